// A mirror of the screen for screen readers: what the program says is on it (package internal/aloud) becomes elements with roles and
// names, each lying where its thing is drawn, in reading order. Pressing one presses the thing. The canvas itself is hidden from them.

// tags are the elements of things by their roles.
const tags = { text: 'p', heading: 'h2', button: 'button', switch: 'button', option: 'button', slider: 'div', field: 'input', cell: 'div' };

// roles are what elements are by the roles of their things, where the element alone does not say it.
const roles = { switch: 'switch', option: 'radio', slider: 'slider', cell: 'gridcell' };

// lines is how many lines the log keeps: whoever goes back in it finds the last ones.
const lines = 40;

// set gives an element an attribute, or takes it away, and touches nothing that stays as it is: each change is work for a screen reader.
function set(element, name, value) {
  if (value === undefined || value === null || value === false || value === '') {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, value);
  }
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// arrange gives an element these children and no others, in this order. The one that has the focus, or holds it, is not moved within it: it
// would lose it.
function arrange(parent, children, focused) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) {
    if (!wanted.has(child)) child.remove();
  }
  const stays = children.find((child) => child.parentNode === parent && child.contains(focused));
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === stays || child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

// words joins what is said of a thing.
const words = (parts, between) => parts.filter(Boolean).join(between);

export class Mirror {
  constructor(window, text) {
    this.window = window;
    this.document = window.document;
    this.text = text;
    this.groups = new Map(); // { element, grid, rows } by id
    this.things = new Map(); // { element, role, thing } by id, in reading order
    this.heard = 0; // the serial of the last line that was read out
    this.scene = '';
    this.dialog = ''; // the id of the topmost one
    this.before = ''; // the id of what had the focus before a dialog opened
    this.quiet = false; // the focus is moved by the mirror, and not by the person
  }

  make(tag, attributes = {}) {
    const element = this.document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  // speak changes the language of what the mirror says by itself.
  speak(text) {
    this.text = text;
    this.log.setAttribute('aria-label', text.happened);
  }

  // begin shows the mirror and has the program describe its screen.
  begin() {
    this.root = this.make('main', { id: 'mirror' });
    this.title = this.make('h1', { tabindex: -1 });
    this.body = this.make('div');
    this.log = this.make('div', { role: 'log', 'aria-live': 'polite', 'aria-label': this.text.happened });
    this.alert = this.make('div', { role: 'alert' });
    this.root.append(this.title, this.body, this.log, this.alert);
    this.root.addEventListener('keydown', (event) => this.key(event));
    this.document.body.append(this.root);
    this.canvas = this.document.querySelector('canvas');
    if (this.canvas) {
      if (this.document.activeElement === this.canvas) this.title.focus(); // what has the focus cannot be hidden
      this.tabindex = this.canvas.getAttribute('tabindex');
      this.canvas.setAttribute('aria-hidden', 'true');
      this.canvas.setAttribute('tabindex', '-1');
    }
    this.window.runehallListen((text) => this.hear(text));
  }

  // hear shows a description as it comes. Should that break, the program must not break with it: what is shown is made anew from the next.
  hear(text) {
    try {
      this.tell(JSON.parse(text));
    } catch (error) {
      this.window.reportError(error);
      this.groups = new Map();
      this.things = new Map();
      this.body.replaceChildren();
    }
  }

  // end takes the mirror away.
  end() {
    this.window.runehallListen();
    this.root.remove();
    if (!this.canvas) return;
    this.canvas.removeAttribute('aria-hidden');
    if (this.tabindex === null) this.canvas.removeAttribute('tabindex');
    else this.canvas.setAttribute('tabindex', this.tabindex);
  }

  act(kind, id = '', text = '') {
    this.window.runehallAct(kind, id, text);
  }

  // tell shows a description.
  tell(screen) {
    const focused = this.document.activeElement;
    const within = this.root.contains(focused);
    const had = [...this.things.values()].findIndex(({ element }) => element === focused);
    const dialog = screen.groups.findLast((group) => group.kind === 'dialog')?.id ?? '';
    const opened = dialog !== '' && dialog !== this.dialog;
    const closed = dialog === '' && this.dialog !== '';
    if (opened && this.dialog === '') this.before = [...this.things.keys()][had] ?? '';
    const left = screen.scene !== this.scene;
    this.scene = screen.scene;
    this.dialog = dialog;
    set(this.root, 'lang', screen.lang);
    write(this.title, screen.title || screen.scene);
    this.update(screen, focused);
    if (within) this.refocus({ focused, had, left, opened, closed });
    this.say(screen.said);
  }

  // refocus moves the focus from something that is gone, or that something has opened over: to what has opened, to what was left for it,
  // to the title of another screen, or to what stands where it stood.
  refocus({ focused, had, left, opened, closed }) {
    const there = this.root.contains(focused);
    const active = this.document.activeElement;
    let to;
    if (opened) to = this.groups.get(this.dialog).element;
    else if (closed && !left && this.things.has(this.before)) to = this.things.get(this.before).element;
    else if (there) to = focused;
    else if (this.dialog) to = this.groups.get(this.dialog).element;
    else if (!left && had >= 0) {
      const list = [...this.things.values()];
      to = (list.slice(had).find(({ element }) => element.tabIndex >= 0) ?? list.findLast(({ element }) => element.tabIndex >= 0))?.element;
    }
    to ??= this.title;
    if (active === to) return;
    this.quiet = true;
    to.focus();
    this.quiet = false;
  }

  // update brings groups and things up to date.
  update({ groups, things }, focused) {
    const modal = this.dialog !== '';
    const before = this.things;
    this.things = new Map();
    for (const thing of things) this.things.set(thing.id, this.thing(thing, before.get(thing.id)));
    const shown = new Map();
    for (const group of groups) {
      const known = this.group(group);
      shown.set(group.id, known);
      const own = [...this.things.values()].filter(({ thing }) => thing.group === group.id);
      // What a dialog covers is hidden, but for what can still be pressed. No aria-modal: some readers read nothing out then that stands
      // beside the dialog, such as a refusal.
      set(known.element, 'aria-hidden', modal && group.kind !== 'dialog' && !own.some((k) => k.element.tabIndex >= 0 && !k.thing.disabled));
      const cells = own.filter((k) => k.role === 'cell' && k.thing.row);
      this.fill(known, cells, focused);
      set(known.grid, 'role', cells.length > 0 && 'grid');
      set(known.grid, 'aria-label', cells.length > 0 && group.label);
      arrange(known.element, [known.grid, ...own.filter((k) => !cells.includes(k)).map((k) => k.element)], focused);
    }
    this.groups = shown;
    arrange(this.body, [...shown.values()].map((known) => known.element), focused);
    this.rove();
  }

  // fill puts cells into the rows of a grid. When a board has grown, all rows have other numbers, so that a row is known by what lies in
  // it.
  fill(known, cells, focused) {
    const numbers = [...new Set(cells.map((k) => k.thing.row))].sort((a, b) => a - b);
    const free = new Set(known.rows);
    known.rows = numbers.map((number) => {
      const own = cells.filter((k) => k.thing.row === number).map((k) => k.element);
      const parents = own.map((element) => element.parentElement).filter((row) => free.has(row));
      const row = parents.find((parent) => parent.contains(focused)) ?? parents[0] ?? this.make('div', { role: 'row' });
      free.delete(row);
      set(row, 'aria-rowindex', number);
      return { row, own };
    }).map(({ row, own }) => {
      arrange(row, own, focused);
      return row;
    });
    arrange(known.grid, known.rows, focused);
  }

  // group returns a group, brought up to date.
  group({ id, label, kind }) {
    let known = this.groups.get(id);
    if (!known) {
      known = { element: this.make('section', { tabindex: -1 }), grid: this.make('div'), rows: [] };
    }
    set(known.element, 'role', kind === 'dialog' ? 'dialog' : kind === 'toolbar' ? 'toolbar' : label && 'region');
    set(known.element, 'aria-label', label);
    return known;
  }

  // thing returns a thing, brought up to date.
  thing(thing, known) {
    if (known?.role !== thing.role) known = { element: this.create(thing), role: thing.role };
    known.thing = thing;
    const { element } = known;
    const place = thing.rect.join(' ');
    if (known.place !== place) {
      known.place = place;
      const [x, y, width, height] = thing.rect;
      Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${Math.max(1, width)}px`, height: `${Math.max(1, height)}px` });
    }
    const held = thing.role === 'slider' || thing.role === 'field'; // the element has the value itself
    const said = words([thing.label, !held && thing.value], ', ');
    if (thing.role === 'text') write(element, words([said, thing.note], '. '));
    else if (thing.role === 'heading') {
      set(element, 'aria-level', (thing.level ?? 1) + 1);
      write(element, words([said, thing.note], '. '));
    } else {
      const choice = thing.role === 'option'; // its note is what is chosen, without which it means nothing
      set(element, 'aria-label', choice ? words([thing.note, said], ': ') : said);
      set(element, 'aria-description', !choice && thing.note);
      set(element, 'aria-disabled', thing.role !== 'cell' && thing.disabled); // a cell can always be read; those to press say so
    }
    this.state(element, thing);
    return known;
  }

  state(element, thing) {
    switch (thing.role) {
      case 'button':
        set(element, 'aria-pressed', thing.selected && 'true');
        break;
      case 'switch':
      case 'option':
        set(element, 'aria-checked', thing.checked ? 'true' : 'false');
        break;
      case 'slider':
        set(element, 'aria-valuemin', String(thing.least ?? 0));
        set(element, 'aria-valuemax', String(thing.most ?? 0));
        set(element, 'aria-valuenow', String(thing.now ?? 0));
        set(element, 'aria-valuetext', thing.value);
        break;
      case 'field':
        if (this.document.activeElement !== element && element.value !== (thing.value ?? '')) element.value = thing.value ?? '';
        break;
      case 'cell':
        set(element, 'aria-colindex', thing.column);
        set(element, 'aria-selected', thing.selected && 'true');
        break;
    }
  }

  create({ id, role }) {
    const element = this.make(tags[role] ?? 'div', { class: 'thing' });
    if (role === 'text' || role === 'heading') return element;
    if (element.tagName === 'BUTTON') element.type = 'button';
    set(element, 'role', roles[role]);
    if (role === 'slider') element.tabIndex = 0;
    if (role === 'field') element.addEventListener('change', () => this.act('write', id, element.value));
    else if (role !== 'slider') element.addEventListener('click', () => this.press(id));
    element.addEventListener('focus', () => {
      if (!this.quiet) this.act('focus', id);
    });
    return element;
  }

  press(id) {
    const thing = this.things.get(id)?.thing;
    if (thing && !thing.disabled) this.act('press', id);
  }

  // rove lets Tab reach one cell of each grid, from which the arrows lead to the others: the one with the focus, a lit one, or the first.
  rove() {
    for (const { grid } of this.groups.values()) {
      const cells = [...this.things.values()].filter(({ element, role }) => role === 'cell' && grid.contains(element));
      const on = cells.find(({ element }) => element === this.document.activeElement) ?? cells.find(({ thing }) => thing.lit) ?? cells[0];
      for (const known of cells) {
        const stop = known === on ? 0 : -1;
        if (known.element.tabIndex !== stop || !known.element.hasAttribute('tabindex')) known.element.tabIndex = stop;
      }
    }
  }

  // key moves among cells, sets sliders, and goes back.
  key(event) {
    const known = [...this.things.values()].find(({ element }) => element === event.target);
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (event.key === 'Escape') this.act('back');
    else if (known?.role === 'slider' && way) this.act(event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 'more' : 'less', known.thing.id);
    else if (known?.role === 'cell' && way) this.step(known, way);
    else if (known?.role === 'cell' && (event.key === 'Enter' || event.key === ' ')) this.press(known.thing.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // step leads from a cell to the nearest one in a direction.
  step(from, [down, right]) {
    let best, least = Infinity;
    for (const known of this.things.values()) {
      if (known.role !== 'cell' || known.thing.group !== from.thing.group) continue;
      const along = (known.thing.row - from.thing.row) * down + (known.thing.column - from.thing.column) * right;
      const aside = Math.abs((known.thing.row - from.thing.row) * right) + Math.abs((known.thing.column - from.thing.column) * down);
      if (along > 0 && along + 4 * aside < least) {
        best = known;
        least = along + 4 * aside;
      }
    }
    if (!best) return;
    best.element.focus();
    this.rove();
  }

  // say reads out what is new: urgent lines at once, the others in their turn.
  say(said) {
    for (const { serial, text, urgent } of said ?? []) {
      if (serial <= this.heard) continue;
      this.heard = serial;
      const line = this.make('p');
      line.textContent = text;
      if (urgent) this.alert.replaceChildren(line);
      else this.log.append(line);
    }
    while (this.log.children.length > lines) this.log.firstElementChild.remove();
  }
}
