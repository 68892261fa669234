package ritual

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/things"
)

// tells gives a screen reader what can only be read: the open panel, the cells, and the words on the board.
func (w *words) tells(h *stage.Heard) {
	player := w.player
	if w.Sel.panel != noPanel {
		h.Part("panel", w.title, aloud.Dialog, w.places.panel.rect)
		player.close.Label = h.Text("aloud.close")
	}
	for s := range games.Seat(w.Model.seats) {
		if player.curtained(s) {
			h.Labels(player.Name(ritualsOf(s)), w.say(phrase("ritual.board.rituals", games.SeatArg("seat", s))))
		}
	}
	w.hearField(h)
	if w.Sel.draft {
		h.Tells("why", w.why, w.refused)
	} else {
		h.Tells("why", "", false) // the meaning of the lit cells is no news
	}
	// nothing costs more than a line that grows unnoticed
	if c, ok := w.player.closings.against(w.Given.Front); ok && w.Shown() {
		h.Tells("closing", w.say(w.lacking(c)), false)
	}
	h.Tells("banner", w.banner, false)
	w.Corners.Means(h, "ritual", w.player.unturned())
	h.Tells("info", w.info, w.wrong)
}

func (w *words) hearField(h *stage.Heard) {
	player := w.player
	lit := player.Sel.lit(nil, player.options)
	at := gridOf(w.Model.tiles, lit)
	for i := range w.Model.tiles {
		t := &w.Model.tiles[i]
		said := w.laid(t)
		said.Row, said.Column = at.cell(t.cell)
		h.Shows(player.Name(hexAt(t.cell)), said, w.places.inside(t.cell))
	}
	for _, c := range lit {
		said := h.Things[player.Name(hexAt(c))]
		said.Role, said.Lit, said.Selected = aloud.Cell, true, player.Sel.pick && player.Sel.picked == c
		said.Row, said.Column = at.cell(c)
		if l := player.options.placement(player.Sel.tile, c); l != nil {
			said.Value = w.say(phrase("ritual.aloud.coins",
				games.NumberArg("n", l.all(l.best(player.Sel.turn())))))
			if said.Label == "" {
				said.Label = w.say(phrase("ritual.aloud.free"))
			}
			said.Note = strings.Join(w.beside(c), ", ")
		}
		h.Says(player.Name(hexAt(c)), said)
	}
	if player.Sel.draft {
		said := aloud.Thing{Role: aloud.Cell, Label: w.say(phrase("ritual.aloud.draft")), Value: w.why,
			Note: w.tile(player.Sel.tile, player.Sel.turn()).Note}
		said.Selected = true
		said.Row, said.Column = at.cell(player.Sel.cell)
		h.Says(player.Name(things.The(draft)), said)
		h.Says(player.Name(hexAt(player.Sel.cell)), aloud.Thing{Role: aloud.Nothing})
	}
}

// says tells a screen reader what a thing is that can be pressed, other than a cell.
func (w *words) says(_ *stage.Heard, on thing) (said aloud.Thing) {
	m, player := &w.Model, w.player
	switch on.Kind {
	case hand:
		id := w.player.front()[on.N]
		said = w.tile(id, player.Sel.turns[id])
		if m.isUntold(id) {
			said.Value = w.onTile
		}
		said.Selected, said.Lit = player.Sel.tile == id, true
	case open:
		id := rules.TileID(on.N)
		said = w.tile(id, player.Sel.turns[id])
		said.Lit, said.Selected = slices.Contains(player.options.takes, id), player.Sel.take == id
	case rituals:
		said.Label = w.say(phrase("ritual.board.rituals", games.SeatArg("seat", w.Given.Front)))
		said.Value = fmt.Sprint(m.rituals[w.Given.Front])
	case ritual:
		c := rules.Card(on.M)
		said = w.card(c)
		said.Selected, said.Lit = player.Sel.card == c, player.options.usable(c) != nil
	case discard:
		said = w.card(player.discards[on.N].card)
		said.Selected = player.Sel.read == int(on.N)
	case chip:
		s := on.Seat
		said.Label = w.Given.Frame.Sitters[s].Name
		said.Value = strings.Join([]string{
			w.state[s], w.say(phrase("ritual.board.standing", games.NumberArg("n", m.tray[s]))),
			w.say(phrase("ritual.aloud.rituals", games.NumberArg("n", m.rituals[s]))),
		}, ", ")
		said.Selected = player.Sel.target == s
		if c := player.options.usable(player.Sel.card); c != nil {
			said.Lit = slices.Contains(c.targets, s)
		}
	}
	return said
}

func (w *words) card(c rules.Card) aloud.Thing {
	return aloud.Thing{Label: w.cards[c].name, Note: w.cards[c].text}
}

// tile describes a tile: its kind, and its runes as it is turned, clockwise from the right.
func (w *words) tile(id rules.TileID, turn uint8) aloud.Thing {
	var runes []string
	for d := range rules.Dir(rules.Dirs) {
		runes = append(runes, w.rune(id.Rune(turn, d)))
	}
	return aloud.Thing{
		Label: w.say(phrase("ritual.aloud.tile." + id.Kind().String())),
		Note:  w.say(phrase("ritual.aloud.runes")) + " " + strings.Join(runes, ", "),
	}
}

func (w *words) rune(r rules.Rune) string {
	if r == rules.Star {
		return w.say(phrase("ritual.aloud.star"))
	}
	return fmt.Sprint(r)
}

func (w *words) laid(t *placed) aloud.Thing {
	said := w.tile(t.tile, t.turn)
	said.Role = aloud.Cell
	if t.owner >= 0 {
		said.Value = w.say(phrase("ritual.aloud.owned", games.SeatArg("seat", t.owner), games.NumberArg("n", t.coins)))
	}
	return said
}

// beside lists the runes that face a cell from the tiles round it.
func (w *words) beside(c rules.Cell) (list []string) {
	for d := range rules.Dir(rules.Dirs) {
		if at, there := w.Model.at(c.Next(d)); there {
			t := &w.Model.tiles[at]
			list = append(list,
				w.say(phrase("ritual.aloud.side."+sides[d]))+" "+w.rune(t.tile.Rune(t.turn, d.Opposite())))
		}
	}
	return list
}

// sides are the directions from a cell, as endings of the keys of messages.
var sides = [rules.Dirs]string{
	rules.East: "right", rules.SouthEast: "low-right", rules.SouthWest: "low-left", rules.West: "left",
	rules.NorthWest: "high-left", rules.NorthEast: "high-right",
}

// grid numbers the rows and columns of the board for a screen reader. It holds the first of each.
type grid struct{ row, column int }

func gridOf(tiles []placed, lit []rules.Cell) grid {
	g := grid{row: 1 << 30, column: 1 << 30}
	add := func(c rules.Cell) { g.row, g.column = min(g.row, int(c.R)), min(g.column, 2*int(c.Q)+int(c.R)) }
	for i := range tiles {
		add(tiles[i].cell)
	}
	for _, c := range lit {
		add(c)
	}
	return g
}

// cell returns the row and column of a cell, from 1. Every second row is shifted by half a cell.
func (g grid) cell(c rules.Cell) (row, column int) {
	return int(c.R) - g.row + 1, (2*int(c.Q)+int(c.R)-g.column)/2 + 1
}
