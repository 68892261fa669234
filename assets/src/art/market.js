// Rune Market: its rune stones, outposts, collectors, what is on its cards, the hands of the last throw, swords, lock, chain and frost.
// Things are drawn on boxes of the units of their paths.

import { bake, C, cl, fbm, lin, mixc, rng, sst, vn, wood } from './materials.js';
import { both, carved } from './stones.js';

// The colours by kind: light, body, shade, depth, and the stone that they are cut into.
export const kin = {
  red: ['#ff9d86', '#c7453f', '#6f2220', '#3d0f10', '#9a5f57'],
  blue: ['#a6d4ff', '#3f86cf', '#1f4d80', '#0f2543', '#6a8aa9'],
};

// The runes on boxes of 60 × 100.
const runes = {
  red: 'M16 0V100M16 40L54 8M16 66L54 34', // Fehu
  blue: 'M6 100L53 34L30 4L7 34L54 100', // Othala
};

export const fill = (d) => (c) => c.fill(new Path2D(d));
export const line = (d, width, cap = 'round') => (c) => {
  c.lineWidth = width;
  c.lineCap = cap;
  c.lineJoin = cap === 'round' ? 'round' : 'miter';
  c.stroke(new Path2D(d));
};
export const circle = (x, y, r) => fill(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

// rune draws a rune around a point, so high, its strokes so wide by that.
const rune = (colour, x, y, high, width) => (c) => {
  c.translate(x, y);
  c.scale(high / 100, high / 100);
  c.translate(-30, -50);
  c.lineWidth = width * 100;
  c.lineJoin = 'miter';
  c.miterLimit = 3;
  c.lineCap = 'butt';
  c.stroke(new Path2D(runes[colour]));
};

// about draws something whose origin is at a point of the box, s times as large.
export const about =
  (x, y, draw, s = 1) =>
  (c) => {
    c.translate(x, y);
    c.scale(s, s);
    draw(c);
  };

export const gold = { tint: lin('#dfac4b'), amt: 1, metal: 0.6, spec: 0.5, gloss: 24 };
export const brass = { tint: lin('#a87a38'), amt: 1, metal: 0.5, spec: 0.42, gloss: 22 };
export const iron = { tint: lin('#76828f'), amt: 1, metal: 0.4, spec: 0.4, gloss: 20 };
export const cutIn = (tint, depth = 1, amt = 0.85) => ({ tint: lin(tint), amt, depth, blur: 0.3, inside: 1, spec: 0.06, metal: 0 });

// grain returns what carved takes for wood, upright or lying.
export function grain(o = {}) {
  const w = wood({ scale: 3, base: [0.026, 0.013, 0.006], hi: [0.27, 0.132, 0.05], seed: 3, ...o });
  const at = (f) => (o.upright ? (x, y) => f(y + 300, x + 300) : (x, y) => f(x + 300, y + 300));
  return { albedo: at(w.alb), height: at((x, y) => w.h(x, y) * (o.relief || 0.5)) };
}

// The stones: red ones are cut with five sides, blue ones are round.
const outlines = {
  red: (r) =>
    `M${-r * 0.2} ${-r * 0.92}Q0 ${-r * 1.08} ${r * 0.2} ${-r * 0.92}L${r * 0.9} ${-r * 0.4}Q${r * 1.03} ${-r * 0.3} ${r * 0.97} ${-r * 0.12}L${r * 0.66} ${r * 0.86}Q${r * 0.6} ${r} ${r * 0.44} ${r}H${-r * 0.44}Q${-r * 0.6} ${r} ${-r * 0.66} ${r * 0.86}L${-r * 0.97} ${-r * 0.12}Q${-r * 1.03} ${-r * 0.3} ${-r * 0.9} ${-r * 0.4}Z`,
  blue: (r) =>
    `M${-r} 0C${-r} ${-r * 0.62} ${-r * 0.55} ${-r * 0.98} 0 ${-r * 0.96}C${r * 0.6} ${-r} ${r * 1.02} ${-r * 0.55} ${r} 0C${r * 1.02} ${r * 0.6} ${r * 0.55} ${r} 0 ${r * 0.97}C${-r * 0.6} ${r} ${-r} ${r * 0.6} ${-r} 0Z`,
};

// The radius of a rune stone by the side of its picture.
const runeRadius = 0.42;

// runeStone is one, in a square.
export function runeStone(colour, side) {
  const [light, bright, , deep, stone] = kin[colour].map(lin);
  const r = 100 * runeRadius;
  const seed = colour === 'red' ? 3.1 : 8.4;
  const [x, y] = colour === 'red' ? [-1.5, 0] : [0, -1];
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 3.2,
    shadow: 0.65,
    shadowBlur: 7,
    parts: [
      { draw: about(0, -1, fill(outlines[colour](r))), rise: 19, soft: 9 },
      { draw: about(0, -1, fill(outlines[colour](r * 0.82))), rise: 4, soft: 2.4, inside: 1, tint: stone, amt: 0.25 },
      { draw: rune(colour, x, y, r * 1.26, 0.225), blur: 0.9, depth: 4.4, tint: deep, amt: 0.94, inside: 1, spec: 0.04 },
      { draw: rune(colour, x, y, r * 1.26, 0.1), blur: 0.3, depth: -0.4, tint: mixc(light, [1, 1, 1], 0.12), amt: 1, inside: 1, glow: 0.22, glowC: bright, spec: 0.1 },
    ],
    albedo: (u, v) => {
      const n = fbm((u / side) * 7 + seed, (v / side) * 7, 4);
      const speck = fbm((u / side) * 40 + seed, (v / side) * 40, 2);
      const a = mixc(stone.map((k) => k * 0.62), mixc(stone, bright, 0.2), cl(n * 1.35 - 0.1));
      return speck > 0.66 ? mixc(a, light, 0.25) : speck < 0.34 ? a.map((k) => k * 0.7) : a;
    },
    height: (u, v) => side * (0.05 * fbm((u / side) * 9 + seed, (v / side) * 9, 4) + 0.006 * vn(u * 1.3, v * 1.3)),
    spec: 0.16,
    gloss: 16,
    key: [1.42, 1.28, 1.08],
  });
}

// anyRune is a stone of either colour: both, cut slantwise.
export function anyRune(side) {
  const half = (colour, d) => {
    const c = C(side, side, 2);
    const x = c.getContext('2d');
    x.scale((2 * side) / 100, (2 * side) / 100);
    x.clip(new Path2D(d));
    x.drawImage(runeStone(colour, side), 0, 0, 100, 100);
    return c;
  };
  const c = C(side, side, 2);
  const x = c.getContext('2d');
  x.drawImage(half('red', 'M0 0H68L32 100H0Z'), 0, 0);
  x.drawImage(half('blue', 'M68 0H100V100H32Z'), 0, 0);
  x.scale((2 * side) / 100, (2 * side) / 100);
  x.lineWidth = 4;
  x.strokeStyle = '#0b0a0c';
  x.stroke(new Path2D('M65 9L35 91'));
  return c;
}

// figureScale is how many pixels make a unit of towers and collectors.
export const figureScale = 1.75;

// The tower stands on its foot; its flag is the seat's and not baked.
const tower = [
  { draw: line('M0-98V-117', 2.2), rise: 1.2, soft: 0.6, ...gold },
  { draw: fill('M-17-75L-1.5-101H1.5L17-75H11L0-93L-11-75Z'), rise: 3, soft: 1, tint: lin('#9a3b35'), amt: 0.9, spec: 0.1 },
  { draw: fill('M-20 0L-15-54H15L20 0Z'), rise: 7, soft: 4 },
  { draw: line('M-8-53L-10.5-1M0-53V-1M8-53L10.5-1', 1), ...cutIn('#150d07', 0.9) },
  { draw: line('M-18.6-18H18.6M-16.9-36H16.9', 3.4, 'butt'), rise: 1.4, soft: 0.6, tint: lin('#241811'), amt: 0.85, inside: 1, spec: 0.05 },
  { draw: fill('M-22-52H22V-76H14V-69H7V-76H-7V-69H-14V-76H-22Z'), rise: 6, soft: 1.8, tint: lin('#93a0ae'), amt: 0.92, spec: 0.14 },
  { draw: line('M-21-60H21M-12-60V-53M2-60V-53M14-60V-53M-17-67V-61M-4-67V-61M9-67V-61', 0.9), ...cutIn('#26303a', 0.7, 0.8) },
  { draw: fill('M-6.5 0V-13A6.5 6.5 0 0 1 6.5-13V0Z'), ...cutIn('#080504', 3, 0.97) },
  { draw: fill('M-4-49H4V-39H-4Z'), blur: 0.4, tint: lin('#ffc46a'), amt: 1, inside: 1, glow: 0.5, glowC: lin('#ffb04a'), spec: 0 },
];

// outpost is a palisade tower with a crown of slate, 60 × 124 units, its foot 3 units above the lower edge.
export function outpost(high) {
  const unit = high / 124;
  return carved({
    ss: figureScale,
    w: 60 * unit,
    h: high,
    unit,
    line: 1.5,
    shadow: 0.6,
    shadowBlur: 4,
    parts: tower.map((p) => ({ ...p, draw: about(0, 58.5, p.draw) })),
    ...grain({ upright: 1, seed: 5, scale: 5, hi: [0.3, 0.165, 0.075], base: [0.05, 0.027, 0.013] }),
    spec: 0.12,
    gloss: 14,
    key: [1.4, 1.24, 1.0],
  });
}

// Collectors stand, or sit with their legs over an edge.
const cloaks = {
  standing: 'M-34 0C-36-30-28-56-16-64C-24-74-20-96 2-104C22-96 26-76 18-64C30-54 34-28 32 0Q0 5-34 0Z',
  seated: 'M-34 0C-36-30-28-56-16-64C-24-74-20-96 2-104C22-96 26-76 18-64C30-54 34-28 32 0L28 17Q19 21 10 17L6 4H-8L-12 17Q-21 21-30 17Z',
};

// collector is a hooded figure with a sack, 104 × 134 units; its seat is 25 units above the lower edge, and left of the middle by 10.
export function collector(how, high) {
  const unit = high / 134;
  const at = (draw) => about(-10, 42, draw);
  const cloth = lin('#66527f');
  return carved({
    ss: figureScale,
    w: 104 * unit,
    h: high,
    unit,
    line: 1.6,
    shadow: 0.6,
    shadowBlur: 4,
    parts: [
      { draw: at(fill(cloaks[how])), rise: 15, soft: 7 },
      { draw: at(line('M-24-6C-26-26-22-42-14-54M-15-3C-16-22-13-34-8-44M20-4C23-24 20-42 14-52M10-3C12-18 11-28 8-38', 1.5)), blur: 0.9, depth: 1.7, tint: lin('#1f1830'), amt: 0.55, inside: 1, spec: 0.02 },
      { draw: at(fill('M-16-64C-24-74-20-96 2-104C22-96 26-76 18-64C12-57-9-57-16-64Z')), rise: 6, soft: 2.6, inside: 1 },
      { draw: at(fill('M-9-67C-14-80-8-90 2-95.5C13-89.5 17-78 12-67C6-61-3-61-9-67Z')), ...cutIn('#08060c', 5, 0.985) },
      { draw: at(fill('M-5.2-79a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0ZM4.8-79a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0Z')), blur: 0.4, tint: lin('#ffd98a'), amt: 1, inside: 1, glow: 0.85, glowC: lin('#ffc04e'), spec: 0 },
      { draw: at(line('M-24-34C-10-21 10-21 23-36', 3)), ...cutIn('#150f22', 2, 0.9) },
      { draw: at(line('M2-60V-27', 2.4)), rise: 1, soft: 0.6, inside: 1, ...gold },
      { draw: at(line('M-33-2Q0 3 31-2', 2.2)), rise: 0.8, soft: 0.6, inside: 1, tint: lin('#8c75a8'), amt: 0.7 },
      { draw: at(fill('M18-6C10-26 16-46 30-50C46-52 58-38 56-18C55-4 44 2 32 1C26 1 20-1 18-6Z')), rise: 11, soft: 5.5, tint: lin('#c3a163'), amt: 0.94 },
      { draw: at(fill('M24-47L29-60L36-56L43-61L40-46Z')), rise: 4, soft: 1.8, tint: lin('#a98748'), amt: 0.94 },
      { draw: at(line('M23.5-47.5Q32-51 41-47', 2.2)), rise: 1, soft: 0.6, tint: lin('#4f361a'), amt: 0.9, inside: 1 },
      { draw: at(line('M30-43C26-34 25-24 27-12M46-44C51-34 52-20 48-8', 1.2)), ...cutIn('#6b4c20', 0.8, 0.6) },
    ],
    albedo: (x, y) => {
      const weave = 0.9 + 0.2 * vn(x * 2.2, y * 2.2);
      const t = cl(0.55 - (y / high) * 0.9 + (fbm(x * 0.05, y * 0.05, 3) - 0.5) * 0.5);
      return mixc(lin('#2c2142'), cloth, t).map((v) => v * weave);
    },
    height: (x, y) => 0.5 * unit * (fbm(x * 0.25, y * 0.08, 3) + 0.5 * vn(x * 1.6, y * 1.6)),
    spec: 0.08,
    gloss: 12,
    key: [1.5, 1.34, 1.14],
    amb: [0.34, 0.34, 0.4],
  });
}

// fox is the mask of the thief, a side long.
export function fox(side) {
  const [face, deep] = ['#e2703a', '#2a0f07'].map(lin);
  const pale = { tint: lin('#f6e6cc'), amt: 0.97, spec: 0.12 };
  return carved({
    w: side * 1.1,
    h: side * 1.1,
    unit: side / 105,
    parts: [
      { draw: both('M0-14C6-18 10-20 12-26L31-50C37-36 37-22 32-12C40-2 45 8 48 20C34 23 20 31 8 46C5 49 2 50 0 50Z'), rise: 10, soft: 6 },
      { draw: both('M18-27L28-40C30-32 30-26 28-20Z'), ...cutIn('#2a0f07', 3, 0.95) },
      { draw: both('M0-16C4-12 5 6 6 22L0 30Z'), rise: 6, soft: 2.4, inside: 1 },
      { draw: both('M4-1C10-11 26-13 37-5C26-7 14-5 5 3Z'), rise: 4, soft: 1.4, inside: 1 },
      { draw: both('M0 14C8 14 16 20 24 28C16 32 11 38 6 45L0 48Z'), rise: 3, soft: 1.8, inside: 1, ...pale },
      { draw: both('M30 8C36 10 42 14 46 19C38 21 30 24 23 27C26 20 28 14 30 8Z'), blur: 1, inside: 1, tint: lin('#ffb37c'), amt: 0.5 },
      { draw: both('M5 4C10-7 26-9 36-3C34 9 14 13 5 4Z'), ...cutIn('#1c0904', 3.4, 0.98) },
      { draw: both('M13 2C17-3.4 24-3.4 27.5 0C23 5.4 17 6.4 13 2Z'), rise: 2, soft: 0.8, inside: 1, tint: lin('#ffe6a0'), amt: 1, glow: 0.45, glowC: lin('#ffc860'), spec: 0.5 },
      { draw: both('M19.6-2.6Q21.4 1 19.8 4.4Q18 1 19.6-2.6Z'), inside: 1, tint: lin('#1c0904'), amt: 1, spec: 0 },
      { draw: fill('M-7 38.5L7 38.5L0 49.5Z'), rise: 3.4, soft: 1.4, inside: 1, tint: lin('#160a06'), amt: 0.98, spec: 0.5 },
      { draw: both('M14 29L27 33M12 33L23 40M10-24L14-18M0-14V-2', 1), ...cutIn('#8a3a1c', 0.7, 0.75) },
    ],
    albedo: (x, y) => {
      const [u, v] = [x / side, y / side];
      const t = cl(0.55 - v * 0.9 + (fbm(u * 24 + 3, v * 7 + 9, 4) - 0.5) * 0.5);
      return mixc(mixc(deep, face, 0.5), mixc(face, lin('#ffc98d'), 0.35), cl(0.25 + t * 0.85));
    },
    height: (x, y) => side * 0.012 * fbm((x / side) * 30, (y / side) * 9, 3),
    spec: 0.2,
    gloss: 16,
    key: [1.36, 1.2, 1.02],
    amb: [0.3, 0.31, 0.35],
  });
}

// store is the chest on the card of a main store, shut, in its colour, its rune on the lock.
export function store(colour, side) {
  const [light, bright, shade, deep] = kin[colour].map(lin);
  const at = (draw) => about(0, 2.5, draw);
  const [x, y] = colour === 'red' ? [-1, 9] : [0, 9];
  return carved({
    w: side * 1.08,
    h: side * 1.08,
    unit: side / 100,
    parts: [
      { draw: at(fill('M-44-8C-44-38-32-48-14-48H14C32-48 44-38 44-8Z')), rise: 13, soft: 9 },
      { draw: at(fill('M-44-6H44L41 42H-41Z')), rise: 7, soft: 3.4 },
      { draw: at(line('M-42 12H42M-41.5 27H41.5M-40-24H40M-36-37H36', 1.5)), tint: deep, amt: 0.8, depth: 1, blur: 0.4, inside: 1, spec: 0.05 },
      { draw: at(fill('M-33-45C-28-47.5-26-48-22-48V42H-31V-11ZM33-45C28-47.5 26-48 22-48V42H31V-11Z')), rise: 3, soft: 1.1, ...gold },
      { draw: at(fill('M-46-11H46V-1H-46Z')), rise: 4, soft: 1.4, ...gold },
      { draw: at(line('M-46-1H46', 1)), ...cutIn('#2a1808', 0.6, 0.8) },
      { draw: at(circle(-27, -6, 2)), rise: 1, soft: 0.6, ...gold, tint: lin('#fbe2a0'), inside: 1 },
      { draw: at(circle(27, -6, 2)), rise: 1, soft: 0.6, ...gold, tint: lin('#fbe2a0'), inside: 1 },
      { draw: at(circle(-27, 36, 2)), rise: 1, soft: 0.6, ...gold, tint: lin('#fbe2a0'), inside: 1 },
      { draw: at(circle(27, 36, 2)), rise: 1, soft: 0.6, ...gold, tint: lin('#fbe2a0'), inside: 1 },
      { draw: at(about(0, 9, fill(outlines[colour](21)))), rise: 5, soft: 1.6, ...gold },
      { draw: at(about(0, 9, fill(outlines[colour](17)))), blur: 0.5, depth: 3, tint: lin('#0f131a'), amt: 1, metal: 0, inside: 1, spec: 0.08 },
      { draw: at(rune(colour, x, y, 22, 0.19)), blur: 0.3, depth: -1.4, tint: mixc(bright, light, 0.55), amt: 1, inside: 1, glow: 0.16, glowC: bright, spec: 0.2 },
    ],
    albedo: (u, v) => {
      const n = fbm((u / side) * 6 + 4, (v / side) * 26, 4);
      const t = cl(0.62 - (v / side) * 0.9 + (n - 0.5) * 0.6);
      return mixc(shade, mixc(bright, light, 0.3), t);
    },
    height: (u, v) => side * 0.01 * fbm((u / side) * 9, (v / side) * 34, 3),
    spec: 0.22,
    gloss: 18,
    key: [1.4, 1.26, 1.06],
    amb: [0.32, 0.33, 0.36],
  });
}

// The hands of the last throw, on boxes of 100: fingers, and the part of them that reaches over the others. They are of bone, their
// cuffs of gold.
const palm = 'M-20 30C-25 18-25 4-22-4C-16-9 14-9 20-4C24 4 24 18 18 30Z';
const hands = {
  rock: {
    palm: 'M-26-4C-26-15-20-20-10-20H12C22-20 27-14 27-3C28 12 25 24 18 30H-18C-24 20-27 8-26-4Z',
    fingers: ['M-19-13V7', 'M-6.5-16V7', 'M6-16V6', 'M18-12V3'],
    width: 12.6,
    thumb: 'M-25 19C-14 24-4 21 7 15',
  },
  paper: {
    palm,
    fingers: ['M-16-4L-21-33', 'M-5-5L-6.5-41', 'M6-5L8.5-38', 'M16-3L22.5-27'],
    width: 10.4,
    thumb: 'M-17 18C-26 14-32 7-38-3',
  },
  scissors: {
    palm,
    fingers: ['M-13-4L-24-39', 'M-1-5L11-43', 'M8.5 3V13', 'M18 4V13'],
    width: 11.2,
    thumb: 'M-20 17C-12 23-4 22 5 17',
  },
};

// hand shows one of them.
export function hand(which, side) {
  const h = hands[which];
  const at = (draw) => about(0, 1, draw);
  const seam = { tint: lin('#4b3c22'), amt: 0.5, inside: 1 };
  return carved({
    w: side,
    h: side,
    unit: side / 104,
    line: 2,
    parts: [
      { draw: at(fill(h.palm)), rise: 9, soft: 5 },
      { draw: at(fill('M-16 26H15L17 40H-18Z')), rise: 5, soft: 3 },
      ...h.fingers.flatMap((d) => [
        { draw: at(line(d, h.width + 2.4)), depth: 3, blur: 0.5, ...seam },
        { draw: at(line(d, h.width)), rise: 8, soft: 3 },
      ]),
      { draw: at(line(h.thumb, 15)), depth: 3, blur: 0.5, ...seam },
      { draw: at(line(h.thumb, 12.6)), rise: 8, soft: 3 },
      { draw: at(fill('M-20 34Q0 39 19 34L20 46Q0 51-21 46Z')), rise: 5, soft: 1.6, ...gold },
      { draw: at(line('M-20 38Q0 43 19.4 38M-20.6 42.4Q0 47.4 19.8 42.4', 1)), ...cutIn('#5b3c10', 0.7, 0.8) },
    ],
    albedo: (x, y) => {
      const n = fbm(x * 0.2 + 3, y * 0.05, 4);
      return mixc(lin('#cbb786'), lin('#f8efdb'), cl(0.2 + n * 1.1));
    },
    height: (x, y) => 0.25 * fbm(x * 0.3, y * 0.07, 3),
    spec: 0.2,
    gloss: 18,
    key: [1.24, 1.14, 0.98],
    amb: [0.28, 0.28, 0.3],
  });
}

// swords are two, crossed.
export function swords(side) {
  const parts = [-45, 45].flatMap((angle) => {
    const at = (draw) => (c) => {
      c.translate(0, -4);
      c.rotate((angle * Math.PI) / 180);
      draw(c);
    };
    return [
      { draw: at(fill('M-6.6-46L0-58L6.6-46V24H-6.6Z')), depth: 3.4, blur: 0.4, tint: lin('#05070a'), amt: 0.9, inside: 1 },
      { draw: at(fill('M-5-44L0-55L5-44V25H-5Z')), rise: 6, soft: 2.4, tint: lin('#dfe6ee'), amt: 1, metal: 0.45, spec: 0.6, gloss: 30 },
      { draw: at(line('M0-44V18', 1.6)), ...cutIn('#66727e', 1.2, 0.7) },
      { draw: at(fill('M-4 28H4V45H-4Z')), rise: 3, soft: 1.2, tint: lin('#6b4527'), amt: 1, spec: 0.1 },
      { draw: at(line('M-4 32L4 30M-4 37L4 35M-4 42L4 40', 1.3)), ...cutIn('#26160a', 0.7) },
      { draw: at(fill('M-17 23Q0 27 17 23V30Q0 33-17 30Z')), rise: 4, soft: 1.4, ...gold },
      { draw: at(circle(0, 48, 5.4)), rise: 4, soft: 1.8, ...gold },
    ];
  });
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 1.8,
    parts: parts.map((p) => ({ ...p, draw: about(0, 0, p.draw, 0.86) })),
    albedo: () => lin('#dfe6ee'),
    height: (x, y) => 0.2 * fbm(x * 0.4, y * 0.4, 3),
    spec: 0.4,
    gloss: 24,
  });
}

// penny is a coin on a number card.
export function penny(side) {
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 5,
    shadow: 0.5,
    shadowBlur: 6,
    parts: [
      { draw: circle(0, -1, 40), rise: 12, soft: 5, ...gold },
      { draw: circle(0, -1, 30), depth: 6, blur: 2, inside: 1, ...gold, tint: lin('#c08f35') },
      { draw: line('M-13-14L13 12M13-14L-13 12', 8, 'butt'), rise: 6, soft: 2.4, inside: 1, ...gold, tint: lin('#f4d684') },
    ],
    albedo: () => lin('#dfac4b'),
    height: (x, y) => 0.1 * fbm(x, y, 3),
    spec: 0.4,
    gloss: 22,
  });
}

// padlock hangs on what is not to be opened.
export function padlock(side) {
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 3.4,
    parts: [
      { draw: line('M-20 2V-16A20 20 0 0 1 20-16V2', 10, 'butt'), rise: 7, soft: 3, ...iron, tint: lin('#c3ced9') },
      { draw: fill('M-33-3Q-33-6-30-6H30Q33-6 33-3V34Q33 41 26 41H-26Q-33 41-33 34Z'), rise: 8, soft: 3, ...iron },
      { draw: line('M-28 4H28M-28 33H28', 1.6), ...cutIn('#1a1f26', 1, 0.8) },
      { draw: (c) => (circle(0, 13, 7.4)(c), line('M0 13V28', 6.4)(c)), ...cutIn('#05060a', 3, 0.98) },
    ],
    albedo: () => lin('#76828f'),
    height: (x, y) => 0.3 * fbm(x * 0.5, y * 0.5, 3),
    spec: 0.4,
    gloss: 20,
  });
}

// chain hangs over what is 180 units wide, in a picture of 180 × 40: links seen from their side and from above, in turn.
export function chain(w) {
  const points = [];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const bow = (a, b, d) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * d;
    points.push([bow(-80, 0, 80), bow(-9, 23, -9), Math.atan2(32 * (1 - 2 * t), 80)]);
  }
  const ring = (odd) => (c) => {
    for (const [i, [x, y, a]] of points.entries()) {
      if (i % 2 !== odd) continue;
      c.save();
      c.translate(x, y);
      c.rotate(a);
      c.lineCap = 'round';
      c.beginPath();
      if (odd) {
        c.lineWidth = 3.4;
        c.moveTo(-4.6, 0);
        c.lineTo(4.6, 0);
      } else {
        c.lineWidth = 2.2;
        c.ellipse(0, 0, 5.2, 3.7, 0, 0, 7);
      }
      c.stroke();
      c.restore();
    }
  };
  return carved({
    w,
    h: (w * 40) / 180,
    unit: w / 180,
    line: 1.2,
    shadowBlur: 3,
    parts: [
      { draw: ring(0), rise: 2.6, soft: 0.9, ...iron, tint: lin('#a9b6c3') },
      { draw: ring(1), rise: 2.8, soft: 1, ...iron, tint: lin('#8c99a6') },
    ],
    albedo: () => lin('#a9b6c3'),
    spec: 0.45,
    gloss: 22,
  });
}

// frostScale is how many pixels make a unit of frost, which is soft.
export const frostScale = 1.25;

// frost is ice that lies over w × h units, thin and clear, its edges ragged, with needles that grow inwards.
export function frost(w, h) {
  const c = C(w, h, frostScale);
  const x = c.getContext('2d', { willReadFrequently: true });
  const pixels = x.createImageData(c.width, c.height);
  // far is 1 at the edges of the ice and 0 in its middle.
  const far = (u, v) => (Math.abs((2 * u) / w - 1) ** 4 + Math.abs((2 * v) / h - 1) ** 4) ** 0.25;
  for (let j = 0; j < c.height; j++) {
    for (let i = 0; i < c.width; i++) {
      const [u, v] = [i / frostScale, j / frostScale];
      const q = far(u, v) + 0.3 * (fbm(u * 0.13, v * 0.13, 4) - 0.5);
      const n = fbm(u * 0.22 + 7, v * 0.22, 4);
      const at = 4 * (j * c.width + i);
      const bright = cl(0.55 + 0.7 * n);
      pixels.data[at] = 190 + 65 * bright * bright;
      pixels.data[at + 1] = 232 + 23 * bright;
      pixels.data[at + 2] = 255;
      pixels.data[at + 3] = 255 * sst(0.96, 0.82, q) * (0.15 + 0.55 * sst(0.5, 1, q) * (0.3 + n));
    }
  }
  x.putImageData(pixels, 0, 0);
  x.scale(frostScale, frostScale);
  x.lineCap = 'round';
  const chance = rng(19);
  const needle = (px, py, angle, long, depth) => {
    const [ex, ey] = [px + long * Math.cos(angle), py + long * Math.sin(angle)];
    x.strokeStyle = `rgba(240,251,255,${0.34 + 0.16 * depth})`;
    x.lineWidth = 0.5 + 0.3 * depth;
    x.beginPath();
    x.moveTo(px, py);
    x.lineTo(ex, ey);
    x.stroke();
    if (depth === 0) return;
    for (let k = 1; k <= 4; k++) {
      for (const side of [-1, 1]) {
        needle(
          px + ((ex - px) * k) / 5,
          py + ((ey - py) * k) / 5,
          angle + side * 1.05,
          long * 0.3 * (1.2 - k / 6),
          depth - 1,
        );
      }
    }
  };
  const many = 11;
  for (let i = 0; i < many; i++) {
    const t = (i + 0.25 + 0.5 * chance()) / many;
    const up = i % 2 ? -1 : 1;
    const lean = (chance() - 0.5) * 0.8 - (0.5 - t) * 0.9 * up;
    needle(w * (0.08 + 0.84 * t), h * (0.5 - up * 0.4), up * (Math.PI / 2) + lean, h * (0.22 + 0.16 * chance()), 2);
  }
  return c;
}

// slate is what is behind the fox or a chest on a card: coloured, in the light of the middle.
export function slate(name, w, h) {
  const [light, body, deep] = { ember: ['#b5542a', '#41190f', '#1c0a07'], red: ['#b5413f', '#5b2422', '#2a0d0e'], blue: ['#3f78b5', '#1d3b60', '#0b1a2f'] }[name].map(lin);
  const seed = { ember: 2, red: 6, blue: 11 }[name];
  return bake({
    w,
    h,
    ss: 0.75,
    albedo: (x, y) => {
      const n = fbm(x * 0.03 + seed, y * 0.045 + seed, 5);
      const q = Math.hypot(x / w, (y / h) * 0.8 + 0.06) * 2;
      const a = mixc(mixc(body, light, 0.5 * cl(1 - q * 1.05)), deep, cl(q * 0.7 - 0.15));
      return mixc(a, deep, cl((0.6 - n) * 1.2) * 0.5);
    },
    height: (x, y) => 3 * fbm(x * 0.045 + seed, y * 0.07 + seed, 5),
    spec: 0.08,
    gloss: 18,
    key: [1.25, 1.16, 1.02],
    amb: [0.32, 0.33, 0.36],
  });
}

// parchment is the ground of a number card, a knot of four loops drawn on it behind the number.
export function parchment(w, h) {
  const loops = (c) => {
    c.translate(0, -h * 0.06);
    c.lineWidth = 2.6;
    for (let i = 0; i < 4; i++) {
      c.rotate(Math.PI / 2);
      c.beginPath();
      c.moveTo(0, 0);
      c.bezierCurveTo(-52, -18, -29, -57, 0, -52);
      c.bezierCurveTo(29, -57, 52, -18, 0, 0);
      c.stroke();
    }
  };
  return bake({
    w,
    h,
    ss: 1.25,
    albedo: (x, y) => {
      const n = fbm(x * 0.035 + 5, y * 0.04, 5);
      const fibre = fbm(x * 0.5, y * 0.12, 2);
      const a = mixc(lin('#d0ba8a'), lin('#f5ebd0'), cl(n * 0.9 + fibre * 0.28 - y / (4 * h)));
      return mixc(a, lin('#9a7748'), 0.4 * sst(0.42, 0.52, Math.max(Math.abs(x) / w, Math.abs(y) / h)));
    },
    height: (x, y) => 1.1 * fbm(x * 0.07, y * 0.08, 4) + 0.25 * vn(x * 1.1, y * 0.4),
    spec: 0.04,
    gloss: 10,
    engr: [{ draw: loops, blur: 0.4, depth: 0.3, tint: lin('#a98549'), amt: 0.38 }],
  });
}
