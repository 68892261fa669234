// The last turn of a match of Rune Stones in Chromium, by mouse, by finger, by keyboard and by gamepad: two cards are used step by
// step, and a page that is loaded anew in the midst of that comes back at the same step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { endings, house, setUp, step } from './match.mjs';
import { Player } from './stones.mjs';

// use uses the abilities of two cards.
async function use(game, hand) {
  const player = new Player(game, hand, 1);
  for (const name of ['stones.tab.use', 'stones.hand.0', 'stones.hand.2']) await player.press(name);
  await game.confirm(hand);
}

// finish does what the table asks for until there are results.
async function finish(game, hand) {
  const player = new Player(game, hand, 1);
  for (let i = 0; i < 40 && await step(game, hand, (report) => player.act(report)); i++);
}

const all = house();

endings(all, { id: 'stones', name: 'Rune Stones', asked: 'ability', begin: use, end: finish });

// Whole matches, which take minutes: RUNEHALL_WHOLE names a folder in which their records are left.
const folder = process.env.RUNEHALL_WHOLE;
for (const [hand, persons, seats] of [['mouse', 1, 2], ['finger', 1, 3], ['mouse', 1, 4]]) {
  test(`a match of Rune Stones with ${seats} seats is played from its first move by ${hand}`, { skip: !folder }, async (t) => {
    const game = await Game.open({ t, browser: all.browser, address: all.server.address, width: 1280, height: 900, flags: { seed: 7 + seats }, touch: hand === 'finger' });
    await setUp(game, hand, { id: 'stones', persons, seats, options: ['throne.45'] });
    await game.page.setViewportSize({ width: 640, height: 360 }); // which is drawn sooner
    await game.until('a smaller table', (r) => r.scene === 'table' && r.size[0] === 640);
    const player = new Player(game, hand, seats);
    let steps = 0;
    for (; await step(game, hand, (report) => player.act(report)); steps++) assert.ok(steps < 1500, `the match does not end: ${JSON.stringify(await game.probe())}`);
    const { state } = await game.settle();
    t.diagnostic(`${steps} steps, ${state.moves} moves, points ${Array.from({ length: seats }, (_, seat) => state[`points.${seat}`])}`);
    assert.ok(Array.from({ length: seats }, (_, seat) => state[`rank.${seat}`]).includes(1));
    await game.use(hand, 'results.back');
    await game.use(hand, 'table.pause');
    await game.use(hand, 'pause.export');
    const download = game.page.waitForEvent('download');
    await game.use(hand, 'dialog.ok');
    await (await download).saveAs(`${folder}/stones-${seats}.runehall`);
    assert.deepEqual(game.errors, []);
  });
}
