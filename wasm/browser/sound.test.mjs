// Sound in Chromium: what is fetched when, and what plays.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse, patience, serve, whole } from './chromium.mjs';
import { Game, profile } from './game.mjs';
import { music } from './sounds.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse(whole); // the shell lets no page sound before a gesture
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (t, flags) => Game.open({ t, browser, address: server.address, flags });

// sounds resolves to what was fetched and in which state the audio contexts are.
const sounds = (game) => game.page.evaluate(() => {
  const { fetched, contexts, drawnBefore, effects } = window.runehallSound;
  return {
    effects, fetched: fetched.filter((url) => url.endsWith('.mp3')), drawnBefore,
    contexts: contexts.map((c) => ({ state: c.state, rate: c.sampleRate })),
  };
});

// until waits for a condition of what look resolves to.
async function until(game, look, what, is) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const s = await look(game);
    if (s && is(s)) return s;
  }
  throw new Error(`still not ${what}: ${JSON.stringify([await sounds(game), await music(game)])}\n${await game.said()}`);
}

test('effects come after the first frame, music after the first input', async (t) => {
  const game = await open(t);
  await game.settle();
  const before = await until(game, sounds, 'effects', (s) => s.fetched.length === 1);
  assert.deepEqual(before.fetched, ['sound/effects.mp3']);
  assert.deepEqual(before.drawnBefore, [true]);
  assert.deepEqual(before.contexts, []);
  await game.click('title.play');
  const playing = await until(game, music, 'music', (m) => m.state === 'running' && m.peak > 0);
  assert.equal(playing.rate, 44100);
  assert.deepEqual((await sounds(game)).fetched, ['sound/effects.mp3', 'sound/title.mp3']);
  await game.click('setup.begin');
  await until(game, sounds, 'the piece of the table', (s) => s.fetched.at(-1) === 'sound/ritual.mp3');
  assert.equal((await game.settle()).state['sound.tick'], 2);

  // A page at rest draws nothing while music plays: that wakes nobody. The device of the effects rests.
  await until(game, sounds, 'only music', (s) => s.contexts.filter(({ state }) => state === 'running').length === 1);
  await game.rests(1500);
  assert.equal((await music(game)).state, 'running');
  assert.deepEqual(game.errors, []);
});

// strict has a page sound only if it asks for that in the gesture of a person, as Safari does: a press counts when it is let go.
function strict() {
  let gesture = false;
  for (const type of ['mouseup', 'touchend', 'keydown']) {
    window.addEventListener(type, ({ isTrusted }) => {
      gesture = isTrusted;
      setTimeout(() => { gesture = false; });
    }, { capture: true });
  }
  window.AudioContext = class extends window.AudioContext {
    #allowed = false;

    constructor(options) {
      super(options);
      super.suspend();
    }

    resume() {
      this.#allowed ||= gesture;
      return this.#allowed ? super.resume() : Promise.reject(new DOMException('not in a gesture', 'NotAllowedError'));
    }
  };
}

test('where only a gesture lets a page sound, music and effects are heard from the first on', async (t) => {
  const context = await profile(browser, {});
  await context.addInitScript(strict);
  const game = await Game.open({ t, browser, context, address: server.address });
  await until(game, sounds, 'effects', (s) => s.fetched.length === 1);
  await game.click('title.play');
  await until(game, music, 'music', (m) => m.state === 'running' && m.peak > 0);
  const times = await game.page.evaluate(() => window.runehallSound.contexts.map((c) => c.currentTime));
  assert.ok(times.length === 2 && times.every((time) => time > 0), `the contexts have run for ${times} s`);
  await game.click('setup.back');
  const pressed = async () => { // until the effects are decoded a press is silent
    await game.click('title.settings');
    await game.click('settings.back');
    return sounds(game);
  };
  await until(game, pressed, 'an effect', (s) => s.effects > 0);
  assert.deepEqual(game.errors, []);
});

test('the volume of the music holds at once, and music that is turned off costs nothing', async (t) => {
  const game = await open(t);
  await game.click('title.settings');
  const full = await until(game, music, 'music', (m) => m.peak > 0);
  const slide = async (part) => {
    const { targets: { 'settings.music': [x, y, width, height] } } = await game.until('the slider', (r) => !r.busy && r.targets['settings.music']);
    await game.clickAt(x + 1 + part * (width - 2), y + height / 2);
  };
  await slide(.5);
  await until(game, music, 'at half its loudness', (m) => Math.abs(m.volume - full.volume / 4) < 1e-3);
  await slide(0);
  const { time } = await until(game, music, 'suspended', (m) => m.state === 'suspended');
  await slide(1);
  await until(game, music, 'on again', (m) => m.state === 'running' && m.time > time && m.volume > full.volume * .999);
  assert.deepEqual(game.errors, []);
});

test('music that cannot be decoded or played ends neither the program nor the music of the next screen', async (t) => {
  const context = await profile(browser, {});
  await context.route('**/sound/title.mp3', (route) => route.fulfill({ body: 'no music' }));
  const game = await Game.open({ t, browser, context, address: server.address });
  const stops = async (name) => {
    await game.page.mouse.move(8 + Math.random() * 8, 8); // at rest the program does not even ask whether music has failed
    return game.log.filter((line) => line.includes('the music stops') && line.includes(name));
  };
  await game.click('title.play');
  const [first] = await until(game, () => stops('title.mp3'), 'a word of it in the log', (lines) => lines.length > 0);
  assert.match(first, /EncodingError/);
  await game.page.evaluate(() => { // nor can the next piece be played
    const { context } = window.runehallSound.music;
    context.createBufferSource = () => {
      delete context.createBufferSource;
      throw new Error('no source today');
    };
  });
  await game.click('setup.begin');
  await until(game, () => stops('no source today'), 'a word of that', (lines) => lines.length > 0);
  const before = await game.until('the table', (r) => r.scene === 'table' && !r.busy);
  assert.equal(before.state.game, 'ritual');
  await game.click('table.pause');
  await game.click('pause.leave');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  await game.click('title.continue.0');
  await until(game, music, 'music after all', (m) => m.state === 'running' && m.peak > 0);
  assert.deepEqual(game.errors, []);
});

test('what the browser takes away comes back: for a call, with a device, with the next input', async (t) => {
  const game = await open(t);
  await game.click('title.play');
  await until(game, music, 'music', (m) => m.state === 'running' && m.peak > 0);
  const interrupt = (silently) => game.page.evaluate(async (quiet) => {
    const { context } = window.runehallSound.music;
    const stop = (event) => event.stopImmediatePropagation();
    if (quiet) context.addEventListener('statechange', stop, { capture: true }); // as where a browser says nothing
    await context.suspend();
    const { state } = context;
    context.removeEventListener('statechange', stop, { capture: true });
    return state;
  }, silently);
  await interrupt(false);
  await until(game, music, 'music after a call', (m) => m.state === 'running');
  for (const [what, bring] of [
    ['a device', () => game.page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')))],
    ['the sight of the page', () => game.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
    ['an input', () => game.page.mouse.click(5, 5)],
  ]) {
    await interrupt(true);
    await bring();
    await until(game, music, `music after ${what}`, (m) => m.state === 'running');
  }
  // The effects have a context of their own, which is not asked before there is one to be heard.
  const effects = () => game.page.evaluate(() => window.runehallSound.contexts.find((c) => c !== window.runehallSound.music.context)?.state);
  await game.page.evaluate(() => window.runehallSound.contexts.find((c) => c !== window.runehallSound.music.context).suspend());
  await game.click('setup.begin');
  await until(game, effects, 'effects', (state) => state === 'running');
  assert.deepEqual(game.errors, []);
});

test('--silent fetches and opens nothing', async (t) => {
  const game = await open(t, { silent: true });
  await game.click('title.play');
  await game.settle();
  await sleep(500);
  assert.deepEqual(await sounds(game), { effects: 0, fetched: [], drawnBefore: [], contexts: [] });
});
