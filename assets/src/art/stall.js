// Rune Market: the stall, the chests and palisades of the stores, and the pictures of its set-up.

import { bake, C, cl, fbm, glow, lin, mixc, sst, vn, woodTex } from './materials.js';
import { about, brass, circle, cutIn, fill, grain, iron, kin, line, padlock, runeStone } from './market.js';
import { carved } from './stones.js';

// Chests are drawn on a box of 180 × 140. A part of one is a picture of some of its height, as wide as the box.
const wide = 180;

// storeScale is how many pixels make a unit of them: they are many, and seldom large.
export const storeScale = 1.6;

// part returns a part of a chest or a yard from y0, so high.
const part = (w, y0, high, parts, o = {}) =>
  carved({
    ss: storeScale,
    w,
    h: (w * high) / wide,
    unit: w / wide,
    line: 1.5,
    shadow: 0.5,
    shadowBlur: 4,
    parts: parts.map((p) => ({ ...p, draw: about(-wide / 2, -y0 - high / 2, p.draw) })),
    ...grain({ scale: 5 }),
    spec: 0.12,
    gloss: 14,
    key: [1.4, 1.24, 1.0],
    ...o,
  });

// What chests are made of: a lid that stands open, its lining in the colour of the store, and the mouth.
const lining = 'M24 64L31 26C48 14 132 14 149 26L156 64Z';
const arch = 'M14 66L22 20C40 4 140 4 158 20L166 66';

// quilt is the pattern of a lining.
const quilt = (c) => {
  c.save();
  c.clip(new Path2D(lining));
  c.lineWidth = 1;
  for (let i = -4; i <= 4; i++) {
    for (const side of [-1, 1]) {
      c.beginPath();
      c.moveTo(90 + i * 24 - side * 40, 0);
      c.lineTo(90 + i * 24 + side * 40, 72);
      c.stroke();
    }
  }
  c.restore();
};

// chestBack is the upper part of an open chest, 88 units high: what is behind the runes in it.
export function chestBack(colour, w) {
  const [light, bright, shade] = kin[colour].map(lin);
  const rune = { red: 'M16 0V100M16 40L54 8M16 66L54 34', blue: 'M6 100L53 34L30 4L7 34L54 100' }[colour];
  return part(w, 0, 88, [
    { draw: fill(`${arch}Z`), rise: 6, soft: 3 },
    { draw: fill(lining), blur: 1, depth: 6, tint: mixc(shade, bright, 0.16), amt: 0.97, inside: 1, ao: 0.12, spec: 0.06 },
    { draw: quilt, blur: 0.7, depth: 1.2, inside: 1, tint: mixc(shade, [0, 0, 0], 0.5), amt: 0.4 },
    {
      draw: about(90, 40, about(-11.4, -19, (c) => {
        c.lineWidth = 15;
        c.miterLimit = 3;
        c.stroke(new Path2D(rune));
      }, 0.38)),
      blur: 0.3,
      depth: -0.5,
      inside: 1,
      tint: mixc(bright, light, 0.3),
      amt: 0.9,
    },
    { draw: line('M59 15L55 64M121 15L125 64', 6.4, 'butt'), rise: 1.6, soft: 0.8, inside: 1, ...iron },
    { draw: line(arch, 5), rise: 3.6, soft: 1.3, ...brass, tint: lin('#c08e45') },
    { draw: fill('M8 64H172L166 86H14Z'), blur: 0.6, depth: 3, tint: [0.003, 0.002, 0.002], amt: 0.98, spec: 0 },
    { draw: fill('M8 63H172L171 68H9Z'), rise: 1.4, soft: 0.8, tint: lin('#4a3018'), amt: 0.9, inside: 1 },
  ]);
}

const nails = (at) => at.map(([x, y]) => ({ draw: circle(x, y, 1.8), rise: 1.2, soft: 0.6, ...iron, tint: lin('#b4c0cc'), inside: 1 }));

// chestFront is the lower part of a chest, from 70 on, 72 units high, with the plate of its lock.
export function chestFront(w) {
  return part(w, 70, 72, [
    { draw: fill('M8 76H172L165 136H15Z'), rise: 6, soft: 3 },
    { draw: line('M11 97H169M13 117H167', 1.5), ...cutIn('#0c0704', 1.4, 0.85) },
    { draw: fill('M39 78H53L55 136H42ZM127 78H141L138 136H125Z'), rise: 2.4, soft: 0.9, ...iron },
    { draw: fill('M7 75H173L171.6 87H8.4Z'), rise: 4, soft: 1.5, ...brass, tint: lin('#c08e45') },
    ...nails([[46.5, 93], [47.5, 113], [48.4, 131], [133.5, 93], [132.5, 113], [131.6, 131]]),
    { draw: circle(90, 105, 22.5), rise: 3.6, soft: 1.3, ...brass, tint: lin('#c08e45') },
    { draw: circle(90, 105, 19.4), blur: 0.5, depth: 2.6, tint: lin('#10141b'), amt: 1, metal: 0, inside: 1, spec: 0.1 },
  ]);
}

// chestLid is the lid of a shut chest, 84 units high: it reaches over the brass of the front.
export function chestLid(w) {
  return part(w, 4, 84, [
    { draw: fill('M9 80V56C11 28 38 15 60 14H120C142 15 169 28 171 56V80Z'), rise: 12, soft: 8 },
    { draw: line('M10 60H170M18 40H162M42 22H138', 1.5), ...cutIn('#0c0704', 1.4, 0.85) },
    { draw: fill('M39 80V52C41 30 50 18 58 14H70C60 19 54 32 53 52V80ZM127 80V52C126 32 120 19 110 14H122C130 18 139 30 141 52V80Z'), rise: 2.4, soft: 0.9, ...iron },
    ...nails([[46, 72], [46, 52], [53, 27], [134, 72], [134, 52], [127, 27]]),
    { draw: fill('M7 76H173V86H7Z'), rise: 4, soft: 1.5, ...brass, tint: lin('#c08e45') },
    { draw: fill('M82 70H98V88Q90 92 82 88Z'), rise: 3, soft: 1, ...brass, tint: lin('#d5a659') },
  ]);
}

// stakes are those of a palisade: each of a pointed trunk.
const stakes = (list) => {
  const d = list.map(([x, y, h]) => `M${x - 6.6} ${y}V${y - h + 8}L${x} ${y - h}L${x + 6.6} ${y - h + 8}V${y}Z`);
  const gaps = list.map(([x, y, h]) => `M${x - 7} ${y}V${y - h + 9}`).join('');
  return [
    { draw: fill(d.filter((_, i) => i % 2 === 0).join('')), rise: 5, soft: 2 },
    { draw: fill(d.filter((_, i) => i % 2 === 1).join('')), rise: 5, soft: 2 },
    { draw: line(gaps, 1.4, 'butt'), ...cutIn('#0a0603', 1.4, 0.85) },
  ];
};
const upright = grain({ upright: 1, scale: 5, seed: 7, hi: [0.26, 0.142, 0.064] });

// yardBack is the palisade behind a tower and runes, from 52 on, 80 units high; yardFront that before them, from 96 on, 46 units high.
export function yardBack(w) {
  const list = Array.from({ length: 11 }, (_, i) => {
    const u = (i - 5) / 5;
    return [90 + u * 72, 94 + u * u * 16, 34];
  });
  return part(w, 52, 80, [
    ...stakes(list),
    { draw: line('M14 86C50 73 130 73 166 86', 3.2), rise: 1, soft: 0.6, tint: lin('#2a1a0e'), amt: 0.85, inside: 1 },
    { draw: fill('M14 108a76 21 0 1 0 152 0a76 21 0 1 0-152 0Z'), blur: 1.4, depth: 1, tint: lin('#1c140d'), amt: 0.94, spec: 0 },
  ], upright);
}
export function yardFront(w) {
  const list = Array.from({ length: 12 }, (_, i) => {
    const u = (i - 5.5) / 5.5;
    return [90 + u * 76, 138 - u * u * 16, i % 2 ? 29 : 26];
  });
  return part(w, 96, 46, [
    ...stakes(list),
    { draw: line('M12 117C50 133 130 133 168 117', 3), rise: 1.2, soft: 0.6, tint: lin('#33200f'), amt: 0.85, inside: 1 },
  ], upright);
}

// awning is a strip of cloth that ends in half a disc, red or pale.
export function awning(colour, w, h) {
  const r = w / 2;
  const [dark, bright] = { red: ['#7d1f20', '#b23c37'], pale: ['#b9a679', '#ecdfba'] }[colour].map(lin);
  const seed = colour === 'red' ? 3 : 9;
  const cloth = bake({
    w,
    h,
    ss: 2,
    albedo: (x, y) => {
      const n = fbm(x * 0.12 + seed, y * 0.1, 3);
      const v = y / h + 0.5;
      const shade = 0.7 + 0.3 * sst(0, 0.2, v) - 0.3 * sst(0.74, 1, v);
      return mixc(dark, bright, n).map((k) => k * shade);
    },
    height: (x, y) => {
      const u = cl(x / w + 0.5) * Math.PI;
      const weave = Math.sin(x * 4.2) * Math.sin(y * 4.2);
      return w * 0.16 * Math.sqrt(Math.max(0, Math.sin(u))) + 0.1 * weave + 0.8 * fbm(x * 0.06 + seed, y * 0.03, 3);
    },
    spec: 0.04,
    gloss: 10,
    key: [1.36, 1.24, 1.06],
  });
  const c = C(w, h, 2);
  const x = c.getContext('2d');
  x.scale(2, 2);
  const end = h - r - 2;
  const flap = new Path2D(`M0 0H${w}V${end}A${r} ${r} 0 0 1 0 ${end}Z`);
  x.shadowColor = 'rgba(0,0,0,.6)';
  x.shadowBlur = 4;
  x.shadowOffsetY = 2;
  x.fill(flap);
  x.shadowColor = 'transparent';
  x.clip(flap);
  x.drawImage(cloth, 0, 0, w, h);
  x.lineWidth = 0.9;
  x.strokeStyle = colour === 'red' ? 'rgba(60,8,10,.75)' : 'rgba(110,84,40,.7)';
  x.beginPath();
  x.arc(r, end, r - 2.4, 0.06, Math.PI - 0.06);
  x.stroke();
  return c;
}

// boards are the back of the stall, dark but for the light of its lanterns.
export function boards(w, h) {
  const ss = 0.75;
  const c = C(w, h, ss);
  const x = c.getContext('2d');
  x.scale(ss, ss);
  const planks = woodTex(h, w, { ss, plank: w / 12, gap: 5, scale: 2.2, base: [0.022, 0.012, 0.006], hi: [0.24, 0.122, 0.048], seed: 15, spec: 0.05 });
  x.save();
  x.translate(w, 0);
  x.rotate(Math.PI / 2);
  x.drawImage(planks, 0, 0, h, w);
  x.restore();
  const light = x.createRadialGradient(w / 2, h * 0.72, 0, w / 2, h * 0.72, w * 0.56);
  light.addColorStop(0, '#ffe0b4');
  light.addColorStop(0.5, '#a2815f');
  light.addColorStop(1, '#2e2722');
  x.globalCompositeOperation = 'multiply';
  x.fillStyle = light;
  x.fillRect(0, 0, w, h);
  x.globalCompositeOperation = 'source-over';
  const under = x.createLinearGradient(0, 0, 0, h * 0.4);
  under.addColorStop(0, 'rgba(0,0,0,.75)');
  under.addColorStop(1, 'rgba(0,0,0,0)');
  x.fillStyle = under;
  x.fillRect(0, 0, w, h);
  return c;
}

// counter is the top of the stall; it also stands as wood of its posts and of cards.
export const counter = (w, h) =>
  woodTex(w, h, { ss: 1, plank: h / 2, gap: 3, base: [0.026, 0.013, 0.006], hi: [0.27, 0.134, 0.052], scale: 2, seed: 27, spec: 0.14 });

// plank is the wood of cards.
export const plank = (w, h) => woodTex(w, h, { ss: 0.75, base: [0.016, 0.009, 0.005], hi: [0.14, 0.073, 0.031], scale: 2.4, seed: 12, spec: 0.14 });

// lantern is of brass, its light behind panes, on a box of 34 × 78.
export function lantern(high) {
  const unit = high / 78;
  const at = (draw) => about(0, 10, draw);
  return carved({
    w: 34 * unit,
    h: high,
    unit,
    line: 1.2,
    shadowBlur: 3,
    parts: [
      { draw: at(line('M0-46V-25', 2.2)), rise: 1, soft: 0.5, ...iron },
      { draw: at(fill('M-12-14H12V16H-12Z')), blur: 0.6, depth: 1, tint: lin('#ffb75a'), amt: 1, glow: 0.7, glowC: lin('#ff9a3c'), spec: 0 },
      { draw: at(fill('M0-8C6 0 6 8 0 12C-6 8-6 0 0-8Z')), blur: 1.4, inside: 1, tint: lin('#fff3cf'), amt: 1, glow: 0.9, glowC: lin('#fff0c0'), spec: 0 },
      { draw: at(line('M-12-14V16M12-14V16', 2.6, 'butt')), rise: 1.2, soft: 0.6, ...brass },
      { draw: at(line('M-4.6-14V16M4.6-14V16', 1.3, 'butt')), rise: 0.8, soft: 0.4, inside: 1, tint: lin('#3b2810'), amt: 0.95 },
      { draw: at(fill('M-9-25H9L14.5-13H-14.5Z')), rise: 3, soft: 1.2, ...brass, tint: lin('#c08e45') },
      { draw: at(fill('M-14 15H14L10 23H-10Z')), rise: 3, soft: 1.2, ...brass, tint: lin('#c08e45') },
    ],
    albedo: () => lin('#a87a38'),
    spec: 0.3,
    gloss: 20,
  });
}

// tag is what prices stand on: parchment with cut corners; its hole and string are drawn where it hangs.
export function tag(w, h) {
  return carved({
    w,
    h,
    unit: 1,
    line: 0.9,
    rim: '#3a2814',
    shadow: 0.6,
    shadowBlur: 3,
    parts: [{ draw: fill(`M${-w / 2 + 11} ${-h / 2 + 3}H${w / 2 - 11}L${w / 2 - 3} ${-h / 2 + 11}V${h / 2 - 5}H${-w / 2 + 3}V${-h / 2 + 11}Z`), rise: 1.2, soft: 1 }],
    albedo: (x, y) => {
      const n = fbm(x * 0.06 + 5, y * 0.07, 5);
      const fibre = fbm(x * 0.5, y * 0.12, 2);
      return mixc(lin('#cdb684'), lin('#f7edd3'), cl(n * 0.9 + fibre * 0.28 - y / (4 * h)));
    },
    height: (x, y) => 0.9 * fbm(x * 0.09, y * 0.1, 4) + 0.2 * vn(x * 1.1, y * 0.4),
    spec: 0.04,
    gloss: 10,
  });
}

// paw reaches for what is not its own.
const paw = (side) =>
  carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 2,
    parts: [
      { draw: fill('M-20 50L-17 12C-24 2-22-14-12-18H12C22-14 24 2 17 12L20 50Z'), rise: 9, soft: 5 },
      ...[-18, -6, 6, 18].map((x, i) => ({ draw: line(`M${x * 0.8}-4L${x}${i % 3 ? -24 : -17}`, 12), rise: 7, soft: 3 })),
      { draw: fill('M-20 50L-18.5 30L-9 35L0 28L9 35L18.5 30L20 50Z'), rise: 2, soft: 1, inside: 1, tint: lin('#5c2410'), amt: 0.8 },
      ...[-18, -6, 6, 18].map((x, i) => ({ draw: fill(`M${x - 3}${i % 3 ? -29 : -22}L${x}${i % 3 ? -38 : -31}L${x + 3}${i % 3 ? -29 : -22}Z`), rise: 2, soft: 0.8, tint: lin('#f6e6cc'), amt: 1 })),
    ],
    albedo: (x, y) => mixc(lin('#8a3a1c'), lin('#e2703a'), cl(0.3 + fbm(x * 0.3, y * 0.1, 3) * 0.8)),
    height: (x, y) => 0.3 * fbm(x * 0.6, y * 0.2, 3),
    spec: 0.15,
    gloss: 14,
    key: [1.4, 1.24, 1.02],
  });

// sketch returns a picture of a choice at the set-up, on a box of 84 × 84; ss is how many of its pixels make a unit.
export function sketch(side, draw, ss = 2) {
  const c = C(side, side, ss);
  const x = c.getContext('2d');
  x.scale((ss * side) / 84, (ss * side) / 84);
  x.imageSmoothingQuality = 'high';
  x.lineCap = x.lineJoin = 'round';
  draw(x);
  return c;
}

// way is the way round the middle of a sketch, from an angle to another one, through the places of seats: as many of the five are lit.
export function way(x, from, to, seats) {
  const [mx, my, r] = [42, 42, 31];
  x.lineWidth = 6;
  x.strokeStyle = '#0b0806';
  x.beginPath();
  x.arc(mx, my, r, from, to);
  x.stroke();
  x.lineWidth = 3.2;
  x.strokeStyle = '#d9a441';
  x.stroke();
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    const [px, py] = [mx + r * Math.cos(a), my + r * Math.sin(a)];
    x.fillStyle = '#0b0806';
    x.beginPath();
    x.arc(px, py, 7.4, 0, 7);
    x.fill();
    x.fillStyle = i < seats ? '#e8c06a' : '#27313d';
    x.strokeStyle = i < seats ? '#fff0bf' : '#66727f';
    x.lineWidth = 1.6;
    x.beginPath();
    x.arc(px, py, 5, 0, 7);
    x.fill();
    x.stroke();
  }
}

// options are the pictures of what can be chosen at the set-up: whether thieves reach into stores, and what the last rune ends.
export function options(side) {
  const scene = (draw) => sketch(side, draw);
  const front = chestFront(180);
  const back = chestBack('red', 180);
  const lid = chestLid(180);
  const stone = runeStone('red', 44);
  const put = (x, picture, left, top, width) => x.drawImage(picture, left, top, width, (width * picture.height) / picture.width);
  const s = 66 / 180;
  const chest = (x, top, inner) => {
    const y = 24;
    put(x, top, 9, y + (top === lid ? 4 * s : 0), 66);
    inner?.(y);
    put(x, front, 9, y + 70 * s, 66);
  };
  // near lets a chest fill its picture.
  const near = (x) => {
    x.translate(42, 50);
    x.scale(1.18, 1.18);
    x.translate(-42, -50);
  };
  const heap = (x, y) => {
    for (const [px, py] of [[30, 8.5], [42, 7.5], [54, 8.5], [24, 14.5], [36, 14], [48, 14.5], [60, 14]]) put(x, stone, px - 8, y + py, 16);
  };
  return {
    'open-stores.no': scene((x) => {
      near(x);
      chest(x, lid);
      put(x, padlock(44), 29, 50, 26);
    }),
    'open-stores.yes': scene((x) => {
      near(x);
      chest(x, back, (y) => heap(x, y));
      x.save();
      x.translate(55, 21);
      x.rotate(Math.PI + 0.34);
      put(x, paw(100), -25, -25, 50);
      x.restore();
    }),
    'ending.sudden': scene((x) => {
      way(x, -Math.PI / 2, -Math.PI / 2 + (4 * Math.PI) / 5, 3);
      glow(x, 42, 42, 28, '#ffb45a', 0.5);
      put(x, stone, 25, 25, 34);
      // It ends across its way.
      const a = -Math.PI / 2 + (4.75 * Math.PI) / 5;
      x.lineWidth = 7;
      x.strokeStyle = '#0b0806';
      x.beginPath();
      x.moveTo(42 + 22 * Math.cos(a), 42 + 22 * Math.sin(a));
      x.lineTo(42 + 39 * Math.cos(a), 42 + 39 * Math.sin(a));
      x.stroke();
      x.lineWidth = 3.6;
      x.strokeStyle = '#e2645c';
      x.stroke();
    }),
    'ending.round': scene((x) => {
      way(x, -Math.PI / 2, 1.5 * Math.PI, 5);
      glow(x, 42, 42, 28, '#ffb45a', 0.5);
      put(x, stone, 25, 25, 34);
    }),
  };
}
