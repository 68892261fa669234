// The last turn of a match of Rune Market in Chromium, by keyboard, and with RUNEHALL_WHOLE by every device: interest is taken, and the last
// rune bought; a page that is loaded anew between the two comes back at the same step.

import { Player } from './market.mjs';
import { endings, house, step, wholes } from './match.mjs';

// bear takes the interest that is proposed.
const bear = (game, hand) => game.confirm(hand);

// buy lets the bay propose cards for the last rune, and buys it.
async function buy(game, hand) {
  for (let i = 0; i < 6; i++) {
    const on = await step(game, hand, async () => {
      await game.use(hand, 'market.bay.red');
      await game.settle();
      await game.confirm(hand);
    });
    if (!on) break;
  }
}

const all = house();
endings(all, { id: 'market', name: 'Rune Market', asked: 'turn', hand: 'keyboard', hides: true, begin: bear, end: buy });

wholes(all, { id: 'market', name: 'Rune Market', Player, tables: [['mouse', 2], ['finger', 3], ['mouse', 4], ['finger', 5]] });
