// The page's Content-Security-Policy in Chromium: nothing that the page does by itself is refused, through a start, the end of a match with
// its sounds, its description for screen readers, sharing, a keepsake, and the service worker.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './chromium.mjs';
import { Game, profile } from './game.mjs';
import { lay, stand } from './masters.mjs';
import { rests, sitDown } from './match.mjs';

const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));

test('the page keeps to its policy, and needs nothing else', async (t) => {
  const server = await serve(undefined, '-kept');
  t.after(() => server.stop());
  const browser = await browse();
  t.after(() => browser.close());
  const context = await profile(browser, { touch: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    window.runehallRefused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => window.runehallRefused.push(`${effectiveDirective}: ${blockedURI}`));
    navigator.share = async (what) => { window.runehallSent = what; }; // Chromium without a desktop has none
  });
  const said = [];
  context.on('console', (message) => said.push(message.text())); // of workers too
  const game = await Game.open({ t, browser, address: server.address, context, flags: { seed: 7, mirror: true } });
  const response = await game.page.request.get(server.address);
  assert.match(response.headers()['content-security-policy'], /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/);

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
  await game.page.locator('#mirror h1').waitFor();
  await game.page.waitForFunction(() => window.runehallSound.effects > 0 && window.runehallSound.music?.context.state === 'running'); // effects, and music

  // save presses a button and returns what is downloaded by it.
  const save = async (name) => {
    const download = game.page.waitForEvent('download');
    await game.click(name);
    return readFile(await (await download).path());
  };
  await game.page.mouse.move(630, 200);
  for (let n = 0; n < 20 && !(await game.settle()).targets['results.picture']; n++) await game.page.mouse.wheel(0, 50); // it lies below the edge
  await game.click('results.picture');
  assert.equal((await save('keepsake.save')).subarray(1, 4).toString(), 'PNG');
  await game.click('keepsake.back');
  await game.click('results.share');
  await game.click('share.copy');
  assert.match(await game.page.evaluate(() => navigator.clipboard.readText()), /#match=/);
  await game.click('share.send');
  await game.page.waitForFunction(() => window.runehallSent);
  assert.match(await game.page.evaluate(() => window.runehallSent.url), /#match=/);
  assert.match(String(await save('share.file')), /masters/);

  await game.page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal((await game.reload()).scene, 'results'); // now out of its cache, under the same policy
  const refused = () => game.page.evaluate(() => window.runehallRefused);
  assert.deepEqual(await refused(), []);
  assert.deepEqual(game.errors, []);
  assert.deepEqual(said.filter((line) => /Refused to|violates/.test(line)), []);

  // And it is a policy.
  for (const [directive, provoke] of Object.entries({
    'script-src': () => { setTimeout(() => { try { window.eval('window.foreign = true'); } catch { /* as it should be */ } }); }, // what a debugger calls may eval
    'script-src-elem': () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.foreign = true' })),
    'style-src-attr': () => document.body.setAttribute('style', 'opacity: 0'),
    'img-src': () => { new Image().src = 'https://other.example/x.png'; },
    'connect-src': () => { fetch('https://other.example/').catch(() => {}); },
    'frame-src': () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://other.example/' })),
  })) {
    await game.page.evaluate(provoke);
    await game.page.waitForFunction((directive) => window.runehallRefused.some((line) => line.startsWith(`${directive}:`)), directive);
  }
  assert.equal(await game.page.evaluate(() => window.foreign), undefined);
});
