package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

func (w *words) layout() {
	w.done, w.call = w.say("do.done"), w.say("call.go")
}

// write puts the words together that change during a match.
func (w *words) write() {
	w.throwHelp = ""
	if w.handwork.throws.weak {
		w.throwHelp = w.say("throw.weak")
	}
	for s := range games.Seat(w.Model.seats) {
		w.states[s], w.active[s] = w.state(s)
		w.Model.who[s].sort(&w.piles[s])
	}
	w.telling()
	w.contest()
	w.racing()
}

func (w *words) headline() (match, turn games.Phrase) {
	m := &w.Model
	match = games.Phrase{Key: "toss.board.round", Args: []games.Arg{number("n", m.bag), number("round", m.round)}}
	if m.ended {
		return match, key("toss.board.over")
	}
	seat, mode := m.turn, w.tale.mode()
	asks := turnModes[mode].asks
	switch {
	case mode == throwing:
		seat = w.player.options.actor
		if asks = w.throwing(); seat < 0 || w.allThrow() {
			return match, key("toss.board.turn.throw")
		}
	case mode == snatching && m.phase == rules.RunPhase:
		asks = "toss.board.turn.run"
	case mode == snatching:
		if other := w.awaited(); other >= 0 {
			return match, games.Phrase{Key: "toss.board.turn.wait", Args: []games.Arg{seatName(other)}}
		}
		return match, key("toss.board.turn.snatch")
	case mode == racing:
		return match, key("toss.board.turn.race")
	case mode == flicking && w.tale.firm(): // the previous flick is being told
		return match, key("toss.board.turn.measured")
	}
	if asks == "" || seat < 0 { // everybody has moved, and the settling is told now or next
		return match, key("toss.board.turn.settle")
	}
	return match, games.Phrase{Key: asks, Args: []games.Arg{seatName(seat)}}
}

// awaited returns a seat that still snatches, if the seat in front is done and nobody else here snatches; otherwise
// games.Nobody.
func (w *words) awaited() games.Seat {
	front, m := w.Given.Front, &w.Model
	if front < 0 || !m.who[front].done || len(w.Given.Movers) > 0 {
		return games.Nobody
	}
	for s := range games.Seat(m.seats) {
		if !m.who[s].done {
			return s
		}
	}
	return games.Nobody
}

// throwing returns the key of words that ask the seat in front for its throw, one way at a time: by a swipe, or by
// keys.
func (w *words) throwing() string {
	switch {
	case w.handwork.throws.meter.on:
		return "toss.board.turn.beat"
	case w.player.keys:
		return "toss.board.turn.throw-one"
	}
	return "toss.board.turn.swipe"
}

// allThrow reports whether each seat throws at its own edge of a shared table.
func (w *words) allThrow() bool { return len(w.Given.Frame.Docks) > 0 && w.Given.Shared() }

// state says what a seat does, and whether it acts.
func (w *words) state(s games.Seat) (text string, acts bool) {
	m := &w.Model
	p := &m.who[s]
	if m.missed(s) > 0 {
		return w.say("seat.late", named("other", w.first(s))), false
	}
	switch mode := w.tale.mode(); mode {
	case throwing:
		if p.thrown {
			return w.say("seat.thrown"), false
		}
		actor := w.player.options.actor
		return w.say("seat.throws"), actor < 0 || actor == s || w.allThrow()
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
	case settling:
		if e, ok := m.story.event.(rules.Stolen); ok && e.Victim == s {
			return w.say("seat.robbed." + e.Balance.Colour().String()), true
		}
	default:
		if does := turnModes[mode].does; does != "" && m.turn == s && w.Shown() {
			return w.say(does), true
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

// golden returns what the golden button would do, and whether it can be pressed now.
func (w *words) golden() (games.Phrase, bool) {
	p := w.player
	if w.Model.ended {
		return games.Phrase{}, false
	}
	if w.tale.firm() {
		if w.Model.race.on {
			return key("toss.board.do.settle"), true
		}
		return key("toss.board.do.next"), true
	}
	if p.options.actor < 0 || !w.Shown() && !p.Given.Clocked { // on a clock no hand waits for what is in flight
		return games.Phrase{}, false
	}
	switch mode := w.tale.mode(); {
	case mode == throwing && w.handwork.throws.meter.on:
		return key("toss.board.do.strike"), true
	case mode == throwing:
		return key("toss.board.do.throw"), true
	case mode == snatching:
		return key("toss.board.do.done"), p.Given.Clocked
	case mode == flicking && w.handwork.pull.ring:
		return key("toss.board.do.flick"), true
	case mode == flicking:
		return key("toss.board.do.aim"), true
	case p.now.ready:
		return key(turnModes[mode].can), true
	default:
		return key(turnModes[mode].cannot), false
	}
}
