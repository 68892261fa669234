package scenes

import (
	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// gameTable is the table of a game in the hall: something to sit down at. Upright it stands over its name; otherwise it
// lies on a plank beside it.
type gameTable struct {
	game       string
	picture    art.ID
	name, line string
	soon       bool // nobody can play it yet
	upright    bool
	button     ui.Button // takes pointer and focus; it is not drawn
	rect       ui.Rect
}

// newHall returns the tables of the hall, in the order of the registry; sit is called with the game at whose table
// somebody sits down.
func newHall(st *stage.Stage, sit func(game string)) []*gameTable {
	var tables []*gameTable
	for _, g := range shelves.games {
		t := &gameTable{game: g.id, picture: art.Table(g.id), soon: g.door == nil}
		t.button = ui.Button{Disabled: t.soon, OnTap: func() { sit(g.id) }}
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
}

// Measure returns the height of a plank.
func (t *gameTable) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words := k.LineHeight(k.Type.Name) + k.Measure(t.line, k.Type.Small, max(1, room.W-k.Dp(150))).H
	return ui.Sz(room.W, max(k.Dp(80), words+2*k.Gap.S))
}

// Layout gives the table its place.
func (t *gameTable) Layout(k *ui.Kit, r ui.Rect) {
	t.rect = r
	t.button.Layout(k, r)
}

// Update reacts to a tap.
func (t *gameTable) Update(c *ui.Context) { t.button.Update(c) }

// Draw draws the table and its name; one that comes soon stands in the dark.
func (t *gameTable) Draw(c *ui.Canvas) {
	p := &c.Palette
	light := ui.Hex(0xffffff)
	if t.soon {
		light = light.Mix(p.Ink, .45)
	}
	name, line := c.Type.Name, c.Type.Small.In(p.Text)
	if t.soon {
		name, line = name.In(p.Muted), line.In(p.Muted)
	}
	if t.upright {
		plaque, above := t.rect.CutBottom(c.LineHeight(name)+c.LineHeight(line)+2*c.Gap.S, 0)
		side := min(t.rect.W*1.2, above.H*1.3)
		c.Picture(t.picture, ui.RectAround(ui.Pt(above.Center().X, above.Bottom()-side*.36), ui.Sz(side, side)), light)
		t.board(c, plaque.Inset(ui.Sides(c.Gap.S, 0)))
		words := plaque.Inset(ui.Sides(c.Gap.L, c.Gap.S))
		top, low := words.CutTop(c.LineHeight(name), 0)
		c.TextIn(t.name, name, top, ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(t.line, line, low, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	t.board(c, t.rect)
	side := min(t.rect.H*1.28, c.Dp(132))
	place, words := t.rect.Inset(ui.Sides(c.Gap.M, c.Gap.S)).CutLeft(min(c.Dp(104), t.rect.W*.3), c.Gap.M)
	before := c.Clip(t.rect.Grow(-c.Hairline))
	c.Picture(t.picture, ui.RectAround(place.Center().Add(ui.Pt(0, side*.02)), ui.Sz(side, side)), light)
	c.Unclip(before)
	top, low := words.CutTop(c.LineHeight(name), 0)
	c.TextIn(t.name, name, top, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(t.line, line, low, ui.AlignLeft|ui.AlignTop)
}

// board draws the wood that bears the name.
func (t *gameTable) board(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	c.Cast(r, c.Radius.Button, c.Part.Mid)
	c.Box(r, c.Radius.Button, ui.Shade(p.Oak.Mix(p.Night, .45), p.Oak.Mix(p.Night, .75)))
	edge := p.BrassEdge
	if t.soon {
		edge = edge.Mix(p.Night, .5)
	}
	c.Frame(r, c.Radius.Button, c.Hairline, ui.Flat(edge))
}
