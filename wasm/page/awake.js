// Keeps the screen from going dark while the program wants it. Browsers have navigator.wakeLock for that, but only in pages that came over
// https, or from this device. Elsewhere, as on phones in a living room, a silent film plays behind the program (film.js).

// kind is what the film is made of.
const kind = 'video/mp4; codecs="avc1.42C00A, mp4a.40.2"';

// rewind is when the film is taken back to its beginning, in seconds: browsers of Apple let the screen go dark at a film that repeats itself,
// or has ended.
const rewind = 50;

// keepAwake returns what is told whether the screen stays on; undefined: nothing here could do it.
export function keepAwake(window) {
  const { document, navigator } = window;
  if (navigator.wakeLock) return byLock(window);
  return document.createElement('video').canPlayType?.(kind) ? byFilm(window) : undefined;
}

// byLock asks the browser. It takes the screen back whenever the page goes out of sight.
function byLock({ document, navigator }) {
  let wanted = false;
  let lock; // the promise of it

  function take() {
    if (!wanted || lock || document.hidden) return;
    const asked = navigator.wakeLock.request('screen');
    const gone = () => {
      if (lock === asked) lock = undefined;
    };
    lock = asked;
    // It may be refused, by a battery that runs low for instance: then the screen does what it always does.
    asked.then((held) => held.addEventListener('release', gone), gone);
  }

  function give() {
    lock?.then((held) => held.release()).catch(() => {}); // what was refused need not be given back
    lock = undefined;
  }

  document.addEventListener('visibilitychange', take);
  return (on) => {
    wanted = on;
    if (on) take();
    else give();
  };
}

// byFilm plays the film while the page is seen. The engines differ in which films keep a screen on, by their sources: Blink wants more than a
// fifth of the page to be covered, three quarters of that in sight, or sound that is not muted; Gecko a track of sound, muted or not; WebKit
// one that is not muted, and no film that repeats itself. So the film is muted for all but WebKit, which there could stop nobody's music.
function byFilm(window) {
  const { document, navigator } = window;
  const apple = navigator.vendor?.startsWith('Apple') ?? false;
  let wanted = false;
  let video; // while it is wanted
  let asked = false; // for the script of the film
  let tries = 0; // how often it was asked for

  // start begins with the film. If its script could not be fetched, that is tried again at each press, and when the page comes back into sight.
  function start() {
    if (!wanted || video || asked) return;
    asked = true;
    begin();
  }

  // play goes on with the film. Before somebody has pressed something, browsers may refuse that: it is tried again at each press.
  function play() {
    start();
    if (video?.paused && !document.hidden) video.play().catch(() => {});
  }

  function begin() {
    // A browser may remember that a script could not be fetched, and fetches it by another address all the same.
    import(tries++ ? `./film.js?${tries}` : './film.js').then(({ film }) => {
      if (!wanted || video) return;
      video = document.createElement('video');
      video.className = 'film';
      video.muted = !apple;
      video.playsInline = true;
      video.disableRemotePlayback = true;
      video.setAttribute('aria-hidden', 'true');
      video.src = window.URL.createObjectURL(new Blob([film()], { type: 'video/mp4' }));
      video.addEventListener('timeupdate', ({ target }) => {
        if (target.currentTime > rewind) target.currentTime = 0;
      });
      video.addEventListener('ended', play);
      // The sounds of the game shall go on to mix with other music, where the system lets a page say so.
      if (apple && navigator.audioSession) navigator.audioSession.type = 'ambient';
      document.body.append(video);
      play();
    }).catch((error) => console.warn('the screen may go dark:', error)).finally(() => { asked = false; });
  }

  function end() {
    if (!video) return;
    if (apple && navigator.audioSession) navigator.audioSession.type = 'auto';
    video.pause();
    window.URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
    video.load(); // the browser lets go of what it had decoded
    video.remove();
    video = undefined;
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) video?.pause();
    else play();
  });
  for (const press of ['pointerup', 'touchend', 'keydown']) window.addEventListener(press, play, { capture: true, passive: true });
  return (on) => {
    wanted = on;
    if (!on) end();
    else start();
  };
}
