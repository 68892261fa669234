// The last moves of a match of Rituals in Chromium, by mouse, and with RUNEHALL_WHOLE by every device: the matches of the other games end by the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { house, sit, step } from './match.mjs';
import { lay } from './ritual.mjs';

const all = house();
const record = fileURLToPath(new URL('../../scenes/ritual/testdata/last.record', import.meta.url));

for (const hand of ['mouse', 'finger', 'keyboard', 'gamepad']) {
  test(`a match of Rituals ends by ${hand}`, { skip: hand !== 'mouse' && !process.env.RUNEHALL_WHOLE }, async (t) => {
    const { game, art } = await sit({ t, record, browser: all.browser, address: all.server.address, touch: hand === 'finger', pad: hand === 'gamepad' });
    assert.ok(art.some((path) => path.startsWith('/art/ritual/')), `no art of the game among ${art}`);
    const { state: { moves: before } } = await game.settle();
    for (let steps = 0; await step(game, hand, (report) => lay(game, hand, report)); steps++) {
      assert.ok(steps < 12, `the match does not end: ${JSON.stringify(await game.probe())}`);
    }
    const { state } = await game.until('the results', (r) => r.scene === 'results' && r.state.moves);
    assert.equal(state.game, 'ritual');
    assert.ok(state.moves > before + 1, `${state.moves} moves, ${before} before the last`);
    assert.deepEqual(game.errors, []);
  });
}
