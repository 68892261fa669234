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

// mirrored has a mirror of its own in a page, hears descriptions there, and resolves to what is wrong with what it shows.
function mirrored(page, hear) {
  // As one text: the page's policy lets nothing be made of text later.
  return page.evaluate(`(async () => {
    const { Mirror } = await import(new URL('mirror.js', document.baseURI));
    const wrong = [];
    const window = { document, runehallListen() {}, runehallAct() {}, reportError: (error) => wrong.push(String(error)) };
    const mirror = new Mirror(window, { happened: 'What happened' });
    mirror.begin();
    await (${hear})(mirror, wrong);
    mirror.end();
    return wrong;
  })()`);
}

test('one description follows another, whatever moves and has the focus', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const wrong = await mirrored(game.page, (mirror, wrong) => {
    let seed = 5;
    const any = (n) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor(seed / 2 ** 32 * n);
    };
    for (let round = 0; round < 600 && wrong.length === 0; round++) {
      // Buttons are now in this group, now in that; cells belong to the first, in rows that come and go.
      const groups = ['a', 'b', 'c', 'd'].filter(() => any(5) > 0).sort(() => any(3) - 1).map((id) => ({ id, label: id, kind: id === 'd' && any(4) === 0 ? 'dialog' : 'region' }));
      if (groups.length === 0) continue;
      const things = groups.map(() => []);
      for (let i = 0; i < 9; i++) {
        const to = any(groups.length + 1);
        if (to === groups.length) continue;
        const cell = i < 4 && groups[to].id === 'a';
        things[to].push({ id: `t${i}`, role: cell ? 'cell' : 'button', label: `thing ${i}`, group: groups[to].id, rect: [0, 0, 9, 9], ...cell && { row: 1 + any(3), column: 1 + i } });
      }
      for (const list of things) list.sort(() => any(3) - 1).sort((x, y) => (x.row ?? 9) - (y.row ?? 9));
      const shown = things.flat();
      const [had, known] = [...mirror.things].find(([, { element }]) => element === document.activeElement) ?? [];
      const dialog = mirror.dialog;
      mirror.hear(JSON.stringify({ lang: 'en', scene: 's', title: 'S', groups, things: shown, said: null }));
      const order = [...mirror.body.querySelectorAll('.thing')].map((element) => element.getAttribute('aria-label')).join();
      const want = shown.map(({ label }) => label).join();
      if (order !== want) wrong.push(`round ${round}: ${order}, not ${want}`);
      const stays = known && dialog === '' && mirror.dialog === '' && mirror.things.get(had) === known;
      if (stays && document.activeElement !== known.element) wrong.push(`round ${round}: ${had} has lost the focus`);
      const next = shown[any(shown.length + 1)];
      if (next && any(2)) mirror.things.get(next.id).element.focus();
    }
  });
  assert.deepEqual(wrong, []);
  assert.deepEqual(game.errors, []);
});

test('a description that cannot be shown is not the end of the program', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const wrong = await mirrored(game.page, (mirror, wrong) => {
    const screen = (...labels) => ({
      lang: 'en', scene: 's', title: 'S', groups: [{ id: 'a', label: 'a', kind: 'region' }],
      things: labels.map((label) => ({ id: label, role: 'button', label, group: 'a', rect: [0, 0, 9, 9] })), said: [],
    });
    const shown = () => wrong.push([...mirror.body.querySelectorAll('button')].map((element) => element.getAttribute('aria-label')).join());
    mirror.hear(JSON.stringify(screen('one', 'two')));
    shown();
    mirror.hear(JSON.stringify({ ...screen('three'), things: null }));
    shown();
    mirror.hear(JSON.stringify(screen('two', 'four')));
    shown();
  });
  assert.equal(wrong.length, 4);
  assert.equal(wrong[0], 'one,two');
  assert.match(wrong[1], /TypeError/);
  assert.deepEqual(wrong.slice(2), ['', 'two,four']);
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
