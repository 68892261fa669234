// The last turn of a match of Menhirs in Chromium, by gamepad, and with RUNEHALL_WHOLE by every device: two cards are used step by
// step, and a page that is loaded anew in the midst of that comes back at the same step.

import { endings, house, step, wholes } from './match.mjs';
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

endings(all, { id: 'stones', name: 'Menhirs', asked: 'ability', hand: 'gamepad', begin: use, end: finish });

wholes(all, { id: 'stones', name: 'Menhirs', Player, options: ['throne.45'], tables: [['mouse', 2], ['finger', 3], ['mouse', 4]] });
