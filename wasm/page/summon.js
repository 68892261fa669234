// Calls a person whose turn begins: by vibrating, and while the page is out of sight by its title, its icon and, if the
// person has allowed that, a notice of the system. All of it goes when the turn is over, or the page is seen again.

// The icons of the page; the second one has a light on it.
const icons = ['icon.svg', 'turn.svg'];

const buzzing = [80, 60, 120]; // milliseconds: on, off, on

export function callPersons(window) {
  const { document, navigator } = window;
  const icon = document.querySelector('link[rel="icon"][type="image/svg+xml"]');
  const usual = document.title;
  let words = ''; // while it is the person's turn
  let notice; // what takes back the notice that is shown

  function show() {
    const calls = words !== '' && document.hidden;
    document.title = calls ? `${words} · ${usual}` : usual;
    const href = icons[Number(calls)];
    if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
    if (!calls) hush();
  }

  // hush takes back the notice.
  function hush() {
    notice?.();
    notice = undefined;
  }

  const allowed = () => {
    const { Notification } = window;
    if (!window.isSecureContext || !Notification) return '';
    return { granted: 'yes', default: 'asks' }[Notification.permission] ?? '';
  };

  // tell shows a notice. Where a service worker keeps the page it has to be shown by that: phones know no other.
  async function tell() {
    const options = { body: words, icon: 'icon/192.png', tag: 'turn' };
    let over = false;
    notice = () => { over = true; };
    const kept = await navigator.serviceWorker?.getRegistration();
    if (over) return;
    if (kept?.active) {
      await kept.showNotification(usual, options);
      const close = async () => {
        for (const shown of await kept.getNotifications({ tag: 'turn' })) shown.close();
      };
      if (over) return void close();
      notice = close;
      return;
    }
    const shown = new window.Notification(usual, options);
    shown.onclick = () => window.focus();
    notice = () => shown.close();
  }

  document.addEventListener('visibilitychange', show);
  return {
    buzz: () => void navigator.vibrate?.(buzzing),
    notices: allowed,
    ask: () => void window.Notification?.requestPermission?.(),
    summon(said) {
      const begins = said !== '' && words === '';
      words = said;
      show();
      if (begins && document.hidden && allowed() === 'yes') {
        tell().catch((error) => console.warn('no notice is shown:', error));
      }
    },
  };
}
