// Touches, and buttons of the mouse, that the system takes away: what they began is undone, and the program comes to rest.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Game } from './game.mjs';
import { house, sit, sitDown } from './match.mjs';
import { gateMouse } from '../page/mouse.js';

const all = house();
const open = (t, options = {}) => Game.open({ t, browser: all.browser, address: all.server.address, touch: true, ...options });

// restsAt checks that nothing was tapped, and that nothing opens or is drawn from then on.
async function restsAt(game, scene) {
  await game.rests(1000);
  assert.equal((await game.settle()).scene, scene);
  assert.deepEqual(game.errors, []);
}

test('a finger that the system takes away taps nothing, and the program rests', async (t) => {
  const game = await open(t);
  await game.put(0, ...await game.middle('title.play'));
  await game.seen();
  await game.cancel();
  await restsAt(game, 'title');
  await game.touch('title.play'); // the next one counts
  await game.until('the set-up', (r) => r.scene === 'setup');
});

test('a finger that is put down and taken away in the same tick is none', async (t) => {
  const game = await open(t);
  const [x, y] = await game.middle('title.play');
  await game.steer(0);
  await game.put(0, x, y);
  await game.cancel();
  await game.steer();
  await restsAt(game, 'title');
  await game.touch('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup');
});

// sent has the page send a touch event of its own: the fingers that it is about, and those that are still on the screen. What cannot be
// had of the browser's own driver is said in this way: one of several fingers is taken away, or one vanishes without a word.
const sent = (game, type, changed, left) => game.page.evaluate(([type, changed, left]) => {
  const canvas = document.querySelector('body > canvas');
  const touch = ([identifier, clientX, clientY]) => new Touch({ identifier, target: canvas, clientX, clientY });
  const touches = left.map(touch);
  canvas.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: changed.map(touch), touches, targetTouches: touches }));
}, [type, changed, left]);

test('one of two fingers is taken away, and the other one goes on', async (t) => {
  const game = await open(t);
  const one = [3, ...await game.middle('title.play')];
  const two = [4, 5, 5];
  await sent(game, 'touchstart', [one], [one]);
  await sent(game, 'touchstart', [two], [one, two]);
  await game.seen();
  await sent(game, 'touchcancel', [two], [one]);
  await game.seen();
  await sent(game, 'touchend', [one], []);
  await game.until('the set-up', (r) => r.scene === 'setup');
});

test('the finger that is taken away does not tap while another one stays', async (t) => {
  const game = await open(t);
  const one = [3, ...await game.middle('title.play')];
  const two = [4, 5, 5];
  await sent(game, 'touchstart', [one], [one]);
  await sent(game, 'touchstart', [two], [one, two]);
  await game.seen();
  await sent(game, 'touchcancel', [one], [two]);
  await game.seen();
  await sent(game, 'touchend', [two], []);
  await restsAt(game, 'title');
});

test('a finger that vanishes without a word is gone at the next event', async (t) => {
  const game = await open(t);
  const one = [3, ...await game.middle('title.play')];
  const two = [4, 5, 5];
  await sent(game, 'touchstart', [one], [one]);
  await game.seen();
  await sent(game, 'touchstart', [two], [two]);
  await game.seen();
  await sent(game, 'touchend', [two], []);
  await restsAt(game, 'title');
});

for (const [what, happen] of [
  ['the window loses the focus', (page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
  ['the page is left', (page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))],
  ['the page is frozen', (page) => page.evaluate(() => document.dispatchEvent(new Event('freeze')))],
  ['the page is hidden', (page) => page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    delete document.visibilityState;
  })],
]) {
  test(`${what} with a finger down`, async (t) => {
    const game = await open(t);
    const [x, y] = await game.middle('title.play');
    await game.put(0, x, y);
    await game.seen();
    await happen(game.page);
    await restsAt(game, 'title');
    await game.slide(0, x + 1, y); // it is still there, and counts no more
    await game.lift(0);
    await restsAt(game, 'title');
    await game.touch('title.play');
    await game.until('the set-up', (r) => r.scene === 'setup');
  });

  test(`${what} with a button of the mouse down`, async (t) => {
    const game = await open(t, { touch: false });
    await game.page.mouse.move(...await game.middle('title.play'));
    await game.page.mouse.down();
    await game.seen();
    await happen(game.page);
    await restsAt(game, 'title');
    await game.page.mouse.up();
    await restsAt(game, 'title');
    await game.click('title.play');
    await game.until('the set-up', (r) => r.scene === 'setup');
  });
}

test('a button of the mouse that is let go unseen does nothing', async (t) => {
  for (const happen of [
    (game, x, y) => game.page.evaluate(([x, y]) => { // the next that is heard of the mouse says that no button is down
      document.querySelector('body > canvas').dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: x, clientY: y, buttons: 0 }));
    }, [x, y]),
    (game) => game.page.evaluate(() => window.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'mouse' }))),
    (game) => game.page.evaluate(() => document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))),
  ]) {
    const game = await open(t, { touch: false });
    const [x, y] = await game.middle('title.play');
    await game.page.mouse.move(x, y);
    await game.page.mouse.down();
    await game.seen();
    await happen(game, x, y);
    await restsAt(game, 'title');
    await game.page.mouse.up();
    await restsAt(game, 'title');
    await game.click('title.play');
    await game.until('the set-up', (r) => r.scene === 'setup');
    await game.close();
  }
});

// Browsers number the buttons in one order, and say in another one which of them are down.
test('a button of the mouse that moves while it is held is not taken for another one that is up', () => {
  for (const [name, button, buttons] of [['left', 0, 1], ['middle', 1, 4], ['right', 2, 2], ['back', 3, 8], ['forward', 4, 16]]) {
    const heard = {};
    const sent = [];
    const program = { mouseLost: () => sent.push('lost') };
    const window = { MouseEvent: class { constructor(type, event) { Object.assign(this, event, { type }); } } };
    gateMouse({
      window, program, canvasOf: () => 'canvas', isMade: () => false, send: (_, event) => sent.push(`${event.type} ${event.button}`),
      on: (type, listener) => { heard[type] = listener; },
    });
    heard.mousedown({ button });
    heard.mousemove({ buttons });
    assert.deepEqual(sent, [], `the ${name} one is held`);
    heard.mousemove({ buttons: 31 & ~buttons });
    assert.deepEqual(sent, ['lost', `mouseup ${button}`], `the ${name} one is up, and all others are down`);
  }
});

test('a button of the mouse that is let go outside the window is up', async (t) => {
  const game = await open(t, { touch: false });
  await game.page.mouse.move(...await game.middle('title.play'));
  await game.page.mouse.down();
  await game.seen();
  await game.page.evaluate(() => { // browsers send what is outside to the document
    for (const type of ['mousemove', 'mouseup']) document.documentElement.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: -40, clientY: 9000, buttons: type === 'mousemove' ? 1 : 0 }));
  });
  await restsAt(game, 'title');
});

test('a card that is pressed, or carried, when the system takes the finger is neither explained nor laid', async (t) => {
  const record = fileURLToPath(new URL('../../scenes/masters/testdata/tiny.record', import.meta.url));
  const { game } = await sit({ t, record, browser: all.browser, address: all.server.address, touch: true });
  await sitDown(game, 'finger');
  const { state: { moves } } = await game.settle();
  const [x, y] = await game.middle('masters.card.0');
  const untouched = async () => {
    await restsAt(game, 'table');
    const { state, targets } = await game.probe();
    assert.equal(state.moves, moves);
    assert.equal(targets['table.tip'], undefined);
    assert.notEqual(state.draft, true);
  };
  await game.put(0, x, y);
  await game.seen();
  await game.cancel();
  await untouched();
  const places = Object.entries((await game.probe()).targets).filter(([name]) => name.startsWith('masters.place.') || name.startsWith('masters.cell.'));
  const [, [left, top, width, height]] = places[0] ?? [, [300, 100, 40, 40]];
  await game.steer(0);
  await game.put(0, x, y);
  await game.steer(1);
  for (let i = 1; i <= 10; i++) {
    await game.slide(0, x + (left + width / 2 - x) * i / 10, y + (top + height / 2 - y) * i / 10);
    await game.steer(1);
  }
  await game.cancel();
  await game.steer();
  await untouched();
});
