// The page in WebKit. It is no part of make test, but of the whole run: scripts/webkit.sh runs it.

import { scenes } from './scenes.mjs';
import { WebKit } from './webdriver.mjs';

scenes(WebKit);
