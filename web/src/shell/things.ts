// Makes the drawn things of a table touchable: whatever bears data-id is listened to, named and outlined.
import type { Action } from 'svelte/action';

export interface Things {
  touchable: ReadonlySet<string>;
  touched: readonly string[];
  /** Whether touches mean anything here: not for onlookers. */
  active: boolean;
  label: (id: string) => string;
  ontouch: (id: string, element: Element) => void;
  /** Which part of the table is open; a change of it is a reason to look again. */
  tab: string;
  /** Told which of the touchable ids no drawing has, and which lie in parts that are not open. */
  onundrawn: (undrawn: string[], hidden: string[]) => void;
}

const MOVED = 8; // pixels after which a press is a drag and no touch

/** Whether an element is on show (not in a hidden tab). */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The name of a thing, with what is written on it: whoever speaks to the page can say either. */
function spoken(element: Element, label: string): string {
  const written = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return written && !label.includes(written) ? `${label}, ${written}` : label;
}

export const things: Action<HTMLElement, Things> = (node, given) => {
  let now = given;
  let pressed: { x: number; y: number } | null = null;
  let due = false;

  function dress(): void {
    due = false;
    const drawn = new Set<string>();
    const shown = new Set<string>();
    for (const element of node.querySelectorAll<HTMLElement | SVGElement>('[data-id]')) {
      const id = element.dataset['id'] ?? '';
      const can = now.active && now.touchable.has(id);
      const chosen = now.touched.includes(id);
      drawn.add(id);
      if (can && isShown(element)) shown.add(id);
      element.toggleAttribute('data-can', can);
      element.toggleAttribute('data-chosen', chosen);
      if (can || chosen) {
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '0');
        element.setAttribute('aria-label', spoken(element, element.dataset['label'] ?? now.label(id)));
        element.setAttribute('aria-pressed', String(chosen));
      } else if (element.getAttribute('role') === 'button') {
        for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) element.removeAttribute(name);
      }
    }
    const touchable = [...now.touchable];
    now.onundrawn(
      touchable.filter((id) => !drawn.has(id)),
      touchable.filter((id) => drawn.has(id) && !shown.has(id)),
    );
  }

  function dressSoon(): void {
    if (due) return;
    due = true;
    queueMicrotask(dress);
  }

  const thingOf = (target: EventTarget | null): (HTMLElement | SVGElement) | null =>
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-id]') : null;

  function onPress(event: PointerEvent): void {
    pressed = { x: event.clientX, y: event.clientY };
  }

  function onClick(event: MouseEvent): void {
    const dragged = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MOVED;
    pressed = null;
    const thing = thingOf(event.target);
    if (thing && now.active && !dragged && !event.defaultPrevented) now.ontouch(thing.dataset['id'] ?? '', thing);
  }

  function onKey(event: KeyboardEvent): void {
    const thing = thingOf(event.target);
    if (!thing || !now.active || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    now.ontouch(thing.dataset['id'] ?? '', thing);
  }

  const watcher = new MutationObserver(dressSoon);
  watcher.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-id', 'data-label'],
  });
  node.addEventListener('pointerdown', onPress);
  node.addEventListener('click', onClick);
  node.addEventListener('keydown', onKey);
  dressSoon();

  return {
    update(next) {
      now = next;
      dressSoon();
    },
    destroy() {
      watcher.disconnect();
      node.removeEventListener('pointerdown', onPress);
      node.removeEventListener('click', onClick);
      node.removeEventListener('keydown', onKey);
    },
  };
};

/** A short shake of what cannot be touched now. */
export function shake(element: Element): void {
  const path = [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(path, { duration: 240 });
}
