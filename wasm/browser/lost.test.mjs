// What the browser may take away in the middle of a match: the graphics context.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { house, rests } from './match.mjs';

const all = house();

test('a lost graphics context leads back to the same match', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.click('setup.begin');
  const { state: { moves } } = await game.until('the table', rests);
  const match = await game.page.evaluate(() => sessionStorage.getItem('runehall.match'));
  assert.ok(match);
  const loaded = game.page.waitForEvent('load');
  await game.page.evaluate(() => {
    delete window.runehallProbe; // what it says next comes from the page that is loaded anew
    document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await loaded;
  const { state } = await game.until('the same match', (r) => rests(r) && r.scene === 'table');
  assert.equal(state.moves, moves);
  assert.equal(await game.page.evaluate(() => sessionStorage.getItem('runehall.match')), match);
  assert.deepEqual(game.errors, []);
});
