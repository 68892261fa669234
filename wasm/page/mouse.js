// The engine hears of the mouse only while it is over the canvas. A button that is let go outside the window, or where the browser keeps it
// for itself (a menu, a drag, another program), must not stay down.

const bits = [1, 4, 2, 8, 16]; // of MouseEvent.buttons, by MouseEvent.button

export function gateMouse({ window, program, canvasOf, isMade, send, on }) {
  let canvas; // the buttons were pressed on it
  const held = new Set();
  const { MouseEvent } = window;

  // lose cancels what the mouse is doing, at a place.
  const lose = ({ clientX = 0, clientY = 0 } = {}) => {
    if (held.size === 0) return;
    program.mouseLost?.();
    const buttons = [...held];
    held.clear();
    for (const button of buttons) send(canvas, new MouseEvent('mouseup', { button, clientX, clientY, cancelable: true }));
  };

  on('mousedown', (event) => {
    const at = canvasOf(event);
    if (!at) return;
    canvas = at;
    if (held.has(event.button)) lose(event); // it was let go, and nobody said so
    held.add(event.button);
  });
  on('mouseup', (event) => {
    if (isMade(event) || !held.delete(event.button) || canvasOf(event)) return;
    send(canvas, new MouseEvent('mouseup', event));
  });
  on('mousemove', (event) => {
    if (isMade(event) || held.size === 0) return;
    if ([...held].some((button) => !(event.buttons & bits[button]))) lose(event);
    else if (!canvasOf(event)) send(canvas, new MouseEvent('mousemove', event));
  });
  on('pointercancel', (event) => {
    if (event.pointerType !== 'touch') lose(event);
  });
  on('dragstart', lose);
  return { leave: lose };
}
