// The game in a page of a browser that is driven by WebDriver: Firefox, or WebKit. Drivers have run, act, load, reload and picture.

import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './chromium.mjs';
import { Game } from './game.mjs';

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
const keyboard = { type: 'key', id: 'keyboard' };

// keys are the characters that WebDriver has for keys without one.
const keys = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
};
const character = (code) => keys[code] ?? code.replace(/^(Digit|Key)/, '').toLowerCase();

// Sheet is what [Game] needs of a page.
class Sheet {
  constructor(driver) {
    this.driver = driver;
    const point = (...actions) => driver.act(mouse, ...actions);
    this.mouse = {
      move: (x, y) => point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
      down: () => point({ type: 'pointerDown', button: 0 }),
      up: () => point({ type: 'pointerUp', button: 0 }),
    };
    this.keyboard = {
      down: (code) => driver.act(keyboard, { type: 'keyDown', value: character(code) }),
      up: (code) => driver.act(keyboard, { type: 'keyUp', value: character(code) }),
    };
  }

  evaluate(what, ...args) { return this.driver.run(typeof what === 'string' ? `return ${what}` : `return (${what}).apply(null, arguments)`, ...args); }

  async waitForFunction(is, argument) {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(10)) {
      if (await this.evaluate(is, argument)) return;
    }
    throw new Error(`still not ${is}`);
  }

  reload() { return this.driver.reload(); }
}

// Driven is a game in such a page.
export class Driven extends Game {
  // open opens a page, as the game does it in Chromium: { driver, address, flags: { seed: 7 }, fragment, settings: { speed: 4 } }. The
  // settings are stored before the program starts.
  static async open({ driver, address, flags = {}, fragment = '', settings }) {
    const game = new Driven();
    game.driver = driver;
    game.page = new Sheet(driver);
    if (settings) {
      await driver.load(new URL('style.css', address).href); // an address of the same origin that starts nothing
      await driver.run('localStorage.setItem("runehall.settings", arguments[0])', JSON.stringify(settings));
    }
    const switches = Object.entries({ probe: true, lang: 'en', ...flags }).map(([name, value]) => value === true ? name : `${name}=${encodeURIComponent(value)}`);
    await driver.load(`${address}?${switches.join('&')}${fragment}`);
    await game.until('a scene', (r) => r.scene !== 'start');
    return game;
  }

  said() { return this.driver.run('return [document.body.innerText, ...window.runehallErrors ?? []].join("\\n")'); }

  // A page without the scripts of the tests, as one that comes out of the browser's cache, is given a moment instead.
  async tap(press, release) {
    if (await this.driver.run('return Boolean(window.runehallTap)')) return super.tap(press, release);
    for (const part of [press, release]) {
      await part();
      await sleep(250);
    }
  }

  // give has the program be given a file by the next dialog that it opens.
  give(name, text) {
    return this.page.evaluate((name, text) => {
      const { click } = HTMLInputElement.prototype;
      HTMLInputElement.prototype.click = function () {
        if (this.type !== 'file') return click.call(this);
        HTMLInputElement.prototype.click = click;
        const files = new DataTransfer();
        files.items.add(new File([text], name));
        this.files = files.files;
        this.dispatchEvent(new Event('change'));
      };
    }, name, text);
  }

  // broken resolves to what broke the page's scripts, and what its policy has refused.
  broken() { return this.driver.run('return window.runehallErrors ?? []'); }
}
