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

// tells says what the open panel, the cells and the lines on the board say.
func (b *Board) tells(h *stage.Heard) {
	w, player := &b.words, &b.player
	if b.Sel.panel != noPanel {
		h.Part("panel", w.title, aloud.Dialog, b.places.panel.rect)
		player.close.Label = h.Text("aloud.close")
	}
	for s := range games.Seat(b.Model.seats) {
		if player.curtained(s) {
			h.Labels(player.name(things.Own(rituals, s)), w.say(phrase("ritual.board.rituals", games.SeatArg("seat", s))))
		}
	}
	b.hearField(h)
	if b.Sel.draft {
		h.Tells("why", w.why, w.refused)
	} else {
		h.Tells("why", "", false) // what wins, or what the light means, is no news
	}
	h.Tells("banner", w.banner, false)
	h.Tells("info", w.info, w.wrong)
}

func (b *Board) hearField(h *stage.Heard) {
	player, w := &b.player, &b.words
	lit := player.options.lit(nil, &player.Sel)
	at := gridOf(b.Model.tiles, lit)
	for i := range b.Model.tiles {
		t := &b.Model.tiles[i]
		said := b.laid(t)
		said.Row, said.Column = at.cell(t.cell)
		h.Shows(player.name(hexAt(t.cell)), said, b.places.inside(t.cell))
	}
	for _, c := range lit {
		said := h.Things[player.name(hexAt(c))]
		said.Role, said.Lit, said.Selected = aloud.Cell, true, player.Sel.pick && player.Sel.picked == c
		said.Row, said.Column = at.cell(c)
		if l := player.options.lay(player.Sel.tile, c); l != nil {
			said.Value = w.say(phrase("ritual.aloud.coins", games.NumberArg("n", int(l.coins[l.fitting(player.Sel.turn())]))))
			if said.Label == "" {
				said.Label = w.say(phrase("ritual.aloud.free"))
			}
			said.Note = strings.Join(b.beside(c), ", ")
		}
		h.Says(player.name(hexAt(c)), said)
	}
	if player.Sel.draft {
		said := aloud.Thing{Role: aloud.Cell, Label: w.say(phrase("ritual.aloud.draft")), Value: w.why, Note: b.tile(player.Sel.tile, player.Sel.turn()).Note}
		said.Selected = true
		said.Row, said.Column = at.cell(player.Sel.cell)
		h.Says(player.name(things.The(draft)), said)
		h.Says(player.name(hexAt(player.Sel.cell)), aloud.Thing{Role: aloud.Nothing})
	}
}

// says says what something is that can be chosen besides cells.
func (b *Board) says(_ *stage.Heard, on thing) (said aloud.Thing) {
	w, m, player := &b.words, &b.Model, &b.player
	switch on.Kind {
	case hand:
		id := b.player.front()[on.N]
		said = b.tile(id, player.Sel.turns[id])
		if m.lies(id) {
			said.Value = w.onTile
		}
		said.Selected, said.Lit = player.Sel.tile == id, true
	case open:
		id := rules.TileID(on.N)
		said = b.tile(id, player.Sel.turns[id])
		said.Lit, said.Selected = slices.Contains(player.options.takes, id), player.Sel.take == id
	case rituals:
		said.Label = w.say(phrase("ritual.board.rituals", games.SeatArg("seat", b.Given.Front)))
		said.Value = fmt.Sprint(m.rituals[b.Given.Front])
	case ritual:
		c := rules.Card(on.M)
		said = aloud.Thing{Label: w.cards[c].name, Note: w.cards[c].text}
		said.Selected, said.Lit = player.Sel.card == c, player.options.usable(c) != nil
	case discard:
		c := player.discards[on.N].card
		said = aloud.Thing{Label: w.cards[c].name, Note: w.cards[c].text}
		said.Selected = player.Sel.read == int(on.N)
	case chip:
		s := on.Seat
		said.Label = b.Given.Frame.Sitters[s].Name
		said.Value = strings.Join([]string{
			w.state[s], w.say(phrase("ritual.board.standing", games.NumberArg("n", m.tray[s]))), w.say(phrase("ritual.aloud.rituals", games.NumberArg("n", m.rituals[s]))),
		}, ", ")
		said.Selected = player.Sel.target == s
		if c := player.options.usable(player.Sel.card); c != nil {
			said.Lit = slices.Contains(c.targets, s)
		}
	}
	return said
}

// tile says what a tile is: its kind, and its runes as it is turned, clockwise from the right.
func (b *Board) tile(id rules.TileID, turn uint8) aloud.Thing {
	var runes []string
	for d := range rules.Dir(rules.Dirs) {
		runes = append(runes, b.rune(id.Rune(turn, d)))
	}
	return aloud.Thing{
		Label: b.words.say(phrase("ritual.aloud.tile." + id.Kind().String())),
		Note:  b.words.say(phrase("ritual.aloud.runes")) + " " + strings.Join(runes, ", "),
	}
}

func (b *Board) rune(r rules.Rune) string {
	if r == rules.Star {
		return b.words.say(phrase("ritual.aloud.star"))
	}
	return fmt.Sprint(r)
}

func (b *Board) laid(t *placed) aloud.Thing {
	said := b.tile(t.tile, t.turn)
	said.Role = aloud.Cell
	if t.owner >= 0 {
		said.Value = b.words.say(phrase("ritual.aloud.owned", games.SeatArg("seat", t.owner), games.NumberArg("n", t.coins)))
	}
	return said
}

// beside says which runes look at a cell from the tiles round it.
func (b *Board) beside(c rules.Cell) (list []string) {
	for d := range rules.Dir(rules.Dirs) {
		if at, there := b.Model.at(c.Next(d)); there {
			t := &b.Model.tiles[at]
			list = append(list, b.words.say(phrase("ritual.aloud.side."+sides[d]))+" "+b.rune(t.tile.Rune(t.turn, d.Opposite())))
		}
	}
	return list
}

// sides are the directions from a cell, as the ends of messages' keys.
var sides = [rules.Dirs]string{
	rules.East: "right", rules.SouthEast: "low-right", rules.SouthWest: "low-left", rules.West: "left", rules.NorthWest: "high-left", rules.NorthEast: "high-right",
}

// grid counts the rows and columns of the board from its first ones.
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

// cell returns in which row and column a cell lies, from 1. Every second row is shifted by half a cell.
func (g grid) cell(c rules.Cell) (row, column int) {
	return int(c.R) - g.row + 1, (2*int(c.Q)+int(c.R)-g.column)/2 + 1
}
