// Plays Rituals in a page of Chromium, by what the page offers: tiles are laid where they match, and now and then a ritual is played. It is the
// browser's counterpart of the guest in package scenes/ritual.

import assert from 'node:assert/strict';
import { Guest } from './guest.mjs';
import { first } from './match.mjs';

// lay lays the first tile of the hand where it fits.
export async function lay(game, hand, { targets }) {
  if (targets['ritual.close']) await game.use(hand, 'ritual.close');
  if (hand !== 'keyboard') {
    await game.use(hand, 'ritual.tile.0');
    await game.settle();
    await game.use(hand, await first(game, 'ritual.cell.'));
    return game.confirm(hand);
  }
  await game.press('Digit1');
  const onBoard = async () => (await game.settle()).state.focus?.startsWith('ritual.cell.');
  if (!await onBoard()) await game.press('ArrowRight');
  assert.ok(await onBoard(), 'the arrows lead to no cell');
  await game.press('Enter');
  await game.until('a draft', (r) => !r.busy && r.state.draft === true);
  await game.press('Enter');
}

export class Player extends Guest {
  constructor(game, hand, seed) {
    super(game, hand, seed, 'ritual');
  }

  // named resolves to the targets that begin so.
  async named(prefix) { return Object.keys((await this.game.settle()).targets).filter((name) => name.startsWith(prefix)).sort(); }

  // any presses one of those by chance, and resolves to false if there is none.
  async any(prefix) {
    const names = await this.named(prefix);
    if (names.length > 0) await this.press(names[this.below(names.length)]);
    return names.length > 0;
  }

  // act does something on the board, given the table's report.
  async act({ targets, state: { 'ritual.asks': asks } }) {
    if (targets['question.nobody']) return this.press(targets['question.seat.0'] && this.below(3) === 0 ? 'question.seat.0' : 'question.nobody');
    if (asks === '') return this.turn();
    if (asks !== 'choice' && targets['ritual.cards'] && this.below(4) === 0 && await this.ritual()) return;
    if (asks !== 'choice') await this.close();
    if (asks === 'tile') await this.lay();
    else if (asks === 'cell') await this.point();
    else if (asks === 'hand tile') await this.take();
    else if (!await this.any('ritual.board.')) return this.press('table.confirm'); // which declines to answer
    if (await this.ready()) await this.game.confirm(this.hand);
  }

  // lay chooses a tile, turns it, and a cell for it. Where none is lit, another tile may fit the next time.
  async lay() {
    await this.any('ritual.tile.');
    for (let n = this.below(3); n > 0 && await this.has('ritual.turn-right'); n--) await this.press('ritual.turn-right');
    await this.point();
  }

  // point chooses one of the cells that are lit, if need be those in the middle of the board.
  async point() {
    if (!await this.any('ritual.cell.') && await this.has('ritual.centre')) {
      await this.press('ritual.centre');
      await this.any('ritual.cell.');
    }
  }

  // take takes a hand tile from a seat that has some to take.
  async take() {
    for (const chip of await this.named('ritual.seat.')) {
      await this.press(chip);
      if (await this.any('ritual.open.') && await this.ready()) return;
      await this.close();
    }
  }

  // ritual tries to play a card, against any seat where one has to be named, and resolves to false if that came to nothing.
  async ritual() {
    if (!await this.has('ritual.close')) await this.press('ritual.cards');
    if (!await this.any('ritual.card.')) return false;
    const { state: { moves } } = await this.game.settle();
    const made = async () => (await this.game.settle()).state.moves !== moves;
    for (const chip of await this.ready() ? [] : await this.named('ritual.seat.')) {
      if (await this.has(chip)) await this.press(chip);
      if (await made()) return true; // there was one target only
      if (await this.ready()) break;
    }
    if (!await this.ready()) return false;
    await this.game.confirm(this.hand);
    return true;
  }
}
