// Plays Rune Stones in a page of Chromium, by what the page offers: what is lit is chosen by chance until the golden button makes a
// move. It is the browser's counterpart of the guest in package scenes/stones.

export class Player {
  #seed;

  constructor(game, hand, seed) {
    this.game = game;
    this.hand = hand;
    this.#seed = seed;
  }

  // below returns a number from 0 to n-1 by chance (mulberry32), the same ones for the same seed.
  below(n) {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  // press activates a target, and waits for what comes of it. On the keyboard hand cards have numbers.
  async press(name) {
    const [, card] = name.match(/^stones\.hand\.(\d+)$/) ?? [];
    if (card && this.hand === 'keyboard') await this.game.press(`Digit${Number(card) + 1}`);
    else await this.game.use(this.hand, name);
    return this.game.settle();
  }

  // lit resolves to the targets that are lit and begin with one of some prefixes.
  async lit(...prefixes) {
    const { state, targets } = await this.game.settle();
    return (state['stones.lit'] ?? []).filter((name) => targets[name] && prefixes.some((prefix) => name.startsWith(prefix)));
  }

  // choose presses one of those, and resolves to false if there is none.
  async choose(...prefixes) {
    const names = await this.lit(...prefixes);
    if (names.length === 0) return false;
    await this.press(names[this.below(names.length)]);
    return true;
  }

  // has reports whether a target is there.
  async has(name) { return name in (await this.game.settle()).targets; }

  // behind opens a door if what lies behind it has no place.
  async behind(prefix, door) {
    const { targets } = await this.game.settle();
    if (!Object.keys(targets).some((name) => name.startsWith(prefix)) && targets[door]) await this.press(door);
  }

  async close() { if (await this.has('stones.close')) await this.press('stones.close'); }

  async ready() { return (await this.game.settle()).state.draft === true; }

  // act does something on the board, given the table's report.
  async act({ state: { 'stones.asks': asks } }) {
    if (asks === 'curtain') return this.press('stones.open-hand');
    if (asks === '') return this.game.until('a turn', (r) => !r.busy && (r.scene !== 'table' || r.state['stones.asks'] !== '' || r.targets['curtain.open']));
    if (asks === 'action') await this.begin();
    else if (asks === 'summon') await this.choose('stones.slot.');
    else if (asks === 'forge') await this.forge();
    else if (asks === 'ability' || asks === 'die') {
      for (let i = 0; i < 3 && !await this.ready() && await this.choose('stones.choice.', 'stones.slot.', 'stones.icon.'); i++);
    }
    await this.close();
    if (await this.ready()) return this.game.confirm(this.hand);
    for (const other of ['leave', 'decline', 'keep', 'back', 'clear']) {
      if (await this.has(`stones.act.${other}`)) return this.press(`stones.act.${other}`);
    }
  }

  // begin chooses an action: to forge if that can be done, otherwise mostly to use abilities.
  async begin() {
    if (await this.forge()) return;
    if (this.below(3) > 0) {
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
