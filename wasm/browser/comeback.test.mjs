// A page that was torn away from a match comes back to it, and nothing bars the way to the title.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { house, rests } from './match.mjs';

const all = house();

// seated resolves to a page at the table of a new match.
async function seated(t) {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);
  return game;
}

test('a tab that was left or never gets to its match begins at the title, and one that breaks in it comes back', async (t) => {
  const game = await seated(t);
  await game.click('table.back');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  assert.equal((await game.reload()).scene, 'title', 'it was left');
  await game.click('title.continue.0');
  const { state: { moves } } = await game.until('the table', rests);
  const kept = await game.page.evaluate(() => sessionStorage.getItem('runehall.match'));
  await game.page.evaluate((kept) => sessionStorage.setItem('runehall.match', `${kept} 3`), kept);
  assert.equal((await game.reload()).scene, 'title', 'it has tried often enough');
  await game.click('title.continue.0');
  await game.until('the table', rests);
  assert.deepEqual(game.errors, []);
  assert.equal((await game.crash()).scene, 'table');
  assert.equal((await game.until('the same match', rests)).state.moves, moves);
});
