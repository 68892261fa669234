// Plays Rune Masters in a page of Chromium, by what the page offers.

import { Guest } from './guest.mjs';
import { first } from './match.mjs';
import { Button } from './pad.mjs';

// lay plays the first card that fits somewhere.
export async function lay(game, hand) {
  if (hand === 'keyboard') {
    await game.press('Digit1');
    await game.press('Enter');
  } else if (hand === 'gamepad') {
    await game.use(hand, 'masters.card.0');
    await game.settle();
    await game.padPress(Button.confirm); // the card has found a place, and the focus is there
  } else {
    const named = async (prefix) => Object.keys((await game.settle()).targets).sort().filter((name) => name.startsWith(prefix));
    for (const card of await named('masters.card.')) {
      await game.use(hand, card);
      for (const more of ['', 'masters.centre', 'masters.turn-right', 'masters.turn-right', 'masters.turn-right']) { // its places may be out of sight
        if (more && (await named(more)).length > 0) await game.use(hand, more);
        const [place] = await named('masters.place.');
        if (!place) continue;
        await game.use(hand, place);
        return game.confirm(hand);
      }
    }
    throw new Error(`no card fits anywhere: ${JSON.stringify(await game.probe())}`);
  }
}

// stand places a master.
export async function stand(game, hand) {
  if (hand === 'keyboard') {
    for (let i = 0; i < 30 && !(await game.probe()).state.focus?.startsWith('masters.cell.'); i++) await game.press('Tab');
    await game.press('Enter');
    await game.press('Enter');
  } else {
    const { targets } = await game.settle();
    if (targets['masters.centre'] && !Object.keys(targets).some((name) => name.startsWith('masters.cell.'))) await game.use(hand, 'masters.centre'); // out of sight
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
