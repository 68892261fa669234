// The last turn of a match of Rune Market in Chromium, by keyboard, and with RUNEHALL_WHOLE by every device: interest is taken, and the last
// rune bought; a page that is loaded anew between the two comes back at the same step.

import { bear, buy, Player } from './market.mjs';
import { endings, house, wholes } from './match.mjs';

const all = house();
endings(all, { id: 'market', name: 'Rune Market', asked: 'turn', hand: 'keyboard', hides: true, begin: bear, end: buy });

wholes(all, { id: 'market', name: 'Rune Market', Player, tables: [['mouse', 2], ['finger', 3], ['mouse', 4], ['finger', 5]] });
