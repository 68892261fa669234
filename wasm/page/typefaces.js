// Fetches the typefaces. The page writes in them, and the program gets their bytes from here, so that nothing is fetched twice.

import { body, display, strong } from './lettering.js';

// sans is how high and deep a line of Alegreya Sans is in the program; its file says something else. The files stand in the order of package
// fonts.
const sans = { ascentOverride: '90%', descentOverride: '30%', lineGapOverride: '0%' };
const typefaces = [
  { file: 'font/AlegreyaSans-Regular.ttf', font: body, metrics: sans },
  { file: 'font/AlegreyaSans-Bold.ttf', font: strong, metrics: sans },
  { file: 'font/Display-Regular.ttf', font: display },
];

// askForTypefaces returns the promises of the typefaces' bytes. They are looked at later.
export function askForTypefaces(window) {
  return typefaces.map(({ file }) => {
    const coming = window.fetch(file).then((response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
      return response.arrayBuffer();
    });
    coming.catch(() => {});
    return coming;
  });
}

// writeIn has the page write in the typefaces as they come, and resolves when all are there. Whoever waits for it goes on in the letters of
// the system if one cannot be had.
export async function writeIn({ document, FontFace }, coming) {
  await Promise.all(coming.map(async (bytes, i) => {
    const { font: { family, weight }, metrics } = typefaces[i];
    const face = new FontFace(family, await bytes, { weight: String(weight), ...metrics });
    document.fonts.add(await face.load());
  }));
}
