package title

import (
	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/ui"
)

// gameTable is the table of a game in the hall: something to sit down at. Upright it stands over its name; otherwise it
// rises from a plank beside it.
type gameTable struct {
	game       string
	picture    art.ID
	name, line string
	soon       bool // nobody can play it yet
	upright    bool
	high       float64   // of a plank, in pixels
	button     ui.Button // takes pointer and focus; it is not drawn
	rect       ui.Rect
	hovered    bool
	facts      facts
	info       *games.Info
}

// newHall returns the tables of the hall, in the order of the registry; sit is called with the game at whose table
// somebody sits down.
func newHall(st *stage.Stage, lib *library.Library, sit func(game string)) []*gameTable {
	var tables []*gameTable
	for _, g := range lib.Games {
		t := &gameTable{game: g.ID, picture: art.Table(g.ID), soon: g.Door == nil}
		if g.Door != nil {
			t.info = g.Door.Info()
		}
		t.button = ui.Button{Disabled: t.soon, OnTap: func() { sit(g.ID) }}
		tables = append(tables, t)
	}
	return tables
}

// speak puts the table's words into the language of a stage.
func (t *gameTable) speak(st *stage.Stage) {
	t.name, t.line = st.Text("game."+t.game), st.Text("title."+t.game)
	if t.soon {
		t.line = st.Text("title.soon")
	}
	t.button.Label, t.button.More = t.name, t.line
	if t.facts.speak(st, t.info); t.facts.spoken != "" {
		t.button.More += ". " + t.facts.spoken
	}
}

// How high planks are, in dp: those for a thumb, and the lowest.
const (
	plankHigh = 94
	plankLow  = 48
)

// fitPlanks makes planks as high as room allows for all of them.
func fitPlanks(k *ui.Kit, tables []*gameTable, room float64) {
	n := float64(len(tables))
	high := max(k.Touch, k.Dp(plankLow), min(k.Dp(plankHigh), (room-(n-1)*k.Gap.S)/n))
	for _, t := range tables {
		t.high = high
	}
}

// Measure returns the height of a plank.
func (t *gameTable) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words := k.Measure(t.name, t.style(k), 0).H
	if t.tells(k, room.W) {
		words += k.Measure(t.line, k.Type.Small, t.words(k, room.W)).H
	}
	return ui.Sz(room.W, max(t.high, words+k.Gap.XS))
}

func (t *gameTable) style(k *ui.Kit) ui.TextStyle {
	if t.upright || t.high < k.Dp(70) {
		return k.Type.Name
	}
	return k.Type.Section.In(k.Palette.Cream)
}

func (t *gameTable) aside(k *ui.Kit, width float64) float64 { return min(k.Dp(132), width*.36) }

func (t *gameTable) words(k *ui.Kit, width float64) float64 {
	return max(1, width-t.aside(k, width)-2*k.Gap.M-k.Icon)
}

// tells reports whether there is room for more than the name.
func (t *gameTable) tells(k *ui.Kit, width float64) bool {
	lines := k.Measure(t.line, k.Type.Small, t.words(k, width)).H
	return t.soon || width >= k.Dp(260) && k.LineHeight(t.style(k))+lines <= t.high
}

// Layout gives the table its place.
func (t *gameTable) Layout(k *ui.Kit, r ui.Rect) {
	t.rect = r
	t.button.Layout(k, r)
}

// Rect returns the place of the table.
func (t *gameTable) Rect() ui.Rect { return t.rect }

// Update reacts to a tap.
func (t *gameTable) Update(c *ui.Context) {
	t.hovered = !t.soon && c.Hovers(t.rect)
	t.button.Update(c)
}

// Draw draws the table and its name; one that comes soon stands in the dark.
func (t *gameTable) Draw(c *ui.Canvas) {
	p := &c.Palette
	light, name, line := ui.White, t.style(c.Kit), c.Type.Small.In(p.Text)
	if t.soon {
		light, name, line = light.Mix(p.Ink, .45), name.In(p.Muted), line.In(p.Muted)
	}
	if !t.upright {
		t.drawPlank(c, light, name, line)
		return
	}
	slim, label := slimPlaque(c.Kit, t.rect.W), c.LineHeight(c.Type.Label)
	plaque, _ := t.rect.CutBottom(plaqueHigh(c.Kit, t.rect.W), 0)
	c.Picture(t.picture, t.place(c.Kit), light)
	t.drawPlaque(c, plaque.Inset(ui.Sides(c.Gap.S, 0)))
	words := plaque.Inset(ui.Sides(c.Gap.L, c.Gap.S))
	top, low := words.CutTop(c.LineHeight(name), 0)
	c.TextIn(t.name, name, top, ui.AlignCenter|ui.AlignMiddle)
	list := t.facts.list()
	if slim && len(list) > 1 {
		first, second := low.CutTop(label, 0)
		drawFacts(c, list[:1], first, .5)
		drawFacts(c, list[1:], second, .5)
		return
	}
	top, low = low.CutTop(c.LineHeight(line), 0)
	c.TextIn(t.line, line, top, ui.AlignCenter|ui.AlignMiddle)
	drawFacts(c, list, low, .5)
}

// place is where the picture of the table lies.
func (t *gameTable) place(k *ui.Kit) ui.Rect {
	if !t.upright {
		in := t.rect.Inset(ui.Sides(k.Gap.M, 0))
		place, _ := in.CutLeft(t.aside(k, t.rect.W), 0)
		side := min(t.rect.H*1.9, place.W*1.35)
		return ui.RectAround(ui.Pt(place.Center().X, t.rect.Bottom()-side*.33), ui.Sz(side, side))
	}
	_, above := t.rect.CutBottom(plaqueHigh(k, t.rect.W), 0)
	side := min(t.rect.W*1.2, above.H*1.3)
	return ui.RectAround(ui.Pt(above.Center().X, above.Bottom()-side*.36), ui.Sz(side, side))
}

// slimPlaque reports whether a table in a row is so narrow that its plaque has no room for a sentence.
func slimPlaque(k *ui.Kit, width float64) bool { return width < k.Dp(200) }

// plaqueHigh is the height of the plaque of a table in a row: its name, and below it what it is about, or two lines of
// facts.
func plaqueHigh(k *ui.Kit, width float64) float64 {
	lines := k.LineHeight(k.Type.Name) + k.LineHeight(k.Type.Small) + k.LineHeight(k.Type.Label)
	if slimPlaque(k, width) {
		lines = k.LineHeight(k.Type.Name) + 2*k.LineHeight(k.Type.Label)
	}
	return lines + 2*k.Gap.S
}

// drawPlaque draws the wood that bears the name.
func (t *gameTable) drawPlaque(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	c.Cast(r, c.Radius.Button, c.Part.Mid)
	c.Box(r, c.Radius.Button, ui.Shade(p.Oak.Mix(p.Night, .45), p.Oak.Mix(p.Night, .75)))
	c.Frame(r, c.Radius.Button, c.Hairline, ui.Flat(t.edge(p)))
}

// edge is the colour of the brass round the name.
func (t *gameTable) edge(p *ui.Palette) ui.Color {
	switch {
	case t.soon:
		return p.BrassEdge.Mix(p.Night, .5)
	case t.hovered:
		return p.Brass
	}
	return p.BrassEdge
}

// drawPlank draws the table, the things on it that rise over the plank, and the words beside it.
func (t *gameTable) drawPlank(c *ui.Canvas, light ui.Color, name, line ui.TextStyle) {
	p := &c.Palette
	t.drawWood(c)
	in := t.rect.Inset(ui.Sides(c.Gap.M, 0))
	place, words := in.CutLeft(t.aside(c.Kit, t.rect.W), 0)
	side := min(t.rect.H*1.9, place.W*1.35)
	if !t.soon {
		c.Glow(place.Center(), side*.5, p.Ember.Fade(.3))
	}
	// The foot of the table ends with the plank; what stands on it may rise above.
	before := c.Clip(ui.Rect{X: t.rect.X, Y: t.rect.Y - side, W: t.rect.W, H: side + t.rect.H - c.Gap.XS})
	c.Picture(t.picture, t.place(c.Kit), light)
	c.Unclip(before)
	more, words := words.CutRight(c.Theme.Icon, 0)
	if !t.soon {
		c.Icon(ui.IconForward, more, c.Theme.Icon, p.Gold)
	}
	high, list := c.LineHeight(name), t.facts.list()
	beside := words.W - c.Measure(t.name, name, 0).W - c.Gap.M // the name
	fits := len(list) > 0 && widthOf(c.Kit, list) <= beside
	low := 0.0
	switch row := c.LineHeight(c.Type.Label); {
	case t.tells(c.Kit, t.rect.W):
		low = c.Measure(t.line, line, words.W).H
		words = words.Place(ui.Sz(words.W, high+low), 0, .5)
		if at := ui.Rc(words.X, words.Y+high, words.W, low); fits || len(list) == 0 {
			c.Paragraph(t.line, line, at, ui.AlignLeft)
		} else { // they tell more than a sentence
			drawFacts(c, list, at, 0)
		}
	case !fits && len(list) > 0 && high+row <= t.rect.H-c.Gap.XS:
		words = words.Place(ui.Sz(words.W, high+row), 0, .5)
		drawFacts(c, list, ui.Rc(words.X, words.Y+high, words.W, row), 0)
	default:
		words = words.Place(ui.Sz(words.W, high), 0, .5)
	}
	top, _ := words.CutTop(high, 0)
	if fits {
		drawFacts(c, list, top, 1)
	}
	c.TextIn(t.name, name, top, ui.AlignLeft|ui.AlignMiddle)
}

// drawWood draws the plank, lit where somebody can sit down.
func (t *gameTable) drawWood(c *ui.Canvas) {
	p := &c.Palette
	r := t.rect
	dark := .35
	if t.soon {
		dark = .72
	}
	c.Cast(r, c.Radius.Chip, c.Part.Mid)
	if c.Look.HighContrast || !c.Cover(art.Ledge, r, ui.White.Mix(p.Ink, dark-.15)) {
		c.Box(r, c.Radius.Chip, ui.Shade(p.Oak.Mix(p.Night, dark), p.Oak.Mix(p.Night, dark+.2)))
	} else {
		c.Box(r, 0, ui.Shade(p.Ink.Fade(0), p.Ink.Fade(.45)))
		c.HLine(r.X, r.Y, r.W, p.BrassEdge)
	}
	c.Frame(r.Grow(-c.Gap.XS), c.Radius.Chip, c.Hairline,
		ui.Flat(t.edge(p).Mix(p.Brass, map[bool]float64{false: .35}[t.soon])))
}
