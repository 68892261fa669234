// A page that was torn away from a match, its replay or a set-up comes back to it, and nothing bars the way to the title.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Game } from './game.mjs';
import { lay, stand } from './masters.mjs';
import { house, rests, sit, sitDown } from './match.mjs';

const all = house();

// Which screens come back as they were is the program's own, and tested there, and here with RUNEHALL_WHOLE.
const skip = !process.env.RUNEHALL_WHOLE;

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
  const kept = await game.page.evaluate(() => sessionStorage.getItem('runehall.place'));
  assert.match(kept, /^0 match ritual-/);
  await game.page.evaluate((kept) => sessionStorage.setItem('runehall.place', kept.replace('0', '3')), kept);
  assert.equal((await game.reload()).scene, 'title', 'it has tried often enough');
  await game.click('title.continue.0');
  await game.until('the table', rests);
  assert.deepEqual(game.errors, []);
  assert.equal((await game.crash()).scene, 'table');
  assert.equal((await game.until('the same match', rests)).state.moves, moves);
});

test('a replay that is loaded anew stands at the same move', { skip }, async (t) => {
  const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));
  const { game } = await sit({ t, record, browser: all.browser, address: all.server.address });
  await sitDown(game, 'mouse');
  const { state: { moves } } = await game.settle();
  await lay(game, 'mouse');
  await game.until('a move', (r) => rests(r) && r.state.moves > moves);
  await stand(game, 'mouse');
  const over = await game.until('the results', (r) => r.scene === 'results' && !r.busy);
  assert.equal((await game.reload()).scene, 'results');
  await game.click('results.replay');
  const begun = await game.until('the replay', (r) => r.scene === 'replay' && !r.busy);
  assert.equal(begun.state.moves, 0);
  for (let at = 1; at <= 4; at++) {
    await game.click('replay.after');
    await game.until(`move ${at}`, (r) => r.state.moves === at && !r.busy);
  }
  await game.reload();
  const again = await game.until('the replay', (r) => r.scene === 'replay' && !r.busy);
  assert.equal(again.state.moves, 4);
  assert.equal(again.state.of, begun.state.of);
  await game.page.goBack();
  const results = await game.until('the results', (r) => r.scene === 'results' && !r.busy);
  assert.equal(results.state['rank.0'], over.state['rank.0']);
  assert.deepEqual(game.errors, []);
});

test('a set-up that is loaded anew has the seats that it had, and begins', { skip }, async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.click('setup.add');
  await game.click('setup.seat.1.person');
  const before = await game.until('three seats', (r) => r.scene === 'setup' && r.state.seats === 3 && !r.busy);
  assert.equal((await game.reload()).scene, 'setup');
  const again = await game.settle();
  assert.equal(again.state.seats, 3);
  assert.equal(again.state.game, before.state.game);
  assert.deepEqual(again.state['setup.names'], before.state['setup.names']);
  await game.click('setup.begin');
  await game.until('the table', (r) => r.scene === 'table');
  assert.deepEqual(game.errors, []);
});
