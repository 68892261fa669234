// The title that the page shows by itself while the program comes: it is there before that, says the program's words, lies where the program's
// does, and what is pressed on it happens.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Game, profile } from './game.mjs';
import { house, rests } from './match.mjs';
import { patience, whole } from './chromium.mjs';

const all = house(whole); // whose letters are as wide as people's

// hold has the program wait for what it returns to be called: with nothing it comes, with 'abort' it never does.
async function hold(context) {
  let release;
  const released = new Promise((resolve) => { release = resolve; });
  await context.route('**/runehall.wasm', async (route) => {
    if (await released === 'abort') await route.abort();
    else await route.continue();
  });
  return release;
}

// open opens a page without its program.
async function open(t, options) {
  const context = await all.browser.newContext(options);
  t.after(() => context.close());
  const release = await hold(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${all.server.address}?probe`);
  return { context, page, release, errors, requests };
}

// seen waits until the title is there with its pictures. No animation frame is waited for: the page may hold them back.
const seen = (page) => page.waitForFunction(() => performance.getEntriesByName('page title').length > 0, undefined, { polling: 30 });

// words returns what is to be read on the title in a language, as the program has it. On an upright phone what opens a match is in the program's list.
function words(language, upright) {
  const messages = JSON.parse(readFileSync(new URL(`../../assets/lang/${language}/scenes.json`, import.meta.url), 'utf8'));
  const games = ['ritual', 'masters', 'stones', 'toss', 'market'];
  return { line: messages['title.line'], games: games.map((id) => [messages[`game.${id}`], messages[`title.${id}`]]), buttons: [...upright ? [] : ['open'], 'settings', 'play'].map((id) => messages[`title.${id}`]) };
}

// places returns where the buttons lie, by the names that the program has for them.
const places = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#title button')].map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const { wish } = button.dataset;
  return [['open', 'learn', 'settings', 'play'].includes(wish) ? `title.${wish}` : `title.game.${wish}`, [x, y, width, height]];
})));

// same checks that buttons lie where the program has them. On the ledge each width moves all buttons left of it, and letters are measured a little
// differently by a browser: there what counts is how far a button is from where its neighbours put it.
function same(mine, targets, what) {
  const ledge = ['open', 'settings', 'learn', 'play'].map((id) => `title.${id}`).filter((name) => mine[name]);
  assert.ok(ledge.length >= 3);
  assert.equal(Object.keys(mine).length, 5 + ledge.length);
  for (const [name, [x, y, w, h]] of Object.entries(mine)) {
    const there = targets[name];
    const right = ledge[ledge.indexOf(name) + 1];
    const off = ledge.includes(name) && right !== undefined
      ? [(x + w - mine[right][0]) - (there[0] + there[2] - targets[right][0]), y - there[1], w - there[2], h - there[3]]
      : [x, y, w, h].map((v, i) => v - there[i]);
    assert.ok(off.every((v) => Math.abs(v) < 1.5), `${what}: ${name} lies at ${[x, y, w, h]}, and then at ${there}`);
  }
}

for (const [locale, width, height] of [['en-GB', 412, 915], ['de', 360, 640], ['fr-CA', 915, 412], ['uk', 1440, 900]]) {
  test(`the title is there before the program, in its words: ${locale}`, async (t) => {
    const { page, release, errors } = await open(t, { locale, viewport: { width, height } });
    await seen(page);
    const want = words(locale.slice(0, 2), height > width);
    for (const [name, line] of want.games) {
      const button = page.getByRole('button', { name, exact: true });
      assert.equal(await button.isEnabled(), true);
      if (await button.getByText(line).count() === 0) assert.ok(width < 400 || height < 450, `${name} says nothing`);
    }
    for (const name of want.buttons) await page.getByRole('button', { name, exact: true }).click({ trial: true });
    await page.getByText(want.line, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'RUNEHALL', exact: true }).waitFor();
    const outside = Object.entries(await places(page)).filter(([, [x, y, w, h]]) => x < 0 || y < 0 || x + w > width || y + h > height);
    assert.deepEqual(outside, []);
    const bare = await page.evaluate(() => [...document.querySelectorAll('#title .hall, #title .picture')].filter(({ style }) => !style.backgroundImage).length);
    assert.equal(bare, 0, 'pictures are missing');
    release('abort');
    await page.locator('#again').waitFor();
    assert.match(await page.locator('#message').innerText(), /[?]$/); // whether the connection is there
    assert.equal(await page.locator('#title').count(), 0);
    assert.deepEqual(errors, []);
  });
}

test('what was pressed last is remembered, and opens with the program', async (t) => {
  const { page, release, errors } = await open(t, { locale: 'de', viewport: { width: 915, height: 412 }, hasTouch: true });
  await page.getByRole('button', { name: 'Runenmeister' }).tap();
  await page.getByRole('button', { name: 'Runenwurf' }).press('Enter');
  assert.equal(await page.locator('#message').innerText(), 'Runenwurf: öffnet sich, sobald das Spiel da ist');
  assert.deepEqual(await page.locator('#title [aria-pressed=true]').evaluateAll((list) => list.map(({ dataset }) => dataset.wish)), ['toss']);
  release();
  const opened = await page.waitForFunction(() => {
    const { scene, busy, state } = JSON.parse(window.runehallProbe ?? '{}');
    return scene === 'setup' && !busy && state.game;
  }, undefined, { polling: 30 });
  assert.equal(await opened.jsonValue(), 'toss');
  await page.waitForFunction(() => !document.getElementById('title'), undefined, { polling: 30 });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'CANVAS');
  assert.equal(await page.locator('#loading').isVisible(), false);
  assert.deepEqual(errors, []);
});

test('the program takes over where the page has put things, and a match that goes on has no title before it', async (t) => {
  const context = await profile(all.browser, { width: 412, height: 915 });
  const release = await hold(context);
  const coming = context.waitForEvent('page');
  const opening = Game.open({ t, browser: all.browser, address: all.server.address, context });
  const page = await coming;
  const requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await seen(page);
  const first = await places(page);
  const others = new Map(); // a title each of another shape
  for (const [width, height] of [[1440, 900], [915, 412]]) {
    const before = await page.evaluate(() => document.querySelector('#title [data-wish=play]').getBoundingClientRect().right);
    await page.setViewportSize({ width, height });
    await page.waitForFunction((before) => document.querySelector('#title [data-wish=play]').getBoundingClientRect().right !== before,
      before, { polling: 30 }); // it is laid out anew a moment later
    others.set([width, height], await places(page));
  }
  await page.setViewportSize({ width: 412, height: 915 });
  release();
  const game = await opening;
  const { targets } = await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  same(first, targets, 'at first');
  for (const [[width, height], mine] of others) {
    await page.setViewportSize({ width, height });
    const { targets } = await game.until('another size', (r) => r.size[0] === width && r.scene === 'title' && !r.busy);
    same(mine, targets, `${width}×${height}`);
  }
  await page.setViewportSize({ width: 412, height: 915 });
  await game.until('the first size', (r) => r.size[0] === 412 && !r.busy);
  // It is told that its pictures are there even if nothing moves any more when the last of them comes.
  await page.waitForFunction(() => performance.getEntriesByName('whole picture').length > 0, undefined, { polling: 30 });
  const art = requests.filter((path) => path.startsWith('/art/'));
  assert.deepEqual(art, [...new Set(art)], 'fetched twice');
  const letters = requests.filter((path) => path.startsWith('/font/'));
  assert.deepEqual(letters.toSorted(), ['AlegreyaSans-Bold', 'AlegreyaSans-Regular', 'Display-Regular'].map((name) => `/font/${name}.ttf`), 'for the page and the program');
  for (const file of ['/art/title/hall.portrait.webp', '/art/title/sheet.webp', '/art/core/ledge.webp']) assert.ok(art.includes(file), file);
  assert.equal(await page.locator('#title').count(), 0);

  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);
  assert.equal((await game.reload()).scene, 'table');
  assert.equal(await page.evaluate(() => performance.getEntriesByName('page title').length), 0);
  await game.click('table.back');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);

  // With a match to go on with, whose place is kept free. The title reads what is stored after it has come.
  await page.waitForFunction(() => localStorage.getItem('runehall.goon') === '1', undefined, { polling: 30 });
  await page.reload();
  await seen(page);
  const again = await places(page);
  assert.equal(await page.locator('#title button[aria-label="New match"]').count(), 1);
  same(again, (await game.until('the title', (r) => r.scene === 'title' && !r.busy)).targets, 'with a match');
  assert.ok(again['title.game.ritual'][1] > first['title.game.ritual'][1] + 40);
  assert.deepEqual(game.errors, []);
});
