// Rune Toss: its round table, the grounds of its runes and Destiny, the planks of trays, the bowl, the shadow of a hand. Signs, burnt
// rings, the braid of the rim and the seams between planks are painted in the program, sharp in every size.

import { C, bake, braid, cl, fbm, lin, mixc, sdCircle, wood } from './materials.js';

const rise = (a, b, x) => {
  const t = cl((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

// What is inside the rim, and how wide a plank is, by the radius of the table.
const inner = 0.885;
const tablePlank = 0.222;

// table is the round table of a radius, in the light of one lamp: planks, and a rim raised half round.
export function table(R) {
  const u = R / 396;
  const top = wood({ plank: R * tablePlank, gap: 26 * u, base: [0.08, 0.038, 0.016], hi: [0.65, 0.348, 0.135], scale: 1.25 / Math.sqrt(u), seed: 9 });
  const edge = wood({ base: [0.02, 0.011, 0.006], hi: [0.16, 0.085, 0.037], scale: 1 / Math.sqrt(u), seed: 3 });
  const side = 2 * R + 4;
  const baked = bake({
    w: side,
    h: side,
    ss: 1,
    sdf: sdCircle(R),
    bevel: R * 0.03,
    bevelH: R * 0.026,
    spec: 0.13,
    gloss: 18,
    height: (x, y) => {
      const d = Math.hypot(x, y) / R;
      const h = d < inner ? top.h(x, y) * 0.8 : edge.h(Math.atan2(y, x) * R, d * R) * 0.5 + R * 0.028 * Math.sqrt(Math.max(0, 1 - ((d - 0.94) / 0.058) ** 2));
      return h - R * 0.012 * Math.exp(-(((d - inner) / 0.008) ** 2));
    },
    albedo: (x, y) => {
      const d = Math.hypot(x, y) / R;
      if (d >= inner) return edge.alb(Math.atan2(y, x) * R, d * R);
      const c = top.alb(x, y);
      return mixc(mixc(c, [0.01, 0.006, 0.004], 0.8), c, 0.25 + 0.75 * rise(inner, inner - 0.07, d));
    },
  });
  const x = baked.getContext('2d');
  x.translate(side / 2, side / 2);
  x.globalCompositeOperation = 'multiply';
  const light = x.createRadialGradient(-R * 0.28, -R * 0.36, R * 0.15, -R * 0.1, -R * 0.12, R * 1.25);
  light.addColorStop(0, '#fff');
  light.addColorStop(0.5, '#f0e2cd');
  light.addColorStop(1, '#655c60');
  x.fillStyle = light;
  x.beginPath();
  x.arc(0, 0, R, 0, 7);
  x.fill();
  x.globalCompositeOperation = 'source-atop';
  const warm = x.createRadialGradient(-R * 0.35, -R * 0.45, 0, -R * 0.35, -R * 0.45, R * 1.05);
  warm.addColorStop(0, 'rgba(255,190,110,.4)');
  warm.addColorStop(0.5, 'rgba(255,180,100,.15)');
  warm.addColorStop(1, 'rgba(255,180,100,0)');
  x.fillStyle = warm;
  x.fillRect(-R, -R, 2 * R, 2 * R);
  return baked;
}

// What the runes are made of: albedo by two noises, the ink of rims, the tone of the wall, and how it takes the light.
const stones = {
  black: {
    albedo: (n, g) => {
      const v = 0.018 + 0.03 * n + (g > 0.74 ? 0.03 : 0);
      return [v, v * 1.03, v * 1.15];
    },
    ink: '#f3d9a0',
    wall: ['#22252c', '#08090c'],
    spec: 0.38,
    gloss: 26,
  },
  grey: {
    albedo: (n, g) => {
      const v = 0.155 + 0.15 * n + (g > 0.72 ? 0.1 : 0);
      return [v * 0.93, v * 0.98, v * 1.08];
    },
    ink: '#0c0f13',
    wall: ['#565c65', '#2a2e34'],
    spec: 0.16,
    gloss: 14,
  },
  white: {
    albedo: (n, g) => {
      const v = 0.62 + 0.26 * n - (g > 0.74 ? 0.08 : 0);
      return [v, v * 0.94, v * 0.8];
    },
    ink: '#2a1a10',
    wall: ['#d3c3a4', '#8d7d62'],
    spec: 0.22,
    gloss: 18,
  },
  back: {
    albedo: (n, g) => {
      const v = 0.11 + 0.12 * n + (g > 0.72 ? 0.05 : 0);
      return [v * 1.18, v * 0.8, v * 0.52];
    },
    ink: '#1d0f07',
    wall: ['#63442e', '#352113'],
    spec: 0.1,
    gloss: 12,
  },
  destiny: {
    albedo: (n) => mixc([0.8, 0.47, 0.1], [1, 0.74, 0.28], n),
    ink: '#2b1404',
    wall: ['#a8782a', '#5a3c10'],
    spec: 0.6,
    gloss: 32,
    metal: 0.85,
  },
};

const ring = (c, r, width) => {
  c.lineWidth = width;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.stroke();
};
const dot = (c, x, y, r) => {
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
};
const spokes = (c, n, from, to, width) => {
  c.lineWidth = width;
  for (let i = 0; i < n; i++) {
    const t = (i * 2 * Math.PI) / n;
    c.beginPath();
    c.moveTo(from * Math.cos(t), from * Math.sin(t));
    c.lineTo(to * Math.cos(t), to * Math.sin(t));
    c.stroke();
  }
};

// The rims, which tell the colours apart in grey: 18 beads, a plain double ring, 24 notches. Small grey ones have none.
const rims = {
  black: (c, r, small) => {
    for (let i = 0; i < 18; i++) dot(c, r * 0.82 * Math.cos((i * Math.PI) / 9), r * 0.82 * Math.sin((i * Math.PI) / 9), r * (small ? 0.052 : 0.042));
  },
  grey: (c, r) => {
    ring(c, r * 0.85, r * 0.04);
    ring(c, r * 0.755, r * 0.03);
  },
  white: (c, r, small) => spokes(c, 24, r * 0.79, r * 0.9, r * (small ? 0.052 : 0.045)),
};

// cuts are what is engraved into a kind besides its sign.
function cuts(kind, r, small) {
  const tint = lin(stones[kind].ink);
  if (kind === 'back') return [{ draw: (c) => ring(c, r * 0.84, r * 0.035), blur: r * 0.02, depth: r * 0.04, tint, amt: 0.25 }];
  if (kind === 'destiny') {
    return [
      { draw: (c) => ring(c, r * 0.82, r * 0.045), blur: r * 0.012, depth: r * 0.05, tint, amt: 0.5 },
      {
        draw: (c) => {
          ring(c, r * 0.58, r * 0.05);
          spokes(c, 8, r * 0.6, r * 0.8, r * 0.05);
        },
        blur: r * 0.012,
        depth: r * 0.07,
        tint,
        amt: 0.85,
        metal: 0,
      },
      { draw: (c) => dot(c, 0, 0, r * 0.25), blur: r * 0.008, depth: r * 0.1, tint: lin('#b5413f'), amt: 1, metal: 0.1, spec: 0.7 },
    ];
  }
  if (small && kind === 'grey') return [];
  return [{ draw: (c) => rims[kind](c, r, small), blur: r * 0.012, depth: r * 0.05, tint, amt: kind === 'black' ? 0.8 : 0.62 }];
}

// runeSide is the side of a rune's picture, by its radius: the face lies a little above and left of the middle, its wall below.
const runeSide = 2.25;

// rune is one of a kind without its sign, lying, with its wall.
export function rune(kind, r, seed, { small = false, ss = 2 } = {}) {
  const m = stones[kind];
  const side = r * runeSide;
  const c = C(side, side, ss);
  const x = c.getContext('2d');
  x.scale(ss, ss);
  x.translate(side / 2, side / 2);
  const wall = x.createLinearGradient(-r * 0.7, -r * 0.7, r * 0.7, r * 0.8);
  wall.addColorStop(0, m.wall[0]);
  wall.addColorStop(1, m.wall[1]);
  x.fillStyle = wall;
  dot(x, r * 0.0325, r * 0.078, r * 0.99);
  const face = bake({
    w: 2 * r + 4,
    h: 2 * r + 4,
    ss,
    sdf: sdCircle(r),
    bevel: r * 0.15,
    bevelH: r * 0.15,
    edge: kind === 'destiny' ? 0 : r * 0.018,
    edgeF: 4 / r,
    seed,
    height: (px, py) => r * (kind === 'destiny' ? 0.03 * fbm((px * 8) / r, (py * 8) / r, 2) : 0.06 * fbm((px * 4.5) / r + seed, (py * 4.5) / r, 4)),
    albedo: (px, py) => m.albedo(fbm((px * 4) / r + seed, (py * 4) / r + seed, 4), fbm((px * 34) / r + seed, (py * 34) / r, 2)),
    spec: m.spec,
    gloss: m.gloss,
    metal: m.metal || 0,
    engr: cuts(kind, r, small),
  });
  x.drawImage(face, -r - 2 - r * 0.013, -r - 2 - r * 0.0455, 2 * r + 4, 2 * r + 4);
  return c;
}

// plank is what trays are made of; it can be stretched along its grain, which lies or, upright, stands.
export function plank(long, wide, upright) {
  const g = wood({ base: [0.03, 0.017, 0.009], hi: [0.23, 0.125, 0.055], scale: 2.2, seed: 11 });
  const at = (f) => (upright ? (x, y) => f(y, x) : f);
  return bake({ w: upright ? wide : long, h: upright ? long : wide, ss: 1, albedo: at(g.alb), height: at(g.h), spec: 0.14, gloss: 16 });
}

// bowl is a cupped one of oak, with a braid round it.
export function bowl(w, h, ss) {
  const far = (x, y) => Math.hypot(x / (w / 2), y / (h / 2));
  return bake({
    w: w + 6,
    h: h + 6,
    ss,
    sdf: (x, y) => ((far(x, y) - 1) * h * 0.9) / 2,
    bevel: 9,
    bevelH: 8,
    spec: 0.2,
    gloss: 18,
    height: (x, y) => -26 * rise(0.9, 0.62, far(x, y)) + 1.2 * fbm(x * 0.05, y * 0.3, 3),
    albedo: (x, y) => {
      const c = mixc([0.04, 0.021, 0.01], [0.26, 0.14, 0.06], fbm(x * 0.02 + 3, y * 0.16 + x * 0.01, 4));
      return mixc(c, [0.012, 0.007, 0.004], rise(0.92, 0.66, far(x, y)) * 0.72);
    },
    engr: [
      {
        draw: (c) => {
          const q = w * 0.465;
          c.scale(1, h / w);
          braid(c, (u, v) => [(q + v) * Math.cos(u / q), (q + v) * Math.sin(u / q)], 2 * Math.PI * q, (2 * Math.PI * q) / 44, 3.4, 2, '#fff', 0);
        },
        blur: 0.4,
        depth: -1.2,
        tint: lin('#c08a34'),
        amt: 0.9,
        metal: 0.8,
        spec: 0.5,
        gloss: 24,
      },
    ],
  });
}

// hand is the soft shadow, in white, of a right hand that points up, and of the arm behind it, 150 × 560 units: the tip of its first finger lies at
// 55, 20, and its lower end fades.
export function hand(ss) {
  const [w, h] = [150, 560];
  const soft = C(w, h, ss);
  const y = soft.getContext('2d');
  y.scale(ss, ss);
  y.translate(55, 20);
  y.fillStyle = y.strokeStyle = '#fff';
  y.lineCap = y.lineJoin = 'round';
  const finger = (width, ...points) => {
    y.lineWidth = width;
    y.beginPath();
    points.forEach((p, i) => (i ? y.lineTo(...p) : y.moveTo(...p)));
    y.stroke();
  };
  finger(16, [0, 8], [1, 34], [7, 72]);
  finger(17, [20, 0], [21, 36], [24, 76]);
  finger(16, [39, 12], [37, 44], [38, 82]);
  finger(13.5, [55, 34], [51, 58], [48, 90]);
  finger(17, [-25, 66], [-16, 86], [6, 112]);
  finger(20, [-4, 98], [12, 120]);
  y.fill(new Path2D('M-2 72Q28 60 56 82Q60 122 46 140H6Q-6 116-2 72ZM5 128H47Q47 170 62 540H-10Q6 170 5 128ZM-4 205Q26 196 58 205L84 540H-32Z'));
  const c = C(w, h, ss);
  const x = c.getContext('2d');
  x.filter = `blur(${5 * ss}px)`;
  x.drawImage(soft, 0, 0);
  x.filter = 'none';
  x.globalCompositeOperation = 'destination-out';
  const end = x.createLinearGradient(0, 300 * ss, 0, h * ss);
  end.addColorStop(0, 'rgba(0,0,0,0)');
  end.addColorStop(1, '#000');
  x.fillStyle = end;
  x.fillRect(0, 0, c.width, c.height);
  return c;
}
