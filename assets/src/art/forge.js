// Menhirs: the smithies with their artifacts, the rune stones, the throne, and the pictures of its set-up.

import { bake, C, cl, fbm, glow, lin, mixc, sst, vn } from './materials.js';
import { carved, kin, trackOak } from './stones.js';

const fill = (d) => (c) => c.fill(new Path2D(d));
const line = (d, width) => (c) => {
  c.lineWidth = width;
  c.lineCap = c.lineJoin = 'round';
  c.stroke(new Path2D(d));
};
const circle = (x, y, r) => fill(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
const round = (r, width) => (c) => {
  c.lineWidth = width;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.stroke();
};

const gold = { tint: lin('#dfac4b'), amt: 1, metal: 0.6, spec: 0.5, gloss: 24 };
const iron = { tint: lin('#8794a4'), amt: 1, metal: 0.45, spec: 0.4, gloss: 22 };
const wood = { tint: lin('#8d5f36'), amt: 1, metal: 0, spec: 0.12, gloss: 14 };
const own = (colour, t = 0) => ({
  tint: mixc(lin(kin[colour][1]), lin(kin[colour][0]), t),
  amt: 1,
  metal: 0.12,
  spec: 0.45,
  gloss: 26,
});
const cut = (colour) => ({ tint: lin(kin[colour][3]), amt: 0.85, depth: 1, blur: 0.3, inside: 1, spec: 0.1 });

// The artifacts on a box of 60: each part with how it is drawn, its rise and softness, and what it is made of.
const artifacts = {
  blue: [
    {
      draw: fill('M-25-17C-23 6-4 24 21 23C27 23 28 17 22 16C8 13 0 0-1-18Z'),
      rise: 8,
      soft: 3.4,
      ...own('blue'),
    },
    { draw: line('M-22-6C-15-4-8-5-1-8M-15 6C-9 5-3 2 2-2M-5 16C0 13 5 9 8 5', 2.6), ...cut('blue') },
    { draw: line('M-18-12C-17 2-7 14 6 19', 1.6), tint: lin(kin.blue[0]), amt: 0.5, blur: 0.8, inside: 1 },
    { draw: fill('M-29-23C-20-26-7-26 3-22V-14C-7-17-19-17-28-14Z'), rise: 4, soft: 1.6, ...gold },
    {
      draw: fill('M-26-20.5C-18-22.5-8-22.5 0-19.5C-8-18-18-18-26-20.5Z'),
      tint: [0.004, 0.005, 0.008],
      amt: 0.9,
      depth: 1.5,
      blur: 0.4,
      inside: 1,
      metal: 0,
      spec: 0,
    },
    { draw: line('M-10 15.5C-6 12.5-2 9 1 4.5', 3.4), rise: 1.6, soft: 0.8, ...gold },
    { draw: circle(23, 19.5, 5), rise: 4, soft: 1.6, ...gold },
  ],
  yellow: [
    { draw: line('M-9 20A23 23 0 1 1 9 20', 9), rise: 6, soft: 2.2, ...gold },
    { draw: twist(), ...cut('yellow'), amt: 0.75 },
    { draw: circle(-10, 21, 7.4), rise: 6, soft: 2.4, ...gold, tint: lin('#f0c764') },
    { draw: circle(10, 21, 7.4), rise: 6, soft: 2.4, ...gold, tint: lin('#f0c764') },
    { draw: circle(-10, 21, 3), tint: lin(kin.yellow[3]), amt: 0.8, depth: 1, blur: 0.4, inside: 1 },
    { draw: circle(10, 21, 3), tint: lin(kin.yellow[3]), amt: 0.8, depth: 1, blur: 0.4, inside: 1 },
  ],
  green: [
    { draw: circle(0, 0, 27), rise: 6, soft: 6, ...own('green') },
    { draw: line('M0-23V23M-23 0H23M-16.5-16.5L16.5 16.5M16.5-16.5L-16.5 16.5', 2.6), ...cut('green') },
    { draw: round(25.5, 5), rise: 4, soft: 1.3, ...gold },
    { draw: rivets(), rise: 1.6, soft: 0.5, ...gold, tint: lin('#fbe2a0') },
    { draw: circle(0, 0, 9.5), rise: 7, soft: 2.6, ...gold },
    { draw: round(9.5, 1.2), ...cut('green') },
  ],
  red: [
    { draw: fill('M-4-30H4L6 30H-2Z'), rise: 4, soft: 1.6, ...wood },
    {
      draw: line('M-1 6L5 10M-1 13L5.5 17M-.5 20L5.5 24', 1.6),
      tint: lin('#3a2412'),
      amt: 0.8,
      depth: 0.6,
      blur: 0.3,
      inside: 1,
    },
    {
      draw: fill('M4-24C18-28 26-22 30-24C28-10 29 4 32 14C22 16 10 8 5-2Z'),
      rise: 6,
      soft: 3,
      ...own('red'),
    },
    {
      draw: line('M29-22C26.5-10 27.5 3 30.5 12.5', 3),
      tint: lin('#ffe7de'),
      amt: 0.9,
      blur: 0.4,
      inside: 1,
      spec: 0.5,
    },
    { draw: line('M11-18C16-20 20-18 23-19M11-4C15 2 19 5 24 7', 1.4), ...cut('red') },
    { draw: fill('M-9-24H9V-4H-9Z'), rise: 4, soft: 1.4, ...iron },
    {
      draw: line('M-9-17H9M-9-11H9', 1.2),
      tint: [0.01, 0.012, 0.016],
      amt: 0.8,
      depth: 0.6,
      blur: 0.2,
      inside: 1,
    },
  ],
  white: [
    { draw: fill('M-5-6H5L7 27L0 32L-7 27Z'), rise: 5, soft: 1.8, ...gold },
    {
      draw: line('M-6 6L6 3M-6.5 13L6.5 10M-7 20L7 17M-6.5 26.5L7 24', 1.4),
      tint: lin('#5b3c10'),
      amt: 0.85,
      depth: 0.6,
      blur: 0.25,
      inside: 1,
    },
    {
      draw: fill('M-27-24H27L30-6H13L5-1H-5L-13-6H-30Z'),
      rise: 6,
      soft: 2.2,
      tint: lin('#e3e6ef'),
      amt: 1,
      metal: 0.3,
      spec: 0.55,
      gloss: 28,
    },
    { draw: line('M-22-19H22M-14-9.5L0-15.5L14-9.5M-22-19L-24-10M22-19L24-10', 2), ...cut('white') },
  ],
};

// twist draws the strands of the torc.
function twist() {
  return (c) => {
    c.lineWidth = 1.7;
    c.lineCap = 'round';
    c.beginPath();
    for (let i = 0; i <= 17; i++) {
      const t = ((118 + (i * 304) / 17) * Math.PI) / 180;
      const lean = 0.1;
      c.moveTo(19 * Math.cos(t - lean), -1.2 + 19 * Math.sin(t - lean));
      c.lineTo(27 * Math.cos(t + lean), -1.2 + 27 * Math.sin(t + lean));
    }
    c.stroke();
  };
}

// rivets draws those on the rim of the shield.
function rivets() {
  return (c) => {
    c.beginPath();
    for (let i = 0; i < 8; i++) {
      const t = ((i + 0.5) * Math.PI) / 4;
      c.moveTo(25.5 * Math.cos(t) + 1.5, 25.5 * Math.sin(t));
      c.arc(25.5 * Math.cos(t), 25.5 * Math.sin(t), 1.5, 0, 7);
    }
    c.fill();
  };
}

// The axe lies beside its middle.
const moved = { red: -11 };

// artifact is one of them, in a square.
export function artifact(colour, side) {
  const parts = artifacts[colour].map((part) => ({
    ...part,
    draw: (c) => {
      c.translate(moved[colour] || 0, 0);
      part.draw(c);
    },
  }));
  return carved({
    w: side,
    h: side,
    unit: side / 70,
    line: 1.3,
    shadow: 0.6,
    shadowBlur: 3.4,
    parts,
    albedo: () => lin(kin[colour][1]),
    height: (x, y) => 0.35 * fbm(x * 0.5, y * 0.5, 3),
    spec: 0.3,
    gloss: 22,
    key: [1.36, 1.2, 0.98],
    amb: [0.3, 0.31, 0.34],
  });
}

// The outline of a smithy, from its top down to where its walls are upright, for a width of 1.
const bend = 0.42;
const edge = (h) => `M0 ${h}V.4C0 .12 .2 0 .5 0C.8 0 1 .12 1 .4V${h}Z`;

// smithy is an arch of hewn stones, and the ember in it. Its walls can be made longer or shorter under the bend.
export function smithy(w, h) {
  const wall = 0.082;
  const high = h / w;
  const place = (d, grow = 0) => {
    const p = new Path2D();
    p.addPath(
      new Path2D(d),
      new DOMMatrix()
        .translate(-w / 2 + grow * w, -h / 2 + grow * w)
        .scale(w * (1 - 2 * grow), w * (1 - 2 * grow)),
    );
    return p;
  };
  const outer = place(edge(high));
  const inner = place(edge(high * 1.4), wall);
  const joints = (c) => {
    c.lineWidth = w * 0.011;
    c.beginPath();
    // Round the bend they point to its middle, below they lie.
    for (let i = 0; i <= 10; i++) {
      const t = Math.PI + (i * Math.PI) / 10;
      const [x, y] = [Math.cos(t), Math.sin(t)];
      c.moveTo(x * w * 0.33, -h / 2 + w * 0.46 + y * w * 0.33);
      c.lineTo(x * w * 0.62, -h / 2 + w * 0.46 + y * w * 0.62);
    }
    for (let y = 0.6; y < high; y += 0.15) {
      for (const side of [-1, 1]) {
        c.moveTo(side * w * 0.4, -h / 2 + y * w);
        c.lineTo(side * w * 0.52, -h / 2 + y * w);
      }
    }
    c.stroke();
  };
  const lit = bake({
    w,
    h,
    ss: 2,
    albedo: (x, y) => {
      const n = fbm(x * 0.07 + 4, y * 0.07, 4);
      const grain = vn(x * 1.1, y * 1.1);
      const v = 0.075 + 0.085 * n + 0.012 * grain;
      return [v * 0.86, v * 1.02, v * 1.24];
    },
    height: (x, y) => w * (0.035 * fbm(x * 0.09, y * 0.09, 4) + 0.004 * vn(x, y)),
    spec: 0.14,
    gloss: 16,
    engr: [
      { draw: (c) => c.fill(outer), blur: w * 0.014, depth: -w * 0.07 },
      { draw: (c) => c.fill(inner), blur: w * 0.008, depth: w * 0.07, ao: 0.5 },
      { draw: joints, blur: w * 0.003, depth: w * 0.016, tint: [0.006, 0.008, 0.012], amt: 0.72 },
    ],
  });
  const c = C(w, h, 2);
  const x = c.getContext('2d');
  x.scale(2, 2);
  x.translate(w / 2, h / 2);
  x.save();
  x.clip(outer);
  x.drawImage(lit, -w / 2, -h / 2, w, h);
  x.clip(inner);
  x.fillStyle = '#0a0808';
  x.fillRect(-w / 2, -h / 2, w, h);
  const fire = (cx, cy, r, stops) => {
    const g = x.createRadialGradient(cx, cy, 0, cx, cy, r);
    for (const [at, colour] of stops) g.addColorStop(at, colour);
    x.fillStyle = g;
    x.fillRect(-w / 2, -h / 2, w, h);
  };
  fire(0, h * 0.42, w * 0.74, [
    [0, 'rgba(255,176,84,.95)'],
    [0.2, 'rgba(238,124,54,.72)'],
    [0.55, 'rgba(170,66,24,.38)'],
    [1, 'rgba(60,18,8,0)'],
  ]);
  // The stones throw their shadow into the arch.
  x.strokeStyle = 'rgba(0,0,0,.85)';
  x.lineWidth = w * 0.05;
  x.filter = `blur(${w * 0.03}px)`;
  x.stroke(inner);
  x.filter = 'none';
  x.restore();
  x.lineWidth = w * 0.016;
  x.strokeStyle = 'rgba(5,6,9,.9)';
  x.stroke(inner);
  x.save();
  x.clip(outer);
  x.lineWidth = w * 0.02;
  x.strokeStyle = 'rgba(5,6,9,.85)';
  x.stroke(outer);
  x.restore();
  return c;
}

// anvil stands on coals, in a picture half as high as wide.
export function anvil(w) {
  const h = w * 0.5;
  const c = C(w, h, 2);
  const x = c.getContext('2d');
  x.scale(2, 2);
  x.translate(w / 2, h / 2);
  glow(x, 0, h * 0.42, w * 0.44, '#ff9a3c', 0.5, 'source-over');
  for (let i = 0; i < 15; i++) {
    const px = ((i * 0.618) % 1) * 0.84 - 0.42;
    const py = 0.36 + (((i * 0.377) % 1) - 0.5) * 0.12 + px * px * 0.3;
    const r = 0.035 + ((i * 0.73) % 1) * 0.025;
    const g = x.createRadialGradient(px * w, py * h, 0, px * w, py * h, r * w);
    const hot = (i * 0.31) % 1;
    g.addColorStop(0, hot > 0.5 ? '#ffe19a' : '#ffab4e');
    g.addColorStop(0.5, hot > 0.5 ? '#ff9436' : '#d9541e');
    g.addColorStop(1, 'rgba(58,16,6,.95)');
    x.fillStyle = g;
    x.beginPath();
    x.ellipse(px * w, py * h, r * w, r * w * 0.66, 0, 0, 7);
    x.fill();
  }
  const body = 'M-38-17H28L42-11C32-3 21-1 15 3L19 20H-19L-15 3C-27 1-35-7-38-17Z';
  const solid = carved({
    w,
    h,
    unit: w / 100,
    line: 1.2,
    shadow: 0.5,
    parts: [
      { draw: fill(body), rise: 5, soft: 2, ...iron, tint: lin('#5d6876') },
      {
        draw: line('M-36-15.5H28', 2),
        tint: lin('#c4ceda'),
        amt: 0.8,
        blur: 0.4,
        inside: 1,
        metal: 0.4,
        spec: 0.5,
      },
    ],
    albedo: () => lin('#5d6876'),
    height: (u, v) => 0.4 * fbm(u * 0.4, v * 0.4, 3),
    spec: 0.4,
    gloss: 20,
  });
  x.drawImage(solid, -w / 2, -h / 2, w, h);
  // The glow of the coals on its foot.
  x.globalCompositeOperation = 'source-atop';
  const up = x.createLinearGradient(0, h * 0.4, 0, -h * 0.1);
  up.addColorStop(0, 'rgba(255,120,40,.55)');
  up.addColorStop(1, 'rgba(255,120,40,0)');
  x.fillStyle = up;
  x.fillRect(-w / 2, -h / 2, w, h);
  return c;
}

// menhir is a standing stone with a smooth face for its rune.
export function menhir(n, side) {
  const shapes = [
    [
      'M12 99L8 40C10 16 30 1 54 2.5C80 5 92 24 92 46L90 99Z',
      'M22 99L19 42C22 22 36 12 54 13C72 15 80 30 80 46L79 99Z',
    ],
    [
      'M10 99L9 44C9 22 24 4 48 2C74 .5 91 18 92 42L89 99Z',
      'M21 99L20 45C20 27 31 15 48 13C68 12 79 26 80 43L78 99Z',
    ],
  ];
  const [body, face] = shapes[n].map((d) => (c) => {
    c.translate(-50, -50);
    c.fill(new Path2D(d));
  });
  const seed = 5.3 + 11.9 * n;
  return carved({
    w: side,
    h: side,
    unit: side / 100,
    line: 1.6,
    shadow: 0.5,
    shadowBlur: 3,
    parts: [
      { draw: body, rise: 11, soft: 4.5 },
      { draw: face, blur: 1, depth: 2.6, inside: 1, tint: [0.19, 0.215, 0.255], amt: 0.5 },
    ],
    albedo: (x, y) => {
      const n2 = fbm(x * 0.09 + seed, y * 0.09, 4);
      const grain = fbm(x * 1.2 + seed, y * 1.2, 2);
      const v = 0.13 + 0.15 * n2 + (grain > 0.68 ? 0.07 : 0) - (grain < 0.32 ? 0.05 : 0);
      const moss = cl((fbm(x * 0.06 + seed * 2, y * 0.07 + 3, 3) - 0.56) * 5) * sst(0, side * 0.45, y);
      return mixc([v * 0.93, v * 1.01, v * 1.12], [0.07, 0.115, 0.045], moss * 0.65);
    },
    height: (x, y) => side * (0.03 * fbm(x * 0.12 + seed, y * 0.12, 4) + 0.004 * vn(x * 1.5, y * 1.5)),
    spec: 0.12,
    gloss: 14,
  });
}

// throne is of gold, its cushions red, h high.
export function throne(h) {
  const at = (draw) => (c) => {
    c.translate(0, 6);
    draw(c);
  };
  return carved({
    w: h * 0.6,
    h,
    unit: h / 99,
    line: 1,
    shadow: 0.5,
    shadowBlur: 2.5,
    parts: [
      {
        draw: at(fill('M-26 40V-24L-19-46L-10-30L0-52L10-30L19-46L26-24V40H15V18H-15V40Z')),
        rise: 6,
        soft: 1.8,
        ...gold,
      },
      {
        draw: at(fill('M-15-20C-10-25 10-25 15-20V7H-15Z')),
        tint: lin('#7d2529'),
        amt: 1,
        depth: 2.4,
        blur: 0.6,
        inside: 1,
        metal: 0,
        spec: 0.12,
      },
      {
        draw: at(line('M-10-15L10 3M10-15L-10 3M0-21V5', 1)),
        tint: lin('#45100f'),
        amt: 0.6,
        depth: 0.8,
        blur: 0.3,
        inside: 1,
      },
      {
        draw: at(fill('M-20 7H20V16C10 19-10 19-20 16Z')),
        rise: 3,
        soft: 1.4,
        tint: lin('#9c3035'),
        amt: 1,
        metal: 0,
        spec: 0.15,
        inside: 1,
      },
      {
        draw: at(circle(-19, -40, 2.6)),
        rise: 2,
        soft: 0.8,
        tint: lin('#7fd4ef'),
        amt: 1,
        metal: 0,
        spec: 0.7,
        inside: 1,
      },
      {
        draw: at(circle(19, -40, 2.6)),
        rise: 2,
        soft: 0.8,
        tint: lin('#7fd4ef'),
        amt: 1,
        metal: 0,
        spec: 0.7,
        inside: 1,
      },
      {
        draw: at(circle(0, -42, 3.2)),
        rise: 2,
        soft: 0.9,
        tint: lin('#d8604c'),
        amt: 1,
        metal: 0,
        spec: 0.7,
        inside: 1,
      },
      {
        draw: at(line('M-21.5-20V38M21.5-20V38', 1.3)),
        tint: lin('#6b4716'),
        amt: 0.7,
        depth: 0.7,
        blur: 0.25,
        inside: 1,
      },
    ],
    albedo: () => lin('#dfac4b'),
    height: (x, y) => 0.2 * fbm(x * 0.6, y * 0.6, 3),
    spec: 0.4,
    gloss: 22,
  });
}

// options are the pictures of what can be chosen at the set-up: the throne at the end of a long way, or of a short one.
export function options(side) {
  const seat = throne(96);
  const board = trackOak(140, 24);
  const scene = (path, nails, x0, y0, high) => {
    const c = C(side, side, 2);
    const x = c.getContext('2d');
    x.scale(2, 2);
    x.imageSmoothingQuality = 'high';
    x.lineCap = 'round';
    x.lineJoin = 'round';
    const way = new Path2D(path);
    x.save();
    x.shadowColor = 'rgba(0,0,0,.75)';
    x.shadowBlur = 8;
    x.shadowOffsetX = 2;
    x.shadowOffsetY = 4;
    x.strokeStyle = '#b5842f';
    x.lineWidth = 12.5;
    x.stroke(way);
    x.restore();
    const grain = x.createPattern(board, 'repeat');
    grain.setTransform(new DOMMatrix().scale(0.5));
    x.filter = 'brightness(1.4)'; // it lies on dark slate
    x.strokeStyle = grain;
    x.lineWidth = 10.5;
    x.stroke(way);
    x.filter = 'none';
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', path);
    for (let i = 0; i <= nails; i++) {
      const { x: px, y: py } = line.getPointAtLength((line.getTotalLength() * i) / nails);
      const r = i % 5 === 0 ? 2.2 : 1.2;
      const g = x.createRadialGradient(px - r * 0.3, py - r * 0.3, 0, px, py, r);
      g.addColorStop(0, '#fff0bf');
      g.addColorStop(0.6, '#e3b35a');
      g.addColorStop(1, '#7a4f14');
      x.fillStyle = g;
      x.beginPath();
      x.arc(px, py, r, 0, 7);
      x.fill();
    }
    x.filter = 'brightness(1.15)';
    x.drawImage(seat, x0 - high * 0.3, y0 - high, high * 0.6, high);
    return c;
  };
  return {
    'throne.65': scene('M10 75H65A8.5 8.5 0 0 0 65 58H19A8.5 8.5 0 0 1 19 41H44', 25, 61, 51, 49),
    'throne.45': scene('M12 63H44', 5, 60, 71, 56),
  };
}
