// Names are typed in a page: with a keyboard, and with what a phone's own keyboard writes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browse, serve } from './chromium.mjs';
import { Game } from './game.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// typing is true while letters go into a field of the page, which is when a phone shows its keyboard.
const typing = (game) => game.page.evaluate(() => document.activeElement?.id === 'ebitengine-textinput');

// named waits until the first seat has a name.
const named = (game, want) => game.until(`the name ${want}`, (r) => r.state['setup.names']?.[0] === want);

test('a finger on a name brings up the phone\'s keyboard, and what it writes is the name', async () => {
  const game = await Game.open({ browser, address: server.address, width: 412, height: 915, touch: true, language: 'uk' });
  await game.touch('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup' && !r.busy);
  assert.equal(await typing(game), false);
  await game.touch('setup.seat.0.name');
  await game.page.waitForFunction(() => document.activeElement?.id === 'ebitengine-textinput');
  const before = (await game.probe()).state['setup.names'][0];
  await game.cdp.send('Input.insertText', { text: 'Світлана' });
  await named(game, before + 'Світлана');
  const [x, y, width, height] = (await game.probe()).targets['setup.seat.0.look'];
  await game.touchAt(x + width / 2, y + height / 2); // elsewhere: that ends it
  await game.page.waitForFunction(() => document.activeElement?.id !== 'ebitengine-textinput');
  assert.deepEqual(game.errors, []);
  await game.close();
});

test('a name is typed with keys', async () => {
  const game = await Game.open({ browser, address: server.address });
  await game.click('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup' && !r.busy);
  const before = (await game.probe()).state['setup.names'][0];
  await game.click('setup.seat.0.name');
  await game.press('KeyA');
  await game.press('KeyB');
  await named(game, before + 'ab');
  await game.press('Backspace');
  await named(game, before + 'a');
  await game.press('Enter');
  assert.equal((await game.settle()).scene, 'setup');
  assert.deepEqual(game.errors, []);
  await game.close();
});
