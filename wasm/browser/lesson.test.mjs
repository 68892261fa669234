// Lessons in Chromium: the one with a clock and the one with the largest board, and with RUNEHALL_WHOLE one of each game. Firefox and WebKit play that
// of Rituals, and the tests of scenes all of them by each device. They are played with a finger from the title to its end: what is meant is tapped as
// internal/workshop/learntest/taps says, and the moves of one's own are those of a guest, who chooses by chance among
// what the page offers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Game, quick } from './game.mjs';
import * as market from './market.mjs';
import * as masters from './masters.mjs';
import { first, house } from './match.mjs';
import * as stones from './stones.mjs';
import * as toss from './toss.mjs';
import { ownTurn } from './lessons.mjs';

const all = house();

// taps returns what is tapped at each question of a lesson.
function taps(id) {
  const text = readFileSync(new URL(`../../internal/workshop/learntest/taps/${id}.txt`, import.meta.url), 'utf8');
  return new Map(text.trim().split('\n').map((line) => line.split(': ')).map(([key, names]) => [key, names.split(' ')]));
}

// notes returns the keys of what a lesson says, in its order.
function notes(id) {
  const text = readFileSync(new URL(`../../assets/learn/${id}.lesson`, import.meta.url), 'utf8');
  return [...text.matchAll(/^(?:say|ask|free \d+) (\S+)/gm)].map(([, key]) => key);
}

// tap taps one thing after another; a name that ends with a dot stands for the first that begins so.
async function tap(game, names) {
  for (const name of names) await game.touch(name.endsWith('.') ? await first(game, name) : name);
}

// begin opens a lesson of the list, which is drawn up until the lesson lies on the screen as a whole.
async function begin(game, id) {
  const name = `learn.lesson.${id}`;
  for (let n = 0; ; n++) {
    const { targets: { [name]: at } } = await game.until('the list', (r) => r.scene === 'learn' && !r.busy);
    if (at?.[3] >= 44) return game.touch(name);
    assert.ok(n < 12, `${name} is not in the list`);
    await game.carry([[0, [206, 760], [206, 400]]]);
  }
}

// The lesson of each game, and who makes the moves of its own; always are those that are played every time.
const always = ['toss.1', 'market.2'];
const played = {
  'ritual.1': (game) => ({ act: () => tap(game, ['ritual.tile.0', 'ritual.cell.', 'table.confirm']) }),
  'masters.1': (game) => new masters.Player(game, 'finger', 1),
  'stones.2': (game) => new stones.Player(game, 'finger', 1),
  'toss.1': (game) => new toss.Player(game, 'finger', 1),
  'market.2': (game) => new market.Player(game, 'finger', 1),
};

for (const [id, player] of Object.entries(played)) {
  test(`the lesson ${id} is played to its end`, { skip: !always.includes(id) && !process.env.RUNEHALL_WHOLE }, async (t) => {
    const game = await Game.open({ t, browser: all.browser, address: all.server.address, width: 412, height: 915, touch: true, settings: quick, flags: { seed: 7, lang: 'en' } });
    const meant = taps(id), own = player(game), said = [];
    await game.touch('title.learn');
    await begin(game, id);
    for (let steps = 0; ; steps++) {
      const report = await game.until('something to do', (r) => !r.busy && (r.scene === 'learn' || r.state['lesson.says'] || r.targets['recap.close'] || r.targets['table.confirm']
        || ownTurn(r)));
      const { scene, state: { 'lesson.key': key, 'lesson.says': says }, targets } = report;
      if (scene === 'learn') break;
      if (says) said.push(key);
      assert.ok(steps < 120, `it does not end: ${said}`);
      if (targets['recap.close']) await game.touch('recap.close');
      else if (says && !targets['table.lesson.away']) await game.touch('table.confirm');
      else if (says && meant.has(key)) await tap(game, meant.get(key));
      else await own.act(report);
    }
    assert.deepEqual(notes(id).filter((key) => !said.includes(key)), []);
    const { state } = await game.until('the list', (r) => r.scene === 'learn' && !r.busy);
    assert.equal(state['learn.next'], id === 'ritual.1' ? 'ritual.2' : 'ritual.1');
    assert.deepEqual(game.errors, []);
  });
}
