// Measures for make bench what frames take in Chromium while computer players think: matches between two of a level, of each game.

import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { browse, serve, whole } from './chromium.mjs';
import { Game } from './game.mjs';

const games = ['ritual', 'masters', 'stones', 'toss', 'market'];
const levels = ['novice', 'apprentice', 'adept', 'master2'];
const watched = 10_000; // ms
const frame = 1000 / 60;

const figure = (name, value, aim) => console.log(`${name.padEnd(46)} ${value.padStart(20)}   ${aim ?? ''}`);

// countSpans runs in the page before any of its scripts: window.runehallSpans has the ms that the program took of each frame.
function countSpans() {
  const request = window.requestAnimationFrame.bind(window);
  window.runehallSpans = [];
  window.requestAnimationFrame = (callback) => request((time) => {
    const begun = performance.now();
    callback(time);
    window.runehallSpans.push(performance.now() - begun);
  });
}

// among sets up a match of two computer players of a level, and resolves to the ms of its frames once it is no longer watched by the
// probe: only then do they think by the clock.
async function among(browser, address, id, level) {
  const game = await Game.open({ browser, address, flags: { seed: 7, silent: true } }); // small: a software renderer takes time for each pixel
  try {
    await game.click(`title.game.${id}`);
    if ((await game.settle()).scene === 'title') await game.click('title.play');
    await game.click('setup.seat.0.computer');
    for (const seat of [0, 1]) {
      await game.settle();
      if (seat > 0) await game.page.mouse.wheel(0, 400); // a game's own options push it below the edge
      for (let i = levels.indexOf(level); i > 0; i--) await game.click(`setup.seat.${seat}.stronger`);
    }
    await game.click('setup.begin');
    await game.until('the table', (report) => report.scene === 'table');
    await game.page.addInitScript(countSpans);
    await game.page.goto(`${address}?silent`); // comes back to its match
    await game.page.waitForFunction(() => window.runehallSpans?.length > 100);
    await game.page.evaluate(() => { window.runehallSpans.length = 0; });
    await sleep(watched);
    return await game.page.evaluate(() => window.runehallSpans);
  } finally {
    await game.close();
  }
}

const browser = await browse(whole);
const server = await serve(fileURLToPath(new URL('../../build/web', import.meta.url)));
try {
  console.log('\n== In Chromium, while computer players think; software rendering if there is no GPU');
  for (const id of games) {
    for (const level of [levels.at(0), levels.at(-1)]) {
      const spans = (await among(browser, server.address, id, level)).sort((a, b) => a - b);
      const within = (share) => `${spans[Math.min(spans.length - 1, Math.floor(share * spans.length))].toFixed(2)} ms`;
      figure(`${id}, two of level ${level}: half of all frames`, within(.5));
      figure('  99 % of them', within(.99));
      figure('  the longest', within(1));
      figure('  longer than a sixtieth of a second', `${spans.filter((ms) => ms > frame).length} of ${spans.length}`, 'aim 0');
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
