// Plays Rune Market in a page of Chromium, by what the page offers: runes are bought where they can be, and otherwise what is lit is
// chosen by chance until the golden button makes a move. It is the browser's counterpart of the guest in package scenes/market.

import { Guest } from './guest.mjs';
import { step } from './match.mjs';

// bear takes the interest that is proposed.
export const bear = (game, hand) => game.confirm(hand);

// buy lets the bay propose cards for the last rune, and buys it.
export async function buy(game, hand) {
  for (let i = 0; i < 6; i++) {
    const on = await step(game, hand, async () => {
      await game.use(hand, 'market.bay.red');
      await game.settle();
      await game.confirm(hand);
    });
    if (!on) break;
  }
}

export class Player extends Guest {
  constructor(game, hand, seed) {
    super(game, hand, seed, 'market');
  }

  // act does something on the board, given the table's report.
  async act({ targets, state: { 'market.asks': asks } }) {
    if (targets['question.nobody']) return this.press(targets['question.seat.0'] && this.below(3) > 0 ? 'question.seat.0' : 'question.nobody');
    if (asks === 'curtain') return this.press(targets['market.open-hand'] ? 'market.open-hand' : 'table.confirm');
    if (asks === '') return this.turn();
    if (asks === 'turn') await this.choice();
    else if (asks === 'take') await this.choose('market.their-');
    else if (asks === 'answer') await this.choose('market.hand.');
    else if (asks === 'throw') await this.choose('market.pick.');
    await this.close();
    if (await this.ready()) return this.game.confirm(this.hand);
    for (const other of ['clear', 'interest', 'end']) {
      if (await this.has(`market.act.${other}`)) return this.press(`market.act.${other}`);
    }
  }

  // choice takes the interest, buys a rune, or chooses what is lit until that makes a move.
  async choice() {
    if ((await this.game.settle()).state['market.mode'] === 'bearing') return;
    if (await this.choose('market.bay.red', 'market.bay.blue') && await this.ready()) return;
    for (let i = 0; i < 7 && !await this.ready(); i++) {
      const of = [['market.offer.'], ['market.seat.', 'market.their-store.', 'market.store.'], ['market.bay.', 'market.line']][this.below(6)];
      if (!of || !await this.choose(...of)) await this.choose('market.hand.');
    }
  }
}
