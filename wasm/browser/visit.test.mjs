// A first visit in Chromium: each file is asked for once, whether the page or its service worker wants it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { browseAs } from './chromium.mjs';
import { eachOnce } from './visit.mjs';

test('on a first visit Chromium asks for each file once', (t) => eachOnce(t, async (address) => {
  const folder = mkdtempSync(join(tmpdir(), 'runehall-profile-')); // on the disk, as people have it: in a private window the program is too large to be held
  const context = await browseAs(folder, {});
  await (await context.newPage()).goto(address);
  return async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}));
