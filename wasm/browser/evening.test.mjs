// A family's evening: the desktop program is the screen that all share, and three pages of Chromium are phones, played by finger. Three matches in one
// room, with *Rematch* and then another game. In the first a phone sleeps; in the second the host is killed (-9), and one phone is lost and its
// person comes back by another address, where nothing is known of them; all see the same results, at the end the same evening, and each has
// the matches in *Past matches*. It takes many minutes, so it is played only with RUNEHALL_WHOLE: RUNEHALL_WHOLE=1 node --test wasm/browser/evening.test.mjs

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse } from './chromium.mjs';
import { Game } from './game.mjs';
import { Player as Masters } from './masters.mjs';
import { begin, clerk, does, Host, make, Screen, sit, told } from './party.mjs';
import { play, rests, same } from './played.mjs';
import { Player as Toss } from './toss.mjs';

const persons = 3;
const size = { width: 412, height: 915 };

// result waits until a device shows results, and resolves to the game, how many moves were made, and the points of the seats.
async function result(device) {
  const { state } = await device.until('results', (r) => r.scene === 'results' && !r.busy && r.state.moves > 0);
  return [state.game, state.moves, ...Array.from({ length: persons }, (_, seat) => state[`points.${seat}`])];
}

// ended waits until all devices show results, which are the same everywhere, and resolves to them.
async function ended(devices) {
  const all = [];
  for (const device of devices) all.push(await result(device));
  for (const one of all) assert.deepEqual(one, all[0], 'all see the same end');
  assert.ok(all[0].slice(2).every(Number.isInteger), 'no points');
  return all[0];
}

// past resolves to the results that a phone finds in its past matches, the youngest last. It comes from a match's results, and stays there. Keys bring
// into sight what lies further down.
async function past(phone) {
  await phone.touch('results.home');
  await phone.until('the title', (r) => r.scene === 'title' && !r.busy);
  for (let n = 0; n < 60 && (await phone.settle()).state.focus !== 'title.archive'; n++) await phone.press('Tab');
  await phone.press('Enter');
  const { targets } = await phone.until('past matches', (r) => r.scene === 'archive' && !r.busy && r.targets['archive.match.0']);
  const all = [];
  for (let n = 0; targets[`archive.match.${n}`]; n++) {
    await phone.key(`archive.match.${n}`);
    all.unshift(await result(phone));
    await phone.press('Escape');
    await phone.until('past matches again', (r) => r.scene === 'archive' && !r.busy);
  }
  return all;
}

// kept resolves to the games whose records the desktop program has with its matches, as the first lines of the records say.
async function kept(host) {
  const folder = join(host.folder, 'screen', 'matches');
  const games = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith('.runehall')) games.push(/^game (\w+)/m.exec(await readFile(join(folder, name), 'utf8'))?.[1]);
  }
  return games.sort();
}

// goOn leads phones from their results to the next match, which has begun. The screen that nobody touches goes over by itself.
async function goOn(phones, screen, game) {
  for (const phone of phones) {
    await phone.until('a next match', (r) => r.scene === 'table' || r.scene === 'results' && !r.busy && r.state.next);
    if ((await phone.probe()).scene === 'results') await phone.touch('results.rematch');
  }
  for (const device of [...phones, screen]) await device.until('at the next table', (r) => rests(r) && r.state.game === game && !r.state.over);
}

test('a family plays three matches of an evening with three phones and a screen', { skip: !process.env.RUNEHALL_WHOLE }, async (t) => {
  const host = await Host.start();
  t.after(() => host.stop());
  const browser = await browse();
  t.after(() => browser.close());
  const page = await clerk(browser, host);
  const made = await make(page, { id: 'masters', persons });
  const link = `#room=${made.room}&invite=${made.invite}&hand=1`;
  const screen = new Screen(`${host.address}#room=${made.room}&host=${made.host}`, host.folder);
  t.after(() => screen.stop());
  const phones = [];
  for (let n = 0; n < persons; n++) phones.push(await sit({ t, browser, host, link, fast: true, ...size }));
  await screen.until('waiting', (r) => r.scene === 'invite' && !r.busy);
  await begin(page, made);
  const devices = () => [...phones, screen];
  const hands = (Player) => phones.map((game, n) => new Player(game, 'finger', 7 + n));

  await play(hands(Masters), 2);
  await phones[2].cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sleep(6000);
  await phones[2].cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await same(devices());
  await play(hands(Masters), Infinity);
  const first = await ended(devices());

  await phones[0].touch('results.rematch');
  await goOn(phones, screen, 'masters');
  await play(hands(Masters), 2);
  await host.kill();
  host.fall();
  await host.again();
  host.rise();
  await same(devices());
  const lost = phones[1];
  await lost.close();
  const elsewhere = new URL(host.address);
  elsewhere.hostname = 'localhost'; // another origin for the browser, so that nothing that the person had is there
  phones[1] = await Game.open({ t, browser, address: elsewhere.href, fragment: link, touch: true, ...size });
  await phones[1].until('a seat to claim', (r) => r.scene === 'join' && !r.busy && r.targets['join.sit'] && r.state['room.seats'][1] === 'away');
  await phones[1].touch('join.sit');
  await phones[1].until('a question to the host', (r) => r.state['join.asked']);
  await screen.until('asked', (r) => r.state.consent);
  const { claims } = await told(page, made);
  await does(page, made, { do: 'admit', seat: 1, claim: claims[1] });
  await phones[1].until('at the table', rests);
  await play(hands(Masters), Infinity);
  const second = await ended(devices());

  const { steps, seats } = await told(page, made);
  await does(page, made, { do: 'other', after: steps, match: { game: 'toss', options: { way: 'calm' }, seats } });
  await goOn(phones, screen, 'toss');
  await play(hands(Toss), Infinity);
  const third = await ended(devices());

  const evenings = [];
  for (const phone of phones) {
    await phone.touch('results.evening');
    evenings.push((await phone.until('the evening', (r) => r.scene === 'evening' && !r.busy)).state['evening.matches']);
  }
  assert.equal(evenings[0].length, 3);
  assert.deepEqual(evenings[2], evenings[0]);
  // The new phone knows what was played since it came. Whoever has won most of the matches that a phone knows stands first there.
  const people = (line) => line.replace(/^\d+/, '').split(/(?=Guest \d)/).map((part) => part.replace(/, $/, '')).sort();
  const came = evenings[1].map(people);
  assert.ok(came.length >= 2, `of the evening a new phone has ${evenings[1]}`);
  assert.deepEqual(came, evenings[0].slice(3 - came.length).map(people));

  const played = [first, second, third];
  for (const [n, phone] of phones.entries()) {
    await phone.touch('evening.back');
    const found = await past(phone);
    assert.ok(found.length >= (n === 1 ? came.length : 3), `phone ${n + 1} has the past matches ${JSON.stringify(found)}`);
    assert.deepEqual(found, played.slice(-found.length), `the past matches of phone ${n + 1}`);
  }
  assert.deepEqual(await kept(host), ['masters', 'masters', 'toss'], 'the past matches of the screen');
  for (const game of phones) assert.deepEqual(game.errors, []);
  t.diagnostic(`${first}; ${second}; ${third}`);
});
