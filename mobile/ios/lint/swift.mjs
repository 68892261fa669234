// Parses Swift files: swift.mjs PARSER FILE... It names what is no Swift, and knows nothing of types. PARSER is the folder with npm's packages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [packages, ...files] = process.argv.slice(2);
const require = createRequire(resolve(packages, 'package.json'));
const Parser = require('tree-sitter');
const parser = new Parser();
parser.setLanguage(require('tree-sitter-swift'));

let faults = 0;
for (const file of files) {
  const look = (node) => {
    if (node.isError || node.isMissing) {
      faults++;
      const { row, column } = node.startPosition;
      console.error(`${file}:${row + 1}:${column + 1}: ${node.isMissing ? `no ${node.type}` : `not understood: ${node.text.slice(0, 80)}`}`);
    } else if (node.hasError) {
      node.children.forEach(look);
    }
  };
  look(parser.parse(readFileSync(file, 'utf8')).rootNode);
}
if (files.length === 0 || faults > 0) {
  console.error(`${faults} faults in ${files.length} files of Swift`);
  process.exit(1);
}
