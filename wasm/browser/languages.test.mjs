// Languages and rulebooks lie beside the program and come when they are wanted;
// what cannot be had is said, and nothing breaks.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browse, serve } from './chromium.mjs';
import { Game } from './game.mjs';

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

test('a language that cannot be had leaves the one that is there', async () => {
  const game = await Game.open({ browser, address: server.address });
  await game.page.route('**/lang/de/**', (route) => route.fulfill({ status: 404, body: '' }));
  await game.click('title.settings');
  await game.until('settings', (r) => r.scene === 'settings');
  await game.click('settings.language.de');
  await game.click('settings.contrast');
  assert.equal((await game.probe()).state.lang, 'en');
  assert.ok(game.log.some((line) => line.includes('the language cannot be loaded')), game.log.join('\n'));
  assert.deepEqual(game.errors, []);
  await game.close();
});
