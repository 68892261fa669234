// The page is kept by the browser: after the first visit it can be installed and needs no server, and a newer version waits until it is
// asked for. It is served packed, as it is published. Without its server it is played by mouse, by finger and by ear.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { browse, built, patience, serve } from './chromium.mjs';
import { Ear } from './ear.mjs';
import { Game } from './game.mjs';
import { market } from './heard.mjs';
import { lay, stand } from './masters.mjs';
import { rests, sitDown } from './match.mjs';
import { texts } from '../page/texts.js';

// pack lays a packed copy beside a file, as scripts/web.sh -packed does, but not as small.
function pack(path) {
  const plain = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
}

// packAll does so for all files that get smaller by it.
function packAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) packAll(path);
    else if (!/\.(webp|mp3|png)$/.test(path)) pack(path);
  }
}

// renew makes the build in a folder another version: one of its files has more in it.
function renew(folder, path) {
  const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const text = readFileSync(join(folder, path), 'utf8');
  writeFileSync(join(folder, path), `${text}\n`);
  pack(join(folder, path));
  const worker = join(folder, 'sw.js');
  const sealed = readFileSync(worker, 'utf8');
  const renewed = sealed.replace(hash(text), hash(`${text}\n`)).replace(/const version = '\w+'/, "const version = 'newer'");
  assert.equal(renewed.split(hash(`${text}\n`)).length, 2, `${path} is not sealed`);
  writeFileSync(worker, renewed);
  pack(worker);
}

const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));

const caches = (game) => game.page.evaluate(() => window.caches.keys());

test('a kept page works without its server, and gives way to a newer version when it is asked to', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'runehall-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(built, folder, { recursive: true });
  packAll(folder);
  const first = await serve(folder, '-kept');
  t.after(() => first.stop());
  const browser = await browse();
  t.after(() => browser.close());

  const game = await Game.open({ t, browser, address: first.address, touch: true, flags: { seed: 7 } });
  const [program] = await game.page.evaluate(() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.wasm')).map(({ encodedBodySize, decodedBodySize }) => [encodedBodySize, decodedBodySize]));
  assert.ok(program[0] < program[1] / 2, `the program came as ${program} bytes`);
  const { installabilityErrors } = await game.cdp.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
  const kept = await game.page.evaluate((most) => Promise.race([
    navigator.serviceWorker.ready.then(() => 'kept'),
    new Promise((over) => setTimeout(over, most, 'not kept: its service worker was not installed')),
  ]), patience);
  assert.equal(kept, 'kept');
  await first.stop();

  assert.equal((await game.reload()).scene, 'title');
  await game.click('title.settings');
  await game.click('settings.language.fr');
  await game.until('French', (r) => r.state.lang === 'fr');
  await game.click('settings.back');
  await game.click('title.play');
  await game.click('setup.rules');
  await game.until('the clauses', (r) => r.targets['rules.ritual.page.wins']);
  await game.click('rules.back');
  await game.click('setup.back');

  // A match that was begun elsewhere, by mouse and by finger: its pictures and sounds are there.
  const dialog = game.page.waitForEvent('filechooser');
  await game.click('title.open');
  await game.click('open.file');
  await (await dialog).setFiles(record);
  await game.until('the table', rests);
  await sitDown(game, 'mouse');
  const { state: { moves } } = await game.settle();
  await lay(game, 'mouse');
  await game.until('a move', (r) => rests(r) && r.state.moves > moves);
  await stand(game, 'finger');
  await game.until('the results', (r) => r.scene === 'results' && !r.busy);
  assert.equal((await game.probe()).state.missing, undefined);
  await game.use('finger', 'results.home');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);

  // And by ear: the mirror is there too, from its button, which speaks the language of the settings, to the results.
  const ear = new Ear(game);
  await ear.find(texts.fr.listen);
  await ear.screen('RUNEHALL');
  await game.click('title.settings');
  await game.click('settings.language.en');
  await game.until('English', (r) => r.state.lang === 'en');
  await game.click('settings.back');
  await game.settle();
  const open = game.page.waitForEvent('filechooser');
  await ear.find('Open');
  await ear.find('Choose a file');
  await (await open).setFiles(fileURLToPath(new URL('../../scenes/market/testdata/tiny.record', import.meta.url)));
  await market(t, game, ear, 400);
  await ear.find('Screen reader: stop describing the screen');
  await game.use('finger', 'results.home');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);

  renew(folder, 'rules/ritual/uk.json');
  const second = await serve(folder, '-kept', '-addr', new URL(first.address).host);
  t.after(() => second.stop());
  const [older] = await caches(game);
  assert.equal((await game.reload()).scene, 'table');
  const came = await game.page.evaluate(async (end) => { // the newer version
    const registration = await navigator.serviceWorker.ready;
    const state = () => ['installing', 'waiting', 'active'].map((which) => `${which}: ${registration[which]?.state}`);
    while (!registration.waiting) {
      if (Date.now() > end) return [...state(), ...await caches.keys()].join(', ');
      await new Promise((again) => setTimeout(again, 100));
    }
    return 'the newer version';
  }, Date.now() + patience);
  assert.equal(came, 'the newer version');
  assert.equal((await game.settle()).targets['title.renew'], undefined);
  assert.deepEqual((await caches(game)).sort(), [older, 'runehall newer'].sort());
  await game.click('table.back');
  const other = await game.context.newPage(); // any window with a file of the page, which costs less than a second program
  await other.goto(`${first.address}icon.svg`);
  await game.page.bringToFront();
  await game.click('title.renew');
  await game.settle();
  assert.deepEqual((await caches(game)).length, 2, 'another window has the older version');
  await other.close();
  const loaded = game.page.waitForEvent('load');
  await game.click('title.renew');
  await loaded;
  await game.until('the title', (r) => r.scene === 'title' && !r.busy && !r.targets['title.renew']);
  assert.deepEqual(await caches(game), ['runehall newer']);
  assert.deepEqual(game.errors, []);
});
