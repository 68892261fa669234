package masters

import (
	"strings"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// says tells a screen reader what a thing is that can be pressed: a card of the hand on the ledge.
func (w *words) says(h *stage.Heard, t thing) aloud.Thing {
	front := w.player.front()
	if t.Kind != hand || int(t.N) >= len(front) || front[t.N] == rules.Hidden {
		return aloud.Thing{Label: h.Text("aloud.hidden")}
	}
	card := front[t.N]
	said := w.card(card, w.Sel.turns[card])
	said.Selected = w.Sel.card == card
	return said
}

// tells gives a screen reader what can only be read: seats, runes, and what becomes of the chosen card.
func (w *words) tells(h *stage.Heard) {
	w.hearSeats(h)
	w.hearField(h)
	w.Corners.Means(h, "masters", w.player.unturned())
	switch v := &w.player.verdict; {
	case v.on:
		h.Tells("verdict", strings.Join([]string{v.text, v.under.text, v.beside.text, v.note}, ". "), v.why != nil)
	case w.said.goal: // no news
		h.Tells("verdict", "", false)
	default:
		h.Tells("verdict", w.said.head, false)
	}
}

func (w *words) hearSeats(h *stage.Heard) {
	m, say := &w.Model, w.Given.Frame.Say
	show := func(s games.Seat, at ui.Rect) {
		if int(s) >= len(w.Given.Frame.Sitters) {
			return
		}
		h.Shows(w.player.Name(chipOf(s)), aloud.Thing{
			Role: aloud.Text, Label: w.Given.Frame.Sitters[s].Name,
			Value: strings.Join([]string{
				w.seat[s], say(number("masters.board.standing", m.points(s))),
				say(number("masters.aloud.masters", m.left[s])), say(number("masters.aloud.cards", len(m.hands[s]))),
			}, ", "),
		}, at)
	}
	for i := range w.places.seats {
		show(w.places.seats[i].Seat, w.places.seats[i].Chip)
	}
	if own := &w.places.ledge; w.Given.Front >= 0 {
		show(w.Given.Front, ui.Bounding(own.badge, own.name, own.points, own.masters))
	}
}

// hearField tells which runes lie on the table and whose they are, and where the chosen card may lie. Rows and columns
// count from the upper left corner of all of it.
func (w *words) hearField(h *stage.Heard) {
	player, say := w.player, w.Given.Frame.Say
	if !w.Shown() {
		return
	}
	view := w.Given.View
	low, _ := view.Corners()
	for _, l := range player.lit() {
		low.X, low.Y = min(low.X, l.Cell.X), min(low.Y, l.Cell.Y)
	}
	field := w.places.field
	for _, r := range view.AppendRunes(nil) {
		said := w.rune(r)
		said.Row, said.Column = int(r.Cell.Y-low.Y)+1, int(r.Cell.X-low.X)+1
		at := w.places.cell(r.Cell)
		if !field.Has(at.Center()) {
			continue
		}
		h.Shows(player.Name(sectionAt(r.Cell)), said, at.Grow(-1).Intersect(field))
	}
	for _, c := range player.options.cells {
		said, there := h.Things[player.Name(sectionAt(c))]
		if !there {
			continue
		}
		said.Lit, said.Selected = true, w.Sel.pick && w.Sel.picked == c
		h.Says(player.Name(sectionAt(c)), said)
	}
	if w.Sel.card == rules.Hidden {
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
		h.Says(player.Name(placeOf(l)), said)
	}
	if w.Sel.draft {
		said := w.card(w.Sel.card, w.Sel.turn())
		said.Label, said.Value, said.Selected = say(key("masters.aloud.draft")), player.verdict.text, true
		h.Says(player.Name(draftThing), said)
	}
}

// card describes a card as it is turned, row by row.
func (w *words) card(c rules.Card, turn uint8) aloud.Thing {
	wide, high := extentOf(turn)
	rows := make([]string, high)
	for y := range rows {
		colours := make([]string, wide)
		for x := range colours {
			colours[x] = w.colour(c.Rune(sectionOf(turn, int8(x), int8(y))))
		}
		rows[y] = strings.Join(colours, " ")
	}
	return aloud.Thing{Label: w.Given.Frame.Say(key("masters.aloud.card")), Value: strings.Join(rows, ", ")}
}

func (w *words) colour(c rules.Colour) string {
	return w.Given.Frame.Say(key("masters.aloud." + c.String()))
}

func (w *words) rune(r rules.Rune) aloud.Thing {
	say := w.Given.Frame.Say
	said := aloud.Thing{Role: aloud.Cell, Label: w.colour(r.Colour)}
	var more []string
	if r.Master >= 0 {
		more = append(more,
			say(games.Phrase{Key: "masters.aloud.master", Args: []games.Arg{games.SeatArg("seat", r.Master)}}))
	} else if r.Holder >= 0 {
		more = append(more,
			say(games.Phrase{Key: "masters.aloud.held", Args: []games.Arg{games.SeatArg("seat", r.Holder)}}))
	}
	if r.Token >= 0 {
		more = append(more,
			say(games.Phrase{Key: "masters.aloud.token", Args: []games.Arg{games.SeatArg("seat", r.Token)}}))
	}
	if a, ok := w.Given.View.Area(r.Cell); ok {
		more = append(more, say(number("masters.board.area."+a.Colour.String(), len(a.Cells))))
	}
	said.Value = strings.Join(more, ", ")
	return said
}
