// Wheels and touchpads of all browsers in one unit: notches, fractions of them where a touchpad is stroked.

const linesOfNotch = 3; // Firefox tells lines
const pixelsOfNotch = 100; // of a touchpad
const legacyOfNotch = 120; // wheelDelta, which a wheel with notches tells in whole ones
const leastOfNotch = 45; // pixels that a notch of a wheel is at least
const pixelsOfZoom = 18; // of a touchpad on which two fingers are spread: e to the hundredth of them is the factor, and a notch's is 1.2
const mostNotches = 5; // of an event, however it came about

const bounded = (notches) => Number.isFinite(notches) ? Math.max(-mostNotches, Math.min(notches, mostNotches)) : 0;

// isWheel reports whether a distance in pixels comes from a wheel with notches, which legacy tells in whole ones, or in some for each on
// a fine screen. A notch is 100 pixels, and less on a page that is shown larger; on macOS a touchpad tells three times its pixels.
const isWheel = (pixels, legacy) => Math.abs(pixels) >= leastOfNotch && legacy !== undefined && legacy !== 0 && legacy % legacyOfNotch === 0 &&
  Math.abs(legacy) !== 3 * Math.abs(pixels);

// notchesOf returns how far the wheel was turned, down and to the right positive, and whether that is a spreading of fingers.
export function notchesOf(event) {
  // Firefox tells lines only to those who ask for the unit first.
  const unit = event.deltaMode;
  const along = (delta, legacy) => {
    if (unit === 1) return delta / linesOfNotch;
    if (unit === 2) return delta;
    if (isWheel(delta, legacy)) return Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / pixelsOfNotch));
    return delta / (event.ctrlKey && Math.abs(delta) < pixelsOfNotch / 2 ? pixelsOfZoom : pixelsOfNotch);
  };
  return { x: bounded(along(event.deltaX, event.wheelDeltaX)), y: bounded(along(event.deltaY, event.wheelDeltaY)), zooms: event.ctrlKey };
}

export function gateWheel({ window, program, canvasOf, send, on }) {
  on('wheel', (event) => {
    const canvas = canvasOf(event);
    if (!canvas) return;
    event.preventDefault(); // the page neither scrolls nor grows
    event.stopImmediatePropagation();
    const { x, y, zooms } = notchesOf(event);
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
