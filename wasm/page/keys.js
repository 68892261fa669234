// The engine takes every key from the browser. Only those that mean something here reach it: F5, Ctrl+L or Alt+Left stay the browser's. It
// also believes that a key is down until it hears of its release, which does not always come.

const modifiers = { ControlLeft: 'Control', ControlRight: 'Control', ShiftLeft: 'Shift', ShiftRight: 'Shift', AltLeft: 'Alt', AltRight: 'Alt', MetaLeft: 'Meta', MetaRight: 'Meta' };

const modsOf = (event) => event.ctrlKey | event.shiftKey << 1 | event.altKey << 2 | event.metaKey << 3;

const [nothing, , withOthers] = [0, 1, 2]; // what a key means

export function gateKeys({ window, program, canvasOf, isMade, send, on }) {
  let canvas = null; // the one that the keys went to
  const down = new Map(); // what the engine believes to be down: the key by its code
  const { KeyboardEvent, Event } = window;

  // inField says whether an event goes to the engine's own field, which hands it on to the engine: a key may go down there and come up on
  // the canvas, where the focus returns meanwhile.
  const inField = (event) => event.target?.id === 'ebitengine-textinput';
  const release = (code) => {
    const key = down.get(code);
    down.delete(code);
    canvas ??= window.document.querySelector('body > canvas');
    send(canvas, new KeyboardEvent('keyup', { code, key, cancelable: true }));
  };
  // mend releases keys whose release nobody has heard of: macOS tells nothing of what is let go while Command is held.
  const mend = (event) => {
    for (const code of [...down.keys()]) {
      if (modifiers[code] && !event.getModifierState(modifiers[code])) release(code);
    }
  };

  on('keydown', (event) => {
    const at = canvasOf(event);
    if (event.code === '') return; // what a phone's keyboard writes has no code
    if (inField(event) && !event.isComposing) down.set(event.code, event.key);
    if (!at) return;
    canvas = at;
    mend(event);
    const means = program.means?.(event.code, event.key, modsOf(event)) ?? nothing;
    if (means === nothing) {
      event.stopImmediatePropagation();
      return;
    }
    if (!event.repeat && down.has(event.code)) release(event.code);
    down.set(event.code, event.key);
    if (means === withOthers) { // the browser may need it for something of its own: Alt opens its menu
      event.stopImmediatePropagation();
      send(at, new KeyboardEvent('keydown', event));
    }
  });
  on('keydown', (event) => { // the engine has it now
    if (!isMade(event) && event.metaKey && down.has(event.code) && !modifiers[event.code]) release(event.code);
  }, { capture: false });
  on('keyup', (event) => {
    if (isMade(event)) return;
    const known = down.has(event.code);
    if (canvasOf(event) && event.code !== '' && (!known || modifiers[event.code])) event.stopImmediatePropagation();
    if (known && !inField(event) && (modifiers[event.code] || !canvasOf(event))) release(event.code);
    down.delete(event.code);
    if (canvas) mend(event);
  });
  on('mousedown', (event) => {
    if (!isMade(event) && event.getModifierState && canvas) mend(event);
  });
  return {
    leave() {
      canvas ??= window.document.querySelector('body > canvas');
      down.clear();
      if (canvas) send(canvas, new Event('blur')); // the engine lets every key go
    },
  };
}
