// The engine's handlers know less of a page's devices than browsers tell. gateDevices stands between the two, in the capture phase, where
// events pass before they reach the engine's canvas: touches and the mouse (touches.js, mouse.js), keys (keys.js), the wheel (wheel.js).
//
// What the engine cannot be told by an event of its own goes to the program, which puts these functions into window.runehallDevices
// (ui/input_devices_js.go):
//
//   taken(ids)            these touches were taken away by the system
//   lifted(id, x, y)      a finger has left the screen there: the engine misses one that came and went between two frames
//   mouseLost()           the mouse's button was let go where nobody could see it
//   left()                the page has lost the focus, or is out of sight
//   means(code, key, mods) what a key means: 0 nothing, 1 something, 2 it is held with others
//   pads()                a gamepad has come or gone
//   zoom(notches)         the wheel was turned with Ctrl, or two fingers were spread on a touchpad

import { gateTouches } from './touches.js';
import { gateMouse } from './mouse.js';
import { gateKeys } from './keys.js';
import { gateWheel } from './wheel.js';

export function gateDevices(window) {
  const { document } = window;
  const program = {};
  window.runehallDevices = program;
  const made = new WeakSet(); // the events that were made here
  const page = {
    window,
    program,
    // canvasOf returns the program's canvas if an event is meant for it, and nobody but the engine has made it.
    canvasOf: (event) => !made.has(event) && isCanvas(event.target) ? event.target : undefined,
    isMade: (event) => made.has(event),
    // send gives the engine an event that no browser has sent.
    send(canvas, event, more = {}) {
      made.add(event);
      for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
      canvas.dispatchEvent(event);
    },
    on: (type, listener, options) => window.addEventListener(type, listener, { capture: true, ...options }),
  };
  const isCanvas = (target) => target?.tagName === 'CANVAS' && target.parentNode === document.body;
  const parts = [gateTouches(page), gateMouse(page), gateKeys(page)];
  gateWheel(page);

  // A page at rest looks at no gamepad. Browsers tell of one that is plugged in, or whose first button is pressed.
  for (const type of ['gamepadconnected', 'gamepaddisconnected']) page.on(type, () => program.pads?.());

  // Whoever looks elsewhere lets everything go: the browser tells the page no more of it.
  const leave = (event) => {
    if (event.target !== window && event.target !== document) return; // something in the page has lost the focus
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    for (const part of parts) part.leave();
    program.left?.();
  };
  for (const type of ['blur', 'pagehide', 'freeze', 'visibilitychange']) page.on(type, leave);
}
