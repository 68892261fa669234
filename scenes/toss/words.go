package toss

import (
	"strings"

	"runehall/games"
	rules "runehall/games/toss"
)

// words are the texts on the board, found out when something has changed and not while drawing.
type words struct {
	parts
	player      *player
	handwork    *handwork
	match, turn games.Phrase // the headline

	// These change with the language only.
	rungs                      [7]string // the steps of the settling
	done, throwHelp, meterHelp string
	call                       string // when the clock starts

	// These change in a match.
	states  [games.MaxSeats]string  // what each seat does
	active  [games.MaxSeats]bool    // its tray glows: it acts
	piles   [games.MaxSeats][3]pile // its loot
	ranking []rankWords
	toBeat  string // stands before the best flick
	best    string
	line    string    // below the tape
	time    string    // of a race
	photo   [2]string // at its finish: of the first, and the late one

	storyTitle, storyClause, storyText string
	changes                            []changeWords
}

// rankWords is a line of the ranking of a contest.
type rankWords struct {
	seat       games.Seat
	name, text string
	acting     bool
}

// changeWords is what a seat has after a step of the settling.
type changeWords struct {
	seat games.Seat
	text string
}

func (w *words) layout() {
	say := w.Given.Frame.Say
	for r := rules.FalseRung; r <= rules.BagRung; r++ {
		w.rungs[r-1] = strings.TrimLeft(say(key("clause."+r.Clause())), "0123456789. ") // its number stands on the rung
	}
	w.done, w.meterHelp, w.call = w.say("do.done"), w.say("throw.keys"), w.say("call.go")
}

// write puts the words together that change in a match.
func (w *words) write() {
	w.throwHelp = w.say("throw.swipe")
	if w.handwork.throws.weak {
		w.throwHelp = w.say("throw.weak")
	}
	w.match, w.turn = w.headline()
	for s := range games.Seat(w.Model.seats) {
		w.states[s], w.active[s] = w.state(s)
		w.Model.who[s].sort(&w.piles[s])
	}
	w.telling()
	w.contest()
	w.racing()
}

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "toss.board." + k, Args: args})
}

func (w *words) name(s games.Seat) string {
	if !w.Given.Sits(s) {
		return ""
	}
	return w.Given.Frame.Sitters[s].Name
}

// number is a number as an argument of a phrase, and seatName a seat.
func number(name string, n int) games.Arg    { return games.NumberArg(name, n) }
func seatName(s games.Seat) games.Arg        { return games.SeatArg("seat", s) }
func named(k string, s games.Seat) games.Arg { return games.SeatArg(k, s) }

func (w *words) headline() (match, turn games.Phrase) {
	m := &w.Model
	match = games.Phrase{Key: "toss.board.round", Args: []games.Arg{number("n", m.bag), number("round", m.round)}}
	if m.ended {
		return match, key("toss.board.over")
	}
	seat := m.turn
	with := func(k string) games.Phrase {
		if seat < 0 { // everybody has moved, and the settling is yet to be told
			return key("toss.board.turn.settle")
		}
		return games.Phrase{Key: "toss.board.turn." + k, Args: []games.Arg{seatName(seat)}}
	}
	switch w.tale.mode() {
	case throwing:
		if seat = w.player.options.actor; seat >= 0 {
			return match, with("throw-one")
		}
		return match, key("toss.board.turn.throw")
	case snatching:
		if m.phase == rules.RunPhase {
			return match, with("run")
		}
		return match, key("toss.board.turn.snatch")
	case racing:
		return match, key("toss.board.turn.race")
	case taking:
		return match, with("calm")
	case giving:
		return match, with("give")
	case ordering:
		return match, with("order")
	case flicking:
		if seat >= 0 {
			return match, with("flick")
		}
	}
	return match, key("toss.board.turn.settle")
}

// state says what a seat does, and whether it acts.
func (w *words) state(s games.Seat) (text string, acts bool) {
	m := &w.Model
	p := &m.who[s]
	if m.missed(s) > 0 {
		return w.say("seat.late", named("other", w.first(s))), false
	}
	turn := m.turn == s && w.Shown()
	switch w.tale.mode() {
	case throwing:
		if p.thrown {
			return w.say("seat.thrown"), false
		}
		return w.say("seat.throws"), true
	case snatching:
		switch {
		case p.done:
			return w.say("seat.done"), false
		case m.phase == rules.RunPhase && m.turn != s:
			return w.say("seat.looks-on"), false
		case m.phase == rules.RunPhase:
			return w.say("seat.runs"), true
		}
		return w.say("seat.reaches"), false
	case taking:
		if turn {
			return w.say("seat.takes"), true
		}
	case giving:
		if turn {
			return w.say("seat.gives"), true
		}
	case ordering:
		if turn {
			return w.say("seat.orders"), true
		}
	case flicking:
		if turn {
			return w.say("seat.flicks"), true
		}
	case settling:
		if e, ok := m.story.event.(rules.Stolen); ok && e.Victim == s {
			return w.say("seat.robbed." + e.Balance.Colour().String()), true
		}
	}
	if m.ended {
		return "", false
	}
	return w.say("seat.looks-on"), false
}

// first returns the seat that got the rune for which another seat came too late.
func (w *words) first(late games.Seat) games.Seat {
	m := &w.Model
	for f := range m.flashes.Each() {
		if f.kind != flashMissed || f.seat != late {
			continue
		}
		for s := range games.Seat(m.seats) {
			if m.who[s].has(f.rune) {
				return s
			}
		}
	}
	return max(0, m.first)
}

// golden returns what the golden button would do, and whether it can be done now.
func (w *words) golden() (games.Phrase, bool) {
	h := w.player
	if w.Model.ended {
		return games.Phrase{}, false
	}
	if w.tale.firm() {
		if w.Model.race.on {
			return key("toss.board.do.settle"), true
		}
		return key("toss.board.do.next"), true
	}
	if h.options.actor < 0 || !w.Shown() && !h.Given.Clocked { // on a clock no hand waits for what flies
		return games.Phrase{}, false
	}
	switch h.tale.mode() {
	case throwing:
		if w.handwork.throws.meter.on {
			return key("toss.board.do.strike"), true
		}
		return key("toss.board.do.throw"), true
	case snatching:
		return key("toss.board.do.done"), h.Given.Clocked
	case taking:
		if h.now.ready {
			return key("toss.board.do.take"), true
		}
		return key("toss.board.do.choose"), false
	case giving:
		if h.now.ready {
			return key("toss.board.do.give"), true
		}
		return key("toss.board.do.which"), false
	case ordering:
		if h.now.ready {
			return key("toss.board.do.order"), true
		}
		return key("toss.board.do.whom"), false
	case flicking:
		if w.handwork.pull.ring {
			return key("toss.board.do.flick"), true
		}
		return key("toss.board.do.aim"), true
	}
	return games.Phrase{}, false
}
