// The title of the page: what the person sees, and can press, while the program comes. It looks like the program's own, which takes over
// without a jump, and then does what was pressed.

import { measurer } from './lettering.js';
import { kept } from './settings.js';
import { Drawing } from './titledraw.js';
import { Pictures } from './titlepictures.js';
import { arrangeTitle, look } from './titleplaces.js';

// patience is how long the page's title stays over the program's first picture until that is whole, in ms.
const patience = 4000;

// longestGrace is how long the program that has come waits for the title to be seen, in ms.
const longestGrace = 300;

// longest is how much of a file is read that somebody opens: no match is as long.
const longest = 1 << 24;

// hallOf returns the picture of the hall for the present screen.
const hallOf = ({ innerWidth, innerHeight }) => innerHeight > innerWidth ? 'hall.portrait' : 'hall';

export class Title {
  // front and files are what early.js has found, text are the texts of the page, status is where they are said, and typefaces is a promise
  // that they can be written with.
  constructor(window, { front, files }, { language, settings, text, status, typefaces }) {
    this.typefaces = typefaces;
    this.window = window;
    this.front = front;
    this.words = front.words[language];
    this.settings = settings;
    this.text = text;
    this.status = status;
    this.goesOn = kept(window, 'localStorage', 'runehall.goon') === '1';
    this.root = window.document.getElementById('title');
    this.pictures = new Pictures(window, front.pictures, files);
    this.drawing = new Drawing(window.document, this.root, (id) => this.press(id));
    this.measure = measurer(window.document);
    this.frame = window.requestAnimationFrame.bind(window); // before frames.js holds frames back
    this.wish = undefined;
    this.over = new Promise((resolve) => { this.ended = resolve; });
  }

  // begin shows the title.
  begin() {
    const { window, root, status } = this;
    root.hidden = false;
    status.classList.add('aside');
    this.layOut = this.layOut.bind(this);
    this.layOut();
    window.addEventListener('resize', this.layOut);
    root.addEventListener('focusout', (event) => this.hold(event));
    this.lettered = this.typefaces.then(this.layOut, () => {}); // the letters of the system do as well
    this.seen = this.paint().then(() => this.painted(), () => {});
  }

  // painted resolves when what has been drawn is on its way to the screen, for which the page is not needed any more. Browsers draw what
  // has just come in the second frame.
  async painted() {
    for (let i = 0; i < 2; i++) await new Promise((next) => this.frame(next));
    await new Promise((next) => this.window.setTimeout(next));
    this.window.performance.mark('page title');
  }

  // grace resolves when the title is on the screen, or shortly after: from its start to its first picture the program leaves the browser no
  // moment to draw anything.
  grace() {
    return Promise.race([this.seen, new Promise((over) => this.window.setTimeout(over, longestGrace))]);
  }

  // paint shows the pictures as they come.
  async paint() {
    const show = async (coming) => this.drawing.show(await coming, this.words);
    const tables = this.front.games.map((id) => `table.${id}`);
    await Promise.all([this.lettered, show(this.pictures.bring(hallOf(this.window))), show(this.pictures.bring('name', ...tables)), show(this.pictures.bring('ledge'))]);
  }

  layOut() {
    const { window, front, words } = this;
    if (!this.root.isConnected) return; // the letters may come after the end, and the status has a place of its own then
    const { innerWidth: width, innerHeight: height, devicePixelRatio: density } = window;
    const style = window.getComputedStyle(window.document.documentElement);
    const insets = Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0]));
    const k = look({ width, height, scale: this.settings.scale, density, measure: this.measure });
    const places = arrangeTitle({ width, height, insets }, k, words, front.games, this.goesOn);
    this.drawing.draw(places, k, words);
    const { kind, x, y, w, h } = places.status;
    this.status.dataset.kind = kind;
    this.status.style.setProperty('--dp', `${k.dp}px`);
    Object.assign(this.status.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    const hall = hallOf(window);
    if (this.hung && this.hung !== hall) this.pictures.bring(hall).then((found) => this.drawing.show(found, words), () => {});
    this.hung = hall;
  }

  // hold keeps the focus here until the program takes over: the engine asks for it as soon as it runs.
  hold({ target, relatedTarget }) {
    if (relatedTarget?.tagName === 'CANVAS' && !this.going) target.focus({ preventScroll: true });
  }

  // press remembers what the program is to do, in place of what was pressed before.
  async press(id) {
    if (this.going) return;
    if (id === 'open') {
      const [file] = await this.choose();
      if (!file) return;
      this.file = await file.slice(0, longest).text();
    }
    this.wish = id;
    for (const button of this.root.querySelectorAll('button')) {
      const is = button.dataset.wish === id;
      button.classList.toggle('wished', is);
      if (is) button.setAttribute('aria-pressed', 'true');
      else button.removeAttribute('aria-pressed');
      if (!is) continue;
      this.status.classList.add('asked');
      this.status.querySelector('#message').textContent = this.text.opens.replace('{name}', button.getAttribute('aria-label'));
    }
  }

  // choose has the person choose a file.
  choose() {
    const input = this.window.document.createElement('input');
    input.type = 'file';
    return new Promise((resolve) => {
      input.addEventListener('change', () => resolve(input.files));
      input.addEventListener('cancel', () => resolve([]));
      input.click();
    });
  }

  // started lies over the program's first picture until that is whole, and then gives way to it.
  started() {
    this.timer = this.window.setTimeout(() => this.giveWay(), patience);
  }

  // giveWay hands over to the program, and what was pressed with it.
  giveWay() {
    if (this.going) return;
    this.going = true;
    const { window, root, status } = this;
    window.clearTimeout(this.timer);
    const canvas = window.document.querySelector('canvas');
    if (root.contains(window.document.activeElement)) canvas?.focus();
    root.inert = true;
    status.hidden = true;
    if (this.wish === 'open') window.runehallOpen?.(this.file);
    else if (this.wish) window.runehallWish?.(this.wish);
    root.classList.add('goes');
    const still = this.settings.still ?? window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    root.style.setProperty('--fade', still ? '80ms' : '220ms');
    window.setTimeout(() => this.end(), still ? 80 : 220);
  }

  // end takes the title away at once.
  end() {
    this.going = true;
    this.window.clearTimeout(this.timer);
    this.window.removeEventListener('resize', this.layOut);
    this.status.classList.remove('aside');
    this.status.removeAttribute('style');
    this.root.remove();
    this.pictures.end();
    this.ended();
  }
}
