package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
)

// tell describes what is held: a card of the hand, or a rune with its master and its area. It is empty if nothing is
// held.
func (w *words) tell() (what boards.Told) {
	if !w.Sel.peek {
		return boards.Told{}
	}
	if t := w.Sel.peeked; t.Kind == hand {
		return w.tellCard(t)
	}
	r, there := w.Given.View.At(cellOf(w.Sel.peeked))
	if !there {
		return boards.Told{}
	}
	say := w.Given.Frame.Say
	seat := func(k string, s games.Seat) string {
		return say(games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}})
	}
	area, _ := w.Given.View.Area(r.Cell)
	size := say(number("masters.board.area."+area.Colour.String(), len(area.Cells))) + ": " +
		say(number("masters.board.worth", area.Points))
	switch {
	case r.Master >= 0:
		what = boards.Told{Title: seat("masters.aloud.master", r.Master),
			Lines: []string{size, say(key("masters.board.told.master"))}}
	case r.Token >= 0:
		what = boards.Told{Title: seat("masters.aloud.token", r.Token),
			Lines: []string{size, say(key("masters.board.told.token"))}}
	default:
		what = boards.Told{Title: say(key("masters.figure." + area.Colour.String())), Lines: []string{size}}
	}
	switch {
	case r.Master >= 0: // the title says whose it is
	case r.Holder >= 0:
		what.Lines = append(what.Lines, seat("masters.aloud.held", r.Holder))
	default:
		what.Lines = append(what.Lines, say(key("masters.board.told.free")))
	}
	return what
}

// tellCard describes a card of the hand on the ledge, and how many places it fits.
func (w *words) tellCard(t thing) boards.Told {
	front, say := w.player.front(), w.Given.Frame.Say
	if t.Seat != w.Given.Front || int(t.N) >= len(front) {
		return boards.Told{}
	}
	what := boards.Told{Title: say(key("masters.aloud.card"))}
	card, o := front[t.N], w.player.options
	if card == rules.Hidden {
		return what
	}
	what.Lines = []string{say(key("masters.board.told.card")), say(key("masters.board.choose-how"))}
	if o.laying() {
		n := 0
		for turn := range uint8(rules.Turns) {
			n += len(o.placesFor(card, turn))
		}
		what.Lines = append(what.Lines, say(number("masters.board.told.fits", n)))
	}
	return what
}
