// A match in a room, for tests: a host that can be killed, lines to it that can fall, and pages of Chromium that play.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { built, wait } from './chromium.mjs';
import { Game, quick } from './game.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

// program is the desktop's, and the host's.
const program = `${root}build/host`;

// Host is `runehall serve` behind a line of its own, by which pages and the desktop program reach it.
export class Host {
  #lines = new Set();
  #mute = '';

  static async start() {
    const host = new Host();
    host.folder = await mkdtemp(join(tmpdir(), 'rooms-'));
    await host.run('127.0.0.1:0');
    await host.wire();
    return host;
  }

  // run starts the program at a port.
  async run(listen) {
    this.server = spawn(program, ['serve', '--listen', listen, '--data', join(this.folder, 'host'), '--pace', '30ms', built], { stdio: ['ignore', 'pipe', 'inherit'] });
    process.once('exit', () => this.server.kill('SIGKILL'));
    this.behind = new URL(await new Promise((resolve, reject) => {
      createInterface({ input: this.server.stdout }).once('line', resolve);
      this.server.once('error', reject);
      this.server.once('exit', (code) => reject(new Error(`the host ended with code ${code}`)));
    }));
  }

  // wire lets devices reach it by another port, at which they stay even while the line is down.
  wire() {
    this.proxy = createServer((device) => {
      if (this.down) return device.destroy();
      const host = connect(Number(this.behind.port), this.behind.hostname);
      this.#pass(device, host, 'asked');
      this.#pass(host, device, 'answered');
    });
    return new Promise((resolve) => this.proxy.listen(0, '127.0.0.1', () => {
      this.address = `http://127.0.0.1:${this.proxy.address().port}/`;
      resolve();
    }));
  }

  #pass(from, to, what) {
    this.#lines.add(from);
    from.on('data', (bytes) => { if (this.#mute !== what) to.write(bytes); });
    from.on('error', () => {}); // it closes, too
    from.on('close', () => {
      this.#lines.delete(from);
      to.destroy();
    });
  }

  // lose has what is 'asked' of the host, or 'answered' by it, get lost from now on, until all lines fall.
  lose(what) { this.#mute = what; }

  // fall lets all lines fall, and none be had until it is over.
  fall() {
    this.down = true;
    for (const line of this.#lines) line.destroy();
    this.#mute = '';
  }

  rise() { this.down = false; }

  // lines resolves to the lines of a room that the host has on the disk, each behind a mark of its own.
  async lines(room) {
    const text = await readFile(join(this.folder, 'host', 'rooms', room.slice(0, 2), `${room}.room`), 'utf8');
    return text.split(/^\d+ [0-9a-f]{8} [0-9a-f]{8}\n/m).slice(1).map((line) => line.slice(0, -1));
  }

  // kill kills the program (-9), and again starts it at the same port.
  kill() {
    return new Promise((resolve) => {
      this.server.once('exit', resolve);
      this.server.kill('SIGKILL');
    });
  }

  again() { return this.run(this.behind.host); }

  async stop() {
    await this.kill();
    this.fall();
    this.proxy.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

// ask says something to the host of rooms, one message after another once the one before is answered, and resolves to the last answer. A page of the host
// does it, since the host listens to no others.
const ask = (page, messages) => page.evaluate((messages) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rooms`, 'runehall.rooms.1');
  const next = () => socket.send(JSON.stringify(messages.shift()));
  let entered = false;
  socket.onopen = next;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.say === 'no') reject(new Error(data));
    if (told.say === 'told' || told.say === 'state' && entered) return;
    entered = true;
    if (messages.length > 0) return next();
    socket.close();
    resolve(told);
  };
  socket.onerror = () => reject(new Error('no line to the host'));
}), messages);

const looks = [['amber', 'circle'], ['sky', 'diamond'], ['jade', 'triangle'], ['rose', 'square'], ['vermilion', 'star']];

// clerk opens a page of the host that is not the game, to ask the host for things.
export async function clerk(browser, host) {
  const page = await browser.newPage();
  await page.goto(`${host.address}lang/en/rooms.json`);
  return page;
}

// make makes a room in which so many persons play, and resolves to its secrets. The match has yet to begin.
export async function make(page, { id, persons, options = {} }) {
  const seats = looks.slice(0, persons).map(([colour, emblem], n) => ({ driver: 'person', colour, emblem, name: `Guest ${n + 1}` }));
  return (await ask(page, [{ say: 'make', make: { game: id, options, seats } }])).made;
}

// told resolves to how a room stands, as its host may know it.
export async function told(page, { room, host }) { return (await ask(page, [{ say: 'enter', enter: { room, host } }])).state; }

// does does deeds in a room, one after another, as its host.
export function does(page, { room, host }, ...deeds) {
  return ask(page, [{ say: 'enter', enter: { room, host } }, ...deeds.map((deed, n) => ({ say: 'do', number: n + 1, deed }))]);
}

// begin begins the match of a room.
export function begin(page, made) { return does(page, made, { do: 'begin', seat: 0 }); }

// giveAway gives seats to computer players.
export function giveAway(page, made, seats) { return does(page, made, ...seats.map((seat) => ({ do: 'give', seat, level: 'novice' }))); }

// Screen is the desktop program at a room, as the screen that all share: it knows the host's secret.
export class Screen {
  #said = [];

  constructor(link, folder) {
    const args = ['--room', link, '--probe', '--silent', '--size', '640x360', '--data', join(folder, 'screen')];
    // The program tells its id, so that it can be ended and the display with it; who ends all at once leaves the display's files behind.
    this.process = spawn(`${root}scripts/x.sh`, ['bash', '-c', 'echo "id $$" >&2; exec "$@"', 'bash', program, ...args],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
    process.once('exit', () => { if (this.process.exitCode === null && this.process.signalCode === null) process.kill(-this.process.pid); });
    createInterface({ input: this.process.stderr }).on('line', (line) => {
      if (line.startsWith('probe {')) this.report = JSON.parse(line.slice('probe '.length));
      else if (line.startsWith('id ')) this.id = Number(line.slice('id '.length));
      else this.#said.push(line);
    });
  }

  async until(what, is) {
    const more = wait(`${what}, the shared screen`, () => JSON.stringify(this.report));
    for (; !(this.report && is(this.report)); await sleep(50)) {
      if (!await more()) throw new Error(`the shared screen is still not ${what}: ${JSON.stringify(this.report)}\n${this.#said.join('\n')}`);
    }
    return this.report;
  }

  async stop() {
    while (!this.id && this.process.exitCode === null) await sleep(50);
    if (this.process.exitCode === null) process.kill(this.id);
    await this.ended;
  }
}

// sit opens a link in a page, takes the first free seat unless it watches, and resolves to the page, which waits for the match to begin. Nothing secret
// stays in the address.
export async function sit({ t, browser, host, link, watches, ...screen }) {
  const game = await Game.open({ t, browser, address: host.address, fragment: link, touch: true, settings: quick, ...screen });
  if (!watches) {
    await game.until('a seat to choose', (r) => r.scene === 'join' && !r.busy && r.targets['join.sit']);
    assert.equal(await game.page.evaluate(() => location.hash), '', 'the secret stays in the address');
    await game.touch('join.sit');
  }
  await game.until('waiting', (r) => r.scene === 'invite' && !r.busy);
  return game;
}
