// Starts Debian's WebKitGTK (package webkit2gtk-driver) and drives it by WebDriver, over HTTP. It wants an X server, as scripts/x.sh starts one.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './chromium.mjs';
import { answer, answering } from './answer.mjs';

// environment has it do without a sandbox, which containers forbid, and without a graphics card.
const environment = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

// browser is the one that comes with the driver, in a folder that is named after the processor and the version.
function browser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  for (const processor of readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))) {
    for (const version of ['4.1', '4.0']) {
      const folder = `/usr/lib/${processor}/webkit2gtk-${version}`;
      try {
        if (readdirSync(folder).includes('MiniBrowser')) return join(folder, 'MiniBrowser');
      } catch { /* there is none of that version */ }
    }
  }
  throw new Error('there is no MiniBrowser of WebKitGTK');
}

// port resolves to a free one.
function port() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// end ends a process, and resolves when it has ended.
function end(process) {
  if (process.exitCode !== null || process.signalCode !== null) return undefined;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill();
  return ended;
}

export class WebKit {
  static title = 'WebKit';

  // start resolves to a WebKit with an empty profile of its own, which it forgets.
  static async start({ env = { PULSE_SERVER: 'none' }, width = 640, height = 520 } = {}) {
    const webkit = new WebKit();
    const at = await port();
    webkit.driver = spawn('WebKitWebDriver', ['-p', String(at)], { stdio: 'ignore', env: { ...environment, ...env } });
    process.once('exit', () => webkit.driver.kill());
    let failed;
    webkit.driver.once('error', (error) => { failed = error; });
    webkit.address = `http://127.0.0.1:${at}`;
    for (const end = Date.now() + patience; ; await sleep(50)) {
      try {
        await fetch(`${webkit.address}/status`, { signal: AbortSignal.timeout(answering) });
        break;
      } catch (error) {
        if (failed ?? Date.now() > end) throw failed ?? error;
      }
    }
    const { sessionId } = await webkit.#ask('POST', '/session', { capabilities: { alwaysMatch: {
      'webkitgtk:browserOptions': { binary: browser(), args: ['--automation', `--geometry=${width}x${height}`] },
      timeouts: { pageLoad: patience, script: patience },
    } } });
    webkit.session = `/session/${sessionId}`;
    return webkit;
  }

  // visit opens an address in a WebKit of its own that nobody drives: it keeps what it has fetched, which a driven one does not. It resolves to
  // what ends it.
  static visit(address) {
    const home = mkdtempSync(join(tmpdir(), 'runehall-'));
    const visitor = spawn(browser(), [address], { stdio: 'ignore', env: { ...environment, HOME: home, XDG_CACHE_HOME: join(home, 'cache'), XDG_DATA_HOME: join(home, 'data') } });
    process.once('exit', () => visitor.kill());
    return async () => {
      await end(visitor);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
  }

  async #ask(method, path, body) {
    const what = `${method} ${path.replace(/^\/session\/[^/]*/, '')}`;
    const { value } = await answer('WebKit', what, async (signal) => (await fetch(this.address + path, { method, body: body && JSON.stringify(body), signal })).json());
    if (value?.error) throw new Error(`${what}: ${value.error}: ${value.message}`);
    return value;
  }

  // run runs the body of a function in the page, and resolves to what it returns.
  run(script, ...args) { return this.#ask('POST', `${this.session}/execute/sync`, { script, args }); }

  // act lets a device do something: actions of WebDriver, one after another.
  act(device, ...actions) { return this.#ask('POST', `${this.session}/actions`, { actions: [{ ...device, actions }] }); }

  load(url) { return this.#ask('POST', `${this.session}/url`, { url }); }
  reload() { return this.#ask('POST', `${this.session}/refresh`, {}); }

  // resize gives the page so many pixels.
  async resize(width, height) {
    const [w, h] = await this.run('return [innerWidth, innerHeight]');
    const rect = await this.#ask('GET', `${this.session}/window/rect`);
    await this.#ask('POST', `${this.session}/window/rect`, { width: rect.width + width - w, height: rect.height + height - h });
  }

  async picture() { return Buffer.from(await this.#ask('GET', `${this.session}/screenshot`), 'base64'); }

  async close() {
    if (this.session) await this.#ask('DELETE', this.session).catch(() => {}); // one that hangs is ended all the same
    await end(this.driver);
  }
}
