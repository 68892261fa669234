// What the page makes of descriptions of a screen (mirror.js), without a program that describes one. mirror.test.mjs plays by ear.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from './game.mjs';
import { house } from './match.mjs';

const all = house();

// mirrored has a mirror of its own in a page, hears descriptions there, and resolves to what is wrong with what it shows.
function mirrored(page, hear) {
  // As one text: the page's policy lets nothing be made of text later.
  return page.evaluate(`(async () => {
    const { Mirror } = await import(new URL('mirror.js', document.baseURI));
    const wrong = [];
    const window = { document, runehallListen() {}, runehallAct() {}, reportError: (error) => wrong.push(String(error)) };
    const mirror = new Mirror(window, { happened: 'What happened' });
    mirror.begin();
    await (${hear})(mirror, wrong);
    mirror.end();
    return wrong;
  })()`);
}

test('one description follows another, whatever moves and has the focus', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const wrong = await mirrored(game.page, (mirror, wrong) => {
    let seed = 5;
    const any = (n) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor(seed / 2 ** 32 * n);
    };
    for (let round = 0; round < 600 && wrong.length === 0; round++) {
      // Buttons are now in this group, now in that; cells belong to the first, in rows that come and go.
      const groups = ['a', 'b', 'c', 'd'].filter(() => any(5) > 0).sort(() => any(3) - 1).map((id) => ({ id, label: id, kind: id === 'd' && any(4) === 0 ? 'dialog' : 'region' }));
      if (groups.length === 0) continue;
      const things = groups.map(() => []);
      for (let i = 0; i < 9; i++) {
        const to = any(groups.length + 1);
        if (to === groups.length) continue;
        const cell = i < 4 && groups[to].id === 'a';
        things[to].push({ id: `t${i}`, role: cell ? 'cell' : 'button', label: `thing ${i}`, group: groups[to].id, rect: [0, 0, 9, 9], ...cell && { row: 1 + any(3), column: 1 + i } });
      }
      for (const list of things) list.sort(() => any(3) - 1).sort((x, y) => (x.row ?? 9) - (y.row ?? 9));
      const shown = things.flat();
      const [had, known] = [...mirror.things].find(([, { element }]) => element === document.activeElement) ?? [];
      const dialog = mirror.dialog;
      mirror.hear(JSON.stringify({ lang: 'en', scene: 's', title: 'S', groups, things: shown, said: null }));
      const order = [...mirror.body.querySelectorAll('.thing')].map((element) => element.getAttribute('aria-label')).join();
      const want = shown.map(({ label }) => label).join();
      if (order !== want) wrong.push(`round ${round}: ${order}, not ${want}`);
      const stays = known && dialog === '' && mirror.dialog === '' && mirror.things.get(had) === known;
      if (stays && document.activeElement !== known.element) wrong.push(`round ${round}: ${had} has lost the focus`);
      const next = shown[any(shown.length + 1)];
      if (next && any(2)) mirror.things.get(next.id).element.focus();
    }
  });
  assert.deepEqual(wrong, []);
  assert.deepEqual(game.errors, []);
});

test('a description that cannot be shown is not the end of the program', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const wrong = await mirrored(game.page, (mirror, wrong) => {
    const screen = (...labels) => ({
      lang: 'en', scene: 's', title: 'S', groups: [{ id: 'a', label: 'a', kind: 'region' }],
      things: labels.map((label) => ({ id: label, role: 'button', label, group: 'a', rect: [0, 0, 9, 9] })), said: [],
    });
    const shown = () => wrong.push([...mirror.body.querySelectorAll('button')].map((element) => element.getAttribute('aria-label')).join());
    mirror.hear(JSON.stringify(screen('one', 'two')));
    shown();
    mirror.hear(JSON.stringify({ ...screen('three'), things: null }));
    shown();
    mirror.hear(JSON.stringify(screen('two', 'four')));
    shown();
  });
  assert.equal(wrong.length, 4);
  assert.equal(wrong[0], 'one,two');
  assert.match(wrong[1], /TypeError/);
  assert.deepEqual(wrong.slice(2), ['', 'two,four']);
});

test('what is gone leaves the focus to what stands where it stood', async (t) => {
  const game = await Game.open({ t, browser: all.browser, address: all.server.address });
  const came = await mirrored(game.page, (mirror, came) => {
    const show = (labels) => mirror.hear(JSON.stringify({
      lang: 'en', scene: 's', title: 'S', groups: [{ id: 'a', label: 'a', kind: 'region' }],
      things: labels.map((label) => ({ id: label, role: 'button', label, group: 'a', rect: [0, 0, 9, 9] })), said: [],
    }));
    for (const gone of ['one', 'two', 'three']) {
      const labels = ['one', 'two', 'three'];
      show(labels);
      mirror.things.get(gone).element.focus();
      show(labels.filter((label) => label !== gone));
      came.push(`${gone}: ${document.activeElement.getAttribute('aria-label')}`);
    }
  });
  assert.deepEqual(came, ['one: two', 'two: three', 'three: two']);
  assert.deepEqual(game.errors, []);
});
