// Starts Debian's Firefox and drives it by its own protocol, Marionette: commands of WebDriver as JSON, over a socket.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from './answer.mjs';
import { patience } from './chromium.mjs';

// preferences has it ask nobody anything. On a machine without a graphics card it takes no WebGL 2 unless it is forced to, and without a
// display it has none at all: it wants an X server.
const preferences = {
  'webgl.force-enabled': true,
  'marionette.port': 0, // a free one; its number is in a file of the profile
  'app.update.enabled': false, 'browser.shell.checkDefaultBrowser': false, 'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false, 'toolkit.telemetry.enabled': false, 'services.settings.server': 'http://localhost:9/',
};

export class Firefox {
  #waiting = new Map();
  #last = 0;
  #came = Buffer.alloc(0);

  static title = 'Firefox';

  // start resolves to a Firefox in a new profile, once it listens.
  static async start({ env = { PULSE_SERVER: 'none' } } = {}) {
    const firefox = new Firefox();
    firefox.profile = mkdtempSync(join(tmpdir(), 'runehall-'));
    writeFileSync(join(firefox.profile, 'user.js'), Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
    firefox.process = spawn(process.env.FIREFOX ?? 'firefox-esr', ['--marionette', '--no-remote', '--width', '640', '--height', '520', '--profile', firefox.profile, 'about:blank'], {
      stdio: 'ignore', env: { ...process.env, ...env, HOME: firefox.profile },
    });
    process.once('exit', () => firefox.process.kill());
    let failed;
    firefox.process.once('error', (error) => { failed = error; });
    for (const end = Date.now() + patience; !firefox.socket; await sleep(50)) {
      if (failed) throw failed;
      if (firefox.process.exitCode !== null) throw new Error(`Firefox ended with code ${firefox.process.exitCode}`);
      if (Date.now() > end) throw new Error('Firefox does not listen');
      firefox.socket = await firefox.#dial();
    }
    firefox.socket.on('data', (bytes) => firefox.#hear(bytes));
    await firefox.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { pageLoad: patience, script: patience } } } });
    return firefox;
  }

  // visit opens an address in a Firefox of its own, and resolves to what ends it.
  static async visit(address) {
    const firefox = await Firefox.start();
    await firefox.load(address);
    return () => firefox.close();
  }

  #dial() {
    let port;
    try {
      port = Number(readFileSync(join(this.profile, 'MarionetteActivePort'), 'utf8'));
    } catch {
      return undefined; // it is not there yet
    }
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(socket));
      socket.once('error', () => resolve(undefined));
    });
  }

  // #hear takes answers, each of which says before a colon how many bytes it has.
  #hear(bytes) {
    this.#came = Buffer.concat([this.#came, bytes]);
    for (let colon; (colon = this.#came.indexOf(':')) > 0;) {
      const end = colon + 1 + Number(this.#came.subarray(0, colon));
      if (this.#came.length < end) return;
      const answer = JSON.parse(this.#came.subarray(colon + 1, end));
      this.#came = this.#came.subarray(end);
      if (!Array.isArray(answer)) continue; // the greeting
      const [, id, error, result] = answer;
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(result);
    }
  }

  // ask sends a command and resolves to what comes of it.
  ask(command, parameters = {}) {
    const text = JSON.stringify([0, ++this.#last, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answered = new Promise((resolve, reject) => this.#waiting.set(this.#last, { resolve, reject }));
    return answer('Firefox', command, () => answered);
  }

  // run runs the body of a function in the page, and resolves to what it returns.
  async run(script, ...args) { return (await this.ask('WebDriver:ExecuteScript', { script, args })).value; }

  // act lets a device do something: actions of WebDriver, one after another.
  act(device, ...actions) { return this.ask('WebDriver:PerformActions', { actions: [{ ...device, actions }] }); }

  load(url) { return this.ask('WebDriver:Navigate', { url }); }
  reload() { return this.ask('WebDriver:Refresh'); }

  // resize gives the page so many pixels.
  async resize(width, height) {
    const [w, h] = await this.run('return [innerWidth, innerHeight]');
    const rect = await this.ask('WebDriver:GetWindowRect');
    await this.ask('WebDriver:SetWindowRect', { width: rect.width + width - w, height: rect.height + height - h });
  }

  async picture() { return Buffer.from((await this.ask('WebDriver:TakeScreenshot', { full: false })).value, 'base64'); }

  async close() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.socket?.destroy();
    this.process.kill('SIGKILL'); // one that hangs ends, too
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
