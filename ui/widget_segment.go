package ui

import "runehall/internal/aloud"

// Choice is one of the choices of a segment.
type Choice struct {
	Text  string
	Icon  Icon
	Seat  *SeatLook // drawn as a coin
	Label string    // the words for screen readers, if they are more than Text
}

// Segment lets a person choose one of a few things.
type Segment struct {
	Choices  []Choice
	Selected int
	Disabled bool
	OnChange func(i int)
	Label    string // what is being chosen, for screen readers

	cells []option
	rect  Rect
}

// option is one of several things to choose from.
type option struct {
	press pressing
	rect  Rect
	speak func() aloud.Thing
}

// Speak describes the option to screen readers.
func (o *option) Speak() aloud.Thing { return o.speak() }

// speak describes choice i to screen readers.
func (s *Segment) speak(i int) aloud.Thing {
	if i >= len(s.Choices) {
		return aloud.Thing{Role: aloud.Option}
	}
	ch := &s.Choices[i]
	label := ch.Label
	if label == "" {
		label = ch.Text
	}
	return aloud.Thing{Role: aloud.Option, Label: label, Note: s.Label,
		State: aloud.State{Checked: i == s.Selected, Disabled: s.Disabled}}
}

// Measure returns the width that all words need, but at most the room's.
func (s *Segment) Measure(k *Kit, room Size) Size {
	w := 0.0
	for _, ch := range s.Choices {
		w = max(w, s.want(k, ch))
	}
	w = w*float64(len(s.Choices)) + 2*k.Gap.XS
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, float64(s.rows(k, w))*k.Touch+2*k.Gap.XS)
}

// rows returns how many rows the choices take at a width: two if there are many choices with long words, or three whose
// words would wrap.
func (s *Segment) rows(k *Kit, width float64) int {
	var sum float64
	for _, ch := range s.Choices {
		sum += s.want(k, ch)
	}
	switch room := width - 2*k.Gap.XS; {
	case len(s.Choices) >= 4 && sum > room, len(s.Choices) == 3 && sum*minShrink > room:
		return 2
	}
	return 1
}

func (s *Segment) want(k *Kit, ch Choice) float64 {
	w := 2 * k.Gap.M
	if ch.Text != "" {
		w += k.Measure(ch.Text, k.Type.Body, 0).W
	}
	if ch.Icon != NoIcon || ch.Seat != nil {
		w += k.Icon + k.Gap.S
	}
	return max(w, k.Touch)
}

// Layout divides the place among the choices in proportion to their words.
func (s *Segment) Layout(k *Kit, r Rect) {
	s.rect = r
	if len(s.cells) != len(s.Choices) {
		s.cells = make([]option, len(s.Choices))
		for i := range s.cells {
			s.cells[i].speak = func() aloud.Thing { return s.speak(i) }
		}
	}
	if s.rows(k, r.W) > 1 && r.H >= 2*k.Touch { // a place that is too low for two rows gets one
		for i, cell := range r.Grow(-k.Gap.XS).Grid(len(s.Choices), (len(s.Choices)+1)/2, 0) {
			s.cells[i].rect = cell
		}
		return
	}
	tracks := make([]Track, len(s.Choices))
	for i, ch := range s.Choices {
		tracks[i] = Share(s.want(k, ch))
	}
	for i, cell := range r.Grow(-k.Gap.XS).Columns(0, tracks...) {
		s.cells[i].rect = cell
	}
}

// Update chooses the option that is tapped or activated.
func (s *Segment) Update(c *Context) {
	for i := range s.cells {
		cell := &s.cells[i]
		if s.Disabled {
			cell.press = pressing{}
			continue
		}
		if cell.press.update(c, cell, cell.rect, c.Radius.Button) && i != s.Selected {
			s.Selected = i
			if s.OnChange != nil {
				s.OnChange(i)
			}
		}
	}
}

// Draw draws the choices; the chosen one is raised and underlined with brass.
func (s *Segment) Draw(c *Canvas) {
	p := &c.Palette
	if s.Disabled {
		defer c.Unfade(c.Fade(.42))
	}
	c.Recess(s.rect, c.Radius.Panel)
	for i := range min(len(s.cells), len(s.Choices)) {
		cell := &s.cells[i]
		col := p.Muted
		if i == s.Selected {
			col = p.GoldText
			c.drawSlate(cell.rect, c.Radius.Button, false, cell.press.hovered)
			under := Rc(cell.rect.X+c.Radius.Button/2, cell.rect.Bottom()-c.Outline, cell.rect.W-c.Radius.Button,
				c.Outline)
			c.Rect(under.Snap(), p.Brass)
		} else if cell.press.hovered || cell.press.down {
			c.Box(cell.rect, c.Radius.Button, Flat(p.Steel.Fade(.5)))
			col = p.Text
		}
		s.Choices[i].draw(c, cell.rect.Inset(Sides(c.Gap.XS, 0)), col)
	}
}

func (ch Choice) draw(c *Canvas, r Rect, col Color) {
	if ch.Text == "" {
		ch.sign(c, r, col)
		return
	}
	if ch.Icon == NoIcon && ch.Seat == nil {
		c.TextIn(ch.Text, c.Type.Body.In(col), r, AlignCenter|AlignMiddle)
		return
	}
	room := max(0, r.W-c.Theme.Icon-c.Gap.S)
	w := min(room, c.Measure(ch.Text, c.Type.Body, 0).W)
	icon, rest := r.Place(Sz(c.Theme.Icon+c.Gap.S+w, r.H), .5, .5).CutLeft(c.Theme.Icon, c.Gap.S)
	ch.sign(c, icon, col)
	c.TextIn(ch.Text, c.Type.Body.In(col), Rc(rest.X, rest.Y, rest.W+1, rest.H), AlignLeft|AlignMiddle)
}

func (ch Choice) sign(c *Canvas, r Rect, col Color) {
	if ch.Seat != nil {
		c.Coin(*ch.Seat, r.Center(), min(c.Part.SmallCoin, r.H/2))
		return
	}
	c.Icon(ch.Icon, r, c.Theme.Icon, col)
}
