// The game in a page of Chromium, used by mouse, by fingers, by keyboard or by a gamepad. It is the
// browser's counterpart of the Go package pilot; the probe is described there.

import { setTimeout as sleep } from 'node:timers/promises';
import { patience, wait } from './chromium.mjs';
import { countDraws, countFrames } from './draws.mjs';
import { watchSound } from './sounds.mjs';
import { plugIn, Button, directions } from './pad.mjs';

// started is true for reports of a scene, and not of the time before the first.
const started = (report) => report.scene !== 'start';

// report is what the page evaluates to the last report of the program, once that is what one sees and touches: while the page shows the title
// by itself, there is none.
export const report = "document.querySelector('#title:not([hidden])') ? undefined : window.runehallProbe";

// profile makes a new profile, with a screen of so many dp. With a quarter of a pixel a dp a software renderer draws the page in less than
// half the time.
export function profile(browser, { width = 915, height = 412, density = .25, language = 'en', touch = false } = {}) {
  return browser.newContext({ viewport: { width, height }, deviceScaleFactor: density, locale: language, hasTouch: touch });
}

// quick are settings with which less is painted: what moves is there in a quarter of the time.
export const quick = { speed: 4 };

// keepSettings stores settings before the program looks for them, unless there are some.
function keepSettings(settings) {
  const name = 'runehall.settings';
  if (localStorage.getItem(name) === null) localStorage.setItem(name, settings);
}

export class Game {
  errors = []; // what broke the page's scripts, and what its Content-Security-Policy has refused
  log = []; // the lines of the console
  fingers = new Map(); // the fingers on the screen, by their numbers

  // open opens a page in a new profile (or in one of the pages that share `context`) and
  // resolves when the program has reported its first scene.
  //
  //   { t, browser, address, context, flags: { seed: 7 }, query: 'utm=50%', settings: { speed: 4 }, width, height, density, language, touch, pad }
  //
  // The settings are stored before the program starts, if there are none yet.
  // With the test `t` it is closed at the end of that, whether it fails or not.
  static async open({ t, browser, address, context, flags = {}, query = '', fragment = '', settings, pad = false, ...screen }) {
    const game = new Game();
    game.context = context ?? await profile(browser, screen);
    t?.after(() => game.close());
    game.page = await game.context.newPage();
    game.page.on('pageerror', (error) => game.errors.push(String(error)));
    game.page.on('console', (message) => {
      game.log.push(message.text());
      if (/Content[ -]Security[ -]Policy|Permissions[ -]Policy/i.test(message.text())) game.errors.push(message.text());
    });
    game.cdp = await game.context.newCDPSession(game.page);
    game.page.setDefaultTimeout(patience);
    await game.page.addInitScript(countDraws);
    await game.page.addInitScript(countFrames);
    await game.page.addInitScript(watchSound);
    if (pad) await game.page.addInitScript(plugIn);
    if (settings) await game.page.addInitScript(keepSettings, JSON.stringify(settings));
    const switches = Object.entries({ probe: true, ...flags }).map(([name, value]) => value === true ? name : `${name}=${encodeURIComponent(value)}`);
    await game.page.goto(`${address}?${[...switches, ...query ? [query] : []].join('&')}${fragment}`);
    await game.until('a scene', started);
    return game;
  }

  // probe returns the last report of the program, or undefined.
  async probe() {
    const text = await this.page.evaluate(report);
    return text && JSON.parse(text);
  }

  // until waits for a report that fulfils a condition, and resolves to it.
  async until(what, is) {
    let report;
    for (const more = wait(what, () => JSON.stringify(report)); await more(); await sleep(30)) {
      report = await this.probe();
      if (report && is(report)) return report;
    }
    throw new Error(`still not ${what}: ${JSON.stringify(report)}\n${await this.said()}`);
  }

  // said returns what the page shows and the console holds, for messages.
  async said() {
    return [await this.page.locator('body').innerText(), ...this.errors, ...this.log.slice(-20)].join('\n');
  }

  // settle waits until nothing moves.
  settle() { return this.until('at rest', (report) => !report.busy); }

  // middle waits until nothing moves and the target is there, and resolves to the middle of it.
  async middle(name) {
    const { targets } = await this.until(`at rest with ${name}`, (report) => !report.busy && report.targets[name]);
    const [x, y, width, height] = targets[name];
    return [x + width / 2, y + height / 2];
  }

  // click clicks on a target with the mouse.
  async click(name) { return this.clickAt(...await this.middle(name)); }

  async clickAt(x, y) {
    await this.page.mouse.move(x, y);
    await this.tap(() => this.page.mouse.down(), () => this.page.mouse.up());
  }

  // tap presses something for as long as the program needs to see it, and no longer.
  async tap(press, release) {
    await this.page.evaluate(() => window.runehallTap());
    await press();
    await this.seen();
    await release();
    await this.seen();
  }

  // seen waits until the program has seen what was just pressed or released. Ebitengine looks at its input
  // once a tick: what is shorter than that is lost, and on a busy machine a tick can be long. Whatever is pressed keeps the
  // program awake for longer than these frames.
  seen() {
    return this.page.waitForFunction((n) => window.runehallTaken >= window.runehallTouched + n, 2, { polling: 10 });
  }

  // touch taps a target with a finger.
  async touch(name) { return this.touchAt(...await this.middle(name)); }

  touchAt(x, y) { return this.tap(() => this.put(0, x, y), () => this.lift(0)); }

  // put lays a finger, told apart by its number, on a point; slide moves it; lift takes it away.
  put(finger, x, y) { return this.fingersDo('touchStart', [[finger, x, y]]); }
  slide(finger, x, y) { return this.fingersDo('touchMove', [[finger, x, y]]); }

  async lift(...fingers) {
    for (const finger of fingers) this.fingers.delete(finger);
    await this.fingersDo('touchEnd');
  }

  // cancel lets the platform take all fingers away.
  async cancel() {
    this.fingers.clear();
    await this.fingersDo('touchCancel');
  }

  // fingersDo lays or moves several fingers at once.
  async fingersDo(type, points = []) {
    for (const [id, x, y] of points) this.fingers.set(id, { id, x, y });
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...this.fingers.values()] });
  }

  // steer gives the program so many frames and no more; without a number they come as ever.
  async steer(frames) {
    await this.page.evaluate((n) => window.runehallSteer(n), frames);
    if (frames) await this.page.waitForFunction((n) => window.runehallTaken >= window.runehallTouched + n, frames, { polling: 5 });
  }

  // carry draws fingers from points to others, all at once, and lets them go there: each way is [finger, from, to]. Each frame sees a
  // short piece of the way: a finger that jumps is another one.
  async carry(ways) {
    const steps = Math.max(...ways.map(([, [x, y], [toX, toY]]) => Math.ceil(Math.hypot(toX - x, toY - y) / 36)));
    const at = (i) => ways.map(([finger, [x, y], [toX, toY]]) => [finger, x + (toX - x) * i / steps, y + (toY - y) * i / steps]);
    await this.steer(0);
    await this.fingersDo('touchStart', at(0));
    await this.steer(1);
    for (let i = 1; i <= steps; i++) {
      await this.fingersDo('touchMove', at(i));
      await this.steer(1);
    }
    await this.lift(...ways.map(([finger]) => finger));
    await this.steer(2);
    await this.steer();
  }

  // drag draws the mouse from one point to another, seen at both ends.
  async drag([x, y], [toX, toY]) {
    await this.page.mouse.move(x, y);
    await this.tap(() => this.page.mouse.down(), async () => {
      await this.page.mouse.move(toX, toY);
      await this.page.mouse.up();
    });
  }

  // press strikes a key, named as in KeyboardEvent.code.
  press(key) { return this.tap(() => this.page.keyboard.down(key), () => this.page.keyboard.up(key)); }

  // key moves the keyboard's focus to a target by Tab, and strikes Enter, unless the target is gone by then.
  async key(name) {
    await this.middle(name);
    return this.keyNow(name);
  }

  async keyNow(name) {
    for (let i = 0; i < 100; i++) {
      const { targets, state } = await this.probe();
      if (state.focus === name) return this.press('Enter');
      if (!targets[name]) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}: ${JSON.stringify(await this.probe())}`);
  }

  // padDown and padUp press and release a button of the gamepad; padPress does both.
  padDown(button) { return this.page.evaluate((b) => window.runehallPad.set(b, true), button); }
  padUp(button) { return this.page.evaluate((b) => window.runehallPad.set(b, false), button); }

  padPress(button) { return this.tap(() => this.padDown(button), () => this.padUp(button)); }

  // lead brings the focus to a target by the gamepad's directions alone, unless the target is gone by then.
  async lead(name) {
    await this.middle(name);
    return this.leadNow(name);
  }

  async leadNow(name) {
    const tried = {};
    for (let i = 0; i < 60; i++) {
      const { targets, state: { focus = '' } } = await this.probe();
      if (focus === name) return true;
      if (!targets[name]) return false;
      const ways = directions(targets[focus], targets[name]);
      tried[focus] = (tried[focus] ?? -1) + 1;
      await this.padPress(ways[tried[focus] % ways.length]);
    }
    throw new Error(`the gamepad does not lead to ${name}: ${JSON.stringify(await this.probe())}`);
  }

  // pad activates a target by the gamepad.
  async pad(name) {
    await this.lead(name);
    return this.padPress(Button.confirm);
  }

  // use activates a target by 'mouse', 'finger', 'keyboard' or 'gamepad'.
  use(hand, name) {
    return { mouse: this.click, finger: this.touch, keyboard: this.key, gamepad: this.pad }[hand].call(this, name);
  }

  // useNow activates a target as it is now, without waiting until nothing moves, if it is still there.
  async useNow(hand, name) {
    const { targets: { [name]: at } } = await this.probe();
    if (!at) return;
    const [x, y, width, height] = at;
    if (hand === 'mouse') return this.clickAt(x + width / 2, y + height / 2);
    if (hand === 'finger') return this.touchAt(x + width / 2, y + height / 2);
    if (hand === 'keyboard') return this.keyNow(name);
    if (await this.leadNow(name)) return this.padPress(Button.confirm);
  }

  // confirm presses the golden button once it makes a move: before that it does something else, such as shutting a curtain.
  async confirm(hand) {
    await this.until('a draft', (report) => !report.busy && report.state.draft === true);
    return this.use(hand, 'table.confirm');
  }

  // draws resolves to how often the program has drawn so far.
  draws() { return this.page.evaluate(() => window.runehallDraws.count); }

  // drawsIn resolves to how often it draws in a time of idleness, in ms.
  async drawsIn(ms) {
    const before = await this.draws();
    await sleep(ms);
    return await this.draws() - before;
  }

  // rests waits for a time, in ms, in which the program draws nothing: when it comes to rest depends on the machine.
  async rests(ms) {
    for (const end = Date.now() + patience; await this.drawsIn(ms) > 0;) {
      if (Date.now() > end) throw new Error(`it draws and draws: ${await this.said()}`);
    }
  }

  // reload loads the page anew, with the same storage, and waits for the first scene.
  async reload() {
    await this.page.reload();
    return this.until('a scene', started);
  }

  // crash breaks the tab and loads it anew. The page can only be watched from then on.
  async crash() {
    const broken = new Promise((resolve) => this.page.once('crash', resolve));
    this.cdp.send('Page.crash').catch(() => {}); // a broken tab answers nothing
    await broken;
    await this.cdp.send('Page.reload');
    this.probe = async () => {
      const { result } = await this.cdp.send('Runtime.evaluate', { expression: report });
      return result.value && JSON.parse(result.value);
    };
    return this.until('a scene', started);
  }

  // second opens the same address in another tab of the same profile; it is not waited for.
  async second() {
    const page = await this.context.newPage();
    await page.goto(this.page.url());
    return page;
  }

  close() { return this.context.close(); }
}
