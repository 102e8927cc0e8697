// Keys that mean something to a page: those that nobody types into a field, and no dialog has.

/** Whether a key was pressed on such a thing, or within it. */
export function isOn(event: KeyboardEvent, things: string): boolean {
  return event.target instanceof Element && event.target.closest(things) !== null;
}

/** Whether a key is the page's: a plain one, while no dialog is open and nothing is being written. */
export function isForPage(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return !held && !document.querySelector('dialog[open]') && !isOn(event, 'input, textarea, select');
}

/** Whether Enter would do something of its own there. */
export const isOnButton = (event: KeyboardEvent): boolean => isOn(event, 'button, a, summary, [role=button]');
