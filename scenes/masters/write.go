package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (w *words) write() {
	say := w.Given.Frame.Say
	w.said, w.told = w.saying(), w.tell()
	w.count, w.which = w.counting()
	w.halve()
	for s := range games.Seat(w.Model.seats) {
		w.seat[s] = say(key(w.seatState(s)))
	}
}

// saying returns what the panel says: words about the choice, or else how the match is won.
func (w *words) saying() said {
	o, s, say := w.player.options, &w.Sel, w.Given.Frame.Say
	if o.actor < 0 || w.Model.ended || !w.Shown() {
		return said{head: w.goal, goal: true}
	}
	if a, ok := o.claimed(s); ok {
		has := w.Model.points(o.actor)
		gets, note := has+a.Points, key("masters.board.holds")
		switch {
		case a.Holder == o.actor:
			gets, note = has, key("masters.board.holds-already")
		case w.Given.View.Left(o.actor) == 1:
			note = key("masters.board.holds-last")
		}
		return said{
			head: say(number("masters.board.area."+a.Colour.String(), len(a.Cells))), note: say(note),
			counts: true, sum: change(has, gets),
		}
	}
	switch {
	case o.phase == rules.MasterPhase && len(o.areas) > 0:
		return said{head: say(key("masters.board.choose-area")), note: w.goal}
	case o.phase == rules.TokenPhase && len(o.cells) > 0:
		return said{head: say(key("masters.board.token.turns")), note: say(key("masters.board.token.then"))}
	case o.laying() && s.card != rules.Hidden:
		head, next := "masters.board.choose-ring", len(o.placesFor(s.card, (s.turn()+1)%rules.Turns))
		if len(w.player.lit()) == 0 {
			head = "masters.board.fits-not"
		}
		return said{head: say(key(head)), note: say(number("masters.board.turned", next))}
	case o.laying():
		return said{head: say(key("masters.board.choose-card")), note: say(key("masters.board.choose-how"))}
	}
	return said{head: w.goal, goal: true}
}

// counting returns which of the lit places or areas is chosen, in words and in numbers alone; or how many there are, in
// words.
func (w *words) counting() (count, which string) {
	if !w.player.stepping() {
		return "", ""
	}
	o, say := w.player.options, w.Given.Frame.Say
	at, n := o.candidates(&w.Sel)
	switch {
	case at >= 0:
		which = ui.Digits(at+1) + "/" + ui.Digits(n)
		return say(games.Phrase{Key: "masters.board.step-of",
			Args: []games.Arg{games.NumberArg("n", at+1), games.NumberArg("all", n)}}), which
	case o.phase == rules.MasterPhase:
		return say(number("masters.board.areas", n)), ""
	}
	return say(number("masters.board.step", n)), ""
}

// halve finds the words for the two halves of a turn, and which of them is to be done.
func (w *words) halve() {
	v, second := w.Given.View, "masters.board.half.second"
	if v.Phase() != rules.OverPhase && (v.Deck() == 0 || someDone(v)) {
		second = "masters.board.half.last"
	}
	w.halves = [...]string{w.Given.Frame.Say(key("masters.board.half.first")), w.Given.Frame.Say(key(second))}
	if !w.Shown() && w.half > 0 { // the half that was done is still on its way
		return
	}
	switch v.Phase() {
	case rules.PlayPhase:
		w.half = 1
	case rules.MasterPhase, rules.TokenPhase, rules.DiscardPhase:
		w.half = 2
	default:
		w.half = 0
	}
}

// someDone reports whether some seat has no master left: from then on nobody draws.
func someDone(v rules.View) bool {
	for s := range games.Seat(v.Seats()) {
		if v.Left(s) == 0 {
			return true
		}
	}
	return false
}

func (w *words) gain(points int) string {
	if points < len(gains) {
		return gains[points]
	}
	return "+" + ui.Digits(points)
}

// gains holds the words for small gains, so that drawing allocates nothing.
var gains = func() (list [64]string) {
	for n := range list {
		list[n] = "+" + ui.Digits(n)
	}
	return list
}()
