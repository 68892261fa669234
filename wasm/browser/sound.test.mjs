// Sound in Chromium: what is fetched when, and what plays.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse, patience, serve } from './chromium.mjs';
import { Game } from './game.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// watch notes in a page when it draws first, what it fetches, and its audio contexts.
function watch() {
  window.runehallSound = { fetched: [], contexts: [], drawnBefore: [] };
  const { fetch } = window;
  window.fetch = (url, ...rest) => {
    window.runehallSound.fetched.push(String(url));
    if (String(url).endsWith('.mp3')) window.runehallSound.drawnBefore.push(window.runehallDraws.count > 0);
    return fetch(url, ...rest);
  };
  window.AudioContext = class extends window.AudioContext {
    constructor(options) {
      super(options);
      window.runehallSound.contexts.push(this);
    }
  };
}

async function open(flags) {
  const context = await browser.newContext({ viewport: { width: 915, height: 412 }, locale: 'en' });
  await context.addInitScript(watch);
  return Game.open({ browser, address: server.address, context, flags });
}

// sounds resolves to what was fetched and in which state the audio contexts are.
const sounds = (game) => game.page.evaluate(() => {
  const { fetched, contexts, drawnBefore } = window.runehallSound;
  return {
    fetched: fetched.filter((url) => url.endsWith('.mp3')), drawnBefore,
    contexts: contexts.map((c) => ({ state: c.state, rate: c.sampleRate, time: c.currentTime })),
  };
});

// until waits for a condition of the sounds.
async function until(game, what, is) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const s = await sounds(game);
    if (is(s)) return s;
  }
  throw new Error(`still not ${what}: ${JSON.stringify(await sounds(game))}\n${await game.said()}`);
}

test('effects come after the first frame, music after the first input', async () => {
  const game = await open({});
  await game.settle();
  const before = await until(game, 'effects', (s) => s.fetched.length === 1);
  assert.deepEqual(before.fetched, ['sound/effects.mp3']);
  assert.deepEqual(before.drawnBefore, [true]);
  assert.deepEqual(before.contexts, []);
  await game.click('title.play');
  const playing = await until(game, 'music', (s) => s.contexts[0]?.state === 'running' && s.contexts[0].time > 0);
  assert.deepEqual(playing.fetched, ['sound/effects.mp3', 'sound/title.mp3']);
  assert.equal(playing.contexts[0].rate, 44100);
  await game.click('setup.begin');
  await until(game, 'the piece of the table', (s) => s.fetched.at(-1) === 'sound/ritual.mp3');
  assert.deepEqual(game.errors, []);
  assert.equal((await game.settle()).state['sound.tick'], 2);
  await game.close();
});

test('music wakes nobody: a page at rest draws nothing while it plays', async () => {
  const game = await open({});
  await game.click('title.play');
  await until(game, 'music', (s) => s.contexts[0]?.time > 0);
  await game.settle();
  await game.rests(1500);
  assert.equal((await sounds(game)).contexts[0].state, 'running');
  await game.close();
});

test('--silent fetches and opens nothing', async () => {
  const game = await open({ silent: true });
  await game.click('title.play');
  await game.settle();
  await sleep(500);
  assert.deepEqual(await sounds(game), { fetched: [], drawnBefore: [], contexts: [] });
  await game.close();
});
