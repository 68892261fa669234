package results

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// freshFeats says, in a line for each person, what was achieved in the match for the first time.
type freshFeats struct {
	feats [games.MaxSeats][]string
	lines []string
	rect  ui.Rect
}

// fill writes the lines. The person's name stands before a feat only where several persons played.
func (w *freshFeats) fill(st *stage.Stage, o *table.Outcome) {
	w.lines = w.lines[:0]
	persons := 0
	for _, p := range o.Players {
		if p.Driver == games.Person {
			persons++
		}
	}
	for seat := range o.Players {
		var names []string
		for _, id := range w.feats[seat] {
			//says:keys feat.{@feats}
			names = append(names, st.Text("feat."+o.Game+"."+id))
		}
		switch what := strings.Join(names, ", "); {
		case what == "":
		case persons > 1:
			w.lines = append(w.lines, st.Text("results.new.of", lang.Str("name", o.Sitters[seat].Name),
				lang.Str("what", what)))
		default:
			w.lines = append(w.lines, st.Text("results.new", lang.Str("what", what)))
		}
	}
}

// Measure returns the height of all lines, which may wrap.
func (w *freshFeats) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := 2 * k.Gap.S
	for _, line := range w.lines {
		h += k.Measure(line, k.Type.Body, w.words(k, room.W)).H
	}
	return ui.Sz(room.W, h)
}

func (w *freshFeats) words(k *ui.Kit, width float64) float64 {
	return max(1, width-k.Icon-k.Gap.M-2*k.Gap.L)
}

// Layout gives the lines their place.
func (w *freshFeats) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *freshFeats) Update(*ui.Context) {}

// Draw draws a cup, and the lines beside it.
func (w *freshFeats) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	icon, rest := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.S)).CutLeft(c.Theme.Icon, c.Gap.M)
	icon, _ = icon.CutTop(c.LineHeight(c.Type.Body), 0) // beside the first line: the last may be out of sight
	c.Icon(ui.IconTrophy, icon, c.Theme.Icon, c.Palette.GoldText)
	style := c.Type.Body.In(c.Palette.GoldText)
	for _, line := range w.lines {
		var r ui.Rect
		r, rest = rest.CutTop(c.Measure(line, style, w.words(c.Kit, w.rect.W)).H, 0)
		c.Paragraph(line, style, r, ui.AlignLeft)
	}
}
