// A match under way in Chromium: it is opened from a record, and its curtain by each device.

import { Game } from './game.mjs';
import { Button } from './pad.mjs';

// rests reports whether a report is of the table at rest.
export const rests = (report) => report.scene === 'table' && !report.busy;

// sit opens the match of a record and resolves to the page, and to the paths of art that it asks for.
export async function sit({ record, ...options }) {
  const game = await Game.open({ width: 640, height: 360, ...options });
  const art = [];
  game.page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/art/')) art.push(path);
  });
  const dialog = game.page.waitForEvent('filechooser');
  await game.click('title.open');
  await (await dialog).setFiles(record);
  await game.until('the table', rests);
  return { game, art };
}

// unveil opens the curtain of the seat on turn, which comes by itself, by holding its rope.
export async function unveil(game, hand) {
  const [x, y] = await game.middle('curtain.open');
  const open = () => game.until('an open curtain', (r) => r.state.viewer >= 0);
  if (hand === 'mouse') {
    await game.page.mouse.move(x, y);
    await game.page.mouse.down();
    await open();
    await game.page.mouse.up();
  } else if (hand === 'finger') {
    await game.put(0, x, y);
    await open();
    await game.lift(0);
  } else if (hand === 'gamepad') {
    await game.lead('curtain.open');
    await game.padDown(Button.confirm);
    await open();
    await game.padUp(Button.confirm);
  } else {
    for (let i = 0; i < 20 && (await game.probe()).state.focus !== 'curtain.open'; i++) await game.press('Tab');
    await game.page.keyboard.down('Space');
    await open();
    await game.page.keyboard.up('Space');
  }
  const report = await game.settle();
  if (report.targets['recap.close']) await game.use(hand, 'recap.close');
}

// first resolves to the first target whose name begins so.
export async function first(game, prefix) {
  const find = (r) => Object.keys(r.targets).sort().find((name) => name.startsWith(prefix));
  return find(await game.until(prefix, (r) => !r.busy && find(r)));
}
