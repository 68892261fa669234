// What the page does to keep the screen on, and to call a person whose turn begins, in a window of the test's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAwake } from '../page/awake.js';
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
  keepAwake({ document: new Sheet(), navigator: {} })(true); // over plain http
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
