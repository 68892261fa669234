// Matches as files in Chromium: a match under way is downloaded and opened again
// in another profile.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { browse, serve } from './chromium.mjs';
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

// choose opens a file through the title's button, with the mouse.
async function choose(game, path) {
  const dialog = game.page.waitForEvent('filechooser');
  await game.click('title.open');
  await game.click('open.file');
  await (await dialog).setFiles(path);
}

test('an exported match opens in another profile', async (t) => {
  const game = await Game.open({ browser, address: server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', (r) => r.scene === 'table' && !r.busy);
  const { state } = await game.probe();
  await game.click('table.pause');
  await game.click('pause.share');
  await game.click('dialog.ok');
  const download = game.page.waitForEvent('download');
  await game.click('share.file');
  const path = `${t.name.replaceAll(' ', '-')}.runehall`;
  const file = await download;
  assert.match(file.suggestedFilename(), /\.runehall$/);
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /ritual/);
  assert.deepEqual(game.errors, []);
  await game.close();

  const other = await Game.open({ browser, address: server.address });
  await choose(other, { name: path, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const again = await other.until('the same match', (r) => r.scene === 'table' && !r.busy);
  assert.equal(again.state.moves, state.moves);
  await other.close();
});

// A match of Rune Masters, as runehall link writes it.
const link = '#match=ATFCUwEWMzQyMzA0MTM2MTYzMzK2MDUwMbPgQg4gVEdBBQ2VUNSghBBUzEiJCxAAAP__IAHYAK1Z30vErhvq7lNrWddWRfZ_8SG1QeE';

test('a link opens its match, once', async () => {
  const game = await Game.open({ browser, address: server.address, fragment: link });
  const report = await game.until('the match', (r) => r.state.game === 'masters' && !r.busy);
  assert.equal(report.state.moves, 32);
  assert.equal(await game.page.evaluate(() => location.hash), '');
  assert.deepEqual(game.errors, []);

  // The same link in the address of the page that is open: at the title, and over what is open.
  const scene = (name) => game.until(name, (r) => r.scene === name && !r.busy);
  await game.click('offer.back');
  await scene('title');
  for (const under of ['title', 'settings']) {
    if (under !== 'title') await game.click(`title.${under}`);
    await scene(under);
    await game.page.evaluate((link) => { location.hash = link; }, link);
    assert.equal((await scene('offer')).state.moves, 32);
    assert.equal(await game.page.evaluate(() => location.hash), '');
    await game.page.evaluate(() => window.history.back());
    await scene('title');
  }
  assert.deepEqual(game.errors, []);
  await game.close();

  const long = await Game.open({ browser, address: server.address, fragment: `${link.slice(0, -1)}${'A'.repeat(20_000)}` });
  await long.until('an error', (r) => r.scene === 'error');
  assert.equal(await long.page.evaluate(() => location.hash), '');
  assert.deepEqual(long.errors, []);
  await long.close();

  const broken = await Game.open({ browser, address: server.address, fragment: link.slice(0, -9) });
  await broken.until('an error', (r) => r.scene === 'error');
  await broken.close();
});

test('a file that is no match says so and loses nothing', async () => {
  const game = await Game.open({ browser, address: server.address });
  for (const buffer of [Buffer.from('\x89PNG\r\n'), Buffer.alloc(0)]) {
    await choose(game, { name: 'picture.png', mimeType: 'image/png', buffer });
    await game.until('an error', (r) => r.scene === 'error');
    await game.click('error.home');
    await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  }
  assert.deepEqual(game.errors, []);
  await game.close();
});
