// What a player has chosen for this browser: language, light or dark, and how the page behaves.
import { CONFIRMINGS, type Confirming } from './controller';
import { LANGUAGES, type Language } from './words';

export interface Settings {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  name: string;
  colour: number | null; // that is wished for at tables
  bots: Record<string, string>; // by game: the bot that was last played against
  forced: boolean;
  confirming: Confirming;
  motion: boolean;
  sound: boolean;
  notices: boolean;
  list: boolean;
  guide: boolean; // whether a first game explains its decisions
}

const PLACE = 'fairwind';

function spokenHere(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
    if (kept.confirming && !CONFIRMINGS.includes(kept.confirming)) delete kept.confirming; // of an earlier release
    return kept;
  } catch {
    return {};
  }
}

const usual = (): Settings => ({
  lang: spokenHere(),
  theme: 'auto',
  name: '',
  colour: null,
  bots: {},
  forced: true,
  confirming: 'weight',
  motion: true,
  sound: false,
  notices: false,
  list: false,
  guide: true,
});

export const settings: Settings = $state({ ...usual(), ...stored() });

/** Remember the settings in this browser. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets them; everything else works.
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether pieces may move: not if the player or the system says no. */
export function moving(): boolean {
  return settings.motion && !calm.matches;
}

/** Paint the page light or dark. */
export function paint(): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['motion'] = moving() ? 'on' : 'off';
}

dark.addEventListener('change', paint);
calm.addEventListener('change', paint);
