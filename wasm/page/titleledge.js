// The ledge along the lower edge of the title with its buttons, as the program lays it out (scenes/page/page.go).

import { box, columns, cutBottom, cutRight, cutTop, grid, inset } from './boxes.js';
import { body, fit, strong } from './lettering.js';

// ledge returns the ground of the ledge and its buttons, the last of which is golden unless there is a match to go on with.
export function ledge(k, screen, safe, words, goesOn) {
  const buttons = [
    ...(listsOpen(k, safe) ? [] : [{ id: 'open', text: words['title.open'], note: words['title.open.hint'], font: body }]),
    { id: 'settings', text: words['title.settings'], font: body },
    { id: 'learn', text: words['title.learn'], note: words['title.learn.hint'], font: body },
    { id: 'play', text: words[goesOn ? 'title.new' : 'title.play'], font: goesOn ? body : strong, golden: !goesOn },
  ];
  const portrait = safe.h > safe.w;
  const margin = portrait || safe.w < 760 * k.dp ? k.gap.m : k.gap.xl;
  const widths = fitButtons(k, buttons, safe.w - 2 * margin, portrait);
  const { ground, places } = arrange(k, screen, safe, portrait, margin, widths);
  return { ground, band: 14 * k.dp, buttons: buttons.map((b, i) => face(k, b, places[i])) };
}

// listsOpen reports whether what opens a match from elsewhere stands in the program's list: on an upright phone the ledge has no room for four words.
export const listsOpen = (k, safe) => safe.h > safe.w && !(safe.w >= 720 * k.dp && safe.h >= 900 * k.dp);

// face returns a button with its words in the size that fits.
function face(k, b, rect) {
  const stacked = b.stacked === true && b.shown !== '';
  const size = (stacked ? 13 : 18) * k.dp;
  const font = stacked ? body : b.font;
  const room = stacked ? rect.w - 2 * k.gap.xs : rect.w - 2 * k.gap.s - k.icon - k.gap.s;
  return { ...b, rect, stacked, font, ...fit({ text: b.shown, font, size }, room, rect.h, k) };
}

// width is what a button wants.
function width(k, b) {
  const least = Math.max(48 * k.dp, k.touch);
  if (b.shown === '') return least;
  if (b.stacked) return Math.max(k.measure(b.shown, body, 13 * k.dp) + 2 * k.gap.s, k.touch);
  return Math.max(k.measure(b.shown, b.font, 18 * k.dp) + 2 * k.gap.l + 2 * k.gap.xs + k.icon + k.gap.s, k.touch);
}

// fitButtons returns the widths of the buttons. If they do not fit, all but the last have small words below their icons, and if those do not
// fit either, they lose them from the left on, unless in portrait they have a row to themselves.
function fitButtons(k, buttons, room, portrait) {
  const rest = buttons.slice(0, -1);
  let widths;
  const fits = () => {
    widths = buttons.map((b) => width(k, b));
    const sum = widths.reduce((a, b) => a + b, 0) + k.gap.s * (widths.length - 1);
    return sum <= room || rest[0].stacked && sum - widths.at(-1) + Math.min(widths.at(-1), 100 * k.dp) <= room;
  };
  for (const b of buttons) b.shown = b.text;
  if (fits()) return widths;
  for (const b of rest) b.stacked = true;
  for (let i = 0; !fits() && i < rest.length; i++) rest[i].shown = '';
  if (fits() || !portrait) return widths;
  const short = widths;
  for (const b of rest) b.shown = b.text;
  fits();
  if (rest.reduce((sum, _, i) => sum + widths[i] + k.gap.s, -k.gap.s) <= room) return widths;
  for (const b of rest) b.shown = '';
  return short;
}

function arrange(k, screen, safe, portrait, margin, widths) {
  const gap = k.gap.s, height = Math.max(54 * k.dp, k.touch), pad = k.gap.m, band = 14 * k.dp;
  const [, page] = cutTop(safe, Math.max(56 * k.dp, k.least));
  const room = page.w - 2 * margin;
  let last = widths.at(-1);
  const sum = widths.reduce((a, b) => a + b, 0) + gap * (widths.length - 1) - last;
  let rows = 1;
  if (portrait && sum + Math.min(last, 100 * k.dp) > room) rows = sum - gap <= room ? 2 : widths.length;
  last = Math.max(Math.min(last, room - sum), Math.min(last, k.touch));
  const [foot] = cutBottom(page, band + rows * height + (rows - 1) * gap + 2 * pad);
  const ground = box(screen.x, foot.y, screen.w, screen.h - foot.y);
  const below = cutTop(foot, band + pad)[1];
  const within = inset(cutBottom(below, pad)[1], margin, 0);
  const others = widths.slice(0, -1);
  if (rows === 2) {
    const [top, golden] = cutTop(within, height, gap);
    return { ground, places: [...columns(top, gap, others, true), golden] };
  }
  if (rows > 2) return { ground, places: grid(within, widths.length, 1, gap) };
  if (portrait) return { ground, places: columns(within, gap, [...others, last]) };
  last = Math.max(last, Math.min(212 * k.dp, within.w - sum));
  const [right] = cutRight(within, Math.min(sum + last, within.w));
  return { ground, places: columns(right, gap, [...others, last]) };
}
