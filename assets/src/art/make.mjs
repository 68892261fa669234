// Renders the packs in Chromium and writes them into assets/art: one WebP a sheet, and index.json with the places of the
// pictures and the hash of the sources that they were made from.

import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browse } from '../../../wasm/browser/chromium.mjs';
import { sourceHash } from './hash.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = fileURLToPath(new URL('../../fonts/', import.meta.url));
const out = fileURLToPath(new URL('../../art/', import.meta.url));
const quality = { plate: 72, sheet: 84 };
const types = { html: 'text/html', js: 'text/javascript', ttf: 'font/ttf' };

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  const file = path.startsWith('/fonts/') ? join(fonts, path.slice('/fonts/'.length)) : join(here, path);
  try {
    response.setHeader('Content-Type', types[file.split('.').at(-1)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((ready) => server.listen(0, 'localhost', ready));

const browser = await browse();
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`http://localhost:${server.address().port}/render.html`);
  await page.waitForFunction(() => window.rendered);
  for (const pack of process.argv.length > 2 ? process.argv.slice(2) : ['core', 'title', 'ritual', 'masters', 'stones', 'market', 'toss']) {
    const folder = join(out, pack);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const index = { sources: sourceHash(here), sheets: {} };
    for (const { file, png, pictures } of await page.evaluate((name) => window.rendered(name), pack)) {
      const name = `${file}.webp`;
      const encoder = spawnSync(
        'cwebp',
        [
          '-quiet',
          '-q',
          String(file === 'sheet' ? quality.sheet : quality.plate),
          '-m',
          '6',
          '-alpha_q',
          '90',
          '-o',
          join(folder, name),
          '--',
          '-',
        ],
        { input: Buffer.from(png, 'base64') },
      );
      if (encoder.status !== 0) throw new Error(`cwebp: ${encoder.stderr}`);
      index.sheets[name] = pictures;
    }
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index, null, 1) + '\n');
    console.log(`${pack}: ${Object.keys(index.sheets).join(', ')}`);
  }
} finally {
  await browser.close();
  server.close();
}
