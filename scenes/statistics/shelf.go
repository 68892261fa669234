package statistics

import (
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// moreFigures and moreShelf are how much higher than they want some panels may be where a page has room to spare, in
// dp.
const moreFigures, moreShelf = 90, 220

// featShelf shows the signs of everything that can be achieved, a row for each game, golden where it has been. A row
// leads to its game.
type featShelf struct {
	title string
	rows  []*shelfRow
	rect  ui.Rect
	head  ui.Rect
}

type shelfRow struct {
	game, name, count string
	feats             []string
	done              map[string]bool
	button            ui.Button // takes pointer and focus; it is not drawn
	rect              ui.Rect
	hovered           bool
}

func (s *Scene) shelf() *featShelf {
	st := s.stage
	w := &featShelf{}
	done, of := 0, 0
	for _, g := range s.lib.Games {
		if len(g.Feats) == 0 {
			continue
		}
		r := &shelfRow{game: g.ID, name: st.Text("game." + g.ID), done: map[string]bool{}}
		earned := st.Ledger.Book.Earned(g.ID, s.person)
		for _, f := range g.Feats {
			_, ok := earned[f.ID]
			r.feats, r.done[f.ID] = append(r.feats, f.ID), ok
			if of++; ok {
				done++
			}
		}
		r.count = st.Text("stats.of", lang.Num("n", len(earned)), lang.Num("of", len(g.Feats)))
		r.button.Label, r.button.More = r.name, r.count
		r.button.OnTap = func() { s.choose(g.ID) }
		s.marks[&r.button] = "statistics.shelf." + g.ID
		w.rows = append(w.rows, r)
	}
	w.title = st.Text("stats.feats", lang.Num("n", done), lang.Num("of", of))
	return w
}

// leastSign and mostSign bound the width of a medallion on the shelf, in dp.
const leastSign, mostSign = 24, 56

// signs returns in how many rows the medallions of a game stand in a width, and how wide each is.
func (w *featShelf) signs(k *ui.Kit, width float64) (rows int, side float64) {
	n := 1
	for _, r := range w.rows {
		n = max(n, len(r.feats))
	}
	rows = 1
	for rows < n && width/float64((n+rows-1)/rows) < k.Dp(leastSign) {
		rows++
	}
	return rows, min(width/float64((n+rows-1)/rows), k.Dp(mostSign))
}

// row is the height of a game's row; the medallions may become larger where there is more.
func (w *featShelf) row(k *ui.Kit, width float64) float64 {
	rows, side := w.signs(k, width)
	side = min(side, k.Dp(44))
	return max(k.LineHeight(k.Type.Body)+float64(rows)*side+k.Gap.XS, stage.MinTouch(k))
}

// Measure returns the height of the title and all rows.
func (w *featShelf) Measure(k *ui.Kit, room ui.Size) ui.Size {
	inner := max(1, room.W-2*k.Gap.L)
	h := 2*k.Gap.M + k.Measure(w.title, k.Type.Name, inner).H
	return ui.Sz(room.W, h+float64(len(w.rows))*(w.row(k, inner)+k.Gap.S))
}

// Layout divides the height among the games.
func (w *featShelf) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	w.head, in = in.CutTop(k.Measure(w.title, k.Type.Name, in.W).H, k.Gap.S)
	for i, place := range in.Grid(len(w.rows), 1, k.Gap.S) {
		w.rows[i].rect = place
		w.rows[i].button.Layout(k, place.Inset(ui.Sides(-k.Gap.S, 0)))
	}
}

// Update goes to a game whose row is tapped.
func (w *featShelf) Update(c *ui.Context) {
	for _, r := range w.rows {
		r.hovered = c.Hovers(r.button.Rect())
		r.button.Update(c)
	}
}

// Draw draws the rows on slate.
func (w *featShelf) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	c.Panel(w.rect)
	c.Paragraph(w.title, c.Type.Name, w.head, ui.AlignLeft)
	for _, r := range w.rows {
		if r.hovered {
			c.Frame(r.button.Rect(), c.Radius.Button, c.Hairline, ui.Flat(c.Palette.Brass))
		}
		words, low := r.rect.CutTop(c.LineHeight(c.Type.Body), 0)
		count, words := words.CutRight(c.Measure(r.count, c.Type.Small, 0).W, c.Gap.M)
		c.TextIn(r.name, c.Type.Body, words, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(r.count, c.Type.Small, count, ui.AlignRight|ui.AlignMiddle)
		rows, side := w.signs(c.Kit, low.W)
		side = min(side, low.H/float64(rows))
		n := (len(r.feats) + rows - 1) / rows
		for i, place := range low.Place(ui.Sz(low.W, float64(rows)*side), 0, .5).Grid(len(r.feats), n, 0) {
			at := place.Place(ui.Sz(side-c.Gap.XS, side-c.Gap.XS), .5, .5)
			drawFeat(c, at, r.game, r.feats[i], r.done[r.feats[i]])
		}
	}
}
