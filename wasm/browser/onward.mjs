// Goes on with a match of Rune Masters in Chromium, by the link that another device has shared, for one turn, and saves it as a file:
//
//   node onward.mjs LINK FILE

import assert from 'node:assert/strict';
import { browse, serve } from './chromium.mjs';
import { Game } from './game.mjs';
import { lay, stand } from './masters.mjs';
import { rests } from './match.mjs';

const [link, path] = process.argv.slice(2);
const server = await serve();
const browser = await browse();
try {
  const game = await Game.open({ browser, address: server.address, fragment: link.slice(link.indexOf('#')), touch: true });
  await game.touch('offer.goon');
  const turn = (r) => rests(r) && r.targets['masters.card.0'];
  await game.until('the turn', turn);
  await lay(game, 'finger');
  await game.until('a section for a master', (r) => rests(r) && r.state['masters.asks'] === 'cell');
  await stand(game, 'finger');
  await game.until('the next turn', turn);
  await game.touch('table.pause');
  await game.touch('pause.share');
  await game.touch('dialog.ok');
  const download = game.page.waitForEvent('download');
  await game.touch('share.file');
  await (await download).saveAs(path);
  assert.deepEqual(game.errors, []);
} finally {
  await browser.close();
  await server.stop();
}
