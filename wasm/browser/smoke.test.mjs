// The page in Chromium: it loads, draws, speaks the browser's language, and says
// in words what is missing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

// bare opens the page without waiting for the program.
async function bare(script, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  if (script) await page.addInitScript(script);
  return page;
}

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

test('what is missing is said in words', async () => {
  for (const [script, locale, want] of [
    [() => { delete WebAssembly.instantiateStreaming; }, 'en', /WebAssembly/],
    [() => { HTMLCanvasElement.prototype.getContext = () => null; }, 'en', /no WebGL 2/],
    [() => { Object.defineProperty(window, 'indexedDB', { value: undefined }); }, 'de', /keine IndexedDB/],
    [() => { window.fetch = () => Promise.reject(new Error('offline')); }, 'de', /Steht die Verbindung/],
  ]) {
    const page = await bare(script, { locale });
    await page.goto(server.address);
    await page.locator('#again').waitFor();
    assert.match(await page.locator('#message').innerText(), want);
    await page.context().close();
  }
});

test('a program that cannot start says why', async () => {
  const page = await bare(null, { locale: 'de' });
  await page.goto(`${server.address}?nonsense`);
  await page.locator('#again').waitFor();
  assert.match(await page.locator('#message').innerText(), /--nonsense/);
  await page.context().close();
});

test('a program that breaks shows its last lines', async () => {
  const page = await bare();
  await page.goto(`${server.address}?lang=${'x'.repeat(9000)}`); // more than a program's arguments may have
  await page.locator('#again').waitFor();
  assert.match(await page.locator('#message').innerText(), /stopped by mistake/);
  assert.match(await page.locator('#details').innerText(), /exceeds limit/);
  await page.context().close();
});
