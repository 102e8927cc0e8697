// Outlines around what can be touched, above everything else in its drawing. Each is in two tones, a line between two
// rims: one of them stands out from whatever is drawn below or around it.

/**
 * How something is lit: it can be touched, the coach means it, it would begin another answer, it was touched, or it was
 * what somebody chose instead of what the coach means.
 */
export type Light = 'can' | 'hinted' | 'aside' | 'chosen' | 'played';

const SVG = 'http://www.w3.org/2000/svg';
const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'r', 'cx', 'cy', 'points'];
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline'];
/** What moves or reshapes a thing; then its outline follows. */
export const SHAPING = [...GEOMETRY, 'transform', 'viewBox'];

function outermost(element: SVGElement): SVGSVGElement | null {
  let found = element.ownerSVGElement;
  while (found?.ownerSVGElement) found = found.ownerSVGElement;
  return found;
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function boxAround(edge: SVGGraphicsElement): Map<string, string> {
  const { x, y, width, height } = edge.getBBox();
  return new Map(Object.entries({ x, y, width, height, rx: 4 }).map(([name, value]) => [name, String(value)]));
}

/** The places in a drawing where outlines are put: first the rims, so that no line is covered by one. */
function layers(root: SVGSVGElement): [Element, Element] {
  let all = root.querySelector(':scope > .lights');
  if (!all) {
    all = document.createElementNS(SVG, 'g');
    all.setAttribute('class', 'lights');
    all.append(document.createElementNS(SVG, 'g'), document.createElementNS(SVG, 'g'));
  }
  if (root.lastElementChild !== all) root.append(all);
  return [all.firstElementChild!, all.lastElementChild!];
}

/** The outline of one shape. */
class Outline {
  private readonly rim: Element;
  private readonly line: Element;
  private readonly isShape: boolean;

  constructor(private readonly edge: SVGGraphicsElement) {
    this.isShape = SHAPES.includes(edge.localName);
    const kind = this.isShape ? edge.localName : 'rect';
    this.rim = document.createElementNS(SVG, kind);
    this.line = document.createElementNS(SVG, kind);
  }

  /** Lie where the shape lies now; false if it is nowhere to be seen. */
  follow(light: Light, isFocused: boolean): boolean {
    const root = outermost(this.edge);
    const [from, to] = [this.edge.getScreenCTM(), root?.getScreenCTM()];
    if (!root || !from || !to || to.a * to.d === to.b * to.c) return false;
    const { a, b, c, d, e, f } = to.inverse().multiply(from);
    const place = `matrix(${[a, b, c, d, e, f].map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
    const geometry = this.isShape ? null : boxAround(this.edge);
    const [rims, lines] = layers(root);
    for (const [element, layer, kind] of [
      [this.rim, rims, 'rim'],
      [this.line, lines, 'line'],
    ] as const) {
      for (const name of GEOMETRY)
        set(element, name, geometry ? (geometry.get(name) ?? null) : this.edge.getAttribute(name));
      set(element, 'transform', place);
      set(element, 'class', `light ${kind} ${light}${isFocused ? ' focused' : ''}`);
      if (element.parentElement !== layer) layer.append(element);
    }
    return true;
  }

  remove(): void {
    this.rim.remove();
    this.line.remove();
  }
}

/** All outlines of a table. */
export class Lights {
  private outlines = new Map<SVGGraphicsElement, Outline>();

  /** Light these things, each with its shapes, and no others. */
  show(lit: ReadonlyMap<Element, Light>): void {
    const next = new Map<SVGGraphicsElement, Outline>();
    for (const [thing, light] of lit) {
      const isFocused = thing === document.activeElement && thing.matches(':focus-visible');
      for (const edge of edgesOf(thing)) {
        const outline = this.outlines.get(edge) ?? new Outline(edge);
        if (outline.follow(light, isFocused)) next.set(edge, outline);
        else outline.remove();
      }
    }
    for (const [edge, outline] of this.outlines) if (!next.has(edge)) outline.remove();
    this.outlines = next;
  }
}

/** The shapes that are the edge of a thing; a drawn thing without one is its own. */
function edgesOf(thing: Element): SVGGraphicsElement[] {
  const all = thing.matches('.edge') ? [thing] : [...thing.querySelectorAll('.edge')];
  const drawn = all.filter((one) => one instanceof SVGGraphicsElement);
  return all.length === 0 && thing instanceof SVGGraphicsElement ? [thing] : drawn;
}
