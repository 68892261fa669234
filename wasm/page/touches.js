// Fingers that the system takes away (touchcancel: a call, a gesture, a dialog), or that vanish without a word, are cancelled: the engine
// takes them for fingers that stay down.

const idsOf = (touches) => Array.from(touches ?? [], (touch) => touch.identifier);

// listOf is a list of touches as far as the engine looks at one.
const listOf = (touches) => Object.assign([...touches], { item: (i) => touches[i] ?? null });

export function gateTouches({ window, program, canvasOf, send, on }) {
  let canvas; // the fingers are on it
  const down = new Set();
  const lost = new Set(); // are still on the screen, and count no more

  // take cancels fingers, and leaves the engine only those that are given.
  const take = (ids, left) => {
    if (ids.length > 0) program.taken?.(ids);
    if (left) send(canvas, new window.Event('touchend', { cancelable: true }), { targetTouches: listOf(left), changedTouches: listOf([]), touches: listOf(left) });
  };

  const follow = (event) => {
    const at = canvasOf(event);
    if (!at) return;
    canvas = at;
    const changed = idsOf(event.changedTouches);
    const present = new Set(idsOf(event.touches));
    const taken = [...down].filter((id) => event.type === 'touchstart' && changed.includes(id) || !present.has(id) && !changed.includes(id));
    if (event.type === 'touchend') {
      for (const { identifier: id, clientX, clientY } of event.changedTouches) {
        if (down.has(id) && !lost.has(id)) program.lifted?.(id, clientX, clientY);
      }
    }
    for (const id of event.type === 'touchmove' ? [] : changed) { // a finger comes, or goes
      lost.delete(id);
      if (event.type === 'touchcancel' && down.has(id)) taken.push(id);
      if (event.type === 'touchstart') down.add(id);
      else down.delete(id);
    }
    for (const id of taken) if (!present.has(id)) down.delete(id);
    for (const id of lost) if (!present.has(id)) lost.delete(id);
    const left = Array.from(event.targetTouches).filter((touch) => !lost.has(touch.identifier));
    if (event.type !== 'touchcancel') {
      if (left.length !== event.targetTouches.length) Object.defineProperty(event, 'targetTouches', { value: listOf(left) });
      take(taken);
      return;
    }
    take(taken, left);
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) on(type, follow, { passive: true });

  return {
    leave() {
      if (down.size === 0) return;
      const ids = [...down];
      for (const id of ids) lost.add(id);
      down.clear();
      take(ids, []);
    },
  };
}
