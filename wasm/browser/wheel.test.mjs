// The wheel of the page: wheels and touchpads of all browsers lead equally far.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { house } from './match.mjs';
import { gateWheel, notchesOf, zoomOf } from '../page/wheel.js';

// told is an event as a browser tells of it.
const told = (deltaX, deltaY, more = {}) => ({ deltaMode: 0, deltaX, deltaY, wheelDeltaX: undefined, wheelDeltaY: undefined, ctrlKey: false, ...more });

test('wheels and touchpads are told in notches', () => {
  for (const [what, event, y, x = 0] of [
    ['Chromium, a notch', told(0, 100, { wheelDeltaX: 0, wheelDeltaY: -120 }), 1],
    ['Chromium, a notch up', told(0, -100, { wheelDeltaX: 0, wheelDeltaY: 120 }), -1],
    ['Chromium at 125 %', told(0, 80, { wheelDeltaX: 0, wheelDeltaY: -120 }), 1],
    ['Chromium on Linux, of old', told(0, 53, { wheelDeltaX: 0, wheelDeltaY: -120 }), 1],
    ['Chromium, two notches at once', told(0, 200, { wheelDeltaX: 0, wheelDeltaY: -240 }), 2],
    ['Chromium on a fine screen', told(0, 100, { wheelDeltaX: 0, wheelDeltaY: -180 }), 1],
    ['a finer wheel on Windows', told(0, 25, { wheelDeltaX: 0, wheelDeltaY: -30 }), .25],
    ['Chromium, a touchpad', told(0, 3, { wheelDeltaX: 0, wheelDeltaY: -9 }), .03],
    ['Chromium, a touchpad of which each piece looks like a notch', told(0, 3, { wheelDeltaX: 0, wheelDeltaY: -120 }), .03],
    ['macOS, a fast stroke', told(0, 40, { wheelDeltaX: 0, wheelDeltaY: -120 }), .4],
    ['macOS, a faster one', told(0, 80, { wheelDeltaX: 0, wheelDeltaY: -240 }), .8],
    ['Firefox, a notch', told(0, 3, { deltaMode: 1 }), 1],
    ['Firefox, a notch up', told(0, -3, { deltaMode: 1 }), -1],
    ['Firefox, sideways', told(3, 0, { deltaMode: 1 }), 0, 1],
    ['Firefox, a touchpad', told(0, 12), .12],
    ['a system that turns pages', told(0, 1, { deltaMode: 2 }), 1],
    ['Chromium, sideways', told(-100, 0, { wheelDeltaX: 120, wheelDeltaY: 0 }), 0, -1],
    ['a touchpad, aslant', told(10, -20, { wheelDeltaX: -12, wheelDeltaY: 24 }), -.2, .1],
    ['fingers spread on a touchpad', told(0, -9, { ctrlKey: true }), -.5],
    ['a notch with Ctrl', told(0, -100, { ctrlKey: true, wheelDeltaX: 0, wheelDeltaY: 120 }), -1],
    ['a notch with Ctrl in Firefox', told(0, 3, { ctrlKey: true, deltaMode: 1 }), 1],
    ['nonsense', told(NaN, 1e9), 5, 0],
    ['more nonsense', told(-Infinity, -1e9), -5, 0],
  ]) {
    const got = notchesOf(event);
    assert.ok(Math.abs(got.y - y) < 1e-9 && Math.abs(got.x - x) < 1e-9, `${what}: ${JSON.stringify(got)} instead of ${x}, ${y}`);
    assert.equal(got.zooms, event.ctrlKey, what);
  }
});

// Shown smaller or larger, a page gets more pixels or fewer for the same notch. Chromium 156 with a wheel tells these figures on Linux.
test('a notch is a notch at every zoom', () => {
  for (const [zoom, pixels, legacy, y = 1] of [
    [1, 120, -120], [1, 240, -240, 2], [1, 360, -360, 3], [.5, 240, -240], [.5, 480, -480, 2], [.25, 480, -480], [1.5, 80, -80], [3, 40, -40], [5, 24, -24],
    [2 / 3, 180, -180], [1.1, 120 / 1.1, -120 / 1.1], [1.25, 96, -96], [.9, 120 / .9, -133], [1 / 3, 359.99999, -359], [1.75, 360 / 1.75, -205, 3],
    [.5, 200, -240], [1.5, 100 / 1.5, -80], [1.25, 80, -120], [.25, 400, -480], [.25, 100, -480, .25], [.25, 12, -480, .03], // a wheel of 100 pixels
    [.5, 6, -18, .03], [2, 20, -60, .4], [.5, 160, -480, .8], // touchpads
  ]) {
    for (const sign of [1, -1]) {
      const { y: got } = notchesOf(told(0, sign * pixels, { wheelDeltaX: 0, wheelDeltaY: sign * legacy }), zoom);
      assert.ok(Math.abs(got - sign * y) < 1e-9, `${sign * pixels} pixels, ${legacy} at ${zoom}: ${got}`);
    }
  }
  assert.equal(notchesOf(told(0, 3, { deltaMode: 1 }), .5).y, 1, 'Firefox');
  assert.ok(Math.abs(notchesOf(told(0, -18, { ctrlKey: true }), .5).y + .5) < 1e-9, 'fingers spread');
});

test('the zoom of a page is known by its window', () => {
  for (const [what, outerWidth, innerWidth, devicePixelRatio, zoom] of [
    ['no zoom', 1280, 1280, 1, 1],
    ['a window with borders', 1016, 1000, 1, 1],
    ['a fine screen', 1280, 1265, 2, 1],
    ['half', 1280, 2560, .5, .5],
    ['half, on a fine screen', 1280, 2560, 1, .5],
    ['a third', 1280, 3840, 1 / 3, 1 / 3],
    ['110 %', 1280, 1164, 1.1, 1.1],
    ['150 % on a screen of 125 %', 1280, 853, 1.875, 1.5],
    ['tools beside the page', 1600, 900, 1, 1],
    ['a browser of tests', 915, 915, .25, .25],
    ['a browser that tells no width', 0, 800, 2, 1],
    ['a browser that tells nothing', undefined, undefined, undefined, 1],
  ]) assert.equal(zoomOf({ outerWidth, innerWidth, devicePixelRatio }), zoom, what);
});

// Safari tells how far fingers are apart by what they were when they were put down.
test('fingers that are spread once more on a touchpad of Safari begin anew', () => {
  const heard = {};
  const zooms = [];
  const page = { window: { navigator: { maxTouchPoints: 0 } }, program: { zoom: (notches) => zooms.push(notches) }, canvasOf: () => 'canvas', send() {} };
  gateWheel({ ...page, on: (type, listener) => { heard[type] = listener; } });
  const spread = (...scales) => {
    zooms.length = 0;
    for (const [i, scale] of scales.entries()) {
      const type = i === 0 ? 'gesturestart' : i < scales.length - 1 ? 'gesturechange' : 'gestureend';
      heard[type]({ type, scale, preventDefault() {} });
    }
    return zooms.map((notches) => Math.round(notches * 1000) / 1000);
  };
  assert.deepEqual(spread(1, 1.2, 1.44, 1.44), [0, 1, 1, 0]);
  assert.deepEqual(spread(1, 1.2, 1, 1), [0, 1, -1, 0], 'the second time');
  assert.deepEqual(spread(1, 0, 1.2, 1.2), [0, 1, 0], 'a size that cannot be');
  page.window.navigator.maxTouchPoints = 5;
  assert.deepEqual(spread(1, 1.2, 1.2), [], 'on a touch screen, where the touches are told');
});

const all = house();

// roll turns the wheel so often, each time seen or not.
async function roll(game, times, y, x = 0) {
  for (let i = 0; i < times; i++) await game.page.mouse.wheel(x, y);
  await game.rests(600);
  return game.settle();
}

// lines has the page get a wheel event as Firefox tells of one.
const lines = (game, init) => game.page.evaluate((init) => {
  const event = new WheelEvent('wheel', { deltaMode: 1, bubbles: true, cancelable: true, ...init });
  document.querySelector('body > canvas').dispatchEvent(event);
  return event.defaultPrevented;
}, init);

test('a notch turns a tile once, a stroke of a touchpad once or twice, and pixels zoom by as much', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup');
  await game.click('setup.begin');
  await game.until('the table', (r) => r.scene === 'table');
  await game.click('ritual.tile.0');
  let turns = 0;
  const turned = async (times, y) => {
    const { state } = await roll(game, times, y);
    const before = turns;
    turns = state['sound.stone-turn'] ?? 0;
    return turns - before;
  };
  assert.equal(await turned(1, 100), 1, 'one notch');
  assert.equal(await turned(1, -100), 1, 'one notch up');
  const stroke = await turned(30, 3);
  assert.ok(stroke <= 2, `a stroke of 30 times 3 pixels turns ${stroke} times`);
  assert.equal(await turned(1, 4), 0, 'four pixels');
  const [x, y, width, height] = (await game.settle()).targets['ritual.tile.0'];
  const over = { clientX: x + width / 2, clientY: y + height / 2 };
  await lines(game, { deltaY: 3, ...over });
  assert.equal(await turned(0, 0), 1, 'a notch of Firefox');
  await lines(game, { deltaX: 3, ...over });
  assert.equal(await turned(0, 0), 0, 'sideways');

  const radius = async () => (await game.settle()).state['ritual.radius'];
  const fitted = await radius();
  assert.ok(await lines(game, { deltaY: -3, ctrlKey: true, ...over }), 'the page itself grows');
  await game.rests(600);
  assert.equal(await radius(), fitted); // the hand is no field
  await game.page.mouse.move(400, 200);
  const small = await roll(game, 1, -4).then(radius);
  assert.ok(Math.abs(small - fitted) <= 1, `4 pixels zoom from ${fitted} to ${small}`);
  const notch = await roll(game, 1, -100).then(radius);
  assert.ok(notch > small && notch <= small * 1.35, `a notch zooms from ${small} to ${notch}`);
  await lines(game, { deltaY: 18, deltaMode: 0, ctrlKey: true, clientX: 400, clientY: 200 });
  const spread = await game.rests(600).then(radius);
  assert.ok(spread < notch && spread > notch / 1.35, `pinching zooms from ${notch} to ${spread}`);
  assert.deepEqual(game.errors, []);
});

test('a notch leads a few lines on in the rulebook', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address, flags: { seed: 7 } });
  await game.click('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup');
  await game.click('setup.rules');
  await game.until('the rulebook', (r) => r.scene === 'rules' && !r.busy && Object.keys(r.targets).length > 3);
  const clauses = async () => (await game.settle()).targets;
  const named = Object.keys(await clauses());
  await game.page.mouse.move(150, 250);
  const before = await clauses();
  await roll(game, 1, 100);
  const after = await clauses();
  const moved = named.filter((name) => after[name] && after[name][1] !== before[name][1]).map((name) => before[name][1] - after[name][1]);
  assert.ok(moved.length > 0, `nothing moves: ${JSON.stringify(before)} ${JSON.stringify(after)}`);
  assert.ok(moved.every((by) => by > 20 && by < 140), `moved by ${moved}`);
  await roll(game, 1, 25);
  const fine = await clauses();
  const little = named.filter((name) => fine[name] && after[name] && fine[name][1] !== after[name][1]).map((name) => after[name][1] - fine[name][1]);
  assert.ok(little.length > 0 && little.every((by) => by > 2 && by < 35), `a quarter of a notch moves by ${little}`);
  assert.deepEqual(game.errors, []);
});
