// The page in Firefox. It is no part of make test, but of the whole run: scripts/firefox.sh runs it.

import { Firefox } from './marionette.mjs';
import { scenes } from './scenes.mjs';

scenes(Firefox);
