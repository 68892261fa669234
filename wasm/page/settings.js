// What the person has chosen in the program, as far as the page shows it. The program keeps a copy of its settings in the browser
// (internal/cli/kept_js.go), from which its own first picture is drawn.

// storedSettings returns the language, the scale of the interface, and whether motion is reduced, if that was chosen.
export function storedSettings(window) {
  let stored;
  try {
    stored = JSON.parse(kept(window, 'localStorage', 'runehall.settings'));
  } catch { /* there are none, or none that can be read */ }
  const { lang, scale, still } = stored ?? {};
  return {
    language: typeof lang === 'string' ? lang : '',
    scale: typeof scale === 'number' ? Math.min(Math.max(scale, .75), 2) : 1,
    still: typeof still === 'boolean' ? still : undefined, // else as the browser says
  };
}

// kept returns a text of one of the browser's storages, or ''.
export function kept(window, kind, key) {
  try {
    return window[kind].getItem(key) ?? '';
  } catch {
    return '';
  }
}
