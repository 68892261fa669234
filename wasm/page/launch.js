// What start.js needs and a test can ask without a page: which arguments the
// program gets.

// argumentsOf turns the URL's parameters into the program's flags:
// "?seed=7&lang=de&probe" becomes --seed=7 --lang=de --probe.
export function argumentsOf(search) {
  const args = ['runehall'];
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [name, ...value] = part.split('=');
    const flag = '--' + decode(name);
    args.push(value.length === 0 ? flag : `${flag}=${decode(value.join('='))}`);
  }
  return args;
}

// linkOf returns the flags that open the match which the address's fragment
// holds, if there is one.
export function linkOf(hash) {
  return hash.startsWith('#match=') ? ['--open', hash] : [];
}

// languageFlag returns the value of ?lang=, if it is there.
export function languageFlag(search) {
  return new URLSearchParams(search).get('lang');
}

function decode(text) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
