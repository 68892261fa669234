// Runs before the other scripts, and before there is a body: it reads the address, finds out whether the program will begin with the title
// as the page can show it by itself, and asks for the pictures of that, and for the typefaces.

import { isPublished, linkIn, switchesOf } from './launch.js';
import { kept } from './settings.js';
import { askForTypefaces } from './typefaces.js';

// mostReturns is how often the program goes back to a place that it has not reached (internal/cli/kept_js.go).
const mostReturns = 3;

// leadsToTitle reports whether the program will begin with the title, in the size of the settings. In high contrast that has no pictures:
// there the page waits in plain words.
function leadsToTitle(window, switches, link) {
  const [tries, place] = kept(window, 'sessionStorage', 'runehall.place').split(/ (.*)/s);
  return !link && !(place && Number(tries) < mostReturns) &&
    !kept(window, 'localStorage', 'runehall.settings').includes('"contrast":true') && !switches.has('scale');
}

// askFor asks for the pictures of the title, and returns what is known of it.
function askFor(window, written) {
  const front = JSON.parse(written);
  const { ledge, name, [window.innerHeight > window.innerWidth ? 'hall.portrait' : 'hall']: hall } = front.pictures;
  const files = new Map([hall, name, ledge].map(({ file }) => [file, window.fetch(file)]));
  for (const coming of files.values()) coming.catch(() => {}); // it is looked at later
  return { front, files };
}

// look returns what the address holds, { met, left, link }; the typefaces, of which another program than ours has none; and what the page needs
// to show the title by itself: of that nothing where the program begins elsewhere, or the page holds nothing that can be read.
export function look(window) {
  const { document, location } = window;
  const written = document.getElementById('front')?.textContent; // by wasm/front
  const typefaces = written ? askForTypefaces(window) : [];
  const found = { ...switchesOf(location.search, isPublished(window)), link: linkIn(location), typefaces };
  if (!written || !leadsToTitle(window, found.met, found.link)) return found;
  try {
    return { ...found, title: askFor(window, written) };
  } catch (error) {
    console.warn('the page has no title of its own:', error);
    return found;
  }
}

export const early = globalThis.document && look(globalThis);
