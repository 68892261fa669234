// The program is trimmed after linking (wasm/lean), and knows its functions all the same.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { house } from './match.mjs';

const all = house();
const stacks = process.env.RUNEHALL_STACKS ?? fileURLToPath(new URL('../../build/stacks.wasm', import.meta.url)); // scripts/trimmed.sh makes it

test('a trimmed program walks its stacks and collects its garbage', async () => {
  const context = await all.browser.newContext();
  const page = await context.newPage();
  await page.route('**/stacks', (route) => route.fulfill({ contentType: 'text/html', body: '<script src="wasm_exec.js"></script>' }));
  const program = await readFile(stacks);
  await page.route('**/stacks.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: program }));
  await page.goto(`${all.server.address}stacks`);
  const said = await page.evaluate(async () => {
    const lines = [];
    console.log = (line) => lines.push(line);
    const go = new globalThis.Go();
    go.argv = ['stacks', '-test.v'];
    const { instance } = await WebAssembly.instantiateStreaming(fetch('stacks.wasm'), go.importObject);
    await go.run(instance);
    return lines.join('\n');
  });
  assert.match(said, /^PASS$/m, said);
  assert.doesNotMatch(said, /FAIL|SKIP/);
  assert.ok(said.match(/^--- PASS: Test\w+Everywhere/gm).length >= 4, said);
  await context.close();
});

test('a panic of the page\'s own program tells function, file and line', async () => {
  const context = await all.browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(all.server.address);
  await page.waitForFunction(() => globalThis.runehallLink);
  await page.evaluate(() => { globalThis.runehallLink(); }).catch(() => {}); // its argument is missing
  await page.locator('#again').waitFor();
  const details = await page.locator('#details').innerText();
  assert.match(details, /panic: runtime error: index out of range \[0\] with length 0/);
  assert.match(details, /runehall\/internal\/cli\.shell\.func\d+\(/);
  const source = (await readFile(new URL('../../internal/cli/shell_js.go', import.meta.url), 'utf8')).split('\n');
  const line = 1 + source.findIndex((text) => text.includes('text := args[0].String()'));
  assert.match(details, new RegExp(`runehall/internal/cli/shell_js\\.go:${line} `));
  await context.close();
});
