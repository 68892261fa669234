// Makes the browser's Back the program's. While the program has something to go
// back to, the page keeps a few entries of its own in the browser's history:
// each Back takes one of them away and goes one step back within the program. At
// the title there are none left, and Back leaves the page as ever.

// stock is how many steps Back can take before the page is used again: browsers
// skip entries that a page adds by itself, so as not to be held captive.
const stock = 4;

// guardBack calls back whenever the person goes back within the program. It returns the
// function with which the program says whether there is anything to go back to.
//
// A link put into the address of the open page is an entry above the others, and no Back: open is called with the address's fragment, and
// returns whether that holds a link. It is taken out of the address then.
export function guardBack(window, back, open = () => false) {
  const { history, navigator, location } = window;
  const place = (state) => state?.runehall ?? 0;
  let at = place(history.state); // a page that is loaded anew has its entries still
  let deep = false;
  let leaving = false; // for the first entry: no Back of the person's
  const add = () => {
    try {
      history.pushState({ runehall: at + 1 }, '');
      at++;
    } catch (error) { // some browsers allow only so many in a time; Back leaves the page then
      console.warn('no entry for Back:', error);
      return false;
    }
    return true;
  };
  const fill = () => {
    if (!deep || leaving || navigator.userActivation?.hasBeenActive === false) return;
    while (at < stock && add());
  };
  const leave = () => {
    if (at === 0 || leaving) return;
    leaving = true;
    history.go(-at);
  };
  const opens = () => {
    if (!open(location.hash)) return false;
    if (history.state?.runehall === undefined) at++;
    history.replaceState({ runehall: at }, '', location.pathname + location.search);
    return true;
  };
  window.addEventListener('hashchange', opens);
  window.addEventListener('popstate', (event) => {
    if (opens()) return;
    const before = at;
    at = place(event.state);
    if (leaving) {
      leaving = false;
      fill();
    } else if (!deep) {
      leave(); // forward into entries that lead nowhere
    } else if (at < before) {
      if (at === 0) add();
      back();
    }
  });
  for (const type of ['mousedown', 'touchend', 'keydown']) window.addEventListener(type, fill, { capture: true });
  return (is) => {
    deep = is;
    if (deep) fill();
    else leave();
  };
}
