// The curtain that hides what only one player may see: two halves of night-blue cloth with a brass thread, the beam that
// they hang from, and the ring of the medallion.

import { C, bake, braid, cl, fbm, glow, lin, mixc, sdBox, sdCircle } from './materials.js';

const step = (a, b, v) => {
  const t = cl((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};

// hemHeight is that of the woven band along the foot, in units.
const hemHeight = 84;

// cloth is one half of the curtain: folds of a period, a lattice of brass thread, a hem.
function cloth(w, h, period, depth, seed) {
  const along = (x, y) =>
    x + 28 * (fbm(x * 0.006 + seed, y * 0.0022 + 3, 3) - 0.5) + 7 * Math.sin(y * 0.006 + x * 0.01);
  const turn = (x, y) => (along(x, y) / period) * Math.PI * 2;
  const mesh = 46;
  return bake({
    w,
    h,
    ss: 1,
    key: [1.25, 1.05, 0.8],
    amb: [0.17, 0.2, 0.27],
    spec: 0.05,
    gloss: 10,
    height: (x, y) => {
      const u = turn(x, y);
      const swell = 0.72 + 0.28 * Math.sin(u * 0.37 + 1.3 + seed);
      return depth * swell * (0.75 * Math.sin(u) + 0.125 * Math.sin(u * 2 + 0.8)) + 0.3 * fbm(x * 0.25, y * 0.25, 2);
    },
    albedo: (x, y) => {
      const u = along(x, y) * 1.06;
      const n = fbm(x * 0.05 + seed, y * 0.02, 3);
      const thread = 0.55 + 0.45 * Math.sin(y * 2.6 + x * 1.2);
      let colour = [0.028 + 0.022 * n, 0.046 + 0.034 * n, 0.108 + 0.07 * n];
      const gx = ((((u / mesh) % 1) + 1) % 1) - 0.5;
      const gy = ((((y / (mesh * 1.25)) % 1) + 1) % 1) - 0.5;
      const r = Math.hypot(gx, gy * 1.25);
      let brass = step(0.035, 0.016, Math.abs(Math.abs(gx) + Math.abs(gy) - 0.5)) * 0.55;
      brass = Math.max(brass, step(0.1, 0.085, r), step(0.03, 0.012, Math.abs(r - 0.17)) * 0.8) * thread;
      colour = mixc(colour, [0.52, 0.33, 0.09], brass * 0.62);
      const q = (h / 2 - y) / hemHeight;
      if (q < 1) colour = hem(colour, q, u, n, thread);
      const shade = 0.45 + 0.55 * step(-1.05, 0.5, Math.sin(turn(x, y)));
      return colour.map((v) => v * shade);
    },
  });
}

// hem is the woven band: q goes from 0 at its foot to 1.
function hem(colour, q, u, n, thread) {
  const gold = [0.62, 0.4, 0.12];
  if (q < 0.62 && q > 0.2) colour = mixc([0.1, 0.022, 0.018], [0.16, 0.035, 0.025], n);
  if (Math.abs(q - 0.64) < 0.035 || Math.abs(q - 0.18) < 0.03) colour = mixc(colour, gold, 0.9 * thread + 0.1);
  if (q > 0.24 && q < 0.58) {
    const wave = 0.75 * Math.sin((u / 22) * Math.PI * 2);
    const at = (q - 0.41) / 0.17;
    if (Math.min(Math.abs(at - wave), Math.abs(at + wave)) < 0.28) colour = mixc(colour, gold, 0.85 * thread);
  }
  if (q < 0.16) colour = mixc([0.02, 0.012, 0.004], [0.5, 0.32, 0.09], (0.5 + 0.5 * Math.sin(u * 1.25)) * 0.8);
  return colour;
}

// curtain is both halves, shut, in the light of the hall; their edges meet in the middle.
export function curtain(w, h) {
  const c = C(w, h, 1);
  const x = c.getContext('2d');
  x.fillStyle = '#07090d';
  x.fillRect(0, 0, w, h);
  const half = w / 2;
  x.drawImage(cloth(half, h, 78, 21, 2), 0, 0, half, h);
  x.drawImage(cloth(half, h, 78, 21, 7.3), half, 0, half, h);
  const slit = x.createLinearGradient(half - 26, 0, half, 0);
  slit.addColorStop(0, 'rgba(0,0,0,0)');
  slit.addColorStop(1, 'rgba(0,0,0,.75)');
  x.fillStyle = slit;
  x.fillRect(half - 26, 0, 26, h);
  x.save();
  x.globalCompositeOperation = 'multiply';
  const light = x.createRadialGradient(w * 0.42, h * 0.36, 60, w * 0.5, h * 0.42, 900);
  light.addColorStop(0, '#fff');
  light.addColorStop(0.5, '#a8a7b4');
  light.addColorStop(1, '#1b2130');
  x.fillStyle = light;
  x.fillRect(0, 0, w, h);
  x.restore();
  glow(x, w * 0.45, h * 0.33, 560, '#e2a65a', 0.2);
  glow(x, w * 0.5, h + 4, w * 0.42, '#e2703a', 0.3);
  return c;
}

// beam is a stretch of the oak beam with its braid, the rod under it and two rings; it joins itself.
export function beam() {
  const period = 44;
  const w = 4 * period;
  const oak = 58;
  const h = 92;
  const wide = bake({
    w: w + 8 * period,
    h: oak,
    ss: 1.5,
    sdf: sdBox(w + 8 * period, oak / 2, 2),
    bevel: 7,
    bevelH: 6,
    spec: 0.14,
    albedo: (x, y) => {
      // The grain repeats with the stretch, so that its ends meet.
      const a = (x / w) * Math.PI * 2;
      const n = fbm(Math.cos(a) * 1.6 + 9, Math.sin(a) * 1.6 + y * 0.42, 4);
      return mixc([0.03, 0.017, 0.009], [0.17, 0.092, 0.04], n * n * 1.5);
    },
    engr: [
      {
        draw: (c) => {
          c.translate(-w / 2 - 4 * period, 1);
          c.strokeStyle = '#fff';
          braid(c, (u, v) => [u, v], w + 8 * period, period, 9, 4.6, '#fff', 0);
        },
        blur: 0.5,
        depth: -1.6,
        tint: lin('#b98a3a'),
        amt: 0.9,
        metal: 0.75,
        spec: 0.5,
      },
    ],
  });
  const c = C(w, h, 1.5);
  const x = c.getContext('2d');
  x.scale(1.5, 1.5);
  const fall = x.createLinearGradient(0, oak, 0, h);
  fall.addColorStop(0, 'rgba(4,5,8,.92)');
  fall.addColorStop(0.72, 'rgba(4,5,8,.8)');
  fall.addColorStop(1, 'rgba(4,5,8,0)');
  x.fillStyle = fall;
  x.fillRect(0, oak - 4, w, h - oak + 4);
  const rod = oak + 13;
  const iron = x.createLinearGradient(0, rod - 5, 0, rod + 4);
  iron.addColorStop(0, '#7d858f');
  iron.addColorStop(0.35, '#3b4552');
  iron.addColorStop(1, '#0d1116');
  x.fillStyle = iron;
  x.fillRect(0, rod - 5, w, 9);
  x.drawImage(wide, -4 * period, 0, w + 8 * period, oak);
  for (const px of [w / 4, (3 * w) / 4]) {
    x.save();
    x.shadowColor = '#000';
    x.shadowBlur = 5;
    x.shadowOffsetY = 3;
    x.lineWidth = 4.8;
    const brass = x.createLinearGradient(px - 13, rod - 13, px + 13, rod + 13);
    brass.addColorStop(0, '#ffe6a8');
    brass.addColorStop(0.45, '#b98a3a');
    brass.addColorStop(1, '#4b310e');
    x.strokeStyle = brass;
    x.beginPath();
    x.arc(px, rod, 12, 0, 7);
    x.stroke();
    x.restore();
  }
  return c;
}

// medallion is the ring of oak with its braid round a coin of radius r; the coin covers its middle.
export function medallion(r, ss) {
  return bake({
    w: r * 2.62,
    h: r * 2.62,
    ss,
    sdf: sdCircle(r * 1.29),
    bevel: r * 0.06,
    bevelH: r * 0.05,
    spec: 0.14,
    height: (x, y) => {
      const d = Math.hypot(x, y) / r;
      return 0.5 * fbm(Math.atan2(y, x) * 18, d * 22, 3) - r * 0.05 * step(1.08, 1.04, d);
    },
    albedo: (x, y) => {
      const d = Math.hypot(x, y) / r;
      return mixc([0.03, 0.017, 0.009], [0.2, 0.108, 0.045], fbm(Math.atan2(y, x) * 9, d * 26, 3));
    },
    engr: [
      {
        draw: (c) => {
          c.strokeStyle = '#fff';
          const rr = r * 1.165;
          const round = (a, v) => [(rr + v) * Math.cos(a / rr), (rr + v) * Math.sin(a / rr)];
          braid(c, round, 2 * Math.PI * rr, (2 * Math.PI * rr) / 30, r * 0.05, r * 0.028, '#fff', 0);
        },
        blur: 0.4,
        depth: -1.6,
        tint: lin('#c08a34'),
        amt: 0.9,
        metal: 0.8,
        spec: 0.5,
        gloss: 24,
      },
    ],
  });
}

// laurel is the wreath round a winner's medallion of radius r, lit from the upper left on both sides.
export function laurel(r, ss) {
  const side = r * 3.9;
  const c = C(side, side, ss);
  const x = c.getContext('2d');
  x.scale(ss, ss);
  x.translate(side / 2, side / 2);
  const reach = r * 1.5;
  for (const flip of [-1, 1]) {
    x.strokeStyle = '#8a6226';
    x.lineWidth = r * 0.035;
    x.beginPath();
    for (let a = -1.02; a <= 1.42; a += 0.04) x.lineTo(flip * reach * Math.cos(a), reach * Math.sin(a));
    x.stroke();
    for (let i = 0; i < 9; i++) {
      for (const leaf of [-1, 1]) {
        const a = 1.36 - i * 0.265;
        const l = r * 0.32 * (1 - 0.035 * i);
        x.save();
        x.translate(flip * reach * Math.cos(a), reach * Math.sin(a));
        x.scale(flip, 1);
        x.rotate(a - Math.PI / 2 + leaf * 0.62);
        x.beginPath();
        x.moveTo(0, 0);
        x.quadraticCurveTo(l * 0.5, -l * 0.34, l, 0);
        x.quadraticCurveTo(l * 0.5, l * 0.34, 0, 0);
        const bright = flip * leaf < 0 ? ['#f9dc97', '#c4923c', '#6b4716'] : ['#d9b060', '#a0742a', '#5a3a12'];
        const shine = x.createLinearGradient(0, -l * 0.3, 0, l * 0.3);
        bright.forEach((colour, n) => shine.addColorStop(n / 2, colour));
        x.fillStyle = shine;
        x.shadowColor = 'rgba(0,0,0,.7)';
        x.shadowBlur = 6;
        x.shadowOffsetY = 3;
        x.fill();
        x.shadowColor = 'transparent';
        x.strokeStyle = 'rgba(60,36,8,.6)';
        x.lineWidth = 0.9;
        x.beginPath();
        x.moveTo(0, 0);
        x.lineTo(l * 0.9, 0);
        x.stroke();
        x.restore();
      }
    }
  }
  return c;
}
