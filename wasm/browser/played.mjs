// What pages and the desktop program do together in a room, for tests: they play until something is so, and come to the same place.

import { setTimeout as sleep } from 'node:timers/promises';
import { wait } from './chromium.mjs';

// rests reports whether a table rests, with a line to its room.
export const rests = (r) => r.scene === 'table' && r.state.room === '' && !r.busy;

// asked resolves to a player whom the table asks for something and what it reports, or to results.
export async function asked(players) {
  for (const more = wait('asked for anything', () => told(players)); await more(); await sleep(20)) {
    for (const player of players) {
      const report = await player.game.probe();
      if (report?.scene === 'results') return { report };
      if (report?.scene === 'table' && report.state.room === '' && !report.state.over && player.wanted(report)) return { player, report };
    }
  }
  throw new Error(`the match does not go on: ${await told(players)}`);
}

// told resolves to what the pages report, for messages.
export const told = async (players) => (await Promise.all(players.map(async ({ game }) => JSON.stringify(await game.probe())))).join('\n');

// act has a player do what is asked. What is asked may be gone by then: another seat has answered, or a computer player moved.
export const act = ({ player, report }) => report.targets['recap.close'] ? player.press('recap.close') : player.act(report);

// play has pages make moves until there are so many, or results; and then until it is one seat's turn alone, so that the next move is made at once.
export async function play(players, moves) {
  for (let n = 0; n < 5000; n++) {
    const next = await asked(players);
    if (!next.player || next.report.state.moves >= moves && next.player.alone(next.report)) return;
    await act(next);
  }
  throw new Error(`the match does not end: ${await told(players)}`);
}

// same waits until all devices rest at the same place, and resolves to how many moves were made.
export async function same(games) {
  const reported = async () => JSON.stringify(await Promise.all(games.map((game) => game.probe())));
  for (const more = wait('at the same place', reported); await more(); await sleep(50)) {
    const reports = [];
    for (const game of games) reports.push(await game.until('at rest', rests));
    const [first, ...others] = reports.map((r) => r.state.moves);
    if (others.every((moves) => moves === first)) return first;
  }
  throw new Error(`the devices do not come to the same place: ${await reported()}`);
}
