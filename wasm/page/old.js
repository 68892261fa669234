// For browsers that cannot even read the other scripts, in the JavaScript of 2009: it says so in the person's language. It also says when the
// others could not be fetched, for then nobody else can.
(function () {
  var texts = {
    en: {
      tooOld: 'This browser is too old for Runehall. A current Firefox, Chrome, Edge or Safari will do.',
      notLoaded: 'The game could not be loaded. Is the connection there?',
      again: 'Start again'
    },
    de: {
      tooOld: 'Dieser Browser ist zu alt für Runehall. Ein heutiger Firefox, Chrome, Edge oder Safari genügt.',
      notLoaded: 'Das Spiel konnte nicht geladen werden. Steht die Verbindung?',
      again: 'Neu starten'
    },
    fr: {
      tooOld: 'Ce navigateur est trop ancien pour Runehall. Une version actuelle de Firefox, Chrome, Edge ou Safari convient.',
      notLoaded: 'Le jeu n’a pas pu être chargé. La connexion est-elle établie\u00a0?',
      again: 'Recommencer'
    },
    uk: {
      tooOld: 'Цей браузер застарий для Runehall. Підійде сучасний Firefox, Chrome, Edge або Safari.',
      notLoaded: 'Не вдалося завантажити гру. Чи є з’єднання?',
      again: 'Почати знову'
    }
  };
  var asked = /[?&]lang=([a-z]+)/.exec(location.search);
  var language = (asked ? asked[1] : navigator.language || 'en').toLowerCase().split(/[-_]/)[0];
  var text = texts.hasOwnProperty(language) ? texts[language] : texts.en;
  var failed = '';

  function say() {
    if (window.runehallPage || !document.body) return; // start.js runs, and says what there is to say
    document.getElementById('progress').style.display = 'none';
    document.getElementById('message').textContent = text[failed || 'tooOld'];
    var again = document.getElementById('again');
    again.textContent = text.again;
    again.removeAttribute('hidden');
    again.style.display = '';
    again.onclick = function () { location.reload(); };
  }

  window.addEventListener('error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT') failed = 'notLoaded'; // otherwise it could not be read
    else if (event.target !== window) return;
    if (document.readyState !== 'loading') say();
  }, true);
  window.addEventListener('load', say);
})();
