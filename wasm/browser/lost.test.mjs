// What may be taken away in the middle of a match: the graphics context, and what the browser keeps.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Game } from './game.mjs';
import { house, rests, sit, sitDown } from './match.mjs';

const all = house();

test('a lost graphics context leads back to the same match', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.click('setup.begin');
  const { state: { moves } } = await game.until('the table', rests);
  const match = await game.page.evaluate(() => sessionStorage.getItem('runehall.place'));
  assert.ok(match);
  const loaded = game.page.waitForEvent('load');
  await game.page.evaluate(() => {
    delete window.runehallProbe; // what it says next comes from the page that is loaded anew
    document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await loaded;
  const { state } = await game.until('the same match', (r) => rests(r) && r.scene === 'table');
  assert.equal(state.moves, moves);
  assert.equal(await game.page.evaluate(() => sessionStorage.getItem('runehall.place')), match);
  assert.deepEqual(game.errors, []);
});

test('data that is cleared under a match is noticed, and the match can be saved as it is', async (t) => {
  const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));
  const { game } = await sit({ t, record, browser: all.browser, address: all.server.address });
  await sitDown(game, 'keyboard');
  await game.settle();
  await game.page.evaluate(() => new Promise((resolve, reject) => {
    const deleted = indexedDB.deleteDatabase('runehall');
    Object.assign(deleted, { onsuccess: resolve, onerror: reject, onblocked: () => reject(new Error('the program holds on to it')) });
  }));
  await game.press('Digit1'); // lay the last card
  await game.press('Enter');
  await game.until('what has happened', (r) => /has cleared/.test(r.state.toast ?? '') && r.targets['table.why']);
  const download = game.page.waitForEvent('download');
  await game.useNow('mouse', 'table.why');
  const file = await download;
  assert.match(file.suggestedFilename(), /^masters.*\.runehall$/);
  const before = (await readFile(record, 'utf8')).trimEnd().split('\n');
  const saved = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  assert.ok(saved.length > before.length, 'the move that could not be stored is missing');
  assert.deepEqual(game.errors, []);
});
