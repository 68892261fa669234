// What the browser tells of its person's wishes, and what the page does where the browser allows no clipboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, profile } from './game.mjs';
import { house } from './match.mjs';

const all = house();

async function open(t, media, init = () => {}) {
  const context = await profile(all.browser);
  await context.addInitScript(init);
  const page = { reducedMotion: 'no-preference', contrast: 'no-preference', ...media };
  context.on('page', (p) => p.emulateMedia(page));
  return Game.open({ t, browser: all.browser, address: all.server.address, context });
}

test('high contrast is heard at once and while the program runs', async (t) => {
  const game = await open(t, {});
  await game.settle();
  const shot = async () => (await game.page.screenshot()).length;
  const usual = await shot();
  await game.page.emulateMedia({ contrast: 'more' });
  await game.page.waitForTimeout(1500);
  const plain = await shot();
  assert.ok(plain < usual * .7, `a picture of ${usual} bytes has ${plain} with more contrast`);
  await game.page.emulateMedia({ contrast: 'no-preference' });
  await game.page.waitForTimeout(1500);
  assert.ok(await shot() > plain * 1.3);
  await game.page.emulateMedia({ forcedColors: 'active' });
  await game.page.waitForTimeout(1500);
  assert.ok(await shot() < usual * .7);
  assert.deepEqual(game.errors, []);
});
