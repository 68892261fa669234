// Runs before the other scripts, and before there is a body: it finds out whether the program will begin with the title as the page can show
// it by itself, and asks for the pictures of that. What it has found lies in runehallEarly, for start.js.

(() => {
  // mostReturns is how often the program goes back to a place that it has not reached (internal/cli/kept_js.go).
  const mostReturns = 3;

  // elsewhere are the parameters of the address with which the program begins with something else, or in another size.
  const elsewhere = ['open', 'gallery', 'input', 'scale', 'help', 'version'];

  const kept = (kind, key) => {
    try {
      return window[kind].getItem(key) ?? '';
    } catch {
      return ''; // the browser keeps nothing
    }
  };

  // leadsToTitle reports whether the program will begin with the title. In high contrast that has no pictures: there the page waits in
  // plain words.
  const leadsToTitle = () => {
    const [tries, place] = kept('sessionStorage', 'runehall.place').split(/ (.*)/s);
    const flags = new URLSearchParams(location.search);
    return !location.hash.startsWith('#match=') && !(place && Number(tries) < mostReturns) &&
      !kept('localStorage', 'runehall.settings').includes('"contrast":true') && !elsewhere.some((flag) => flags.has(flag));
  };

  const written = document.getElementById('front').textContent; // by wasm/front
  if (!written || !leadsToTitle()) return;
  const front = JSON.parse(written);
  const { ledge, name, [innerHeight > innerWidth ? 'hall.portrait' : 'hall']: hall } = front.pictures;
  const files = new Map([hall, name, ledge].map(({ file }) => [file, fetch(file)]));
  for (const coming of files.values()) coming.catch(() => {}); // it is looked at later
  window.runehallEarly = { front, files };
})();
