package market

import "runehall/games"

// gentle keeps the kindest moves. As long as there are any, these are taking interest, storing, buying, and ending the
// turn; then challenging, and paying runes for an outpost, which fills the market again; and only if nothing else is
// possible, robbing, sending a collector, or taking a card from a hand.
func gentle(_ *Game, _ games.Seat, moves []Move) []Move {
	least := unkind
	for i := range moves {
		least = min(least, manners[moves[i].Kind])
	}
	left := moves[:0]
	for _, m := range moves {
		if manners[m.Kind] == least {
			left = append(left, m)
		}
	}
	return left
}

// manner says how much a move hinders others; the zero manner does not.
type manner uint8

const (
	// rough: others can defend themselves, or it prolongs the match.
	rough manner = 1 + iota
	// unkind: it takes something from somebody.
	unkind
)

// manners are the manners of the kinds of moves.
var manners = [moveKinds]manner{
	Duel: rough, OutpostForRunes: rough,
	Rob: unkind, GiveUp: unkind, Collector: unkind, CollectorForRunes: unkind, TakeCard: unkind,
}
