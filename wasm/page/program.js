// Asks for the program and has the browser compile it. It imports nothing, so it runs before the other scripts have all come. Nor is the program
// asked for by a link before it: WebKit would fetch it twice.

const type = 'application/wasm';

// bring fetches the program. It returns two promises: of the compiled program, and of a copy of
// the response by which its bytes can be counted. The browser compiles what comes without any script in between.
export function bring({ fetch, Response, WebAssembly }) {
  const response = fetch('runehall.wasm').then((response) => {
    if (!response.ok) throw new Error(`runehall.wasm: ${response.status} ${response.statusText}`);
    return { whole: response, copy: response.clone() };
  });
  const copy = response.then(({ copy }) => copy);
  const compiled = response.then(({ whole }) => compile(whole, Response, WebAssembly));
  for (const coming of [copy, compiled]) coming.catch(() => {}); // start.js looks at them, once it is there
  return { copy, compiled };
}

// compile makes the program of its bytes as they come, or when all have come if the browser can only do that.
async function compile(response, Response, { compile, compileStreaming }) {
  if (!compileStreaming || !response.body) return compile(await response.arrayBuffer());
  // Some servers do not know the type, and the browser insists on it. What the browser has fetched itself it may keep in compiled form.
  const known = response.headers.get('Content-Type') === type;
  return compileStreaming(known ? response : new Response(response.body, { headers: { 'Content-Type': type } }));
}

export const program = globalThis.document && bring(globalThis);
