// Plays a game in a page of Chromium, by what the page offers.

export class Guest {
  #seed;

  constructor(game, hand, seed, id) {
    this.game = game;
    this.hand = hand;
    this.id = id;
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
    const [, card] = name.match(/^\w+\.hand\.(\d+)$/) ?? [];
    if (card && this.hand === 'keyboard') await this.game.press(`Digit${Number(card) + 1}`);
    else await this.game.use(this.hand, name);
    return this.game.settle();
  }

  // lit resolves to the targets that are lit and begin with one of some prefixes.
  async lit(...prefixes) {
    const { state, targets } = await this.game.settle();
    return (state[`${this.id}.lit`] ?? []).filter((name) => targets[name] && prefixes.some((prefix) => name.startsWith(prefix)));
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

  // close closes what lies over the board.
  async close() { if (await this.has(`${this.id}.close`)) await this.press(`${this.id}.close`); }

  async ready() { return (await this.game.settle()).state.draft === true; }

  // wanted reports whether the table of a report asks the person for something.
  wanted({ busy, targets, state }) { return !busy && Boolean(targets['recap.close'] || targets['question.nobody'] || state[`${this.id}.asks`]); }

  // alone reports whether nobody else is asked at the same moment, so that what is decided is made at once.
  alone({ targets }) { return !targets['recap.close'] && !targets['question.nobody']; }

  // turn waits until the table asks the person for something.
  turn() {
    const asks = `${this.id}.asks`;
    return this.game.until('a turn', (r) => !r.busy && (r.scene !== 'table' || r.state[asks] !== '' || r.targets['curtain.open'] || r.targets['question.nobody']));
  }
}
