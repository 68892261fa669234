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

test('over plain http a silent film plays behind the program during a match, and only then', async (t) => {
  const context = await profile(all.browser);
  await context.addInitScript(() => {
    delete Navigator.prototype.wakeLock;
    window.runehallRefused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.runehallRefused.push(effectiveDirective));
  });
  const asked = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.route('**/film.js*', (route) => route.abort(), { times: 1 }); // as where the line is gone for a moment
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, context, flags: { seed: 7 } });
  const films = () => game.page.evaluate(() => Array.from(document.querySelectorAll('video'), (v) => ({
    paused: v.paused, muted: v.muted, time: v.currentTime, size: [v.videoWidth, v.videoHeight], error: v.error?.message ?? '', length: v.duration,
    part: v.offsetWidth * v.offsetHeight / innerWidth / innerHeight,
  })));
  // until waits until what is said of the films holds.
  async function until(so, what) {
    let list;
    for (const more = wait(what, () => JSON.stringify(list)); await more(); await sleep(50)) {
      list = await films();
      assert.deepEqual(list.map(({ error }) => error).filter(Boolean), []);
      if (so(list)) return list;
    }
    assert.fail(`${what}: ${JSON.stringify(list)}`);
  }
  await until((list) => list.length === 0, 'at the title');
  assert.deepEqual(asked.filter((path) => path.endsWith('/film.js')), [], 'it is loaded only when it is wanted');
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);
  for (const more = wait('a film that was asked for', () => asked.join(' ')); asked.filter((path) => path.endsWith('/film.js')).length === 0; await sleep(50)) assert.ok(await more());
  await sleep(200);
  assert.deepEqual(await films(), [], 'there is a film although its script was not fetched');
  await game.press('ArrowUp'); // any press tries again
  const [film] = await until(([one]) => one && !one.paused && one.time > 1, 'a film that plays'); // pictures and sound are decoded
  assert.deepEqual([film.muted, film.size], [true, [128, 128]]);
  assert.ok(Math.abs(film.length - 60) < 0.1, `${film.length} s`);
  assert.ok(film.part > 0.2, `it covers ${film.part} of the page`);
  await see(game, false);
  await until(([one]) => one.paused, 'out of sight');
  await see(game, true);
  await until(([one]) => !one.paused, 'back');
  await game.page.evaluate(() => { document.querySelector('video').currentTime = 50.5; });
  await until(([one]) => !one.paused && one.time < 5, 'from the beginning');
  await game.click('table.back');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  await until((list) => list.length === 0, 'back at the title');
  assert.deepEqual(await game.page.evaluate(() => window.runehallRefused), []);
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
