// A gamepad for a browser that has none: the page sees it through the Gamepad API.

// Button has the buttons of the standard layout, by what they do.
export const Button = { confirm: 0, back: 1, up: 12, down: 13, left: 14, right: 15 };

// plugIn runs in the page before anything else, and makes the gamepad there.
export function plugIn() {
  const button = () => ({ pressed: false, touched: false, value: 0 });
  const pad = {
    id: 'Standard Gamepad', index: 0, connected: true, mapping: 'standard', timestamp: 0,
    axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, button),
  };
  navigator.getGamepads = () => [pad];
  window.runehallPad = {
    set(n, down) {
      Object.assign(pad.buttons[n], { pressed: down, touched: down, value: down ? 1 : 0 });
      pad.timestamp = performance.now();
      window.runehallHeld(down);
    },
  };
}

// directions lists the buttons of the direction pad, the one that leads best from a rectangle to another first. Without a rectangle
// to start from any will do.
export function directions(from, to) {
  const all = [Button.up, Button.right, Button.down, Button.left];
  if (!from) return all;
  const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const dx = toX - x;
  const dy = toY - y;
  const across = dx < 0 ? Button.left : Button.right;
  const along = dy < 0 ? Button.up : Button.down;
  const sameLine = 4; // by which middles may differ
  const best = Math.abs(dy) <= sameLine || Math.abs(dx) > 2 * Math.abs(dy) ? [across, along] : [along, across];
  return [...best, ...all.filter((b) => !best.includes(b))];
}
