// What the page says before the program can: by language, and then by key. The
// program has its own messages.

export const texts = {
  en: {
    description: 'Rune games at one table: on one screen, alone or with others.',
    loading: 'Lighting the fire…',
    amount: '{n} of {all} MB',
    unpacked: '{n} of {all} MB unpacked',
    fetching: 'Pictures and sounds: {n} of {all} kB',
    opens: '{name}: opens as soon as the game is there',
    tooOld: 'This browser is too old for Runehall. A current Firefox, Chrome, Edge or Safari will do.',
    noWebAssembly: 'Runehall cannot run here: this browser has no WebAssembly, or a strict setting has switched it off.',
    noWebGL: 'Runehall cannot draw here: this browser has no WebGL\u00a02, or it is switched off.',
    notLoaded: 'The game could not be loaded. Is the connection there?',
    notStarted: 'The game could not be started. A current Firefox, Chrome, Edge or Safari will do.',
    ended: 'The game has ended.',
    broken: 'The game has stopped by mistake. Your moves are kept.',
    listen: 'Screen reader: describe the screen',
    hush: 'Screen reader: stop describing the screen',
    happened: 'What happened',
    again: 'Start again',
  },
  de: {
    description: 'Runenspiele an einem Tisch: auf einem Bildschirm, allein oder mit anderen.',
    loading: 'Das Feuer wird entfacht …',
    amount: '{n} von {all} MB',
    unpacked: '{n} von {all} MB entpackt',
    fetching: 'Bilder und Klänge: {n} von {all} kB',
    opens: '{name}: öffnet sich, sobald das Spiel da ist',
    tooOld: 'Dieser Browser ist zu alt für Runehall. Ein heutiger Firefox, Chrome, Edge oder Safari genügt.',
    noWebAssembly: 'Runehall kann hier nicht laufen: Dieser Browser hat kein WebAssembly, oder eine strenge Einstellung hat es abgeschaltet.',
    noWebGL: 'Runehall kann hier nichts zeigen: Dieser Browser hat kein WebGL\u00a02, oder es ist abgeschaltet.',
    notLoaded: 'Das Spiel konnte nicht geladen werden. Steht die Verbindung?',
    notStarted: 'Das Spiel ließ sich nicht starten. Ein heutiger Firefox, Chrome, Edge oder Safari genügt.',
    ended: 'Das Spiel ist beendet.',
    broken: 'Das Spiel wurde durch einen Fehler beendet. Deine Züge sind gespeichert.',
    listen: 'Screenreader: den Bildschirm beschreiben',
    hush: 'Screenreader: den Bildschirm nicht mehr beschreiben',
    happened: 'Was geschah',
    again: 'Neu starten',
  },
  fr: {
    description: 'Des jeux de runes à une même table\u00a0: sur un seul écran, seul ou à plusieurs.',
    loading: 'On allume le feu…',
    amount: '{n} Mo sur {all}',
    unpacked: '{n} Mo sur {all} décompressés',
    fetching: 'Images et sons\u00a0: {n} ko sur {all}',
    opens: '{name}\u00a0: s’ouvre dès que le jeu est là',
    tooOld: 'Ce navigateur est trop ancien pour Runehall. Une version récente de Firefox, Chrome, Edge ou Safari convient.',
    noWebAssembly: 'Runehall ne peut pas fonctionner ici\u00a0: ce navigateur n’a pas WebAssembly, ou un réglage strict l’a désactivé.',
    noWebGL: 'Runehall ne peut pas dessiner ici\u00a0: ce navigateur n’a pas WebGL\u00a02, ou il est désactivé.',
    notLoaded: 'Le jeu n’a pas pu être chargé. La connexion est-elle établie\u00a0?',
    notStarted: 'Le jeu n’a pas pu démarrer. Une version récente de Firefox, Chrome, Edge ou Safari convient.',
    ended: 'Le jeu est terminé.',
    broken: 'Le jeu s’est arrêté à cause d’une erreur. Vos coups sont conservés.',
    listen: 'Lecteur d’écran\u00a0: décrire l’écran',
    hush: 'Lecteur d’écran\u00a0: ne plus décrire l’écran',
    happened: 'Ce qui s’est passé',
    again: 'Relancer',
  },
  uk: {
    description: 'Рунічні ігри за одним столом: на одному екрані, самотужки чи з іншими.',
    loading: 'Розпалюємо вогонь…',
    amount: '{n} із {all} МБ',
    unpacked: 'розпаковано {n} із {all} МБ',
    fetching: 'Малюнки та звуки: {n} із {all} КБ',
    opens: '{name}: відкриється, щойно гра завантажиться',
    tooOld: 'Цей браузер застарий для Runehall. Підійде сучасний Firefox, Chrome, Edge або Safari.',
    noWebAssembly: 'Runehall не може тут працювати: у цьому браузері немає WebAssembly або його вимкнено суворим налаштуванням.',
    noWebGL: 'Runehall не може тут малювати: у цьому браузері немає WebGL\u00a02 або його вимкнено.',
    notLoaded: 'Не вдалося завантажити гру. Чи є з’єднання?',
    notStarted: 'Не вдалося запустити гру. Підійде сучасний Firefox, Chrome, Edge або Safari.',
    ended: 'Гру завершено.',
    broken: 'Гра зупинилася через помилку. Ваші ходи збережено.',
    listen: 'Програма читання з екрана: описувати екран',
    hush: 'Програма читання з екрана: більше не описувати екран',
    happened: 'Що сталося',
    again: 'Почати знову',
  },
};

// languageNamed returns the language of the page that a tag such as de-AT means, or undefined.
export function languageNamed(tag) {
  const language = tag.split(/[-_]/)[0].toLowerCase();
  return Object.hasOwn(texts, language) ? language : undefined;
}

// languageOf returns the first of the wanted languages that the page speaks.
export function languageOf(wanted) {
  return wanted.map(languageNamed).find(Boolean) ?? 'en';
}
