// The last round of a match of Rune Toss in Chromium, by mouse, and by five fingers at once; with RUNEHALL_WHOLE one for each way to snatch,
// by keyboard and by gamepad too.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { house, sit, wholes } from './match.mjs';
import { music } from './sounds.mjs';
import { Player } from './toss.mjs';

const all = house();

// tiny opens a match that is kept with its last round to play.
const tiny = (t, name, options) => sit({
  t, record: fileURLToPath(new URL(`../../scenes/toss/testdata/${name}.record`, import.meta.url)),
  browser: all.browser, address: all.server.address, ...options,
});

// end plays to the results.
async function end(player) {
  const { game } = player;
  for (let n = 0; await player.step(); n++) assert.ok(n < 60, `it does not end: ${JSON.stringify(await game.probe())}`);
  const { state } = await game.settle();
  assert.equal(state.game, 'toss');
  assert.deepEqual(game.errors, []);
  return state;
}

for (const [name, hand] of [['tiny', 'mouse'], ['tiny-calm', 'keyboard'], ['tiny-ghost', 'gamepad']]) {
  test(`a match of Rune Toss (${name}) ends by ${hand}`, { skip: hand !== 'mouse' && !process.env.RUNEHALL_WHOLE }, async (t) => {
    const { game, art } = await tiny(t, name, { pad: hand === 'gamepad' });
    assert.ok(art.some((path) => path.startsWith('/art/toss/')), `no art of the game among ${art}`);
    const player = new Player(game, hand, 1);
    const { state: { moves } } = await game.settle();
    if (name === 'tiny') {
      await game.until('a throw', (r) => r.state['toss.mode'] === 'throwing');
      for (let n = 0; (await game.probe()).state['toss.mode'] === 'throwing' && n < 9; n++) await player.step();
      await game.until('a clock', (r) => r.state.tick > 0);
      while (!((await music(game))?.back < .5)) await sleep(50); // it steps back while hands snatch
      await game.reload();
      await game.until('the clock again', (r) => r.state.tick > 0);
    }
    const results = await end(player);
    assert.ok(results.moves > moves, `${results.moves} moves, ${moves} before the last round`);
  });
}

// snatching resolves to the report of a board on which hands snatch.
const snatching = (game) => game.until('a clock', (r) => r.state.tick > 0 && r.targets['toss.tray.4']);

// grab lets five fingers touch runes in one tick, two of them the same, and bring them home. It resolves to how many each seat has got.
async function grab(game, fingers) {
  const { targets } = await snatching(game);
  const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
  const runes = Object.keys(targets).filter((name) => name.startsWith('toss.rune.') && name !== 'toss.rune.48').sort().slice(0, 4);
  runes.push(runes[0]);
  await game.carry(fingers.map((finger, seat) => {
    const [x, y, width, height] = targets[`toss.tray.${seat}`];
    return [finger, middle(targets[runes[seat]]), [seat === 0 ? x + 6 : x + width - 6, y + height / 2]];
  }));
  return (await game.until('runes at home', ({ state }) => state['toss.got'].reduce((a, b) => a + b) >= 4)).state['toss.got'];
}

// stray lets touches be nobody's: one that is let go elsewhere, one that the platform takes away, and one whose number is another finger's
// before a frame has seen that.
async function stray(game) {
  const { targets } = await snatching(game);
  const [rune] = Object.keys(targets).filter((name) => name.startsWith('toss.rune.') && name !== 'toss.rune.48').sort();
  const [[x, y], [homeX, homeY]] = [targets[rune], targets['toss.tray.1']].map(([x, y, width, height]) => [x + width / 2, y + height / 2]);
  await game.carry([[0, [x, y], [x + 20, y + 20]]]);
  await game.steer(0);
  await game.put(1, x, y);
  await game.steer(1);
  await game.cancel();
  await game.steer(1);
  await game.put(1, x, y);
  await game.steer(1);
  await game.lift(1);
  await game.put(1, homeX, homeY);
  await game.steer(1);
  await game.lift(1);
  await game.steer(2);
  await game.steer();
  return (await game.probe()).state['toss.got'];
}

test('five fingers of Rune Toss touch in one tick', async (t) => {
  const { game } = await tiny(t, 'tiny-fingers', { touch: true });
  assert.deepEqual(await stray(game), [0, 0, 0, 0, 0]);
  const got = await grab(game, [0, 1, 2, 3, 4]);
  assert.equal(got[0] + got[4], 1, 'two have got one rune');
  await game.reload(); // what was snatched counts no more: the runes lie as they fell
  assert.deepEqual((await snatching(game)).state['toss.got'], [0, 0, 0, 0, 0]);
  assert.deepEqual(await grab(game, [9, 7, 3, 2, 1]), got);
  for (let n = 0; n < 9 && (await game.probe()).state['toss.mode'] === 'snatching'; n++) await game.useNow('finger', 'table.confirm'); // done
  await end(new Player(game, 'finger', 1));
});

// Each way to snatch with each number of seats. In a ghost race two persons take turns behind the curtain.
const tables = [];
for (const seats of [2, 3, 4, 5]) {
  const [one, other] = seats % 2 ? ['finger', 'mouse'] : ['mouse', 'finger'];
  tables.push([one, seats, ['way.snatch']], [other, seats, ['way.calm']], [one, seats, ['way.ghost'], 2]);
}
wholes(all, { id: 'toss', name: 'Rune Toss', Player, tables });
