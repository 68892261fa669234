package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (w *words) write() {
	say := w.Given.Frame.Say
	w.match, w.turn = w.headline()
	w.said, w.count = w.saying(), w.counting()
	for s := range games.Seat(w.Model.seats) {
		w.seat[s] = say(key(w.seatState(s)))
	}
}

// saying returns what is to be said of what is chosen, or else what wins.
func (w *words) saying() said {
	o, s, say := w.player.options, &w.Sel, w.Given.Frame.Say
	if o.actor < 0 || w.Model.ended || !w.Shown() {
		return said{head: w.goal, goal: true}
	}
	if a, ok := o.claimed(s); ok {
		has := w.Model.points(o.actor)
		gets, note := has+a.Points, key("masters.board.holds")
		if a.Holder == o.actor {
			gets, note = has, key("masters.board.holds-already")
		}
		return said{
			head: say(number("masters.board.area."+a.Colour.String(), len(a.Cells))), note: say(note),
			counts: true, sum: change(has, gets),
		}
	}
	switch {
	case o.phase == rules.MasterPhase && len(o.areas) > 0:
		free := said{head: say(number("masters.board.free", o.free()))}
		if w.places.goal.Empty() {
			free.note = w.goal
		}
		return free
	case o.phase == rules.TokenPhase && len(o.cells) > 0:
		return said{head: say(key("masters.board.token.turns")), note: say(key("masters.board.token.then"))}
	case o.laying() && s.card != rules.Hidden:
		next := len(o.placesFor(s.card, (s.turn()+1)%rules.Turns))
		return said{head: say(number("masters.board.places", len(w.player.lit()))), note: say(number("masters.board.turned", next))}
	}
	return said{head: w.goal, goal: true}
}

func (w *words) counting() string {
	if !w.player.stepping() {
		return ""
	}
	at, n := w.player.options.candidates(&w.Sel)
	if at < 0 {
		return w.Given.Frame.Say(number("masters.board.step", n))
	}
	return w.Given.Frame.Say(games.Phrase{Key: "masters.board.step-of", Args: []games.Arg{games.NumberArg("n", at+1), games.NumberArg("all", n)}})
}

func (w *words) gain(points int) string {
	if points < len(gains) {
		return gains[points]
	}
	return "+" + ui.Digits(points)
}

// gains are the gains of few points, put together once and not while drawing.
var gains = func() (list [64]string) {
	for n := range list {
		list[n] = "+" + ui.Digits(n)
	}
	return list
}()
