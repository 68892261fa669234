// The service worker: once the page has been visited, everything of it is kept
// here and it needs no server any more. Each version has a cache of its own, in
// which files lie under their path and their content. A new version is fetched
// as a whole beside the one in use, without what has not changed, and waits
// until no window uses the old one or the person asks for it.

// wasm/seal fills these in: the name of the version, and the SHA-256 of each file.
const version = '';
const files = {};

const own = `runehall ${version}`;
const base = new URL('./', self.location);
const keyOf = (path) => new URL(`${path}?${encodeURIComponent(files[path])}`, base).href;

// pathOf returns the file that an address means, or undefined if it is none of the page.
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined;
  const path = url.pathname.slice(base.pathname.length) || 'index.html';
  return Object.hasOwn(files, path) ? path : undefined;
}

// load fetches a file of this version. The page has fetched many already, and what
// the browser's own cache holds of them is taken whatever its age. It may be of
// another version, and then it is asked of the server.
async function load(path) {
  const address = path === 'index.html' ? base : new URL(path, base); // some servers redirect from the former to the latter
  let failed;
  for (const cache of ['force-cache', 'reload']) {
    try {
      const response = await fetch(address, { cache, integrity: files[path] });
      if (response.ok) return response;
      failed = new Error(`${path}: ${response.status}`);
    } catch (error) {
      failed = error;
    }
  }
  throw failed;
}

// fill brings all files into the cache of this version. What an older version has,
// or an earlier attempt has brought, is not fetched again.
async function fill() {
  const cache = await caches.open(own);
  const left = Object.keys(files);
  const some = async () => {
    for (let path; (path = left.pop()) !== undefined;) {
      const key = keyOf(path);
      await cache.put(key, await caches.match(key, { ignoreVary: true }) ?? await load(path));
    }
  };
  await Promise.all([some(), some(), some()]);
}

// take removes the other versions, and serves the windows that are open.
async function take() {
  for (const name of await caches.keys()) {
    if (name.startsWith('runehall ') && name !== own) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(path, request) {
  const cache = await caches.open(own);
  return await cache.match(keyOf(path), { ignoreVary: true }) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(take()));

self.addEventListener('fetch', (event) => {
  const path = event.request.method === 'GET' ? pathOf(event.request.url) : undefined;
  if (path !== undefined) event.respondWith(answer(path, event.request));
});

// A window asks that this version takes over. Others may be in the middle of a
// match with the old one: then nothing happens, and the window hears of it.
self.addEventListener('message', (event) => event.waitUntil((async () => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return event.source.postMessage('others');
  return self.skipWaiting();
})()));

// A notice that calls a person leads to the page.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((windows) => windows[0]?.focus()));
});
