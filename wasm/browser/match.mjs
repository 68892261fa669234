// Matches under way in Chromium: one is opened from a record, its curtains by each device, and its rest is played to the results.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './chromium.mjs';
import { Game, quick } from './game.mjs';
import { Button } from './pad.mjs';

// rests reports whether a report is of the table at rest.
export const rests = (report) => report.scene === 'table' && !report.busy;

// sit opens the match of a record and resolves to the page, and to the paths of art that it asks for.
export async function sit({ record, ...options }) {
  const game = await Game.open({ width: 640, height: 360, settings: quick, ...options });
  const art = [];
  game.page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/art/')) art.push(path);
  });
  const dialog = game.page.waitForEvent('filechooser');
  await game.click('title.open');
  await game.click('open.file');
  await (await dialog).setFiles(record);
  await game.until('the table', (r) => rests(r) || r.state.tick > 0); // on a clock it never rests
  return { game, art };
}

// unveil opens the curtain of the seat on turn, which comes by itself, by holding its rope.
async function unveil(game, hand) {
  const [x, y] = await game.middle('curtain.open');
  const open = () => game.until('an open curtain', (r) => r.state.viewer >= 0);
  if (hand === 'mouse') {
    await game.page.mouse.move(x, y);
    await game.page.mouse.down();
    await open();
    await game.page.mouse.up();
  } else if (hand === 'finger') {
    await game.put(0, x, y);
    await open();
    await game.lift(0);
  } else if (hand === 'gamepad') {
    await game.lead('curtain.open');
    await game.padDown(Button.confirm);
    await open();
    await game.padUp(Button.confirm);
  } else {
    for (let i = 0; i < 20 && (await game.probe()).state.focus !== 'curtain.open'; i++) await game.press('Tab');
    await game.page.keyboard.down('Space');
    await open();
    await game.page.keyboard.up('Space');
  }
  await game.seen();
}

// first resolves to the first target whose name begins so.
export async function first(game, prefix) {
  const find = (r) => Object.keys(r.targets).sort().find((name) => name.startsWith(prefix));
  return find(await game.until(prefix, (r) => !r.busy && find(r)));
}

// step does the next thing that the table asks for, or else what `act` does on the board, and resolves to false once there are results.
// A board on which something always moves says when it `asks`.
export async function step(game, hand, act, asks = rests) {
  const report = await game.until('a table or results', (r) => r.scene === 'results' && !r.busy || r.scene === 'table' && asks(r));
  if (report.scene === 'results') return false;
  if (report.targets['recap.close']) await game.use(hand, 'recap.close');
  else if (report.targets['curtain.open']) await unveil(game, hand);
  else await act(report);
  return true;
}

// sitDown opens the curtain, and puts the last turns away where they do not lie folded at the field's edge.
export async function sitDown(game, hand) {
  await step(game, hand);
  if ((await game.settle()).targets['recap.close']) await game.use(hand, 'recap.close');
}

// house starts the dev server and a browser for the tests of a file, and has both while they run.
export function house(executablePath) {
  const all = {};
  before(async () => {
    all.server = await serve();
    all.browser = await browse(executablePath);
  });
  after(async () => {
    await all.browser?.close();
    await all.server?.stop();
  });
  return all;
}

// setUp begins a match from the title, at the highest speed: some persons, then computer players a level above the weakest.
async function setUp(game, hand, { id, persons, seats, options }) {
  const use = async (...names) => {
    for (const name of names) {
      await game.use(hand, name);
      await game.settle();
    }
  };
  await use('title.settings', 'settings.speed.4', 'settings.back', `title.game.${id}`);
  if ((await game.settle()).scene === 'title') await use('title.play');
  for (let have; (have = (await game.settle()).state.seats) !== seats;) await use(have < seats ? 'setup.add' : `setup.seat.${have - 1}.remove`);
  for (let seat = 0; seat < seats; seat++) {
    const { targets } = await game.settle();
    const computer = targets[`setup.seat.${seat}.weaker`] || targets[`setup.seat.${seat}.stronger`];
    if (seat < persons && computer) await use(`setup.seat.${seat}.person`);
    if (seat >= persons && !computer) await use(`setup.seat.${seat}.computer`);
    if (seat === persons) await use(`setup.seat.${seat}.stronger`);
  }
  await use(...options.map((option) => `setup.option.${option}`), 'setup.begin');
}

// Whole matches take minutes: RUNEHALL_WHOLE names a folder in which their records are left.
const folder = process.env.RUNEHALL_WHOLE;

// endings defines a test for each device in which the last moves of a match are made. `begin` makes the first of them; then the page
// is loaded anew, and is at the same place. `end` makes the others, and `asked` is what is asked
// between the two; hides says that a page that was loaded anew tells nothing of it before its curtain is open. Every game is played by
// one hand, which is another in each; RUNEHALL_WHOLE plays all by all.
export function endings(all, { id, name, asked, hides = false, hand: own, begin, end }) {
  const record = fileURLToPath(new URL(`../../scenes/${id}/testdata/tiny.record`, import.meta.url));
  for (const hand of ['mouse', 'finger', 'keyboard', 'gamepad']) {
    test(`a match of ${name} ends by ${hand}`, { skip: !folder && hand !== own }, async (t) => {
      const { game, art } = await sit({
        t, record, browser: all.browser, address: all.server.address, touch: hand === 'finger', pad: hand === 'gamepad',
      });
      assert.ok(art.some((path) => path.startsWith(`/art/${id}/`)), `no art of the game among ${art}`);
      await sitDown(game, hand);
      const { state: { moves: before } } = await game.settle();
      await begin(game, hand);
      const { state: { moves, ...state } } = await game.until('the first move', (r) => rests(r) && r.state.moves > before);
      assert.equal(state[`${id}.asks`], asked);
      if (hand === own) {
        await game.reload();
        const { state } = await game.until('the same match', rests);
        assert.equal(state.moves, moves);
        assert.equal(state[`${id}.asks`], hides ? undefined : asked);
      }
      await end(game, hand);
      const results = await game.until('the results', (r) => r.scene === 'results' && r.state.moves); // which go on to look for turning points
      assert.ok(results.state.moves > moves, `${results.state.moves} moves, ${moves} before the last`);
      assert.equal(results.state.game, id);
      assert.deepEqual(game.errors, []);
    });
  }
}

// wholes defines a test for each of some tables, at which persons with one device and computer players play a match from its first move to
// the results: of one person, unless a table says otherwise. A `Player` says what the persons do.
export function wholes(all, { id, name, Player, options = [], tables }) {
  for (const [hand, seats, more = [], persons = 1] of tables) {
    const what = [`${seats} seats`, ...more].join(', ');
    test(`a match of ${name} with ${what} is played from its first move by ${hand}`, { skip: !folder }, async (t) => {
      const game = await Game.open({ t, browser: all.browser, address: all.server.address, width: 1280, height: 900, flags: { seed: 7 + seats }, touch: hand === 'finger' });
      await setUp(game, hand, { id, persons, seats, options: [...options, ...more] });
      await game.page.setViewportSize({ width: 640, height: 360 }); // which is drawn sooner
      await game.until('a smaller table', (r) => r.scene === 'table' && r.size[0] === 640);
      const player = new Player(game, hand, seats);
      let steps = 0;
      for (; await step(game, hand, (report) => player.act(report), player.asks); steps++) assert.ok(steps < 1500, `the match does not end: ${JSON.stringify(await game.probe())}`);
      const { state } = await game.settle();
      const of = (what) => Array.from({ length: seats }, (_, seat) => state[`${what}.${seat}`]);
      t.diagnostic(`${steps} steps, ${state.moves} moves, points ${of('points')}`);
      assert.ok(of('rank').includes(1));
      await game.use(hand, 'results.back');
      await game.use(hand, 'table.pause');
      await game.use(hand, 'pause.share');
      await game.use(hand, 'dialog.ok');
      const download = game.page.waitForEvent('download');
      await game.use(hand, 'share.file');
      await (await download).saveAs(`${folder}/${[id, seats, ...more].join('-')}.runehall`);
      assert.deepEqual(game.errors, []);
    });
  }
}
