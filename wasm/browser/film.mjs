// Measures what the silent film costs that keeps the screen on over plain http: `node wasm/browser/film.mjs [SECONDS]` prints the processor seconds
// of all processes of Chromium for a table at rest, with the film and without it, in turns. It needs what the tests of the page need: a page in
// build/web, build/serve, and npm's packages.

import { setTimeout as sleep } from 'node:timers/promises';
import { browse, serve } from './chromium.mjs';
import { Game, profile } from './game.mjs';
import { rests } from './match.mjs';

const seconds = Number(process.argv[2] ?? 60);
const turns = 3;

// spent returns the processor seconds that all processes of a browser have used.
async function spent(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const server = await serve();
const rows = { with: [], without: [] };
for (let turn = 0; turn < turns; turn++) {
  for (const film of [true, false]) {
    const browser = await browse();
    const session = await browser.newBrowserCDPSession();
    const context = await profile(browser, { viewport: { width: 412, height: 915 } });
    // Both have no lock; without the film the browser plays no films at all.
    await context.addInitScript((plays) => {
      delete Navigator.prototype.wakeLock;
      if (!plays) HTMLMediaElement.prototype.canPlayType = () => '';
    }, film);
    const game = await Game.open({ t: { after() {} }, browser, address: server.address, context, flags: { seed: 7 } });
    await game.click('title.play');
    await game.click('setup.begin');
    await game.until('the table', rests);
    await sleep(5000);
    if (await game.page.evaluate(() => [...document.querySelectorAll('video')].filter((v) => !v.paused).length) !== Number(film)) throw new Error('the film is not as it should be');
    const before = await spent(session);
    await sleep(1000 * seconds);
    rows[film ? 'with' : 'without'].push(await spent(session) - before);
    await browser.close();
  }
}
await server.stop();
for (const [what, list] of Object.entries(rows)) {
  console.log(`${what} the film`.padEnd(20), list.map((s) => s.toFixed(2)).join(' '), `processor seconds in ${seconds} s`);
}
