package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// told is what is said of something that is held: a card of the hand, or a rune with the master on it and the area round it.
type told struct {
	title string
	lines []string
}

// tell says it in words; nothing where there is nothing to say.
func (w *words) tell() (what told) {
	if !w.Sel.peek {
		return told{}
	}
	if t := w.Sel.peeked; t.Kind == hand {
		return w.tellCard(t)
	}
	r, there := w.Given.View.At(cellOf(w.Sel.peeked))
	if !there {
		return told{}
	}
	say := w.Given.Frame.Say
	seat := func(k string, s games.Seat) string {
		return say(games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}})
	}
	area, _ := w.Given.View.Area(r.Cell)
	size := say(number("masters.board.area."+area.Colour.String(), len(area.Cells))) + ": " + say(number("masters.board.worth", area.Points))
	switch {
	case r.Master >= 0:
		what = told{seat("masters.aloud.master", r.Master), []string{size, say(key("masters.board.told.master"))}}
	case r.Token >= 0:
		what = told{seat("masters.aloud.token", r.Token), []string{size, say(key("masters.board.told.token"))}}
	default:
		what = told{say(key("masters.figure." + area.Colour.String())), []string{size}}
	}
	switch {
	case r.Master >= 0: // whose it is has been said
	case r.Holder >= 0:
		what.lines = append(what.lines, seat("masters.aloud.held", r.Holder))
	default:
		what.lines = append(what.lines, say(key("masters.board.told.free")))
	}
	return what
}

// tellCard says what becomes of a card of the hand on the ledge.
func (w *words) tellCard(t thing) told {
	front, say := w.player.front(), w.Given.Frame.Say
	if t.Seat != w.Given.Front || int(t.N) >= len(front) {
		return told{}
	}
	what := told{title: say(key("masters.aloud.card"))}
	card, o := front[t.N], w.player.options
	if card == rules.Hidden {
		return what
	}
	what.lines = []string{say(key("masters.board.told.card")), say(key("masters.board.choose-how"))}
	if o.laying() {
		n := 0
		for turn := range uint8(rules.Turns) {
			n += len(o.placesFor(card, turn))
		}
		what.lines = append(what.lines, say(number("masters.board.told.fits", n)))
	}
	return what
}
