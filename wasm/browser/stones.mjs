// Plays Menhirs in a page of Chromium, by what the page offers: what is lit is chosen by chance until the golden button makes a
// move. It is the browser's counterpart of the guest in package scenes/stones.

import { Guest } from './guest.mjs';
import { step } from './match.mjs';

export class Player extends Guest {
  constructor(game, hand, seed) {
    super(game, hand, seed, 'stones');
  }

  // behind opens a door if what lies behind it has no place.
  async behind(prefix, door) {
    const { targets } = await this.game.settle();
    if (!Object.keys(targets).some((name) => name.startsWith(prefix)) && targets[door]) await this.press(door);
  }

  // act does something on the board, given the table's report.
  async act({ state: { 'stones.asks': asks } }) {
    if (asks === 'curtain') return this.press('stones.open-hand');
    if (asks === '') return this.turn();
    if (asks === 'action') await this.begin();
    else if (asks === 'summon') await this.choose('stones.slot.');
    else if (asks === 'forge') await this.forge();
    else if (asks === 'trade') await this.choose('stones.stone.'); // for the row that brings most
    else if (asks === 'ability' || asks === 'die') {
      for (let i = 0; i < 3 && !await this.ready() && await this.choose('stones.choice.', 'stones.slot.', 'stones.icon.'); i++);
    }
    await this.close();
    if (await this.ready()) return this.game.confirm(this.hand);
    for (const other of ['leave', 'decline', 'keep', 'done', 'end', 'back', 'clear']) {
      if (await this.has(`stones.act.${other}`)) return this.press(`stones.act.${other}`);
    }
  }

  // begin chooses an action: mostly to use abilities, and seldom to forge, since whoever keeps gems for exchanges comes to the throne in half as many
  // moves.
  async begin() {
    if (this.below(8) === 0 && await this.forge()) return;
    if (this.below(5) > 0) {
      await this.press('stones.tab.use');
      await this.cards(2);
      if (await this.ready()) return;
    }
    await this.press('stones.tab.summon');
    await this.cards(1 + this.below(3));
    await this.choose('stones.slot.');
  }

  // cards chooses some of the hand cards that are lit.
  async cards(n) {
    await this.behind('stones.hand.', 'stones.door.hand');
    const tried = new Set();
    while (tried.size < n) {
      const left = (await this.lit('stones.hand.')).filter((name) => !tried.has(name));
      if (left.length === 0) break;
      const card = left[this.below(left.length)];
      tried.add(card);
      await this.press(card);
    }
    await this.close();
  }

  // forge chooses a smithy, and resolves to false if there is nothing to forge.
  async forge() {
    await this.behind('stones.smithy.', 'stones.door.smithies');
    const can = await this.choose('stones.smithy.');
    if (!can) await this.close();
    return can;
  }
}

// use uses the abilities of two cards.
export async function use(game, hand) {
  const player = new Player(game, hand, 1);
  for (const name of ['stones.tab.use', 'stones.hand.0', 'stones.hand.2']) await player.press(name);
  await game.confirm(hand);
}

// finish does what the table asks for until there are results.
export async function finish(game, hand) {
  const player = new Player(game, hand, 1);
  for (let i = 0; i < 40 && await step(game, hand, (report) => player.act(report)); i++);
}
