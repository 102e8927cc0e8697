// Makes the drawn things of a table touchable: whatever bears data-id is listened to, named and outlined.
import type { Action } from 'svelte/action';
import { Lights, SHAPING, type Light } from './lights';

/** What can be touched, and who wants to hear of it. */
export interface Touching {
  touchable: ReadonlySet<string>;
  /** Those of them that go on with what was touched; the others begin another answer. */
  next: ReadonlySet<string>;
  /** Those of them that the coach means. */
  hinted?: ReadonlySet<string>;
  /** Things that are only pointed out, and in which light: nothing can be done with them. */
  pointed?: ReadonlyMap<string, Light>;
  touched: readonly string[];
  /** Whether touches mean anything here: not for onlookers. */
  active: boolean;
  label: (id: string) => string;
  /** What touching it would bring, in words. */
  brings: (id: string) => string;
  ontouch: (id: string, element: Element) => void;
  /** Which part of the table is open; a change of it is a reason to look again. */
  tab: string;
  /** Told which of the touchable ids no drawing has, and which lie in parts that are not open. */
  onundrawn: (undrawn: string[], hidden: string[]) => void;
}

type Thing = HTMLElement | SVGElement;

const MOVED = 8; // pixels after which a press is a drag and no touch
const NOTICED = ['data-id', 'data-label', ...SHAPING];
const WATCHED = { childList: true, subtree: true, attributes: true, attributeFilter: NOTICED };
const BUTTON = ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-brings'];

/** Whether an element is on show (not in a hidden tab). */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The name of a thing, with what is written on it: whoever speaks to the page can say either. */
function spoken(element: Element, label: string): string {
  const written = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const said = label.replace(/\([^)]*\)/g, ''); // what stands in brackets need not be said
  return written && !said.includes(written) ? `${label}, ${written}` : label;
}

/** The thing that an event is about. */
function thingOf(event: Event): Thing | null {
  return event.target instanceof Element ? event.target.closest<Thing>('[data-id]') : null;
}

/** The things drawn within an element. */
class Things {
  private pressed: { x: number; y: number } | null = null;
  private due = false;
  private readonly lights = new Lights();
  private readonly watcher = new MutationObserver(() => this.dressSoon());
  private readonly sizes = new ResizeObserver(() => this.dressSoon()); // what was in a hidden tab may be on show now

  constructor(
    private readonly node: HTMLElement,
    private now: Touching,
  ) {
    this.watcher.observe(node, WATCHED);
    this.sizes.observe(node);
    node.addEventListener('pointerdown', this.onPress);
    node.addEventListener('click', this.onClick);
    node.addEventListener('keydown', this.onKey);
    node.addEventListener('focusin', this.dressSoon);
    node.addEventListener('focusout', this.dressSoon);
    this.dressSoon();
  }

  // Svelte calls these two without their object.
  readonly update = (next: Touching): void => {
    this.now = next;
    this.dressSoon();
  };

  readonly destroy = (): void => {
    this.watcher.disconnect();
    this.sizes.disconnect();
    this.node.removeEventListener('pointerdown', this.onPress);
    this.node.removeEventListener('click', this.onClick);
    this.node.removeEventListener('keydown', this.onKey);
    this.node.removeEventListener('focusin', this.dressSoon);
    this.node.removeEventListener('focusout', this.dressSoon);
  };

  private readonly dressSoon = (): void => {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => this.dressAll());
  };

  private dressAll(): void {
    this.due = false;
    const drawn = new Set<string>();
    const shown = new Set<string>();
    const lit = new Map<Element, Light>();
    for (const element of this.node.querySelectorAll<Thing>('[data-id]')) {
      const id = element.dataset['id'] ?? '';
      drawn.add(id);
      const light = this.dress(element, id);
      if (!light || !isShown(element)) continue;
      lit.set(element, light);
      if (light !== 'chosen' || this.now.touchable.has(id)) shown.add(id);
    }
    this.lights.show(lit);
    this.watcher.takeRecords(); // outlines are no news
    const touchable = [...this.now.touchable];
    this.now.onundrawn(
      touchable.filter((id) => !drawn.has(id)),
      touchable.filter((id) => drawn.has(id) && !shown.has(id)),
    );
  }

  /** Mark and name a thing; gives how it is to be lit, if at all. */
  private dress(element: Thing, id: string): Light | null {
    const can = this.now.active && this.now.touchable.has(id);
    const chosen = this.now.touched.includes(id);
    const aside = can && !chosen && !this.now.next.has(id);
    element.toggleAttribute('data-can', can);
    element.toggleAttribute('data-chosen', chosen);
    const hinted = can && !chosen && (this.now.hinted?.has(id) ?? false);
    const pointed = this.now.pointed?.get(id) ?? null;
    element.toggleAttribute('data-aside', aside && !hinted);
    element.toggleAttribute('data-hinted', hinted || pointed === 'hinted');
    element.toggleAttribute('data-played', pointed === 'played');
    if (can || chosen) {
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
      const brings = can ? this.now.brings(id) : '';
      const label = element.dataset['label'] ?? this.now.label(id);
      element.setAttribute('aria-label', spoken(element, brings ? `${label}: ${brings}` : label));
      element.toggleAttribute('data-brings', brings !== '');
      if (brings) element.dataset['brings'] = brings;
      element.setAttribute('aria-pressed', String(chosen));
    } else if (element.getAttribute('role') === 'button') {
      for (const name of BUTTON) element.removeAttribute(name);
    }
    return chosen ? 'chosen' : hinted ? 'hinted' : (pointed ?? (aside ? 'aside' : can ? 'can' : null));
  }

  private readonly onPress = (event: PointerEvent): void => {
    this.pressed = { x: event.clientX, y: event.clientY };
  };

  private readonly onClick = (event: MouseEvent): void => {
    const from = this.pressed;
    this.pressed = null;
    const dragged = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED;
    const thing = thingOf(event);
    if (thing && this.now.active && !dragged && !event.defaultPrevented) this.touch(thing);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const thing = thingOf(event);
    if (!thing || !this.now.active || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    this.touch(thing);
  };

  private touch(thing: Thing): void {
    this.now.ontouch(thing.dataset['id'] ?? '', thing);
  }
}

/** Lets the things within an element be touched. */
export const things: Action<HTMLElement, Touching> = (node, given) => new Things(node, given);

/** A short shake of what cannot be touched now. */
export function shake(element: Element): void {
  const path = [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(path, { duration: 240 });
}
