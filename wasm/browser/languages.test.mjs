// Languages and rulebooks lie beside the program and come when they are wanted;
// what cannot be had is said, and nothing breaks.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browse, serve } from './chromium.mjs';
import { Game, profile } from './game.mjs';

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// fetched notes the paths that a page asks for below a folder.
function fetched(game, folder) {
  const paths = [];
  game.page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith(folder)) paths.push(path);
  });
  return paths;
}

test('a language is fetched once, when it is chosen, and kept', async () => {
  const game = await Game.open({ browser, address: server.address });
  const paths = fetched(game, '/lang/');
  await game.click('title.settings');
  await game.until('settings', (r) => r.scene === 'settings');
  for (const language of ['uk', 'fr', 'uk']) {
    await game.click(`settings.language.${language}`);
    await game.until(language, (r) => r.state.lang === language);
    // The browser, its translator and screen readers take the page for what is shown on it.
    assert.equal(await game.page.evaluate(() => document.documentElement.lang), language);
    assert.match(await game.page.evaluate(() => document.querySelector('meta[name=description]').content), { uk: /столом/, fr: /table/ }[language]);
  }
  assert.ok(paths.some((path) => path.startsWith('/lang/uk/')) && paths.some((path) => path.startsWith('/lang/fr/')));
  assert.equal(new Set(paths).size, paths.length, `fetched twice: ${paths}`);
  const again = await Game.open({ browser, address: server.address, context: game.context });
  assert.equal((await again.probe()).state.lang, 'uk');
  assert.deepEqual([...game.errors, ...again.errors], []);
  await game.context.close();
});

test('the rulebook is fetched when it is opened', async () => {
  const game = await Game.open({ browser, address: server.address, language: 'fr-FR' });
  const paths = fetched(game, '/rules/');
  await game.click('title.play');
  await game.until('the set-up', (r) => r.scene === 'setup');
  assert.deepEqual(paths, []);
  await game.click('setup.rules');
  await game.until('the clauses', (r) => r.scene === 'rules' && r.targets['rules.ritual.page.wins']);
  assert.deepEqual(paths.sort(), ['/rules/common/fr.json', '/rules/ritual/fr.json']);
  assert.deepEqual(game.errors, []);
  await game.close();
});

test('the licences are fetched when the credits are opened', async () => {
  const game = await Game.open({ browser, address: server.address, width: 1280, height: 1400 });
  const paths = fetched(game, '/credits/');
  assert.deepEqual(paths, []);
  await game.key('title.credits');
  await game.until('the credits', (r) => r.scene === 'credits' && r.state.parts > 20);
  assert.deepEqual(paths, ['/credits/notices.json']);
  await game.key('credits.part.Alegreya Sans');
  await game.until('a licence', (r) => r.scene === 'licence');
  assert.deepEqual(game.errors, []);
  await game.close();
});

// without has files fail until what it resolves to is called.
async function without(game, ...patterns) {
  const abort = (route) => route.abort();
  for (const pattern of patterns) await game.page.route(pattern, abort);
  return async () => { for (const pattern of patterns) await game.page.unroute(pattern, abort); };
}

test('what cannot be fetched is said in a sentence, and comes with a second try', async (t) => {
  const game = await Game.open({ t, browser, address: server.address });
  const there = await without(game, '**/lang/de/**', '**/art/ritual/**', '**/sound/title.mp3');
  const back = await without(game, '**/rules/**');
  await game.click('title.settings');
  await game.until('settings', (r) => r.scene === 'settings');
  await game.click('settings.language.de');
  assert.match((await game.until('a sentence', (r) => r.state.missing)).state.missing, /^Some files could not be fetched\. Are/);
  assert.equal((await game.probe()).state.lang, 'en');
  await there();
  await game.click('missing.again');
  await game.until('German', (r) => r.state.lang === 'de' && !r.state.missing);
  await game.click('settings.back');
  await game.click('title.play');
  await game.click('setup.rules');
  await game.until('a second try', (r) => r.targets['rules.again'] && !r.state.missing); // the book says it itself
  await back();
  await game.click('rules.again');
  await game.until('the clauses', (r) => r.targets['rules.ritual.page.wins'] && !r.state.missing);
  assert.deepEqual(game.errors, []);
});

test('without its language the program begins in English, and changes once the browser is connected again', async (t) => {
  const context = await profile(browser, { width: 412, height: 915, language: 'uk' });
  const files = '**/lang/uk/**';
  await context.route(files, (route) => route.abort());
  const game = await Game.open({ t, browser, address: server.address, context });
  const { state } = await game.until('a sentence', (r) => r.scene === 'title' && r.state.missing);
  assert.equal(state.lang, 'en');
  await context.unroute(files);
  await context.setOffline(true);
  await context.setOffline(false);
  await game.until('Ukrainian', (r) => r.state.lang === 'uk' && !r.state.missing);
  assert.deepEqual(game.errors, []);
});
