// The browser's Back is the program's as long as that has a step to go back, and leaves the page after that.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, profile } from './game.mjs';
import { house } from './match.mjs';

const all = house();

test('Back goes back within the program, never out of a match, and at the title out of the page', async (t) => {
  const context = await profile(all.browser, { width: 640, height: 360 });
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, context, flags: { seed: 7 } });
  const scene = (name) => game.until(name, (r) => r.scene === name && !r.busy);
  const back = () => game.page.evaluate(() => window.history.back());
  await game.click('title.play');
  await scene('setup');
  await back();
  await scene('title');
  await game.click('title.play');
  await game.click('setup.begin');
  for (const name of ['table', 'pause', 'table', 'pause', 'table', 'pause', 'table']) {
    await scene(name);
    if (name === 'table') assert.ok(await game.page.evaluate(() => window.history.state.runehall > 0), 'Back would leave the match');
    await back();
  }
  await scene('pause');
  await game.click('pause.leave');
  await scene('title');
  await game.page.waitForFunction(() => !window.history.state?.runehall);
  const gone = game.page.waitForURL('about:blank');
  await back().catch(() => {}); // the page may be gone before it has answered
  await gone;
  assert.deepEqual(game.errors, []);
});
