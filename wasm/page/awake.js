// Keeps the screen from going dark while the program wants it. Only pages that came over https, or from this device, may
// ask for that. The browser takes it back whenever the page goes out of sight.

export function keepAwake({ document, navigator }) {
  let wanted = false;
  let lock; // the promise of it

  function take() {
    if (!wanted || lock || document.hidden || !navigator.wakeLock) return;
    const asked = navigator.wakeLock.request('screen');
    const gone = () => {
      if (lock === asked) lock = undefined;
    };
    lock = asked;
    // It may be refused, by a battery that runs low for instance: then the screen does what it always does.
    asked.then((held) => held.addEventListener('release', gone), gone);
  }

  function give() {
    lock?.then((held) => held.release()).catch(() => {}); // what was refused need not be given back
    lock = undefined;
  }

  document.addEventListener('visibilitychange', take);
  return (on) => {
    wanted = on;
    if (on) take();
    else give();
  };
}
