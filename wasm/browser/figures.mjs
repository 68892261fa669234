// Measures the browser build for make bench, beside that of an empty Ebitengine
// program, in turns and in the same run: the first frame, the download, further visits, a press on the page's own title, and an idle board.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { browse, browseAs, patience, serve, whole } from './chromium.mjs';
import { countDraws } from './draws.mjs';
import { Game } from './game.mjs';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const starts = 7;
const presses = 5;
const processes = 5;
const tenMegabit = 10e6 / 8; // bytes a second
const pictures = 7; // of the title: the hall, the name, and the tables of five games

const figure = (name, value, aim) => console.log(`${name.padEnd(46)} ${value.padStart(20)}   ${aim ?? ''}`);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

// watchTitle runs in the page before any of its scripts: runehallSeen says when which picture of the page's own title was on the screen.
function watchTitle() {
  window.runehallSeen = {};
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime, startTime } of list.getEntries()) window.runehallSeen[identifier] ??= renderTime || startTime;
  }).observe({ type: 'element', buffered: true });
}

// load opens a page in a new profile and resolves to the ms from the navigation to the
// first frame, and the files that were asked for until then. The game's frame
// is the first that shows a scene of the program. Of the title that the page shows before that by itself, title is the moment at which
// its last picture is on the screen (its buttons are there by then), and own are the files of which it is made: all that were asked for
// until then but the program, which comes beside it.
async function load(browser, address, isGame) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(countDraws);
  await page.addInitScript(watchTitle);
  await page.goto(isGame ? `${address}?probe` : address);
  await page.waitForFunction((which) => window.runehallDraws[which] !== undefined, isGame ? 'shown' : 'first', { timeout: patience });
  const draws = await page.evaluate(() => window.runehallDraws);
  const ms = isGame ? draws.shown : draws.first;
  const asked = (until) => page.evaluate((before) => ['/', ...performance.getEntriesByType('resource')
    .filter((entry) => entry.startTime < before && !entry.name.startsWith('blob:')).map((entry) => new URL(entry.name).pathname)], until);
  const files = new Set(await asked(ms));
  let title, own;
  if (isGame) {
    await page.waitForFunction((n) => Object.keys(window.runehallSeen).length >= n, pictures, { timeout: patience, polling: 50 });
    title = await page.evaluate(() => Math.max(...Object.values(window.runehallSeen)));
    own = new Set((await asked(title)).filter((path) => path !== '/runehall.wasm'));
  }
  await context.close();
  return { ms, files, title, own };
}

// pack lays the packed copy of a file beside it, which servers then send, and returns its size.
function pack(path) {
  const to = `${path}.br`;
  if (!existsSync(to)) {
    const plain = readFileSync(path);
    writeFileSync(to, brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }));
  }
  return statSync(to).size;
}

// packed returns the size of a build's files, each packed by brotli.
function packed(folder, files) {
  return [...files].reduce((bytes, path) => bytes + pack(`${build}${folder}${path === '/' ? '/index.html' : path}`), 0);
}

// pressed opens a page in a new profile over a line of so many bytes a second, presses Play on the page's own title as soon as that is
// there, and resolves to the ms from the press to the first picture of the set-up.
async function pressed(browser, address, line) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(countDraws);
  await page.addInitScript(() => {
    window.addEventListener('click', () => { window.runehallPressed ??= performance.now(); }, { capture: true });
    const original = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      if (window.runehallProbe?.includes('"scene":"setup"')) window.runehallAnswered ??= performance.now();
      return original.apply(this, args);
    };
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: line, uploadThroughput: line });
  await page.goto(`${address}?probe`);
  await page.locator('#title button[data-wish="play"]').click({ timeout: patience });
  await page.waitForFunction(() => window.runehallAnswered !== undefined, undefined, { timeout: patience, polling: 50 });
  const ms = await page.evaluate(() => window.runehallAnswered - window.runehallPressed);
  await context.close();
  return ms;
}

const desk = { viewport: { width: 1280, height: 720 } };

// shown resolves to the ms from the navigation to the program's first frame.
async function shown(page) {
  await page.waitForFunction(() => window.runehallDraws?.shown !== undefined, undefined, { timeout: patience });
  return page.evaluate(() => window.runehallDraws.shown);
}

// first opens the page for the first time, and resolves to it once the browser keeps it.
async function first(context, address) {
  const page = await context.newPage();
  await page.addInitScript(countDraws);
  await page.goto(`${address}?probe`);
  await shown(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

// again opens a page, waits until the browser keeps it, ends its server, and resolves to the ms from the navigation to the first
// frame of each of some further visits.
async function again(browser, visits) {
  const server = await serve(`${build}web`, '-kept');
  const context = await browser.newContext(desk);
  try {
    const page = await first(context, server.address);
    await server.stop();
    const times = [];
    while (times.length < visits) {
      await page.reload();
      times.push(await shown(page));
    }
    return times;
  } finally {
    await context.close();
    await server.stop();
  }
}

// anew does the same with visits each of which has a browser of its own: only what lies in the profile is left of the visit before.
async function anew(visits) {
  const server = await serve(`${build}web`, '-kept');
  const folder = mkdtempSync(join(tmpdir(), 'runehall-profile-'));
  const times = [];
  try {
    for (let visit = 0; visit <= visits; visit++) {
      const context = await browseAs(folder, desk);
      try {
        if (visit === 0) {
          await first(context, server.address);
          await server.stop();
          continue;
        }
        const page = await context.newPage();
        await page.addInitScript(countDraws);
        await page.goto(`${server.address}?probe`);
        times.push(await shown(page));
      } finally {
        await context.close();
      }
    }
    return times;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

// spent returns the processor seconds that all processes of a browser have used.
async function spent(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, process) => sum + process.cpuTime, 0);
}

const browser = await browse(whole);
const servers = { game: await serve(`${build}web`), plain: await serve(`${build}web-plain`), empty: await serve(`${build}web-empty`) };
try {
  console.log('\n== In Chromium, 1280×720; software rendering if there is no GPU');
  const times = { game: [], empty: [], title: [] };
  const files = {};
  for (let i = 0; i < starts; i++) {
    for (const which of ['empty', 'game']) {
      const loaded = await load(browser, servers[which].address, which === 'game');
      times[which].push(loaded.ms);
      files[which] = loaded.files;
      if (loaded.own) {
        files.title = loaded.own;
        times.title.push(loaded.title);
      }
    }
  }
  const ratio = (value, floor) => `${(value / floor).toFixed(2)} x`;
  figure('first frame, empty program', `${median(times.empty).toFixed(0)} ms`);
  figure('the page\'s title seen, and can be pressed', `${median(times.title).toFixed(0)} ms`);
  figure('  title / first frame of the empty program', ratio(median(times.title), median(times.empty)), 'aim 1.3 x');
  figure('the program\'s own first frame with the title', `${median(times.game).toFixed(0)} ms`);
  figure('  game / empty program', ratio(median(times.game), median(times.empty)), 'aim 1.2 x');

  figure('first frame, further visits without a server', `${median(await again(browser, starts)).toFixed(0)} ms`);
  const fresh = median(await anew(processes));
  figure('  in a new process of the browser', `${fresh.toFixed(0)} ms`);
  figure('  / the first visit', ratio(fresh, median(times.game)));

  const bytes = { game: packed('web', files.game), title: packed('web', files.title), empty: packed('web-empty', files.empty) };
  figure('download before the first frame, empty program', `${(bytes.empty / 1e6).toFixed(2)} MB`);
  figure('download for the page\'s title, brotli', `${(bytes.title / 1e6).toFixed(2)} MB`, 'beside which the program comes');
  figure('  title / empty program', ratio(bytes.title, bytes.empty), 'aim 1.4 x');
  figure('download before the program\'s first frame', `${(bytes.game / 1e6).toFixed(2)} MB`);
  figure('  game / empty program', ratio(bytes.game, bytes.empty), 'aim 1.9 x');
  figure('the program unpacked', `${(statSync(`${build}web/runehall.wasm`).size / 1e6).toFixed(1)} MB`, 'aim 24 MB');
  figure('  without trimming, and with a shader compiler', `${(statSync(`${build}web-plain/runehall.wasm`).size / 1e6).toFixed(1)} MB`);

  // Everything on the way to the set-up comes packed.
  for (const folder of ['web', 'web-plain']) packed(folder, files.game);
  const answers = { game: [], plain: [] };
  for (let i = 0; i < presses; i++) {
    for (const which of ['plain', 'game']) answers[which].push(await pressed(browser, servers[which].address, tenMegabit));
  }
  figure('a press at once on Play until the set-up, 10 Mbit/s', `${median(answers.game).toFixed(0)} ms`);
  figure('  / with a program that is not trimmed', ratio(median(answers.game), median(answers.plain)));

  const session = await browser.newBrowserCDPSession();
  for (const [flags, what, aim] of [[{ silent: true }, 'without sound', 'aim under 5 %'], [{}, 'music playing', 'aim under 8 %']]) {
    const game = await Game.open({ browser, address: servers.game.address, flags: { seed: 7, ...flags }, width: 1280, height: 720, density: 1 });
    await game.click('title.play');
    await game.click('setup.begin');
    await game.until('at rest on the board', (report) => report.scene === 'table' && !report.busy);
    await game.drawsIn(2000);
    const before = await spent(session);
    figure(`idle board, ${what}: draws in 10 s`, String(await game.drawsIn(10_000)), 'aim 0');
    figure('  share of a core, all processes', `${(10 * (await spent(session) - before)).toFixed(1)} %`, aim);
    await game.close();
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) await server.stop();
}
