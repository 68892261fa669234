// Pages of others in Chromium: none shows this one within itself where the server says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patience } from './chromium.mjs';
import { house } from './match.mjs';

const all = house();

// framed opens a page of another origin with ours in a frame, and returns that frame.
async function framed(t, change = (headers) => headers) {
  const page = await all.browser.newPage();
  t.after(() => page.close());
  await page.route((url) => url.origin === new URL(all.server.address).origin && url.pathname === '/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: change(response.headers()) });
  });
  await page.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: `<iframe width="640" height="360" src="${all.server.address}"></iframe>` }));
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('http://other.example/', { waitUntil: 'load' });
  return { frame: page.frames()[1], said };
}

test('a page of another origin does not show this one', async (t) => {
  const { frame, said } = await framed(t);
  assert.ok(said.some((line) => line.includes('frame-ancestors')), `the console: ${said}`);
  assert.equal(await frame.locator('#loading').count(), 0);
});

test('where a server sends no headers, the page itself keeps to its policy, and plays', async (t) => {
  const { frame, said } = await framed(t, ({ 'content-security-policy': _, ...headers }) => headers);
  await frame.locator('#loading').waitFor({ state: 'hidden', timeout: patience }); // the program's first picture
  const refused = await frame.evaluate(() => new Promise((refused) => {
    document.addEventListener('securitypolicyviolation', (event) => refused(event.effectiveDirective), { once: true });
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.foreign = true' }));
  }));
  assert.equal(refused, 'script-src-elem');
  assert.equal(await frame.evaluate(() => window.foreign), undefined);
  assert.deepEqual(said.filter((line) => /Refused|violates/.test(line)).length, 1, `the console: ${said}`);
});
