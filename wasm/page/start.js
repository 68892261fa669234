// Loads and runs the program, and says what goes on until its first picture.
// The program calls runehallStarted() when that is drawn, and
// runehallFailed(message) when there will be none.

import { texts, languageOf } from './texts.js';
import { gateFrames } from './frames.js';
import { early } from './early.js';
import { argumentsOf, leftOut, linkIn, withoutLink } from './launch.js';
import { gateDevices } from './devices.js';
import { hideRefused, lacksCompiler, lacksDrawing, reasonOf } from './lacks.js';
import { program } from './program.js';
import { amount, count, isPacked, watchFetches } from './progress.js';
import { keepPage } from './kept.js';
import { keepStored } from './lasting.js';
import { keepAwake } from './awake.js';
import { callPersons } from './summon.js';
import { guardBack } from './history.js';
import { offerMirror } from './listen.js';
import { storedSettings } from './settings.js';
import { Title } from './title.js';
import { writeIn } from './typefaces.js';
import { takeEval } from './typing.js';

const element = (id) => document.getElementById(id);
const settings = storedSettings(window);
const { met, left } = early;
if (left.length > 0) console.info(leftOut(left));
// The program chooses in the same way: it is told which of the browser's languages this is.
const language = languageOf([met.get('lang'), settings.language, ...navigator.languages ?? []].filter(Boolean));
let text;
speak(language);
element('again').addEventListener('click', () => location.reload());

let title; // while the page shows one
let over = false; // a message says that nothing more comes

// say shows a message in place of the progress.
function say(message, details) {
  over = true;
  title?.end();
  element('loading').hidden = false;
  element('progress').hidden = true;
  element('amount').hidden = true;
  element('message').textContent = message;
  element('details').textContent = details ?? '';
  element('details').hidden = !details;
  element('again').hidden = false;
}

const listening = offerMirror(window, element('listen'), text, met.get('mirror'));

// speak has the page be in a language: what it says by itself, and what the browser, its translator and a screen reader take it for.
function speak(tag) {
  text = texts[tag];
  document.documentElement.lang = tag;
  document.querySelector('meta[name="description"]').content = text.description;
  element('again').textContent = text.again;
}
// The language may be changed in the program's settings.
globalThis.runehallSpeaks = (tag) => {
  if (!Object.hasOwn(texts, tag)) return; // a page of its own may be older
  speak(tag);
  listening.speak(text);
};

let failed = false;
let later = ''; // a link that is too long to start the program with
globalThis.runehallStarted = () => {
  performance.mark('first picture');
  if (later) {
    globalThis.runehallLink?.(later);
    forget();
  }
  window.dispatchEvent(new Event('hashchange')); // a link may have been put into the address meanwhile
  const begun = () => {
    if (over) return; // it broke while the page's title was still there
    element('loading').hidden = true;
    listening.begin();
  };
  if (title) {
    title.started();
    title.over.then(begun);
  } else {
    begun();
  }
  // Only now: the first picture waits for nothing that is to be kept for later.
  keepPage((renew) => globalThis.runehallNewer?.(renew)).catch((error) => console.warn('the page is not kept:', error));
};
// The program's first picture comes before what is drawn in it, and is whole a moment later.
globalThis.runehallWhole = () => {
  performance.mark('whole picture');
  title?.giveWay();
};

// longestArgument is for how many characters there is room: what Go's programs are started with has 8 kB in all.
const longestArgument = 7000;

// openLink has the program open the match of an address's fragment, if it is one and the program runs.
const openLink = (hash) => {
  const link = linkIn({ hash });
  return link !== '' && globalThis.runehallLink?.(link) === true;
};

// forget takes the link out of the address: it is opened once, and loaded anew the page goes on with the match itself.
function forget() {
  try {
    history.replaceState(history.state, '', withoutLink(location));
  } catch (error) { // some settings allow none; then it is opened once more
    console.warn('the link stays in the address:', error);
  }
}

const stored = keepStored(window);
globalThis.runehallLasting = () => stored.state();
globalThis.runehallHold = (pressed) => void stored.hold(pressed);

const awake = keepAwake(window);
if (awake) globalThis.runehallAwake = awake; // without it the program offers no such setting
const calls = callPersons(window);
globalThis.runehallBuzz = calls.buzz;
globalThis.runehallSummon = calls.summon;
globalThis.runehallNotices = calls.notices;
globalThis.runehallAskNotices = calls.ask;

globalThis.runehallDeep = guardBack(window, () => globalThis.runehallBack?.(), openLink);
globalThis.runehallFailed = (message) => {
  failed = true;
  say(message);
};
globalThis.runehallFetch = watchFetches((url) => title?.pictures.take(url) ?? fetch(url), (came, all) => {
  element('fetching').hidden = all === undefined;
  if (all !== undefined) element('fetching').textContent = amount(text.fetching, came, all, 1e3);
});

// The last lines of the program's standard error, to show when it breaks. Go writes a line in pieces.
let lines = [''];
function keepLines() {
  const decoder = new TextDecoder('utf-8');
  const { writeSync } = globalThis.fs;
  globalThis.fs.writeSync = function (fd, bytes) {
    const [first, ...more] = decoder.decode(bytes, { stream: true }).split('\n');
    const last = lines.pop() + first;
    lines = [...lines, last, ...more].filter((line, i, all) => line !== '' || i === all.length - 1).slice(-40);
    return writeSync.call(this, fd, bytes);
  };
}

let whole = Promise.resolve(false); // whether all of the program has come

// tell shows how much of the program has come.
async function tell(response) {
  const total = Number(document.body.dataset.bytes);
  if (!(total > 0)) return void response.body?.cancel(); // or the browser would keep it all for nobody
  const words = isPacked(response) ? text.unpacked : text.amount;
  let shown = '';
  whole = count(response, (bytes) => {
    const now = amount(words, bytes, total, 1e6);
    if (now === shown) return; // it comes in hundreds of pieces
    shown = now;
    element('progress').value = Math.min(bytes / total, 1);
    element('amount').textContent = now;
  }).then((bytes) => bytes === total);
}

async function start() {
  element('message').textContent = text.loading;
  if (lacksCompiler(window)) return say(text.noWebAssembly);
  if (typeof Go !== 'function') return say(text.notLoaded); // wasm_exec.js has not come
  const go = new Go();
  program.copy.then(tell, () => {}); // whoever needs the program hears of its failure
  const { typefaces } = early;
  const written = writeIn(window, typefaces);
  written.catch((error) => console.warn('the page writes in the letters of the system:', error));
  if (early.title) {
    try {
      title = new Title(window, early.title, { language, settings, text, status: element('loading'), typefaces: written });
      title.begin();
    } catch (error) { // one can do without it
      console.warn('the page has no title of its own:', error);
      title?.end();
    }
  }
  if (lacksDrawing(window)) return say(text.noWebGL); // found out while the program comes

  hideRefused(window);
  keepLines();
  gateFrames(window);
  takeEval(window);
  gateDevices(window);
  let code = 0;
  go.argv = argumentsOf(met);
  const link = linkIn(location);
  if (link.length > longestArgument) {
    later = link;
  } else if (link) {
    go.argv.push(`--open=${link}`);
    forget();
  }
  go.env = { LANG: language, GOGC: 'off' }; // garbage is collected from the first picture on
  go.exit = (c) => { code = c; };
  let instance;
  try {
    instance = await WebAssembly.instantiate(await program.compiled, go.importObject);
    globalThis.runehallTypefaces = await Promise.all(typefaces);
  } catch (error) {
    return say(text[reasonOf(error, await whole, window)], String(error));
  }
  await title?.grace();
  performance.mark('program starts');
  try {
    await go.run(instance);
  } catch (error) {
    code = -1;
    lines.push(String(error));
  }
  if (failed) return;
  if (code === 0) return say(text.ended);
  say(text.broken, lines.join('\n').trim());
}

start().catch((error) => say(text.notStarted, String(error?.stack ?? error)));

globalThis.runehallPage = true; // from here on nothing fails without a word, and old.js is not needed
