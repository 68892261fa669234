// How much of what is being fetched has come, in bytes.

// isPacked reports whether the server has packed a file: the browser unpacks it, and nobody else learns how much of the
// packed file has come. What is counted then are the bytes as they are unpacked.
export function isPacked(response) {
  const packing = response.headers.get('Content-Encoding');
  return packing !== null && packing !== 'identity';
}

// counted returns a response with the same body that reports the bytes which have come, unpacked, to heard, and at last that
// there are no more, to over. Where a browser has no streams to look into, it is the same response.
export function counted(response, heard, over = () => {}) {
  const { body, status, statusText, headers } = response;
  if (!body || typeof TransformStream !== 'function') {
    over();
    return response;
  }
  let bytes = 0;
  const look = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      heard(bytes);
      controller.enqueue(chunk);
    },
  });
  body.pipeTo(look.writable).then(over, over);
  return new Response(look.readable, { status, statusText, headers });
}

// count reads a response to its end, reports the bytes that have come, unpacked, and resolves to how many there were. Where a browser has no
// streams to look into, there were none.
export async function count({ body }, heard) {
  let bytes = 0;
  const reader = body?.getReader?.();
  try {
    for (let piece; reader && !(piece = await reader.read()).done;) {
      bytes += piece.value.byteLength;
      heard(bytes);
    }
  } catch {
    // Whoever needs the response hears of it.
  }
  return bytes;
}

// amount says how much there is of a whole, in a text of the page: "12 of 33 MB".
export function amount(text, bytes, total, unit) {
  const round = (n) => String(Math.round(n / unit));
  return text.replace('{n}', round(Math.min(bytes, total))).replace('{all}', round(total));
}

// watchFetches returns a function that fetches like fetch. While what was asked for takes longer than patience (ms), show is called
// with the bytes that have come and those that there are; and with nothing when all is there. Only files whose length the server
// says count, as pictures and sounds, which nobody packs.
export function watchFetches(fetch, show, patience = 1000) {
  const files = new Set();
  let slow = false;
  let timer;
  const say = () => {
    if (!slow) return;
    let came = 0;
    let all = 0;
    for (const file of files) {
      came += file.came;
      all += file.all;
    }
    show(came, all);
  };
  const end = (file) => {
    file.open = false;
    if ([...files].some(({ open }) => open)) return say();
    files.clear();
    clearTimeout(timer);
    if (slow) show();
    slow = false;
  };
  return async (url) => {
    const response = await fetch(url);
    const all = Number(response.headers.get('Content-Length'));
    if (!response.ok || !(all > 0) || isPacked(response)) return response;
    if (files.size === 0) {
      timer = setTimeout(() => {
        slow = true;
        say();
      }, patience);
    }
    const file = { came: 0, all, open: true };
    files.add(file);
    return counted(response, (bytes) => {
      file.came = bytes;
      say();
    }, () => end(file));
  };
}
