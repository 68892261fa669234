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
//   window.runehallTouched   how many those were when something was last pressed or released.

export function countFrames() {
  const request = window.requestAnimationFrame.bind(window);
  window.runehallTaken = 0;
  window.runehallTouched = 0;
  window.requestAnimationFrame = (callback) => request((time) => {
    window.runehallTaken++;
    callback(time);
  });
  for (const type of ['mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup']) {
    window.addEventListener(type, () => { window.runehallTouched = window.runehallTaken; }, { capture: true });
  }
}
