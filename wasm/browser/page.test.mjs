// The page's own scripts, without a browser.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gateFrames } from '../page/frames.js';
import { argumentsOf, languageFlag } from '../page/launch.js';
import { amount, count, isPacked, watchFetches } from '../page/progress.js';
import { languageOf, texts } from '../page/texts.js';

test('parameters of the address become flags', () => {
  assert.deepEqual(argumentsOf(''), ['runehall']);
  assert.deepEqual(argumentsOf('?'), ['runehall']);
  assert.deepEqual(argumentsOf('?seed=7&lang=de&probe'), ['runehall', '--seed=7', '--lang=de', '--probe']);
  assert.deepEqual(argumentsOf('?a=b=c&d=&e=x+y%26z'), ['runehall', '--a=b=c', '--d=', '--e=x y&z']);
});

test('the page speaks the first language wanted that it knows', () => {
  assert.equal(languageOf(['de-AT', 'en']), 'de');
  assert.equal(languageOf(['tlh', 'DE_de']), 'de');
  assert.equal(languageOf(['fr-CA', 'en']), 'fr');
  assert.equal(languageOf(['uk_UA']), 'uk');
  assert.equal(languageOf(['tlh']), 'en');
  assert.equal(languageOf([]), 'en');
  assert.equal(languageOf(['toString']), 'en');
  assert.equal(languageFlag('?seed=7&lang=de'), 'de');
  assert.equal(languageFlag('?seed=7'), null);
});

test('the page speaks the languages of the program', () => {
  const folders = readdirSync(new URL('../../assets/lang/', import.meta.url), { withFileTypes: true });
  const languages = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  assert.deepEqual(Object.keys(texts).sort(), languages.sort());
});

test('all languages of the page have the same texts', () => {
  const keys = Object.keys(texts.en).sort();
  for (const [language, words] of Object.entries(texts)) {
    assert.deepEqual(Object.keys(words).sort(), keys, language);
    for (const [key, text] of Object.entries(words)) assert.ok(text.trim(), `${language}: ${key}`);
  }
});

test('frames are held back while the program is quiet, and none is lost', () => {
  const asked = [];
  const window = { requestAnimationFrame: (callback) => asked.push(callback) };
  gateFrames(window);
  const frame = () => {};
  const ask = () => window.requestAnimationFrame(frame);
  const came = () => asked.splice(0).length;
  ask();
  assert.equal(came(), 1, 'at full pace each request passes');
  window.runehallFrames.quiet(true);
  ask();
  assert.equal(came(), 0, 'a quiet program gets none');
  window.runehallFrames.next();
  assert.equal(came(), 1, 'the frame that was held comes when it is wanted');
  window.runehallFrames.next();
  ask();
  assert.equal(came(), 1, 'a frame that is wanted before it is asked for comes too');
  ask();
  assert.equal(came(), 0);
  window.runehallFrames.quiet(false);
  assert.equal(came(), 1, 'the held frame comes at full pace');
  ask();
  assert.equal(came(), 1);
});

test('the script for old browsers says what the others say', () => {
  const old = readFileSync(new URL('../page/old.js', import.meta.url), 'utf8');
  for (const [language, words] of Object.entries(texts)) {
    for (const key of ['tooOld', 'notLoaded', 'again']) {
      const text = words[key].replaceAll('\u00a0', '\\u00a0');
      assert.ok(old.includes(`${key}: '${text}'`), `${language}: ${key}`);
    }
  }
  assert.doesNotMatch(old, /=>|`|\b(let|const|class|import|async)\b|\?\./, 'something that is younger');
});

test('the page asks for its scripts at once', () => {
  const page = (name) => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');
  const imported = new Set();
  const look = (file) => {
    for (const [, name] of page(file).matchAll(/^import .*from '\.\/(.*)'/gm)) {
      if (!imported.has(name)) look((imported.add(name), name));
    }
  };
  look('start.js');
  const preloaded = [...page('index.html').matchAll(/modulepreload" href="(.*?)"/g)].map(([, name]) => name);
  assert.deepEqual(preloaded.sort(), [...imported].sort());
});

test('the page shows its title where the program begins with it, and only there', () => {
  const script = readFileSync(new URL('../page/early.js', import.meta.url), 'utf8');
  const pictures = Object.fromEntries(['ledge', 'name', 'hall', 'hall.portrait'].map((id) => [id, { file: id }]));
  const shows = ({ search = '', hash = '', place = '', settings = '', front = JSON.stringify({ pictures }), refused = false }) => {
    const storage = (text) => ({ getItem: () => refused ? assert.fail() : text || null });
    const window = { sessionStorage: storage(place), localStorage: storage(settings) };
    const asked = [];
    runInNewContext(script, {
      window, location: { search, hash }, document: { getElementById: () => ({ textContent: front }) }, URLSearchParams, innerWidth: 300, innerHeight: 400,
      fetch: async (file) => { asked.push(file); },
    });
    assert.equal(asked.length > 0, window.runehallEarly !== undefined);
    return asked.join(' ');
  };
  const title = 'hall.portrait name ledge';
  assert.equal(shows({}), title);
  assert.equal(shows({ search: '?seed=7&lang=de&probe', settings: '{"lang":"fr"}', hash: '#other' }), title);
  assert.equal(shows({ refused: true }), title);
  assert.equal(shows({ place: '3 match ritual-1' }), title, 'it has tried often enough');
  for (const place of ['0 match ritual-1', '2 setup ritual x', '1 replay ritual-1 4']) assert.equal(shows({ place }), '', place);
  for (const search of ['?gallery', '?seed=7&open=x', '?scale=2']) assert.equal(shows({ search }), '', search);
  assert.equal(shows({ hash: '#match=AB' }), '');
  assert.equal(shows({ settings: '{"contrast":true,"lang":"fr"}' }), '');
  assert.equal(shows({ front: '' }), '', 'a page of another program');
});

test('amounts are whole, and never more than there is', () => {
  assert.equal(amount(texts.en.amount, 12.4e6, 33.2e6, 1e6), '12 of 33 MB');
  assert.equal(amount(texts.fr.unpacked, 40e6, 33.2e6, 1e6), '33 Mo sur 33 décompressés');
  assert.equal(isPacked(new Response('', { headers: { 'Content-Encoding': 'br' } })), true);
  assert.equal(isPacked(new Response('', { headers: { 'Content-Encoding': 'identity' } })), false);
  assert.equal(isPacked(new Response('')), false);
});

test('what comes is counted to its end, or to where it breaks', async () => {
  const pieces = (...sizes) => new Response(new ReadableStream({
    pull(controller) {
      const size = sizes.shift();
      if (size === undefined) return controller.close();
      if (size < 0) return controller.error(new Error('the line is cut'));
      controller.enqueue(new Uint8Array(size));
    },
  }));
  for (const [response, want, all] of [[pieces(3, 4), [3, 7], 7], [pieces(5, -1), [5], 5], [new Response(null), [], 0], [{}, [], 0]]) {
    const heard = [];
    assert.equal(await count(response, (bytes) => heard.push(bytes)), all);
    assert.deepEqual(heard, want);
  }
});

test('what takes long to come is told in bytes until all is there', async () => {
  const streams = {};
  const lengths = { a: 100, b: 50, packed: 10 };
  const fetch = (name) => Promise.resolve(new Response(new ReadableStream({ start(c) { streams[name] = c; } }), {
    headers: { 'Content-Length': lengths[name], 'Content-Type': 'image/webp', ...name === 'packed' && { 'Content-Encoding': 'br' } },
  }));
  const shown = [];
  let slow;
  const get = watchFetches(fetch, (...amounts) => {
    shown.push(amounts);
    slow?.();
  }, 1);
  const read = async (name) => {
    const response = await get(name);
    assert.equal(response.headers.get('Content-Type'), 'image/webp');
    return response.arrayBuffer();
  };
  const told = new Promise((resolve) => { slow = resolve; });
  const all = Promise.all(['a', 'b', 'packed'].map(read));
  await told;
  streams.packed.close();
  streams.a.enqueue(new Uint8Array(60));
  streams.b.enqueue(new Uint8Array(50));
  streams.b.close();
  streams.a.enqueue(new Uint8Array(40));
  streams.a.close();
  assert.deepEqual((await all).map((bytes) => bytes.byteLength), [100, 50, 0]);
  while (shown.at(-1).length > 0) await new Promise((again) => setTimeout(again, 1)); // the end is told a moment later
  assert.deepEqual(shown[0], [0, 150]);
  assert.ok(shown.some(([came, all]) => came === 150 && all === 150), JSON.stringify(shown));
});
