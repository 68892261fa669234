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
  fr: {
    loading: 'On allume le feu…',
    noWebAssembly: 'Ce navigateur est trop ancien pour Runehall\u00a0: il n’a pas WebAssembly.',
    noWebGL: 'Runehall ne peut pas dessiner ici\u00a0: ce navigateur n’a pas WebGL 2, ou il est désactivé.',
    noStorage: 'Runehall ne peut pas garder vos parties ici\u00a0: ce navigateur n’a pas IndexedDB, ou elle est désactivée, comme dans certaines fenêtres privées.',
    notLoaded: 'Le jeu n’a pas pu être chargé. La connexion est-elle établie\u00a0?',
    ended: 'Le jeu est terminé.',
    broken: 'Le jeu s’est arrêté à cause d’une erreur. Vos coups sont conservés.',
    again: 'Recommencer',
  },
  uk: {
    loading: 'Розпалюємо вогонь…',
    noWebAssembly: 'Цей браузер застарий для Runehall: у ньому немає WebAssembly.',
    noWebGL: 'Runehall не може тут малювати: у цьому браузері немає WebGL 2 або його вимкнено.',
    noStorage: 'Runehall не може зберігати тут ваші партії: у цьому браузері немає IndexedDB або її вимкнено, як у деяких приватних вікнах.',
    notLoaded: 'Не вдалося завантажити гру. Чи є з’єднання?',
    ended: 'Гру завершено.',
    broken: 'Гра зупинилася через помилку. Ваші ходи збережено.',
    again: 'Почати знову',
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
