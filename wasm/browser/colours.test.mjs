// The pictures in Chromium have the colours that they have on the desktop, within 2 of 255: both are held to the same files.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { browse, serve } from './chromium.mjs';

const known = (name) => JSON.parse(readFileSync(new URL(`../../assets/art/testdata/${name}.json`, import.meta.url), 'utf8'));

let server, browser, page;
before(async () => {
  server = await serve();
  browser = await browse();
  page = await browser.newPage({ bypassCSP: true }); // pictures are looked at as data too, which the page itself never fetches
  await page.goto(new URL('style.css', server.address).href); // an address of the same origin that starts nothing
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// look decodes the picture at an address as assets/art does it in the browser, and resolves to its pixels at some points: left,
// top, and red, green, blue and alpha, premultiplied.
function look(address, points) {
  return page.evaluate(async ([address, points]) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return points.map(([x, y]) => {
      const [r, g, b, a] = context.getImageData(x, y, 1, 1).data;
      return [x, y, ...[r, g, b].map((v) => Math.round(v * a / 255)), a];
    });
  }, [address, points]);
}

async function compare(name, address, want) {
  const got = await look(address, want);
  got.forEach((pixel, i) => {
    const apart = Math.max(...pixel.map((v, k) => Math.abs(v - want[i][k])));
    assert.ok(apart <= 2, `${name} shows ${pixel}, and not ${want[i]}`);
  });
}

test('flat colours are those that the pictures were made of', async () => {
  for (const [i, { data, pixels }] of known('flat').entries()) {
    await compare(`picture ${i}`, `data:image/webp;base64,${data}`, pixels);
  }
});

test('every sheet has the colours of the desktop', async () => {
  const sheets = Object.entries(known('sheets'));
  assert.ok(sheets.length > 0);
  for (const [file, pixels] of sheets) await compare(file, new URL(`art/${file}`, server.address).href, pixels);
});
