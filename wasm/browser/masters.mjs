// Plays Rune Masters in a page of Chromium, by what the page offers.

import { Guest } from './guest.mjs';
import { first } from './match.mjs';
import { Button } from './pad.mjs';

// lay plays the first card.
export async function lay(game, hand) {
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
    await game.use(hand, await first(game, 'masters.place.'));
    await game.confirm(hand);
  }
}

// stand places a master.
export async function stand(game, hand) {
  if (hand === 'keyboard') {
    for (let i = 0; i < 30 && !(await game.probe()).state.focus?.startsWith('masters.cell.'); i++) await game.press('Tab');
    await game.press('Enter');
    await game.press('Enter');
  } else {
    await game.use(hand, await first(game, 'masters.cell.'));
    await game.confirm(hand);
  }
}

export class Player extends Guest {
  constructor(game, hand, seed) {
    super(game, hand, seed, 'masters');
  }

  // act does something on the board, given the table's report.
  async act({ targets, state: { 'masters.asks': asks } }) {
    if (asks === 'card') return lay(this.game, this.hand);
    if (asks === 'cell') return stand(this.game, this.hand);
    if (asks === 'give') await this.press('masters.card.0');
    else await this.press(Object.keys(targets).sort().find((name) => name.startsWith('masters.choice.')) ?? 'table.confirm');
    if (await this.ready()) await this.game.confirm(this.hand);
  }
}
