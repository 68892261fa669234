// Rune Masters: the cloth of the table with its constellations, the tablets that the cards are made of, their stones, the
// masters and the tokens. Lengths on cards are in shares of the side of a section.

import { bake, C, cl, fbm, glow, lin, mixc, P, PL, rgba, rng, sdBox, sdCircle, sst } from './materials.js';

// The runes of the table: those of the cards and of the hours round it, in a unit box.
const R = {
  laguz: 'M-.1 .5V-.5L.24 -.18',
  jera: 'M.08 -.48L-.24 -.14L.2 .14L-.1 .48',
  kenaz: 'M.2 -.46L-.2 0L.2 .46',
  ansuz: 'M-.25 .5V-.5L.3 -.2M-.25 -.1L.3 .2',
};
const hours = [
  'M-.22 .5V-.5M-.22 -.02L.26 -.42M-.22 .28L.22 -.09',
  'M-.26 .5V-.48L.26 0V.5',
  'M-.18 .5V-.5M-.18 -.28L.24 0L-.18 .28',
  R.ansuz,
  'M-.22 .5V-.46L.24 -.22L-.18 .04L.26 .5',
  R.kenaz,
  'M-.34 -.46L.34 .46M.34 -.46L-.34 .46',
  'M-.18 .5V-.5L.24 -.22L-.18 .06',
  'M-.26 -.5V.5M.26 -.5V.5M-.26 -.16L.26 .16',
  'M0 .5V-.5M-.24 -.14L.24 .14',
  R.jera,
  'M0 .5V-.5M-.36 -.46L0 -.02L.36 -.46',
  'M.22 -.5L-.22 -.12L.22 .12L-.22 .5',
  'M0 .5V-.5M-.36 -.1L0 -.5L.36 -.1',
  'M-.22 .46V-.46L.24 -.23L-.16 0L.24 .23L-.22 .46',
  'M-.32 .5V-.46L.32 .04M.32 .5V-.46L-.32 .04',
  R.laguz,
  'M-.34 .5L.28 -.16L0 -.5L-.28 -.16L.34 .5',
];

// star fills a star of four rays.
function star(c, x, y, r) {
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const t = (i * Math.PI) / 4;
    const q = i % 2 ? r * 0.22 : r;
    c.lineTo(x + q * Math.sin(t), y - q * Math.cos(t));
  }
  c.fill();
}

// The constellations: where they stand, in shares of the table, and how they go on from there, in shares of its longer side.
const constellations = [
  {
    x: 0.07,
    y: 0.2,
    way: [
      [0, 0],
      [0.05, 0.06],
      [0.04, 0.14],
      [0.1, 0.17],
      [0.13, 0.1],
      [0.05, 0.06],
    ],
  },
  {
    x: 0.8,
    y: 0.12,
    way: [
      [0, 0],
      [0.06, 0.04],
      [0.11, 0.01],
      [0.13, 0.1],
      [0.08, 0.15],
      [0.06, 0.04],
    ],
  },
  {
    x: 0.82,
    y: 0.6,
    way: [
      [0, 0],
      [0.04, -0.08],
      [0.1, -0.05],
      [0.12, 0.05],
      [0.06, 0.1],
      [0, 0],
    ],
  },
  {
    x: 0.05,
    y: 0.64,
    way: [
      [0, 0],
      [0.07, -0.03],
      [0.1, 0.06],
      [0.06, 0.13],
      [0.12, 0.18],
    ],
  },
];

// night is the table: cloth as blue as the night, with the wheel of the runes and the stars stitched in gold.
export function night(w, h, ss) {
  const c = C(w, h, ss);
  const x = c.getContext('2d');
  x.scale(ss, ss);
  const [mx, my, m] = [w * 0.5, h * 0.45, Math.max(w, h)];
  const cloth = x.createRadialGradient(mx, my, 0, mx, my, m * 0.62);
  cloth.addColorStop(0, '#202d52');
  cloth.addColorStop(0.5, '#172143');
  cloth.addColorStop(1, '#0a0f20');
  x.fillStyle = cloth;
  x.fillRect(0, 0, w, h);
  // Folds, so soft that they cost next to nothing.
  const folds = C(w / 8, h / 8, 1);
  const y = folds.getContext('2d');
  const pixels = y.createImageData(folds.width, folds.height);
  for (let j = 0; j < folds.height; j++) {
    for (let i = 0; i < folds.width; i++) {
      const n =
        fbm(i * 0.05 + 3, j * 0.05 + j * 0.01 + 9, 3) - fbm((i + 2) * 0.05 + 3, (j + 2) * 0.05 + 9, 3);
      const at = 4 * (j * folds.width + i);
      pixels.data.set(n > 0 ? [74, 102, 168] : [4, 6, 14], at);
      pixels.data[at + 3] = Math.min(90, Math.abs(n) * 420);
    }
  }
  y.putImageData(pixels, 0, 0);
  x.imageSmoothingQuality = 'high';
  x.globalAlpha = 0.5;
  x.drawImage(folds, 0, 0, w, h);
  x.globalAlpha = 1;

  // A high table has more thread on less cloth: there it is finer, so that words can be read on it.
  const thread = h > w ? 0.7 : 1;
  x.strokeStyle = rgba(P.gold, 0.34 * thread);
  for (const [r, dash, width] of [
    [0.2, [], 0.8],
    [0.205, [1, 8], 1.5],
    [0.33, [], 0.7],
    [0.43, [1.5, 11], 1.6],
    [0.44, [], 0.8],
    [0.58, [], 0.7],
    [0.585, [1, 9], 1.5],
  ]) {
    x.beginPath();
    x.arc(mx, my, m * r, 0, 7);
    x.setLineDash(dash);
    x.lineWidth = width;
    x.stroke();
  }
  x.setLineDash([]);
  hours.forEach((path, i) => {
    const t = (i * 2 * Math.PI) / hours.length;
    x.lineWidth = 0.9;
    x.beginPath();
    x.moveTo(mx + m * 0.33 * Math.cos(t), my + m * 0.33 * Math.sin(t));
    x.lineTo(mx + m * 0.43 * Math.cos(t), my + m * 0.43 * Math.sin(t));
    x.stroke();
    const mid = t + Math.PI / hours.length;
    x.save();
    x.translate(mx + m * 0.38 * Math.cos(mid), my + m * 0.38 * Math.sin(mid));
    x.rotate(mid + Math.PI / 2);
    x.scale(m * 0.024, m * 0.024);
    x.lineWidth = 0.1;
    x.stroke(new Path2D(path));
    x.restore();
  });

  const chance = rng(9);
  for (let i = 0; i < (w * h) / 4800; i++) {
    const [sx, sy, z] = [chance() * w, chance() * h, chance()];
    if (z > 0.94) {
      x.fillStyle = `rgba(243,227,178,${0.35 + chance() * 0.4})`;
      star(x, sx, sy, 2.5 + chance() * 3.5);
    } else {
      x.fillStyle = `rgba(207,220,242,${0.14 + chance() * 0.36})`;
      x.beginPath();
      x.arc(sx, sy, 0.5 + z * 0.7, 0, 7);
      x.fill();
    }
  }
  for (const k of constellations) {
    const way = k.way.map(([dx, dy]) => [w * k.x + dx * m * 0.9, h * k.y + dy * m * 0.7]);
    x.beginPath();
    for (const [px, py] of way) x.lineTo(px, py);
    x.strokeStyle = rgba('#e9cf8b', 0.28 * thread);
    x.lineWidth = 0.9;
    x.setLineDash([5, 4]);
    x.stroke();
    x.setLineDash([]);
    x.fillStyle = 'rgba(246,226,166,.8)';
    for (const [px, py] of way) star(x, px, py, 6.5 * thread);
  }
  // Two candles beyond the corners, and the dark round all.
  glow(x, w * 0.06, h * 0.1, m * 0.3, '#e2904a', 0.14);
  glow(x, w * 0.96, h * 0.95, m * 0.32, '#e2703a', 0.13);
  const dark = x.createRadialGradient(mx, my, m * 0.2, mx, my, m * 0.7);
  dark.addColorStop(0, 'rgba(4,6,14,0)');
  dark.addColorStop(0.6, 'rgba(4,6,14,.12)');
  dark.addColorStop(1, 'rgba(4,6,14,.72)');
  x.fillStyle = dark;
  x.fillRect(0, 0, w, h);
  return c;
}

// sections fills a box with round corners, for each section of a card.
function sections(c, wide, high, s, inset, radius) {
  for (let j = 0; j < high; j++) {
    for (let i = 0; i < wide; i++) {
      c.beginPath();
      c.roundRect(
        (i - wide / 2 + inset) * s,
        (j - high / 2 + inset) * s,
        s * (1 - 2 * inset),
        s * (1 - 2 * inset),
        radius * s,
      );
      c.fill();
    }
  }
}

// slate is the body of a tablet of dark slate with a bevelled edge.
function slate(wide, high, s, seed, engr) {
  const [w, h] = [wide * s, high * s];
  return bake({
    w,
    h,
    ss: 2,
    sdf: sdBox(w / 2 - s * 0.012, h / 2 - s * 0.012, s * 0.13),
    bevel: s * 0.07,
    bevelH: s * 0.075,
    edge: s * 0.006,
    edgeF: 6 / s,
    seed,
    albedo: (x, y, d) => {
      const n = fbm((x * 1.6) / s + seed, (y * 2.6) / s + seed, 4);
      const v = 0.016 + 0.018 * n + 0.02 * cl(0.5 - (x / w + y / h));
      const rim = sst(-0.05 * s, -0.015 * s, d);
      return mixc([v * 0.66, v * 1.06, v * 1.72], [0.075, 0.125, 0.19], rim * 0.8);
    },
    height: (x, y) => s * 0.03 * fbm((x * 2.4) / s + seed, (y * 4.6) / s, 4),
    spec: 0.3,
    gloss: 44,
    engr,
  });
}

// tablet is the ground of a card of some sections: a well for each stone.
export function tablet(wide, high, s, seed) {
  return slate(wide, high, s, seed, [
    {
      draw: (c) => sections(c, wide, high, s, 0.085, 0.09),
      blur: s * 0.012,
      depth: s * 0.035,
      tint: [0.004, 0.007, 0.012],
      amt: 0.66,
    },
  ]);
}

// back is the back of a card: a line of gold, and a knot of four rings round Ansuz.
export function back(wide, high, s) {
  const [w, h] = [wide * s, high * s];
  const ansuz = (width) => (c) => {
    c.scale(s * 0.42, s * 0.42);
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.lineCap = width > 0.2 ? 'round' : 'butt';
    c.stroke(new Path2D(R.ansuz));
  };
  const gold = { tint: lin('#c99a45'), amt: 0.95, metal: 0.7, spec: 0.4, gloss: 26 };
  return slate(wide, high, s, 7.7, [
    {
      draw: (c) => {
        c.lineWidth = s * 0.028;
        c.beginPath();
        c.roundRect(-w / 2 + s * 0.17, -h / 2 + s * 0.17, w - s * 0.34, h - s * 0.34, s * 0.08);
        c.stroke();
        c.lineWidth = s * 0.042;
        for (const [x, y] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          c.beginPath();
          c.arc(x * s * 0.26, y * s * 0.26, s * 0.33, 0, 7);
          c.stroke();
        }
        c.globalCompositeOperation = 'destination-out';
        ansuz(0.5)(c);
      },
      blur: s * 0.006,
      depth: s * 0.02,
      ...gold,
    },
    { draw: ansuz(0.17), depth: 0, tint: lin('#f1d48a'), amt: 1, metal: 0, spec: 0 },
  ]);
}

// sdPolygon returns the distance from the nearest side of a convex polygon, negative inside.
function sdPolygon(points) {
  const sides = points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    const l = Math.hypot(bx - ax, by - ay);
    return [(by - ay) / l, (ax - bx) / l, ax, ay];
  });
  return (x, y) => Math.max(...sides.map(([nx, ny, ax, ay]) => (x - ax) * nx + (y - ay) * ny));
}

// The stones: outline, colours, and the rune with its size and where it stands.
const stones = {
  blue: {
    sdf: (s) => sdCircle(s * 0.335),
    deep: '#0f2f63',
    body: '#2a6bc4',
    edge: '#8cc0f5',
    rune: R.laguz,
    size: 0.36,
    at: [0, 0],
    mid: [0, 0],
  },
  green: {
    sdf: (s) =>
      sdPolygon([
        [0, -0.415 * s],
        [0.415 * s, 0],
        [0, 0.415 * s],
        [-0.415 * s, 0],
      ]),
    deep: '#0d4226',
    body: '#2f8f57',
    edge: '#97e0aa',
    rune: R.jera,
    size: 0.36,
    at: [0, 0],
    mid: [0, 0],
  },
  red: {
    sdf: (s) =>
      sdPolygon([
        [0, -0.365 * s],
        [0.4 * s, 0.315 * s],
        [-0.4 * s, 0.315 * s],
      ]),
    deep: '#5e1210',
    body: '#c23b33',
    edge: '#ffa896',
    rune: R.kenaz,
    size: 0.27,
    at: [-0.005, 0.1],
    mid: [0, 0.09],
  },
};

// stone is a cut stone in the middle of a section of side s: a table with its rune, facets round it, light in its depth.
export function stone(name, s) {
  const k = stones[name];
  const sdf = k.sdf(s);
  const [deep, body, edge] = [lin(k.deep), lin(k.body), lin(k.edge)];
  const facet = s * 0.085;
  const carve = (width) => (c) => {
    c.translate(k.at[0] * s, k.at[1] * s);
    c.scale(k.size * s, k.size * s);
    c.lineWidth = width / k.size;
    c.stroke(new Path2D(k.rune));
  };
  const lit = bake({
    w: s,
    h: s,
    ss: 2,
    sdf,
    bevel: s * 0.018,
    bevelH: 0,
    height: (x, y, d) => facet * 0.62 * cl(-d / facet),
    albedo: (x, y, d) => {
      const [u, v] = [x / s - k.mid[0], y / s - k.mid[1]];
      const light = Math.exp(-((u + 0.1) ** 2 + (v + 0.14) ** 2) / 0.05);
      const depth = Math.exp(-((u - 0.12) ** 2 + (v - 0.16) ** 2) / 0.03);
      const cloud = fbm((x * 5) / s + 3, (y * 5) / s, 3) - 0.5;
      let a = mixc(deep, body, 0.42 + 0.72 * light + 0.5 * depth + 0.4 * cloud);
      a = mixc(a, edge, 0.05 * light);
      // A dark line parts table and facets, a bright one runs along the girdle.
      a = mixc(a, deep, 0.75 * sst(s * 0.016, 0, Math.abs(d + facet)));
      return mixc(a, edge, 0.85 * sst(-s * 0.03, -s * 0.012, d));
    },
    spec: 0.6,
    gloss: 70,
    key: [1.2, 1.1, 0.98],
    amb: [0.3, 0.32, 0.36],
    engr: [
      { draw: carve(0.092), blur: s * 0.008, depth: s * 0.02, tint: deep, amt: 0.85, spec: 0.1 },
      {
        draw: carve(0.056),
        depth: 0,
        tint: lin(P.bone),
        amt: 1,
        spec: 0,
        glow: 0.18,
        glowC: lin(P.bone),
      },
    ],
  });
  // The stone's shadow in its well.
  const c = C(s, s, 2);
  const x = c.getContext('2d');
  x.shadowColor = 'rgba(0,0,0,.8)';
  x.shadowBlur = s * 0.07;
  x.shadowOffsetX = s * 0.03;
  x.shadowOffsetY = s * 0.07;
  x.drawImage(lit, 0, 0);
  return c;
}

const figure =
  'M-.26 0C-.28 -.26 -.22 -.46 -.13 -.58C-.19 -.66 -.17 -.84 0 -.98C.17 -.84 .19 -.66 .13 -.58C.22 -.46 .28 -.26 .26 0C.14 .06 -.14 .06 -.26 0Z';
const cowl = 'M-.09 -.62C-.12 -.72 -.08 -.82 0 -.88C.08 -.82 .12 -.72 .09 -.62C.04 -.57 -.04 -.57 -.09 -.62Z';

// The picture of a master: its height and width, and where its foot is, in shares of the master's height.
export const standing = { w: 0.8, h: 1.2, foot: 1.06 };

// master is the hooded figure of a seat's colour, h high, with a dark medallion for the seat's emblem on its breast.
export function master(seat, h) {
  const colour = lin(PL[seat].c);
  const dark = colour.map((v) => v * 0.22);
  const [w, high] = [standing.w * h, standing.h * h];
  const place = (c) => {
    c.translate(0, (standing.foot - standing.h / 2) * h);
    c.scale(h, h);
  };
  const fill = (path) => (c) => {
    place(c);
    c.fill(new Path2D(path));
  };
  const body = fill(figure);
  const medallion = (r) => (c) => {
    place(c);
    c.beginPath();
    c.arc(0, -0.29, r, 0, 7);
    c.fill();
  };
  const lit = bake({
    w,
    h: high,
    ss: 2,
    albedo: (x, y) => {
      const [u, v] = [x / h, y / h + standing.h / 2 - standing.foot];
      const n = fbm(u * 9 + seat, v * 3, 3);
      const fold = 0.5 + 0.5 * Math.sin(u * 46 + Math.sin(v * 9) * 1.2);
      const hem = sst(-0.42, 0, v);
      return mixc(
        dark,
        colour,
        cl(0.92 + 0.3 * (n - 0.5) - 0.34 * hem * (1 - fold) - 0.5 * sst(-0.06, 0.05, v)),
      );
    },
    height: (x, y) => {
      const [u, v] = [x / h, y / h + standing.h / 2 - standing.foot];
      return h * 0.012 * sst(-0.5, -0.05, v) * Math.sin(u * 46 + Math.sin(v * 9) * 1.2);
    },
    spec: 0.34,
    gloss: 18,
    amb: [0.3, 0.31, 0.34],
    engr: [
      { draw: body, blur: h * 0.06, depth: -h * 0.17 },
      { draw: body, blur: h * 0.018, depth: -h * 0.05 },
      { draw: fill(cowl), blur: h * 0.012, depth: h * 0.06, tint: [0.004, 0.005, 0.008], amt: 0.97, spec: 0 },
      { draw: medallion(0.152), blur: h * 0.006, depth: -h * 0.02, tint: lin('#d9b25f'), amt: 1, metal: 0.7 },
      {
        draw: medallion(0.132),
        blur: h * 0.004,
        depth: h * 0.03,
        tint: [0.004, 0.005, 0.008],
        metal: 0,
        spec: 0,
      },
      {
        draw: (c) => {
          place(c);
          for (const x of [-0.036, 0.036]) {
            c.beginPath();
            c.ellipse(x, -0.72, 0.022, 0.014, 0, 0, 7);
            c.fill();
          }
        },
        blur: h * 0.004,
        tint: lin(P.bone),
        glow: 0.5,
        glowC: lin('#fff1cf'),
      },
    ],
  });
  const cut = C(w, high, 2);
  const y = cut.getContext('2d');
  y.translate(cut.width / 2, cut.height / 2);
  y.scale(2, 2);
  body(y);
  y.setTransform(1, 0, 0, 1, 0, 0);
  y.globalCompositeOperation = 'source-in';
  y.drawImage(lit, 0, 0);
  const c = C(w, high, 2);
  const x = c.getContext('2d');
  x.scale(2, 2);
  x.translate(w / 2, high / 2);
  place(x);
  x.save();
  x.filter = `blur(${h * 0.05}px)`;
  x.fillStyle = 'rgba(0,0,0,.6)';
  x.beginPath();
  x.ellipse(0.05, 0.015, 0.31, 0.085, 0, 0, 7);
  x.fill();
  x.restore();
  // The disc on which it stands, and a dark line round both: they stand on every colour.
  const side = x.createLinearGradient(-0.3, 0, 0.3, 0);
  side.addColorStop(0, PL[seat].c);
  side.addColorStop(1, '#14100c');
  for (const [grow, colour] of [
    [0.02, '#07090d'],
    [0, side],
  ]) {
    x.fillStyle = colour;
    x.beginPath();
    x.ellipse(0, 0.015, 0.3 + grow, 0.075 + grow, 0, 0, 7);
    x.fill();
  }
  x.strokeStyle = '#07090d';
  x.lineWidth = 0.045;
  x.lineJoin = 'round';
  x.stroke(new Path2D(figure));
  x.setTransform(1, 0, 0, 1, 0, 0);
  x.drawImage(cut, 0, 0);
  return c;
}

// token is the ring of a high master's token in a seat's colour, of radius r, round dark slate for its stone.
export function token(seat, r) {
  const colour = lin(PL[seat].c);
  return bake({
    w: r * 2 + 4,
    h: r * 2 + 4,
    ss: 2,
    sdf: sdCircle(r),
    bevel: r * 0.1,
    bevelH: r * 0.09,
    height: (x, y) => -r * 0.1 * sst(0.86, 0.8, Math.hypot(x, y) / r),
    albedo: (x, y) => {
      const d = Math.hypot(x, y) / r;
      const n = fbm((x * 5) / r + seat, (y * 5) / r, 3);
      const v = 0.014 + 0.018 * n;
      const ring = colour.map((q) => q * (0.82 + 0.36 * n));
      return mixc([v * 0.6, v * 0.9, v * 1.5], ring, sst(0.8, 0.84, d));
    },
    spec: 0.5,
    gloss: 40,
    metal: 0.15,
  });
}

// adept is the little tablet of an adept: green, blue, or grey once it is used.
export function adept(colour, side) {
  const [deep, body] = {
    green: ['#0d4226', '#2f8f57'],
    blue: ['#0f2f63', '#2a6bc4'],
    grey: ['#171d26', '#3b4756'],
  }[colour].map(lin);
  return bake({
    w: side,
    h: side,
    ss: 2,
    sdf: sdBox(side / 2 - 0.5, side / 2 - 0.5, side * 0.18),
    bevel: side * 0.12,
    bevelH: side * 0.09,
    albedo: (x, y) =>
      mixc(body, deep, cl(0.35 + (0.55 * (x + y)) / side + 0.4 * (fbm(x * 0.2, y * 0.2, 3) - 0.5))),
    spec: colour === 'grey' ? 0.1 : 0.4,
    gloss: 20,
  });
}

// sign draws the sign of an adept over its tablet: the green one's plus, or the blue one's eye.
function sign(x, name, r) {
  x.strokeStyle = x.fillStyle = P.bone;
  x.lineWidth = r * 0.3;
  x.lineCap = 'round';
  x.beginPath();
  if (name === 'plus') {
    x.moveTo(-r, 0);
    x.lineTo(r, 0);
    x.moveTo(0, -r);
    x.lineTo(0, r);
    x.stroke();
    return;
  }
  x.lineWidth = r * 0.22;
  x.moveTo(-r * 1.15, 0);
  x.quadraticCurveTo(0, -r * 1.25, r * 1.15, 0);
  x.quadraticCurveTo(0, r * 1.25, -r * 1.15, 0);
  x.closePath();
  x.stroke();
  x.beginPath();
  x.arc(0, 0, r * 0.36, 0, 7);
  x.fill();
}

// options are the pictures of what can be chosen at the set-up, by option and choice, each on a square.
export function options(side) {
  const s = 22;
  const put = (x, picture, cx, cy, w, h, angle = 0) => {
    x.save();
    x.translate(cx, cy);
    x.rotate(angle);
    x.shadowColor = 'rgba(0,0,0,.75)';
    x.shadowBlur = 8;
    x.shadowOffsetX = 2;
    x.shadowOffsetY = 5;
    x.filter = 'brightness(1.3)'; // they lie on dark slate
    x.drawImage(picture, -w / 2, -h / 2, w, h);
    x.restore();
  };
  const paint = (draw) => {
    const c = C(side, side, 2);
    const x = c.getContext('2d');
    x.scale(2, 2);
    x.imageSmoothingQuality = 'high';
    draw(x, side / 2);
    return c;
  };
  const stones3 = { B: stone('blue', 64), G: stone('green', 64), R: stone('red', 64) };
  const face = (runes, seed) => {
    const c = C(3 * s, 2 * s, 2);
    const x = c.getContext('2d');
    x.scale(2, 2);
    x.imageSmoothingQuality = 'high';
    x.drawImage(tablet(3, 2, 64, seed), 0, 0, 3 * s, 2 * s);
    [...runes].forEach((rune, i) => {
      x.drawImage(stones3[rune], (i % 3) * s, Math.floor(i / 3) * s, s, s);
    });
    return c;
  };
  const [wide, high] = [3 * s, 2 * s];
  const single = 1.2;
  const hidden = back(3, 2, 64);
  const card = face('BRBGBG', 3.3);
  const tile = (x, colour, name, cx, cy, w, angle) => {
    put(x, adept(colour, 28), cx, cy, w, w, angle);
    if (!name) return;
    x.save();
    x.translate(cx, cy);
    x.rotate(angle);
    sign(x, name, w * 0.22);
    x.restore();
  };
  const figure = (x, seat, cx, foot, h) => {
    const m = master(seat, 64);
    const w = (h * m.width) / m.height;
    put(x, m, cx, foot - h / 2, w, h);
    x.fillStyle = PL[seat].c;
    x.beginPath();
    x.arc(cx, foot - h * 0.358, h * 0.055, 0, 7); // the emblem on its breast
    x.fill();
  };
  return {
    'adepts.no': paint((x, m) => figure(x, 0, m, side - 6, 74)),
    'adepts.yes': paint((x, m) => {
      figure(x, 0, m, side - 16, 68);
      tile(x, 'green', 'plus', m - 19, side - 24, 34, -0.14);
      tile(x, 'blue', 'eye', m + 19, side - 24, 34, 0.14);
    }),
    'extra-draw.no': paint((x, m) => put(x, hidden, m, m, single * wide, single * high)),
    'extra-draw.yes': paint((x, m) => {
      put(x, hidden, m - 4, m - 11, wide, high, -0.16);
      put(x, hidden, m + 4, m + 11, wide, high, 0.12);
    }),
    'high-masters.no': paint((x, m) => put(x, stones3.B, m, m, 88, 88)),
    'high-masters.yes': paint((x, m) => {
      put(x, token(0, 28), m, m, 80, 80);
      put(x, stones3.G, m, m, 66, 66);
    }),
    'deck.fixed': paint((x, m) => put(x, card, m, m, single * wide, single * high)),
    'deck.wild': paint((x, m) => {
      put(x, face('GBBRBG', 12.4), m - 2, m - 15, wide, high, -0.24);
      put(x, face('BGRBBG', 5.1), m + 1, m, wide, high, 0.05);
      put(x, face('RBBGGB', 8.2), m + 2, m + 15, wide, high, 0.26);
    }),
  };
}
