// A sound device that takes everything and plays nothing, for tests: a server of PulseAudio with a null sink.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './chromium.mjs';

// nullSink starts one until the end of a test, and resolves to the environment in which a browser finds it.
export async function nullSink(t) {
  const home = mkdtempSync(join(tmpdir(), 'sink-'));
  const socket = join(home, 'socket');
  const server = spawn('pulseaudio', ['-n', '--exit-idle-time=-1', '--use-pid-file=no', '-L', 'module-null-sink', '-L', `module-native-protocol-unix socket=${socket} auth-anonymous=1`], {
    stdio: 'ignore', env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
  });
  process.once('exit', () => server.kill());
  t.after(() => {
    server.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  let failed;
  server.once('error', (error) => { failed = error; });
  for (const end = Date.now() + patience; !existsSync(socket); await sleep(50)) {
    if (failed) throw failed;
    if (server.exitCode !== null || Date.now() > end) throw new Error(`PulseAudio does not listen: it ended with ${server.exitCode}`);
  }
  return { PULSE_SERVER: `unix:${socket}` };
}
