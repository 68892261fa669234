// Renders the sigil of the program in every size that systems ask for, and the sheet that stands for a record, in Chromium
// from the drawings in wasm/page/icon.svg and record.svg, and writes them into assets/icon, and that of iOS into its app's
// project. The browser's page has the drawing itself, too.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { browse } from '../../../wasm/browser/chromium.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = `${root}assets/icon/`;

// A test reads this list, too: the hash in sources.sha256 is that of these files.
const sources = ['assets/src/art/icon.mjs', 'assets/src/art/record.svg', 'wasm/page/icon.svg'];

const sigil = readFileSync(`${root}wasm/page/icon.svg`, 'utf8');
const record = readFileSync(`${root}assets/src/art/record.svg`, 'utf8');

// In few pixels thin lines are lost.
function bold(svg, size) {
  if (size > 32) return svg;
  const by = size > 24 ? 1.25 : 1.5;
  return svg.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${Number(width) * by}"`);
}

// A system cuts what it likes out of a maskable icon, but never the circle of four fifths of its width.
const maskable = (svg) => grounded(svg, 0.78);

// A sigil of so many parts of the width, in the middle of a square of the hall's dark.
function grounded(svg, part) {
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const edge = Number((32 * (1 - part)).toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0b0d11"/><g transform="translate(${edge} ${edge}) scale(${part})">${inner}</g></svg>`;
}

const pictures = [
  ...[16, 24, 32, 48, 64, 128, 192, 256, 512, 1024].map((size) => ({ name: String(size), size, svg: bold(sigil, size) })),
  ...[192, 512].map((size) => ({ name: `maskable-${size}`, size, svg: maskable(sigil) })),
  ...[16, 24, 32, 48, 64, 128, 256, 512].map((size) => ({ name: `record-${size}`, size, svg: bold(record, size) })),
  // For the home screen of a telephone that knows no maskable icon: it rounds the corners by itself, and makes black of what is transparent.
  { name: 'touch-180', size: 180, svg: grounded(sigil, 0.82), opaque: true },
  // iOS rounds the corners by itself, makes all smaller sizes, and takes no picture with transparency.
  { name: '../../mobile/ios/Runehall/Assets.xcassets/AppIcon.appiconset/1024', size: 1024, svg: grounded(sigil, 0.82), opaque: true },
];

mkdirSync(out, { recursive: true });
const browser = await browse();
try {
  const page = await browser.newPage();
  for (const { name, size, svg, opaque } of pictures) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    writeFileSync(`${out}${name}.png`, await page.screenshot({ omitBackground: !opaque, clip: { x: 0, y: 0, width: size, height: size } }));
  }
} finally {
  await browser.close();
}
const hash = createHash('sha256');
for (const name of sources) hash.update(`${name}\n`).update(readFileSync(root + name));
writeFileSync(`${out}sources.sha256`, hash.digest('hex') + '\n');
console.log(`icon: ${pictures.map((p) => p.name.replace(/.*ios.*\//, 'ios-')).join(', ')}`);
