// What the page does to keep the screen on, and to call a person whose turn begins, in a window of the test's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAwake } from '../page/awake.js';
import { film } from '../page/film.js';
import { callPersons } from '../page/summon.js';

const soon = () => new Promise((done) => setImmediate(done));

// A document that can go out of sight.
class Sheet extends EventTarget {
  hidden = false;
  title = 'Runehall';
  icon = { href: 'icon.svg', getAttribute() { return this.href; }, setAttribute(_, href) { this.href = href; } };
  querySelector() { return this.icon; }
  turn(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

// A browser that keeps screens on, and takes that back whenever a page goes out of sight.
function lamp() {
  const document = new Sheet();
  const held = new Set();
  let asked = 0;
  const wakeLock = {
    fails: false,
    async request(kind) {
      assert.equal(kind, 'screen');
      asked++;
      if (this.fails || document.hidden) throw new DOMException('not now', 'NotAllowedError');
      const lock = Object.assign(new EventTarget(), {
        async release() {
          if (held.delete(lock)) lock.dispatchEvent(new Event('release'));
        },
      });
      held.add(lock);
      return lock;
    },
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) for (const lock of held) lock.release();
  });
  return { document, navigator: { wakeLock }, held, asked: () => asked };
}

test('the screen stays on while the program wants it, and is taken again when the page is back', async () => {
  const all = lamp();
  const keep = keepAwake(all);
  keep(true);
  keep(true);
  await soon();
  assert.deepEqual([all.held.size, all.asked()], [1, 1]);
  all.document.turn(true);
  await soon();
  assert.equal(all.held.size, 0);
  all.document.turn(false);
  await soon();
  assert.deepEqual([all.held.size, all.asked()], [1, 2]);
  keep(false);
  await soon();
  assert.equal(all.held.size, 0);
  all.document.turn(true);
  all.document.turn(false);
  await soon();
  assert.equal(all.asked(), 2, 'nobody wants it any more');
});

test('what is wanted and given up in the same moment is not held', async () => {
  const all = lamp();
  const keep = keepAwake(all);
  keep(true);
  keep(false);
  await soon();
  assert.equal(all.held.size, 0);
  keep(true);
  await soon();
  assert.equal(all.held.size, 1);
});

test('a browser that refuses is asked again later, and one that cannot is not', async () => {
  const all = lamp();
  const keep = keepAwake(all);
  all.navigator.wakeLock.fails = true;
  keep(true);
  await soon();
  all.navigator.wakeLock.fails = false;
  all.document.turn(true);
  all.document.turn(false);
  await soon();
  assert.equal(all.held.size, 1);
});

// A window over plain http, whose browser plays films of this kind, or none.
function cinema({ plays = 'probably', vendor = 'Google Inc.', refuses = 0 } = {}) {
  const all = new EventTarget();
  const document = new Sheet();
  const shown = []; // the films in the page
  const urls = new Set();
  document.createElement = () => Object.assign(new EventTarget(), {
    paused: true,
    currentTime: 0,
    canPlayType: () => plays,
    setAttribute() {},
    removeAttribute() {},
    load() {},
    remove() { shown.splice(shown.indexOf(this), 1); },
    pause() { this.paused = true; },
    async play() {
      if (refuses-- > 0) throw new DOMException('nobody has pressed anything', 'NotAllowedError');
      this.paused = false;
    },
  });
  document.body = { append: (film) => shown.push(film) };
  const URL = {
    createObjectURL(blob) { urls.add(blob); return blob; },
    revokeObjectURL(blob) { urls.delete(blob); },
  };
  const navigator = { vendor, audioSession: { type: 'auto' } };
  return Object.assign(all, { document, navigator, URL, shown, urls });
}

// filmed waits until a film is in the page.
const filmed = async ({ shown }) => {
  while (shown.length === 0) await soon();
  await soon();
  return shown[0];
};

test('where the browser keeps no screen on, a silent film does while the program wants it', async () => {
  const all = cinema();
  const keep = keepAwake(all);
  keep(true);
  keep(true);
  const film = await filmed(all);
  assert.deepEqual([film.paused, film.muted, film.playsInline, film.loop, all.urls.size], [false, true, true, undefined, 1]);
  all.document.turn(true);
  assert.equal(film.paused, true, 'out of sight');
  all.document.turn(false);
  assert.equal(film.paused, false, 'back');
  film.currentTime = 49;
  film.dispatchEvent(new Event('timeupdate'));
  assert.equal(film.currentTime, 49);
  film.currentTime = 50.2;
  film.dispatchEvent(new Event('timeupdate'));
  assert.equal(film.currentTime, 0, 'it never ends');
  film.paused = true; // a busy page was too late for that
  film.dispatchEvent(new Event('ended'));
  assert.equal(film.paused, false);
  keep(false);
  assert.deepEqual([film.paused, all.shown.length, all.urls.size], [true, 0, 0]);
  all.document.turn(true);
  all.document.turn(false);
  all.dispatchEvent(new Event('pointerup'));
  assert.equal(film.paused, true, 'nobody wants it any more');
  keep(true);
  assert.notEqual(await filmed(all), film);
  keep(false);
  keep(true);
  keep(false);
  await soon();
  await soon();
  assert.equal(all.shown.length, 0, 'wanted and given up in the same moment');
});

test('a film that is refused plays at the next press', async () => {
  for (const press of ['pointerup', 'touchend', 'keydown']) {
    const all = cinema({ refuses: 1 });
    keepAwake(all)(true);
    const film = await filmed(all);
    assert.equal(film.paused, true);
    all.dispatchEvent(new Event(press));
    assert.equal(film.paused, false, press);
  }
});

test("in Apple's browsers the film is not muted, and mixes with other music", async () => {
  const all = cinema({ vendor: 'Apple Computer, Inc.' });
  const keep = keepAwake(all);
  keep(true);
  assert.equal((await filmed(all)).muted, false);
  assert.equal(all.navigator.audioSession.type, 'ambient');
  keep(false);
  assert.equal(all.navigator.audioSession.type, 'auto');
});

test('a browser that plays no such film is asked for nothing', () => {
  assert.equal(keepAwake(cinema({ plays: '' })), undefined);
});

// boxes lists the boxes of an MP4 file between two places, those that hold others as lists.
function boxes(bytes, from = 0, to = bytes.length) {
  const view = new DataView(bytes.buffer);
  const list = [];
  for (let at = from; at < to;) {
    const size = view.getUint32(at);
    assert.ok(size >= 8 && at + size <= to, `a box of ${size} bytes at ${at}`);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const holds = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl'].includes(name);
    list.push({ name, at, size, inside: holds ? boxes(bytes, at + 8, at + size) : [] });
    at += size;
  }
  return list;
}

test('the film is small, and its tables lead to its pictures and its silence', () => {
  const bytes = film();
  assert.ok(bytes.length < 4096, `${bytes.length} bytes`);
  const view = new DataView(bytes.buffer);
  const list = boxes(bytes);
  assert.deepEqual(list.map(({ name }) => name), ['ftyp', 'moov', 'mdat']);
  const [, moov, mdat] = list;
  const find = ({ inside }, ...names) => names.reduce((box, name) => box.inside.find((b) => b.name === name), { inside });
  const tracks = moov.inside.filter(({ name }) => name === 'trak').map((trak) => {
    const table = (name) => find(trak, 'mdia', 'minf', 'stbl', name).at;
    const [same, count] = [12, 16].map((at) => view.getUint32(table('stsz') + at));
    const sizes = Array.from({ length: count }, (_, i) => same || view.getUint32(table('stsz') + 20 + 4 * i));
    const from = view.getUint32(table('stco') + 16);
    const seconds = count * view.getUint32(table('stts') + 20) / view.getUint32(find(trak, 'mdia', 'mdhd').at + 20);
    return { sizes, from, to: sizes.reduce((sum, size) => sum + size, from), seconds };
  });
  const [picture, sound] = tracks;
  assert.deepEqual([picture.from, picture.to, sound.to], [mdat.at + 8, sound.from, mdat.at + mdat.size]);
  assert.equal(picture.seconds, 60);
  assert.ok(sound.seconds >= 60 && sound.seconds < 60.2, `${sound.seconds} s of silence`);
  let at = picture.from;
  for (const [n, size] of picture.sizes.entries()) {
    assert.equal(view.getUint32(at), size - 4);
    assert.equal(bytes[at + 4], n === 0 ? 0x65 : 0x41, `picture ${n}`);
    at += size;
  }
});

// A window whose person has said what may be shown to them.
function office({ permission, worker = false, secure = true }) {
  const document = new Sheet();
  const shown = []; // the notices that are to be seen
  let buzzed = 0;
  let asked = 0;
  class Notification {
    static permission = permission;
    static async requestPermission() { asked++; }
    constructor(title, options) { show(this, title, options); }
    close() { shown.splice(shown.indexOf(this), 1); }
  }
  const show = (notice, title, options) => shown.push(Object.assign(notice, { title, ...options }));
  const registration = {
    active: {},
    async showNotification(title, options) { show(Object.create(Notification.prototype), title, options); },
    async getNotifications({ tag }) { return shown.filter((n) => n.tag === tag); },
  };
  const serviceWorker = { async getRegistration() { return worker ? registration : undefined; } };
  const navigator = { serviceWorker, vibrate() { buzzed++; } };
  const calls = callPersons({ document, navigator, Notification, isSecureContext: secure, focus() {} });
  return { ...calls, document, shown, buzzed: () => buzzed, asked: () => asked };
}

test('a turn is in title and icon as long as the page is out of sight', async () => {
  const { document, summon, shown, buzz, buzzed } = office({ permission: 'default' });
  const looks = () => [document.title, document.icon.href];
  const usual = ['Runehall', 'icon.svg'];
  summon('Your turn');
  assert.deepEqual(looks(), usual, 'who sees the page is not called');
  document.turn(true);
  assert.deepEqual(looks(), ['Your turn · Runehall', 'turn.svg']);
  document.turn(false);
  assert.deepEqual(looks(), usual);
  document.turn(true);
  summon('');
  assert.deepEqual(looks(), usual, 'the turn is over');
  summon('Your turn');
  assert.deepEqual(looks(), ['Your turn · Runehall', 'turn.svg']);
  await soon();
  assert.deepEqual(shown, [], 'nobody has allowed notices');
  buzz();
  assert.equal(buzzed(), 1);
});

for (const worker of [false, true]) {
  test(`a notice comes if it is allowed, and goes with the turn: ${worker ? 'by the service worker' : 'by the page'}`, async () => {
    const { document, summon, shown } = office({ permission: 'granted', worker });
    summon('Your turn');
    await soon();
    assert.deepEqual(shown, [], 'the page is in sight');
    summon('');
    document.turn(true);
    summon('Your turn');
    await soon();
    assert.deepEqual(shown.map(({ title, body }) => [title, body]), [['Runehall', 'Your turn']]);
    summon('Your turn');
    await soon();
    assert.equal(shown.length, 1, 'it is told once');
    summon('');
    await soon();
    assert.deepEqual(shown, []);
    summon('Your turn');
    summon(''); // before it is shown
    await soon();
    await soon();
    assert.deepEqual(shown, []);
    summon('Your turn');
    await soon();
    document.turn(false);
    await soon();
    assert.deepEqual(shown, [], 'the person is back');
  });
}

test('notices are asked for only where they can be shown', () => {
  for (const [permission, secure, want] of [['default', true, 'asks'], ['granted', true, 'yes'], ['denied', true, ''], ['default', false, '']]) {
    assert.equal(office({ permission, secure }).notices(), want);
  }
  const one = office({ permission: 'default' });
  one.summon('Your turn');
  assert.equal(one.asked(), 0, 'never by itself');
  one.ask();
  assert.equal(one.asked(), 1);
});
