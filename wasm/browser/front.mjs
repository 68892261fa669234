// A server in front of another one, for tests: it counts what is asked for, and has browsers that take no scripts from a driver run some before the page's.

import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { serve } from './chromium.mjs';
import { countDraws, countFrames } from './draws.mjs';
import { watchSound } from './sounds.mjs';

// watchErrors runs in the page before any of its scripts: window.runehallErrors are what broke them, and what the page's policy has refused.
function watchErrors() {
  window.runehallErrors = [];
  window.addEventListener('error', ({ message }) => message && window.runehallErrors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.runehallErrors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => window.runehallErrors.push(`${effectiveDirective}: ${blockedURI}`));
}

const watching = [watchErrors, countDraws, countFrames, watchSound].map((watch) => `(${watch})();\n`).join('');

// told has a service worker say when it serves the page.
const told = "\nself.addEventListener('activate', (event) => event.waitUntil(fetch('test/kept')));\n";

// front stands before the dev server, or before another one. Its `asked` are how often each path was asked for, and it is `kept` when a service worker serves
// the page. If it is watched, the page that people open has the scripts of the tests; the service worker gets it as it is.
export async function front({ behind, watched = true, flags = [] } = {}) {
  const server = behind ? undefined : await serve(undefined, ...flags);
  const to = new URL(behind ?? server.address);
  const asked = new Map();
  let keep;
  const kept = new Promise((resolve) => { keep = resolve; });
  const headers = (own) => ({ ...own, host: to.host, ...own.origin && { origin: to.origin }, 'accept-encoding': 'identity' });
  const proxy = createServer((asking, answer) => {
    const { pathname } = new URL(asking.url, to);
    if (pathname === '/test/kept') {
      keep();
      return answer.end();
    }
    if (pathname === '/test/watch.js') return answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watching);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    const more = pathname === '/sw.js' ? (text) => text + told
      : watched && asking.headers['sec-fetch-dest'] === 'document' && pathname === '/' && ((text) => text.replace('<script', '<script src="test/watch.js"></script>\n<script'));
    request(to, { path: asking.url, method: asking.method, headers: headers(asking.headers) }, async (response) => {
      if (!more || response.statusCode !== 200) {
        answer.writeHead(response.statusCode, response.headers);
        return void response.pipe(answer);
      }
      const { 'content-length': length, etag, ...others } = response.headers; // it is another text now
      answer.writeHead(200, others).end(more(Buffer.concat(await response.toArray()).toString()));
    }).on('error', () => answer.destroy()).end();
  });
  proxy.on('upgrade', (asking, socket) => {
    const host = connect(Number(to.port), to.hostname, () => {
      const lines = Object.entries(headers(asking.headers)).map(([name, value]) => `${name}: ${value}\r\n`);
      host.write(`GET ${asking.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      host.pipe(socket).pipe(host);
    });
    for (const [one, other] of [[host, socket], [socket, host]]) one.on('error', () => other.destroy());
  });
  await new Promise((resolve) => { proxy.listen(0, '127.0.0.1', resolve); });
  return {
    asked, kept, address: `http://localhost:${proxy.address().port}/`,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await server?.stop();
    },
  };
}
