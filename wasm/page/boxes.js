// Rectangles { x, y, w, h }, cut and placed as the program's layout does it (ui/geom.go, ui/layout.go).

export const box = (x, y, w, h) => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });
export const inset = (r, h, v) => box(r.x + h, r.y + v, r.w - 2 * h, r.h - 2 * v);
export const around = (x, y, w, h = w) => box(x - w / 2, y - h / 2, w, h);
export const place = (r, w, h, ax, ay) => box(r.x + (r.w - w) * ax, r.y + (r.h - h) * ay, w, h);
export const middle = (r) => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 });

const clamp = (v, most) => Math.max(0, Math.min(v, most));

// The cuts return what is cut off, and the rest beyond a gap.
export function cutTop(r, h, gap = 0) {
  h = clamp(h, r.h);
  return [box(r.x, r.y, r.w, h), box(r.x, r.y + h + gap, r.w, r.h - h - gap)];
}

export function cutBottom(r, h, gap = 0) {
  h = clamp(h, r.h);
  return [box(r.x, r.y + r.h - h, r.w, h), box(r.x, r.y, r.w, r.h - h - gap)];
}

export function cutLeft(r, w, gap = 0) {
  w = clamp(w, r.w);
  return [box(r.x, r.y, w, r.h), box(r.x + w + gap, r.y, r.w - w - gap, r.h)];
}

export function cutRight(r, w, gap = 0) {
  w = clamp(w, r.w);
  return [box(r.x + r.w - w, r.y, w, r.h), box(r.x, r.y, r.w - w - gap, r.h)];
}

// grid returns n equal boxes, so many to a row.
export function grid(r, n, columns, gap) {
  const rows = Math.ceil(n / columns);
  const w = (r.w - gap * (columns - 1)) / columns;
  const h = (r.h - gap * (rows - 1)) / rows;
  return Array.from({ length: n }, (_, i) => box(r.x + (i % columns) * (w + gap), r.y + Math.floor(i / columns) * (h + gap), w, h));
}

// columns returns boxes side by side, at least so wide each; the last one, or all of them, take what is left.
export function columns(r, gap, widths, all = false) {
  const room = Math.max(0, r.w - gap * (widths.length - 1));
  const sum = widths.reduce((a, b) => a + b, 0);
  let spans = widths;
  if (sum > room) spans = widths.map((w) => w * room / sum);
  else if (all) spans = shared(room, widths);
  else spans = widths.with(-1, widths.at(-1) + room - sum);
  let x = r.x;
  return spans.map((w) => {
    const b = box(x, r.y, w, r.h);
    x += w + gap;
    return b;
  });
}

// shared parts a room alike, but gives none less than it needs.
function shared(room, least) {
  const open = new Set(least.keys());
  for (;;) {
    const rest = room - least.reduce((sum, w, i) => open.has(i) ? sum : sum + w, 0);
    const share = rest / open.size;
    const short = [...open].filter((i) => least[i] > share);
    if (short.length === 0) return least.map((w, i) => open.has(i) ? share : w);
    for (const i of short) open.delete(i);
  }
}
