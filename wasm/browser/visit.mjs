// A first visit, as the server sees it.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { built, patience } from './chromium.mjs';
import { front } from './front.mjs';

// eachOnce opens the page in a browser that has never seen it, by a function that resolves to what ends that, waits until all of it is kept, and checks
// that the server was asked for each file once.
export async function eachOnce(t, open) {
  const server = await front({ watched: false, flags: ['-kept'] });
  t.after(() => server.stop());
  t.after(await open(server.address));
  let late;
  const never = new Promise((_, reject) => { late = setTimeout(() => reject(new Error(`the page is not kept; so far ${server.asked.size} files were asked for`)), patience); });
  await Promise.race([server.kept, never]);
  clearTimeout(late);
  const { asked } = server;
  assert.ok(asked.get('/runehall.wasm') && asked.get('/sw.js'), `the page was not asked for: ${[...asked.keys()]}`);
  const files = [...asked].filter(([path]) => existsSync(join(built, path))); // a browser may ask for what no page has, such as /favicon.ico
  assert.deepEqual(files.filter(([, times]) => times !== 1), [], 'files that were asked for more than once');
  t.diagnostic(`${files.length} files`);
}
