// What the page says before the program can: by language, and then by key. The
// program has its own messages.

export const texts = {
  en: {
    loading: 'Lighting the fire …',
    noWebAssembly: 'This browser is too old for Runehall: it has no WebAssembly.',
    noWebGL: 'Runehall cannot draw here: this browser has no WebGL 2, or it is switched off.',
    noStorage: 'Runehall cannot keep your matches here: this browser has no IndexedDB, or it is switched off, as in some private windows.',
    notLoaded: 'The game could not be loaded. Is the connection there?',
    ended: 'The game has ended.',
    broken: 'The game has stopped by mistake. Your moves are kept.',
    again: 'Start again',
  },
  de: {
    loading: 'Das Feuer wird entfacht …',
    noWebAssembly: 'Dieser Browser ist zu alt für Runehall: Er hat kein WebAssembly.',
    noWebGL: 'Runehall kann hier nicht zeichnen: Dieser Browser hat kein WebGL 2, oder es ist abgeschaltet.',
    noStorage: 'Runehall kann deine Partien hier nicht aufbewahren: Dieser Browser hat keine IndexedDB, oder sie ist abgeschaltet, wie in manchen privaten Fenstern.',
    notLoaded: 'Das Spiel konnte nicht geladen werden. Steht die Verbindung?',
    ended: 'Das Spiel ist beendet.',
    broken: 'Das Spiel hat sich durch einen Fehler beendet. Deine Züge sind aufbewahrt.',
    again: 'Neu starten',
  },
};

// languageOf returns the first of the wanted languages that the page speaks.
export function languageOf(wanted) {
  for (const tag of wanted) {
    const language = tag.split(/[-_]/)[0].toLowerCase();
    if (Object.hasOwn(texts, language)) return language;
  }
  return 'en';
}
