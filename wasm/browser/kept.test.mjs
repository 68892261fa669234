// The page is kept by the browser: after the first visit it needs no server, and a newer version waits until it is asked for.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { browse, built, serve } from './chromium.mjs';
import { Game } from './game.mjs';
import { rests } from './match.mjs';

// renew makes the build in a folder another version: one of its files has more in it.
function renew(folder, path) {
  const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const text = readFileSync(join(folder, path), 'utf8');
  writeFileSync(join(folder, path), `${text}\n`);
  const worker = join(folder, 'sw.js');
  const sealed = readFileSync(worker, 'utf8');
  const renewed = sealed.replace(hash(text), hash(`${text}\n`)).replace(/const version = '\w+'/, "const version = 'newer'");
  assert.equal(renewed.split(hash(`${text}\n`)).length, 2, `${path} is not sealed`);
  writeFileSync(worker, renewed);
}

const caches = (game) => game.page.evaluate(() => window.caches.keys());

test('a kept page works without its server, and gives way to a newer version when it is asked to', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'runehall-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(built, folder, { recursive: true });
  const first = await serve(folder, '-kept');
  t.after(() => first.stop());
  const browser = await browse();
  t.after(() => browser.close());

  const game = await Game.open({ t, browser, address: first.address, flags: { seed: 7 } });
  const { installabilityErrors } = await game.cdp.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
  await game.page.evaluate(() => navigator.serviceWorker.ready);
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
  await game.click('setup.begin');
  await game.until('the table', rests);
  assert.equal((await game.probe()).state.missing, undefined);

  renew(folder, 'rules/ritual/uk.json');
  const second = await serve(folder, '-kept', '-addr', new URL(first.address).host);
  t.after(() => second.stop());
  const [older] = await caches(game);
  assert.equal((await game.reload()).scene, 'table');
  await game.page.evaluate(async () => { // the newer version has come
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise((again) => setTimeout(again, 100));
  });
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
