// For browsers that cannot even read the other scripts, in the JavaScript of 2009: it says so in the person's language. It also says when the
// others could not be fetched, for then nobody else can.
(function () {
  var texts = {
    en: {
      tooOld: 'This browser is too old for Runehall. A current Firefox, Chrome, Edge or Safari will do.',
      notLoaded: 'The game could not be loaded. Is the connection there?',
      notStarted: 'The game could not be started. A current Firefox, Chrome, Edge or Safari will do.',
      again: 'Start again'
    },
    de: {
      tooOld: 'Dieser Browser ist zu alt für Runehall. Ein heutiger Firefox, Chrome, Edge oder Safari genügt.',
      notLoaded: 'Das Spiel konnte nicht geladen werden. Steht die Verbindung?',
      notStarted: 'Das Spiel ließ sich nicht starten. Ein heutiger Firefox, Chrome, Edge oder Safari genügt.',
      again: 'Neu starten'
    },
    fr: {
      tooOld: 'Ce navigateur est trop ancien pour Runehall. Une version récente de Firefox, Chrome, Edge ou Safari convient.',
      notLoaded: 'Le jeu n’a pas pu être chargé. La connexion est-elle établie\u00a0?',
      notStarted: 'Le jeu n’a pas pu démarrer. Une version récente de Firefox, Chrome, Edge ou Safari convient.',
      again: 'Relancer'
    },
    uk: {
      tooOld: 'Цей браузер застарий для Runehall. Підійде сучасний Firefox, Chrome, Edge або Safari.',
      notLoaded: 'Не вдалося завантажити гру. Чи є з’єднання?',
      notStarted: 'Не вдалося запустити гру. Підійде сучасний Firefox, Chrome, Edge або Safari.',
      again: 'Почати знову'
    }
  };
  var asked = /[?&]lang=([a-z]+)/i.exec(location.search);
  var text = named(asked && asked[1]) || named(navigator.language) || texts.en;
  var failed = '';
  var details = '';

  function named(tag) {
    var language = String(tag || '').toLowerCase().split(/[-_]/)[0];
    return texts.hasOwnProperty(language) && texts[language];
  }

  function say() {
    if (window.runehallPage || !document.body) return; // start.js runs, and says what there is to say
    document.getElementById('progress').style.display = 'none';
    document.getElementById('message').textContent = text[failed || 'tooOld'];
    document.getElementById('details').textContent = details;
    if (details) document.getElementById('details').removeAttribute('hidden');
    var again = document.getElementById('again');
    again.textContent = text.again;
    again.removeAttribute('hidden');
    again.style.display = '';
    again.onclick = function () { location.reload(); };
  }

  // broke notes what an error of our scripts means. Of others, as those of a browser's extensions, nothing follows.
  function broke(event) {
    if (event.filename && event.filename.indexOf(location.protocol + '//' + location.host + '/') !== 0) return false;
    var unread = !event.error || event.error.name === 'SyntaxError';
    if (!unread && !failed) {
      failed = 'notStarted';
      details = event.message || String(event.error);
    }
    return true;
  }

  window.addEventListener('error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT') failed = 'notLoaded'; // otherwise it could not be read
    else if (event.target !== window || !broke(event)) return;
    if (document.readyState !== 'loading') say();
  }, true);
  window.addEventListener('load', say);
})();
