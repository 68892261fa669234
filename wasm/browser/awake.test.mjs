// The page in a browser that keeps its screen on, and out of sight: what the program asks for reaches the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { wait } from './chromium.mjs';
import { Game, profile } from './game.mjs';
import { house, rests } from './match.mjs';

const all = house();

// A wake lock of the test's: runehallLocks counts what is held.
const locks = () => {
  window.runehallLocks = 0;
  const request = async () => {
    window.runehallLocks++;
    const lock = new EventTarget();
    const hide = () => { if (document.hidden) lock.release(); };
    lock.release = async () => {
      if (lock.released) return;
      lock.released = true;
      document.removeEventListener('visibilitychange', hide);
      window.runehallLocks--;
      lock.dispatchEvent(new Event('release'));
    };
    document.addEventListener('visibilitychange', hide);
    return lock;
  };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) });
};

// see takes the page out of sight, or brings it back.
const see = (game, seen) => game.page.evaluate((hidden) => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}, !seen);

// holds waits until so many locks are held.
async function holds(game, n, what) {
  let held;
  for (const more = wait(what, () => `${held} locks are held`); await more(); await sleep(30)) {
    held = await game.page.evaluate(() => window.runehallLocks);
    if (held === n) return;
  }
}

test('the screen stays on during a match, again after the page was out of sight, and not afterwards', async (t) => {
  const context = await profile(all.browser);
  await context.addInitScript(locks);
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, context, flags: { seed: 7 } });
  await holds(game, 0, 'at the title');
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);
  await holds(game, 1, 'during a match');
  await see(game, false);
  await holds(game, 0, 'out of sight');
  await see(game, true);
  await holds(game, 1, 'back');
  await game.click('table.back');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  await holds(game, 0, 'back at the title');
  assert.deepEqual(game.errors, []);
});

test('a call stands in title and icon while the page is out of sight', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const looks = () => game.page.evaluate(() => [document.title, document.querySelector('link[rel="icon"]').getAttribute('href')]);
  await game.page.evaluate(() => window.runehallSummon('Your turn'));
  assert.deepEqual(await looks(), ['Runehall', 'icon.svg']);
  await see(game, false);
  assert.deepEqual(await looks(), ['Your turn · Runehall', 'turn.svg']);
  assert.equal((await fetch(new URL('turn.svg', all.server.address))).headers.get('Content-Type'), 'image/svg+xml');
  await game.page.evaluate(() => window.runehallSummon(''));
  assert.deepEqual(await looks(), ['Runehall', 'icon.svg']);
  await see(game, true);
  assert.deepEqual(game.errors, []);
});
