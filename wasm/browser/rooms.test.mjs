// One match of Rune Masters in a room: two pages of Chromium play it, and a desktop program watches, at a host that is `runehall serve`. Each page
// is loaded anew once, and the host is killed and started again. RUNEHALL_PROGRAM names the program; a desktop needs a display (DISPLAY).

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, built } from './chromium.mjs';
import { Game } from './game.mjs';
import { lay, stand } from './masters.mjs';

const program = process.env.RUNEHALL_PROGRAM ?? fileURLToPath(new URL('../../build/runehall', import.meta.url));
const all = {};

// host starts the host of rooms at a port, or at any free one, and resolves to its address and a function that kills it.
async function host(listen = '127.0.0.1:0') {
  const server = spawn(program, ['serve', '--listen', listen, '--data', all.folder, '--pace', '100ms', built], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill('SIGKILL'));
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('exit', (code) => reject(new Error(`the host ended with code ${code}`)));
  });
  const kill = () => new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGKILL');
  });
  return { address, kill };
}

// make has a page ask the host for a room, and resolves to its secrets.
const make = (page, seats) => page.evaluate((seats) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rooms`, 'runehall.rooms.1');
  socket.onopen = () => socket.send(JSON.stringify({ say: 'make', make: { game: 'masters', seats } }));
  socket.onmessage = ({ data }) => {
    socket.close();
    const { made } = JSON.parse(data);
    if (made) resolve(made); else reject(new Error(data));
  };
  socket.onerror = () => reject(new Error('no line to the host'));
}), seats);

// watch starts the desktop program at a room, and resolves to a function that returns its last report, and one that ends it.
function watch(link) {
  const desktop = spawn(program, ['--room', link, '--probe', '--silent', '--data', join(all.folder, 'desktop')], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => desktop.kill());
  const lines = [];
  let last;
  createInterface({ input: desktop.stderr }).on('line', (line) => {
    if (line.startsWith('{')) last = JSON.parse(line); else lines.push(line);
  });
  return { report: () => last, said: () => lines.join('\n'), stop: () => desktop.kill() };
}

before(async () => {
  all.folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  all.host = await host();
  all.browser = await browse();
});

after(async () => {
  await all.browser?.close();
  await all.host?.kill();
  await rm(all.folder, { recursive: true, force: true });
});

test('two pages and a desktop play a match in a room', async (t) => {
  const { address } = all.host;
  const open = (fragment = '') => Game.open({ t, browser: all.browser, address, width: 640, height: 360, fragment });
  const seat = (colour, emblem) => ({ driver: 'person', colour, emblem, name: colour });
  const maker = await open();
  const { room, invite } = await make(maker.page, [seat('amber', 'circle'), seat('sky', 'diamond')]);
  await maker.close();
  const games = [await open(`#room=${room}&invite=${invite}`), await open(`#room=${room}&invite=${invite}`)];
  for (const game of games) {
    await game.until('a table, or a seat to choose', (r) => r.scene !== 'title' && !r.busy);
    assert.equal(await game.page.evaluate(() => location.hash), '', 'the secret stays in the address');
  }
  for (const game of games) {
    const { scene, targets } = await game.settle();
    if (scene !== 'table') await game.click(Object.keys(targets).sort().find((name) => /^join\.seat\.\d$|^join\.sit/.test(name)));
    await game.until('the table', (r) => r.scene === 'table' && !r.busy);
  }
  const desktop = process.env.DISPLAY ? watch(`${address}#room=${room}`) : undefined;
  t.after(() => desktop?.stop());

  let moves = 0;
  for (let n = 0; n < 400; n++) {
    const reports = await Promise.all(games.map((game) => game.settle()));
    if (reports.every((r) => r.scene === 'results')) break;
    const turn = games.findIndex((_, i) => reports[i].scene === 'table' && ['card', 'cell'].includes(reports[i].state['masters.asks']));
    if (turn < 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    const game = games[turn];
    if (moves === 3 || moves === 6) {
      await game.reload();
      await game.until('the same table', (r) => r.scene === 'table' && !r.busy);
    }
    if (moves === 4) {
      await all.host.kill();
      await game.until('no line', (r) => r.state.room === 'table.room.moment');
      all.host = await host(new URL(address).host);
      await game.until('a line again', (r) => r.state.room === '');
    }
    const { state } = await game.settle();
    await (state['masters.asks'] === 'card' ? lay : stand)(game, 'keyboard');
    await game.until('the move', (r) => r.scene === 'results' || r.state.moves > state.moves && r.state.room === '');
    moves++;
  }
  const results = await Promise.all(games.map((game) => game.until('results', (r) => r.scene === 'results')));
  assert.deepEqual(results[0].state['points.0'], results[1].state['points.0']);
  for (const game of games) assert.deepEqual(game.errors, []);
  if (desktop) {
    for (let n = 0; n < 600 && desktop.report()?.scene !== 'results'; n++) await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(desktop.report()?.scene, 'results', desktop.said());
    assert.equal(desktop.report().state['points.0'], results[0].state['points.0']);
  }
  t.diagnostic(`${moves} moves; a desktop watched: ${Boolean(desktop)}`);
});
