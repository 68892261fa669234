// The page's own scripts, without a browser.

import assert from 'node:assert/strict';
import { keepStored } from '../page/lasting.js';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gateFrames } from '../page/frames.js';
import { look } from '../page/early.js';
import { argumentsOf, isPublished, leftOut, linkIn, switchesOf, withoutLink } from '../page/launch.js';
import { bring } from '../page/program.js';
import { amount, count, isPacked, watchFetches } from '../page/progress.js';
import { languageOf, texts } from '../page/texts.js';
import { askForTypefaces, writeIn } from '../page/typefaces.js';

// flags returns what the program gets of a query.
const flags = (search, published = false) => argumentsOf(switchesOf(search, published).met).slice(1).join(' ');

test('switches that the page knows become flags, and nothing else does', () => {
  for (const [search, want] of Object.entries({
    '': '', '?': '', '?&&=&': '', '?lang=de&scale=1.5&silent': '--lang=de --scale=1.5 --silent',
    '?fbclid=IwAR0&utm_source=chat&lang=de': '--lang=de', '?utm=50%&lang=de': '--lang=de', '?x=%E0%A4%A&lang=fr': '--lang=fr', '?%=%&%zz&lang=uk': '--lang=uk',
    '?lang=pt': '', '?lang=': '', '?lang': '', '?lang=de-AT': '--lang=de', '?lang=DE': '--lang=de', '?lang=de_CH.UTF-8': '--lang=de', '?lang=+de+': '--lang=de',
    '?lang=toString': '', '?lang=__proto__': '', '?lang=pt&lang=de&lang=fr': '--lang=de', '?LANG=de': '--lang=de',
    '?scale=9': '', '?scale=NaN': '', '?scale=': '', '?scale=-1': '', '?scale=1e0': '', '?scale=0x1': '', '?scale=Infinity': '', '?scale=.75': '', '?scale=0.75': '--scale=0.75',
    '?scale=2': '--scale=2', '?scale=2.0000001': '', '?scale=01.50': '--scale=1.5', '?scale=1,5': '', '?scale=9&scale=1': '--scale=1',
    '?silent=0': '', '?silent=false': '', '?silent=TRUE': '--silent', '?silent=perhaps': '', '?silent=1': '--silent', '?mirror': '',
    '?__proto__=1&constructor=2&toString&hasOwnProperty=3': '', '?open=%23match%3DAB&data=x&input=y&help&version&bot=z&size=1x1&gallery&bench': '',
    '?--lang=de&-silent': '', '?lang%3Dde': '', '?lang;silent': '',
  })) {
    assert.equal(flags(search), want, search);
  }
  assert.equal(flags(`?lang=de&${'x=y&'.repeat(5000)}silent`), '--lang=de --silent');
  assert.equal(flags(`?lang=${'x'.repeat(100_000)}&silent`), '--silent');
});

test('switches for developers act on their own machines only', () => {
  const search = '?seed=7&probe&show=places&stats&tips&lang=de';
  assert.equal(flags(search), '--seed=7 --probe --show=places --stats --tips --lang=de');
  assert.equal(flags(search, true), '--lang=de');
  assert.equal(flags('?show=all&show&show=Places'), '');
  for (const [value, want] of [
    ['abc', ''], ['', ''], ['-1', ''], ['1.5', ''], ['0', '--seed=0'], ['007', '--seed=7'], ['18446744073709551615', '--seed=18446744073709551615'],
    ['18446744073709551616', ''], ['9'.repeat(20), ''], ['9'.repeat(300), ''],
  ]) assert.equal(flags(`?seed=${value}`), want, value);
  const published = (hostname, dataset = {}) => isPublished({ location: { hostname }, document: { documentElement: { dataset } } });
  for (const own of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]', 'runehall.localhost']) {
    assert.equal(published(own), false, own);
    assert.equal(published(own, { published: '' }), true, 'as runehall page sends it');
  }
  for (const other of ['example.org', 'localhost.example.org', '127.0.0.1.example.org', 'notlocalhost', '192.168.0.7', '', '[::11]', '1270.0.1']) {
    assert.equal(published(other), true, other);
  }
});

test('what is left out is said, and not at length', () => {
  assert.deepEqual(switchesOf('?lang=pt&utm=50%&lang=de&silent=so', true).left, ['lang', 'utm', 'silent']);
  assert.equal(leftOut(['fbclid', 'a"\n']), 'left out of the address: "fbclid", "a\\"\\n"');
  const many = leftOut(Array.from({ length: 5000 }, (_, i) => `${i}`.repeat(1000)));
  assert.ok(many.endsWith(' and 4990 more') && many.length < 600, many);
});

test('a link is found wherever it was put, and taken out of the address', () => {
  const long = 'AB-_9'.repeat(10);
  for (const [hash, search, want, rest = search] of [
    ...['', '#other', '#match', '#match=', '#rematch=A', '#AAmatch=A', '#/', '#:~:text=match', '#match%3D'].map((hash) => [hash, '', '']),
    ...[
      '#match=AB-_9', '#match=AB?utm=1', '#match=AB.', '#match=AB&utm_source=x', '#match%3DAB', '#match%253dAB', '#%23match%3DAB', '##match=AB', '#!match=AB', '#/match=AB',
      '#!/match=AB', '#Match=AB', '#:~:text=x#match=AB', '#utm=1&match=AB', '#match=AB:~:text=x', '#%E2%80%8Bmatch=AB', '#_match=AB_', '#see%20https://example.org/%23match=AB',
    ].map((hash) => [hash, '?utm=50%', hash]),
    [`#room=${'0f'.repeat(16)}`, '?x=1', `#room=${'0f'.repeat(16)}`], [`#room=${'0f'.repeat(16)}&invite=1`, '', `#room=${'0f'.repeat(16)}&invite=1`],
    ['#room=0f', '', '#room=0f'], ['#make=toss&way=calm', '?x=1', '#make=toss&way=calm'], ['#remake=toss', '', ''], [`#bedroom=${'0f'.repeat(16)}`, '', ''],
    ['', `?match=${long}`, `#match=${long}`, ''], ['', `?lang=de&match=${long}`, `#match=${long}`, '?lang=de'], ['', `?match=${long}.&lang=de`, `#match=${long}.`, '?lang=de'],
    ['', `?utm=1%23match=${long}&lang=de`, `#match=${long}`, '?utm=1&lang=de'], ['', `?%23match%3D${long}`, `#match=${long}`, ''], ['', `?rematch=${long}`, ''],
    ['', '?x=match', ''], ['', '?match=exact', ''], ['', '?match=true&lang=de', ''], ['#match=AB', `?match=${long}&silent`, '#match=AB', '?silent'],
  ]) {
    assert.equal(linkIn({ hash, search }), want, search + hash);
    assert.equal(withoutLink({ pathname: '/', search }), `/${rest}`, search + hash);
  }
});

test('the page speaks the first language wanted that it knows', () => {
  assert.equal(languageOf(['de-AT', 'en']), 'de');
  assert.equal(languageOf(['tlh', 'DE_de']), 'de');
  assert.equal(languageOf(['fr-CA', 'en']), 'fr');
  assert.equal(languageOf(['uk_UA']), 'uk');
  assert.equal(languageOf(['tlh']), 'en');
  assert.equal(languageOf([]), 'en');
  assert.equal(languageOf(['toString']), 'en');
});

test('the page speaks the languages of the program', () => {
  const folders = readdirSync(new URL('../../assets/lang/', import.meta.url), { withFileTypes: true });
  const languages = folders.filter((entry) => entry.isDirectory() && entry.name !== 'testdata').map((entry) => entry.name);
  assert.deepEqual(Object.keys(texts).sort(), languages.sort());
});

test('all languages of the page have the same texts', () => {
  const keys = Object.keys(texts.en).sort();
  for (const [language, words] of Object.entries(texts)) {
    assert.deepEqual(Object.keys(words).sort(), keys, language);
    for (const [key, text] of Object.entries(words)) assert.ok(text.trim(), `${language}: ${key}`);
  }
});

test('frames are held back while the program is quiet, and none is lost', () => {
  const asked = [];
  const window = { requestAnimationFrame: (callback) => asked.push(callback) };
  gateFrames(window);
  const frame = () => {};
  const ask = () => window.requestAnimationFrame(frame);
  const came = () => asked.splice(0).length;
  ask();
  assert.equal(came(), 1, 'at full pace each request passes');
  window.runehallFrames.quiet(true);
  ask();
  assert.equal(came(), 0, 'a quiet program gets none');
  window.runehallFrames.next();
  assert.equal(came(), 1, 'the frame that was held comes when it is wanted');
  window.runehallFrames.next();
  ask();
  assert.equal(came(), 1, 'a frame that is wanted before it is asked for comes too');
  ask();
  assert.equal(came(), 0);
  window.runehallFrames.quiet(false);
  assert.equal(came(), 1, 'the held frame comes at full pace');
  ask();
  assert.equal(came(), 1);
});

test('the script for old browsers says what the others say', () => {
  const old = readFileSync(new URL('../page/old.js', import.meta.url), 'utf8');
  for (const [language, words] of Object.entries(texts)) {
    for (const key of ['tooOld', 'notLoaded', 'notStarted', 'again']) {
      const text = words[key].replaceAll('\u00a0', '\\u00a0');
      assert.ok(old.includes(`${key}: '${text}'`), `${language}: ${key}`);
    }
  }
  assert.doesNotMatch(old, /=>|`|\b(let|const|class|import|async)\b|\?\./, 'something that is younger');
});

test('the page asks for its scripts at once', () => {
  const page = (name) => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');
  const imported = new Set();
  const look = (file) => {
    for (const [, name] of page(file).matchAll(/^import .*from '\.\/(.*)'/gm)) {
      if (!imported.has(name)) look((imported.add(name), name));
    }
  };
  look('start.js');
  const asked = [...page('index.html').matchAll(/modulepreload" href="(.*?)"|type="module" async src="(.*?)"/g)].map(([, name, now]) => name ?? now);
  assert.deepEqual(asked.sort(), [...imported].sort());
  assert.doesNotMatch(page('program.js'), /^import /m, 'what asks for the program waits for another script');
});

test('the page holds its icon itself, and asks for nothing by a link that WebKit would ask for again', () => {
  const read = (name) => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');
  const [, icon] = /^<svg.*>\n(.*)<\/svg>\n$/s.exec(read('icon.svg'));
  assert.ok(read('index.html').includes(icon), 'the icon in the page is another one than icon.svg');
  assert.doesNotMatch(read('index.html'), /rel="preload"|<img/);
});

test('the program is compiled as it comes, whatever type it is sent with, and a copy is there to be counted', async () => {
  const code = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  const { compile, compileStreaming, Module } = WebAssembly;
  for (const [type, streams] of [['application/wasm', true], ['application/octet-stream', true], ['application/wasm', false]]) {
    let streamed = false;
    const window = {
      Response, fetch: async (url) => { assert.equal(url, 'runehall.wasm'); return new Response(code, { headers: { 'Content-Type': type } }); },
      WebAssembly: { compile, compileStreaming: streams ? (response) => { streamed = true; return compileStreaming(response); } : undefined },
    };
    const { copy, compiled } = bring(window);
    assert.equal(await count(await copy, () => {}), code.length);
    assert.ok(await compiled instanceof Module);
    assert.equal(streamed, streams, type);
  }
});

test('a program that does not come, or is none, is an error of whoever waits for it', async () => {
  const sent = (body, status) => bring({ Response, WebAssembly, fetch: async () => new Response(body, { status, statusText: 'gone', headers: { 'Content-Type': 'application/wasm' } }) });
  const missing = sent('', 404);
  await assert.rejects(missing.copy, /runehall\.wasm: 404 gone/);
  await assert.rejects(missing.compiled, /runehall\.wasm: 404 gone/);
  const other = sent('<!doctype html>', 200);
  await assert.rejects(other.compiled, WebAssembly.CompileError);
  assert.equal(await count(await other.copy, () => {}), 15);
  await assert.rejects(bring({ Response, fetch: async () => new Response('') }).compiled, TypeError, 'a browser without WebAssembly');
});

// early returns what early.js finds, and the files that it asks for.
function early({ search = '', hash = '', place = '', settings = '', front, refused = false, hostname = 'localhost' }) {
  const pictures = Object.fromEntries(['ledge', 'name', 'hall', 'hall.portrait'].map((id) => [id, { file: id }]));
  const storage = (text) => ({ getItem: () => refused ? assert.fail() : text || null });
  const asked = [];
  const found = look({
    document: { getElementById: () => ({ textContent: front ?? JSON.stringify({ pictures }) }), documentElement: { dataset: {} } },
    sessionStorage: storage(place), localStorage: storage(settings), location: { search, hash, hostname }, innerWidth: 300, innerHeight: 400,
    fetch: async (file) => {
      asked.push(file);
      return new Response('');
    },
  });
  const painted = asked.filter((file) => !file.startsWith('font/'));
  assert.equal(painted.length > 0, found.title !== undefined);
  assert.equal(asked.length - painted.length, front === '' ? 0 : 3, 'the typefaces are asked for wherever the program begins');
  return { ...found, asked: painted.join(' ') };
}

test('typefaces are fetched once, for the page and the program, and what does not come is an error of whoever waits', async () => {
  const asked = [], faces = [];
  class FontFace {
    constructor(family, bytes, { weight }) { Object.assign(this, { family, bytes, weight }); }

    async load() { return this; }
  }
  const window = (status) => ({
    FontFace, document: { fonts: { add: (face) => faces.push(face) } },
    fetch: async (file) => { asked.push(file); return new Response(status === 200 ? file : '', { status }); },
  });
  const coming = askForTypefaces(window(200));
  await writeIn(window(200), coming);
  const files = ['font/AlegreyaSans-Regular.ttf', 'font/AlegreyaSans-Bold.ttf', 'font/Display-Regular.ttf'];
  assert.deepEqual(asked, files);
  const text = (bytes) => new TextDecoder().decode(bytes);
  assert.deepEqual((await Promise.all(coming)).map(text), files);
  assert.deepEqual(faces.map(({ family, weight, bytes }) => `${family} ${weight} ${text(bytes)}`).sort(),
    [`Runehall Display 400 ${files[2]}`, `Runehall Sans 400 ${files[0]}`, `Runehall Sans 700 ${files[1]}`]);
  const missing = askForTypefaces(window(404));
  await assert.rejects(Promise.all(missing), /AlegreyaSans-Regular\.ttf: 404/);
  await assert.rejects(writeIn(window(404), missing), /404/);
});

test('the page shows its title where the program begins with it, and only there', () => {
  const shows = (page) => early(page).asked;
  const title = 'hall.portrait name ledge';
  assert.equal(shows({}), title);
  assert.equal(shows({ search: '?seed=7&lang=de&probe', settings: '{"lang":"fr"}', hash: '#other' }), title);
  assert.equal(shows({ refused: true }), title);
  assert.equal(shows({ place: '3 match ritual-1' }), title, 'it has tried often enough');
  for (const place of ['0 match ritual-1', '2 setup ritual x', '1 replay ritual-1 4']) assert.equal(shows({ place }), '', place);
  assert.equal(shows({ search: '?scale=2' }), '');
  for (const search of ['?scale=9', '?open=x', '?help', '?fbclid=x', '?gallery', '?utm=50%']) assert.equal(shows({ search }), title, search);
  for (const hash of ['#match=AB', '#match%3DAB', '#!/match=AB']) assert.equal(shows({ hash }), '', hash);
  assert.equal(shows({ search: `?match=${'AB'.repeat(30)}` }), '');
  assert.equal(shows({ search: '?match=exact' }), title);
  assert.equal(shows({ settings: '{"contrast":true,"lang":"fr"}' }), '');
  assert.equal(shows({ front: '' }), '', 'a page of another program');
});

test('a page whose title cannot be read goes on without it', (t) => {
  t.mock.method(console, 'warn', () => {});
  for (const front of ['{', '{}', 'null', '{"pictures":{}}', '{"pictures":{"name":null}}']) {
    const { title, met } = early({ front, search: '?lang=de' });
    assert.equal(title, undefined, front);
    assert.equal(met.get('lang'), 'de');
  }
});

// old runs old.js in a page that has gone so far, and returns what it says once the page is loaded.
function old({ events = [], search = '', language = 'en' }) {
  const elements = Object.fromEntries(['progress', 'message', 'details', 'again'].map((id) => [id, { style: {}, textContent: '', removeAttribute() {} }]));
  const heard = {};
  const window = { addEventListener: (type, f) => { heard[type] = f; } };
  runInNewContext(readFileSync(new URL('../page/old.js', import.meta.url), 'utf8'), {
    window, navigator: { language }, location: { search, protocol: 'https:', host: 'example.org' },
    document: { body: {}, readyState: 'interactive', getElementById: (id) => elements[id] },
  });
  for (const event of events) heard.error({ target: window, ...event });
  const early = elements.message.textContent;
  heard.load();
  return { early, said: elements.message.textContent, details: elements.details.textContent };
}

test('a script that fails before it can speak is spoken for', () => {
  const filename = 'https://example.org/start.js';
  assert.equal(old({}).said, texts.en.tooOld);
  assert.equal(old({ events: [{ filename, error: new SyntaxError('??==') }] }).said, texts.en.tooOld);
  assert.equal(old({ events: [{ target: { tagName: 'SCRIPT' } }], language: 'fr-CA' }).said, texts.fr.notLoaded);
  const broken = old({ events: [{ filename, error: new TypeError('x is no function'), message: 'Uncaught TypeError: x is no function' }], search: '?LANG=de-AT' });
  assert.equal(broken.said, texts.de.notStarted);
  assert.match(broken.details, /x is no function/);
  assert.equal(old({ search: '?lang=pt', language: 'uk' }).said, texts.uk.tooOld, 'a language that the page does not speak');
  assert.equal(old({ search: '?lang=toString' }).said, texts.en.tooOld);
  const foreign = { filename: 'chrome-extension://abc/inject.js', error: new TypeError('theirs') };
  assert.equal(old({ events: [foreign] }).early, '', 'what a browser\'s extension breaks');
  assert.equal(old({ events: [foreign] }).details, '');
});

test('amounts are whole, and never more than there is', () => {
  assert.equal(amount(texts.en.amount, 12.4e6, 33.2e6, 1e6), '12 of 33 MB');
  assert.equal(amount(texts.fr.unpacked, 40e6, 33.2e6, 1e6), '33 Mo sur 33 décompressés');
  assert.equal(isPacked(new Response('', { headers: { 'Content-Encoding': 'br' } })), true);
  assert.equal(isPacked(new Response('', { headers: { 'Content-Encoding': 'identity' } })), false);
  assert.equal(isPacked(new Response('')), false);
});

test('what comes is counted to its end, or to where it breaks', async () => {
  const pieces = (...sizes) => new Response(new ReadableStream({
    pull(controller) {
      const size = sizes.shift();
      if (size === undefined) return controller.close();
      if (size < 0) return controller.error(new Error('the line is cut'));
      controller.enqueue(new Uint8Array(size));
    },
  }));
  for (const [response, want, all] of [[pieces(3, 4), [3, 7], 7], [pieces(5, -1), [5], 5], [new Response(null), [], 0], [{}, [], 0]]) {
    const heard = [];
    assert.equal(await count(response, (bytes) => heard.push(bytes)), all);
    assert.deepEqual(heard, want);
  }
});

test('what takes long to come is told in bytes until all is there', async () => {
  const streams = {};
  const lengths = { a: 100, b: 50, packed: 10 };
  const fetch = (name) => Promise.resolve(new Response(new ReadableStream({ start(c) { streams[name] = c; } }), {
    headers: { 'Content-Length': lengths[name], 'Content-Type': 'image/webp', ...name === 'packed' && { 'Content-Encoding': 'br' } },
  }));
  const shown = [];
  let slow;
  const get = watchFetches(fetch, (...amounts) => {
    shown.push(amounts);
    slow?.();
  }, 1);
  const read = async (name) => {
    const response = await get(name);
    assert.equal(response.headers.get('Content-Type'), 'image/webp');
    return response.arrayBuffer();
  };
  const told = new Promise((resolve) => { slow = resolve; });
  const all = Promise.all(['a', 'b', 'packed'].map(read));
  await told;
  streams.packed.close();
  streams.a.enqueue(new Uint8Array(60));
  streams.b.enqueue(new Uint8Array(50));
  streams.b.close();
  streams.a.enqueue(new Uint8Array(40));
  streams.a.close();
  assert.deepEqual((await all).map((bytes) => bytes.byteLength), [100, 50, 0]);
  while (shown.at(-1).length > 0) await new Promise((again) => setTimeout(again, 1)); // the end is told a moment later
  assert.deepEqual(shown[0], [0, 150]);
  assert.ok(shown.some(([came, all]) => came === 150 && all === 150), JSON.stringify(shown));
});

test('what takes long to come another time is told anew', async () => {
  let stream;
  const fetch = () => Promise.resolve(new Response(new ReadableStream({ start(c) { stream = c; } }), { headers: { 'Content-Length': '20' } }));
  const shown = [];
  let slow;
  const get = watchFetches(fetch, (...amounts) => {
    shown.push(amounts);
    slow();
  }, 1);
  for (const time of ['first', 'second']) {
    shown.length = 0;
    const told = new Promise((resolve) => { slow = resolve; });
    const all = get('a').then((response) => response.arrayBuffer());
    await told;
    stream.enqueue(new Uint8Array(20));
    stream.close();
    await all;
    while (shown.at(-1).length > 0) await new Promise((again) => setTimeout(again, 1)); // the end is told a moment later
    assert.deepEqual([shown[0], shown.at(-2)], [[0, 20], [20, 20]], `the ${time} time`);
  }
});

test('what a home screen shows lies among the pictures of the sigil, in the size that is said, and the build copies it', () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url));
  const manifest = JSON.parse(read('wasm/page/manifest.webmanifest'));
  const [, touch] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(read('wasm/page/index.html')) ?? [];
  const wanted = [{ src: touch, sizes: '180x180' }, ...manifest.icons.filter(({ type }) => type === 'image/png')];
  assert.deepEqual(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  const build = /cp (assets\/icon\/.*) "\$out\/icon\/"/.exec(read('scripts/web.sh'))[1].split(' ').map((name) => new RegExp(`^${name.replace('*', '.*')}$`));
  for (const { src, sizes } of wanted) {
    const path = `assets/${src}`;
    const png = read(path);
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
    assert.ok(build.some((name) => name.test(path)), `${src} is not copied`);
  }
});

test('the browser is asked to keep what is stored, a person only at a press, and what may be emptied is said', async () => {
  const at = (more, { persisted = false, grants = true, standalone = false, none = false } = {}) => {
    let asked = 0;
    const storage = { persisted: async () => persisted, persist: async () => { asked++; return grants; } };
    const kept = keepStored({ navigator: { storage: none ? undefined : storage, standalone }, matchMedia: () => ({ matches: false }), ...more });
    return { ...kept, asked: () => asked };
  };
  const settled = () => new Promise((done) => { setTimeout(done); });
  const firefox = { mozInnerScreenX: 0 }, safari = { GestureEvent: class {} };
  const chromium = at({});
  assert.equal(chromium.state(), 'full');
  await chromium.hold(false);
  assert.deepEqual([chromium.state(), chromium.asked()], ['', 1]);
  await chromium.hold(false);
  assert.equal(chromium.asked(), 1, 'it keeps it already');
  const refused = at({}, { grants: false });
  await refused.hold(false);
  assert.equal(refused.state(), 'full');
  const fox = at(firefox);
  await fox.hold(false);
  assert.deepEqual([fox.state(), fox.asked()], ['asks', 0], 'nobody is asked without a press');
  await fox.hold(true);
  assert.deepEqual([fox.state(), fox.asked()], ['', 1]);
  assert.equal(at(safari).state(), 'week');
  assert.equal(at(safari, { standalone: true }).state(), 'full');
  const had = at(safari, { persisted: true });
  await settled();
  assert.equal(had.state(), '');
  const bare = at({}, { none: true }); // as behind a plain http address
  await bare.hold(true);
  assert.equal(bare.state(), 'full');
  assert.equal(at(firefox, { none: true }).state(), 'full');
});
