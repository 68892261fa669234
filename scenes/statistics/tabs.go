package statistics

import (
	"math"

	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

type tabForm uint8

const (
	// tabsInRow stand side by side above the page, with their names below the tables where there is room for them.
	tabsInRow tabForm = iota
	// tabsInGrid stand beside a page that is wide and low, without names.
	tabsInGrid
	// tabsInList stand beside a page that is wide and high, one below the other, with their names beside the tables.
	tabsInList
)

// gameTabs are the tabs of the statistics: all games, and each game by its table.
type gameTabs struct {
	games  []string
	chosen func(game string)
	form   tabForm

	tabs []*gameTab
	rect ui.Rect
}

type gameTab struct {
	game     string // "" is all games
	name     string
	count    string // of the matches
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
	for _, id := range w.games {
		w.tabs = append(w.tabs, &gameTab{game: id})
	}
	for _, t := range w.tabs {
		t.button.OnTap = func() { w.chosen(t.game) }
	}
}

// fill puts the tabs into the language of a stage. count says how many matches there are of a game.
func (w *gameTabs) fill(st *stage.Stage, game string, count func(game string) string, names stage.Names) {
	w.make()
	for _, t := range w.tabs {
		key, mark := "game."+t.game, "statistics.game."+t.game
		if t.game == "" {
			key, mark = "stats.all", "statistics.all"
		}
		t.name, t.count, t.selected = st.Text(key), count(t.game), t.game == game
		t.button.Label, t.button.More, t.button.Selected = t.name, t.count, t.selected
		names[&t.button] = mark
	}
}

func (w *gameTabs) worded(k *ui.Kit, width float64) bool {
	switch w.form {
	case tabsInGrid:
		return false
	case tabsInList:
		return true
	}
	each := (width-k.Gap.S*float64(len(w.tabs)-1))/float64(len(w.tabs)) - 2*k.Gap.S
	for _, t := range w.tabs {
		if k.Measure(t.name, k.Type.Small, 0).W > each {
			return false
		}
	}
	return true
}

// columns is in how many columns the tabs stand in a room.
func (w *gameTabs) columns(k *ui.Kit, room ui.Size) int {
	switch w.form {
	case tabsInList:
		return 1
	case tabsInGrid:
		if 3*k.Dp(56)+2*k.Gap.S <= room.H {
			return 2
		}
		return 3
	}
	return len(w.tabs)
}

// Measure returns the height of the tabs that stand above a page.
func (w *gameTabs) Measure(k *ui.Kit, room ui.Size) ui.Size {
	if w.worded(k, room.W) {
		return ui.Sz(room.W, k.Dp(64)+k.LineHeight(k.Type.Small))
	}
	return ui.Sz(room.W, max(stage.MinTouch(k), k.Dp(44)))
}

// mostTab is how high a tab beside a page is at most, in dp.
const mostTab = 76

// Layout divides the place among the tabs.
func (w *gameTabs) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	gap := k.Gap.S
	if w.form == tabsInRow && !w.worded(k, r.W) {
		gap = k.Gap.XS
	}
	n := w.columns(k, r.Size())
	if rows := float64((len(w.tabs) + n - 1) / n); w.form != tabsInRow {
		r.H = min(r.H, rows*k.Dp(mostTab)+(rows-1)*gap)
	}
	for i, place := range r.Grid(len(w.tabs), n, gap) {
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
	worded := w.worded(c.Kit, w.rect.W)
	for _, t := range w.tabs {
		t.draw(c, worded, w.form == tabsInList)
	}
}

func (t *gameTab) draw(c *ui.Canvas, worded, beside bool) {
	p := &c.Palette
	c.Panel(t.rect)
	switch {
	case t.selected:
		c.Selected(t.rect, c.Radius.Panel)
	case t.hovered:
		c.Frame(t.rect, c.Radius.Panel, c.Hairline, ui.Flat(p.Brass))
	}
	face, words := t.rect, ui.Rect{}
	style, align := c.Type.Small, ui.AlignCenter|ui.AlignMiddle
	switch {
	case worded && beside:
		face, words = face.CutLeft(min(face.H*1.2, face.W*.34), c.Gap.S)
		words, _ = words.CutLeft(words.W-c.Gap.M, 0)
		var count ui.Rect
		count, words = words.CutRight(c.Measure(t.count, c.Type.Small, 0).W, c.Gap.S)
		c.TextIn(t.count, c.Type.Small, count, ui.AlignRight|ui.AlignMiddle)
		style, align = c.Type.Name, ui.AlignLeft|ui.AlignMiddle
	case worded:
		words, face = face.CutBottom(c.LineHeight(c.Type.Small)+c.Gap.XS, 0)
		words = words.Inset(ui.Sides(c.Gap.XS, 0))
	}
	if t.selected {
		style = style.In(p.GoldText)
	}
	if worded {
		c.TextIn(t.name, style, words, align)
	}
	t.drawTable(c, face)
}

// drawTable draws the table of the game, or a cup for all.
func (t *gameTab) drawTable(c *ui.Canvas, face ui.Rect) {
	p := &c.Palette
	side := min(face.W, face.H)
	if t.game == "" {
		c.Icon(ui.IconTrophy, face, math.Round(min(side*.6, c.Dp(34))), p.GoldText)
		return
	}
	if t.selected {
		c.Glow(face.Center(), side*.6, p.Ember.Fade(.3))
	}
	before := c.Clip(face.Grow(-c.Hairline))
	c.Picture(art.Table(t.game), ui.RectAround(face.Center().Sub(ui.Pt(0, side*.06)),
		ui.Sz(side*1.3, side*1.3)), ui.White)
	c.Unclip(before)
}
