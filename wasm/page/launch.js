// What stands in the page's address, and what the program gets of it. An address is no command line: whoever hands one on adds to it, cuts
// it or mistypes it. Only names that the page knows count, and what cannot be met is left out.

import { languageNamed } from './texts.js';

const answers = new Map([['', true], ['1', true], ['true', true], ['0', false], ['false', false]]);

const yes = (value) => answers.get(value.toLowerCase());

// The bounds of the interface's scale are those of package ui.
function scale(value) {
  const factor = /^\d{1,4}(\.\d{1,9})?$/.test(value) ? Number(value) : NaN;
  return factor >= .75 && factor <= 2 ? factor : undefined;
}

// seed is a number of 64 bits, for which JavaScript has none.
function seed(value) {
  const digits = /^0*(\d{1,20})$/.exec(value)?.[1];
  return digits === undefined || digits.padStart(20, '0') > '18446744073709551615' ? undefined : digits;
}

// shown is what is drawn over the program.
const shown = (value) => value === 'places' ? value : undefined;

// forPeople are the switches that every page has; each function returns what a value means, or undefined if it cannot be met.
const forPeople = { lang: languageNamed, mirror: yes, scale, silent: yes };

// forDevelopers act on no page that is published: nobody is to be shown another program by an address, nor to be dealt known cards.
const forDevelopers = { probe: yes, seed, show: shown, stats: yes, tips: yes };

// isPublished reports whether a page is more than a build on a developer's own machine: scripts/web.sh -published marks it, and it is so
// wherever it lies elsewhere.
export function isPublished({ document, location }) {
  return 'published' in document.documentElement.dataset || !/^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/.test(location.hostname);
}

// switchesOf returns the switches of an address that can be met, by their names, and which names were left out. Of several values
// of a name the first that can be met counts.
export function switchesOf(search, published) {
  const known = new Map(Object.entries({ ...forPeople, ...!published && forDevelopers }));
  const met = new Map();
  const left = new Set();
  for (const [key, value] of new URLSearchParams(search)) { // which never throws
    const name = key.toLowerCase();
    const means = known.get(name)?.(value.trim());
    if (means === undefined) left.add(key);
    else if (!met.has(name)) met.set(name, means);
  }
  return { met, left: [...left] };
}

// leftOut says which names were left out, as far as there is room.
export function leftOut(left) {
  const names = left.slice(0, 10).map((name) => JSON.stringify(name.slice(0, 40)));
  return `left out of the address: ${names.join(', ')}${left.length > names.length ? ` and ${left.length - names.length} more` : ''}`;
}

// argumentsOf returns the flags that the program gets for switches. The mirror is the page's own.
export function argumentsOf(met) {
  const flags = [...met].filter(([name, value]) => name !== 'mirror' && value !== false);
  return ['runehall', ...flags.map(([name, value]) => value === true ? `--${name}` : `--${name}=${value}`)];
}

// toRoom is the fragment of a link into a room, or of one that makes a room; the program says what is wrong with it. inFragment and inQuery find what may be a match's link, in whatever way it was handed on. Some tools make a query of the fragment, some
// encode its signs, once or more. Others have a ?match= of their own, but none that is as long.
const inFragment = /(?:\W|_|%[\da-f]{2})match(?:=|%(?:25)*3d)./is;
const toRoom = /^#(?:room|make)=/;
const inQuery = /(?:[?&]|%(?:25)*23)match(?:=|%(?:25)*3d)([\w-]{40}[^&]*)/i;

// linkIn returns what in an address may hold a match's link, or leads to a room, as a fragment, or ''. Whether there is one, where it begins and where it ends,
// the program says (games.LinkIn).
export function linkIn({ hash, search = '' }) {
  if (toRoom.test(hash) || inFragment.test(hash)) return hash;
  const found = inQuery.exec(search);
  return found ? `#match=${found[1]}` : '';
}

// withoutLink returns the address without its link: that is opened once.
export function withoutLink({ pathname, search }) {
  return pathname + search.replace(inQuery, (found) => found[0] === '?' ? '?' : '').replace(/^\?&?$/, '').replace(/^\?&/, '?');
}
