// A browser that hangs answers no command.

import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './chromium.mjs';

// answering is how long a browser may take for a command, in ms.
export const answering = patience / 3;

// Hang is the error of a browser that does not answer.
export class Hang extends Error {}

// answer resolves to what a command comes to, which gets a signal to be given up by, and says of a browser that does not answer what it was asked.
export async function answer(who, what, command) {
  const signal = AbortSignal.timeout(answering);
  const silent = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Hang(`${who} hangs: it has not answered "${what}" in ${answering / 1000} s`)), { once: true });
  });
  silent.catch(() => {}); // it comes later than the answer
  return Promise.race([command(signal).catch((error) => {
    if (signal.aborted) return silent;
    throw error;
  }), silent]);
}

// doing tells of each process of this program what it does: its state, and for how much of a second it ran.
export async function doing() {
  const before = processes();
  await sleep(1000);
  return processes().map(({ pid, name, state, ticks }) => {
    const ran = ticks - (before.find((p) => p.pid === pid)?.ticks ?? 0);
    return `${name} ${pid} ${state} ${ran} %`;
  }).join(', ');
}

// processes lists the descendants of this one, from Linux' table; a tick is a hundredth of a second.
function processes() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const [, name, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/s);
      const words = rest.split(' ');
      return [{ pid: Number(pid), name, state: words[0], parent: Number(words[1]), ticks: Number(words[11]) + Number(words[12]) }];
    } catch {
      return []; // it has ended
    }
  });
  const own = new Set([process.pid]);
  for (let size = 0; size < own.size;) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  return all.filter(({ pid }) => own.has(pid) && pid !== process.pid);
}
