// Draws the title of the page: elements at the places that titleplaces.js has found, in the look of title.css.

import { hallPlace } from './titleplaces.js';

// icons are strokes on a grid of 24, as in ui/shape_icon.go.
const icons = {
  open: 'M3.5 19.5V5H9.5L12 7.5H19.5V10.5M3.5 19.5L6.5 10.5H22L19 19.5Z',
  learn: 'M12 6.5C10 5 7 4.5 3.5 4.8V18.5C7 18.2 10 18.7 12 20.2C14 18.7 17 18.2 20.5 18.5V4.8C17 4.5 14 5 12 6.5ZM12 6.5V20M6.5 9C7.8 9 8.8 9.2 9.6 9.6M6.5 12.5C7.8 12.5 8.8 12.7 9.6 13.1M17.5 9C16.2 9 15.2 9.2 14.4 9.6M17.5 12.5C16.2 12.5 15.2 12.7 14.4 13.1',
  settings: 'M12 8.6A3.4 3.4 0 1 1 12 15.4A3.4 3.4 0 1 1 12 8.6ZM12 2.8V5.6M12 18.4V21.2M2.8 12H5.6M18.4 12H21.2M5.5 5.5L7.5 7.5M16.5 16.5L18.5 18.5M18.5 5.5L16.5 7.5M7.5 16.5L5.5 18.5',
  play: 'M8 5L19 12L8 19Z',
  forward: 'M9.5 5L16.5 12L9.5 19',
};

// Drawing keeps the elements of the title: a new size only moves them.
export class Drawing {
  constructor(document, root, press) {
    this.document = document;
    this.root = root;
    this.press = press;
    this.elements = new Map(); // by a name
    this.pictures = new Map(); // { url, rect, sheet } by id, as they come
  }

  // part returns an element of a parent, made when it is first asked for, at a rectangle that counts from the origin of that parent.
  part(parent, name, tag = 'span', rect = undefined, origin = { x: 0, y: 0 }) {
    let element = this.elements.get(name);
    if (!element) {
      element = this.document.createElement(tag);
      element.className = name.replaceAll('.', ' ');
      if (tag === 'button') element.type = 'button';
      this.elements.set(name, element);
    }
    if (element.parentNode !== parent) parent.append(element);
    if (rect) {
      const { style } = element;
      [style.left, style.top, style.width, style.height] = [rect.x - origin.x, rect.y - origin.y, rect.w, rect.h].map((v) => `${v}px`);
    }
    return element;
  }

  drop(name) {
    this.elements.get(name)?.remove();
    this.elements.delete(name);
  }

  // words sets words in their place: on one line in its middle, or wrapped.
  words(parent, name, words, origin, tag = 'span') {
    const element = this.part(parent, name, tag, words.rect, origin);
    const { style } = element;
    element.classList.add('words', words.font.family.endsWith('Display') ? 'display' : 'body');
    element.classList.toggle('centre', words.centre === true);
    element.classList.toggle('wraps', words.width > 0);
    style.fontSize = `${words.size}px`;
    style.fontWeight = words.font.weight;
    style.lineHeight = `${this.k.high(words)}px`;
    if (element.textContent !== words.text) element.textContent = words.text;
    return element;
  }

  icon(parent, name, id, rect, origin) {
    const element = this.part(parent, name, 'span', rect, origin);
    element.classList.add('icon');
    element.innerHTML ||= `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[id]}"/></svg>`;
  }

  // picture lays a picture on a rectangle, once it has come.
  picture(parent, name, id, rect, origin) {
    const element = this.part(parent, name, 'span', rect, origin);
    element.classList.add('picture');
    this.paint(element, id, rect.w, rect.h);
    return element;
  }

  paint(element, id, w, h) {
    const picture = this.pictures.get(id);
    if (!picture) return;
    element.setAttribute('elementtiming', id); // the browser notes when it is on the screen, for the figures
    const [x, y, pw, ph] = picture.rect;
    element.style.backgroundImage = `url("${picture.url}")`;
    element.style.backgroundSize = `${picture.sheet[0] * w / pw}px ${picture.sheet[1] * h / ph}px`;
    element.style.backgroundPosition = `${-x * w / pw}px ${-y * h / ph}px`;
    element.classList.add('there');
  }

  glow(parent, name, { x, y, r }, origin) {
    this.part(parent, name, 'span', { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, origin).classList.add('glow');
  }

  // draw shows what arrangeTitle has placed.
  draw(places, k, words) {
    this.places = places;
    this.k = k;
    const { root } = this;
    root.style.setProperty('--dp', `${k.dp}px`);
    const hall = this.part(root, 'hall', 'div', hallPlace(places));
    hall.style.backgroundImage = '';
    hall.classList.remove('there');
    hall.style.maskImage = places.hall ? 'linear-gradient(to right, #000 63%, transparent)' : ''; // dark behind the list, before it ends
    this.paint(hall, places.portrait ? 'hall.portrait' : 'hall', hallPlace(places).w, hallPlace(places).h);
    this.glow(root, 'dawn', places.glow);
    const name = this.part(root, 'name', 'h1', places.name);
    name.setAttribute('aria-label', words['title.name']);
    this.picture(name, 'lettering', 'name', places.name, places.name);
    this.words(root, 'line', places.line, undefined, 'p');
    for (const i of [0, 1]) {
      if (places.rules[i]) this.part(root, `rule.rule${i}`, 'span', places.rules[i]);
      else this.drop(`rule.rule${i}`);
    }
    const list = this.part(root, 'list', 'div', places.list ?? places.screen);
    list.classList.toggle('scrolls', places.list !== undefined);
    const origin = places.list ?? places.screen;
    for (const table of places.tables) this.table(list, table, origin);
    this.ledge(root, places);
  }

  button(parent, id, rect, origin, label, note) {
    const button = this.part(parent, `button.${id}`, 'button', rect, origin);
    button.dataset.wish = id;
    button.setAttribute('aria-label', label);
    if (note) button.setAttribute('aria-description', note);
    button.onclick ??= () => this.press(id);
    return button;
  }

  table(list, table, origin) {
    const { id, rect } = table;
    const button = this.button(list, id, rect, origin, table.name, table.line);
    button.classList.add('table');
    button.classList.toggle('upright', table.upright === true);
    for (const part of ['plaque', 'wood', 'ember', 'clip', 'icon']) {
      if (this.form !== undefined && this.form !== table.upright) this.drop(`${part}.${part}-${id}`);
    }
    if (table.upright) {
      this.picture(button, `sprite.sprite-${id}`, `table.${id}`, table.picture, rect);
      this.part(button, `plaque.plaque-${id}`, 'span', table.plaque, rect);
    } else {
      const wood = this.part(button, `wood.wood-${id}`, 'span', rect, rect);
      this.cover(wood, rect);
      this.glow(button, `ember.ember-${id}`, table.glow, rect);
      const clip = this.part(button, `clip.clip-${id}`, 'span', table.clip, rect);
      this.picture(clip, `sprite.sprite-${id}`, `table.${id}`, table.picture, table.clip);
      this.icon(button, `icon.icon-${id}`, 'forward', table.icon, rect);
    }
    table.words.forEach((words, i) => this.words(button, `words${i}.words${i}-${id}`, words, rect).classList.toggle('cream', words.cream === true));
    if (table.words.length < 2) this.drop(`words1.words1-${id}`);
  }

  // cover fills an element with the wood of the ledge.
  cover(element) {
    const wood = this.pictures.get('ledge');
    if (!wood) return;
    element.style.setProperty('--wood', `url("${wood.url}")`);
    element.classList.add('there');
  }

  ledge(root, { ground, band, buttons }) {
    const ledge = this.part(root, 'ledge', 'div', ground);
    ledge.style.setProperty('--band', `${band}px`);
    this.cover(ledge);
    this.part(ledge, 'knots', 'span', { x: 0, y: 0, w: ground.w, h: band });
    for (const b of buttons) {
      const { id, rect, shown, stacked, size, font, width } = b;
      const button = this.button(ledge, id, rect, ground, b.text, b.note);
      button.classList.add('face');
      button.classList.toggle('golden', b.golden === true);
      button.classList.toggle('stacked', stacked === true);
      if (!button.firstChild) {
        button.innerHTML = `<span class="icon"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[id]}"/></svg></span><span class="words"></span>`;
      }
      const words = button.lastChild;
      words.textContent = shown;
      Object.assign(words.style, { fontSize: `${size}px`, fontWeight: font.weight, lineHeight: `${this.k.high({ font, size })}px` });
      words.style.width = width > 0 ? `${width}px` : '';
      words.classList.toggle('wraps', width > 0);
      words.hidden = shown === '';
    }
  }

  // show keeps pictures that have come, and draws them.
  show(pictures, words) {
    for (const [id, picture] of Object.entries(pictures)) this.pictures.set(id, picture);
    if (this.places) this.draw(this.places, this.k, words);
  }
}
