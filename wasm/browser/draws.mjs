// Counts what the program does. countDraws runs in the page before any of its
// scripts: it wraps the calls of WebGL that draw, so that
//
//   window.runehallDraws.count    is how many there were,
//   window.runehallDraws.first    when the first was, in ms since navigation began,
//   window.runehallDraws.shown    when the first was after the probe had named a scene.

export function countDraws() {
  const draws = { count: 0, first: undefined, shown: undefined };
  window.runehallDraws = draws;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements', 'clear', 'blitFramebuffer']) {
    const original = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) {
      draws.count++;
      draws.first ??= performance.now();
      if (draws.shown === undefined && window.runehallProbe && !window.runehallProbe.includes('"scene":"start"')) {
        draws.shown = performance.now(); // "start" is no scene yet
      }
      return original.apply(this, args);
    };
  }
}

// countFrames runs in the page before any of its scripts, too:
//
//   window.runehallTaken     is how many animation frames the program has been given,
//   window.runehallTouched   how many those were when something was last pressed or released,
//   window.runehallTap()     has the next press last for two frames: those after them come when it is released. The engine makes up for a
//                            late frame with five ticks at most, so that nothing is held for long enough to be more than a tap,
//                            however slow the machine is and whenever the release comes,
//   window.runehallHeld(on)  says that something is pressed, or released,
//   window.runehallSteer(n)  gives n frames from now on and no more, whatever is pressed; without a number they come as ever.

export function countFrames() {
  const request = window.requestAnimationFrame.bind(window);
  let left = Infinity; // frames that are given before something is released
  let tap = false;
  let steered = false;
  let kept; // what is to be called in the frame after those
  window.runehallTaken = 0;
  window.runehallTouched = 0;
  const give = (callback) => request((time) => {
    if (left === 0) {
      kept = callback;
      return;
    }
    left--;
    window.runehallTaken++;
    callback(time);
  });
  window.requestAnimationFrame = give;
  const allow = (frames) => {
    window.runehallTouched = window.runehallTaken;
    left = frames;
    if (left > 0 && kept) {
      give(kept);
      kept = undefined;
    }
  };
  window.runehallTap = () => { tap = true; };
  window.runehallHeld = (on) => {
    if (!steered) allow(on && tap ? 2 : Infinity);
    tap = false;
  };
  window.runehallSteer = (frames) => {
    steered = frames !== undefined;
    allow(frames ?? Infinity);
  };
  for (const [type, on] of Object.entries({ mousedown: true, mouseup: false, touchstart: true, touchend: false, keydown: true, keyup: false })) {
    window.addEventListener(type, () => window.runehallHeld(on), { capture: true });
  }
}
