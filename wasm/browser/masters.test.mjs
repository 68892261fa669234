// The last moves of a match of Rune Masters in Chromium, by finger, and with
// RUNEHALL_WHOLE by every device: its art is fetched when its table is laid, and a page that is loaded
// anew comes back at the same move.

import { lay, stand } from './masters.mjs';
import { endings, house } from './match.mjs';

endings(house(), { id: 'masters', name: 'Rune Masters', asked: 'cell', hand: 'finger', begin: lay, end: stand });
