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

// hear says what everything is that can be pressed or read on the board.
func (b *Board) hear(h *stage.Heard) {
	player, say := &b.player, b.given.Frame.Say
	player.steps[0].Label, player.steps[1].Label = h.Text("aloud.before"), h.Text("aloud.after")
	h.Says(player.name(things.The(deck)), aloud.Thing{Note: say(number("masters.board.deck", b.show.model.deck))})
	if b.given.Bare {
		return
	}
	front := b.show.front()
	for i := range min(len(b.places.ledge.hand), len(front)) {
		said := aloud.Thing{Label: h.Text("aloud.hidden")}
		if c := front[i]; c != rules.Hidden {
			said = b.card(c, player.sel.turns[c])
			said.Selected = player.sel.card == c
		}
		h.Says(player.name(things.OwnNth(hand, b.given.Front, i)), said)
	}
	b.hearSeats(h)
	b.hearField(h)
	switch v := &player.verdict; {
	case v.on:
		h.Tells("verdict", strings.Join([]string{v.text, v.under.text, v.beside.text, v.note}, ". "), v.why != nil)
	case b.words.said.goal: // no news
		h.Tells("verdict", "", false)
	default:
		h.Tells("verdict", b.words.said.head, false)
	}
}

func (b *Board) hearSeats(h *stage.Heard) {
	m, say := &b.show.model, b.given.Frame.Say
	show := func(s games.Seat, at ui.Rect) {
		if int(s) >= len(b.given.Frame.Sitters) {
			return
		}
		h.Shows(b.player.name(things.Own(chip, s)), aloud.Thing{
			Role: aloud.Text, Label: b.given.Frame.Sitters[s].Name,
			Value: strings.Join([]string{
				b.words.seat[s], say(number("masters.board.standing", m.points(s))), say(number("masters.aloud.masters", m.left[s])), say(number("masters.aloud.cards", len(m.hands[s]))),
			}, ", "),
		}, at)
	}
	for i := range b.places.seats {
		show(b.places.seats[i].Seat, b.places.seats[i].Chip)
	}
	if own := &b.places.ledge; b.given.Front >= 0 {
		show(b.given.Front, ui.Bounding(own.badge, own.name, own.points, own.masters))
	}
}

// hearField says which runes lie on the table, whose they are, and where the chosen card fits.
func (b *Board) hearField(h *stage.Heard) {
	player, say := &b.player, b.given.Frame.Say
	if !b.show.shown() {
		return
	}
	view := b.given.View
	low, _ := view.Corners()
	for _, l := range player.lit {
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
		said.Lit, said.Selected = true, player.sel.pick && player.sel.picked == c
		h.Says(player.name(sectionAt(c)), said)
	}
	if player.sel.card == rules.Hidden {
		return
	}
	for _, l := range player.lit {
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
	if player.sel.draft {
		said := b.card(player.sel.card, player.sel.turn())
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
	return aloud.Thing{Label: b.given.Frame.Say(key("masters.aloud.card")), Value: strings.Join(rows, ", ")}
}

func (b *Board) colour(c rules.Colour) string {
	return b.given.Frame.Say(key("masters.aloud." + c.String()))
}

func (b *Board) rune(r rules.Rune) aloud.Thing {
	say := b.given.Frame.Say
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
	if a, ok := b.given.View.Area(r.Cell); ok {
		more = append(more, say(number("masters.board.area."+a.Colour.String(), len(a.Cells))))
	}
	said.Value = strings.Join(more, ", ")
	return said
}
