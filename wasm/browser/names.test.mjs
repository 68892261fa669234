// Names in every script: letters of Latin, Greek and Cyrillic that the program does not carry are fetched when they are met,
// all others are painted by the browser.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
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

// watchPaint notes for each text that the page paints onto a canvas of its own how much of it can be seen, and in colour.
function watchPaint() {
  window.painted = {};
  const { fillText, getImageData } = CanvasRenderingContext2D.prototype;
  let last = '';
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    last = text;
    return fillText.call(this, text, ...rest);
  };
  CanvasRenderingContext2D.prototype.getImageData = function (...rest) {
    const image = getImageData.apply(this, rest);
    let ink = 0, coloured = 0;
    for (let i = 0; i < image.data.length; i += 4) {
      const [r, g, b, a] = image.data.subarray(i, i + 4);
      ink += a;
      if (a > 99 && Math.max(r, g, b) - Math.min(r, g, b) > 60) coloured++;
    }
    if (last) window.painted[last] = { ink: ink / 255, coloured }; // pictures are read in this way too
    last = '';
    return image;
  };
}

// quoted is a name as records have it: what cannot be printed stands as its number.
const quoted = (name) => name.replaceAll('\u200d', '\\u200d');

// match is the record of a match that begins, with two names. Each line ends with a checksum of everything up to it.
function match(one, other) {
  let text = '';
  for (const line of ['runehall 1', 'game ritual 1', 'seed 7', `seat person amber circle "${quoted(one)}"`, `seat person sky diamond "${quoted(other)}"`, 'moves']) {
    text += `${line} ~${crc32(text + line).toString(16).padStart(8, '0')}\n`;
  }
  return text;
}

// table opens a match with two names. The typefaces come when `come` is resolved.
async function table(t, one, other, come = Promise.resolve()) {
  const game = await Game.open({ t, browser, address: server.address, density: 1 });
  const paths = [];
  await game.page.route('**/font/whole/**', async (route) => {
    paths.push(new URL(route.request().url()).pathname);
    await come;
    await route.continue();
  });
  await game.page.evaluate(watchPaint);
  const dialog = game.page.waitForEvent('filechooser');
  await game.click('title.open');
  await game.click('open.file');
  await (await dialog).setFiles({ name: 'names.runehall', mimeType: 'text/plain', buffer: Buffer.from(match(one, other)) });
  await game.until('the table', (r) => r.scene === 'table' && !r.busy);
  return { game, paths };
}

const files = ['AlegreyaSans-Bold', 'AlegreyaSans-Regular', 'Display-Regular', 'NotoSans-Regular'].map((name) => `/font/whole/${name}.ttf`);

test('names in letters that the program has fetch nothing', async (t) => {
  const { game, paths } = await table(t, 'Anna', 'Łukasz Шевченко');
  assert.deepEqual(paths, []);
  assert.deepEqual(await game.page.evaluate('Object.keys(painted)'), []);
  assert.deepEqual(game.errors, []);
});

test('a Greek name fetches the typefaces, once, and is drawn by the browser until they are here', async (t) => {
  let let_come;
  const { game, paths } = await table(t, 'Ωμέγα', 'Đặng Dvořák', new Promise((resolve) => { let_come = resolve; }));
  assert.deepEqual(paths.toSorted(), files);
  const painted = await game.page.evaluate('painted');
  assert.ok(Object.keys(painted).some((text) => text.includes('Ω')), JSON.stringify(painted));
  for (const [text, { ink }] of Object.entries(painted)) assert.ok(ink > 10, `${text}: ${ink}`);
  const before = await game.page.screenshot();
  let_come();
  // The program is at rest, and nobody touches anything: it wakes by itself.
  for (const end = Date.now() + patience; (await game.page.screenshot()).equals(before);) {
    assert.ok(Date.now() < end, 'the typefaces have come, and nothing changes');
    await sleep(50);
  }
  assert.equal(paths.length, files.length);
  assert.deepEqual(game.errors, []);
});

test('the browser paints the letters of all other scripts', async (t) => {
  for (const [one, other] of [['李小龍', 'שלום'], ['محمد', '🎲👩‍👩‍👧'], ['かな', '김'], ['მ', 'नमस्ते'], ['ጀማ', 'ꡀ']]) {
    const { game, paths } = await table(t, one, other);
    const painted = await game.page.evaluate('painted');
    for (const name of [one, other]) {
      assert.ok(painted[name]?.ink > 10, `${name} is not seen: ${JSON.stringify(painted)}`);
    }
    assert.deepEqual(paths, []);
    assert.deepEqual(game.errors, []);
    await game.close();
  }
});
