// Wheels and touchpads of all browsers in one unit: notches, fractions of them where a touchpad is stroked.

const linesOfNotch = 3; // Firefox tells lines
const pixelsOfNotch = 100; // of a touchpad, and of most wheels
const legacyOfNotch = 120; // wheelDelta, which a wheel with notches tells in whole ones
const leastOfNotch = 45; // pixels that a notch of a wheel is at least
const pixelsOfZoom = 18; // of a touchpad on which two fingers are spread: e to the hundredth of them is the factor, and a notch's is 1.2
const mostNotches = 5; // of an event, however it came about

// The sizes at which browsers show a page: the person's zoom.
const zooms = [.25, .3, 1 / 3, .5, 2 / 3, .75, .8, .9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

// zoomOf returns how large the browser shows the page. Only the window's width tells, roughly; a screen has never less than a pixel a dp.
export function zoomOf({ outerWidth, innerWidth, devicePixelRatio }) {
  const rough = Math.min(outerWidth > 0 && innerWidth > 0 ? outerWidth / innerWidth : 1, devicePixelRatio || 1);
  const off = (zoom) => Math.abs(Math.log(zoom / rough));
  return zooms.reduce((best, zoom) => off(zoom) < off(best) ? zoom : best);
}

const bounded = (notches) => Number.isFinite(notches) ? Math.max(-mostNotches, Math.min(notches, mostNotches)) : 0;

const close = (a, b) => Math.abs(a - b) < .02 * legacyOfNotch; // legacy is cut to whole numbers

const isWhole = (legacy) => legacy !== 0 && close(legacy, legacyOfNotch * Math.round(legacy / legacyOfNotch));

// isWheel reports whether a distance in pixels comes from a wheel with notches, which legacy tells in whole ones, or in some for each on
// a fine screen; older browsers tell the same at every zoom. On macOS a touchpad tells three times its pixels.
const isWheel = (pixels, legacy, zoom) => Math.abs(pixels) >= leastOfNotch && legacy !== undefined &&
  (isWhole(legacy) || isWhole(legacy * zoom)) && !close(Math.abs(legacy * zoom), 3 * Math.abs(pixels));

// notchesOf returns how far the wheel was turned, down and to the right positive, and whether that is a spreading of fingers. Browsers tell
// pixels of a page that is shown smaller or larger: at a zoom of a half they are twice as many for a notch.
export function notchesOf(event, zoom = 1) {
  // Firefox tells lines only to those who ask for the unit first.
  const unit = event.deltaMode;
  const along = (delta, legacy) => {
    if (unit === 1) return delta / linesOfNotch;
    if (unit === 2) return delta;
    const pixels = delta * zoom;
    if (isWheel(pixels, legacy, zoom)) {
      const notch = close(Math.abs(delta), Math.abs(legacy)) ? legacyOfNotch : pixelsOfNotch; // Chromium on Linux tells both alike
      return Math.sign(delta) * Math.max(1, Math.round(Math.abs(pixels) / notch));
    }
    return pixels / (event.ctrlKey && Math.abs(pixels) < pixelsOfNotch / 2 ? pixelsOfZoom : pixelsOfNotch);
  };
  return { x: bounded(along(event.deltaX, event.wheelDeltaX)), y: bounded(along(event.deltaY, event.wheelDeltaY)), zooms: event.ctrlKey };
}

export function gateWheel({ window, program, canvasOf, send, on }) {
  on('wheel', (event) => {
    const canvas = canvasOf(event);
    if (!canvas) return;
    event.preventDefault(); // the page neither scrolls nor grows
    event.stopImmediatePropagation();
    const { x, y, zooms } = notchesOf(event, zoomOf(window));
    if (zooms) program.zoom?.(-y);
    else send(canvas, new window.WheelEvent('wheel', { deltaX: x, deltaY: y, clientX: event.clientX, clientY: event.clientY, cancelable: true }));
  }, { passive: false });

  // Safari tells of fingers that are spread on a touchpad in events of its own.
  let scale = 1;
  const spread = (event) => {
    if (!canvasOf(event) || window.navigator.maxTouchPoints > 0) return; // on a touch screen the touches are told, too
    event.preventDefault();
    if (event.type === 'gesturestart') scale = 1;
    if (event.scale > 0) program.zoom?.(bounded(Math.log(event.scale / scale) / Math.log(1.2)));
    scale = event.scale > 0 ? event.scale : scale;
  };
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) on(type, spread, { passive: false });
}
