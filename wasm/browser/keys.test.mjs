// Keys of the page: the browser keeps those that mean nothing here, keys go by what is printed on them, and none stays down for ever.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { profile, Game } from './game.mjs';
import { house, sit, sitDown } from './match.mjs';

const all = house();
const open = (t, options = {}) => Game.open({ t, browser: all.browser, address: all.server.address, ...options });

// strike sends the page a key, as told by [code, key, modifiers], and resolves to whether it was taken from the browser.
const strike = (game, chords) => game.page.evaluate((chords) => chords.map(([code, key, mods = '']) => {
  const canvas = document.querySelector('body > canvas');
  const init = { code, key, bubbles: true, cancelable: true, ctrlKey: mods.includes('c'), shiftKey: mods.includes('s'), altKey: mods.includes('a'), metaKey: mods.includes('m') };
  const taken = !canvas.dispatchEvent(new KeyboardEvent('keydown', init));
  const takenUp = !canvas.dispatchEvent(new KeyboardEvent('keyup', init));
  return `${[mods, key].join(' ')}: ${taken || takenUp}`;
}), chords);

const told = (chords, taken) => chords.map(([, key, mods = '']) => `${[mods, key].join(' ')}: ${taken}`);

test('only keys with a meaning here are taken from the browser', async (t) => {
  const game = await open(t);
  const theirs = [
    ['F5', 'F5'], ['F6', 'F6'], ['F11', 'F11'], ['F12', 'F12'], ['F3', 'F3'], ['KeyR', 'r', 'c'], ['KeyR', 'R', 'cs'], ['KeyL', 'l', 'c'], ['KeyP', 'p', 'c'], ['KeyF', 'f', 'c'],
    ['KeyD', 'd', 'c'], ['KeyT', 't', 'c'], ['KeyW', 'w', 'c'], ['Digit1', '1', 'c'], ['Digit0', '0', 'c'], ['ArrowLeft', 'ArrowLeft', 'a'], ['ArrowRight', 'ArrowRight', 'a'],
    ['Equal', '+', 'cs'], ['Equal', '=', 'c'], ['Minus', '-', 'c'], ['NumpadAdd', '+', 'c'], ['KeyR', 'r', 'm'], ['KeyL', 'l', 'm'], ['KeyQ', 'q', 'm'], ['KeyW', 'w', 'm'],
    ['ArrowLeft', 'ArrowLeft', 'm'], ['Tab', 'Tab', 'c'], ['PageUp', 'PageUp', 'c'], ['KeyV', 'v', 'c'], ['KeyC', 'c', 'c'], ['F4', 'F4', 'a'], ['Home', 'Home', 'a'],
    ['AltLeft', 'Alt', 'a'], ['ControlLeft', 'Control', 'c'], ['ShiftLeft', 'Shift', 's'], ['MetaLeft', 'Meta', 'm'], ['PrintScreen', 'PrintScreen'],
  ];
  assert.deepEqual(await strike(game, theirs), told(theirs, false));
  const ours = [['ArrowDown', 'ArrowDown'], ['Tab', 'Tab'], ['Tab', 'Tab', 's'], ['Space', ' '], ['KeyZ', 'z', 'c'], ['KeyZ', 'z', 'm'], ['KeyY', 'y', 'c'], ['F1', 'F1'], ['Digit1', '1']];
  assert.deepEqual(await strike(game, ours), told(ours, true));
  await game.rests(1000); // none of them stays down
  assert.deepEqual(game.errors, []);
});

// nameless makes a profile whose browser has no names for keys, as Firefox and Safari have none.
async function nameless(options) {
  const context = await profile(all.browser, options);
  await context.addInitScript(() => { delete Navigator.prototype.keyboard; });
  return context;
}

// press strikes a key that writes something else than its place says.
async function press(game, code, key, modifiers = 0) {
  const more = { code, key, modifiers, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), text: modifiers ? undefined : key };
  await game.tap(() => game.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...more }), () => game.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...more }));
}

test('Ctrl+Z takes back on a German and on a Ukrainian keyboard, in a browser that does not know it', async (t) => {
  const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));
  const { game } = await sit({ t, record, browser: all.browser, address: all.server.address, context: await nameless({ width: 640, height: 360 }) });
  assert.equal(await game.page.evaluate(() => navigator.keyboard), undefined);
  await sitDown(game, 'keyboard');
  await game.settle();
  for (const [code, key] of [['KeyY', 'z'], ['KeyZ', 'я']]) {
    await game.press('Digit1');
    await game.until('a draft', (r) => !r.busy && r.state.draft === true);
    const control = { code: 'ControlLeft', key: 'Control', windowsVirtualKeyCode: 17 };
    await game.cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...control, modifiers: 2 });
    await press(game, code, key, 2);
    await game.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...control });
    await game.until('no draft', (r) => !r.busy && r.state.draft !== true);
  }
  await game.rests(1000);
  assert.deepEqual(game.errors, []);
});

test('a French keyboard has its menu where M is printed', async (t) => {
  const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));
  const { game } = await sit({ t, record, browser: all.browser, address: all.server.address, context: await nameless({ width: 640, height: 360 }) });
  await game.settle();
  await press(game, 'Semicolon', 'm');
  await game.until('the menu', (r) => r.targets['pause.share']);
});

test('a key whose release nobody hears of does not stay down', async (t) => {
  const game = await open(t);
  const key = (type, code, name, more = {}) => game.page.evaluate(([type, code, name, more]) => {
    document.querySelector('body > canvas').dispatchEvent(new KeyboardEvent(type, { code, key: name, bubbles: true, cancelable: true, ...more }));
  }, [type, code, name, more]);
  // macOS does not tell of what is let go while Command is held.
  await key('keydown', 'MetaLeft', 'Meta', { metaKey: true });
  await key('keydown', 'KeyZ', 'z', { metaKey: true });
  await key('keyup', 'MetaLeft', 'Meta');
  await game.rests(800);
  // Alt+Tab: the window loses the focus, and the release goes elsewhere.
  for (const event of ['blur', 'pagehide']) {
    await key('keydown', 'AltLeft', 'Alt', { altKey: true });
    await key('keydown', 'ArrowDown', 'ArrowDown');
    await game.page.evaluate((event) => window.dispatchEvent(new Event(event)), event);
    await game.rests(800);
  }
  // A modifier that the next event does not know of is up.
  await key('keydown', 'ControlLeft', 'Control', { ctrlKey: true });
  await key('keydown', 'KeyM', 'm');
  await key('keyup', 'KeyM', 'm');
  await game.rests(800);
  await game.press('Tab'); // without Ctrl
  await game.until('a focus', (r) => r.state.focus);
  assert.deepEqual(game.errors, []);
});

test('letters and what edits them stay in a field of the page', async (t) => {
  const game = await open(t);
  await game.click('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup' && !r.busy);
  const before = (await game.probe()).state['setup.names'][0];
  await game.click('setup.seat.0.name');
  const named = (want) => game.until(`the name ${want}`, (r) => r.state['setup.names']?.[0] === want);
  await game.press('KeyB');
  await named(before + 'b');
  await game.page.keyboard.press('Home');
  await game.seen();
  await game.press('KeyM');
  await named('m' + before + 'b');
  assert.deepEqual(await game.page.evaluate(() => [['KeyV', 'v'], ['KeyA', 'a'], ['KeyX', 'x'], ['KeyC', 'c'], ['KeyR', 'r']].map(([code, key]) => {
    const init = { code, key, ctrlKey: true, bubbles: true, cancelable: true };
    return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init)) && document.activeElement.dispatchEvent(new KeyboardEvent('keyup', init));
  })), [true, true, true, true, true]);
  // Escape leaves the field while it is held, and comes up on the canvas.
  await game.page.keyboard.down('Escape');
  await game.page.waitForFunction(() => document.activeElement?.id !== 'ebitengine-textinput');
  await game.page.keyboard.up('Escape');
  await game.rests(800);
  assert.deepEqual(game.errors, []);
});
