// The engine's built-in shaders, made when the page is built (wasm/patch), draw what the engine's own compiler makes of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { patience, serve } from './chromium.mjs';
import { house } from './match.mjs';

const all = house();

// drawn resolves to what a build of wasm/patch/filters draws, by its names.
async function drawn(folder) {
  const server = await serve(fileURLToPath(new URL(`../../build/${folder}`, import.meta.url)));
  const context = await all.browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => globalThis.filtersDrawn, undefined, { timeout: patience });
    return new Map(await page.evaluate(() => Object.entries(globalThis.filtersDrawn).map(([name, pixels]) => [name, [...pixels]])));
  } finally {
    await context.close();
    await server.stop();
  }
}

test('every filter, address and colour matrix draws the same pixels', async () => {
  const [made, compiled] = [await drawn('web-filters'), await drawn('web-filters-plain')];
  assert.equal(made.size, 3 * 3 * 2 + 1);
  assert.deepEqual([...made.keys()], [...compiled.keys()]);
  const seen = new Set();
  for (const [name, pixels] of made) {
    const other = compiled.get(name);
    const at = pixels.findIndex((value, i) => value !== other[i]);
    assert.equal(at, -1, `${name}: byte ${at} is ${pixels[at]}, and ${other[at]} with the compiler`);
    seen.add(String(pixels));
  }
  assert.equal(seen.size, made.size, 'two shaders draw the same, so that one could be taken for the other');
});
