// The button that has the screen described to a screen reader, the first thing on the page. The description is made, and its script
// loaded, only from then on. The browser remembers the choice; ?mirror in the address makes it.

const key = 'runehall.mirror';

// remembered returns whether somebody wanted the description the last time.
function remembered(window) {
  try {
    return window.localStorage.getItem(key) === '1';
  } catch {
    return false; // the browser keeps nothing
  }
}

function remember(window, on) {
  try {
    if (on) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch { /* then it has to be pressed anew */ }
}

// offerMirror gives the button its words, and returns what begins the description once the program runs, if it is wanted, and what changes its
// words. asked is what the address says of it, if it says anything.
export function offerMirror(window, button, text, asked) {
  let mirror = null; // while it is on
  let wanted = asked ?? remembered(window);
  let runs = false;

  async function change() {
    button.textContent = wanted ? text.hush : text.listen;
    if (!runs || wanted === (mirror !== null)) return;
    if (!wanted) {
      mirror.end();
      mirror = null;
      return;
    }
    const { Mirror } = await import('./mirror.js');
    if (mirror || !wanted) return;
    mirror = new Mirror(window, text);
    mirror.begin();
  }

  button.addEventListener('click', () => {
    wanted = !wanted;
    remember(window, wanted);
    change();
  });
  change();
  return {
    begin() {
      runs = true;
      change();
    },
    speak(words) {
      text = words;
      mirror?.speak(words);
      change();
    },
  };
}
