// What is tried in every browser that is driven by WebDriver: one list of scenes. A page that is opened has an address, and so a storage, of its own.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hang, doing } from './answer.mjs';
import { patience } from './chromium.mjs';
import { Driven } from './driven.mjs';
import { front } from './front.mjs';
import { quick } from './game.mjs';
import * as market from './market.mjs';
import * as masters from './masters.mjs';
import { first, rests, step } from './match.mjs';
import { Host } from './party.mjs';
import * as ritual from './ritual.mjs';
import { nullSink } from './sink.mjs';
import { music } from './sounds.mjs';
import * as stones from './stones.mjs';
import { Player as Toss } from './toss.mjs';
import { eachOnce } from './visit.mjs';
import { ownTurn } from './lessons.mjs';

// endings are the last turns of a match of each game: `begin` makes the first move, then the page is loaded anew, and `end` makes the others.
const endings = {
  ritual: { record: 'last', begin: one(ritual.lay), end: rest(ritual.lay) },
  masters: { record: 'tiny', begin: masters.lay, end: masters.stand },
  stones: { record: 'tiny', begin: stones.use, end: stones.finish },
  toss: { record: 'tiny', begin: (game, hand) => new Toss(game, hand, 1).step(), end: toss, on: (r) => r.scene === 'table' },
  market: { record: 'tiny', begin: market.bear, end: market.buy, hand: 'keyboard' },
};

function one(act) { return async (game, hand) => act(game, hand, await game.settle()); }

function rest(act) {
  return async (game, hand) => {
    for (let n = 0; await step(game, hand, (report) => act(game, hand, report)); n++) assert.ok(n < 12, 'the match does not end');
  };
}

async function toss(game, hand) {
  const player = new Toss(game, hand, 1);
  for (let n = 0; await player.step(); n++) assert.ok(n < 80, 'the match does not end');
}

// seated opens the curtain, and puts the last turns away. A window that loses the focus shuts it.
async function seated(game, hand) {
  for (let report; (report = await game.settle()).targets['curtain.open'] || report.targets['recap.close'];) await step(game, hand);
}

const title = (r) => r.scene === 'title' && !r.busy;

// sizes are those in which the page is looked at. A window may be bound to be wider than is asked for: turned reports whether it has the wanted form.
const sizes = [[412, 915], [1280, 720]];
const turned = ({ size: [w, h] }, width, height) => w > h === width > height;

// begun presses Play, and resolves at the table of Rituals.
async function begun(game) {
  await game.until('the title', title);
  await game.click('title.play');
  await game.click('setup.begin');
  return game.until('the table', rests);
}

// placed lays the first tile, and resolves to how many moves there are once the person is on turn again.
async function placed(game) {
  const { state: { moves } } = await game.until('a turn', (r) => rests(r) && r.targets['ritual.tile.0']);
  await ritual.lay(game, 'mouse', await game.settle());
  return (await game.until('a turn more', (r) => rests(r) && r.state.moves > moves && r.targets['ritual.tile.0'])).state.moves;
}

// placedUnwatched lays a tile as placed does, in a page without the scripts of the tests. A busy page may not look at its input before a press is
// over, and then never sees it. So whatever comes next is pressed until it has an effect.
async function placedUnwatched(game) {
  const turn = (r) => rests(r) && r.targets['ritual.tile.0'];
  const { state: { moves } } = await game.until('a turn', turn);
  const laid = (r) => r.state.moves > moves;
  for (let presses = 0, report; !laid(report = await game.settle()); presses++) {
    assert.ok(presses < 60, `nothing is laid: ${JSON.stringify(report)}`);
    const next = report.state.draft ? 'table.confirm' : Object.keys(report.targets).sort().find((name) => name.startsWith('ritual.cell.')) ?? 'ritual.tile.0';
    if (report.targets[next]) await game.click(next);
    await sleep(500);
  }
  return (await game.until('a turn more', (r) => turn(r) && laid(r))).state.moves;
}

// heedCopies has what the page copies be in window.runehallCopied: the clipboard is the machine's.
function heedCopies(game) {
  return game.page.evaluate(() => { navigator.clipboard.writeText = async (text) => { window.runehallCopied = text; }; });
}

// picture leaves a picture where RUNEHALL_PICTURES says.
async function picture(driver, name) {
  const folder = process.env.RUNEHALL_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.png`, await driver.picture());
}

// scenes defines the tests of an engine: { title, start, visit }.
export function scenes(engine) {
  const who = engine.title;
  let driver;
  before(async () => { driver = await engine.start(); });
  after(() => driver?.close());

  // small makes the page small: it is drawn sooner.
  async function small(game, is) {
    await driver.resize(640, 420);
    await game.until('a small page', (r) => is(r) && r.size[0] < sizes.at(-1)[0]);
  }

  // scene defines a test in the browser that they share. Browsers hang by chance: once a run, one that does is told of and started anew, and
  // the scene begins again. What makes a page hang does so again, or in the ten starts with sound, which forgive nothing.
  let forgiven;
  function scene(name, play) {
    test(name, async (t) => {
      try {
        await play(t);
      } catch (error) {
        if (!(error instanceof Hang) || forgiven) throw error;
        forgiven = error;
        t.diagnostic(`${error.message}; ${await doing()}`);
        await driver.close();
        driver = await engine.start();
        await play(t);
      }
    });
  }

  // open opens the page of a server in front of a fresh one.
  async function open(t, options = {}, page = {}) {
    const server = await front(options);
    t.after(() => server.stop());
    return { server, game: await Driven.open({ driver, address: server.address, ...page }) };
  }

  test(`on a first visit ${who} asks for each file once`, async (t) => eachOnce(t, (address) => engine.visit(address)));

  scene(`in ${who} the title and the first press do what they should`, async (t) => {
    const { game } = await open(t, {}, { flags: { seed: 7 } });
    assert.ok(await driver.run('return Boolean(document.createElement("canvas").getContext("webgl2"))'), 'there is no WebGL 2: is there a display, and Mesa?');
    for (const [width, height] of sizes) {
      await driver.resize(width, height);
      await game.until('the title', (r) => title(r) && turned(r, width, height));
      await picture(driver, `${who}-title-${width}`);
    }
    await small(game, title);
    await begun(game);
    await placed(game);
    assert.deepEqual(await game.broken(), []);
  });

  scene(`in ${who} a lesson is played to its end`, async (t) => {
    const { game } = await open(t, {}, { flags: { seed: 7 }, settings: quick });
    const meant = new Map(readFileSync(new URL('../../internal/workshop/learntest/taps/ritual.1.txt', import.meta.url), 'utf8').trim().split('\n')
      .map((line) => line.split(': ')).map(([key, names]) => [key, names.split(' ')]));
    const press = async (names) => { for (const name of names) await game.click(name.endsWith('.') ? await first(game, name) : name); };
    await game.click('title.learn');
    await game.click('learn.next');
    for (let steps = 0; ; steps++) {
      const { scene, state: { 'lesson.key': key, 'lesson.says': says }, targets } = await game.until('something to do',
        (r) => !r.busy && (r.scene === 'learn' && r.state['learn.next'] || r.state['lesson.says'] || r.targets['recap.close'] || r.targets['table.confirm'] || ownTurn(r)));
      if (scene === 'learn' && steps > 0) break;
      assert.ok(steps < 120, 'it does not end');
      if (targets['recap.close']) await game.click('recap.close');
      else if (says && !targets['table.lesson.away']) await game.click('table.confirm');
      else await press(says && meant.get(key) || ['ritual.tile.0', 'ritual.cell.', 'table.confirm']);
    }
    assert.equal((await game.settle()).state['learn.next'], 'ritual.2');
    assert.deepEqual(await game.broken(), []);
  });

  for (const [id, { record, begin, end, on = rests, hand = 'mouse' }] of Object.entries(endings)) {
    scene(`in ${who} a match of ${id} is opened, comes back when it is loaded anew, and ends`, async (t) => {
      const { game } = await open(t, {}, { settings: quick });
      await game.until('the title', title);
      await game.give(`${id}.runehall`, readFileSync(new URL(`../../scenes/${id}/testdata/${record}.record`, import.meta.url), 'utf8'));
      await game.click('title.open');
      await game.click('open.file');
      const at = (r) => r.scene === 'table' && (rests(r) || r.state.tick > 0);
      await game.until('the table', at);
      const { state: { moves: before } } = await game.until('the match', at);
      for (const [width, height] of process.env.RUNEHALL_PICTURES ? sizes : []) {
        await driver.resize(width, height);
        await game.until('another size', (r) => at(r) && turned(r, width, height));
        if (id !== 'toss') await seated(game, hand);
        await picture(driver, `${who}-${id}-${width}`);
      }
      await small(game, at);
      if (id !== 'toss') await seated(game, hand);
      await begin(game, hand);
      const { state: { moves } } = await game.until('a move', (r) => on(r) && (r.state.moves > before || id === 'toss'));
      await game.reload();
      const { state } = await game.until('the same match', at);
      assert.ok(state.moves >= moves && state.game === id, `${state.game}, ${state.moves} moves, ${moves} before`);
      if (id !== 'toss') await seated(game, hand);
      await end(game, hand);
      const results = await game.until('the results', (r) => r.scene === 'results' && r.state.moves);
      assert.ok(results.state.moves > moves, `${results.state.moves} moves, ${moves} before the last`);
      assert.deepEqual(await game.broken(), []);
    });
  }

  scene(`in ${who} a match's link is opened, and is gone from the address`, async (t) => {
    const { game, server } = await open(t, {}, { flags: { seed: 7 } });
    await begun(game);
    const moves = await placed(game);
    await heedCopies(game);
    for (const name of ['table.pause', 'pause.share', 'dialog.ok', 'share.copy']) await game.click(name);
    await game.page.waitForFunction(() => window.runehallCopied);
    const link = new URL(await game.page.evaluate(() => window.runehallCopied));
    assert.match(link.hash, /^#match=/);
    const other = await front();
    t.after(() => other.stop());
    assert.notEqual(other.address, server.address);
    const opened = await Driven.open({ driver, address: other.address, fragment: link.hash });
    await opened.click('offer.goon');
    assert.equal((await opened.until('the match', rests)).state.moves, moves);
    assert.equal(await opened.page.evaluate(() => location.hash), '');
    assert.deepEqual(await opened.broken(), []);
  });

  scene(`in ${who} the screen is described, and what is described can be pressed`, async (t) => {
    const { game } = await open(t, {}, { flags: { seed: 7, mirror: true } });
    const pressed = (name) => game.page.waitForFunction((name) => {
      const found = [...document.querySelectorAll('#mirror button, #mirror [role]')].find((e) => new RegExp(name).test(e.getAttribute('aria-label') ?? e.textContent));
      found?.click();
      return Boolean(found);
    }, name.source);
    await game.until('the title', title);
    await pressed(/^Play$/);
    await game.until('the set-up', (r) => r.scene === 'setup' && !r.busy);
    await pressed(/^Begin$/);
    await game.until('the table', rests);
    await pressed(/, playable/); // a tile of the hand
    await game.until('a tile', (r) => !r.busy && Object.keys(r.targets).some((name) => name.startsWith('ritual.cell.')));
    assert.deepEqual(await game.broken(), []);
  });

  scene(`in ${who} the page needs no server once it is kept`, async (t) => {
    const { game, server } = await open(t, { flags: ['-kept'] }, { flags: { seed: 7 } });
    await begun(game);
    const moves = await placed(game);
    await server.kept;
    await server.stop();
    await driver.load(`${server.address}?probe&lang=en&seed=7`); // what a driver loads anew it may ask the server for
    assert.equal((await game.until('the same match, without a server', rests)).state.moves, moves);
    assert.equal(await placedUnwatched(game), moves + 2);
  });

  scene(`in ${who} two pages play in a room`, async (t) => {
    const host = await Host.start();
    t.after(() => host.stop());
    await driver.resize(480, 900); // in which all of an invitation is in sight
    const server = await front({ behind: host.address });
    t.after(() => server.stop());
    const maker = await Driven.open({ driver, address: server.address, fragment: '#make=ritual&seats=person,person' });
    await heedCopies(maker);
    await maker.until('an invitation', (r) => r.scene === 'invite' && !r.busy);
    await maker.click('room.copy');
    await maker.page.waitForFunction(() => window.runehallCopied);
    const link = new URL(await maker.page.evaluate(() => window.runehallCopied));
    const second = await engine.start();
    t.after(() => second.close());
    const guest = await Driven.open({ driver: second, address: server.address, fragment: link.hash });
    await guest.until('a seat to choose', (r) => r.scene === 'join' && !r.busy && r.targets['join.sit']);
    assert.equal(await guest.page.evaluate(() => location.hash), '', 'the secret stays in the address');
    await guest.click('join.sit');
    await maker.until('somebody at a seat', (r) => r.scene === 'invite' && !r.busy && r.state['room.seats'].every((is) => is === 'here'));
    await maker.click('room.begin');
    const pages = [maker, guest];
    const reports = [];
    for (const page of pages) reports.push(await page.until('the table', (r) => rests(r) && r.state.game === 'ritual' && r.state.room === ''));
    const mover = reports[0].state['ritual.asks'] ? maker : guest;
    await ritual.lay(mover, 'mouse', await mover.settle());
    for (const page of pages) await page.until('the move', (r) => rests(r) && r.state.moves > reports[0].state.moves);
    for (const page of pages) assert.deepEqual(await page.broken(), []);
  });

  // Each start is one of the browser itself: what hangs, hangs by chance, at the first presses. Only the first start goes on to a table, whose music
  // takes turns with that of the title.
  for (const starts of [10]) {
    test(`${starts} starts of ${who} with sound live`, async (t) => {
      const env = await nullSink(t);
      const server = await front();
      t.after(() => server.stop());
      for (let n = 1; n <= starts; n++) {
        const own = await engine.start({ env });
        try {
          const game = await Driven.open({ driver: own, address: server.address, flags: { seed: n } });
          await game.until('the title', title);
          await game.click('title.play');
          await game.until('the set-up', (r) => r.scene === 'setup' && !r.busy);
          const presses = n === 1 ? ['ritual.tile.0'] : ['setup.back', 'title.play'];
          if (n === 1) {
            await game.click('setup.begin');
            await game.until('the table', rests);
          }
          let heard, pressed = 0;
          for (const end = Date.now() + patience; !(heard?.music?.state === 'running' && heard.music.time > .2 && heard.effects > 0); await sleep(50)) {
            assert.ok(Date.now() < end, `start ${n}: no sound: ${JSON.stringify(heard)}`);
            if (heard?.effects === 0) await game.click(presses[pressed++ % presses.length]); // until the effects are decoded a press is silent
            heard = { music: await music(game), effects: await game.page.evaluate(() => window.runehallSound.effects) };
          }
          assert.deepEqual(await game.broken(), []);
        } finally {
          await own.close();
        }
      }
    });
  }
}
