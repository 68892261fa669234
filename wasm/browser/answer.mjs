// A browser that hangs answers no command.

import { patience } from './chromium.mjs';

// answering is how long a browser may take for a command, in ms.
export const answering = patience / 3;

// answer resolves to what a command comes to, which gets a signal to be given up by, and says of a browser that does not answer what it was asked.
export async function answer(who, what, command) {
  const signal = AbortSignal.timeout(answering);
  const silent = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${who} hangs: it has not answered "${what}" in ${answering / 1000} s`)), { once: true });
  });
  silent.catch(() => {}); // it comes later than the answer
  return Promise.race([command(signal).catch((error) => {
    if (signal.aborted) return silent;
    throw error;
  }), silent]);
}
