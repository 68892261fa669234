package ui

// Dialog asks a question above everything else; nothing below it reacts. In portrait it is a sheet at the bottom.
// Update it before the widgets below it, and draw it after them. Make a new one for each question.
type Dialog struct {
	Title   string
	Text    string
	Content Widget    // stands between the text and the buttons; nil: nothing
	Buttons []*Button // from left to right; the primary one has the focus when the dialog opens
	OnBack  func()    // called on Back, or a tap outside the dialog; nil: only a button closes it

	title  Label
	text   Label
	column Column
	body   Scroll
	panel  Rect
	shown  Tween
	opened bool
}

// Measure returns the size of the panel within room.
func (d *Dialog) Measure(k *Kit, room Size) Size {
	w := min(room.W-2*k.Gap.M, k.Part.Dialog)
	d.fill(k)
	inner := w - 2*k.Gap.XL
	h := d.column.Measure(k, Sz(inner, 0)).H + 2*k.Gap.XL
	if _, buttons := d.rows(k, inner); buttons > 0 {
		h += buttons + k.Gap.XL
	}
	return Sz(w, min(h, room.H-2*k.Gap.M))
}

// fill assembles the widgets above the buttons.
func (d *Dialog) fill(k *Kit) {
	d.column.Items = d.column.Items[:0]
	if d.Title != "" {
		d.title = Label{Text: d.Title, Style: k.Type.Heading.In(k.Palette.ParchmentInk), Wrap: true}
		d.column.Items = append(d.column.Items, &d.title)
	}
	if d.Text != "" {
		d.text = Label{Text: d.Text, Style: k.Type.Body.In(k.Palette.ParchmentInk), Wrap: true}
		d.column.Items = append(d.column.Items, &d.text)
	}
	if d.Content != nil {
		d.column.Items = append(d.column.Items, d.Content)
	}
	d.body.Content = &d.column
}

// rows returns the places of the buttons and their height: side by side if their words fit, otherwise stacked.
func (d *Dialog) rows(k *Kit, width float64) ([]Rect, float64) {
	n := len(d.Buttons)
	if n == 0 {
		return nil, 0
	}
	var widest float64
	for _, b := range d.Buttons {
		widest = max(widest, b.Measure(k, Size{}).W)
	}
	if one := (width - k.Gap.M*float64(n-1)) / float64(n); widest <= one {
		return Rc(0, 0, width, k.Button).Grid(n, n, k.Gap.M), k.Button
	}
	h := float64(n)*k.Button + float64(n-1)*k.Gap.M
	return Rc(0, 0, width, h).Grid(n, 1, k.Gap.M), h
}

// Layout places the panel within r, the safe area of the screen.
func (d *Dialog) Layout(k *Kit, r Rect) {
	size := d.Measure(k, r.Size())
	d.panel = r.Place(size, .5, .5)
	if r.Size().Portrait() {
		d.panel = r.Grow(-k.Gap.M).Place(size, .5, 1)
	}
	inner := d.panel.Grow(-k.Gap.XL)
	places, h := d.rows(k, inner.W)
	foot, top := inner.CutBottom(h, k.Gap.XL)
	if h == 0 {
		top = inner
	}
	d.body.Aside = k.Gap.L // in the margin
	d.body.Layout(k, top)
	for i, b := range d.Buttons {
		b.Layout(k, places[i].Move(foot.Min()))
	}
}

// Panel returns the place of the panel.
func (d *Dialog) Panel() Rect { return d.panel }

// Update updates the dialog and takes the rest of the tick.
func (d *Dialog) Update(c *Context) {
	if !d.opened {
		d.open(c)
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

func (d *Dialog) open(c *Context) {
	d.opened = true
	d.shown.To(1, c.ticks(160), OutCubic)
	for _, b := range d.Buttons {
		if b.Kind == PrimaryButton && !b.Disabled {
			c.root.Focus(b)
		}
	}
}

// Draw draws the dimmed screen and the panel.
func (d *Dialog) Draw(c *Canvas) {
	v := d.shown.Value()
	c.Covers(c.Bounds()) // what lies under the dimming cannot be pressed, so screen readers need not hear it
	c.Rect(c.Bounds(), c.Palette.Ink.Fade(.6*v))
	c.Parchment(d.panel) // at once: words that lie under it must not be seen through those on it
	before := c.Fade(v)
	d.body.Draw(c)
	for _, b := range d.Buttons {
		b.Draw(c)
	}
	c.Unfade(before)
}
