// The engine asks for animation frames for ever, 60 times a second, even in its
// quiet mode in which it does nothing in them. gateFrames stands between it and
// the browser: while the program says that it is quiet, a request is held back
// until the program wants a frame. Input needs none: the engine runs by itself
// then.
//
//   window.runehallFrames.quiet(on)   from now on frames are held back, or not
//   window.runehallFrames.next()      the next frame comes in any case

export function gateFrames(window) {
  const request = window.requestAnimationFrame.bind(window);
  let quiet = false;
  let owed = false; // a frame that was wanted before it was asked for
  let held; // what is to be called in the next frame
  const release = () => {
    if (held === undefined) return;
    request(held);
    held = undefined;
  };
  window.requestAnimationFrame = (callback) => {
    if (!quiet || owed || held !== undefined) {
      owed = false;
      return request(callback);
    }
    held = callback;
    return 0;
  };
  window.runehallFrames = {
    quiet(on) {
      quiet = on;
      if (!on) {
        owed = false;
        release();
      }
    },
    next() {
      if (held === undefined) owed = true;
      release();
    },
  };
}
