// A lesson in Chromium, played with a finger from the title to its end: what is meant is tapped as assets/learn/learntest/taps says, and the moves of
// one's own are the first that are lit.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { first, house } from './match.mjs';

const all = house();

// taps returns what is tapped at each question of a lesson.
function taps(id) {
  const text = readFileSync(new URL(`../../assets/learn/learntest/taps/${id}.txt`, import.meta.url), 'utf8');
  return new Map(text.trim().split('\n').map((line) => line.split(': ')).map(([key, names]) => [key, names.split(' ')]));
}

test('a lesson is played to its end', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, width: 412, height: 915, touch: true, flags: { seed: 7, lang: 'en' } });
  const meant = taps('ritual.1'), said = [];
  await game.touch('title.learn');
  await game.touch('learn.lesson.ritual.1');
  for (;;) {
    const { scene, state, targets } = await game.until('somebody says something', (r) => !r.busy && (r.scene === 'learn' || r.state['lesson.says']));
    if (scene === 'learn') break;
    said.push(state['lesson.key']);
    assert.ok(said.length < 40, `it does not end: ${said}`);
    if (!targets['table.lesson.away']) {
      await game.touch('table.confirm');
    } else {
      const names = meant.get(state['lesson.key']) ?? ['ritual.tile.0', 'ritual.cell.', 'table.confirm'];
      for (const name of names) await game.touch(name.endsWith('.') ? await first(game, name) : name);
    }
  }
  const keys = ['goal', 'match', 'two', 'gold', 'four', 'hand', 'own'];
  assert.deepEqual(keys.filter((key) => !said.includes(key)), []);
  const { state } = await game.until('the list', (r) => r.scene === 'learn' && !r.busy);
  assert.equal(state['learn.next'], 'ritual.2');
  assert.deepEqual(game.errors, []);
});
