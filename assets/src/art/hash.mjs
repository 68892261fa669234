// The hash of everything that pictures are made from; a test compares it with what assets/art was made from.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sources = ['materials.js', 'curtain.js', 'forge.js', 'goods.js', 'hall.js', 'market.js', 'masters.js', 'packs.js', 'stall.js', 'stones.js', 'toss.js', 'render.html', 'make.mjs'];

export function sourceHash(folder) {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
