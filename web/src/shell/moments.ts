// Points in time, as one speaks of them.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, as one says it. */
export function ago(moment: string, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ['second', 60];
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'long' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
