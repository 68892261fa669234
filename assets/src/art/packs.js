// What there is to see, by pack: each picture has a name, its canvas, and how many of its pixels make a unit. Plates are
// large and get a file each; the others share a sheet.

import { beam, curtain, laurel, medallion } from './curtain.js';
import { anvil, artifact, menhir, options as thrones, smithy, throne } from './forge.js';
import { drawHall, drawTable } from './hall.js';
import {
  anyRune,
  chain,
  collector,
  figureScale,
  fox,
  frost,
  frostScale,
  hand,
  outpost,
  padlock,
  parchment,
  penny,
  runeStone,
  slate,
  store,
  swords,
} from './market.js';
import { adept, back, master, night, options, stone, tablet, token } from './masters.js';
import {
  C,
  PL,
  bake,
  braid,
  cardBack,
  coin,
  glow,
  goldText,
  hexTile,
  lin,
  parchTex,
  sdBox,
  woodTex,
} from './materials.js';
import {
  awning,
  boards,
  chestBack,
  chestFront,
  chestLid,
  counter,
  lantern,
  options as deals,
  plank,
  storeScale,
  tag,
  yardBack,
  yardFront,
} from './stall.js';
import {
  anyGem,
  die,
  dieFace,
  gem,
  joker,
  kin,
  knot,
  mask,
  maskScale,
  oakGround,
  ore,
  points,
  price,
  strip,
  trackOak,
  window_,
} from './stones.js';
import { bowl, hand as reach, optionScale, options as throws, plank as tray, rune, table } from './toss.js';

// canvas returns a new canvas of w × h units and its context in units.
function canvas(w, h, scale) {
  const c = C(w, h, scale);
  const x = c.getContext('2d');
  x.scale(scale, scale);
  return [c, x];
}

// oak is the table top under a board: planks in the light of two candles.
function oak(w, h, plank) {
  const [c, x] = canvas(w, h, 1);
  x.drawImage(
    woodTex(w, h, {
      ss: 1,
      plank,
      gap: 42,
      scale: 1.2,
      base: [0.02, 0.0115, 0.007],
      hi: [0.135, 0.072, 0.033],
      spec: 0.06,
      seed: 4,
    }),
    0,
    0,
    w,
    h,
  );
  const light = x.createRadialGradient(w / 2, h * 0.42, 0, w / 2, h * 0.42, Math.hypot(w, h) * 0.55);
  light.addColorStop(0, '#cebfad');
  light.addColorStop(0.45, '#98867a');
  light.addColorStop(1, '#1b1b20');
  x.globalCompositeOperation = 'multiply';
  x.fillStyle = light;
  x.fillRect(0, 0, w, h);
  glow(x, w / 2, h * 0.42, Math.hypot(w, h) * 0.34, '#e2904a', 0.03);
  return c;
}

// corner is the brass on one corner of a sheet of parchment: 0 upper left, 1 upper right, 2 lower left, 3 lower right. Each
// is lit by itself, since the light stays where it is.
function corner(i) {
  const side = 32;
  const [sx, sy] = [i & 1 ? -1 : 1, i & 2 ? -1 : 1];
  const shape = (c) => {
    c.scale(sx, sy);
    c.translate(-side / 2 + 1, -side / 2 + 1);
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(29, 0);
    c.quadraticCurveTo(22, 9, 14, 10);
    c.quadraticCurveTo(9, 14, 10, 14);
    c.quadraticCurveTo(9, 22, 0, 29);
    c.closePath();
  };
  const [c, x] = canvas(side, side, 2);
  x.translate(side / 2, side / 2);
  shape(x);
  const end = { x: sx, y: sy };
  const shine = x.createLinearGradient(0, 0, 24, 24);
  const lit = end.x > 0 && end.y > 0;
  shine.addColorStop(0, lit ? '#ffe9b0' : '#d8a94e');
  shine.addColorStop(0.5, '#b98a3a');
  shine.addColorStop(1, lit ? '#6b4716' : '#8a6226');
  x.fillStyle = shine;
  x.fill();
  x.lineWidth = 1;
  x.strokeStyle = 'rgba(40,22,6,.75)';
  x.stroke();
  x.lineWidth = 0.8;
  x.strokeStyle = 'rgba(255,240,200,.55)';
  x.beginPath();
  x.moveTo(2.2, 25);
  x.quadraticCurveTo(6.4, 20, 7.6, 12.6);
  x.moveTo(25, 2.2);
  x.quadraticCurveTo(20, 6.4, 12.6, 7.6);
  x.stroke();
  x.fillStyle = '#5a3a12';
  x.beginPath();
  x.arc(6, 6, 1.9, 0, 7);
  x.fill();
  x.fillStyle = '#ffe9b0';
  x.beginPath();
  x.arc(5.5, 5.4, 0.8, 0, 7);
  x.fill();
  return c;
}

// knots is a stretch of the braid along the ledge that joins itself.
function knots(periods) {
  const period = 28;
  const w = periods * period;
  const h = 16;
  const wide = bake({
    w: w + 4 * period,
    h,
    ss: 2,
    sdf: sdBox(w, h, 0),
    bevel: 0.1,
    bevelH: 0,
    albedo: () => [0.03, 0.017, 0.009],
    spec: 0.1,
    gloss: 20,
    engr: [
      {
        draw: (c) => {
          c.translate(-w / 2 - 2 * period, 0);
          c.strokeStyle = '#fff';
          braid(c, (u, v) => [u, v], w + 4 * period, period, 4.2, 2.4, '#fff', 0);
        },
        blur: 0.35,
        depth: -1.6,
        tint: lin('#8a6226'),
        amt: 0.85,
        metal: 0.5,
        spec: 0.4,
        gloss: 22,
      },
    ],
  });
  const [c, x] = canvas(w, h, 2);
  x.drawImage(wide, -2 * period, 0, w + 4 * period, h);
  return c;
}

function core() {
  const list = [
    { name: 'oak', plate: true, scale: 1, canvas: oak(1440, 900, 112) },
    { name: 'oak.portrait', plate: true, scale: 1, canvas: oak(412, 915, 70) },
    {
      name: 'ledge',
      plate: true,
      scale: 1,
      canvas: woodTex(1440, 170, {
        ss: 1,
        base: [0.022, 0.012, 0.006],
        hi: [0.115, 0.058, 0.023],
        scale: 1.1,
        seed: 21,
        plank: 170,
        gap: 1,
        spec: 0.14,
      }),
    },
    { name: 'knots', scale: 2, canvas: knots(12) },
    { name: 'parchment', scale: 1.5, canvas: parchTex(300, 420, { ss: 1.5, r: 14, edge: 1.1 }) },
    { name: 'curtain', plate: true, scale: 1, canvas: curtain(1440, 820) },
    { name: 'beam', scale: 1.5, canvas: beam() },
    { name: 'medallion', scale: 1.5, canvas: medallion(88, 1.5) },
    { name: 'laurel', scale: 1.5, canvas: laurel(72, 1.5) },
    { name: 'sheet', scale: 1, canvas: parchTex(560, 420, { ss: 1, r: 10, edge: 1.1 }) },
    ...[0, 1, 2, 3].map((i) => ({ name: `corner.${i}`, scale: 2, canvas: corner(i) })),
    { name: 'back', scale: 2, canvas: cardBack(100, 142, { ss: 2 }) },
  ];
  for (let seat = 0; seat < PL.length; seat++) {
    for (const emblem of PL) {
      list.push({
        name: `coin.${PL[seat].n}.${emblem.id}`,
        scale: 2,
        canvas: coin(seat, 32, { ss: 2, emblem: emblem.s }),
      });
    }
  }
  return list;
}

function title() {
  const list = [];
  const [wide, x] = canvas(1440, 900, 1);
  x.fillStyle = '#0b0c10';
  x.fillRect(0, 0, 1440, 900);
  drawHall(x, 1440, 900, false);
  list.push({ name: 'hall', plate: true, scale: 1, canvas: wide });
  const [high, y] = canvas(412, 915, 1.5);
  y.fillStyle = '#0b0c10';
  y.fillRect(0, 0, 412, 915);
  drawHall(y, 412, 915, true);
  list.push({ name: 'hall.portrait', plate: true, scale: 1.5, canvas: high });
  list.push({ name: 'name', scale: 1.5, canvas: goldText('RUNEHALL', 122, { ls: 16, ss: 1.5 }) });
  ['ritual', 'masters', 'stones', 'toss', 'market'].forEach((game, i) => {
    const r = 100;
    const [c, z] = canvas(260, 260, 1.5);
    drawTable(z, i, 130, 130, r, false);
    list.push({ name: `table.${game}`, scale: 1.5, canvas: c });
  });
  return list;
}

// Several grounds of a kind, so that neighbours differ.
const variants = 3;
const slates = 2;
const menhirs = 2;
const runeGrounds = 2;

function ritual() {
  const list = [];
  for (const kind of ['grey', 'gold', 'black']) {
    for (let v = 0; v < variants; v++) {
      list.push({
        name: `tile.${kind}.${v}`,
        scale: 2,
        canvas: hexTile(kind, [], 64, { ss: 2, seed: 11.3 * (v + 1) + kind.length }),
      });
    }
    list.push({
      name: `bold.${kind}`,
      scale: 2,
      canvas: hexTile(kind, [], 32, { ss: 2, bold: 1, seed: 5.1 }),
    });
  }
  return list;
}

function masters() {
  const section = 64;
  const list = [
    { name: 'night', plate: true, scale: 1, canvas: night(1440, 900, 1) },
    { name: 'night.portrait', plate: true, scale: 1.5, canvas: night(412, 915, 1.5) },
    { name: 'slate.back', scale: 2, canvas: back(3, 2, section) },
  ];
  for (let v = 0; v < slates; v++) {
    list.push({ name: `slate.wide.${v}`, scale: 2, canvas: tablet(3, 2, section, 3.3 + 9.1 * v) });
    list.push({ name: `slate.high.${v}`, scale: 2, canvas: tablet(2, 3, section, 5.9 + 9.1 * v) });
  }
  for (const colour of ['blue', 'green', 'red']) {
    list.push({ name: `stone.${colour}`, scale: 2, canvas: stone(colour, section) });
  }
  PL.forEach((seat, i) => {
    list.push({ name: `master.${seat.n}`, scale: 2, canvas: master(i, section) });
    list.push({ name: `token.${seat.n}`, scale: 2, canvas: token(i, 28) });
  });
  for (const colour of ['green', 'blue', 'grey']) {
    list.push({ name: `adept.${colour}`, scale: 2, canvas: adept(colour, 28) });
  }
  for (const [name, canvas] of Object.entries(options(84))) {
    list.push({ name: `option.${name}`, scale: 2, canvas });
  }
  return list;
}

function stones() {
  const list = [
    { name: 'card.oak', scale: 1.5, canvas: oakGround(132, 190) },
    { name: 'strip', scale: 1.5, canvas: strip(124, 48) },
    { name: 'knot', scale: 2, canvas: knot(92) },
    { name: 'ore', scale: 2, canvas: ore(44) },
    { name: 'points', scale: 2, canvas: points(40) },
    { name: 'price', scale: 2, canvas: price(40) },
    { name: 'die', scale: 2, canvas: die(52) },
    { name: 'die.face', scale: 2, canvas: dieFace(72) },
    { name: 'smithy', scale: 2, canvas: smithy(150, 110) },
    { name: 'anvil', scale: 2, canvas: anvil(84) },
    { name: 'track.oak', scale: 2, canvas: trackOak(500, 52) },
    { name: 'throne', scale: 2, canvas: throne(96) },
    { name: 'gem.white', scale: 2, canvas: joker(44) },
    { name: 'gem.none', scale: 2, canvas: anyGem(44) },
  ];
  for (const kind of ['dryad', 'harpy', 'kobold', 'satyr', 'dragon', 'druid']) {
    list.push({ name: `mask.${kind}`, scale: maskScale, canvas: mask(kind, 96) });
  }
  for (const colour of Object.keys(kin)) {
    list.push({ name: `window.${colour}`, scale: 1.5, canvas: window_(colour, 124, 136) });
    if (colour === 'none') continue;
    list.push({ name: `artifact.${colour}`, scale: 2, canvas: artifact(colour, 64) });
    if (colour !== 'white') list.push({ name: `gem.${colour}`, scale: 2, canvas: gem(colour, 44) });
  }
  for (let n = 0; n < menhirs; n++) {
    list.push({ name: `menhir.${n}`, scale: 2, canvas: menhir(n, 72) });
  }
  for (const [name, canvas] of Object.entries(thrones(84))) {
    list.push({ name: `option.${name}`, scale: 2, canvas });
  }
  return list;
}

function market() {
  const list = [
    { name: 'rune.any', scale: 2, canvas: anyRune(44) },
    { name: 'outpost', scale: figureScale, canvas: outpost(124) },
    { name: 'collector', scale: figureScale, canvas: collector('standing', 116) },
    { name: 'collector.seated', scale: figureScale, canvas: collector('seated', 116) },
    { name: 'chest.front', scale: storeScale, canvas: chestFront(180) },
    { name: 'chest.lid', scale: storeScale, canvas: chestLid(180) },
    { name: 'yard.back', scale: storeScale, canvas: yardBack(180) },
    { name: 'yard.front', scale: storeScale, canvas: yardFront(180) },
    { name: 'card.parchment', scale: 1.25, canvas: parchment(120, 178) },
    { name: 'card.plank', scale: 0.75, canvas: plank(132, 190) },
    { name: 'card.ember', scale: 0.75, canvas: slate('ember', 120, 178) },
    { name: 'card.knot', scale: 2, canvas: knot(80) },
    { name: 'fox', scale: 2, canvas: fox(104) },
    { name: 'swords', scale: 2, canvas: swords(72) },
    { name: 'penny', scale: 3, canvas: penny(16) },
    { name: 'padlock', scale: 2, canvas: padlock(36) },
    { name: 'chain', scale: 2, canvas: chain(180) },
    { name: 'frost', scale: frostScale, canvas: frost(150, 60) },
    { name: 'awning.red', scale: 2, canvas: awning('red', 40, 80) },
    { name: 'awning.pale', scale: 2, canvas: awning('pale', 40, 80) },
    { name: 'boards', scale: 0.75, canvas: boards(320, 200) },
    { name: 'counter', scale: 1, canvas: counter(300, 56) },
    { name: 'lantern', scale: 2, canvas: lantern(78) },
    { name: 'tag', scale: 2, canvas: tag(106, 48) },
  ];
  for (const colour of ['red', 'blue']) {
    list.push({ name: `rune.${colour}`, scale: 2, canvas: runeStone(colour, 44) });
    list.push({ name: `chest.${colour}`, scale: storeScale, canvas: chestBack(colour, 180) });
    list.push({ name: `store.${colour}`, scale: 2, canvas: store(colour, 100) });
    list.push({ name: `card.${colour}`, scale: 0.75, canvas: slate(colour, 120, 178) });
  }
  for (const which of ['rock', 'paper', 'scissors']) {
    list.push({ name: `hand.${which}`, scale: 2, canvas: hand(which, 68) });
  }
  for (const [name, canvas] of Object.entries(deals(84))) {
    list.push({ name: `option.${name}`, scale: 2, canvas });
  }
  return list;
}

function toss() {
  const list = [
    { name: 'toss.table', plate: true, scale: 1, canvas: table(540) },
    { name: 'toss.destiny', scale: 2, canvas: rune('destiny', 48, 3) },
    { name: 'toss.back', scale: 2, canvas: rune('back', 48, 3) },
    { name: 'toss.tray', scale: 1, canvas: tray(400, 110, false) },
    { name: 'toss.tray.high', scale: 1, canvas: tray(400, 110, true) },
    { name: 'toss.bowl', scale: 2, canvas: bowl(250, 148, 2) },
    { name: 'toss.hand', scale: 0.8, canvas: reach(0.8) },
  ];
  for (let v = 0; v < runeGrounds; v++) {
    for (const kind of ['black', 'grey', 'white']) {
      list.push({ name: `toss.${kind}.${v}`, scale: 2, canvas: rune(kind, 48, 3 + 3 * v) });
    }
  }
  for (const kind of ['black', 'grey', 'white', 'back']) {
    list.push({ name: `toss.small.${kind}`, scale: 3, canvas: rune(kind, 19, 4, { small: true, ss: 3 }) });
  }
  for (const [name, canvas] of Object.entries(throws(84))) {
    list.push({ name: `option.${name}`, scale: optionScale, canvas });
  }
  return list;
}

export const packs = { core, title, ritual, masters, stones, market, toss };
