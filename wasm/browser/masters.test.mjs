// The last moves of a match of Rune Masters in Chromium, by mouse, by finger, by
// keyboard and by gamepad: its art is fetched when its table is laid, and a page that is loaded
// anew comes back at the same move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './chromium.mjs';
import { first, rests, sit, unveil } from './match.mjs';
import { Button } from './pad.mjs';

const tiny = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// lay plays the last card, and resolves to the number of moves then.
async function lay(game, hand) {
  const { state } = await game.settle();
  if (hand === 'keyboard') {
    await game.press('Digit1');
    await game.press('Enter');
  } else if (hand === 'gamepad') {
    await game.use(hand, 'masters.card.0');
    await game.settle();
    await game.padPress(Button.confirm); // the card has found a place, and the focus is there
  } else {
    await game.use(hand, 'masters.card.0');
    for (let i = 0; i < 4; i++) {
      const { targets } = await game.settle();
      if (Object.keys(targets).some((name) => name.startsWith('masters.place.'))) break;
      await game.use(hand, 'masters.turn-right');
    }
    // On a slow machine a tap can last as long as a look at what lies there, which chooses nothing.
    for (let i = 0; i < 5 && !(await game.settle()).state['masters.draft']; i++) {
      await game.use(hand, await first(game, 'masters.place.'));
    }
    await game.use(hand, 'table.confirm');
  }
  const played = await game.until('a card more', (r) => rests(r) && r.state.moves === state.moves + 1);
  assert.equal(played.state['masters.asks'], 'cell');
  return played.state.moves;
}

// stand places the last master.
async function stand(game, hand) {
  if (hand === 'keyboard') {
    for (let i = 0; i < 30 && !(await game.probe()).state.focus?.startsWith('masters.cell.'); i++) await game.press('Tab');
    await game.press('Enter');
    await game.press('Enter');
  } else {
    await game.use(hand, await first(game, 'masters.cell.'));
    await game.use(hand, 'table.confirm');
  }
}

for (const hand of ['mouse', 'finger', 'keyboard', 'gamepad']) {
  test(`a match of Rune Masters ends by ${hand}`, async () => {
    const { game, art } = await sit({ browser, address: server.address, record: tiny, touch: hand === 'finger', pad: hand === 'gamepad' });
    assert.ok(art.some((path) => path.startsWith('/art/masters/')), `no art of the game among ${art}`);
    await unveil(game, hand);
    const moves = await lay(game, hand);
    if (hand === 'mouse') {
      await game.reload();
      await game.use(hand, 'title.continue.0');
      const { state } = await game.until('the same match', rests);
      assert.equal(state.moves, moves);
      assert.equal(state['masters.asks'], 'cell');
    }
    await stand(game, hand);
    const { state } = await game.until('the results', (r) => r.scene === 'results' && !r.busy);
    assert.equal(state.moves, moves + 1);
    assert.equal(state.game, 'masters');
    assert.deepEqual(game.errors, []);
    await game.close();
  });
}
