// The hall by firelight: one raycast of planes, cylinders and boxes, lit by points, and the flames, candles and embers that
// are drawn over it; and the five tables in it.

import {
  C,
  P,
  PL,
  R6,
  VAL,
  bake,
  cl,
  coin,
  disc,
  fbm,
  gl,
  glow,
  hexTile,
  lin,
  mixc,
  rng,
  sdBox,
  sdCircle,
  sst,
  wood,
  woodTex,
  braid,
} from './materials.js';

import { goods } from './goods.js';

const DPR = 1;
const SS = 2;

// ---------- the hall: one raycast of planes, cylinders and boxes, point-lit. Bake once per aspect.
function hall(W, H, vx, vy, f, o = {}) {
  const cv = document.createElement('canvas');
  cv.width = W;
  cv.height = H;
  const im = new ImageData(W, H),
    dt = im.data;
  const HW = 5.6,
    FY = -1.9,
    EV = 2.3,
    RY = 6.2,
    BZ = 19,
    PXs = 3.3,
    PZ = [4.4, 7.6, 10.8, 14, 17.2],
    pr = 0.34;
  const lights = [];
  for (const z of [9.5, 12.5, 15]) lights.push([0, -1.35, z, 1.0, 0.46, 0.14, 15]);
  for (const z of PZ)
    for (const s of [-1, 1]) lights.push([s * (PXs - 0.62), 0.62, z - 0.12, 1, 0.6, 0.25, 1.6]);
  lights.push([0, 6.5, 13, 0.25, 0.42, 0.6, 9]);
  lights.push([0, 1.2, BZ - 1.5, 1, 0.6, 0.25, 5]);
  const rl = Math.hypot(RY - EV, HW),
    rnx = (RY - EV) / rl,
    rny = HW / rl;
  const wood3 = (u, v, pl, seed) => {
    const row = Math.floor(v / pl),
      fv = v / pl - row,
      e = Math.min(fv, 1 - fv) * pl;
    const off = row * 7.31 + seed;
    const wv = fbm(u * 0.6 + off, v * 3 + off, 2) * 3;
    const g = fbm(u * 0.8 + off, v * 14 + wv + off, 3),
      fi = fbm(u * 4 + off, v * 60, 2);
    const tone = 0.55 + 0.45 * VAL[(row * 29 + ((seed * 13) | 0) + 300) & 255];
    const gap = sst(0.03, 0.0, e);
    return [(g * 0.6 + fi * 0.4) * tone * (1 - 0.85 * gap), gap];
  };
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const dx = (i + 0.5 - vx) / f,
        dy = -(j + 0.5 - vy) / f,
        dz = 1;
      let t = 1e9,
        n = [0, 0, -1],
        kind = 0,
        a = 0,
        b = 0;
      let q;
      if (dy < 0) {
        q = FY / dy;
        if (q < t) {
          t = q;
          n = [0, 1, 0];
          kind = 1;
        }
      }
      if (dx !== 0) {
        q = (dx > 0 ? HW : -HW) / dx;
        const yy = q * dy;
        if (q < t && yy <= EV && yy >= FY) {
          t = q;
          n = [dx > 0 ? -1 : 1, 0, 0];
          kind = 2;
        }
      }
      // roof: y = RY-(RY-EV)/HW*|x|
      {
        const s = dx >= 0 ? 1 : -1,
          den = dy + ((RY - EV) / HW) * dx * s;
        if (den > 0) {
          q = RY / den;
          if (q < t && q > 0) {
            t = q;
            n = [-s * rnx, -rny, 0];
            kind = 3;
          }
        }
      }
      q = BZ;
      if (q < t) {
        t = q;
        n = [0, 0, -1];
        kind = 4;
      }
      // pillars
      for (const s of [-1, 1])
        for (const z of PZ) {
          const cx0 = s * PXs,
            A = dx * dx + 1,
            B = -(dx * cx0 + z),
            Cc = cx0 * cx0 + z * z - pr * pr,
            D = B * B - A * Cc;
          if (D > 0) {
            const tt = (-B - Math.sqrt(D)) / A;
            if (tt > 0 && tt < t) {
              const yy = tt * dy;
              if (yy < 4.4) {
                t = tt;
                const hx = tt * dx - cx0,
                  hz = tt - z;
                n = [hx / pr, 0, hz / pr];
                kind = 5;
                a = Math.atan2(hx, hz);
                b = yy;
              }
            }
          }
        }
      // boxes: [x0,x1,y0,y1,z0,z1,kind]
      const box = (x0, x1, y0, y1, z0, z1, k) => {
        let t0 = -1e9,
          t1 = 1e9,
          ax = 0,
          sg = 0;
        const f3 = (o, d, lo, hi, axis) => {
          if (Math.abs(d) < 1e-9) {
            if (lo > 0 || hi < 0) {
              t0 = 1e9;
            }
            return;
          }
          let u = lo / d,
            w = hi / d,
            s = -1;
          if (u > w) {
            const m = u;
            u = w;
            w = m;
            s = 1;
          }
          if (u > t0) {
            t0 = u;
            ax = axis;
            sg = s;
          }
          if (w < t1) t1 = w;
        };
        f3(0, dx, x0, x1, 0);
        f3(0, dy, y0, y1, 1);
        f3(0, 1, z0, z1, 2);
        if (t0 < t1 && t0 > 0 && t0 < t) {
          t = t0;
          n = [0, 0, 0];
          n[ax] = sg;
          kind = k;
        }
      };
      for (const z of PZ) {
        box(-HW, HW, 2.25, 2.72, z - 0.2, z + 0.2, 6);
      }
      box(-HW, HW, 0, 0, 0, 0, 0);
      for (const s of [-1, 1]) {
        box(Math.min(s * HW, s * 4.3), Math.max(s * HW, s * 4.3), FY, FY + 0.55, 3, BZ, 7);
        box(s * PXs - 0.16, s * PXs + 0.16, 2.6, 3.0, 2, BZ, 6);
      }
      box(-1.05, 1.05, FY, FY + 0.3, 8.4, 16.2, 8);
      const X = t * dx,
        Y = t * dy,
        Z = t;
      let alb = [0.1, 0.06, 0.03],
        bx = 0,
        em = [0, 0, 0],
        spec = 0;
      if (kind === 1) {
        const w = wood3(Z, X, 0.55, 3);
        alb = mixc([0.035, 0.024, 0.017], [0.17, 0.095, 0.048], cl(w[0] * 1.6));
        bx = w[0];
      } else if (kind === 2) {
        const w = wood3(Z, Y, 0.42, 9);
        alb = mixc([0.035, 0.021, 0.013], [0.19, 0.1, 0.05], cl(w[0] * 1.6));
        // shields between pillars
        for (let k = 0; k < PZ.length; k++) {
          const zc = PZ[k] + 1.6,
            r = Math.hypot(Z - zc, Y - 0.75);
          if (r < 0.78) {
            const col = lin(
              ['#8a3a30', '#3f5f78', '#5c7a48', '#b4832f', '#39434f'][(k + (X > 0 ? 2 : 0)) % 5],
            );
            const sec = Math.floor((Math.atan2(Y - 0.75, Z - zc) + Math.PI) / (Math.PI / 2)) % 2;
            alb =
              r < 0.14
                ? [0.5, 0.36, 0.16]
                : r > 0.71
                  ? [0.22, 0.15, 0.07]
                  : sec
                    ? col.map((v) => v * 0.42)
                    : mixc(col, [0.3, 0.25, 0.17], 0.7).map((v) => v * 0.55);
            n = [n[0], (Y - 0.75) * 0.35, (Z - zc) * 0.35];
          } else if (r < 0.9) alb = alb.map((v) => v * 0.35);
        }
      } else if (kind === 3) {
        const w = wood3(Z, Math.abs(X) * 1.25, 0.6, 5);
        const rz = (((Z / 1.6) % 1) + 1) % 1,
          raf = sst(0.12, 0.08, Math.abs(rz - 0.5));
        alb = mixc([0.025, 0.016, 0.011], [0.13, 0.07, 0.036], cl(w[0] * 1.4));
        alb = alb.map((v) => v * (0.55 + 0.9 * raf));
      } else if (kind === 4) {
        const w = wood3(Y * 1.2, X, 0.5, 17);
        alb = mixc([0.04, 0.025, 0.015], [0.2, 0.11, 0.055], cl(w[0] * 1.5));
        // gilded helm-of-awe wheel
        const yy = Y - 1.15,
          r = Math.hypot(X, yy),
          an = Math.atan2(yy, X);
        let gm = 0;
        const ln = (d, w2) => sst(w2, w2 * 0.5, Math.abs(d));
        gm = Math.max(gm, ln(r - 1.55, 0.06), ln(r - 1.38, 0.03));
        for (let k = 0; k < 8; k++) {
          const th = (k * Math.PI) / 4,
            u = X * Math.cos(th) + yy * Math.sin(th),
            v = -X * Math.sin(th) + yy * Math.cos(th);
          if (u > 0 && u < 1.15) {
            gm = Math.max(gm, ln(v, 0.05));
            for (const c of [0.55, 0.75]) if (Math.abs(v) < 0.16) gm = Math.max(gm, ln(u - c, 0.04));
          }
          if (u > 0.98 && u < 1.32)
            gm = Math.max(gm, ln(Math.hypot(u - 1.32, v) - 0.22, 0.045) * (u < 1.3 ? 1 : 0));
        }
        gm = Math.max(gm, ln(r - 0.2, 0.05));
        if (gm > 0) {
          alb = mixc(alb, [0.95, 0.6, 0.2], gm);
          em = [0.16 * gm, 0.085 * gm, 0.02 * gm];
        }
      } else if (kind === 5) {
        const w = wood3(b, a * pr + 7 * Math.round(Z), 2.5, Math.round(Z));
        alb = mixc([0.045, 0.027, 0.016], [0.23, 0.125, 0.06], cl(w[0] * 1.3));
        // carved braid band
        const band = (lo, hi) => b > lo && b < hi;
        if (band(-0.9, -0.2) || band(1.35, 1.95)) {
          const sp = 0.785,
            v = b * 9.2,
            uu = ((((a / sp) % 1) + 1) % 1) - 0.5;
          const s1 = 0.44 * Math.sin(v),
            d = Math.min(
              Math.abs(uu - s1),
              Math.abs(uu + s1),
              Math.abs(uu - s1 - 1),
              Math.abs(uu + s1 - 1),
              Math.abs(uu - s1 + 1),
              Math.abs(uu + s1 + 1),
            );
          const k = sst(0.17, 0.09, d);
          alb = mixc(
            alb.map((z) => z * 0.5),
            [0.48, 0.28, 0.1],
            k * 0.8,
          );
          n = [n[0], n[1] + (k - 0.5) * 0.3, n[2]];
        }
        for (const e of [-0.95, -0.15, 1.3, 2.0]) if (Math.abs(b - e) < 0.035) alb = [0.42, 0.26, 0.1];
      } else if (kind === 6) {
        const w = wood3(X, Y + Z, 2, 23);
        alb = mixc([0.04, 0.024, 0.014], [0.2, 0.11, 0.053], cl(w[0] * 1.3));
        const d = Math.abs(Math.abs(Y - 2.48) - 0.1 * Math.sin(X * 5.2) - 0.02),
          k = sst(0.05, 0.015, d) * (Math.abs(n[2]) > 0.5 ? 1 : 0);
        alb = mixc(alb, [0.4, 0.24, 0.09], k * 0.5);
      } else if (kind === 7) {
        const w = wood3(Z, X + Y, 0.6, 31);
        alb = mixc([0.04, 0.024, 0.014], [0.2, 0.11, 0.053], cl(w[0] * 1.3));
      } else if (kind === 8) {
        const g = fbm(X * 3 + Z * 2, Y * 5 + Z * 3, 4);
        alb = [0.1 + 0.1 * g, 0.09 + 0.09 * g, 0.09 + 0.09 * g];
        if (n[1] > 0.5) {
          const c = fbm(X * 4 + 3, Z * 3, 4),
            ring = Math.max(Math.abs(X) / 0.82, Math.abs(Z - 12.3) / 3.55);
          const k = sst(1.0, 0.75, ring) * sst(0.38, 0.62, c);
          em = [2.4 * k, 0.75 * k * k, 0.12 * k * k * k];
          alb = mixc(alb, [0.015, 0.012, 0.01], sst(1.02, 0.95, ring));
        }
      }
      let c = [0, 0, 0];
      for (const L of lights) {
        const lx = L[0] - X,
          ly = L[1] - Y,
          lz = L[2] - Z,
          d2 = lx * lx + ly * ly + lz * lz,
          d = Math.sqrt(d2);
        let nd = (n[0] * lx + n[1] * ly + n[2] * lz) / d;
        nd = Math.max(0, nd * 0.8 + 0.2);
        const at = (L[6] * nd) / (1 + d2 * 1.05);
        c[0] += L[3] * at;
        c[1] += L[4] * at;
        c[2] += L[5] * at;
      }
      {
        const up = 0.6 + 0.4 * n[1] * -1;
        c[0] += 0.1 * up;
        c[1] += 0.15 * up;
        c[2] += 0.24 * up;
      }
      // AO near floor/eaves
      let ao = 1;
      if (kind === 2) ao = sst(FY - 0.2, FY + 1.2, Y) * 0.7 + 0.3;
      const nf = 0.3 + 0.7 * sst(3.2, 9.5, Z);
      const fog = 1 - Math.exp(-Z * 0.035);
      let gl2 = 0.09 * Math.exp(-(X * X * 0.05 + (Y + 0.6) * (Y + 0.6) * 0.1));
      for (let k = 0; k < 3; k++) {
        let v = alb[k] * c[k] * 1.3 * ao * nf + em[k] * 0.8;
        v = v * (1 - fog * 0.55) + fog * (gl2 * [1, 0.48, 0.17][k] * 2.2 + [0.003, 0.0045, 0.007][k]);
        v = Math.sqrt(Math.max(0, v));
        v = v > 0.75 ? 0.75 + 0.25 * (1 - Math.exp(-(v - 0.75) / 0.25)) : v;
        dt[(j * W + i) * 4 + k] = v * 255;
      }
      dt[(j * W + i) * 4 + 3] = 255;
    }
  cv.getContext('2d').putImageData(im, 0, 0);
  cv.P = (X, Y, Z) => [vx + (f * X) / Z, vy - (f * Y) / Z];
  cv.PZ = PZ;
  cv.PX = PXs;
  return cv;
}

// flamesOf returns what draws a flame into a context.
const flamesOf =
  (x) =>
  (px, py, s, a = 1) => {
    glow(x, px, py - s * 0.4, s * 7, '#e8863a', 0.36 * a);
    glow(x, px, py - s * 0.4, s * 2.6, '#f7b45a', 0.6 * a);
    x.save();
    x.translate(px, py);
    x.scale(s, s);
    const p = new Path2D(
      'M0 .55C-.42 .5 -.5 .05 -.24 -.35C-.1 -.6 -.02 -.9 .02 -1.25C.1 -.85 .34 -.5 .38 -.1C.42 .3 .3 .52 0 .55Z',
    );
    let g = x.createLinearGradient(0, 0.5, 0, -1.2);
    g.addColorStop(0, '#e2703a');
    g.addColorStop(0.25, '#ffb347');
    g.addColorStop(0.7, '#ffe9a8');
    g.addColorStop(1, 'rgba(255,190,90,.3)');
    x.fillStyle = g;
    x.fill(p);
    x.scale(0.5, 0.55);
    x.translate(0, 0.38);
    x.fillStyle = 'rgba(255,251,232,.85)';
    x.fill(p);
    x.restore();
  };

// drawHall draws the hall into a context whose unit is a pixel at scale 1: VW x VH of them, in portrait its upper part.
export function drawHall(x, VW, VH, PORT) {
  const flame = flamesOf(x);
  const hs = PORT ? 2 : 1.7;
  const HV = PORT ? [206, 176, 205] : [720, 318, 640];
  const HH0 = PORT ? 430 : VH;
  const hl = hall(VW * hs, HH0 * hs, HV[0] * hs, HV[1] * hs, HV[2] * hs * (PORT ? 1.25 : 0.92));
  x.drawImage(hl, 0, 0, VW, HH0);
  const pj = (X, Y, Z) => hl.P(X, Y, Z).map((v) => v / hs);
  for (const z of [...hl.PZ].reverse())
    for (const s of [-1, 1]) {
      const p = pj(s * (hl.PX - 0.62), 0.55, z - 0.12),
        k = (HV[2] * (PORT ? 1.25 : 0.92)) / z;
      x.strokeStyle = '#0a0806';
      x.lineWidth = k * 0.05;
      x.beginPath();
      x.moveTo(p[0] + s * k * 0.3, p[1] + k * 0.2);
      x.lineTo(p[0], p[1] + k * 0.2);
      x.lineTo(p[0], p[1] + k * 0.05);
      x.stroke();
      x.fillStyle = '#d8c7a0';
      x.fillRect(p[0] - k * 0.035, p[1] - k * 0.05, k * 0.07, k * 0.15);
      flame(p[0], p[1] - k * 0.1, k * 0.09, 0.8);
    }
  if (1) {
    x.save();
    x.globalCompositeOperation = 'multiply';
    const g = x.createRadialGradient(
      VW / 2,
      PORT ? 190 : 380,
      PORT ? 60 : 200,
      VW / 2,
      PORT ? 190 : 380,
      PORT ? 300 : 820,
    );
    g.addColorStop(0, '#fff');
    g.addColorStop(0.5, '#c3cbd8');
    g.addColorStop(1, '#7688a3');
    x.fillStyle = g;
    x.fillRect(0, 0, VW, PORT ? 430 : VH);
    x.restore();
  }
  // hearth flames
  for (let i = 0; i < 9; i++) {
    const z = 15.2 - i * 0.75,
      p = pj(((i % 3) - 1) * 0.28 + 0.1 * Math.sin(i * 5), -1.5, z),
      k = HV[2] / z;
    flame(p[0], p[1], k * (0.22 + 0.1 * ((i * 7) % 3)), 0.17);
  }
  {
    const p = pj(0, -1, 12);
    glow(x, p[0], p[1], PORT ? 150 : 380, '#e2703a', 0.24);
  }
  if (PORT) {
    let g = x.createLinearGradient(0, 225, 0, 430);
    g.addColorStop(0, 'rgba(11,12,16,0)');
    g.addColorStop(1, '#0b0c10');
    x.fillStyle = g;
    x.fillRect(0, 225, VW, 210);
    const fl = woodTex(VW, VH - 330, {
      ss: 1,
      plank: 64,
      gap: 36,
      scale: 1.4,
      base: [0.01, 0.008, 0.007],
      hi: [0.05, 0.03, 0.018],
      spec: 0.04,
      seed: 40,
    });
    x.save();
    x.globalAlpha = 0.9;
    x.drawImage(fl, 0, 420, VW, VH - 420);
    x.restore();
    g = x.createLinearGradient(0, 415, 0, 520);
    g.addColorStop(0, '#0b0c10');
    g.addColorStop(1, 'rgba(11,12,16,.25)');
    x.fillStyle = g;
    x.fillRect(0, 415, VW, 110);
  } else {
    let g = x.createLinearGradient(0, 420, 0, VH);
    g.addColorStop(0, 'rgba(8,8,11,0)');
    g.addColorStop(0.5, 'rgba(8,8,11,.45)');
    g.addColorStop(1, 'rgba(8,8,11,.9)');
    x.fillStyle = g;
    x.fillRect(0, 420, VW, VH - 420);
    g = x.createRadialGradient(720, 120, 40, 720, 120, 460);
    g.addColorStop(0, 'rgba(6,8,12,.62)');
    g.addColorStop(1, 'rgba(6,8,12,0)');
    x.fillStyle = g;
    x.save();
    x.translate(0, 66);
    x.scale(1, 0.45);
    x.fillRect(0, -300, VW, 1200);
    x.restore();
    g = x.createLinearGradient(0, 0, 0, 260);
    g.addColorStop(0, 'rgba(8,9,13,.6)');
    g.addColorStop(1, 'rgba(8,9,13,0)');
    x.fillStyle = g;
    x.fillRect(0, 0, VW, 260);
  }
  // embers
  {
    const q = rng(4);
    for (let i = 0; i < (PORT ? 26 : 70); i++) {
      const t = q(),
        px = VW / 2 + (q() - 0.5) * (PORT ? 300 : 760) * (0.3 + t),
        py = (PORT ? 330 : 470) - t * (PORT ? 300 : 430);
      glow(x, px, py, 2 + q() * 3.5, '#ff9a3d', 0.75 * q());
    }
  }
  if (PORT) {
    const g = x.createLinearGradient(0, 0, 0, 150);
    g.addColorStop(0, 'rgba(7,9,13,.82)');
    g.addColorStop(0.6, 'rgba(7,9,13,.5)');
    g.addColorStop(1, 'rgba(7,9,13,0)');
    x.fillStyle = g;
    x.fillRect(0, 0, VW, 150);
  }
}

// drawTable draws table i (Rituals, Masters, Stones, Toss, Market) round a point, with radius r.
export function drawTable(x, i, cx, cy, r, hot) {
  const flame = flamesOf(x);
  // ---------- tables
  const SQH = 0.46; // squash of the table plane
  function tableTop(r, seed) {
    const wd = wood({
      plank: r * 0.34,
      gap: (40 * r) / 120,
      base: [0.06, 0.03, 0.013],
      hi: [0.42, 0.23, 0.095],
      scale: 1.7,
      seed,
    });
    const rw = wood({ base: [0.02, 0.011, 0.006], hi: [0.2, 0.105, 0.045], scale: 1.8, seed: seed + 1 });
    return bake({
      w: r * 2 + 4,
      h: r * 2 + 4,
      ss: SS,
      sdf: sdCircle(r),
      bevel: r * 0.05,
      bevelH: r * 0.04,
      spec: 0.16,
      gloss: 20,
      height: (X, Y) => {
        const d = Math.hypot(X, Y) / r;
        return d < 0.87
          ? wd.h(X, Y) * 0.5
          : r * 0.02 * Math.sqrt(Math.max(0, 1 - Math.pow((d - 0.935) / 0.065, 2)));
      },
      albedo: (X, Y) => {
        const d = Math.hypot(X, Y) / r;
        return d < 0.87
          ? mixc([0.01, 0.006, 0.004], wd.alb(X, Y), 0.35 + 0.65 * sst(0.87, 0.78, d))
          : rw.alb(Math.atan2(Y, X) * r, d * r);
      },
      engr: [
        {
          draw: (c) => {
            c.strokeStyle = '#fff';
            const rr = r * 0.935;
            braid(
              c,
              (a, v) => {
                const t = a / rr;
                return [(rr + v) * Math.cos(t), (rr + v) * Math.sin(t)];
              },
              2 * Math.PI * rr,
              (2 * Math.PI * rr) / 36,
              r * 0.022,
              r * 0.013,
              '#fff',
              0,
            );
          },
          blur: 0.3,
          depth: -0.8,
          tint: lin('#c89238'),
          amt: 0.9,
          metal: 0.8,
          spec: 0.5,
        },
      ],
    });
  }
  function table(cx, cy, r, seed, hot) {
    // legs
    x.save();
    glow(x, cx, cy + r * 0.1, r * 1.9, '#d9772f', hot ? 0.34 : 0.2);
    x.restore();
    // floor shadow
    x.save();
    x.translate(cx + r * 0.08, cy + r * 0.86);
    x.scale(1, 0.3);
    const sg = x.createRadialGradient(0, 0, 0, 0, 0, r * 1.1);
    sg.addColorStop(0, 'rgba(0,0,0,.9)');
    sg.addColorStop(1, 'rgba(0,0,0,0)');
    x.fillStyle = sg;
    x.fillRect(-r * 1.2, -r * 1.2, r * 2.4, r * 2.4);
    x.restore();
    // barrel pedestal
    const pw = r * 0.5,
      ph = r * 0.66;
    let g = x.createLinearGradient(cx - pw, 0, cx + pw, 0);
    g.addColorStop(0, '#0f0a07');
    g.addColorStop(0.3, '#4b2f1b');
    g.addColorStop(0.45, '#5d3b22');
    g.addColorStop(1, '#0c0806');
    x.fillStyle = g;
    x.beginPath();
    x.moveTo(cx - pw * 0.8, cy + r * 0.2);
    x.quadraticCurveTo(cx - pw * 1.15, cy + r * 0.2 + ph * 0.5, cx - pw * 0.85, cy + r * 0.2 + ph);
    x.quadraticCurveTo(cx, cy + r * 0.2 + ph * 1.2, cx + pw * 0.85, cy + r * 0.2 + ph);
    x.quadraticCurveTo(cx + pw * 1.15, cy + r * 0.2 + ph * 0.5, cx + pw * 0.8, cy + r * 0.2);
    x.fill();
    x.strokeStyle = 'rgba(0,0,0,.45)';
    x.lineWidth = 1.2;
    for (let i = -2; i <= 2; i++) {
      x.beginPath();
      x.moveTo(cx + i * pw * 0.32, cy + r * 0.2);
      x.quadraticCurveTo(
        cx + i * pw * 0.46,
        cy + r * 0.2 + ph * 0.5,
        cx + i * pw * 0.34,
        cy + r * 0.2 + ph * 1.08,
      );
      x.stroke();
    }
    for (const q of [0.42, 0.86]) {
      const yy = cy + r * 0.2 + ph * q;
      x.strokeStyle = '#8a6226';
      x.lineWidth = r * 0.045;
      x.beginPath();
      x.moveTo(cx - pw * (1.02 - 0.1 * q), yy);
      x.quadraticCurveTo(cx, yy + ph * 0.2, cx + pw * (1.02 - 0.1 * q), yy);
      x.stroke();
      x.strokeStyle = 'rgba(255,220,150,.3)';
      x.lineWidth = 1;
      x.beginPath();
      x.moveTo(cx - pw * (1.02 - 0.1 * q), yy - r * 0.015);
      x.quadraticCurveTo(cx, yy + ph * 0.2 - r * 0.015, cx + pw * 0.2, yy + ph * 0.09);
      x.stroke();
    }
    {
      const sg2 = x.createLinearGradient(0, cy + r * 0.3, 0, cy + r * 0.75);
      sg2.addColorStop(0, 'rgba(0,0,0,.85)');
      sg2.addColorStop(1, 'rgba(0,0,0,0)');
      x.fillStyle = sg2;
      x.fillRect(cx - pw * 1.1, cy + r * 0.2, pw * 2.2, r * 0.55);
    }
    // slab edge
    const th = r * 0.12;
    for (let k = Math.ceil(th); k >= 1; k--) {
      x.save();
      x.translate(cx, cy + k);
      x.scale(1, SQH);
      const gg = x.createLinearGradient(-r, 0, r, 0);
      const d = k / th;
      gg.addColorStop(0, '#1a100a');
      gg.addColorStop(0.32, d < 0.2 ? '#8b5c33' : '#4a2e1a');
      gg.addColorStop(0.6, '#2b1a0f');
      gg.addColorStop(1, '#0c0806');
      x.fillStyle = gg;
      x.beginPath();
      x.arc(0, 0, r, 0, 7);
      x.fill();
      x.restore();
    }
    const tt = tableTop(r, seed);
    x.save();
    x.translate(cx, cy);
    x.scale(1, SQH);
    x.drawImage(tt, -tt._w / 2, -tt._h / 2, tt._w, tt._h);
    x.beginPath();
    x.arc(0, 0, r, 0, 7);
    x.clip();
    x.globalCompositeOperation = 'multiply';
    const lg = x.createRadialGradient(-r * 0.25, -r * 0.4, r * 0.1, 0, 0, r * 1.15);
    lg.addColorStop(0, '#fff');
    lg.addColorStop(0.55, '#e0cbb0');
    lg.addColorStop(1, '#5a5058');
    x.fillStyle = lg;
    x.fillRect(-r, -r, 2 * r, 2 * r);
    x.restore();
    x.save();
    x.translate(cx, cy);
    x.scale(1, SQH);
    x.beginPath();
    x.arc(0, 0, r, 0, 7);
    x.clip();
    glow(x, -r * 0.3, -r * 0.45, r * 0.95, '#f0a24c', 0.42);
    x.restore();
  }
  // flat object on the table plane with thickness
  const flat = (cx, cy, u, v, im, th, side, rot = 0, z = 0) => {
    const X = cx + u,
      Y = cy + v * SQH - z;
    x.save();
    x.translate(X + th * 0.5 + 1, Y + th * 0.9 + 1);
    x.scale(1, SQH);
    x.rotate(rot);
    x.globalAlpha = 0.6;
    x.filter = 'blur(2px) brightness(0)';
    x.drawImage(im, -im._w / 2, -im._h / 2, im._w, im._h);
    x.restore();
    const tc = C(im._w, im._h, 1.5);
    const q = tc.getContext('2d');
    q.scale(1.5, 1.5);
    q.drawImage(im, 0, 0, im._w, im._h);
    q.globalCompositeOperation = 'source-in';
    q.fillStyle = side;
    q.fillRect(0, 0, im._w, im._h);
    for (let k = 0; k < th; k += 0.6) {
      x.save();
      x.translate(X, Y - k);
      x.scale(1, SQH);
      x.rotate(rot);
      x.drawImage(tc, -im._w / 2, -im._h / 2, im._w, im._h);
      x.restore();
    }
    x.save();
    x.translate(X, Y - th);
    x.scale(1, SQH);
    x.rotate(rot);
    x.drawImage(im, -im._w / 2, -im._h / 2, im._w, im._h);
    x.restore();
  };
  const candle = (px, py, s) => {
    x.save();
    x.translate(px, py);
    x.fillStyle = 'rgba(0,0,0,.5)';
    x.beginPath();
    x.ellipse(s * 0.2, s * 0.1, s * 0.6, s * 0.26, 0, 0, 7);
    x.fill();
    let g = x.createLinearGradient(-s * 0.5, 0, s * 0.5, 0);
    g.addColorStop(0, '#5b3d12');
    g.addColorStop(0.35, '#f0c873');
    g.addColorStop(1, '#6b481a');
    x.fillStyle = g;
    x.beginPath();
    x.ellipse(0, 0, s * 0.52, s * 0.22, 0, 0, 7);
    x.fill();
    g = x.createLinearGradient(-s * 0.24, 0, s * 0.24, 0);
    g.addColorStop(0, '#b59a6a');
    g.addColorStop(0.4, '#fff3d6');
    g.addColorStop(1, '#8d744a');
    x.fillStyle = g;
    x.fillRect(-s * 0.24, -s * 1.25, s * 0.48, s * 1.22);
    x.fillStyle = '#ffe9bd';
    x.beginPath();
    x.ellipse(0, -s * 1.25, s * 0.24, s * 0.1, 0, 0, 7);
    x.fill();
    x.restore();
    flame(px, py - s * 1.62, s * 0.34);
  };
  const stoneV = (px, base, w, h, rune, glowC, seed) => {
    const c = bake({
      w: w * 1.3,
      h: h * 1.15,
      ss: SS,
      seed,
      edge: w * 0.09,
      edgeF: 3 / w,
      sdf: (X, Y) => {
        const t = (Y + h / 2) / h;
        const ww = (w / 2) * (0.62 + 0.38 * Math.pow(cl(t), 0.6));
        return Math.max(Math.abs(X) - ww + (t < 0.18 ? (0.18 - t) * w * 1.2 : 0), Math.abs(Y) - h / 2);
      },
      bevel: w * 0.2,
      bevelH: w * 0.2,
      albedo: (X, Y) => {
        const n = fbm((X * 5) / w + seed, (Y * 5) / w, 4);
        const v = 0.12 + 0.15 * n;
        return [v * 0.92, v * 0.98, v * 1.1];
      },
      height: (X, Y) => w * 0.09 * fbm((X * 5) / w + seed, (Y * 5) / w, 4),
      spec: 0.12,
      gloss: 14,
      engr: [
        { draw: (k) => gl(k, rune, 0, -h * 0.05, w * 0.62, 0, 0.22), blur: 0.4, depth: w * 0.07, ao: 0.4 },
        {
          draw: (k) => gl(k, rune, 0, -h * 0.05, w * 0.62, 0, 0.13),
          blur: 0,
          tint: lin(glowC),
          amt: 1,
          glow: 0.7,
          glowC: lin(glowC),
        },
      ],
    });
    x.save();
    x.fillStyle = 'rgba(0,0,0,.55)';
    x.beginPath();
    x.ellipse(px + w * 0.25, base, w * 0.7, w * 0.2, 0, 0, 7);
    x.fill();
    x.restore();
    x.drawImage(c, px - c._w / 2, base - h / 2 - c._h / 2, c._w, c._h);
    glow(x, px, base - h * 0.55, w * 0.9, glowC, 0.35);
  };
  const things = goods(x, flat, candle);
  const V = [
    (cx, cy, r) => {
      const R = r * 0.235,
        S = R * 1.73 * 1.03;
      const L = [
        [0, -1, 'grey'],
        [1, -1, 'gold'],
        [-1, 0, 'gold'],
        [0, 0, 'black'],
        [1, 0, 'grey'],
        [-1, 1, 'grey'],
        [0, 1, 'grey'],
      ];
      const q = rng(3);
      L.forEach((t, i) => {
        const rs = [0, 1, 2, 3, 4, 5].map(() => R6[(q() * 6) | 0]);
        if (t[2] === 'black') {
          rs[1] = rs[4] = 'star';
        }
        const im = hexTile(t[2], rs, R, { s: i, ss: 3 });
        flat(
          cx,
          cy,
          S * (t[0] + t[1] / 2) - r * 0.04,
          R * 1.545 * t[1] + r * 0.04,
          im,
          r * 0.045,
          { grey: '#3c4148', gold: '#7a5218', black: '#0a0c10' }[t[2]],
        );
      });
      [
        [1, -1, 0],
        [0, 1, 1],
        [-1, 1, 3],
        [1, 0, 0],
      ].forEach((t) => {
        const c = coin(t[2], R * 0.42, { ss: 4 });
        for (let k = 0; k < (t[0] == 1 && t[1] == 0 ? 2 : 1); k++)
          flat(
            cx,
            cy,
            S * (t[0] + t[1] / 2) - r * 0.04,
            R * 1.545 * t[1] + r * 0.04,
            c,
            r * 0.03,
            '#7a5a22',
            0,
            r * 0.045 + k * r * 0.03,
          );
      });
      candle(cx - r * 0.62, cy - r * 0.18, r * 0.13);
    },
    things.masters,
    (cx, cy, r) => {
      stoneV(cx + r * 0.44, cy + r * 0.02, r * 0.26, r * 0.5, 'othala', P.moss, 9);
      stoneV(cx - r * 0.02, cy - r * 0.02, r * 0.36, r * 0.86, 'algiz', P.ice, 3);
      stoneV(cx - r * 0.38, cy + r * 0.14, r * 0.27, r * 0.56, 'dagaz', P.ember, 6);
      things.gems(cx, cy, r);
      candle(cx + r * 0.7, cy - r * 0.04, r * 0.11);
    },
    (cx, cy, r) => {
      const D = [
        ['black', 'raido', -0.5, -0.22],
        ['white', 'berkano', 0.14, -0.5],
        ['grey', 'algiz', 0.56, -0.14],
        ['destiny', null, 0.0, 0.02],
        ['white', 'mannaz', -0.46, 0.36],
        ['black', 'ingwaz', 0.46, 0.44],
        ['grey', null, -0.02, 0.6],
      ];
      D.forEach((d, i) =>
        flat(
          cx,
          cy,
          d[2] * r,
          d[3] * r,
          disc(d[0], d[1], r * (d[0] === 'destiny' ? 0.2 : 0.165), { ss: 4, seed: i * 5 }),
          r * 0.055,
          { grey: '#3d4249', white: '#a8977a', black: '#0c0e13', destiny: '#7a5218' }[d[0]],
        ),
      );
      // flying disc with arc
      x.save();
      x.strokeStyle = 'rgba(255,220,150,.75)';
      x.lineWidth = 1.6;
      x.setLineDash([1, 6]);
      x.lineCap = 'round';
      x.beginPath();
      x.moveTo(cx - r * 0.64, cy + r * 0.12);
      x.quadraticCurveTo(cx - r * 0.3, cy - r * 0.75, cx + r * 0.2, cy - r * 0.42);
      x.stroke();
      x.restore();
      const c = disc('white', 'jera', r * 0.17, { ss: 4 });
      x.save();
      x.translate(cx + r * 0.28, cy - r * 0.4);
      x.rotate(0.35);
      x.scale(1, 0.62);
      x.shadowColor = 'rgba(0,0,0,.7)';
      x.shadowBlur = 12 * DPR;
      x.shadowOffsetY = r * 0.25 * DPR;
      x.drawImage(c, -c._w / 2, -c._h / 2, c._w, c._h);
      x.restore();
      candle(cx - r * 0.66, cy - r * 0.14, r * 0.12);
    },
    things.market,
  ];
  table(cx, cy, r, i * 17 + 3, hot);
  V[i](cx, cy, r);
}
