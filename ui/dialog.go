package ui

// Dialog asks a question above everything else; nothing below it reacts. In portrait it is a sheet
// at the lower edge. Update it before what lies below, draw it after.
type Dialog struct {
	Title   string
	Text    string
	Content Widget    // between the text and the buttons; nil is none
	Buttons []*Button // the last one is the one to confirm; the primary one gets the focus
	OnBack  func()    // Back, or a tap beside the dialog; nil: the dialog must be answered

	shown   Tween
	opened  bool
	panel   Rect
	body    Scroll
	column  Column
	buttons []Rect
	screen  Rect
}

// Measure returns the size of the panel within room.
func (d *Dialog) Measure(k *Kit, room Size) Size {
	w := min(room.W-2*k.Gap.M, k.Part.Dialog)
	d.fill(k)
	m := d.column.Measure(k, Sz(w-2*k.Gap.XL, 0))
	_, bh := d.rows(k, w-2*k.Gap.XL)
	return Sz(w, min(m.H+bh+2*k.Gap.XL+k.Gap.L, room.H-2*k.Gap.M))
}

func (d *Dialog) fill(k *Kit) {
	d.column.Items = d.column.Items[:0]
	if d.Title != "" {
		d.column.Items = append(d.column.Items, &Label{Text: d.Title, Style: k.Type.Heading, Wrap: true})
	}
	if d.Text != "" {
		d.column.Items = append(d.column.Items, &Label{Text: d.Text, Wrap: true})
	}
	if d.Content != nil {
		d.column.Items = append(d.column.Items, d.Content)
	}
	d.body.Content = &d.column
}

// rows returns the places of the buttons within width, side by side where they fit, otherwise below
// each other, and their height.
func (d *Dialog) rows(k *Kit, width float64) ([]Rect, float64) {
	var sum, widest float64
	for _, b := range d.Buttons {
		m := b.Measure(k, Size{})
		sum += m.W
		widest = max(widest, m.W)
	}
	n := len(d.Buttons)
	if n == 0 {
		return nil, 0
	}
	if one := (width - k.Gap.S*float64(n-1)) / float64(n); widest <= one {
		return Rc(0, 0, width, k.Button).Grid(n, n, k.Gap.S), k.Button
	}
	h := float64(n)*k.Button + float64(n-1)*k.Gap.S
	return Rc(0, 0, width, h).Grid(n, 1, k.Gap.S), h
}

// Layout places the panel within r, the safe part of the screen.
func (d *Dialog) Layout(k *Kit, r Rect) {
	d.screen = r
	size := d.Measure(k, r.Size())
	if r.Size().Portrait() {
		d.panel = r.Inset(Even(k.Gap.M)).Place(size, .5, 1)
	} else {
		d.panel = r.Place(size, .5, .5)
	}
	inner := d.panel.Grow(-k.Gap.XL)
	places, h := d.rows(k, inner.W)
	foot, top := inner.CutBottom(h, k.Gap.L)
	d.body.Layout(k, top)
	d.buttons = d.buttons[:0]
	for i, b := range d.Buttons {
		place := places[i].Move(foot.Min())
		d.buttons = append(d.buttons, place)
		b.Layout(k, place)
	}
}

// Update updates the dialog and takes everything else.
func (d *Dialog) Update(c *Context) {
	if !d.opened {
		d.opened = true
		d.shown.To(1, c.ticks(160), OutCubic)
		for _, b := range d.Buttons {
			if b.Kind == PrimaryButton && !b.Disabled {
				c.root.Focus(b)
			}
		}
	}
	d.shown.Update()
	c.Moves(d.shown.Moving())
	d.body.Update(c)
	for _, b := range d.Buttons {
		b.Update(c)
	}
	if d.OnBack != nil && (c.Action(Back) || c.tappedOutside(d.panel)) {
		d.OnBack()
	}
	c.Modal()
}

// Draw draws the dimmed screen and the panel.
func (d *Dialog) Draw(c *Canvas) {
	v := d.shown.Value()
	c.Rect(c.Bounds(), c.Palette.Ink.Fade(.6*v))
	defer c.Unfade(c.Fade(v))
	c.Panel(d.panel)
	d.body.Draw(c)
	for _, b := range d.Buttons {
		b.Draw(c)
	}
}

// Toast is a line that shows for a while and goes by itself: why a move is refused, what was done.
type Toast struct {
	icon   Icon
	text   string
	edge   Color
	action *Button
	left   int
	shown  Tween
	rect   Rect
	over   bool
}

// toastTicks is how long a toast stays: four seconds, and for ever while the mouse rests on it.
const toastTicks = 4 * TPS

// Show shows a line with an icon and an edge colour, in place of the one before. action may be nil,
// or a button within the toast ("Why not?").
func (t *Toast) Show(icon Icon, text string, edge Color, action *Button) {
	t.icon, t.text, t.edge, t.action = icon, text, edge, action
	t.left = toastTicks
}

// Hide lets the toast go.
func (t *Toast) Hide() { t.left = 0 }

// Shown reports whether a toast is to be seen.
func (t *Toast) Shown() bool { return t.left > 0 || t.shown.Value() > 0 }

// Measure returns the size of the line, at most the room's width.
func (t *Toast) Measure(k *Kit, room Size) Size {
	w := k.Gap.L*2 + k.Icon + k.Gap.S + k.Measure(t.text, k.Type.Body, 0).W
	if t.action != nil {
		w += k.Gap.S + t.action.Measure(k, Size{}).W
	}
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.Button+k.Gap.S)
}

// Layout places the toast in the middle of r's lower edge.
func (t *Toast) Layout(k *Kit, r Rect) {
	t.rect = r.Place(t.Measure(k, r.Size()), .5, 1)
	if t.action != nil {
		m := t.action.Measure(k, Size{})
		t.action.Layout(k, t.rect.Inset(Even(k.Gap.XS)).Place(Sz(min(m.W, t.rect.W/2), t.rect.H-2*k.Gap.XS), 1, .5))
	}
}

// Update counts the toast down.
func (t *Toast) Update(c *Context) {
	if t.left > 0 {
		if t.action != nil {
			t.action.Update(c)
		}
		t.over = c.Hovers(t.rect)
		if !t.over {
			t.left--
		}
	}
	t.shown.To(b2f(t.left > 0), c.ticks(160), OutCubic)
	t.shown.Update()
	c.Moves(t.left > 0 && !t.over || t.shown.Moving())
}

// Draw draws the toast.
func (t *Toast) Draw(c *Canvas) {
	v := t.shown.Value()
	if v <= 0 {
		return
	}
	defer c.Unfade(c.Fade(v))
	p := &c.Palette
	c.Cast(t.rect, t.rect.H/2, c.Part.Mid)
	c.Box(t.rect, t.rect.H/2, Flat(p.Ink.Mix(t.edge, .15)))
	c.Frame(t.rect, t.rect.H/2, c.Hairline, Flat(t.edge))
	r := t.rect.Inset(Sides(c.Gap.L, 0))
	icon, r := r.CutLeft(c.Theme.Icon, c.Gap.S)
	c.Icon(t.icon, icon, c.Theme.Icon, t.edge.Mix(p.Cream, .4))
	if t.action != nil {
		r.W = max(0, t.action.Rect().X-c.Gap.S-r.X)
		t.action.Draw(c)
	}
	c.TextIn(t.text, c.Type.Body.In(p.Cream), r, AlignLeft|AlignMiddle)
}
