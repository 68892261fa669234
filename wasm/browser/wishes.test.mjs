// What the browser tells of its person's wishes, and what the page does where the browser allows no clipboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { wait } from './chromium.mjs';
import { Game, profile } from './game.mjs';
import { house, rests } from './match.mjs';

const all = house();

async function open(t, media, init = () => {}, screen = {}) {
  const context = await profile(all.browser, screen);
  await context.addInitScript(init);
  const page = { reducedMotion: 'no-preference', contrast: 'no-preference', ...media };
  context.on('page', (p) => p.emulateMedia(page));
  return Game.open({ t, browser: all.browser, address: all.server.address, context, flags: { seed: 7, ...screen.flags } });
}

// looks waits until a picture of the page is as it should be: plain surfaces pack into far fewer bytes than what is drawn richly.
async function looks(game, what, is) {
  let bytes;
  for (const more = wait(what, () => `a picture of ${bytes} bytes`); await more(); await sleep(100)) {
    bytes = (await game.page.screenshot()).length;
    if (is(bytes)) return;
  }
}

test('high contrast is heard at once and while the program runs', async (t) => {
  const game = await open(t, {});
  await game.settle();
  const usual = (await game.page.screenshot()).length;
  await game.page.emulateMedia({ contrast: 'more' });
  await looks(game, 'more contrast', (bytes) => bytes < usual * .7);
  await game.page.emulateMedia({ contrast: 'no-preference' });
  await looks(game, 'as before', (bytes) => bytes > usual * .9);
  await game.page.emulateMedia({ forcedColors: 'active' });
  await looks(game, 'forced colours', (bytes) => bytes < usual * .7);
  assert.deepEqual(game.errors, []);
});

// Browsers refuse in several ways: they have no clipboard for a page without https, or say no when it is asked.
const refusals = {
  'there is none': () => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  'it says no': () => { Clipboard.prototype.writeText = async () => { throw new DOMException('not now', 'NotAllowedError'); }; },
};

for (const [why, init] of Object.entries(refusals)) {
  test(`what cannot be copied is shown, to be selected by hand: ${why}`, async (t) => {
    const game = await open(t, {}, init, { width: 360, height: 640, flags: { lang: 'de', scale: 1.5 } });
    await game.click('title.play');
    await game.click('setup.begin');
    await game.until('the table', rests);
    await game.click('table.pause');
    await game.click('pause.share');
    await game.click('dialog.ok');
    await game.click('share.copy');
    const dialog = game.page.locator('dialog.byhand');
    await dialog.waitFor();
    if (process.env.RUNEHALL_PICTURES) await game.page.screenshot({ path: `${process.env.RUNEHALL_PICTURES}/byhand-${why.replaceAll(' ', '-')}.png` });
    const field = dialog.locator('textarea');
    assert.match(await field.inputValue(), /#match=/);
    assert.match(await dialog.innerText(), /Zwischenablage/);
    const marked = await field.evaluate((f) => document.activeElement === f && f.selectionEnd - f.selectionStart === f.value.length);
    assert.ok(marked, 'the text is selected, and the keys go there');
    for (const part of [dialog, field, dialog.locator('button')]) {
      const { x, y, width, height } = await part.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= 360 && y + height <= 640, `${x}, ${y}, ${width}, ${height} lies on the screen`);
    }
    await game.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const report = await game.settle();
    assert.equal(report.scene, 'share', 'the key that shuts the dialog does nothing else');
    await game.click('share.back'); // the page is the program's again
    await game.until('the menu', (r) => r.scene === 'pause');
    assert.deepEqual(game.errors, []);
  });
}
