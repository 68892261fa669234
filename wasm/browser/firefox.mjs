// The page in Firefox: from the title to some moves by mouse and by keyboard, with music, and back to the match when it is loaded anew.
// It is no part of make test, since a browser more takes long to install: scripts/firefox.sh runs it.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { serve } from './chromium.mjs';
import { Game, report } from './game.mjs';
import { Firefox } from './marionette.mjs';
import { rests } from './match.mjs';

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
const keyboard = { type: 'key', id: 'keyboard' };

// held is how long something is pressed, in ms: the program looks once a tick.
const held = { type: 'pause', duration: 250 };

// Page is a game in Firefox.
class Page extends Game {
  constructor(firefox) {
    super();
    this.firefox = firefox;
  }

  async probe() {
    const text = await this.firefox.run(`return ${report}`);
    return text && JSON.parse(text);
  }

  said() { return this.firefox.run('return document.body.textContent'); }

  clickAt(x, y) {
    return this.firefox.act(mouse, { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, held, { type: 'pointerUp', button: 0 });
  }

  strike(value) { return this.firefox.act(keyboard, { type: 'keyDown', value }, held, { type: 'keyUp', value }); }
}

test('Rituals is played in Firefox', async (t) => {
  const server = await serve(undefined, '-kept');
  t.after(() => server.stop());
  const firefox = await Firefox.start();
  t.after(() => firefox.close());
  const version = await firefox.run('const gl = document.createElement("canvas").getContext("webgl2"); return gl && gl.getParameter(gl.VERSION)');
  assert.ok(version, 'this Firefox has no WebGL 2: is there a display, and Mesa?');
  const load = () => firefox.ask('WebDriver:Navigate', { url: `${server.address}?probe&seed=7` });
  await load();
  const game = new Page(firefox);
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  await game.click('title.play');
  await game.click('setup.begin');
  await game.until('the table', rests);

  // moved waits until the person is on turn again, after more moves than before.
  const moved = async (before) => (await game.until('a move', (r) => rests(r) && r.state.moves > before && r.targets['ritual.tile.0'])).state.moves;
  let moves = 0;
  await game.click('ritual.tile.0');
  await game.click(Object.keys((await game.settle()).targets).find((name) => name.startsWith('ritual.cell.')));
  await game.click('table.confirm');
  moves = await moved(moves);
  await game.strike('1'); // takes the first tile
  await game.settle();
  await game.strike('\uE004'); // Tab: to a place for it
  await game.settle();
  await game.strike('\uE006'); // Enter
  await game.until('a draft', (r) => !r.busy && r.state.draft);
  await game.strike('\uE006');
  moves = await moved(moves);

  await firefox.run('return navigator.serviceWorker.ready.then(() => true)');
  await server.stop();
  await load(); // Marionette's own reload would ask the server
  assert.equal((await game.until('the same match, without a server', rests)).state.moves, moves);
  if (process.env.RUNEHALL_PICTURE) {
    const { value } = await firefox.ask('WebDriver:TakeScreenshot', { full: false });
    writeFileSync(process.env.RUNEHALL_PICTURE, Buffer.from(value, 'base64'));
  }
});
