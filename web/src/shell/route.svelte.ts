// Which page is open: the lobby, a table, a replay, a course or one of its lessons, a puzzle, or the visitor's own.
import { keptHere, to, withoutServer } from './place';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; secret: string }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'course'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzle'; game: string; puzzle: string } // any, if none is named
  | { page: 'me'; word: string };

/** The page that an address means. */
export function routeOf(path: string, search: string, hash: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (table) return { page: 'table', id: table[1] ?? '', secret: hash.replace(/^#/, '') };
  const replay = /^\/replay\/([\w-]+)\/?$/.exec(path);
  if (replay) {
    const step = new URLSearchParams(search).get('step');
    return { page: 'replay', id: replay[1] ?? '', step: step === null ? null : Number(step) };
  }
  const learn = /^\/learn\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (learn) {
    const [, game = '', lesson = ''] = learn;
    return lesson ? { page: 'lesson', game, lesson } : { page: 'course', game };
  }
  const practise = /^\/puzzles\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (practise) return { page: 'puzzle', game: practise[1] ?? '', puzzle: practise[2] ?? '' };
  if (/^\/me\/?$/.test(path)) return { page: 'me', word: hash.replace(/^#/, '') };
  return { page: 'lobby' };
}

/** The page that is open; where tables are kept here, all of its address stands behind the #. */
function here(): Route {
  const { pathname, search, hash } = keptHere ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return routeOf(pathname, search, hash);
}

export const at: { route: Route } = $state({ route: here() });

/** Go to another page without loading anew. */
export function go(address: string): void {
  history.pushState(null, '', to(address));
  at.route = here();
  scrollTo(0, 0);
}

/** Lets plain links within the site be followed without loading anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const address = inside(link);
  if (address === null) return;
  event.preventDefault();
  go(address);
}

/** The page of ours that a link leads to; null for whatever the browser itself has to fetch. */
function inside(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  const same = link.pathname === location.pathname;
  if (keptHere) return same && link.hash.startsWith('#/') ? link.hash.slice(1) : null;
  if (link.pathname.startsWith('/api') || link.pathname === withoutServer || (same && link.hash)) return null;
  return link.pathname + link.search + link.hash;
}

addEventListener('popstate', () => (at.route = here()));
