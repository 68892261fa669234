// The page's own scripts, without a browser.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gateFrames } from '../page/frames.js';
import { argumentsOf, languageFlag } from '../page/launch.js';
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
