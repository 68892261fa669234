// The page in Chromium by ear: things are found in the accessibility tree by their roles and names, and pressed there. With RUNEHALL_WHOLE
// whole matches of Rituals and Rune Market are played so to their results; kept.test.mjs plays the last turn of one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ear } from './ear.mjs';
import { Game } from './game.mjs';
import { market, messages, play } from './heard.mjs';
import { house } from './match.mjs';

const all = house();

// begin opens the page with somebody who hears it. Motion is short: nobody looks.
async function begin(t, flags = {}) {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, width: 640, height: 480, density: .5, flags: { mirror: true, seed: 7, ...flags } });
  return { game, ear: new Ear(game) };
}

test('the screen is described from the button on, and no longer after it', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, density: .5 });
  const ear = new Ear(game);
  const canvas = () => game.page.locator('canvas').getAttribute('aria-hidden');
  assert.equal(await game.page.locator('#mirror').count(), 0);
  assert.equal(await canvas(), null);
  await ear.find('Screen reader: describe the screen');
  await ear.screen('RUNEHALL');
  const names = (await ear.things()).map((node) => node.name);
  for (const name of ['Rituals', 'Rune Market', 'Settings', 'Play']) assert.ok(names.includes(name), `no ${name} among ${names}`);
  assert.equal((await ear.tree()).filter((node) => node.role === 'Canvas').length, 0, 'the canvas is told too');
  assert.equal(await canvas(), 'true');
  await game.rests(300); // to be heard costs nothing while nothing happens
  await game.reload();
  await ear.screen('RUNEHALL'); // it is remembered
  await ear.find('Screen reader: stop describing the screen');
  await ear.until('silence', (tree) => !tree.some((node) => node.name === 'Rituals'));
  assert.equal(await game.page.locator('#mirror').count(), 0);
  assert.equal(await canvas(), null);
  assert.deepEqual(game.errors, []);
});

test('the focus stays while a board changes, grids have arrows, refusals are read out at once', async (t) => {
  const { game, ear } = await begin(t, { lang: 'de' });
  const { page } = game;
  await ear.screen('RUNEHALL');
  assert.equal(await page.locator('#mirror').getAttribute('lang'), 'de');
  await ear.find('Rituale');
  await ear.find('Beginnen');
  const tile = /^(Grauer|Goldener|Schwarzer) Stein, spielbar/;
  const on = await ear.find(tile);
  const element = await page.evaluateHandle(() => document.activeElement);
  const active = () => page.evaluate((e) => e === document.activeElement && e.isConnected, element);
  const free = /^Freies Feld.*spielbar/;
  const cell = await ear.until('a free cell', (tree) => tree.find((n) => n.role === 'gridcell' && free.test(n.name)));
  assert.ok(await active(), `${on.name} has lost the focus when the board changed`);
  assert.deepEqual((await ear.around(cell.id)).slice(0, 2), ['row', 'grid'], 'a cell does not lie in the row of a grid');

  // By the keyboard: Tab has one stop in the grid, and arrows lead from there.
  const stops = await page.locator('#mirror [role=gridcell][tabindex="0"]').count();
  assert.equal(stops, 1);
  await page.locator('#mirror [role=gridcell][tabindex="0"]').focus();
  const named = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const from = await named();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement.ariaColIndex) && await named() !== from) break;
  }
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
  assert.equal(await page.locator('#mirror [role=gridcell][tabindex="0"]').count(), 1);

  // The first tile fits anyhow. One that does not fit as it is turned is refused, and that is read out at once.
  await ear.press(cell);
  await ear.find(messages('ritual_board', 'de')['ritual.board.place']);
  await ear.until('the next turn', (tree) => tree.some((n) => / Stein, Ingrid/.test(n.name)) && tree.some((n) => tile.test(n.name)));
  await ear.find(tile);
  await ear.find(free);
  await ear.until('a draft', (tree) => tree.some((n) => /^Entwurf/.test(n.name)));
  const refusals = Object.entries({ ...messages('ritual_board', 'de'), ...messages('ritual', 'de') })
    .filter(([key]) => /^ritual\.(board\.why|refusal)\./.test(key))
    .flatMap(([, text]) => (typeof text === 'string' ? [text] : [text.one, text.few, text.many, text.other].filter(Boolean)))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(n|has|need)\}/g, '\\d+')}$`)); // some with numbers of the moment
  for (let i = 0; i < 6 && !await ear.alert(); i++) {
    await ear.find('Im Uhrzeigersinn drehen');
    await game.settle();
  }
  const said = await ear.alert();
  assert.ok(refusals.some((one) => one.test(said)), `no refusal is read out, but ${said}`);

  // A dialog takes the focus, and gives it back.
  await ear.find('Pause');
  await ear.screen('Pause');
  await ear.find('Partie teilen');
  await ear.until('a dialog with the focus', async () => await page.evaluate(() => document.activeElement.getAttribute('role')) === 'dialog');
  await ear.find('Abbrechen');
  await ear.until('the focus back', async () => await named() === 'Partie teilen');
  await page.keyboard.press('Escape');
  await game.until('the table', (r) => r.scene === 'table');
  assert.deepEqual(game.errors, []);
});

// A whole match takes a minute or more, and is played where RUNEHALL_WHOLE is set, as those by other hands are.
const skip = !process.env.RUNEHALL_WHOLE;

// sit goes from the title to a table, at which computer players are shown fast.
async function sit(ear, name) {
  await ear.screen('RUNEHALL');
  await ear.find('Settings');
  await ear.find('Animation speed: ×4');
  await ear.find('Back');
  await ear.find(name);
  await ear.find('Begin');
}

test('a match of Rituals is played from the title to the results by ear', { skip }, async (t) => {
  const { game, ear } = await begin(t);
  await sit(ear, 'Rituals');
  const coins = (node) => Number(node.name.match(/(\d+) coin/)[1]);
  await play(t, game, ear, 600, (things) => {
    const first = (...names) => names.map((name) => things.find((n) => name.test(n.name) && !n.pressed)).find(Boolean);
    const [most] = things.filter((n) => n.role === 'gridcell' && /^Free cell.*playable/.test(n.name)).sort((a, b) => coins(b) - coins(a));
    return first(/^Results$/, /^Place$/) ?? most ?? first(/^(Grey|Gold|Black) tile.*playable/, /^Pass$/);
  });
});

test('a match of Rune Market is played from the title to the results by ear', { skip }, async (t) => {
  const { game, ear } = await begin(t);
  await sit(ear, 'Rune Market');
  await market(t, game, ear, 1500, /^End turn$/);
});
