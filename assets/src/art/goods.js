// What stands on the tables of the hall, from the games themselves: goods(x, flat, candle) has a function for each table that draws on the canvas
// x round a point, with radius r. flat lays a picture onto the plane of the table.

import { chestBack, chestFront } from './stall.js';
import { collector, outpost, runeStone } from './market.js';
import { master, standing, stone, tablet } from './masters.js';
import { gem, joker } from './stones.js';
import { C, coin } from './materials.js';

// card is a tablet of Rune Masters with its stones, wide × high sections of side s.
function card(stones, s, seed) {
  const rows = stones.map((row) => row.split(''));
  const [wide, high] = [rows[0].length, rows.length];
  const c = C(wide * s, high * s, 3);
  const x = c.getContext('2d');
  x.scale(3, 3);
  x.drawImage(tablet(wide, high, s, seed), 0, 0, wide * s, high * s);
  const names = { r: 'red', g: 'green', b: 'blue' };
  rows.forEach((row, v) => row.forEach((k, u) => x.drawImage(stone(names[k], s), u * s, v * s, s, s)));
  return c;
}

export function goods(x, flat, candle) {
  // upright draws a picture that stands on the table with its foot at a point, over its shadow.
  const upright = (im, px, py, w, h, foot = 1) => {
    x.save();
    x.fillStyle = 'rgba(0,0,0,.5)';
    x.beginPath();
    x.ellipse(px + w * 0.12, py, w * 0.4, w * 0.13, 0, 0, 7);
    x.fill();
    x.restore();
    x.drawImage(im, px - w / 2, py - h * foot, w, h);
  };

  return {
    masters(cx, cy, r) {
      const s = r * 0.24;
      [
        [['bgb', 'grb'], -0.28, -0.12, 4],
        [['gb', 'rg', 'bb'], 0.42, 0.12, 8],
        [['rbr', 'gbg'], -0.22, 0.42, 12],
      ].forEach(([rows, u, v, seed]) => flat(cx, cy, u * r, v * r, card(rows, s, seed), r * 0.035, '#141c2c'));
      const h = r * 0.56;
      [
        [0, -0.4, 0.0],
        [1, 0.14, -0.1],
        [2, 0.44, 0.2],
      ].forEach(([seat, u, v]) => {
        upright(master(seat, h), cx + u * r, cy + v * r, standing.w * h, standing.h * h, standing.foot / standing.h);
        const sign = coin(seat, h * 0.13, { ss: 6 });
        x.drawImage(sign, cx + u * r - sign._w / 2, cy + v * r - 0.29 * h - sign._h / 2, sign._w, sign._h);
      });
      candle(cx - r * 0.76, cy + r * 0.02, r * 0.11);
    },
    gems(cx, cy, r) {
      [
        ['blue', -0.56, 0.42],
        ['yellow', -0.3, 0.6],
        ['white', 0.01, 0.68],
        ['red', 0.3, 0.58],
        ['green', 0.56, 0.38],
      ].forEach(([colour, u, v]) => upright(colour === 'white' ? joker(44) : gem(colour, 44), cx + u * r, cy + v * r * 0.46 + r * 0.06, r * 0.22, r * 0.22, 0.9));
    },
    market(cx, cy, r) {
      const w = r * 0.78;
      const chest = (picture, y0, high) => x.drawImage(picture, cx - w / 2 + r * 0.06, cy - r * 0.5 + (y0 / 180) * w, w, (high / 180) * w);
      upright(outpost(124), cx - r * 0.46, cy - r * 0.02, r * 0.36, r * 0.744, 0.98);
      x.save();
      x.fillStyle = 'rgba(0,0,0,.5)';
      x.beginPath();
      x.ellipse(cx + r * 0.1, cy + r * 0.1, w * 0.52, w * 0.14, 0, 0, 7);
      x.fill();
      x.restore();
      chest(chestBack('blue', 180), 0, 88);
      [-0.16, 0.02, 0.2].forEach((u, i) => {
        const side = r * 0.2;
        x.drawImage(runeStone('blue', 44), cx + r * 0.04 + u * r - side / 2 + r * 0.02, cy - r * 0.32 - (i % 2) * r * 0.02, side, side);
      });
      chest(chestFront(180), 70, 72);
      upright(collector('standing', 116), cx + r * 0.56, cy + r * 0.1, r * 0.42, r * 0.54, 0.85);
      const red = runeStone('red', 44);
      const blue = runeStone('blue', 44);
      [
        [blue, -0.52, 0.3],
        [blue, -0.36, 0.5],
        [red, 0.2, 0.62],
        [red, 0.4, 0.44],
        [red, 0.02, 0.46],
      ].forEach(([rune, u, v]) => {
        const im = C(r * 0.19, r * 0.19, 3);
        const z = im.getContext('2d');
        z.scale(3, 3);
        z.drawImage(rune, 0, 0, r * 0.19, r * 0.19);
        flat(cx, cy, u * r, v * r, im, r * 0.03, rune === red ? '#4a1613' : '#14263f');
      });
      candle(cx - r * 0.76, cy + r * 0.04, r * 0.11);
    },
  };
}
