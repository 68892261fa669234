// Loads and runs the program, and says what goes on until its first picture.
// The program calls runehallStarted() when that is drawn, and
// runehallFailed(message) when there will be none.

import { texts, languageOf } from './texts.js';
import { gateFrames } from './frames.js';
import { argumentsOf, linkOf, languageFlag, counted } from './launch.js';
import { keepPage } from './kept.js';
import { guardBack } from './history.js';

const element = (id) => document.getElementById(id);
const flag = languageFlag(location.search);
const language = languageOf([...(flag ? [flag] : []), ...navigator.languages]);
const text = texts[language];
document.documentElement.lang = language;
element('again').textContent = text.again;
element('again').addEventListener('click', () => location.reload());

// say shows a message in place of the progress.
function say(message, details) {
  element('loading').hidden = false;
  element('progress').hidden = true;
  element('message').textContent = message;
  element('details').textContent = details ?? '';
  element('details').hidden = !details;
  element('again').hidden = false;
}

let failed = false;
globalThis.runehallStarted = () => {
  element('loading').hidden = true;
  // Only now: the first picture waits for nothing that is to be kept for later.
  keepPage((renew) => globalThis.runehallNewer?.(renew));
};
globalThis.runehallDeep = guardBack(window, () => globalThis.runehallBack?.());
globalThis.runehallFailed = (message) => {
  failed = true;
  say(message);
};

// missing returns the key of the text for what this browser lacks.
function missing() {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) return 'noWebAssembly';
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'noWebGL';
  gl.getExtension('WEBGL_lose_context')?.loseContext(); // browsers keep only a few
  try {
    if (!indexedDB) return 'noStorage';
  } catch {
    return 'noStorage'; // Firefox forbids even to look when cookies are off
  }
  return '';
}

// The last lines of the program's standard error, to show when it breaks.
const lines = [];
function keepLines() {
  const decoder = new TextDecoder('utf-8');
  const { writeSync } = globalThis.fs;
  globalThis.fs.writeSync = function (fd, bytes) {
    lines.push(...decoder.decode(bytes, { stream: true }).split('\n').filter((line) => line !== ''));
    lines.splice(0, lines.length - 40);
    return writeSync.call(this, fd, bytes);
  };
}

async function load(imports) {
  const total = Number(document.body.dataset.bytes);
  const response = await fetch('runehall.wasm');
  if (!response.ok) throw new Error(`runehall.wasm: ${response.status} ${response.statusText}`);
  return WebAssembly.instantiateStreaming(counted(response, (bytes) => {
    if (total > 0) element('progress').value = Math.min(bytes / total, 1);
  }), imports);
}

async function start() {
  element('message').textContent = text.loading;
  const lack = missing();
  if (lack) return say(text[lack]);

  keepLines();
  gateFrames(window);
  const go = new Go();
  let code = 0;
  const link = linkOf(location.hash);
  go.argv = [...argumentsOf(location.search), ...link];
  if (link.length > 0) { // it is opened once: loaded anew, the page goes on with the match itself
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  go.env = { LANG: navigator.language };
  go.exit = (c) => { code = c; };
  let program;
  try {
    program = await load(go.importObject);
  } catch (error) {
    return say(text.notLoaded, String(error));
  }
  try {
    await go.run(program.instance);
  } catch (error) {
    code = -1;
    lines.push(String(error));
  }
  if (failed) return;
  if (code === 0) return say(text.ended);
  say(text.broken, lines.join('\n'));
}

start();
