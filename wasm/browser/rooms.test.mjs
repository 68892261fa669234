// Whole matches in rooms: pages of Chromium play by finger, and the desktop program is the screen that all share. Each page is loaded anew; the line falls
// while a move is on its way; and the host is killed (-9) when it has stored a move and nobody knows that yet. Then computer players take the seats and play
// to the end, which every device sees.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse, patience } from './chromium.mjs';
import { Player as Masters } from './masters.mjs';
import { clerk, giveAway, Host, make, Screen, sit } from './party.mjs';

// silence is for how long the line is down, in ms.
const silence = 3_000;

const all = {};

before(async () => {
  all.host = await Host.start();
  all.browser = await browse();
});

after(async () => {
  await all.browser?.close();
  await all.host?.stop();
});

const rests = (r) => r.scene === 'table' && r.state.room === '' && !r.busy;

// asked resolves to a player whom the table asks for something and what it reports, or to results.
async function asked(players) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    for (const player of players) {
      const report = await player.game.probe();
      if (report?.scene === 'results') return { report };
      if (report && rests(report) && !report.state.over && (report.targets['question.nobody'] || report.state[`${player.id}.asks`])) return { player, report };
    }
  }
  throw new Error(`the match does not go on: ${JSON.stringify(await Promise.all(players.map((player) => player.game.probe())))}`);
}

// play has pages make moves until there are so many, or results.
async function play(players, moves) {
  for (let n = 0; n < 3000; n++) {
    const { player, report } = await asked(players);
    if (!player || report.state.moves >= moves) return;
    await player.act(report);
  }
  throw new Error(`the match does not end: ${JSON.stringify(await players[0].game.probe())}`);
}

// same waits until all devices rest at the same place, and resolves to how many moves were made.
async function same(games) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const reports = [];
    for (const game of games) reports.push(await game.until('at rest', rests));
    const [first, ...others] = reports.map((r) => r.state.moves);
    if (others.every((moves) => moves === first)) return first;
  }
  throw new Error(`the devices do not come to the same place: ${JSON.stringify(await Promise.all(games.map((game) => game.probe())))}`);
}

// send has a page make a move of which what is 'asked' or 'answered' gets lost on the way. What was answered was stored before.
async function send(host, players, what) {
  const { player } = await asked(players);
  host.lose(what);
  const stored = await host.stored();
  const sent = (r) => r.state.room === 'table.room.sent';
  for (let report; !sent(report = await player.game.until('at rest, or sent', (r) => rests(r) || sent(r)));) await player.act(report);
  for (const end = Date.now() + patience; what === 'answered' && await host.stored() === stored; await sleep(20)) {
    assert.ok(Date.now() < end, 'the host stores nothing');
  }
}

// party plays a match of a game in a room. Hands says that the pages are phones beside the screen that all share; otherwise each shows the whole table.
async function party(t, { id, Player, persons, hands }) {
  const { host, browser } = all;
  const page = await clerk(browser, host);
  t.after(() => page.close());
  const made = await make(page, { id, persons });
  const screen = hands && new Screen(`${host.address}#room=${made.room}&host=${made.host}`, host.folder);
  t.after(() => screen?.stop());
  const link = `#room=${made.room}&invite=${made.invite}${hands ? '&hand=1' : ''}`;
  const size = hands ? { width: 412, height: 915 } : { width: 640, height: 360 };
  const pages = [];
  for (let n = 0; n < persons; n++) pages.push(await sit({ t, browser, host, link, ...size }));
  const players = pages.map((game, n) => new Player(game, 'finger', 7 + n));
  const sits = (state) => Boolean(state[`${id}.asks`]); // whose turn it is, is asked
  for (const [seat, game] of pages.entries()) {
    const { state } = await game.until('at rest', rests);
    assert.equal(state.hand, hands && id !== 'toss', 'a phone is the hand of its seat beside a screen that all share, and a table otherwise');
    assert.equal(sits(state), state.seat === seat);
  }
  const devices = screen ? [...pages, screen] : pages;

  await play(players, 2);
  for (const [seat, game] of pages.entries()) {
    const moves = await same(devices);
    await game.reload();
    const { state } = await game.until('at the same table', (r) => rests(r) && r.state.moves === moves);
    assert.equal(state.game, id);
    assert.equal(sits(state), state.seat === seat, 'a page that is loaded anew has its seat again');
  }
  await play(players, 3);

  const down = async () => { for (const device of devices) await device.until('without a line', (r) => r.state.room === 'table.room.moment'); };
  let before = await same(devices);
  await send(host, players, 'asked');
  host.fall();
  await down();
  await sleep(silence);
  host.rise();
  assert.equal(await same(devices), before + 1, 'a move that has not reached the host is lost, or made twice');

  before = await same(devices);
  await send(host, players, 'answered');
  await host.kill();
  await down();
  host.fall();
  await host.again();
  host.rise();
  assert.equal(await same(devices), before + 1, 'a move of a host that was killed is lost, or made twice');
  await play(players, before + 2);

  await giveAway(page, made, pages.map((_, seat) => seat));
  const results = [];
  for (const device of devices) results.push((await device.until('results', (r) => r.scene === 'results' && !r.busy)).state);
  const points = (state) => Array.from({ length: persons }, (_, seat) => state[`points.${seat}`]);
  assert.ok(points(results[0]).every(Number.isInteger), 'no points');
  for (const state of results) assert.deepEqual([state.moves, ...points(state)], [results[0].moves, ...points(results[0])], 'all see the same end');
  for (const game of pages) assert.deepEqual(game.errors, []);
  t.diagnostic(`${results[0].moves} moves, ${before + 1} of them before the host was killed; points ${points(results[0])}`);
}

for (const { persons, hands, ...of } of [
  { id: 'masters', Player: Masters, persons: 2, hands: true },
]) {
  test(`${of.id} in a room: ${persons} pages, ${hands ? 'hands beside a shared screen' : 'all apart'}`, (t) => party(t, { ...of, persons, hands }));
}
