package scenes

import (
	"strconv"

	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// gameTabs are the tabs of the statistics: all games, and each game by its table. Names stand below the tables where there is room for
// them; the name of the chosen one stands below all.
type gameTabs struct {
	chosen func(game string)

	tabs []*gameTab
	name string
	rect ui.Rect
	head ui.Rect
}

// gameTab is one of them.
type gameTab struct {
	game     string // "" is all games
	name     string
	selected bool
	hovered  bool
	button   ui.Button // takes pointer and focus; it is not drawn
	rect     ui.Rect
}

// owner returns what has the focus when the tab of a game has it.
func (w *gameTabs) owner(game string) any {
	w.make()
	for _, t := range w.tabs {
		if t.game == game {
			return &t.button
		}
	}
	return nil
}

func (w *gameTabs) make() {
	if len(w.tabs) > 0 {
		return
	}
	w.tabs = append(w.tabs, &gameTab{})
	for _, g := range shelves.games {
		w.tabs = append(w.tabs, &gameTab{game: g.id})
	}
	for _, t := range w.tabs {
		t.button.OnTap = func() { w.chosen(t.game) }
	}
}

// fill puts the tabs into the language of a stage.
func (w *gameTabs) fill(st *stage.Stage, game string, names stage.Names) {
	w.make()
	for _, t := range w.tabs {
		key, mark := "game."+t.game, "statistics.game."+t.game
		if t.game == "" {
			key, mark = "stats.all", "statistics.all"
		}
		t.name, t.selected = st.Text(key), t.game == game
		t.button.Label, t.button.Selected = t.name, t.selected
		names[&t.button] = mark
		if t.selected {
			w.name = t.name
		}
	}
}

// worded reports whether the tabs have room for their names.
func (w *gameTabs) worded(k *ui.Kit, width float64) bool {
	each := (width-k.Gap.S*float64(len(w.tabs)-1))/float64(len(w.tabs)) - 2*k.Gap.S
	for _, t := range w.tabs {
		if k.Measure(t.name, k.Type.Small, 0).W > each {
			return false
		}
	}
	return true
}

// high is the height of the tabs without what stands below them.
func (w *gameTabs) high(k *ui.Kit, width float64) float64 {
	if w.worded(k, width) {
		return k.Dp(64) + k.LineHeight(k.Type.Small)
	}
	return max(stage.MinTouch(k), k.Dp(44))
}

// Measure returns the height of the tabs, and of the name below them.
func (w *gameTabs) Measure(k *ui.Kit, room ui.Size) ui.Size {
	high := w.high(k, room.W)
	if !w.worded(k, room.W) {
		high += k.Gap.S + k.LineHeight(k.Type.Section)
	}
	return ui.Sz(room.W, high)
}

// Layout divides the width among the tabs.
func (w *gameTabs) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	row, rest := r.CutTop(w.high(k, r.W), k.Gap.S)
	w.head = ui.Rect{}
	gap := k.Gap.S
	if !w.worded(k, r.W) {
		w.head, gap = rest, k.Gap.XS
	}
	for i, place := range row.Grid(len(w.tabs), len(w.tabs), gap) {
		w.tabs[i].rect = place
		w.tabs[i].button.Layout(k, place)
	}
}

// Update chooses the tab that is tapped.
func (w *gameTabs) Update(c *ui.Context) {
	for _, t := range w.tabs {
		t.hovered = c.Hovers(t.rect)
		t.button.Update(c)
	}
}

// Draw draws the tabs; the chosen one has a brass outline.
func (w *gameTabs) Draw(c *ui.Canvas) {
	for _, t := range w.tabs {
		t.draw(c, w.head.Empty())
	}
	if !w.head.Empty() {
		c.TextIn(w.name, c.Type.Section, w.head, ui.AlignCenter|ui.AlignMiddle)
	}
}

func (t *gameTab) draw(c *ui.Canvas, worded bool) {
	p := &c.Palette
	c.Panel(t.rect)
	switch {
	case t.selected:
		c.Selected(t.rect, c.Radius.Panel)
	case t.hovered:
		c.Frame(t.rect, c.Radius.Panel, c.Hairline, ui.Flat(p.Brass))
	}
	face := t.rect
	if worded {
		var words ui.Rect
		words, face = face.CutBottom(c.LineHeight(c.Type.Small)+c.Gap.XS, 0)
		style := c.Type.Small
		if t.selected {
			style = style.In(p.GoldText)
		}
		c.TextIn(t.name, style, words.Inset(ui.Sides(c.Gap.XS, 0)), ui.AlignCenter|ui.AlignMiddle)
	}
	side := min(face.W, face.H)
	if t.game == "" {
		c.Icon(ui.IconTrophy, face, min(side*.6, c.Dp(34)), p.GoldText)
		return
	}
	if t.selected {
		c.Glow(face.Center(), side*.6, p.Ember.Fade(.3))
	}
	before := c.Clip(face.Grow(-c.Hairline))
	c.Picture(art.Table(t.game), ui.RectAround(face.Center().Sub(ui.Pt(0, side*.06)), ui.Sz(side*1.3, side*1.3)), ui.White)
	c.Unclip(before)
}

// personChips choose whose statistics are shown.
type personChips struct {
	chosen  func(name string)
	buttons []*ui.Button
}

// mostChips is how many persons can be chosen: those who played most.
const mostChips = 12

// fill makes a button for each person.
func (w *personChips) fill(people []string, chosen string, names stage.Names) {
	for i, name := range people[:min(len(people), mostChips)] {
		if i == len(w.buttons) {
			w.buttons = append(w.buttons, &ui.Button{Icon: ui.IconPerson})
		}
		b := w.buttons[i]
		b.Text, b.Selected, b.OnTap = name, name == chosen, func() { w.chosen(name) }
		names[b] = "statistics.person." + strconv.Itoa(i)
	}
}

// flow returns where the buttons stand, in rows from the origin, and how high they are together.
func (w *personChips) flow(k *ui.Kit, width float64) (places []ui.Rect, high float64) {
	var sizes []ui.Size
	for _, b := range w.buttons {
		sizes = append(sizes, b.Measure(k, ui.Sz(width, 0)))
	}
	return ui.Flow(width, k.Gap.S, sizes)
}

// Measure returns the height of all rows.
func (w *personChips) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := w.flow(k, room.W)
	return ui.Sz(room.W, high)
}

// Layout places the buttons.
func (w *personChips) Layout(k *ui.Kit, r ui.Rect) {
	places, _ := w.flow(k, r.W)
	for i, place := range places {
		w.buttons[i].Layout(k, place.Move(r.Min()))
	}
}

// Update updates the buttons.
func (w *personChips) Update(c *ui.Context) {
	for _, b := range w.buttons {
		b.Update(c)
	}
}

// Draw draws the buttons.
func (w *personChips) Draw(c *ui.Canvas) {
	for _, b := range w.buttons {
		b.Draw(c)
	}
}
