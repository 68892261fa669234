package masters

import (
	"slices"

	"runehall/games"
)

// Lacks says what a refused move lacks: how many runes agree, whose master or area is in the way, how many cards could
// still be played (MAS-6 to MAS-17, MAS-22). It returns false if the refusal's own words say all that the reader may
// know.
func (v View) Lacks(s games.Seat, m Move) (games.Phrase, bool) {
	g := v.game
	seat := func(k string, s games.Seat) (games.Phrase, bool) {
		return games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("name", s)}}, s >= 0
	}
	switch g.Check(s, m) {
	case refuseNoMatch:
		var n, all [2]int
		for _, t := range v.Preview(m.laid()).Touches {
			at := 0
			if t.Under {
				at = 1
			}
			all[at]++
			if t.Agrees {
				n[at]++
			}
		}
		return games.Phrase{Key: "masters.lacks.no-match", Args: []games.Arg{
			games.NumberArg("n", n[1]), games.NumberArg("all", all[1]), games.NumberArg("m", n[0]),
			games.NumberArg("of", all[0]),
		}}, true
	case refuseOnMaster:
		return seat("masters.lacks.on-master", g.board.beneath(m.laid()))
	case refuseJoins:
		a, b, ok := g.board.joined(m.laid())
		return games.Phrase{Key: "masters.lacks.joins",
			Args: []games.Arg{games.SeatArg("name", a), games.SeatArg("other", b)}}, ok
	case refuseShrinks:
		return seat("masters.lacks.shrinks", g.board.robbed(m.laid(), s))
	case refuseHeld:
		return seat("masters.lacks.held", g.board.holder(m.Cell))
	case refuseSomeDone:
		for done := range g.seats {
			if g.players[done].left == 0 {
				return seat("masters.lacks.some-done", done)
			}
		}
	case refuseCanPlay:
		if !g.hands[s].has(Hidden) {
			return games.Phrase{Key: "masters.lacks.can-play",
				Args: []games.Arg{games.NumberArg("n", g.fitting(s))}}, true
		}
	}
	return games.Phrase{}, false
}

// beneath returns whose master a card would cover, or [games.Nobody].
func (b *board) beneath(l Laid) games.Seat {
	for s := range games.Seat(maxSeats) {
		for _, c := range b.standing(s) {
			if _, covers := l.section(c); covers {
				return s
			}
		}
	}
	return games.Nobody
}

// joined returns two seats whose masters would stand in one area.
func (b *board) joined(l Laid) (first, second games.Seat, ok bool) {
	after := *b
	after.lay(l)
	for s := range games.Seat(maxSeats) {
		for _, c := range after.standing(s) {
			area := after.area(c)
			for o := s + 1; o < maxSeats; o++ {
				if slices.ContainsFunc(after.standing(o), area.has) {
					return s, o, true
				}
			}
		}
	}
	return 0, 0, false
}

// robbed returns which other seat would lose a cell to a card of a seat, or [games.Nobody].
func (b *board) robbed(l Laid, s games.Seat) games.Seat {
	after := *b
	after.lay(l)
	for o := range games.Seat(maxSeats) {
		for y := range b.held[o] {
			if o != s && b.held[o][y]&^after.held[o][y] != 0 {
				return o
			}
		}
	}
	return games.Nobody
}

// fitting counts the cards of a hand that can be laid somewhere.
func (g *Game) fitting(s games.Seat) (n int) {
	last := Hidden
	for _, m := range g.AppendMoves(nil, s) {
		if (m.Kind == Play || m.Kind == Ignore) && m.Card != last {
			n, last = n+1, m.Card
		}
	}
	return n
}
