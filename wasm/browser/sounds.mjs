// What sounds in a page. watchSound runs in the page before any of its scripts:
//
//   window.runehallSound.fetched    are the addresses of what was fetched,
//   window.runehallSound.contexts   are the audio contexts: of the effects, and of the music,
//   window.runehallSound.effects    is how many effects were begun,
//   window.runehallSound.music      are the nodes of the music: { context, volume, back }.

export function watchSound() {
  const all = { fetched: [], drawnBefore: [], contexts: [], effects: 0, music: undefined };
  window.runehallSound = all;
  const { fetch } = window;
  window.fetch = (url, ...rest) => {
    all.fetched.push(String(url));
    if (String(url).endsWith('.mp3')) all.drawnBefore.push(window.runehallDraws.count > 0);
    return fetch(url, ...rest);
  };
  window.AudioContext = class extends window.AudioContext {
    constructor(options) {
      super(options);
      all.contexts.push(this);
      if (options.latencyHint === 'playback') all.music = { context: this, gains: [] };
    }

    createBufferSource() {
      const node = super.createBufferSource();
      if (all.music?.context === this) return node;
      const start = node.start.bind(node);
      node.start = (...when) => {
        all.effects++;
        start(...when);
      };
      return node;
    }

    createGain() {
      const node = super.createGain();
      if (all.music?.context === this) {
        all.music.gains.push(node);
        [all.music.volume, all.music.back] = all.music.gains; // then come those of the pieces
      }
      return node;
    }
  };
}

// music resolves to what is heard of the music: the time of its context, the gains of its volume and of what steps back, and
// the highest sample of the last moment. Without music it resolves to undefined.
export const music = (game) => game.page.evaluate(() => {
  const { music } = window.runehallSound;
  if (!music) return undefined;
  music.meter ??= music.volume.connect(music.context.createAnalyser()); // nobody measures before the first question
  const samples = new Float32Array(music.meter.fftSize);
  music.meter.getFloatTimeDomainData(samples);
  return {
    state: music.context.state, rate: music.context.sampleRate, time: music.context.currentTime,
    volume: music.volume.gain.value, back: music.back?.gain.value, peak: samples.reduce((top, v) => Math.max(top, Math.abs(v)), 0),
  };
});
