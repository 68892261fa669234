// Whether the browser may empty what is stored here: most do when space runs short, and Safari when nobody has visited a page for seven days,
// unless it stands on the home screen.

// keepStored returns what asks the browser to keep all of it, and what says how things stand.
export function keepStored(window) {
  const { storage, standalone } = window.navigator;
  const asks = 'mozInnerScreenX' in window; // Firefox asks the person, the others decide by themselves
  const weekly = 'GestureEvent' in window && !standalone && !window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
  let kept = false;
  const note = (is) => { kept = is === true; };
  storage?.persisted?.().then(note, () => {}); // whoever cannot say it keeps nothing for sure
  return {
    // state is '' if all is kept, or why not: 'week', 'asks' or 'full'.
    state() {
      if (kept) return '';
      if (weekly) return 'week';
      return asks && storage?.persist ? 'asks' : 'full';
    },
    // hold asks the browser, where a person is asked only if that person has pressed for it.
    async hold(pressed) {
      if (kept || !storage?.persist || asks && !pressed) return;
      await storage.persist().then(note, () => {});
    },
  };
}
