// The last turn of a match of Menhirs in Chromium, by gamepad, and with RUNEHALL_WHOLE by every device: two cards are used step by
// step, and a page that is loaded anew in the midst of that comes back at the same step.

import { endings, house, wholes } from './match.mjs';
import { finish, Player, use } from './stones.mjs';

const all = house();

endings(all, { id: 'stones', name: 'Menhirs', asked: 'ability', hand: 'gamepad', begin: use, end: finish });

wholes(all, { id: 'stones', name: 'Menhirs', Player, options: ['throne.45'], tables: [['mouse', 2], ['finger', 3], ['mouse', 4]] });
