// Plays matches by ear, to their results: whatever is pressed is found in the accessibility tree by its role and name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { told } from './ear.mjs';

// messages returns what a part of the program says in a language, by keys.
export const messages = (part, language = 'en') => JSON.parse(readFileSync(new URL(`../../assets/lang/${language}/${part}.json`, import.meta.url), 'utf8'));

// chances returns what takes one of a list by chance, the same for the same seed.
function chances(seed) {
  return (list) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return list[Math.floor(seed / 2 ** 32 * list.length)];
  };
}

// futile is how often in a row pressing may change nothing of what can be pressed, 4 s each.
const futile = 8;

// play presses what choose returns of what can be pressed, until there are results. What it returns is null when it has to wait.
export async function play(t, game, ear, most, choose) {
  let steps = 0, same = 0;
  for (let things = await ear.things(); ; steps++) {
    const heard = told(things);
    assert.ok(steps < most, `the match does not end: ${heard}`);
    const next = choose(things);
    if (next) await ear.press(next);
    if (next?.name === 'Results') break;
    things = await ear.change(things);
    same = next && told(things) === heard ? same + 1 : 0;
    if (same === futile) throw new Error(`${next?.name} leads nowhere from:\n${heard}\n${JSON.stringify(await game.probe())}\n${await game.said()}`);
  }
  await ear.until('who won', (tree) => tree.some((node) => / wins$| winners$/.test(node.name)));
  const { state } = await game.until('the results', (r) => r.scene === 'results' && !r.busy);
  t.diagnostic(`${steps} steps, ${state.moves} moves`);
  assert.deepEqual(game.errors, []);
}

// market plays Rune Market until there are results: runes are bought where they can be, and otherwise what `rather` names is done before
// anything that can be played.
export async function market(t, game, ear, most, rather = /^$/) {
  // What the golden button can say that makes a move: names are filled in.
  const makes = Object.entries(messages('market_board')).filter(([key]) => key.startsWith('market.board.do.') && !/\.(nothing|where|whose|whom|what|show-what|pick-what)$/.test(key))
    .flatMap(([, text]) => typeof text === 'string' ? [text] : Object.values(text).slice(1))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`));
  const one = chances(5);
  await play(t, game, ear, most, (things) => {
    const any = (...names) => one(things.filter((n) => !n.pressed && names.some((name) => name.test(n.name))));
    return any(/^Results$/) ?? any(/’s curtain$/) ?? any(/^(Close|Nobody)$/) ?? any(...makes) ?? any(/^(Red|Blue) runes.*playable/)
      ?? any(rather) ?? any(/playable$/) ?? any(/^(Clear|End turn|Look at your hand)$/);
  });
}
