// A first visit, as the server sees it.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, patience } from './chromium.mjs';
import { front } from './front.mjs';

// own returns the paths of what the browser shows of the page by itself, such as its icon: it asks for them whenever it likes, and in its own way.
function own() {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  return [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)".*? href="(.*?)"/g)].map(([, path]) => `/${path}`);
}

// eachOnce opens the page in a browser that has never seen it, by a function that resolves to what ends that, waits until all of it is kept, and checks
// that the server was asked for each file of it once.
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
  const others = own();
  const files = [...asked].filter(([path]) => existsSync(join(built, path)) && !others.includes(path)); // a browser may ask for /favicon.ico, too
  assert.deepEqual(files.filter(([, times]) => times !== 1), [], 'files that were asked for more than once');
  t.diagnostic(`${files.length} files`);
}
