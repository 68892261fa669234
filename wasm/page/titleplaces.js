// Where the parts of the title lie, as the program lays them out (scenes/title/front.go, scenes/title/hall.go, scenes/page/page.go): the page
// shows it while the program comes, and nothing is to move when that takes over. A test compares both. Lengths are in CSS pixels.

import { around, box, cutBottom, cutLeft, cutRight, cutTop, grid, inset, middle, place } from './boxes.js';
import { body, display, fit, lineHeight, wrapped } from './lettering.js';
import { ledge, listsOpen } from './titleledge.js';

// look returns what sizes depend on: dp is a unit of the design in pixels. On large screens everything is larger (scenes/stage/settings_use.go).
export function look({ width, height, scale, density, measure }) {
  const grown = Math.max(1, Math.floor(Math.min(width / 1440, height / 900, 2) * 10) / 10);
  const dp = grown * scale;
  return {
    dp, density, measure, legible: 11 * dp, least: 44 * grown, touch: Math.max(48 * dp, 44 * grown), icon: 24 * dp,
    gap: { xs: 4 * dp, s: 8 * dp, m: 12 * dp, l: 16 * dp, xl: 24 * dp },
    name: { font: display, size: 20 * dp }, section: { font: display, size: 22 * dp }, small: { font: body, size: 16 * dp },
    label: { font: body, size: 13 * dp }, text: { font: body, size: 18 * dp },
    high: ({ font, size }) => lineHeight(font, size, density),
    lines: (text, { font, size }, width) => width > 0 ? wrapped(text, width, (part) => measure(part, font, size)).length : 1,
  };
}

// arrangeTitle places everything on a screen { width, height, insets: { top, right, bottom, left } } for words by their keys. With goesOn it
// leaves a place for the match to go on with, which the program fills; where there are more, the program moves the tables down for the way to them.
export function arrangeTitle(screen, k, words, games, goesOn) {
  const all = box(0, 0, screen.width, screen.height);
  const { top, right, bottom, left } = screen.insets;
  const safe = box(left, top, all.w - left - right, all.h - top - bottom);
  const out = { screen: all, safe, portrait: all.h > all.w, ...ledge(k, all, safe, words, goesOn) };
  const room = inset(box(safe.x, safe.y, safe.w, out.ground.y - safe.y), k.gap.s, k.gap.s);
  const tables = games.map((id) => ({ id, name: words[`game.${id}`], line: words[`title.${id}`] }));
  const resume = (width) => goesOn ? resumeHeight(k, width - 2 * k.gap.s - k.touch - k.gap.xs) : 0;
  const row = safe.h <= safe.w && safe.w >= 900 * k.dp && safe.h >= 560 * k.dp;
  const tall = safe.h > safe.w && safe.w >= 720 * k.dp && safe.h >= 900 * k.dp;
  if (tall) placeTall(out, k, room, tables);
  else if (row) placeRow(out, k, room, tables, resume);
  else if (room.w > room.h * 1.5 && room.h < 520 * k.dp) placeHalves(out, k, room, tables, resume);
  else placeHigh(out, k, room, tables, resume);
  return { ...out, status: placeStatus(out, k, safe), ...placeName(out.name, out, k, words) };
}

// placeStatus returns where the page says how much of the program has come: on the ledge beside its buttons, between the tables and the
// ledge, or where neither has room in a strip over the braid, which comes last.
function placeStatus({ ground, band, list, tables, buttons }, k, safe) {
  const margin = k.gap.l, least = 44 * k.dp;
  const foot = box(safe.x + margin, ground.y + band, buttons[0].rect.x - safe.x - 2 * margin, buttons[0].rect.h + 2 * k.gap.m);
  if (foot.w >= 220 * k.dp) return { kind: 'foot', ...foot };
  const last = tables.at(-1).rect;
  const low = list ? Math.min(list.y + list.h, last.y + last.h) : ground.y;
  if (ground.y - low >= least) return { kind: 'gap', ...box(safe.x, low, safe.w, ground.y - low) };
  return { kind: 'strip', ...box(safe.x, ground.y - k.gap.s, safe.w, k.gap.s + band) };
}

function placeRow(out, k, room, tables, resume) {
  [out.name, room] = cutTop(room, Math.min(room.h * .3, Math.max(210 * k.dp, room.h * .2)));
  const high = resume(Math.min(room.w, 560 * k.dp));
  if (high > 0) [, room] = cutBottom(room, high, k.gap.s);
  const row = place(room, Math.min(room.w, Math.max(1500 * k.dp, room.h * 2)), Math.min(room.h / (1 + arc), Math.max(360 * k.dp, room.h * .5)), .5, .72);
  row.y = Math.max(row.y, room.y + arc * row.h);
  out.tables = stand(k, row, tables);
}

const arc = .14; // how much further back the outermost tables of a row are, as a part of their height

// stand puts tables side by side.
function stand(k, row, tables) {
  return grid(row, tables.length, tables.length, k.gap.s).map((r, i) => {
    const from = Math.floor((tables.length - 1) / 2) - i;
    return upright(k, { ...r, y: r.y - from * from / 4 * arc * row.h }, tables[i]);
  });
}

// placeTall puts the tables side by side before the fire of a high hall; the program has everything else below them.
function placeTall(out, k, room, tables) {
  const hall = hallPlace(out), wide = room.w / tables.length;
  [out.name] = cutTop(room, Math.min(room.h * .3, 240 * k.dp));
  const row = box(room.x, hall.y + .25 * hall.h, room.w, plaqueHigh(k, wide) + wide * 1.02);
  row.y = Math.max(row.y, out.name.y + out.name.h + arc * row.h);
  out.tables = stand(k, row, tables);
}

// A slim plaque has no room for a sentence.
const slimPlaque = (k, width) => width < 200 * k.dp;

// plaqueHigh is the height of the plaque of a table in a row: its name, and below it what it is about, or two lines of facts.
function plaqueHigh(k, width) {
  const lines = k.high(k.name) + (slimPlaque(k, width) ? 2 * k.high(k.label) : k.high(k.small) + k.high(k.label));
  return lines + 2 * k.gap.s;
}

// placeHalves is for wide and low screens: the tables are a list beside the name.
function placeHalves(out, k, room, tables, resume) {
  const [left, whole] = cutLeft(room, out.screen.x + .52 * out.screen.w - room.x - k.gap.l, k.gap.l);
  let right = whole;
  [, out.name] = cutTop(left, k.touch - k.gap.s);
  out.name = { ...out.name, h: Math.max(left.y + .44 * left.h - out.name.y, Math.min(out.name.h, k.high(k.section) * 3)) };
  out.hall = hallBeside(out.screen, out.name.y + out.name.h);
  const high = resume(right.w);
  if (high > 0) [, right] = cutTop(right, Math.min(high, right.h * .5), k.gap.xs);
  placeList(out, k, right, tables, .5);
}

function placeHigh(out, k, room, tables, resume) {
  const width = Math.min(room.w, 580 * k.dp);
  const high = resume(width);
  [out.name, room] = cutTop(room, high > 0 ? Math.min(room.h * .27, 228 * k.dp) : Math.min(room.h * .3, 240 * k.dp), k.gap.xs);
  if (high > 0) [, room] = cutTop(room, high, k.gap.xs);
  placeList(out, k, place(room, width, room.h, .5, 0), tables, 0);
}

// placeList puts planks below each other, as high as the room allows.
function placeList(out, k, room, tables, at) {
  const n = tables.length, pad = k.gap.m + k.gap.s;
  const high = Math.max(k.touch, 48 * k.dp, Math.min(94 * k.dp, (room.h - pad - (n - 1) * k.gap.s) / n));
  const planks = tables.map((table) => plank(k, room.w - 2 * k.gap.s, high, table));
  const credits = (k.gap.s + k.touch) * (listsOpen(k, out.safe) ? 2 : 1); // and what opens a match, which the program shows below them
  const whole = pad + planks.reduce((sum, p) => sum + p.rect.h, (n - 1) * k.gap.s) + credits;
  out.list = place(room, room.w, Math.min(room.h, whole), .5, at);
  let y = out.list.y + k.gap.m;
  out.tables = planks.map((p) => {
    const moved = p.move(out.list.x + k.gap.s, y);
    y += moved.rect.h + k.gap.s;
    return moved;
  });
}

// upright is a table over a plaque with its name.
function upright(k, rect, table) {
  const [plaque, above] = cutBottom(rect, plaqueHigh(k, rect.w));
  const side = Math.min(rect.w * 1.2, above.h * 1.3);
  const [top, below] = cutTop(inset(plaque, k.gap.l, k.gap.s), k.high(k.name));
  const [low] = cutTop(below, k.high(k.small));
  const words = (text, style, r) => ({ text, rect: r, centre: true, ...style, ...fit({ text, ...style }, r.w, r.h, k) });
  return {
    ...table, rect, upright: true, picture: around(middle(above).x, above.y + above.h - side * .36, side), plaque: inset(plaque, k.gap.s, 0),
    words: slimPlaque(k, rect.w) ? [words(table.name, k.name, top)] : [words(table.name, k.name, top), words(table.line, k.small, low)],
  };
}

// plank is a table that rises from a plank beside its name.
function plank(k, width, high, table) {
  const style = high < 70 * k.dp ? k.name : { ...k.section, cream: true };
  const aside = Math.min(132 * k.dp, width * .36);
  const room = Math.max(1, width - aside - 2 * k.gap.m - k.icon);
  const count = k.lines(table.line, k.small, room);
  const low = count * k.high(k.small);
  const tells = width >= 260 * k.dp && k.high(style) + low <= high;
  const name = k.lines(table.name, style, 0) * k.high(style);
  const rect = box(0, 0, width, Math.max(high, name + (tells ? low : 0) + k.gap.xs));
  const move = (x, y) => {
    const at = { ...rect, x, y };
    const [place0, rest] = cutLeft(inset(at, k.gap.m, 0), aside);
    const side = Math.min(at.h * 1.9, place0.w * 1.35);
    const [icon, beside] = cutRight(rest, k.icon);
    const block = place(beside, beside.w, k.high(style) + (tells ? low : 0), 0, .5);
    const [top] = cutTop(block, k.high(style));
    const words = [{ text: table.name, rect: top, ...style, ...fit({ text: table.name, ...style }, top.w, top.h, k) }];
    if (tells) words.push({ text: table.line, rect: box(block.x, block.y + k.high(style), block.w, low), ...k.small, width: block.w });
    return {
      ...table, rect: at, words, icon: place(icon, k.icon, k.icon, .5, .5), glow: { ...middle(place0), r: side * .5 },
      picture: around(middle(place0).x, at.y + at.h - side * .33, side), clip: box(at.x, at.y - side, at.w, side + at.h - k.gap.xs),
    };
  };
  return { rect, move };
}

// resumeHeight is the height of the card of the match to go on with, in a width.
function resumeHeight(k, width) {
  const words = k.high(k.label) + k.high(k.section) + Math.max(k.high(k.small), 20 * k.dp) + 2 * k.gap.s;
  return width < 240 * k.dp ? words : Math.max(words, 3 * 30 * k.dp + k.gap.xs);
}

// hallBeside returns where it lies with the fire in the left half of the screen, and the wheel on its wall from a height on.
function hallBeside(screen, wheel) {
  const f = Math.max(1.2 * screen.w / 1440, screen.h / 900), w = 1440 * f, h = 900 * f;
  return box(screen.x + .26 * screen.w - w / 2, Math.min(screen.y, Math.max(screen.y + screen.h - h, wheel - (.317 - .056) * h)), w, h);
}

// hallPlace returns where the picture of the hall lies: it covers the screen, and a high one keeps its top.
export function hallPlace({ screen, portrait, hall }) {
  if (hall) return hall;
  const [w, h] = portrait ? [618, 1373] : [1440, 900];
  const f = Math.max(screen.w / w, screen.h / h);
  return place(screen, w * f, h * f, .5, portrait ? 0 : .5);
}

// placeName divides the place of the name between the name and the line below it; neither lies on the wheel on the wall of the hall.
function placeName(r, out, k, words) {
  const hall = hallPlace(out);
  const [at, radius] = out.portrait ? [.178, .029] : [.317, .056];
  const wheel = around(middle(hall).x, hall.y + at * hall.h, 2 * radius * hall.h);
  const overlaps = r.x < wheel.x + wheel.w && wheel.x < r.x + r.w && r.y < wheel.y + wheel.h && wheel.y < r.y + r.h;
  if (overlaps && wheel.y - r.y >= k.high(k.section) * 2) r = { ...r, h: wheel.y - r.y };
  const [line, name] = cutBottom(r, Math.max(r.h * .32, Math.min(r.h * .5, k.high(k.section) * 1.3)));
  const shape = 1085 / 257;
  const fits = Math.min(name.w / shape, name.h);
  const most = Math.min(1, Math.max(170 * k.dp, out.screen.h * .16) / fits);
  const picture = place(name, fits * shape * most, fits * most, .5, 1);
  const text = words['title.line'];
  const [top] = cutTop(line, 2 * k.high(k.section));
  const fitted = fit({ text, ...k.section }, top.w, top.h, k);
  const side = (picture.w - Math.min(line.w, k.measure(text, k.section.font, k.section.size))) / 2 - k.gap.m;
  return {
    name: picture, glow: { ...middle(name), y: name.y + name.h, r: Math.min(name.w * .55, out.screen.h * .6) },
    line: { text, rect: top, centre: true, ...k.section, ...fitted },
    rules: side > k.gap.xl ? [picture.x, picture.x + picture.w - side].map((x) => box(x, middle(top).y, side, 1)) : [],
  };
}
