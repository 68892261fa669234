// Whole matches in rooms: pages of Chromium play by finger, and the desktop program is the screen that all share, or watches from elsewhere. Each device
// is loaded anew; the line falls while a move is on its way; and the host is killed (-9) when it has stored a move and nobody knows that yet. Every day
// computer players take the seats then and play to the end, which every device sees; with RUNEHALL_WHOLE fingers play on to the end, in every game.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse, wait } from './chromium.mjs';
import { Game } from './game.mjs';
import { Player as Market } from './market.mjs';
import { Player as Masters } from './masters.mjs';
import { begin, clerk, giveAway, Host, make, Screen, sit } from './party.mjs';
import { act, asked, play, rests, same, told } from './played.mjs';
import { Player as Ritual } from './ritual.mjs';
import { Player as Stones } from './stones.mjs';
import { Player as Toss } from './toss.mjs';

const whole = Boolean(process.env.RUNEHALL_WHOLE);

// silence is for how long the line is down, in ms.
const silence = whole ? 60_000 : 3_000;

const all = {};

before(async () => {
  all.host = await Host.start();
  all.browser = await browse();
});

after(async () => {
  await all.browser?.close();
  await all.host?.stop();
});

// still waits until all devices rest and the host stores nothing more, and resolves to how many moves were made, and how many lines the room has.
async function still(host, made, games) {
  for (;;) {
    const { length: lines } = await host.lines(made.room);
    const moves = await same(games);
    if ((await host.lines(made.room)).length === lines) return { moves, lines };
  }
}

// send has a page make a move of which what is 'asked' or 'answered' gets lost on the way, and resolves to how many lines there were before. What was
// answered was stored before.
async function send(host, made, players, what) {
  const { player } = await asked(players);
  host.lose(what);
  const { length: before } = await host.lines(made.room);
  const sent = (r) => r.state.room === 'table.room.sent';
  const next = () => player.game.until('asked, or sent', (r) => sent(r) || rests(r) && player.wanted(r));
  for (let report; !sent(report = await next());) await act({ player, report });
  for (const more = wait('stored', () => told(players)); what === 'answered' && (await host.lines(made.room)).length === before; await sleep(20)) {
    assert.ok(await more(), 'the host stores nothing');
  }
  return before;
}

// madeOnce checks that what was sent while the line fell, or the host was killed, when there were so many lines, has become one more. Others may have
// come before and behind it: a move that is the only one is made by itself.
async function madeOnce(host, made, devices, sent, before) {
  const now = await still(host, made, devices);
  const lines = (await host.lines(made.room)).slice(sent);
  assert.ok(lines.length > 0, 'a move is lost');
  assert.equal(lines.filter((line) => line === lines[0]).length, 1, `a move is made twice: ${lines}`);
  assert.equal(now.moves - before.moves, now.lines - before.lines, `the devices know of other moves than ${lines}`);
}

// party plays a match of a game in a room. Hands says that the pages are phones beside the screen that all share; otherwise each shows the whole table.
// Pages for which there is no seat watch.
async function party(t, { id, Player, options, most, pages: count, hands }) {
  const { host, browser } = all;
  const persons = Math.min(count, most);
  const page = await clerk(browser, host);
  t.after(() => page.close());
  const made = await make(page, { id, persons, options });
  const room = `#room=${made.room}`;
  const open = () => new Screen(`${host.address}${room}${hands ? `&host=${made.host}` : ''}`, host.folder);
  let screen = open();
  t.after(() => screen.stop());
  const invite = `${room}&invite=${made.invite}${hands ? '&hand=1' : ''}`;
  const size = hands ? { width: 412, height: 915 } : { width: 640, height: 360 };
  const pages = [];
  for (let n = 0; n < count; n++) pages.push(await sit({ t, browser, host, link: n < persons ? invite : room, watches: n >= persons, ...size }));
  await screen.until('waiting', (r) => r.scene === 'invite' && !r.busy);
  await begin(page, made);
  const players = pages.slice(0, persons).map((game, n) => new Player(game, 'finger', 7 + n));
  // Whose turn it is, is asked. While seats are asked for answers, nobody is told whose turn it is; who watches never is.
  const seated = ({ state, targets }, seat) => {
    if (state.seat < 0 || id === 'toss') return true;
    return Boolean(state[`${id}.asks`] || targets['recap.close']) === (state.seat === seat && seat < persons);
  };
  for (const [seat, game] of pages.entries()) {
    const report = await game.until('at rest', rests);
    assert.equal(report.state.hand, hands && id !== 'toss' && seat < persons, 'a phone is the hand of its seat beside a screen that all share, and a table otherwise');
    assert.ok(seated(report, seat), `seat ${seat} is another's`);
  }

  await play(players, 2);
  for (const [seat, game] of pages.entries()) {
    const moves = await same([...pages, screen]);
    await game.reload();
    const report = await game.until('at the same table', (r) => rests(r) && r.state.game === id && r.state.moves === moves);
    assert.ok(seated(report, seat), `the page of seat ${seat} that is loaded anew has not its seat again`);
  }
  if (whole) {
    await screen.stop();
    screen = open();
  }
  const devices = [...pages, screen];
  await play(players, 3);

  const down = async () => { for (const device of devices) await device.until('without a line', (r) => r.state.room === 'table.room.moment'); };
  let before = await still(host, made, devices);
  let sent = await send(host, made, players, 'asked');
  host.fall();
  await down();
  await sleep(silence);
  host.rise();
  await devices[0].until('a move more', (r) => r.state.moves > before.moves);
  await madeOnce(host, made, devices, sent, before);

  await play(players, before.moves + 1);
  before = await still(host, made, devices);
  sent = await send(host, made, players, 'answered');
  await host.kill();
  await down();
  host.fall();
  await host.again();
  host.rise();
  await devices[0].until('a move more', (r) => r.state.moves > before.moves);
  await madeOnce(host, made, devices, sent, before);

  await play(players, whole ? Infinity : before.moves + 2);
  if (!whole) await giveAway(page, made, players.map((_, seat) => seat));
  const results = [];
  for (const device of devices) results.push((await device.until('results', (r) => r.scene === 'results' && !r.busy)).state);
  const points = (state) => Array.from({ length: persons }, (_, seat) => state[`points.${seat}`]);
  assert.ok(points(results[0]).every(Number.isInteger), 'no points');
  for (const state of results) assert.deepEqual([state.moves, ...points(state)], [results[0].moves, ...points(results[0])], 'all see the same end');
  for (const game of pages) assert.deepEqual(game.errors, []);
  t.diagnostic(`${results[0].moves} moves, ${before.moves + 1} of them before the host was killed; points ${points(results[0])}`);
}

test('a link in the address makes a room, into which its code leads, and people come back; one that leads nowhere says why', async (t) => {
  const { host, browser } = all;
  const size = { width: 412, height: 915, touch: true };
  const maker = await Game.open({ t, browser, address: host.address, fragment: '#make=ritual&seats=person,person,novice', touch: true, width: 1280, height: 900 }); // all seats are in sight
  await maker.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invitation = (r) => r.scene === 'invite' && !r.busy;
  const made = await maker.until('an invitation', invitation);
  assert.deepEqual([made.state.game, made.state['room.seats'], made.state.code], ['ritual', ['here', 'free', 'novice'], true]);
  assert.equal(await maker.page.evaluate(() => location.hash), '', 'loaded anew the page would make another room');
  await maker.touch('room.copy');
  await maker.until('told so', (r) => r.state.toast);
  const invite = await maker.page.evaluate(() => navigator.clipboard.readText());
  assert.match(invite, /#room=[0-9a-f]{32}&invite=[0-9a-f]{32}$/);
  // Who cannot scan types the code in the hall of the host's page.
  const [code] = made.state['room.code'].match(/(?:\p{Lu}\d){3}|\p{Lu}\d\p{Lu} \d\p{Lu}\d/u);
  const typing = await Game.open({ t, browser, address: host.address, ...size });
  await typing.touch('title.join');
  await typing.touch('open.link');
  await typing.page.waitForFunction(() => document.activeElement?.id === 'ebitengine-textinput');
  await typing.cdp.send('Input.insertText', { text: code.toLowerCase() });
  await typing.until('the code', (r) => r.state.link === code.toLowerCase());
  await typing.press('Enter'); // while a field is typed in, its cursor never rests
  await typing.touch('open.do');
  await typing.touch('join.sit');
  await maker.until('somebody at a seat', (r) => invitation(r) && r.state['room.seats'][1] === 'here');
  // The phone is lost. Another one says whose seat that is, takes that back, says it again, and is let in.
  await typing.close();
  await maker.until('a seat without its device', (r) => invitation(r) && r.state['room.seats'][1] === 'away');
  const guest = await Game.open({ t, browser, address: host.address, fragment: invite.slice(invite.indexOf('#')), ...size });
  const claims = async (is) => {
    await guest.touch('join.sit');
    await guest.until(is ? 'a question to the host' : 'nothing asked', (r) => !r.busy && r.state['join.asked'] === is);
  };
  await claims(true);
  await maker.until('asked', (r) => invitation(r) && r.targets['room.seat.1.admit']);
  await claims(false);
  await maker.until('asked no more', (r) => invitation(r) && !r.targets['room.seat.1.admit']);
  await sleep(5500); // for so long nobody can ask for the seat again
  await claims(true);
  await maker.touch('room.seat.1.admit');
  await guest.until('waiting', (r) => r.scene === 'invite' && !r.busy);
  await maker.until('the person back', (r) => invitation(r) && r.state['room.seats'][1] === 'here');
  await maker.touch('room.begin');
  for (const game of [maker, guest]) await game.until('at the table', (r) => rests(r) && r.state.game === 'ritual');
  for (const [hash, words] of [['#make=chess', 'chess'], ['#make=ritual&seats=9', 'cannot be read'], ['#room=0f', 'cannot be read']]) {
    await guest.page.evaluate((hash) => { location.hash = hash; }, hash);
    const { state } = await guest.until('refused', (r) => r.scene === 'error' && !r.busy && r.state.error.includes(words));
    assert.equal(await guest.page.evaluate(() => location.hash), '', `${state.error}: the link stays in the address`);
  }
  for (const game of [maker, guest]) assert.deepEqual(game.errors, []);
});

// Players by chance do not race for runes, so Rune Toss is played in turns. A match of Menhirs to the printed throne is 684 moves long, played
// by chance: half an hour on a busy machine. So the throne stands where it does in short matches.
const games = [
  { id: 'ritual', Player: Ritual, most: 5 },
  { id: 'masters', Player: Masters, most: 3 },
  { id: 'stones', Player: Stones, most: 4, options: { throne: '45' } },
  { id: 'toss', Player: Toss, most: 5, options: { way: 'calm' } },
  { id: 'market', Player: Market, most: 5 },
];

// What is short is played every day; RUNEHALL_WHOLE asks for the others, as for all that is long.
const short = ['masters, 2 hands', 'ritual, 2 apart'];

for (const game of games) {
  for (const pages of [2, 5]) {
    for (const hands of [true, false]) {
      const skip = !whole && !short.includes(`${game.id}, ${pages} ${hands ? 'hands' : 'apart'}`);
      test(`${game.id} in a room: ${pages} pages, ${hands ? 'hands beside a shared screen' : 'all apart'}`, { skip }, (t) => party(t, { ...game, pages, hands }));
    }
  }
}
