// The last turn of a match of Rune Stones in Chromium, by mouse and by gamepad: two cards are used step by step, and a page that is loaded anew in the
// midst of that comes back at the same step.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './chromium.mjs';
import { rests, sit, unveil } from './match.mjs';

const tiny = fileURLToPath(new URL('../../scenes/stones/testdata/tiny.record', import.meta.url));

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// press activates a target. On a slow machine a tap can last as long as a look, which only explains: then it is tried again.
async function press(game, hand, name) {
  for (let i = 0; i < 8; i++) {
    await game.use(hand, name);
    let report = await game.settle();
    if (report.state['stones.sheet'] !== 'explain') return report;
    for (let n = 0; n < 8 && report.state['stones.sheet'] === 'explain'; n++) { // what closes it can be looked at too
      await game.use(hand, 'stones.close');
      report = await game.settle();
    }
  }
  throw new Error(`${name} is only explained: ${JSON.stringify(await game.probe())}`);
}

// step chooses a card or a gem, or leaves the ability out, and makes what the golden button says.
async function step(game, hand) {
  const report = await game.settle();
  if (report.scene !== 'table') return;
  if (report.targets['table.confirm']) return game.use(hand, 'table.confirm');
  const can = (report.state['stones.lit'] ?? []).find((name) => /^stones\.(choice|slot)\./.test(name));
  await press(game, hand, can ?? 'stones.act.leave');
}

// Finger and keyboard play in the real program: here, on a busy machine, every touch of the finger lasts as long as a look.
for (const hand of ['mouse', 'gamepad']) {
  test(`a match of Rune Stones ends by ${hand}`, async () => {
    const { game, art } = await sit({ browser, address: server.address, record: tiny, pad: hand === 'gamepad' });
    assert.ok(art.some((path) => path.startsWith('/art/stones/')), `no art of the game among ${art}`);
    await unveil(game, hand);
    const { state: { moves } } = await press(game, hand, 'stones.tab.use');
    await press(game, hand, 'stones.hand.0');
    await press(game, hand, 'stones.hand.2');
    await game.use(hand, 'table.confirm');
    const used = await game.until('cards in use', (r) => rests(r) && r.state.moves > moves);
    assert.equal(used.state['stones.asks'], 'ability');
    if (hand === 'mouse') {
      await game.reload();
      await game.use(hand, 'title.continue.0');
      const { state } = await game.until('the same match', rests);
      assert.equal(state.moves, used.state.moves);
      assert.equal(state['stones.asks'], 'ability');
    }
    for (let i = 0; i < 30 && (await game.settle()).scene === 'table'; i++) await step(game, hand);
    const { state } = await game.until('the results', (r) => r.scene === 'results' && !r.busy);
    assert.ok(state.moves >= used.state.moves + 2, `${state.moves} moves, ${used.state.moves} when cards were used`);
    assert.equal(state.game, 'stones');
    assert.deepEqual(game.errors, []);
    await game.close();
  });
}
