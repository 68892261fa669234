// Gamepads, and what browsers take for gamepads: wheels, pedals, worn and unknown ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Button } from './pad.mjs';
import { Game, profile } from './game.mjs';
import { house } from './match.mjs';

const all = house();

// open opens the page with gamepads that tests can change: window.pads is what the browser tells of them.
async function open(t, pads) {
  const context = await profile(all.browser);
  await context.addInitScript((pads) => {
    window.pads = pads.map((pad, index) => ({
      id: 'Odd Wheel (Vendor: 1234 Product: 5678)', index, connected: true, mapping: '', timestamp: 1, ...pad,
      buttons: Array.from({ length: pad.buttons ?? 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    }));
    navigator.getGamepads = () => window.pads;
  }, pads);
  return Game.open({ t, browser: all.browser, address: all.server.address, context });
}

const set = (game, what) => game.page.evaluate((what) => Object.assign(window.pads[0], what), what);

// push moves an axis and lets it go, each for long enough to be seen.
async function push(game, axis, value) {
  await lasts(game, 300, () => game.page.evaluate(([axis, value]) => { window.pads[0].axes[axis] = value; }, [axis, value]));
  await lasts(game, 700, () => game.page.evaluate((axis) => { window.pads[0].axes[axis] = 0; }, axis));
}

// press presses a button and lets it go.
async function press(game, button) {
  for (const down of [true, false]) {
    await lasts(game, 300, () => game.page.evaluate(([button, down]) => {
      window.pads[0].buttons[button] = { pressed: down, touched: down, value: Number(down) };
    }, [button, down]));
  }
}

const wait = (game, ms) => game.page.waitForTimeout(ms);

// lasts changes something, and leaves it so for some time and until the program has taken three frames, which takes longer on a busy machine.
// A program that ignores the change may stay at rest and take none: then five seconds are enough.
async function lasts(game, ms, change) {
  const taken = () => game.page.evaluate(() => window.runehallTaken);
  await change();
  const before = await taken();
  const begin = Date.now();
  for (let passed = 0; passed < ms || (passed < 5000 && await taken() < before + 3); passed = Date.now() - begin) await wait(game, 50);
}

test('an axis at its end at rest neither holds the focus nor keeps the program awake', async (t) => {
  const game = await open(t, [{ mapping: 'standard', axes: [-1, -1, 1, 1] }]);
  await game.settle();
  await wait(game, 1000);
  const before = await game.draws();
  await wait(game, 3000);
  // Connected, it is looked at 15 times a second, and about once a second the picture is painted anew; awake, it would be each time.
  const drawn = await game.draws() - before;
  const once = await perPicture(game);
  assert.ok(drawn <= 10 * once, `${drawn} draws in three seconds, ${once} a picture`);
  await game.press('Tab');
  const { state: { focus } } = await game.until('a focus', (r) => r.state.focus);
  await wait(game, 1500);
  assert.equal((await game.probe()).state.focus, focus);
  await game.key('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup');

  // Connected anew it is believed no more than before; once it has rested it is.
  await game.page.evaluate(() => { window.gone = window.pads; window.pads = []; });
  await wait(game, 800);
  await game.page.evaluate(() => { window.pads = window.gone; });
  await game.press('Tab');
  await game.until('a focus', (r) => r.state.focus);
  const { state: { focus: there } } = await game.probe();
  await wait(game, 1500);
  assert.equal((await game.probe()).state.focus, there);
  await set(game, { axes: [0, 0, 0, 0] });
  await wait(game, 1500);
  for (let i = 0; i < 4 && (await game.probe()).state.focus === there; i++) await push(game, i % 2, i < 2 ? 1 : -1);
  assert.notEqual((await game.probe()).state.focus, there);
  assert.deepEqual(game.errors, []);
});

// perPicture resolves to how many draws one picture takes.
async function perPicture(game) {
  const before = await game.draws();
  await game.page.evaluate(() => window.runehallFrames.next());
  await wait(game, 500);
  return Math.max(1, await game.draws() - before);
}

test('an unknown gamepad says so once, and its buttons can be named', async (t) => {
  const game = await open(t, [{ axes: [0, 0, -1], buttons: 12 }]);
  const said = await game.until('what is said of it', (r) => r.state.missing);
  assert.match(said.state.missing, /buttons of this gamepad/);
  await game.click('pad.say');
  await game.until('the naming', (r) => r.scene === 'pad');
  await wait(game, 700);
  const step = (n) => game.until(`step ${n}`, (r) => r.state['pad.step'] === n);
  await press(game, 3); // confirms
  await step(1);
  await press(game, 3); // is taken already
  await press(game, 7); // goes back
  await step(2);
  for (const [n, axis, value] of [[3, 1, -1], [4, 1, 1], [5, 0, -1], [6, 0, 1]]) {
    await push(game, axis, value);
    await step(n);
  }
  for (let n = 7; n <= 10; n++) {
    await game.page.waitForTimeout(100);
    await game.until('leave out', (r) => r.targets['pad.skip']);
    const [x, y, width, height] = (await game.probe()).targets['pad.skip'];
    await game.clickAt(x + width / 2, y + height / 2);
    await step(n);
  }
  await press(game, 9); // the menu
  await step(11);
  await game.click('pad.done');
  await game.until('the title', (r) => r.scene === 'title');
  const confirms = async () => {
    for (let i = 0; i < 8 && (await game.probe()).state.focus !== 'title.play'; i++) await push(game, 1, i < 4 ? 1 : -1);
    assert.equal((await game.probe()).state.focus, 'title.play');
    await press(game, 3);
    await game.until('the set-up', (r) => r.scene === 'setup');
    await press(game, 7);
    await game.until('the title', (r) => r.scene === 'title');
  };
  await confirms();
  await game.reload(); // it is known again
  await game.until('the title', (r) => r.scene === 'title');
  await wait(game, 1500);
  assert.equal((await game.probe()).state.missing, undefined);
  await confirms();
  assert.deepEqual(game.errors, []);
});

test('a gamepad that is plugged in while the page rests is seen, with everything that was pressed before it', async (t) => {
  const game = await open(t, []);
  await game.settle();
  await wait(game, 1500); // it rests
  const come = (index) => game.page.evaluate((index) => {
    const pad = { id: 'Standard Gamepad', index, connected: true, mapping: 'standard', timestamp: 1, axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
    window.pads = [pad];
    window.dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: pad }));
  }, index);
  for (const index of [0, 1]) { // and when it comes back, as another one
    const before = (await game.probe()).state.focus;
    await come(index);
    await wait(game, 1500);
    for (let i = 0; i < 2 && (await game.probe()).state.focus === before; i++) await press(game, i ? Button.up : Button.down);
    assert.notEqual((await game.probe()).state.focus, before);
    await game.page.evaluate(() => {
      const [pad] = window.pads;
      window.pads = [];
      window.dispatchEvent(Object.assign(new Event('gamepaddisconnected'), { gamepad: pad }));
    });
    await wait(game, 1500);
    const drawn = await game.draws();
    await wait(game, 2000);
    assert.equal(await game.draws(), drawn); // without one the page rests again
  }
  assert.deepEqual(game.errors, []);
});

test('a button that is down when the gamepad is connected presses nothing', async (t) => {
  const game = await open(t, [{ mapping: 'standard', axes: [0, 0, 0, 0] }]);
  await game.page.evaluate(() => { // as if it had been so from the first moment
    const pad = window.pads[0];
    window.pads = [];
    setTimeout(() => {
      pad.buttons[0] = { pressed: true, touched: true, value: 1 };
      window.pads = [pad];
    }, 1000);
  });
  await game.settle();
  await wait(game, 3000);
  assert.equal((await game.probe()).scene, 'title');
  assert.equal(Button.confirm, 0);
  assert.deepEqual(game.errors, []);
});
