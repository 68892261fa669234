// Measures and fits words as the program does (ui/text.go, ui/text_wrap.go), in the same typefaces.

// The typefaces: the family in the style sheet, the weight, and the height of a line by the size of the letters.
export const display = { family: 'Runehall Display', weight: 400, line: 1.104 };
export const body = { family: 'Runehall Sans', weight: 400, line: 1.2 };
export const strong = { family: 'Runehall Sans', weight: 700, line: 1.2 };

// lineHeight returns the height of a line in pixels of the device, which are whole ones there.
export const lineHeight = (font, size, density = 1) => Math.ceil(font.line * size * density - .02) / density;

// measurer returns the function that measures a text on one line. Some browsers do not let pages measure: it guesses then.
export function measurer(document) {
  let context = null;
  try {
    context = document.createElement('canvas').getContext('2d');
  } catch { /* forbidden */ }
  if (!context) return (text, font, size) => text.length * size * .5;
  return (text, font, size) => {
    context.font = `${font.weight} ${size}px "${font.family}", sans-serif`;
    return context.measureText(text).width;
  };
}

// wrapped returns the lines of a text in a width; words are not cut.
export function wrapped(text, width, measure) {
  const lines = [];
  let line = '';
  for (const word of text.match(/[^ –—-]*(?:[ –—-]+|$)/g) ?? []) {
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

// minShrink is how far a text shrinks before it wraps.
const minShrink = .85;

// fit returns the size of the letters at which a text fits into a room, and the width at which it wraps then; 0: it stays on a line.
export function fit({ text, font, size }, w, h, { measure, density, legible }) {
  const one = measure(text, font, size);
  const high = (lines, size) => lines * lineHeight(font, size, density);
  if (one <= w && high(1, size) <= h || w <= 0 || h <= 0) return { size, width: 0 };
  const factor = Math.min(w / one, h / high(1, size));
  if (factor >= minShrink) return { size: size * Math.floor(factor * 64) / 64, width: 0 };
  for (let small = size; ; small = Math.max(small * .95, legible)) {
    const lines = wrapped(text, w, (part) => measure(part, font, small));
    if (small <= legible || high(lines.length, small) <= h && lines.every((part) => measure(part, font, small) <= w)) return { size: small, width: w };
  }
}
