// Starts the dev server and Chromium for the tests and figures.
//
// The folder of the browser build is in RUNEHALL_WEB (build/web otherwise), npm's packages are in
// build/node, and CHROMIUM names another browser than Debian's.
//
// Tests start Chromium's shell, which has the engine and no window: toolbars that nobody sees take three times the work of
// a small page. What is measured for people, and what depends on how they visit a page, starts the browser that they have.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

// chromium has playwright drive it: whoever drives another browser does without npm's packages.
const chromium = () => createRequire(`${root}build/node/`)('playwright-core').chromium;

// patience is how long anything may take, in ms: far longer than a busy machine needs.
export const patience = Number(process.env.RUNEHALL_PATIENCE ?? 300_000);

// soon is after how long something that is waited for is said, in ms: whoever runs a match that stands still knows why long before it is given up.
const soon = 30_000;

// wait returns a function that resolves to whether something may be waited for any longer. Once, early, it says on the error stream what that is, and what
// `told` resolves to.
export function wait(what, told) {
  const begin = Date.now();
  let said = false;
  return async () => {
    const passed = Date.now() - begin;
    if (passed > soon && !said) {
      said = true;
      console.error(`after ${soon / 1000} s still not ${what}: ${await told()}`);
    }
    return passed <= patience;
  };
}

// built is the folder of the browser build.
export const built = process.env.RUNEHALL_WEB ?? `${root}build/web`;

// serve starts the dev server for a folder, with more flags, and resolves to its address and a
// function that ends it.
export async function serve(folder = built, ...flags) {
  // The program itself, and not "go run", which would outlive its end.
  const server = spawn(`${root}build/serve`, ['-dir', folder, '-addr', 'localhost:0', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  const stop = () => new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill();
  });
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the dev server ended with code ${code}`)));
  });
  return { address, stop };
}

// shell and whole are the browsers that can be started: without what is around a page, and as people have it.
export const shell = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
export const whole = process.env.CHROMIUM ?? '/usr/bin/chromium';

const options = {
  timeout: patience,
  args: [
    '--no-sandbox', // containers run as root
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--no-first-run', '--disable-quic',
  ],
};

// browse starts a browser without a window. WebGL comes from its software renderer.
export function browse(executablePath = shell) {
  return chromium().launch({ ...options, executablePath });
}

// browseAs starts a whole browser of its own with the profile in a folder, which stays there, and resolves to the context of that.
export function browseAs(folder, more) {
  return chromium().launchPersistentContext(folder, { ...options, executablePath: whole, ...more });
}
