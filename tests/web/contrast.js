// How well outlines stand out, judged by three pictures of one page: with them, without, and with them
// in a colour that is nowhere else, which says where they are. Read by contrast.py.
async ({ plain, lit, marked, boxes }) => {
  const RAYS = 32;
  const AROUND = 10; // px beyond a thing's box in which its outline may lie
  const CHANGED = 40; // of 765: less is not an outline
  const BESIDE = 3; // px from the outline to the ground beside it

  async function pixels(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  }

  const [before, after, mask] = [await pixels(plain), await pixels(lit), await pixels(marked)];
  const at = (picture, x, y) => {
    const i = 4 * (Math.min(Math.max(y, 0), picture.height - 1) * picture.width + Math.min(Math.max(x, 0), picture.width - 1));
    return [picture.data[i], picture.data[i + 1], picture.data[i + 2]];
  };
  const part = (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const contrast = (a, b) => {
    const [x, y] = [light(a), light(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const changed = (x, y) => {
    const [a, b] = [at(before, x, y), at(mask, x, y)];
    return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > CHANGED;
  };

  // From the middle of a thing outwards: the worst of what its outline must stand out from, or null if none is seen.
  function alongRay(box, angle) {
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(
      Math.abs(dx) > 0.01 ? (box.width / 2 + AROUND) / Math.abs(dx) : 1e9,
      Math.abs(dy) > 0.01 ? (box.height / 2 + AROUND) / Math.abs(dy) : 1e9,
    );
    const ring = [];
    for (let far = 2; far < reach; far += 0.5) {
      const [x, y] = [Math.round(cx + dx * far), Math.round(cy + dy * far)];
      if (changed(x, y)) ring.push(far);
    }
    if (ring.length < 2) return null;
    const colour = (picture, far) => at(picture, Math.round(cx + dx * far), Math.round(cy + dy * far));
    const tones = ring.map((far) => colour(after, far));
    const grounds = [ring[0] - BESIDE, ring.at(-1) + BESIDE].map((far) => colour(before, far));
    return Math.min(...grounds.map((ground) => Math.max(...tones.map((tone) => contrast(tone, ground)))));
  }

  return boxes.map((box) => {
    const seen = Array.from({ length: RAYS }, (_, i) => alongRay(box, (2 * Math.PI * i) / RAYS)).filter((one) => one !== null);
    const good = seen.filter((one) => one >= 3);
    return { where: `${Math.round(box.x)}, ${Math.round(box.y)}`, seen: seen.length / RAYS, good: seen.length ? good.length / seen.length : 0, worst: Math.min(...seen, 99) };
  });
}
