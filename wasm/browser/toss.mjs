// Plays Rune Toss in a page of Chromium, by what the page offers: pairs are snatched one after another. It is the browser's counterpart of
// the guest in package scenes/toss. On a clock nothing ever rests, so it presses what is there.

import { setTimeout as sleep } from 'node:timers/promises';
import { Guest } from './guest.mjs';
import { step } from './match.mjs';

export class Player extends Guest {
  #swipes = 0;
  #last = -1; // the rune that was reached for last

  constructor(game, hand, seed) {
    super(game, hand, seed, 'toss');
  }

  // step does the next thing that is asked for, and resolves to false once there are results.
  step() { return step(this.game, this.hand, (report) => this.act(report), this.asks); }

  // asks reports whether the person can do something.
  asks({ targets, state: { 'toss.mode': mode, 'toss.firm': firm } }) {
    if (targets['recap.close'] || targets['curtain.open'] || targets['toss.close']) return true;
    if (mode === 'taking') return Boolean(targets['toss.act.lights'] || targets['toss.act.dark']);
    return Boolean(targets['toss.choice.0'] || targets['table.confirm'] && (firm || !['watching', 'racing', 'settling'].includes(mode)));
  }

  wanted(report) { return this.asks(report); }

  // alone is false where all throw at once, and where each is told what has come of the snatch.
  alone({ state: { 'toss.mode': mode, 'toss.firm': firm } }) { return mode === 'taking' && !firm; }

  // act does something on the board, given the table's report.
  async act({ targets, state: { 'toss.mode': mode, 'toss.firm': firm, 'toss.ready': ready } }) {
    const use = (name) => this.game.useNow(this.hand, name);
    const golden = () => use('table.confirm');
    const pair = this.pair(targets);
    if (targets['toss.close']) await use('toss.close'); // a tap that came too late has opened an explanation
    else if (firm) await (targets['toss.act.skip'] && this.below(3) > 0 ? use('toss.act.skip') : golden());
    else if (mode === 'throwing') await this.throw('toss.bowl', -110);
    else if (mode === 'flicking') await this.throw('toss.tape', 60);
    else if (mode === 'giving' || mode === 'ordering') {
      const choices = Object.keys(targets).filter((name) => name.startsWith('toss.choice.'));
      await (ready ? golden() : use(choices[this.below(choices.length)]));
    } else if (pair) await use(pair);
    else await (mode === 'taking' ? use('toss.act.pass') : golden());
    await sleep(60);
  }

  // pair returns a rune whose partner lies face up, too, or was what was reached for last.
  pair(targets) {
    const rune = (n) => `toss.rune.${n}`;
    const half = rune(this.#last ^ 1);
    const all = Object.keys(targets).map((name) => name.match(/^toss\.rune\.(\d+)$/)?.[1]).filter((n) => n && targets[rune(n ^ 1)]);
    this.#last = targets[half] && !targets[rune(this.#last)] ? -1 : all[this.below(all.length)] ?? -1;
    return this.#last < 0 ? targets[half] && half : rune(this.#last);
  }

  // throw pulls from the middle of a target, or strikes twice what beats. A swipe on a slow machine may be too weak.
  async throw(name, down) {
    const { targets: { [name]: at }, size: [, height] } = await this.game.probe();
    if (at && ['mouse', 'finger'].includes(this.hand) && this.#swipes++ % 3 < 2) {
      const [x, y] = [at[0] + at[2] / 2, Math.min(at[1] + at[3] / 2, height - 8 - down)]; // it is let go on the page
      const to = [x + this.below(20) - 10, y + down];
      return this.hand === 'finger' ? this.game.carry([[0, [x, y], to]]) : this.game.drag([x, y], to);
    }
    await this.game.useNow(this.hand, 'table.confirm');
    await sleep(200 + this.below(600));
    await this.game.useNow(this.hand, 'table.confirm');
  }
}
