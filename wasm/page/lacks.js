// What a browser must have for the program to run in it, and how to see that it is not there.

// lacksCompiler reports whether there is nothing that runs the program.
export function lacksCompiler({ WebAssembly }) {
  return typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function';
}

// lacksDrawing reports whether the program could not draw.
export function lacksDrawing({ document }) {
  let gl = null;
  try {
    gl = document.createElement('canvas').getContext('webgl2');
  } catch {
    // Some settings for privacy have it throw.
  }
  gl?.getExtension('WEBGL_lose_context')?.loseContext(); // browsers keep only a few
  return !gl;
}

// hideRefused makes storages that the browser refuses look as if they were not there: the program can ask for what is not there, but
// not for what throws when it is looked at, as with some settings for privacy.
export function hideRefused(window) {
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: undefined });
    }
  }
}

// reasonOf returns the key of the text for an error that kept the program from being loaded. Only of the whole program, and not of what
// a hotel's network sends in its place, can be said that the browser does not understand it.
export function reasonOf(error, whole, { WebAssembly }) {
  const refused = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
  return whole && refused ? 'tooOld' : 'notLoaded';
}
