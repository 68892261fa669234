// The materials of the pictures. Each is a height field and an albedo, lit per pixel by one warm key light from the upper
// left and one cool fill: stone, gold leaf, obsidian, oak, slate, parchment, brass. Lengths are in units of one pixel at
// scale 1; `ss` is how many pixels of a picture make one unit. Nothing here is random but by a seed.

export const P = {
  ink: '#0e1116',
  slate: '#1b222c',
  steel: '#2c3745',
  oak: '#3a281b',
  parch: '#e8dcc0',
  bone: '#efe7d6',
  gold: '#d9a441',
  ember: '#e2703a',
  ice: '#7fc4d9',
  moss: '#6f9a5e',
  blood: '#b5413f',
};
export const PL = [
  { c: '#E69F00', s: 'circle', id: 'circle', n: 'amber' },
  { c: '#56B4E9', s: 'diamond', id: 'diamond', n: 'sky' },
  { c: '#009E73', s: 'tri', id: 'triangle', n: 'jade' },
  { c: '#CC79A7', s: 'square', id: 'square', n: 'rose' },
  { c: '#D55E00', s: 'star', id: 'star', n: 'vermilion' },
];
export const DPR = 1;
export const SS = 2;

// ---- noise
export function rng(s) {
  return function () {
    s |= 0;
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const _r = rng(77),
  PERM = new Uint8Array(512),
  VAL = new Float32Array(256);
for (let i = 0; i < 256; i++) {
  PERM[i] = i;
  VAL[i] = _r();
}
for (let i = 255; i > 0; i--) {
  const j = (_r() * (i + 1)) | 0;
  [PERM[i], PERM[j]] = [PERM[j], PERM[i]];
}
for (let i = 0; i < 256; i++) PERM[i + 256] = PERM[i];
export function vn(x, y) {
  const xi = Math.floor(x),
    yi = Math.floor(y);
  let fx = x - xi,
    fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const X = xi & 255,
    Y = yi & 255,
    a = VAL[PERM[PERM[X] + Y]],
    b = VAL[PERM[PERM[(X + 1) & 255] + Y]],
    c = VAL[PERM[PERM[X] + ((Y + 1) & 255)]],
    d = VAL[PERM[PERM[(X + 1) & 255] + ((Y + 1) & 255)]];
  return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
}
export function fbm(x, y, o = 4) {
  let s = 0,
    a = 0.5,
    t = 0;
  for (let i = 0; i < o; i++) {
    s += a * vn(x, y);
    t += a;
    a *= 0.5;
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 5.1;
  }
  return s / t;
}
export const cl = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v),
  mix = (a, b, t) => a + (b - a) * t,
  sst = (a, b, x) => {
    x = cl((x - a) / (b - a));
    return x * x * (3 - 2 * x);
  };
export function hex(c) {
  return [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16) / 255);
}
export function lin(c) {
  const h = typeof c === 'string' ? hex(c) : c;
  return h.map((v) => v * v);
}
export function mixc(a, b, t) {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}
export function rgba(c, a) {
  const h = hex(c);
  return `rgba(${h.map((v) => (v * 255) | 0).join(',')},${a})`;
}
export const norm = (v) => {
  const l = Math.hypot(...v);
  return v.map((x) => x / l);
};
export const L1 = norm([-0.5, -0.7, 0.62]),
  L2 = norm([0.6, 0.55, 0.6]),
  HH = norm([L1[0], L1[1], L1[2] + 1]);
export function C(w, h, ss = SS) {
  const c = document.createElement('canvas');
  c.width = Math.ceil(w * ss);
  c.height = Math.ceil(h * ss);
  c._w = w;
  c._h = h;
  return c;
}
// ---- bake: sdf + bevel + noise + engraved masks -> lit RGBA
export function bake(o) {
  const ss = o.ss || SS,
    w = o.w,
    h = o.h,
    cv = C(w, h, ss),
    W = cv.width,
    H = cv.height,
    N = W * H,
    hg = new Float32Array(N),
    al = new Float32Array(N),
    D = new Float32Array(N);
  const en = (o.engr || []).map((e) => {
    const c = C(w, h, ss),
      x = c.getContext('2d', { willReadFrequently: true });
    x.filter = e.blur ? `blur(${e.blur * ss}px)` : 'none';
    x.translate(W / 2, H / 2);
    x.scale(ss, ss);
    x.strokeStyle = x.fillStyle = '#fff';
    x.lineJoin = 'miter';
    x.lineCap = 'butt';
    if (e.blur) {
      const c2 = C(w, h, ss),
        y = c2.getContext('2d');
      y.translate(W / 2, H / 2);
      y.scale(ss, ss);
      y.strokeStyle = y.fillStyle = '#fff';
      e.draw(y);
      x.setTransform(1, 0, 0, 1, 0, 0);
      x.drawImage(c2, 0, 0);
    } else e.draw(x);
    const d = x.getImageData(0, 0, W, H).data,
      m = new Float32Array(N);
    for (let i = 0; i < N; i++) m[i] = d[i * 4 + 3] / 255;
    return Object.assign({ m }, e);
  });
  const bw = o.bevel || 4,
    bh = o.bevelH || 3;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x,
        px = (x + 0.5) / ss - w / 2,
        py = (y + 0.5) / ss - h / 2;
      let d = o.sdf ? o.sdf(px, py) : -1e3;
      if (o.edge) d += o.edge * (fbm(px * o.edgeF + (o.seed || 0), py * o.edgeF + 31, 3) - 0.5) * 2;
      D[i] = d;
      al[i] = cl(0.5 - d * ss);
      const t = cl(-d / bw);
      let hh = bh * (o.lip ? Math.sin(Math.min(1, t) * Math.PI) * 0.8 : Math.sqrt(1 - (1 - t) * (1 - t)));
      if (al[i] > 0 || 1) hh += o.height ? o.height(px, py, d) : 0;
      for (const e of en) hh -= e.m[i] * (e.depth || 0);
      hg[i] = hh;
    }
  const im = new ImageData(W, H),
    dt = im.data,
    key = o.key || [1.28, 1.1, 0.86],
    fil = o.fill || [0.16, 0.2, 0.27],
    amb = o.amb || [0.24, 0.25, 0.28];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      if (al[i] <= 0) continue;
      const px = (x + 0.5) / ss - w / 2,
        py = (y + 0.5) / ss - h / 2;
      const xl = x > 0 ? i - 1 : i,
        xr = x < W - 1 ? i + 1 : i,
        yu = y > 0 ? i - W : i,
        yd = y < H - 1 ? i + W : i;
      let nx = (-(hg[xr] - hg[xl]) * ss) / 2,
        ny = (-(hg[yd] - hg[yu]) * ss) / 2;
      const q = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      nx *= q;
      ny *= q;
      const nz = q;
      let A = o.albedo(px, py, D[i], hg[i]),
        metal = o.metal || 0,
        spec = o.spec || 0,
        gloss = o.gloss || 20,
        em = 0,
        ec = null,
        ao = 1;
      for (const e of en) {
        const m = e.m[i];
        if (m <= 0) continue;
        if (e.tint) {
          A = mixc(A, e.tint, m * (e.amt == null ? 1 : e.amt));
          if (e.metal != null) metal = mix(metal, e.metal, m);
          if (e.spec != null) spec = mix(spec, e.spec, m);
          if (e.gloss) gloss = mix(gloss, e.gloss, m);
        }
        if (e.ao) ao *= 1 - e.ao * m;
        if (e.glow) {
          em = m * e.glow;
          ec = e.glowC;
        }
      }
      const df = Math.max(0, nx * L1[0] + ny * L1[1] + nz * L1[2]),
        f2 = Math.max(0, nx * L2[0] + ny * L2[1] + nz * L2[2]),
        sp = Math.pow(Math.max(0, nx * HH[0] + ny * HH[1] + nz * HH[2]), gloss) * spec;
      const Rx = 2 * nz * nx,
        Ry = 2 * nz * ny,
        ev =
          0.18 + 1.25 * sst(-0.35, 0.95, -(Ry * 0.75 + Rx * 0.5)) + 0.22 * sst(0.2, 0.9, Ry * 0.8 + Rx * 0.4);
      for (let k = 0; k < 3; k++) {
        const dielec = A[k] * (key[k] * df + fil[k] * f2 + amb[k]) + sp * key[k];
        const met = A[k] * (ev * key[k] * 0.82 + 0.12) + sp * (A[k] * 1.6 + 0.1) * key[k];
        let v = mix(dielec, met, metal) * ao;
        if (ec) v += em * ec[k];
        v = Math.sqrt(Math.max(0, v));
        v = v > 0.8 ? 0.8 + 0.2 * (1 - Math.exp(-(v - 0.8) / 0.2)) : v;
        dt[i * 4 + k] = cl(v) * 255;
      }
      dt[i * 4 + 3] = al[i] * 255;
    }
  cv.getContext('2d').putImageData(im, 0, 0);
  return cv;
}
// ---- sdfs
export const sdCircle = (r) => (x, y) => Math.hypot(x, y) - r;
export const sdBox = (a, b, r) => (x, y) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r;
};
export const sdHex = (R, rd = 0) => {
  const a = (R - rd) * 0.8660254;
  return (x, y) => {
    let px = Math.abs(y),
      py = Math.abs(x);
    const k = [-0.8660254, 0.5, 0.57735];
    const d = 2 * Math.min(k[0] * px + k[1] * py, 0);
    /* pointy top */ let X = px - 0,
      Y = py;
    const dd = 2 * Math.min(-0.8660254 * Y + -0.5 * X + 0, 0); /* exact below */
    // pointy-top: normals at 0,60,120deg ; inner distance is enough for bevels
    const ax = Math.abs(x),
      ay = Math.abs(y);
    return Math.max(ax - a, ax * 0.5 + ay * 0.8660254 - a) - rd;
  };
};
// ---- glyphs (unit box, y down)
export const G = {
  fehu: 'M-.26 .5V-.5M-.26 .0L.3 -.42M-.26 .3L.26 -.09',
  gebo: 'M-.38 -.46L.38 .46M.38 -.46L-.38 .46',
  tiwaz: 'M0 .5V-.5M-.36 -.1L0 -.5L.36 -.1',
  othala: 'M-.38 .5L.3 -.16L0 -.5L-.3 -.16L.38 .5',
  sowilo: 'M.24 -.5L-.24 -.1L.24 .1L-.24 .5',
  dagaz: 'M-.38 -.5V.5M.38 -.5V.5M-.38 -.42L.38 .42M.38 -.42L-.38 .42',
  raido: 'M-.25 .5V-.46L.26 -.22L-.2 .04L.3 .5',
  algiz: 'M0 .5V-.5M-.38 -.46L0 -.02L.38 -.46',
  mannaz: 'M-.36 .5V-.46L.36 .04M.36 .5V-.46L-.36 .04',
  hagalaz: 'M-.3 -.5V.5M.3 -.5V.5M-.3 -.2L.3 .2',
  berkano: 'M-.24 .46V-.46L.26 -.23L-.18 0L.26 .23L-.24 .46',
  ingwaz: 'M-.3 -.5L.27 0L-.3 .5M.3 -.5L-.27 0L.3 .5',
  kenaz: 'M.22 -.5L-.22 0L.22 .5',
  jera: 'M.0 -.48L-.34 -.16L.0 .16M.0 -.16L.34 .16L.0 .48',
  star: 'M0 -.52L.1 -.1L.52 0L.1 .1L0 .52L-.1 .1L-.52 0L-.1 -.1Z',
};
export const R6 = ['fehu', 'gebo', 'tiwaz', 'othala', 'sowilo', 'dagaz'],
  R8 = ['raido', 'algiz', 'mannaz', 'hagalaz', 'berkano', 'ingwaz', 'kenaz', 'jera'];
export const RT = {
  fehu: '#f0b23c',
  gebo: '#ef7a42',
  tiwaz: '#86d3ea',
  othala: '#93c57c',
  sowilo: '#f3ead4',
  dagaz: '#e2645c',
  star: '#fff3cf',
};
export function gl(ctx, name, x, y, s, rot = 0, lw = 0.15) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(rot);
  ctx.scale(s, s);
  ctx.lineWidth = lw;
  ctx.lineJoin = 'miter';
  ctx.miterLimit = 3;
  const p = new Path2D(G[name]);
  if (name === 'star') {
    ctx.fill(p);
    ctx.save();
    ctx.rotate(Math.PI / 4);
    ctx.scale(0.62, 0.62);
    ctx.fill(p);
    ctx.restore();
  } else ctx.stroke(p);
  ctx.restore();
}
// ---- emblem shapes (unit radius)
export const EM = {
  circle: 'M.82 0A.82 .82 0 1 1 -.82 0A.82 .82 0 1 1 .82 0Z',
  diamond: 'M0 -1L.82 0L0 1L-.82 0Z',
  tri: 'M0 -.9L.92 .72H-.92Z',
  square: 'M-.76 -.76H.76V.76H-.76Z',
  star: (() => {
    let p = '';
    for (let i = 0; i < 10; i++) {
      const r = i % 2 ? 0.44 : 1.02,
        a = -Math.PI / 2 + (i * Math.PI) / 5;
      p += (i ? 'L' : 'M') + (r * Math.cos(a)).toFixed(3) + ' ' + (r * Math.sin(a) + 0.06).toFixed(3);
    }
    return p + 'Z';
  })(),
};
// ---- hex tile. edge i: direction angle i*60deg, 0 = East, clockwise
export const eAng = (i) => (i * Math.PI) / 3;
export function hexTile(kind, runes, R, o = {}) {
  const w = R * 2 + 4,
    seed = o.seed || runes.join('').length * 7.7 + R + (o.s || 0) * 13.7,
    a = R * 0.866,
    ms = 0.4;
  const hp = (c, r) => {
    c.beginPath();
    for (let i = 0; i < 6; i++) {
      const t = Math.PI / 6 + (i * Math.PI) / 3;
      c.lineTo(r * Math.cos(t), r * Math.sin(t));
    }
    c.closePath();
  };
  const mr = (ms / 0.866) * R;
  const lines = (c) => {
    if (o.bold) return;
    c.lineWidth = R * 0.022;
    hp(c, mr);
    c.stroke();
    for (let i = 0; i < 6; i++) {
      const t = Math.PI / 6 + (i * Math.PI) / 3;
      c.beginPath();
      c.moveTo(mr * Math.cos(t), mr * Math.sin(t));
      c.lineTo(R * 0.93 * Math.cos(t), R * 0.93 * Math.sin(t));
      c.stroke();
    }
  };
  const BG = o.bold && kind === 'gold',
    rr = R * (BG ? 0.605 : o.bold ? 0.59 : 0.635),
    gs = R * (BG ? 0.4 : o.bold ? 0.46 : 0.335);
  const rn = (c, grow) =>
    runes.forEach((r, i) => {
      const t = eAng(i);
      gl(
        c,
        r,
        rr * Math.cos(t),
        rr * Math.sin(t),
        gs * (r === 'star' ? 1.22 : 1),
        t + Math.PI / 2,
        (r === 'star' ? 0.1 : o.bold ? 0.27 : 0.2) + grow,
      );
    });
  const one = (nm) => (c) =>
    runes.forEach((r, i) => {
      if (r !== nm) return;
      const t = eAng(i);
      gl(
        c,
        r,
        rr * Math.cos(t),
        rr * Math.sin(t),
        gs * (r === 'star' ? 1.12 : 1),
        t + Math.PI / 2,
        o.bold ? 0.2 : 0.13,
      );
    });
  const K = {
    grey: {
      alb: (x, y) => {
        const n = fbm(((x * 3.2) / R) * 2 + seed, ((y * 3.2) / R) * 2, 4),
          g = fbm((x * 0.9 * 62) / R + seed, (y * 0.9 * 62) / R, 2);
        let v = 0.2 + 0.17 * n + (g > 0.72 ? 0.13 : 0) - (g < 0.27 ? 0.07 : 0);
        return [v * 0.94, v * 0.985, v * 1.07];
      },
      h: (x, y) =>
        R * (0.05 * fbm((x * 5) / R + seed, (y * 5) / R, 4) + 0.004 * vn((x * 50) / R, (y * 50) / R)),
      spec: 0.12,
      gloss: 14,
      metal: 0,
      edge: 0.022,
    },
    gold: {
      alb: (x, y) => {
        const n = fbm((x * 6) / R + seed, (y * 6) / R, 3);
        return mixc([0.82, 0.5, 0.1], [1, 0.72, 0.24], n);
      },
      h: (x, y) => R * ((o.bold ? 0.026 : 0.05) * fbm((x * 7.5) / R + seed, (y * 7.5) / R, 2)),
      spec: 0.55,
      gloss: 34,
      metal: 0.82,
      edge: 0.008,
    },
    black: {
      alb: (x, y) => {
        const n = fbm((x * 4) / R + seed, (y * 4) / R, 4);
        return mixc([0.012, 0.015, 0.022], [0.035, 0.04, 0.055], n);
      },
      h: (x, y) => {
        const n = fbm((x * 2.2) / R + seed, (y * 2.2) / R, 2);
        return R * 0.07 * Math.abs(Math.sin(n * 8));
      },
      spec: 0.42,
      gloss: 40,
      metal: 0,
      edge: 0.014,
    },
  }[kind];
  const tintAmt = kind === 'gold' ? 0.0 : 1;
  const en = [
    {
      draw: lines,
      blur: R * 0.008,
      depth: R * 0.028,
      tint: kind === 'gold' ? [0.2, 0.09, 0.01] : kind === 'black' ? [0.3, 0.22, 0.08] : [0.03, 0.035, 0.045],
      amt: 0.7,
      metal: kind === 'black' ? 0.6 : undefined,
    },
    {
      draw: (c) => {
        if (o.bold) return;
        hp(c, mr * 0.93);
        c.fill();
      },
      blur: R * 0.03,
      depth: R * 0.03,
    },
    {
      draw: (c) => rn(c, kind === 'gold' ? -0.01 : 0.05),
      blur: R * 0.016,
      depth: R * 0.07,
      ao: kind === 'gold' ? 0.2 : 0.35,
    },
    {
      draw: (c) => rn(c, kind === 'gold' ? (o.bold ? -0.02 : -0.055) : 0.01),
      blur: 0.0,
      depth: R * 0.01,
      tint: kind === 'gold' ? (o.bold ? [0.045, 0.012, 0.002] : [0.1, 0.035, 0.005]) : [0.008, 0.009, 0.012],
      amt: 0.94,
      metal: 0,
      spec: 0.05,
    },
  ];
  // inlay tint
  for (const nm of new Set(runes)) {
    const t = lin(RT[nm]);
    en.push({
      draw: one(nm),
      blur: R * 0.004,
      depth: 0,
      tint:
        kind === 'gold'
          ? o.bold
            ? [0.045, 0.013, 0.002]
            : [0.13, 0.045, 0.008]
          : mixc(t, [0, 0, 0], kind === 'grey' ? 0.04 : 0.0),
      amt: kind === 'gold' ? 0.9 : 1,
      metal: 0,
      spec: 0.15,
      glow: kind === 'black' ? 0.3 : kind === 'grey' ? 0.1 : 0,
      glowC: t,
    });
  }
  if (!o.noCenter && !o.bold) {
    const cd = (c) => {
      c.lineWidth = R * 0.024;
      if (kind === 'gold') {
        c.beginPath();
        c.arc(0, 0, R * 0.2, 0, 7);
        c.stroke();
        c.beginPath();
        c.moveTo(-R * 0.2, 0);
        c.lineTo(R * 0.2, 0);
        c.moveTo(0, -R * 0.2);
        c.lineTo(0, R * 0.2);
        c.stroke();
        for (let i = 0; i < 12; i++) {
          const t = (i * Math.PI) / 6 + 0.26;
          c.beginPath();
          c.moveTo(R * 0.24 * Math.cos(t), R * 0.24 * Math.sin(t));
          c.lineTo(R * 0.31 * Math.cos(t), R * 0.31 * Math.sin(t));
          c.stroke();
        }
      } else if (kind === 'black') {
        c.beginPath();
        gl(c, 'star', 0, 0, R * 0.42);
      } else {
        triq(c, R * 0.26);
      }
    };
    en.push({
      draw: cd,
      blur: R * 0.008,
      depth: R * 0.04,
      tint: kind === 'gold' ? [0.25, 0.11, 0.01] : kind === 'black' ? [0.75, 0.5, 0.14] : [0.045, 0.05, 0.06],
      amt: kind === 'black' ? 0.9 : 0.6,
      metal: kind === 'black' ? 0.9 : undefined,
      spec: kind === 'black' ? 0.5 : undefined,
    });
  }
  return bake({
    w,
    h: w,
    ss: o.ss,
    sdf: sdHex(R - 0.6, R * 0.055),
    bevel: R * 0.085,
    bevelH: R * 0.075,
    edge: R * K.edge,
    edgeF: (6 / R) * 1.2,
    seed,
    height: K.h,
    albedo: K.alb,
    spec: K.spec,
    gloss: K.gloss,
    metal: K.metal,
    engr: en,
  });
}
// triquetra outline
export function triq(c, r) {
  c.save();
  c.lineJoin = 'round';
  for (let i = 0; i < 3; i++) {
    c.save();
    c.rotate((i * Math.PI * 2) / 3);
    c.beginPath();
    c.moveTo(0, -r);
    c.bezierCurveTo(r * 0.75, -r * 0.45, r * 0.55, r * 0.35, -r * 0.3, r * 0.3);
    c.moveTo(0, -r);
    c.bezierCurveTo(-r * 0.75, -r * 0.45, -r * 0.55, r * 0.35, r * 0.3, r * 0.3);
    c.stroke();
    c.restore();
  }
  c.restore();
}
// coins
export function coin(i, r, o = {}) {
  const p = { c: PL[i].c, s: o.emblem ?? PL[i].s },
    e = lin(p.c);
  return bake({
    w: r * 2 + 4,
    h: r * 2 + 4,
    ss: o.ss,
    sdf: sdCircle(r),
    bevel: r * 0.16,
    bevelH: r * 0.14,
    height: (x, y) => {
      const d = Math.hypot(x, y) / r;
      let h = -r * 0.1 * sst(0.84, 0.76, d);
      if (d > 0.8 && d < 0.97) h += r * 0.02 * Math.sin(Math.atan2(y, x) * 28);
      return h;
    },
    albedo: (x, y) => {
      const d = Math.hypot(x, y) / r,
        n = fbm((x * 9) / r, (y * 9) / r, 2);
      return d > 0.8
        ? mixc([0.75, 0.46, 0.1], [0.95, 0.66, 0.22], n)
        : mixc(
            e.map((v) => v * 0.96),
            e.map((v) => Math.min(1, v * 1.28)),
            n,
          );
    },
    spec: 0.5,
    gloss: 26,
    metal: 0.28,
    engr: [
      {
        draw: (c) => {
          c.lineWidth = r * 0.05;
          c.beginPath();
          c.arc(0, 0, r * 0.79, 0, 7);
          c.stroke();
        },
        blur: r * 0.015,
        depth: r * 0.05,
        tint: [0.03, 0.02, 0.01],
        amt: 0.85,
        metal: 0,
      },
      {
        draw: (c) => {
          c.save();
          c.scale(r * 0.47, r * 0.47);
          c.fill(new Path2D(EM[p.s]));
          c.restore();
        },
        blur: r * 0.02,
        depth: r * 0.09,
        tint: [0.003, 0.004, 0.006],
        amt: 1,
        metal: 0,
        spec: 0,
      },
    ],
  });
}
// discs (Toss)
export function disc(col, sign, r, o = {}) {
  const seed = o.seed || 3;
  const mat = {
    black: {
      a: (n, g) => {
        const v = 0.018 + 0.03 * n + (g > 0.74 ? 0.03 : 0);
        return [v, v * 1.03, v * 1.15];
      },
      ink: lin('#f3d9a0'),
      spec: 0.38,
      gl: 26,
    },
    grey: {
      a: (n, g) => {
        const v = 0.13 + 0.13 * n + (g > 0.72 ? 0.1 : 0);
        return [v * 0.93, v * 0.98, v * 1.08];
      },
      ink: lin('#0c0f13'),
      spec: 0.16,
      gl: 14,
    },
    white: {
      a: (n, g) => {
        const v = 0.62 + 0.26 * n - (g > 0.74 ? 0.08 : 0);
        return [v, v * 0.94, v * 0.8];
      },
      ink: lin('#2a1a10'),
      spec: 0.22,
      gl: 18,
    },
    destiny: {
      a: (n) => mixc([0.8, 0.47, 0.1], [1, 0.74, 0.28], n),
      ink: lin('#2b1404'),
      spec: 0.6,
      gl: 32,
      metal: 0.85,
    },
  }[col];
  const inkc = mat.ink,
    en = [];
  en.push({
    draw: (c) => {
      c.lineWidth = r * 0.045;
      c.beginPath();
      c.arc(0, 0, r * 0.82, 0, 7);
      c.stroke();
    },
    blur: r * 0.012,
    depth: r * 0.05,
    tint: inkc,
    amt: col === 'black' ? 0.55 : 0.5,
  });
  if (col === 'destiny') {
    const ring = (c) => {
      c.lineWidth = r * 0.05;
      c.beginPath();
      c.arc(0, 0, r * 0.58, 0, 7);
      c.stroke();
      for (let i = 0; i < 8; i++) {
        c.save();
        c.rotate((i * Math.PI) / 4);
        c.beginPath();
        c.moveTo(0, -r * 0.6);
        c.lineTo(0, -r * 0.8);
        c.stroke();
        c.restore();
      }
    };
    en.push({ draw: ring, blur: r * 0.012, depth: r * 0.07, tint: inkc, amt: 0.85, metal: 0 });
    en.push({
      draw: (c) => {
        c.beginPath();
        c.arc(0, 0, r * 0.25, 0, 7);
        c.fill();
      },
      blur: r * 0.008,
      depth: r * 0.1,
      tint: lin('#b5413f'),
      amt: 1,
      metal: 0.1,
      spec: 0.7,
    });
  } else if (sign) {
    en.push({
      draw: (c) => gl(c, sign, 0, 0, r * 1.02, o.rot || 0, 0.21),
      blur: r * 0.025,
      depth: r * 0.09,
      ao: 0.3,
    });
    en.push({
      draw: (c) => gl(c, sign, 0, 0, r * 1.02, o.rot || 0, 0.155),
      blur: r * 0.006,
      depth: r * 0.03,
      tint: inkc,
      amt: 0.97,
      metal: col === 'black' ? 0.55 : 0,
      spec: 0.3,
      glow: col === 'black' ? 0.12 : 0,
      glowC: lin('#f3d9a0'),
    });
  } else {
    en.push({
      draw: (c) => {
        c.save();
        c.rotate(o.rot || 0);
        c.lineWidth = r * 0.06;
        triq(c, r * 0.5);
        c.restore();
        c.lineWidth = r * 0.03;
        c.beginPath();
        c.arc(0, 0, r * 0.62, 0, 7);
        c.stroke();
      },
      blur: r * 0.014,
      depth: r * 0.06,
      tint: inkc,
      amt: col === 'black' ? 0.32 : 0.42,
    });
  }
  return bake({
    w: r * 2 + 4,
    h: r * 2 + 4,
    ss: o.ss,
    sdf: sdCircle(r),
    bevel: r * 0.15,
    bevelH: r * 0.15,
    edge: col === 'destiny' ? 0 : r * 0.018,
    edgeF: 4 / r,
    seed,
    height: (x, y) =>
      r *
      (col === 'destiny'
        ? 0.03 * fbm((x * 8) / r, (y * 8) / r, 2)
        : 0.06 * fbm((x * 4.5) / r + seed, (y * 4.5) / r, 4)),
    albedo: (x, y) =>
      mat.a(fbm((x * 4) / r + seed, (y * 4) / r + seed, 4), fbm((x * 34) / r + seed, (y * 34) / r, 2)),
    spec: mat.spec,
    gloss: mat.gl,
    metal: mat.metal || 0,
    engr: en,
  });
}
// wood: grain runs along x. returns albedo+height functions
export function wood(o = {}) {
  const sc = o.scale || 1,
    pl = o.plank || 0,
    seed = o.seed || 0,
    base = o.base || [0.12, 0.062, 0.028],
    hi = o.hi || [0.3, 0.165, 0.075];
  const f = (x, y) => {
    let row = 0,
      yy = y,
      xx = x,
      edge = 0;
    if (pl) {
      row = Math.floor(y / pl);
      yy = y;
      const fy = y / pl - row;
      edge = sst(0.06, 0, (Math.min(fy, 1 - fy) * pl) / (o.gap || 14));
    }
    const off = row * 53.7 + seed;
    const wv = fbm(xx * 0.004 * sc + off, yy * 0.02 * sc + off, 3) * 6;
    const g = fbm(xx * 0.006 * sc + off, yy * 0.085 * sc + wv + off, 3),
      fine = fbm(xx * 0.035 * sc + off, yy * 0.6 * sc + wv * 0.5, 2),
      ring =
        0.5 + 0.5 * Math.sin(yy * 0.11 * sc + wv * 2.4 + fbm(xx * 0.01 * sc, yy * 0.05 * sc + off, 2) * 4);
    const tone = 0.62 + 0.38 * VAL[(row * 37 + 11 + seed) & 255];
    return {
      v: cl(g * 0.52 + fine * 0.17 + ring * 0.31) * tone,
      h: g * 0.8 + fine * 0.5 + ring * 0.3 - edge * 3.2,
      edge,
    };
  };
  return {
    f,
    alb: (x, y) => {
      const q = f(x, y);
      const t = cl((q.v - 0.2) * 1.7);
      const c = mixc(base, hi, t);
      return q.edge > 0 ? mixc(c, [0.006, 0.004, 0.003], q.edge * 0.9) : c;
    },
    h: (x, y) => f(x, y).h * (o.hs || 0.55),
  };
}
export function woodTex(w, h, o = {}) {
  const wd = wood(o);
  return bake({
    w,
    h,
    ss: o.ss || 1,
    sdf: o.sdf,
    bevel: o.bevel,
    bevelH: o.bevelH,
    albedo: wd.alb,
    height: wd.h,
    spec: o.spec == null ? 0.1 : o.spec,
    gloss: o.gloss || 16,
    engr: o.engr,
    key: o.key,
    amb: o.amb,
  });
}
export function slateTex(w, h, o = {}) {
  const s = o.scale || 1;
  return bake({
    w,
    h,
    ss: o.ss || 1,
    sdf: o.sdf,
    bevel: o.bevel,
    bevelH: o.bevelH,
    albedo: (x, y) => {
      const n = fbm(x * 0.006 * s + 9, y * 0.009 * s, 5),
        m = fbm(x * 0.05 * s, y * 0.05 * s, 3);
      const v = 0.01 + 0.018 * n + 0.008 * m;
      return [v * 0.86, v * 1.03, v * 1.34];
    },
    height: (x, y) => {
      const n = fbm(x * 0.012 * s, y * 0.02 * s, 5);
      return (
        2.0 * n +
        0.35 * fbm(x * 0.2 * s, y * 0.2 * s, 2) +
        0.22 * sst(0.0, 0.05, Math.abs(fbm(x * 0.008 * s + 40, y * 0.014 * s, 3) - 0.5))
      );
    },
    spec: 0.1,
    gloss: 14,
    engr: o.engr,
  });
}
export function parchTex(w, h, o = {}) {
  return bake({
    w,
    h,
    ss: o.ss,
    sdf: o.sdf || sdBox(w / 2 - 2, h / 2 - 2, o.r || 5),
    edge: o.edge == null ? 1 : o.edge,
    edgeF: 0.12,
    bevel: 3,
    bevelH: 0.8,
    albedo: (x, y, d) => {
      const n = fbm(x * 0.03 + 5, y * 0.03, 5),
        f = fbm(x * 0.5, y * 0.12, 2);
      let c = mixc(lin('#c9b385'), lin('#efe3c6'), cl(n * 0.9 + f * 0.3));
      const e = sst(-16, 0, d);
      return mixc(c, lin('#7a5a30'), e * 0.6);
    },
    height: (x, y) => 1.2 * fbm(x * 0.06, y * 0.06, 4) + 0.3 * vn(x * 1.1, y * 0.4),
    spec: 0.04,
    gloss: 10,
    engr: o.engr,
  });
}
export function cardBack(w, h, o = {}) {
  const g = lin('#b98a3a');
  return bake({
    w,
    h,
    ss: o.ss,
    sdf: sdBox(w / 2 - 1, h / 2 - 1, w * 0.09),
    bevel: w * 0.04,
    bevelH: w * 0.03,
    albedo: (x, y) => {
      const n = fbm(x * 0.2, y * 0.2, 3);
      return mixc([0.012, 0.02, 0.034], [0.03, 0.05, 0.075], n);
    },
    height: (x, y) => 0.4 * fbm(x * 0.7, y * 0.7, 3),
    spec: 0.18,
    gloss: 18,
    engr: [
      {
        draw: (c) => {
          c.lineWidth = w * 0.03;
          const m = w * 0.1;
          c.strokeRect(-w / 2 + m, -h / 2 + m, w - 2 * m, h - 2 * m);
          c.lineWidth = w * 0.045;
          triq(c, w * 0.26);
          c.lineWidth = w * 0.025;
          c.beginPath();
          c.arc(0, 0, w * 0.32, 0, 7);
          c.stroke();
          for (const s of [-1, 1]) {
            gl(c, 'star', 0, s * h * 0.33, w * 0.13);
          }
        },
        blur: 0.2,
        depth: w * 0.01,
        tint: g,
        amt: 0.95,
        metal: 0.8,
        spec: 0.4,
      },
    ],
  });
}
// braid path helper: k strands, drawn over/under. fn maps (u,v)->[x,y]
export function braid(c, fn, len, per, amp, lw, col, gap, strands = 2) {
  const seg = 26,
    half = per / 2,
    n = Math.round(len / half);
  const st = (ph, u0, u1, w, cl_) => {
    c.beginPath();
    for (let i = 0; i <= seg; i++) {
      const u = u0 + ((u1 - u0) * i) / seg,
        v = amp * Math.sin((u / per) * 2 * Math.PI + ph);
      const p = fn(u, v);
      i ? c.lineTo(...p) : c.moveTo(...p);
    }
    c.lineWidth = w;
    c.strokeStyle = cl_;
    c.stroke();
  };
  c.lineCap = 'butt';
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < n; i++) {
      const a = i * half - half / 2,
        b = a + half,
        over = i % 2;
      const ph = pass === 0 ? (over ? 0 : Math.PI) : over ? Math.PI : 0;
      if (pass === 1 && gap)
        st(ph, a + half * 0.12, b - half * 0.12, lw + gap * 2, gap === true ? '#000' : c._gapc || '#000');
      st(ph, a - 0.3, b + 0.3, lw, col);
    }
}
// drop shadow drawing
export function put(ctx, im, x, y, w, h, o = {}) {
  ctx.save();
  ctx.translate(x, y);
  if (o.rot) ctx.rotate(o.rot);
  const s = o.lift || 0;
  if (o.sh !== 0) {
    ctx.shadowColor = `rgba(0,0,0,${o.sh || 0.6})`;
    const b = o.sb == null ? w * 0.07 : o.sb;
    ctx.shadowBlur = b * DPR;
    ctx.shadowOffsetX = (o.sx == null ? w * 0.025 + s * 0.5 : o.sx) * DPR;
    ctx.shadowOffsetY = (o.sy == null ? w * 0.05 + s : o.sy) * DPR;
  }
  if (o.alpha != null) ctx.globalAlpha = o.alpha;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(im, -w / 2, -h / 2, w, h);
  ctx.restore();
}
export function glow(ctx, x, y, r, c, a, op = 'lighter') {
  ctx.save();
  ctx.globalCompositeOperation = op;
  const g = ctx.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, rgba(c, a));
  g.addColorStop(0.35, rgba(c, a * 0.42));
  g.addColorStop(0.7, rgba(c, a * 0.1));
  g.addColorStop(1, rgba(c, 0));
  ctx.fillStyle = g;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  ctx.restore();
}
// gold-leaf text
export function goldText(txt, px, o = {}) {
  const m = document.createElement('canvas').getContext('2d');
  m.font = `${px}px Forum`;
  if ('letterSpacing' in m) m.letterSpacing = (o.ls || 0) + 'px';
  const w = m.measureText(txt).width + px * 0.5,
    h = px * 1.4;
  const dr = (c) => {
    c.font = `${px}px Forum`;
    c.letterSpacing = (o.ls || 0) + 'px';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(txt, (o.ls || 0) / 2, px * 0.04);
    c.strokeStyle = c.fillStyle;
    c.lineWidth = px * 0.022;
    c.lineJoin = 'miter';
    c.strokeText(txt, (o.ls || 0) / 2, px * 0.04);
  };
  const ss = o.ss || SS;
  const mk = C(w, h, ss),
    x = mk.getContext('2d');
  x.translate(mk.width / 2, mk.height / 2);
  x.scale(ss, ss);
  x.fillStyle = '#fff';
  dr(x);
  const cv = bake({
    w,
    h,
    ss,
    albedo: (X, Y) => {
      const n = fbm(X * 0.05, Y * 0.05, 4);
      return mixc([0.72, 0.38, 0.07], [1, 0.8, 0.34], cl(n * 1.3 - 0.1 - (Y / px) * 0.5));
    },
    height: (X, Y) => 0.9 * fbm(X * 0.09, Y * 0.09, 3),
    spec: 0.7,
    gloss: 30,
    metal: 0.85,
    engr: [
      { draw: dr, blur: px * 0.022, depth: -px * 0.085 },
      { draw: dr, blur: px * 0.006, depth: -px * 0.03 },
    ],
  });
  const y = cv.getContext('2d');
  y.globalCompositeOperation = 'destination-in';
  y.drawImage(mk, 0, 0);
  return cv;
}
