package market

import "runehall/games"

// Outlook is what the start of its owner's next turn will do to a store, if nothing changes until then (MAR-9).
type Outlook struct {
	// Bears is how many runes of interest the store will have, limited by what the market has of its colour (MAR-10).
	Bears int
	// Toll says that a rune will go to the collector's owner (MAR-28). Lost says that the store will be discarded
	// (MAR-29).
	Toll, Lost bool
}

// Outlook returns the outlook of a store. It is zero if there is no such store, or the seat has no more turns (MAR-31).
// For the seat on turn it is about the turn after this one; [View.Bears] is about this turn.
func (v View) Outlook(s games.Seat, at Place) Outlook {
	store := &v.game.players[s].stores[at]
	switch {
	case !store.There || !v.game.comes(s):
		return Outlook{}
	case store.Occupied:
		return Outlook{Toll: store.Runes > 0, Lost: store.Runes == 0}
	default:
		return Outlook{Bears: int(min(store.bears(), v.game.market.Runes[store.Colour]))}
	}
}

// bears returns how many runes of interest a store is noted for at the start of a turn (MAR-9).
func (s *Store) bears() int8 {
	switch {
	case !s.free() || s.Runes == 0:
		return 0
	case s.Joined:
		return 2
	default:
		return 1
	}
}

// comes reports whether a seat has a turn after this one (MAR-31, MAR-34).
func (g *Game) comes(s games.Seat) bool {
	place := func(s games.Seat) int { return int((s - g.starts + g.seats) % g.seats) }
	switch later := place(s) > place(g.onTurn); {
	case g.phase >= ThrowPhase:
		return false
	case g.last || int(g.turns) > (MaxTurns-1)*int(g.seats):
		return later
	default:
		return true
	}
}

// Income returns how many runes of interest a seat's next turn can bring from all its stores. Stores of one colour
// share what the market has of it (MAR-10).
func (v View) Income(s games.Seat) int { return v.game.income(s) }

func (g *Game) income(s games.Seat) int {
	if !g.comes(s) {
		return 0
	}
	p := &g.players[s]
	var of [colours]int8
	for left := p.free(); left != 0; left = left.rest() {
		store := &p.stores[left.first()]
		of[store.Colour] += store.bears()
	}
	return int(min(of[Red], g.market.Runes[Red]) + min(of[Blue], g.market.Runes[Blue]))
}

// Tolls returns the runes that a seat's collectors bring each round, less what others' collectors take from it
// (MAR-28).
func (v View) Tolls(s games.Seat) int { return v.game.tolls(s) }

func (g *Game) tolls(s games.Seat) (n int) {
	for o := range g.seats {
		p := &g.players[o]
		for left := p.occupied; left != 0; left = left.rest() {
			switch store := &p.stores[left.first()]; {
			case store.Runes == 0 || !g.comes(o):
			case o == s:
				n--
			case store.Collector == s:
				n++
			}
		}
	}
	return n
}

// interestLeft returns how many runes of interest the seat on turn can still take.
func (g *Game) interestLeft() int {
	if g.phase >= ThrowPhase || g.step > InterestStep {
		return 0
	}
	p := &g.players[g.onTurn]
	var of [colours]int8
	for left := p.free(); left != 0; left = left.rest() {
		at := left.first()
		of[p.stores[at].Colour] += g.noted[at]
	}
	return int(min(of[Red], g.market.Runes[Red]) + min(of[Blue], g.market.Runes[Blue]))
}
