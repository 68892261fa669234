// Menhirs: what its cards are made of, the carved masks, gems and ore, the die. Masks are drawn on a box of 100, gems by their
// radius.

import { C, bake, cl, fbm, lin, mixc, P, sdBox, sdCircle, sst, vn, woodTex } from './materials.js';

// The colours by kind: light, body, shade and depth.
export const kin = {
  green: ['#cfeab0', '#7fb765', '#35613a', '#1c3a24'],
  red: ['#ffc3ae', '#d8604c', '#7a2a26', '#3f1414'],
  blue: ['#c6e4ff', '#5b9fe0', '#27507f', '#12263f'],
  yellow: ['#fff0b8', '#e3b23e', '#7d5c1a', '#3f2c0c'],
  white: ['#ffffff', '#e6e6ee', '#5c657b', '#2b3040'],
  none: ['#eee2fb', '#b9a6cf', '#4b3f60', '#261f33'],
};
export const order = ['none', 'green', 'red', 'blue', 'yellow', 'white'];

// both draws a path and its mirror image, filled, or stroked in a width.
export const both =
  (path, width = 0) =>
  (c) => {
    const p = new Path2D(path);
    c.lineCap = 'round';
    c.lineWidth = width;
    for (const side of [1, -1]) {
      c.save();
      c.scale(side, 1);
      if (width) c.stroke(p);
      else c.fill(p);
      c.restore();
    }
  };

// carved returns something cut in relief, w × h units around its middle: parts (draw, rise, soft, and what bake takes of a part) on
// a box whose unit is `unit` units, in a dark outline that stands on every ground, over its shadow.
export function carved(o) {
  const { w, h, unit, parts } = o;
  const ss = o.ss || 2;
  const scaled = (draw) => (c) => {
    c.scale(unit, unit);
    draw(c);
  };
  const engr = [];
  for (const p of parts) {
    const draw = scaled(p.draw);
    if (p.rise) {
      engr.push({ draw, blur: p.soft * unit, depth: -p.rise * unit });
      engr.push({ draw, blur: p.soft * unit * 0.28, depth: -p.rise * unit * 0.34 });
    }
    engr.push({ ...p, draw, depth: (p.depth || 0) * unit, blur: (p.blur || 0) * unit });
  }
  const lit = bake({ ...o, ss, engr });
  const sheet = () => {
    const c = C(w, h, ss);
    const x = c.getContext('2d');
    x.translate(c.width / 2, c.height / 2);
    x.scale(ss, ss);
    x.imageSmoothingQuality = 'high';
    return [c, x];
  };
  const [cut, x] = sheet();
  x.fillStyle = x.strokeStyle = '#000';
  for (const p of parts) {
    if (p.inside) continue;
    x.save();
    scaled(p.draw)(x);
    x.restore();
  }
  x.globalCompositeOperation = 'source-in';
  x.drawImage(lit, -w / 2, -h / 2, w, h);
  const [out, y] = sheet();
  // The outline is the cut, spread.
  const dark = C(w, h, ss);
  const z = dark.getContext('2d');
  const line = (o.line == null ? 1.3 : o.line) * unit * ss;
  for (let i = 0; i < 24; i++) {
    const t = (i * Math.PI) / 12;
    z.drawImage(cut, line * Math.cos(t), line * Math.sin(t));
  }
  z.globalCompositeOperation = 'source-in';
  z.fillStyle = o.rim || '#06080c';
  z.fillRect(0, 0, dark.width, dark.height);
  y.save();
  y.shadowColor = `rgba(0,0,0,${o.shadow == null ? 0.7 : o.shadow})`;
  y.shadowBlur = (o.shadowBlur == null ? 4 : o.shadowBlur) * unit * ss;
  y.shadowOffsetX = 1.2 * unit * ss;
  y.shadowOffsetY = 2.6 * unit * ss;
  y.drawImage(dark, -w / 2, -h / 2, w, h);
  y.restore();
  y.drawImage(cut, -w / 2, -h / 2, w, h);
  return out;
}

// The masks: what stands out, from the lowest to the highest, and what is cut into it.
const masks = {
  dryad: {
    colour: 'green',
    raised: [
      [both('M3-18C7-32 20-34 23-48M13-33C22-32 30-36 35-45M8-25C18-22 30-22 41-30', 4.6), 4, 2],
      [both('M20-2C30-14 41-10 48-3C40 8 28 10 19 7Z'), 6, 3.4],
      [both('M16 14C28 10 36 18 38 30C27 33 17 27 13 21Z'), 6, 3.4],
      [both('M0-24C15-24 21-10 18 6C15 22 8 36 0 48Z'), 12, 6],
      [both('M0-20C2.6-12 3.6 4 4.6 15L0 17Z'), 5, 1.6],
      [both('M2-9C8-15 15-14 18-9C14-11 8-10 3-5Z'), 5, 1.4],
    ],
    cut: [
      both('M4-1C9-8 14-7 16-4C13 2 8 3 4-1Z'),
      (c) => c.fill(new Path2D('M-7 28Q0 32 7 28Q0 36-7 28Z')),
      both('M5 17.5C7 18 7.4 20 5.6 20.6', 1.3),
    ],
    lines: [
      both(
        'M22 0C30-6 39-7 46-3M30-3.4L33-8M30-2.6L34 3M37-4.6L40-7.4M18 17C26 18 32 23 36.5 28M25 19L29 17M27 21L27 26',
        1,
      ),
      both('M0-23V-17M5-21C8-18 12-16 15-15M4 38C7 32 10 26 12 19', 0.9),
    ],
  },
  harpy: {
    colour: 'red',
    raised: [
      [
        both(
          'M7-2C14-28 32-40 49-44C48-35 47-30 43-25C48-25 46-16 40-12C45-11 42-2 35 0C38 4 33 11 26 10C27 15 20 20 14 17C10 14 8 8 7-2Z',
        ),
        8,
        4,
      ],
      [both('M0 4C6 6 8 12 8 20L15 46L8 39L4 49L0 40Z'), 7, 3.4],
      [(c) => c.fill(new Path2D('M0-31L-4-49L0-43L4-49ZM-6-30L-14-43L-1-33ZM6-30L14-43L1-33Z')), 4, 1.8],
      [both('M0-33C11-33 13-22 10-14C8-9 5-6 0 1Z'), 11, 4.6],
      [(c) => c.fill(new Path2D('M-3-14L0-17.5L3-14L0-1Z')), 6, 1.4],
    ],
    cut: [both('M2.5-20C5-25 9-25 10-21C8-18 5-17 2.5-20Z')],
    lines: [
      both('M12 4C19-15 32-26 46-34M13 9C23-5 33-14 44-20M15 13C24 3 32-5 39-9M17 15C24 10 30 4 35 2', 1.5),
      both('M2 10V38M5 16L10 42M3 12C4 20 5 30 6 38', 1),
      (c) => c.stroke(new Path2D('M-2-12L0-14.5L2-12')),
    ],
  },
  kobold: {
    colour: 'blue',
    raised: [
      [both('M17-8C28-22 42-24 50-17C46-2 34 8 18 10Z'), 7, 3.6],
      [both('M0-27C15-27 21-16 20-2C19 16 11 32 0 37Z'), 13, 6.5],
      [both('M1-10C6-16 14-16 18-9C13-11 8-10 3-6Z'), 5, 1.6],
      [both('M0-4L6 11C4 14 2 15 0 15Z'), 6, 2],
      [both('M12 9C16 8 18 3 18-1C19 6 17 12 13 15Z'), 3, 1.6],
    ],
    cut: [
      both('M22-4C30-12 38-15 44-13C40-4 32 2 22 5Z'),
      both('M4-3C7-11 15-11 17-4C13 2 7 2 4-3Z'),
      (c) => c.fill(new Path2D('M-13 18L13 18L9 25L6 21L3 27L0 22L-3 27L-6 21L-9 25Z')),
      both('M1.6 12.5C3 11.6 4 12 4.6 13', 1.2),
    ],
    lines: [both('M24-3C30-7 36-9 41-10M15-18C17-15 18-13 18.5-11M0-26V-17', 1)],
    gold: [(c) => c.fill(new Path2D('M-6.5-27V-40H6.5V-27Z'))],
    fire: [(c) => c.fill(new Path2D('M0-51.5C6.6-45 6.5-39.5 0-39.5C-6.5-39.5-6.6-45 0-51.5Z'))],
    eyes: [both('M8.6-4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z'), '#ffd98a'],
  },
  satyr: {
    colour: 'yellow',
    raised: [
      [both('M8-21C20-40 46-33 46-11C46 8 25 9 25-5C25-13 34-14 35-7', 8.6), 9, 2.6],
      [both('M16 3C24 4 31 8 34 15C26 19 18 16 14 12Z'), 5, 2.6],
      [both('M0-25C13-25 17-14 15 0C13 10 12 16 9 22L12 34L6 32L5 45L0 50Z'), 12, 5],
      [both('M0-16C2.4-10 4 2 4.6 12C3 15 1.5 16 0 16Z'), 6, 1.8],
      [both('M2-7C6-12 12-14 16-11C13-9 8-7 3-3Z'), 5, 1.4],
    ],
    cut: [
      both('M4-3.5L14-7.5L12-.5Z'),
      (c) => c.fill(new Path2D('M-6 22Q0 19 6 22Q0 27-6 22Z')),
      both('M4.6 14C6 14.5 6 16 4.4 16.5', 1.1),
    ],
    lines: [
      both(
        'M14.5-31L19-24.5M21-36L22.5-27.5M28-37.5L28-29M35-36L32.5-28M41-31.5L36.5-25.5M46.5-24L40-20.5M50-15L42-14.5M50-6L42-8M46.5 2L40-3M40.5 6L36.5-.5M33.5 7.5L33-.5M27 5.5L30-1.5M21.5 0L28-4M21-8L28-7.5',
        1.5,
      ),
      both('M3 28L2 46M7 27L5.5 40M0 30V48', 1.2),
    ],
  },
  dragon: {
    colour: 'white',
    raised: [
      [both('M17-13L44-34L38-14L50-9L38 2L44 15L26 14L15 4Z'), 6, 3.4],
      [both('M6-24C12-34 10-44 22-52C25-40 23-27 16-17Z'), 9, 2.8],
      [both('M0-28C11-28 19-20 20-9L15 5L11 26C9 38 5 43 0 45Z'), 12, 6],
      [both('M0-26L3.5-10L4.5 16L3 26L0 28Z'), 6, 2],
      [both('M3-9L17-18L19-11L15-9Z'), 5, 1.4],
      [both('M3.5 24C7 21 11 23 11.5 28C8 27 5 27.5 3 29Z'), 4, 1.4],
    ],
    cut: [
      both('M4-6L16-14L14-5L7-2Z'),
      both('M3 30.5C5 26.5 8 26.5 8 30.5C7 33.5 4 34 3 30.5Z'),
      both('M0 38.5C4 39 7 36 9.5 31L9 35C7 40 4 42 0 42.5Z'),
    ],
    lines: [
      both('M21-6L38-15M22 0L38 0M20 6L36 11M17-12L40-29M14-28L20-42M11-32L17-46', 1.3),
      both('M7 0L6 18M12-1L9.5 16', 1),
    ],
    eyes: [both('M7.5-5.5L13-9.5L12.2-5.8Z'), '#9fe6ff'],
  },
  druid: {
    colour: 'none',
    raised: [
      [both('M0-50C10-46 14-42 16-38C28-26 33-4 31 20L40 47L0 47Z'), 11, 6],
      [both('M0-44C8-40 13-36 16-28C24-12 24 10 19 34L16 34C20 10 19-10 12-24C8-31 4-34 0-36Z'), 5, 2],
    ],
    hollow: [both('M0-33C14-28 21-8 18 12L11 47H0Z')],
    over: [
      [both('M0-16C9-17 16-12 17-5C18 3 17 9 16 14C15 20 14 24 12 29C9 38 5 44 0 50Z'), 10, 3.4],
      [both('M2-6C6-13 14-13 17-7C12-8.5 8-7 4-3Z'), 5, 1.5],
      [both('M0-8L2.8-4L4.2 8L0 11Z'), 6, 1.7],
      [both('M1 11.5C6 9 13 11 18 19C12 17.5 7 18.5 2 16.5Z'), 6, 1.5],
    ],
    cut: [
      both('M4.6-.5C8-5.4 13.6-5.4 15.4-1C12.6 3 8 3.4 4.6-.5Z'),
      (c) => c.fill(new Path2D('M-8 19Q0 15.5 8 19Q5 26.5 0 26.5Q-5 26.5-8 19Z')),
    ],
    lines: [
      both('M23-20C28-6 28 14 26 42M29-6C31 8 31 24 33 44M18-31C22-24 24-16 25-10', 1.3),
      both('M4 30C4 36 3 41 2 45M10 23C10 31 8 37 6 41M0 31V48', 1.4),
    ],
    eyes: [both('M8.2-.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z'), '#d9f4ff'],
  },
};

// The side of the picture of a mask, which has room for its shadow, by that of the mask.
export const maskBox = 1.125;

// Masks are looked at closely.
export const maskScale = 2.5;

// mask is a carved mask, a side long.
export function mask(name, side) {
  const m = masks[name];
  const [light, bright, shade, deep] = kin[m.colour].map(lin);
  const raised = ([draw, rise, soft]) => ({ draw, rise: rise * 0.62, soft });
  const inner = (part) => ({ ...part, inside: 1 });
  const cuts = m.cut.map((draw) =>
    inner({ draw, blur: 0.5, depth: 3, tint: mixc(deep, [0.002, 0.002, 0.003], 0.55), amt: 0.97, spec: 0 }),
  );
  const lines = m.lines.map((draw) =>
    inner({ draw: narrow(draw), blur: 0.35, depth: 1.6, tint: shade, amt: 0.75, spec: 0.05 }),
  );
  return carved({
    ss: maskScale,
    w: side * maskBox,
    h: side * maskBox,
    unit: side / 105,
    parts: [
      ...(m.gold || []).map((draw) => ({ draw, rise: 4, soft: 2.4, tint: lin('#e9dcc0'), amt: 1 })),
      ...m.raised.map(raised),
      ...(m.hollow || []).map((draw) =>
        inner({ draw, blur: 1.2, depth: 9, tint: mixc(deep, [0, 0, 0], 0.6), amt: 0.97, spec: 0 }),
      ),
      ...(m.over || [])
        .map(raised)
        .map((p) => inner({ ...p, tint: mixc(bright, light, 0.25), amt: 0.92, spec: 0.16 })),
      ...lines,
      ...cuts,
      ...(m.fire || []).map((draw) => ({
        draw,
        blur: 0.6,
        tint: lin('#ffc65a'),
        glow: 0.75,
        glowC: lin('#ffb13a'),
        spec: 0,
      })),
      ...(m.eyes
        ? [
            inner({
              draw: m.eyes[0],
              blur: 0.25,
              tint: lin(m.eyes[1]),
              glow: 0.8,
              glowC: lin(m.eyes[1]),
              spec: 0,
            }),
          ]
        : []),
    ],
    albedo: (x, y) => {
      const [u, v] = [x / side, y / side];
      const grain = fbm(u * 26 + 3, v * 7 + 9, 4);
      const t = cl(0.5 - v * 0.75 + (grain - 0.5) * 0.5);
      const a = mixc(shade, bright, cl(0.5 + t * 0.75));
      return mixc(a, light, cl(t - 0.35) * 0.5);
    },
    height: (x, y) => side * 0.012 * fbm((x / side) * 30, (y / side) * 9, 3),
    spec: 0.2,
    gloss: 16,
    key: [1.34, 1.2, 1.02],
    amb: [0.3, 0.31, 0.35],
  });
}

// narrow gives strokes without a width of their own a thin one.
const narrow = (draw) => (c) => {
  c.lineWidth = 1;
  draw(c);
};

// sdPolygon returns the distance from the nearest side of a convex polygon, clockwise, negative inside.
export function sdPolygon(points) {
  const sides = points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    const l = Math.hypot(bx - ax, by - ay);
    return [(by - ay) / l, (ax - bx) / l, ax, ay];
  });
  return (x, y) => Math.max(...sides.map(([nx, ny, ax, ay]) => (x - ax) * nx + (y - ay) * ny));
}

// gon returns the corners of a regular polygon, stretched and lowered.
export const gon = (n, r, angle, wide = 1, high = 1, low = 0) =>
  Array.from({ length: n }, (_, i) => {
    const t = ((angle + (i * 360) / n) * Math.PI) / 180;
    return [r * Math.cos(t) * wide, r * Math.sin(t) * high + low];
  });

// The cuts of the gems, for a radius.
const cuts = {
  green: (r) => gon(8, r * 1.02, -67.5, 0.82, 1.08),
  red: (r) => gon(3, r * 1.2, 90, 1, 1, -r * 0.22),
  blue: (r) => gon(6, r, 0),
  yellow: (r) => gon(4, r * 1.16, -90, 0.82, 1.05),
};

// The radius of a gem by the side of its picture.
const gemRadius = 1 / 2.55;

// seated puts a baked stone over its shadow, in a picture of the same side.
function seated(lit, side) {
  const c = C(side, side, 2);
  const x = c.getContext('2d');
  x.shadowColor = 'rgba(0,0,0,.6)';
  x.shadowBlur = side * 0.07;
  x.shadowOffsetX = side * 0.02;
  x.shadowOffsetY = side * 0.05;
  x.drawImage(lit, 0, 0);
  return c;
}

// gem is a cut stone: a table with light in its depth, facets round it, a dark line round all.
export function gem(colour, side) {
  const r = side * gemRadius;
  const [light, bright, shade, deep] = kin[colour].map(lin);
  const outline = sdPolygon(cuts[colour](r * 1.08));
  const stone = sdPolygon(cuts[colour](r * 0.985));
  const facet = r * (colour === 'red' ? 0.26 : 0.3);
  const low = colour === 'red' ? -0.2 : 0;
  return seated(
    bake({
      w: side,
      h: side,
      ss: 2,
      sdf: outline,
      bevel: r * 0.02,
      bevelH: 0,
      height: (x, y) => facet * 0.72 * cl(-stone(x, y) / facet),
      albedo: (x, y) => {
        const d = stone(x, y);
        const [u, v] = [x / r, y / r - low];
        const gleam = Math.exp(-((u + 0.26) ** 2 + (v + 0.36) ** 2) / 0.16);
        const depth = Math.exp(-((u - 0.2) ** 2 + (v - 0.34) ** 2) / 0.2);
        let a = mixc(mixc(shade, bright, 0.4), bright, cl(0.2 + gleam + 0.8 * depth));
        a = mixc(a, light, cl(0.5 * gleam + 0.22 * depth));
        // Facets take the light as they lie; a bright line parts them from the table.
        const side2 = cl(-(u * 0.5 + v * 0.85));
        if (d > -facet) a = mixc(mixc(shade, bright, 0.75), light, side2 * 0.75);
        a = mixc(a, light, 0.7 * sst(r * 0.07, 0, Math.abs(d + facet)));
        return mixc(a, [0.004, 0.005, 0.009], sst(-r * 0.02, r * 0.03, d));
      },
      spec: 0.55,
      gloss: 46,
      key: [1.3, 1.2, 1.06],
      amb: [0.36, 0.37, 0.4],
    }),
    side,
  );
}

// folded returns how far a point lies from the sides of a star, negative inside, and in which of its halves of rays.
function folded(n, far, near) {
  const t = Math.PI / n;
  const [ax, ay] = [0, -far];
  const [bx, by] = [near * Math.sin(t), -near * Math.cos(t)];
  const l = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(by - ay) / l, (ax - bx) / l];
  return (x, y) => {
    let a = Math.atan2(x, -y); // 0 is upwards, clockwise
    a = ((a % (2 * t)) + 2 * t) % (2 * t);
    const q = Math.hypot(x, y);
    const b = a > t ? 2 * t - a : a;
    return (q * Math.sin(b) - ax) * nx + (-q * Math.cos(b) - ay) * ny;
  };
}

// joker is the pearl that stands for every gem: a star of eight points in all colours, with a bright star in it.
export function joker(side) {
  const r = side * gemRadius;
  const outline = folded(8, r * 1.3, r * 0.94);
  const stone = folded(8, r * 1.19, r * 0.855);
  const sparkle = folded(4, r * 0.86, r * 0.25);
  const hues = ['#e9f6ff', '#a9d4ff', '#c9a9ff', '#ffb4d6', '#ffd797', '#b4f0c4'].map(lin);
  return seated(
    bake({
      w: side,
      h: side,
      ss: 2,
      sdf: outline,
      bevel: r * 0.02,
      bevelH: 0,
      height: (x, y) => r * 0.42 * cl(-stone(x, y) / (r * 0.72)) - r * 0.04 * cl(-sparkle(x, y) / (r * 0.1)),
      albedo: (x, y) => {
        const t = ((Math.atan2(y, x) / (2 * Math.PI) + 1.62) % 1) * hues.length;
        const i = Math.floor(t);
        const a = mixc(hues[i], hues[(i + 1) % hues.length], t - i);
        const q = mixc(a, [1, 1, 1], cl(0.06 + (0.26 * -(x + y)) / r));
        const lit = mixc(
          mixc(q, lin('#8f86c8'), 0.34 * cl((x + y) / r + 0.2)),
          [1, 1, 1],
          0.96 * sst(r * 0.03, -r * 0.05, sparkle(x, y)),
        );
        return mixc(lit, [0.006, 0.007, 0.014], sst(-r * 0.02, r * 0.03, stone(x, y)));
      },
      spec: 0.35,
      gloss: 40,
      key: [1.18, 1.14, 1.08],
      amb: [0.46, 0.47, 0.5],
    }),
    side,
  );
}

// anyGem is the disc of four colours, set in a ring, with a hub of bone.
export function anyGem(side) {
  const r = side * gemRadius;
  const fields = ['green', 'red', 'blue', 'yellow'].map((name) => kin[name].map(lin));
  return seated(
    bake({
      w: side,
      h: side,
      ss: 2,
      sdf: sdCircle(r * 1.09),
      bevel: r * 0.02,
      bevelH: 0,
      height: (x, y) => {
        const q = Math.hypot(x, y);
        const cut = Math.min(Math.abs(x - y), Math.abs(x + y)) / Math.SQRT2;
        if (q < r * 0.4) return r * 0.2 * Math.sqrt(Math.max(0, 1 - (q / (r * 0.42)) ** 2));
        return (
          r *
          0.24 *
          Math.min(
            cl((r - q) / (r * 0.26)),
            cl((cut - r * 0.03) / (r * 0.2)),
            cl((q - r * 0.38) / (r * 0.16)),
          )
        );
      },
      albedo: (x, y) => {
        const q = Math.hypot(x, y);
        const cut = Math.min(Math.abs(x - y), Math.abs(x + y)) / Math.SQRT2;
        const i = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 2) : x > 0 ? 1 : 3;
        const [light, bright] = fields[i];
        const ink = [0.004, 0.005, 0.009];
        if (q < r * 0.4) return mixc(lin(P.bone), ink, sst(r * 0.32, r * 0.36, q));
        const a = mixc(bright, light, cl(0.1 - (x * 0.5 + y * 0.8) / (2.4 * r)));
        return mixc(
          a,
          ink,
          Math.max(sst(r * 0.075, r * 0.035, cut), sst(r * 0.96, r * 1.01, q), sst(r * 0.45, r * 0.4, q)),
        );
      },
      spec: 0.4,
      gloss: 34,
      key: [1.3, 1.2, 1.06],
      amb: [0.34, 0.35, 0.38],
    }),
    side,
  );
}

// ore is a grey lump with edges and veins of gold.
export function ore(side) {
  const r = side * gemRadius;
  const points = [
    [-1, 0.55],
    [-0.72, -0.34],
    [-0.12, -0.78],
    [0.6, -0.54],
    [1, 0.18],
    [0.72, 0.66],
  ].map(([x, y]) => [x * r * 1.06, y * r * 1.06]);
  const outline = sdPolygon(points.map(([x, y]) => [x * 1.09, y * 1.11]));
  const stone = sdPolygon(points);
  // The planes meet at a point; each is a slope of its own.
  const planes = [
    [-0.55, -0.2, 0.62],
    [0.05, -0.62, 0.6],
    [0.6, -0.1, 0.64],
    [0.1, 0.46, 0.66],
    [-0.3, 0.3, 0.64],
  ];
  const top = (x, y) => Math.min(...planes.map(([nx, ny, h]) => h - nx * (x / r) - ny * (y / r)));
  const veins = (width) => (c) => {
    c.scale(r, r);
    c.lineWidth = width;
    c.lineJoin = c.lineCap = 'round';
    c.stroke(new Path2D('M-.74 .28L-.46 .02L-.22 .18L.02 .06L.16 .3M.06 -.52L.2 -.24L.46 -.2L.68 .1'));
  };
  return seated(
    bake({
      w: side,
      h: side,
      ss: 2,
      sdf: outline,
      bevel: r * 0.02,
      bevelH: 0,
      height: (x, y) =>
        r * 0.55 * Math.min(top(x, y), 0.25 - stone(x, y) / (r * 0.9)) +
        r * 0.1 * fbm((x / r) * 4, (y / r) * 4, 3),
      albedo: (x, y) => {
        const n = fbm((x / r) * 3 + 7, (y / r) * 3, 4);
        const v = 0.1 + 0.14 * n;
        return mixc(
          [v * 0.92, v * 1.02, v * 1.16],
          [0.004, 0.005, 0.008],
          sst(-r * 0.03, r * 0.02, stone(x, y)),
        );
      },
      spec: 0.35,
      gloss: 18,
      key: [1.6, 1.45, 1.22],
      engr: [
        { draw: veins(0.2), blur: r * 0.03, depth: r * 0.06, tint: [0.02, 0.014, 0.008], amt: 0.7 },
        {
          draw: veins(0.11),
          blur: r * 0.01,
          depth: -r * 0.02,
          tint: lin('#ffc44f'),
          amt: 1,
          metal: 0.25,
          spec: 0.6,
          glow: 0.1,
          glowC: lin('#ffb84a'),
        },
      ],
    }),
    side,
  );
}

// plaque is a piece of metal in an outline, with a groove along its edge.
function plaque(points, side, metal) {
  const r = side / 2;
  const outline = sdPolygon(points(r * 0.965));
  const body = sdPolygon(points(r * 0.9));
  return seated(
    bake({
      w: side,
      h: side,
      ss: 2,
      sdf: outline,
      bevel: r * 0.02,
      bevelH: 0,
      height: (x, y) => {
        const d = body(x, y);
        return (
          r *
          (0.13 * cl(-d / (r * 0.13)) -
            0.07 * sst(-r * 0.19, -r * 0.25, d) +
            0.012 * fbm((x / r) * 5, (y / r) * 5, 3))
        );
      },
      albedo: (x, y) => {
        const d = body(x, y);
        const a = mixc(metal.body, metal.light, cl(0.5 - (x * 0.4 + y) / (1.7 * r)));
        return mixc(
          mixc(a, metal.deep, 0.35 * sst(r * 0.05, 0, Math.abs(d + r * 0.22))),
          [0.008, 0.005, 0.003],
          sst(-r * 0.02, r * 0.025, d),
        );
      },
      metal: metal.metal,
      spec: metal.spec,
      gloss: 24,
    }),
    side,
  );
}

// points is the golden hexagon behind power points, price the octagon of brass behind a price.
export const points = (side) =>
  plaque((r) => gon(6, r, -90), side, {
    body: lin('#d9a441'),
    light: lin('#f8de97'),
    deep: lin('#6b4716'),
    metal: 0.42,
    spec: 0.42,
  });
export const price = (side) =>
  plaque((r) => gon(8, r, 22.5), side, {
    body: lin('#6b4a1f'),
    light: lin('#a67a3a'),
    deep: lin('#2e1f0d'),
    metal: 0.3,
    spec: 0.3,
  });

// die is the cube of bone seen from a corner.
export function die(side) {
  const s = side * 0.465;
  const c = C(side, side, 2);
  const x = c.getContext('2d');
  x.scale(2, 2);
  x.translate(side / 2, side / 2 - side * 0.01);
  x.lineJoin = 'round';
  const path = (d) => {
    const p = new Path2D();
    p.addPath(new Path2D(d), new DOMMatrix().scale(s, s));
    return p;
  };
  x.save();
  x.shadowColor = 'rgba(0,0,0,.65)';
  x.shadowBlur = side * 0.1;
  x.shadowOffsetY = side * 0.07;
  const outline = path('M0 -1L.9 -.48V.5L0 1L-.9 .5V-.48Z');
  x.fillStyle = x.strokeStyle = '#1b1209';
  x.lineWidth = side * 0.045;
  x.fill(outline);
  x.stroke(outline);
  x.restore();
  const face = (d, from, to, a, b) => {
    const g = x.createLinearGradient(from[0] * s, from[1] * s, to[0] * s, to[1] * s);
    g.addColorStop(0, a);
    g.addColorStop(1, b);
    x.fillStyle = g;
    x.fill(path(d));
    x.strokeStyle = b;
    x.lineWidth = side * 0.008;
    x.stroke(path(d));
  };
  face('M0 -.98L.86 -.48L0 0L-.86 -.48Z', [-0.5, -0.9], [0.4, -0.2], '#fffaf0', '#ede1c4');
  face('M-.88 -.45L-.02 .03V.97L-.88 .48Z', [-0.8, -0.4], [-0.1, 0.9], '#f0e5ca', '#c9b88f');
  face('M.88 -.45L.02 .03V.97L.88 .48Z', [0.2, 0], [0.7, 0.6], '#b39f76', '#86724c');
  x.strokeStyle = 'rgba(255,252,240,.75)';
  x.lineWidth = side * 0.018;
  x.stroke(path('M-.86 -.46L0 .015L.86 -.46'));
  x.strokeStyle = 'rgba(60,42,20,.35)';
  x.stroke(path('M.012 .04V.96'));
  // Pips lie in the planes of their faces.
  const pip = (px, py, r, plane) => {
    x.save();
    x.translate(px * s, py * s);
    x.transform(...plane, 0, 0);
    const g = x.createRadialGradient(-s * 0.03, -s * 0.03, 0, 0, 0, s * r);
    g.addColorStop(0, '#3a0f0a');
    g.addColorStop(0.75, '#6d2216');
    g.addColorStop(1, '#8f4028');
    x.fillStyle = g;
    x.beginPath();
    x.arc(0, 0, s * r, 0, 7);
    x.fill();
    x.restore();
  };
  pip(0, -0.49, 0.17, [1, 0, 0, 0.58]);
  for (const [px, py] of [
    [-0.63, -0.06],
    [-0.27, 0.58],
  ]) {
    pip(px, py, 0.15, [0.88, 0.49, 0, 0.95]);
  }
  for (const [px, py] of [
    [0.22, 0.11],
    [0.45, 0.25],
    [0.68, 0.39],
  ]) {
    pip(px, py, 0.115, [0.88, -0.49, 0, 0.95]);
  }
  return c;
}

// dieFace is an empty face of the die, lying upwards.
export function dieFace(side) {
  const half = side * 0.45;
  const box = sdBox(half, half, side * 0.17);
  const lit = bake({
    w: side,
    h: side,
    ss: 2,
    sdf: (x, y) => box(x, y + side * 0.015),
    bevel: side * 0.1,
    bevelH: side * 0.075,
    height: (x, y) =>
      side *
      (0.008 * fbm(x * 0.3, y * 0.06, 3) - 0.03 * sst(-side * 0.1, -side * 0.14, box(x, y + side * 0.015))),
    albedo: (x, y) => {
      const n = fbm(x * 0.34 + 3, y * 0.07, 4);
      const d = box(x, y + side * 0.015);
      const a = mixc(lin('#d8c79e'), lin('#fbf4e2'), cl(0.25 + n));
      const crack = sst(0.52, 0.5, Math.abs(fbm(x * 0.05 + 11, y * 0.02 + 4, 3) - 0.5) * 14);
      return mixc(mixc(a, lin('#a58b58'), crack * 0.12), lin('#3a2812'), 0.85 * sst(-side * 0.025, 0, d));
    },
    spec: 0.22,
    gloss: 22,
    key: [1.18, 1.08, 0.92],
    amb: [0.3, 0.3, 0.3],
  });
  return seated(lit, side);
}

// window is what is behind a mask: slate in the colour of its kind, a knot scratched into it, and light from the middle.
export function window_(colour, w, h) {
  const [, bright, shade, deep] = kin[colour].map(lin);
  const seed = 3.7 * order.indexOf(colour) + 2;
  const loops = (c) => {
    c.lineWidth = 1.5;
    for (let i = 0; i < 4; i++) {
      c.rotate(Math.PI / 2);
      c.beginPath();
      c.moveTo(0, 0);
      c.bezierCurveTo(-62, -22, -34, -68, 0, -62);
      c.bezierCurveTo(34, -68, 62, -22, 0, 0);
      c.stroke();
    }
    c.beginPath();
    c.arc(0, 0, 33, 0, 7);
    c.stroke();
  };
  return bake({
    w,
    h,
    ss: 1.5,
    albedo: (x, y) => {
      const n = fbm(x * 0.035 + seed, y * 0.05 + seed, 5);
      const q = Math.hypot(x / w, (y / h) * 0.95 + 0.02) * 2;
      const a = mixc(mixc(shade, bright, 0.34), deep, cl(q * 0.92));
      return mixc(a, deep, cl((0.62 - n) * 1.2) * 0.6).map((v) => v * (1.05 - 0.5 * sst(0.75, 1.35, q)));
    },
    height: (x, y) => 3.2 * fbm(x * 0.05 + seed, y * 0.08 + seed, 5),
    spec: 0.08,
    gloss: 18,
    key: [1.2, 1.14, 1.02],
    amb: [0.34, 0.35, 0.38],
    engr: [{ draw: loops, blur: 0.3, depth: 0.5, tint: bright, amt: 0.26 }],
  });
}

// oakGround is the wood of cards, trackOak that of the board of the power track.
export const oakGround = (w, h) =>
  woodTex(w, h, {
    ss: 1.5,
    base: [0.014, 0.008, 0.0045],
    hi: [0.12, 0.062, 0.026],
    scale: 2.4,
    seed: 9,
    spec: 0.14,
  });
export const trackOak = (w, h) =>
  woodTex(w, h, {
    ss: 2,
    base: [0.012, 0.006, 0.003],
    hi: [0.2, 0.1, 0.042],
    scale: 1.9,
    seed: 31,
    plank: h,
    gap: 1,
    spec: 0.16,
  });

// strip is the parchment of a card.
export function strip(w, h) {
  return bake({
    w,
    h,
    ss: 1.5,
    albedo: (x, y) => {
      const n = fbm(x * 0.045 + 5, y * 0.05, 5);
      const fibre = fbm(x * 0.5, y * 0.12, 2);
      const a = mixc(lin('#d3be90'), lin('#f6ecd2'), cl(n * 0.9 + fibre * 0.28 - y / (3.4 * h)));
      return mixc(a, lin('#a8875a'), 0.25 * sst(0.3, 0.5, Math.abs(y) / h));
    },
    height: (x, y) => 1.1 * fbm(x * 0.07, y * 0.08, 4) + 0.25 * vn(x * 1.1, y * 0.4),
    spec: 0.04,
    gloss: 10,
  });
}

// knot is the sign on the backs of cards: four loops of gold round Othala.
export function knot(side) {
  const loop = (width) => (c) => {
    c.lineWidth = width;
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      c.beginPath();
      c.arc(x * 17, y * 17, 21, 0, 7);
      c.stroke();
    }
  };
  const hub = (c) => {
    c.beginPath();
    c.arc(0, 0, 16.5, 0, 7);
    c.fill();
  };
  const rim = (c) => {
    c.lineWidth = 1.8;
    c.beginPath();
    c.arc(0, 0, 16, 0, 7);
    c.stroke();
  };
  const othala = (c) => {
    c.scale(0.235, 0.235);
    c.translate(-30, -50);
    c.lineWidth = 15;
    c.lineJoin = 'miter';
    c.stroke(new Path2D('M6 100L53 34L30 4L7 34L54 100'));
  };
  return carved({
    w: side,
    h: side,
    unit: side / 92,
    line: 0.9,
    shadow: 0.55,
    shadowBlur: 3,
    parts: [
      {
        draw: loop(4.6),
        rise: 2.2,
        soft: 1.1,
        tint: lin('#d9a441'),
        amt: 1,
        metal: 0.55,
        spec: 0.45,
        gloss: 22,
      },
      { draw: hub, blur: 0.5, depth: 2, tint: lin('#1a110a'), amt: 1, metal: 0, spec: 0.05 },
      { draw: rim, rise: 1.2, soft: 0.7, tint: lin('#d9a441'), amt: 1, metal: 0.5, spec: 0.4 },
      { draw: othala, blur: 0.2, depth: -0.8, tint: lin('#f1d48a'), amt: 1, metal: 0.2, spec: 0.2 },
    ],
    albedo: () => lin('#d9a441'),
    spec: 0.4,
    gloss: 22,
  });
}
