// Rune Toss: its round table, the grounds of its runes and Destiny, the planks of trays, the bowl, the shadow of a hand, and
// the pictures of its set-up. Signs, burnt rings, the braid of the rim and the seams between planks are painted in the program, sharp in every
// size.

import { C, PL, bake, braid, cl, fbm, gl, glow, goldText, lin, mixc, sdCircle, wood } from './materials.js';
import { line } from './market.js';
import { sketch, way } from './stall.js';
import { carved } from './stones.js';

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

// glove is a hand that points up, in the colour of a seat, so wide as a box of 100 units.
function glove(colour, side) {
  const dark = mixc([0, 0, 0], lin(colour), 0.3);
  const body = lin(colour);
  const finger = (d, width) => ({ draw: line(d, width), rise: 6, soft: 3 });
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 2.4,
    parts: [
      { draw: (c) => c.fill(new Path2D('M-21 8Q-4-4 20 4Q26 22 17 38H-13Q-22 26-21 8ZM-14 36H18V50H-14Z')), rise: 7, soft: 4 },
      finger('M-14 10L-17-32', 11.5),
      finger('M-2 6L-2-38', 11.5),
      finger('M9 6L12-32', 11.5),
      finger('M17 10L24-17', 10),
      finger('M-14 24L-31 2', 11.5),
      { draw: line('M-15 39H19', 3, 'butt'), blur: 0.5, depth: 1.4, inside: 1, tint: dark, amt: 0.8 },
    ],
    albedo: (x, y) => mixc(dark, body, cl(0.45 + fbm(x * 0.2, y * 0.12, 3) * 0.75)),
    height: (x, y) => 0.3 * fbm(x * 0.5, y * 0.4, 3),
    spec: 0.12,
    gloss: 14,
    key: [1.4, 1.24, 1.02],
  });
}

// optionScale is how many pixels make a unit of these pictures: there are many.
export const optionScale = 1.5;

// options are the pictures of what can be chosen at the set-up: how runes are snatched, for how long, and how much later computers reach.
export function options(side) {
  const [amber, sky, steel] = [PL[0].c, PL[1].c, '#7d8894'];
  const stone = Object.fromEntries(['black', 'white', 'grey'].map((kind) => [kind, rune(kind, 48, 3)]));
  const destiny = rune('destiny', 48, 3);
  const hands = Object.fromEntries([amber, sky, steel].map((colour) => [colour, glove(colour, 100)]));
  const scene = (draw) => sketch(side, draw, optionScale);
  // A rune of a radius, with its sign, or Destiny.
  const lay = (x, picture, px, py, r, sign) => {
    x.drawImage(picture, px - (r * runeSide) / 2, py - (r * runeSide) / 2, r * runeSide, r * runeSide);
    if (!sign) return;
    x.strokeStyle = picture === stone.black ? '#f6dca2' : '#1c120a';
    gl(x, sign, px - r * 0.013, py - r * 0.0455, r * 1.02, 0, 0.17);
  };
  // A hand whose fingers point so, and so large; its tip is at a point.
  const reach = (x, colour, px, py, turn, size, alpha = 1) => {
    x.save();
    x.globalAlpha = alpha;
    x.translate(px, py);
    x.rotate(turn);
    x.drawImage(hands[colour], -size / 2, -size * 0.06, size, size);
    x.restore();
  };
  // The rim of the table, of which a part still burns.
  const fuse = (left, words) => (x) => {
    const ring = (from, to, width, tint) => {
      x.lineWidth = width;
      x.strokeStyle = tint;
      x.beginPath();
      x.arc(42, 42, 33, from, to);
      x.stroke();
    };
    const top = -Math.PI / 2;
    ring(0, 7, 11, '#0b0806');
    ring(0, 7, 9, '#3d2513');
    ring(0, 7, 7, '#24150a');
    x.lineCap = 'butt';
    const end = top + left * 2 * Math.PI;
    const strand = (phase, tint) => {
      x.lineWidth = 2;
      x.strokeStyle = tint;
      x.beginPath();
      for (let a = top; a <= end + 0.001; a += 0.02) {
        const r = 33 + 2.3 * Math.sin(a * 22 + phase);
        x.lineTo(42 + r * Math.cos(a), 42 + r * Math.sin(a));
      }
      x.stroke();
    };
    strand(0, '#d9a441');
    strand(Math.PI, '#f2c66a');
    if (left < 1 || words) {
      const [px, py] = [42 + 33 * Math.cos(end), 42 + 33 * Math.sin(end)];
      glow(x, px, py, 17, '#ff9c3c', 0.95);
      glow(x, px, py, 7, '#fff0c0', 1);
    }
    if (!words) {
      glow(x, 42, 42, 26, '#ffb45a', 0.4);
      lay(x, destiny, 42, 42, 18);
      return;
    }
    const gold = goldText(words, 34);
    x.drawImage(gold, 42 - gold.width / 4, 42 - gold.height / 4, gold.width / 2, gold.height / 2);
  };
  // Two hands on their way to a rune: that of a person, and, so far behind, that of a computer player.
  const lead = (behind) => (x) => {
    for (const y of [25, 59]) {
      x.lineWidth = 1.4;
      x.strokeStyle = 'rgba(240,214,160,.34)';
      x.setLineDash([2, 3.4]);
      x.beginPath();
      x.moveTo(4, y);
      x.lineTo(80, y);
      x.stroke();
    }
    x.setLineDash([]);
    glow(x, 66, 42, 24, '#ffb45a', 0.5);
    lay(x, stone.white, 66, 42, 14, 'raido');
    reach(x, steel, 52 - behind, 59, Math.PI / 2, 40);
    reach(x, amber, 52, 25, Math.PI / 2, 40);
  };
  return {
    'way.snatch': scene((x) => {
      glow(x, 42, 42, 34, '#ffb45a', 0.5);
      lay(x, stone.black, 31, 36, 15, 'algiz');
      lay(x, stone.black, 53, 47, 15, 'algiz');
      reach(x, amber, 33, 46, 0.5, 50);
      reach(x, sky, 51, 37, Math.PI + 0.5, 50);
    }),
    'way.ghost': scene((x) => {
      glow(x, 62, 24, 26, '#ffb45a', 0.5);
      lay(x, stone.white, 58, 25, 17, 'mannaz');
      reach(x, sky, 34, 23, 1.5, 44, 0.45);
      reach(x, sky, 64, 50, 0.1, 44, 0.45);
      reach(x, amber, 47, 36, 0.8, 50);
    }),
    'way.calm': scene((x) => {
      way(x, -Math.PI / 2, 1.5 * Math.PI, 1);
      glow(x, 42, 42, 26, '#ffb45a', 0.5);
      lay(x, stone.white, 47, 37.5, 14, 'kenaz');
      lay(x, stone.white, 38, 46, 14, 'kenaz');
    }),
    'time.no': scene(fuse(1, '')),
    'time.15': scene(fuse(0.25, '15')),
    'time.30': scene(fuse(0.5, '30')),
    'time.60': scene(fuse(1, '60')),
    'lead.no': scene(lead(0)),
    'lead.half': scene(lead(7)),
    'lead.one': scene(lead(13)),
    'lead.two': scene(lead(20)),
  };
}
