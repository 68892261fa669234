// The page in Chromium: its program loads, draws, speaks the browser's language, and says its last words. What the page does without it is in
// start.test.mjs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { browse, patience, serve } from './chromium.mjs';
import { Game, profile } from './game.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the first frame replaces the loading screen', async () => {
  const game = await Game.open({ browser, address: server.address });
  const report = await game.until('title', (r) => r.scene === 'title');
  assert.deepEqual(report.size, [915, 412]);
  await game.page.locator('#loading').waitFor({ state: 'hidden' });
  assert.ok(await game.draws() > 0);
  assert.deepEqual(game.errors, []);
  await game.close();
});

test('the program gets the browser\'s language, and the address is stronger', async () => {
  for (const [language, flags, want] of [['de-DE', {}, 'de'], ['de-DE', { lang: 'en' }, 'en']]) {
    const game = await Game.open({ browser, address: server.address, language, flags });
    assert.equal((await game.probe()).state.lang, want);
    assert.equal(await game.page.locator('html').getAttribute('lang'), want);
    await game.close();
  }
});

test('browsers with less than others play all the same', async () => {
  const context = await profile(browser, { language: 'de' });
  await context.addInitScript(() => {
    delete WebAssembly.compileStreaming;
    delete window.TransformStream;
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('forbidden', 'SecurityError'); } });
    }
  });
  const game = await Game.open({ browser, address: server.address, context, flags: { seed: 7 } });
  const said = await game.until('what cannot be kept', (r) => r.state.missing);
  assert.match(said.state.missing, /In diesem Fenster lässt sich nichts aufbewahren/);
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', (r) => r.scene === 'table' && !r.busy);
  await game.click('table.pause');
  await game.click('pause.share');
  await game.click('dialog.ok');
  const download = game.page.waitForEvent('download');
  await game.click('share.file');
  assert.match((await download).suggestedFilename(), /^ritual-.*\.runehall$/);
  await game.click('share.back');
  await game.until('the menu', (r) => r.scene === 'pause' && !r.busy);
  await game.page.mouse.move(240, 200);
  await game.page.mouse.wheel(0, 400); // with a row more it is longer than the screen
  await game.click('pause.leave');
  assert.equal((await game.until('the title', (r) => r.scene === 'title' && !r.busy)).state.matches, 1);
  assert.deepEqual(game.errors, []);
  await game.close();
});

test('a program that breaks shows its last lines', async () => {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(patience);
  const script = await readFile(new URL('../page/launch.js', import.meta.url), 'utf8');
  const body = script.replace("return ['runehall', ", "return ['runehall', 'x'.repeat(9000), "); // more than a program's arguments may have
  assert.notEqual(body, script);
  await page.route('**/launch.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(server.address);
  await page.locator('#again').waitFor();
  assert.match(await page.locator('#message').innerText(), /stopped by mistake/);
  assert.match(await page.locator('#details').innerText(), /exceeds limit/);
  await page.context().close();
});
