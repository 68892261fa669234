package masters

import (
	"strings"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// says says what can be pressed: the cards of the hand on the ledge.
func (b *Board) says(h *stage.Heard, t thing) aloud.Thing {
	front := b.player.front()
	if t.Kind != hand || int(t.N) >= len(front) || front[t.N] == rules.Hidden {
		return aloud.Thing{Label: h.Text("aloud.hidden")}
	}
	card := front[t.N]
	said := b.card(card, b.Sel.turns[card])
	said.Selected = b.Sel.card == card
	return said
}

// tells says what can be read on the board, and what becomes of the chosen card.
func (b *Board) tells(h *stage.Heard) {
	b.hearSeats(h)
	b.hearField(h)
	switch v := &b.player.verdict; {
	case v.on:
		h.Tells("verdict", strings.Join([]string{v.text, v.under.text, v.beside.text, v.note}, ". "), v.why != nil)
	case b.words.said.goal: // no news
		h.Tells("verdict", "", false)
	default:
		h.Tells("verdict", b.words.said.head, false)
	}
}

func (b *Board) hearSeats(h *stage.Heard) {
	m, say := &b.Model, b.Given.Frame.Say
	show := func(s games.Seat, at ui.Rect) {
		if int(s) >= len(b.Given.Frame.Sitters) {
			return
		}
		h.Shows(b.player.name(things.Own(chip, s)), aloud.Thing{
			Role: aloud.Text, Label: b.Given.Frame.Sitters[s].Name,
			Value: strings.Join([]string{
				b.words.seat[s], say(number("masters.board.standing", m.points(s))), say(number("masters.aloud.masters", m.left[s])), say(number("masters.aloud.cards", len(m.hands[s]))),
			}, ", "),
		}, at)
	}
	for i := range b.places.seats {
		show(b.places.seats[i].Seat, b.places.seats[i].Chip)
	}
	if own := &b.places.ledge; b.Given.Front >= 0 {
		show(b.Given.Front, ui.Bounding(own.badge, own.name, own.points, own.masters))
	}
}

// hearField says which runes lie on the table, whose they are, and where the chosen card fits.
func (b *Board) hearField(h *stage.Heard) {
	player, say := &b.player, b.Given.Frame.Say
	if !b.Shown() {
		return
	}
	view := b.Given.View
	low, _ := view.Corners()
	for _, l := range player.lit() {
		low.X, low.Y = min(low.X, l.Cell.X), min(low.Y, l.Cell.Y)
	}
	field := b.places.field
	for _, r := range view.AppendRunes(nil) {
		said := b.rune(r)
		said.Row, said.Column = int(r.Cell.Y-low.Y)+1, int(r.Cell.X-low.X)+1
		at := b.places.cell(r.Cell)
		if !field.Has(at.Center()) {
			continue
		}
		h.Shows(player.name(sectionAt(r.Cell)), said, at.Grow(-1).Intersect(field))
	}
	for _, c := range player.options.cells {
		said, there := h.Things[player.name(sectionAt(c))]
		if !there {
			continue
		}
		said.Lit, said.Selected = true, b.Sel.pick && b.Sel.picked == c
		h.Says(player.name(sectionAt(c)), said)
	}
	if b.Sel.card == rules.Hidden {
		return
	}
	for _, l := range player.lit() {
		v := player.judged(l)
		said := aloud.Thing{
			Role: aloud.Button, Label: say(games.Phrase{Key: "masters.aloud.place", Args: []games.Arg{
				games.NumberArg("row", int(l.Cell.Y-low.Y)+1), games.NumberArg("column", int(l.Cell.X-low.X)+1),
			}}),
			Value: v.under.text + ", " + v.beside.text, State: aloud.State{Lit: true},
		}
		if player.options.actor >= 0 {
			said.Note = say(number("masters.board.standing", v.preview.Points[player.options.actor]))
		}
		h.Says(player.name(placeOf(l)), said)
	}
	if b.Sel.draft {
		said := b.card(b.Sel.card, b.Sel.turn())
		said.Label, said.Value, said.Selected = say(key("masters.aloud.draft")), player.verdict.text, true
		h.Says(player.name(things.The(draft)), said)
	}
}

// card says what a card shows as it is turned, row by row.
func (b *Board) card(c rules.Card, turn uint8) aloud.Thing {
	wide, high := extentOf(turn)
	rows := make([]string, high)
	for y := range rows {
		colours := make([]string, wide)
		for x := range colours {
			colours[x] = b.colour(c.Rune(sectionOf(turn, int8(x), int8(y))))
		}
		rows[y] = strings.Join(colours, " ")
	}
	return aloud.Thing{Label: b.Given.Frame.Say(key("masters.aloud.card")), Value: strings.Join(rows, ", ")}
}

func (b *Board) colour(c rules.Colour) string {
	return b.Given.Frame.Say(key("masters.aloud." + c.String()))
}

func (b *Board) rune(r rules.Rune) aloud.Thing {
	say := b.Given.Frame.Say
	said := aloud.Thing{Role: aloud.Cell, Label: b.colour(r.Colour)}
	var more []string
	if r.Master >= 0 {
		more = append(more, say(games.Phrase{Key: "masters.aloud.master", Args: []games.Arg{games.SeatArg("seat", r.Master)}}))
	} else if r.Holder >= 0 {
		more = append(more, say(games.Phrase{Key: "masters.aloud.held", Args: []games.Arg{games.SeatArg("seat", r.Holder)}}))
	}
	if r.Token >= 0 {
		more = append(more, say(games.Phrase{Key: "masters.aloud.token", Args: []games.Arg{games.SeatArg("seat", r.Token)}}))
	}
	if a, ok := b.Given.View.Area(r.Cell); ok {
		more = append(more, say(number("masters.board.area."+a.Colour.String(), len(a.Cells))))
	}
	said.Value = strings.Join(more, ", ")
	return said
}
