// Has the browser keep the whole page, so that it works without a server from the
// second visit on.

// keepPage installs the service worker. It calls newer when another version of the page
// waits to be used, with a function that asks for it: that loads the page anew, or calls
// blocked because other windows are still using the present version.
export async function keepPage(newer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // only secure pages have one
  let registration;
  try {
    registration = await serviceWorker.register('sw.js', { updateViaCache: 'none' });
  } catch (error) {
    console.warn('the page is not kept:', error);
    return;
  }
  const renew = (blocked) => {
    if (!registration.waiting) return location.reload(); // it is in use already, since the other windows were closed
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    serviceWorker.onmessage = blocked;
    registration.waiting.postMessage('use');
  };
  const look = () => {
    if (registration.waiting && serviceWorker.controller) newer(renew);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  // Browsers look for a newer version after a page has been loaded, at a time of their own. Without the server there is none.
  if (serviceWorker.controller) registration.update().catch(() => {});
  // An installed page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
