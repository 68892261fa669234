// The page's address in Chromium: whatever others have put into it, the game comes, and with it the match of a link.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { patience } from './chromium.mjs';
import { Game } from './game.mjs';
import { house } from './match.mjs';

const all = house();

// open opens the page with something in its query or fragment.
const open = (t, query, rest = {}) => Game.open({ t, browser: all.browser, address: all.server.address, query, width: 640, height: 360, ...rest });

// noted are the lines in which the page says what it has left out.
const noted = (game) => game.log.filter((line) => line.startsWith('left out of the address'));

test('what others put into the address keeps nobody out', async (t) => {
  for (const [query, language] of [
    ['fbclid=IwAR0x&utm_source=chat&utm_medium=social'], ['utm=50%'], ['x=%E0%A4%A'], ['lang=pt'], ['scale=9'], ['lang=&scale=NaN&seed=abc'], ['match=exact'],
    ['__proto__=1&constructor=2&open=x&input=tape&help&version&nonsense&bot=sh&size=9x9&--lang=fr'], ['lang=pt&lang=de&lang=fr', 'de'], ['LANG=de-AT', 'de'],
    [`${'x=y&'.repeat(4000)}lang=fr`, 'fr'], [`x=${'%F0%9F'.repeat(16_000)}&lang=uk`, 'uk'],
  ]) {
    const game = await open(t, query);
    const { state } = await game.until('the title', (r) => r.scene === 'title' && !r.busy);
    assert.equal(state.lang, language ?? 'en', query.slice(0, 80));
    assert.equal(noted(game).length, query === 'LANG=de-AT' ? 0 : 1, `${query.slice(0, 80)}: ${noted(game)}`);
    assert.deepEqual(game.errors, [], query.slice(0, 80));
    await game.close();
  }
});

test('no address chooses where matches are kept', async (t) => {
  const game = await open(t, 'data=elsewhere');
  await game.until('the title', (r) => r.scene === 'title' && !r.busy);
  const databases = await game.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  assert.ok(databases.length > 0 && !databases.some((name) => name.includes('elsewhere')), `databases: ${databases}`);
});

test('arguments that the program cannot use do not end it', async (t) => {
  const script = await readFile(new URL('../page/launch.js', import.meta.url), 'utf8');
  const args = ['--fbclid=x', '--lang=pt', '--scale=9', '--seed=abc', '--data=elsewhere', '--input=x', '--open=no link', '--help', '--version', '--bot=sh', 'word', '--', '--lang=de'];
  const body = script.replace("return ['runehall', ", `return ['runehall', '--probe', ...${JSON.stringify(args)}, `);
  assert.notEqual(body, script);
  const page = await all.browser.newPage();
  t.after(() => page.close());
  await page.route('**/launch.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(all.server.address);
  await page.waitForFunction(() => JSON.parse(window.runehallProbe ?? '{}').scene === 'title', undefined, { timeout: patience });
  assert.equal(JSON.parse(await page.evaluate(() => window.runehallProbe)).state.lang, 'de');
});

test('switches for developers do not act on a published page, those for people do', async (t) => {
  const page = await all.browser.newPage();
  t.after(() => page.close());
  await page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en">', '<html lang="en" data-published>'); // as scripts/web.sh -published does
    await route.fulfill({ response, body });
  });
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${all.server.address}?probe&seed=7&show=places&stats&tips&data=x&lang=fr&mirror`);
  await page.locator('#mirror [role=heading], #mirror h1').first().waitFor({ timeout: patience }); // the program runs, and is described
  assert.equal(await page.evaluate(() => window.runehallProbe), undefined);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.deepEqual(said.filter((line) => line.startsWith('left out')), ['left out of the address: "probe", "seed", "show", "stats", "tips", "data"']);
});

// A match of Rune Masters with 32 moves, as runehall link writes it.
const link = 'ATFCUwEWMzQyMzA0MTM2MTYzMzK2MDUwMbPgQg4gVEdBBQ2VUNSghBBUzEiJCxAAAP__IAHYAK1Z30vErhvq7lNrWddWRfZ_8SG1QeE';

test('a match comes through whatever stands before, behind or in its link', async (t) => {
  for (const [query, fragment] of [
    ['fbclid=x&utm=50%&x=%E0%A4%A&lang=pt&scale=9', `#match=${link}`], ['', `#match%3D${link}`], ['', `#%23match%3D${link}`], ['', `#!/match=${link}`],
    ['', `#match=${link}:~:text=match`], ['', `#match=${link}.`], ['', `#match=${link}&utm_source=x`], ['', `#match=${link})%20and%20words%E2%80%8B`],
    ['', `#%E2%80%8Bmatch=${link}?utm_source=x`], [`match=${link}&utm_source=x`, ''], [`utm_source=x%23match=${link}`, ''],
  ]) {
    const game = await open(t, query, { fragment });
    const report = await game.until('the match', (r) => !r.busy && r.state.game === 'masters');
    assert.equal(report.state.moves, 32);
    assert.doesNotMatch(game.page.url(), /match/, 'it is opened once');
    assert.deepEqual(game.errors, []);
    await game.close();
  }
});

test('a fragment that is no link is left alone', async (t) => {
  for (const fragment of ['#other', '#rematch=1', '#:~:text=Runehall', '#/']) {
    const game = await open(t, '', { fragment });
    await game.until('the title', (r) => r.scene === 'title' && !r.busy);
    assert.deepEqual(game.errors, []);
    await game.close();
  }
});
