// What the page says before there is a program, and when there will be none: what is missing, what did not come, how much has come.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { browse, patience, serve } from './chromium.mjs';

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
async function bare(script, options = {}, argument) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  if (script) await page.addInitScript(script, argument);
  return page;
}

test('what is missing is said in words', async () => {
  for (const [script, locale, want] of [
    [() => { delete window.WebAssembly; }, 'en', /no WebAssembly/],
    [() => { HTMLCanvasElement.prototype.getContext = () => null; }, 'fr', /pas WebGL\s2/],
    [() => { HTMLCanvasElement.prototype.getContext = () => { throw new Error('forbidden'); }; }, 'en', /no WebGL\s2/],
    [() => { window.fetch = () => Promise.reject(new Error('offline')); }, 'de', /Steht die Verbindung/],
    [() => { window.fetch = () => Promise.resolve(new Response('no program')); }, 'fr', /connexion/],
    [() => {
      window.fetch = async () => { // the page asks for its program before it has a body, which says how long that is
        while (!document.body) await new Promise((soon) => { setTimeout(soon); });
        return new Response(new Uint8Array(Number(document.body.dataset.bytes)));
      };
    }, 'uk', /застарий/],
  ]) {
    const page = await bare(script, { locale });
    await page.goto(server.address);
    await page.locator('#again').waitFor();
    assert.match(await page.locator('#message').innerText(), want);
    await page.context().close();
  }
});

test('a browser that cannot read the scripts is told so, and so is one that does not get them, or a typeface', async () => {
  for (const [file, response, locale, want] of [
    ['start.js', { contentType: 'text/javascript', body: 'a ??== b' }, 'de', /zu alt/], // as ?? once was
    ['frames.js', { contentType: 'text/javascript', body: 'a ??== b' }, 'uk', /застарий/],
    ['start.js', undefined, 'fr', /connexion/],
    ['font/Display-Regular.ttf', undefined, 'fr', /connexion/],
  ]) {
    const page = await bare(null, { locale });
    await page.route(`**/${file}`, (route) => response ? route.fulfill(response) : route.abort());
    await page.goto(server.address);
    await page.locator('#again').waitFor();
    assert.match(await page.locator('#message').innerText(), want);
    await page.context().close();
  }
});

test('what has come of the program is said in bytes, packed or not', async () => {
  for (const [packing, want] of [[undefined, /^\d+ von \d+ MB$/], ['gzip', /^\d+ von \d+ MB entpackt$/]]) {
    const page = await bare((packing) => {
      const { fetch } = window;
      window.fetch = async (url, ...rest) => {
        if (url !== 'runehall.wasm') return fetch(url, ...rest);
        const begun = new Uint8Array(2.6e6);
        const body = new ReadableStream({ start(controller) { controller.enqueue(begun); } }); // and no more ever comes
        return new Response(body, { headers: packing ? { 'Content-Encoding': packing } : {} });
      };
    }, { locale: 'de' }, packing);
    await page.goto(server.address);
    const amount = page.locator('#amount');
    await amount.filter({ hasText: 'MB' }).waitFor();
    assert.match(await amount.innerText(), want);
    assert.match(await amount.innerText(), /^3 /);
    await page.context().close();
  }
});

test('what fails at the start is said, wherever it fails', async () => {
  const own = (name) => readFile(new URL(`../page/${name}`, import.meta.url), 'utf8');
  for (const [file, body, want, details] of [
    ['launch.js', `${await own('launch.js')}throw new Error('no launch');`, /could not be started/, /no launch/],
    ['texts.js', `${await own('texts.js')}delete texts.en;`, /could not be started/, /undefined/],
    ['frames.js', "export const gateFrames = () => { throw new Error('no frames'); };", /could not be started/, /no frames/],
    ['kept.js', undefined, /Is the connection there/, /^$/],
    ['wasm_exec.js', undefined, /Is the connection there/, /^$/],
    ['wasm_exec.js', "throw new Error('no Go')", /Is the connection there/, /^$/],
    ['wasm_exec.js', 'globalThis.Go = class { constructor() { throw new Error("no engine"); } };', /could not be started/, /no engine/],
  ]) {
    const page = await bare();
    await page.route(`**/${file}`, (route) => body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort());
    await page.goto(server.address);
    await page.locator('#again').waitFor();
    assert.match(await page.locator('#message').innerText(), want, `${file}: ${body}`);
    assert.match(await page.locator('#details').textContent(), details, `${file}: ${body}`);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    assert.ok(!await page.locator('#loading').getAttribute('style'), 'it stands where the title had put its progress');
    await page.context().close();
  }
});
