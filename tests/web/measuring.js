// What a reader sees of a table: texts that are too small, boxes that scroll, and how much of the window is drawn on.
// Read by measuring.py; one function that is called in the page.
(smallest) => {
  const wide = innerWidth;
  const high = innerHeight;
  const MAY_SCROLL = '.panel, .board-view.zoomed, .options, .since ol, dialog';

  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const meet = (a, b) =>
    box(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  const has = (a, least) => a.right - a.left > least && a.bottom - a.top > least;
  const join = (a, b) =>
    a
      ? box(Math.min(a.left, b.left), Math.min(a.top, b.top), Math.max(a.right, b.right), Math.max(a.bottom, b.bottom))
      : b;
  const area = (a) => (a && has(a, 0) ? (a.right - a.left) * (a.bottom - a.top) : 0);

  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // What of an element is left by the boxes that cut it off.
  function uncut(element, rect) {
    let left = meet(rect, box(0, 0, wide, high));
    for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
      const css = getComputedStyle(around);
      const cuts = around instanceof SVGElement ? around.tagName === 'svg' && css.overflow !== 'visible' : css.overflow !== 'visible';
      if (cuts) left = meet(left, around.getBoundingClientRect());
      if (css.clipPath.startsWith('inset(50%')) return box(0, 0, 0, 0);
    }
    return left;
  }

  // Whether something that floats above the table lies on it.
  function covered(element, rect) {
    const top = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    for (let above = top; above && !above.contains(element); above = above.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return true;
    return false;
  }

  function drawnSize(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.closest('svg') && element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return drawn ? size * Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : size;
  }

  function smallTexts() {
    const found = [];
    const range = document.createRange();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (!text || !element || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION', 'title', 'desc'].includes(element.tagName)) continue;
      const size = drawnSize(element);
      if (size >= smallest - 0.05 || !shown(element)) continue;
      range.selectNodeContents(node);
      const rect = uncut(element, range.getBoundingClientRect());
      if (!has(rect, 1.5) || covered(element, rect)) continue;
      found.push({ text: text.slice(0, 30), size: Math.round(size * 10) / 10, where: place(element) });
    }
    return found;
  }

  // Where something is, in words that lead to its component.
  function place(element) {
    const names = [];
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const name = around.dataset?.id ? `[${around.dataset.id}]` : (around.getAttribute('class') ?? '').split(' ').filter((one) => !one.startsWith('svelte-'))[0];
      if (name) names.unshift(/^[[]/.test(name) ? name : `.${name}`);
    }
    return [...new Set(names)].filter((name) => name !== '.table').slice(-5).join(' ');
  }

  function scrolling() {
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof SVGElement && element.tagName !== 'svg') continue;
      if (element.closest(MAY_SCROLL) || !element.getClientRects().length) continue;
      const css = getComputedStyle(element);
      const down = element.scrollHeight - element.clientHeight;
      const aside = element.scrollWidth - element.clientWidth;
      const scrolls = (over, how) => over > 1 && (how === 'auto' || how === 'scroll');
      if (element.clientHeight > 1 && (scrolls(down, css.overflowY) || scrolls(aside, css.overflowX)))
        found.push(`${place(element)} scrolls inside by ${Math.max(0, down)} px down, ${Math.max(0, aside)} px aside`);
    }
    // What a frame cuts off cannot even be scrolled to.
    for (const frame of document.querySelectorAll('.board-view, .mine-area, .seats, .seat')) {
      if (!shown(frame) || frame.matches('.zoomed')) continue;
      if (getComputedStyle(frame).overflowY === 'visible') continue;
      const down = frame.scrollHeight - frame.clientHeight;
      const aside = frame.scrollWidth - frame.clientWidth;
      const hidden = (over, how) => over > 1 && (how === 'hidden' || how === 'clip');
      const css = getComputedStyle(frame);
      if (hidden(down, css.overflowY) || hidden(aside, css.overflowX))
        found.push(`${place(frame)} cuts off ${Math.max(0, down)} px below, ${Math.max(0, aside)} px aside`);
    }
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (wide >= 700 && root.scrollHeight > high + 1) found.push(`the page scrolls down by ${root.scrollHeight - high} px`);
    return found;
  }

  // The box that an SVG's sheet takes, without the bands beside it.
  function sheet(svg) {
    const drawn = svg.getScreenCTM();
    const view = svg.viewBox.baseVal;
    if (!drawn || !view || !view.width) return svg.getBoundingClientRect();
    const left = drawn.a * view.x + drawn.e;
    const top = drawn.d * view.y + drawn.f;
    return box(left, top, left + drawn.a * view.width, top + drawn.d * view.height);
  }

  function drawnOn(part) {
    if (!part || !shown(part)) return 0;
    let all = null;
    for (const element of part.querySelectorAll('svg, span, p, b, td, li, h3')) {
      if (element.parentElement.closest('svg') || !shown(element) || element.closest('.board-zoom')) continue;
      const rect = element.tagName === 'svg' ? sheet(element) : element.getBoundingClientRect();
      const seen = meet(meet(rect, part.getBoundingClientRect()), box(0, 0, wide, high));
      if (has(seen, 4)) all = join(all, seen);
    }
    return area(all);
  }

  const parts = [document.querySelector('.board-area'), document.querySelector('.mine-area')];
  return {
    texts: smallTexts(),
    scrolling: scrolling(),
    share: (drawnOn(parts[0]) + drawnOn(parts[1])) / (wide * high),
  };
}
