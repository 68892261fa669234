package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// The index of a pile as a target tells whose it is, and which page of it is looked at; that of a card tells its number besides, and the
// kind of its pile.
const (
	seatBits = 3
	pageBits = 4
	cardBits = 7
)

// pileOf returns the pile of a kind that belongs to a seat, as a target.
func pileOf(k targetKind, s games.Seat) target { return target{k, int(s) + 1} }

// owner returns whose pile a target is: that of the seat in front, where it names none.
func (x explainer) owner(t target) games.Seat {
	if s := games.Seat(t.index&(1<<seatBits-1)) - 1; s >= 0 {
		return s
	}
	return x.front
}

// page returns which page of a pile is looked at, turned the pile with another page.
func page(t target) int { return t.index >> seatBits & (1<<pageBits - 1) }

func turned(t target, by int) target { return target{t.kind, t.index + by<<seatBits} }

// cardTarget is a card that lies in a pile, cardAt its number and whose it is.
func cardTarget(c rules.Card, s games.Seat, pile target) target {
	whole := pileOf(pile.kind, s).index
	return target{onCard, (int(pile.kind)<<cardBits|int(c))<<seatBits | whole}
}

func cardAt(t target) (rules.Card, games.Seat) {
	return rules.Card(t.index >> seatBits & (1<<cardBits - 1)), games.Seat(t.index&(1<<seatBits-1)) - 1
}

// pileAt returns the pile in which a card lies.
func pileAt(t target) target {
	return target{targetKind(t.index >> (seatBits + cardBits)), t.index & (1<<seatBits - 1)}
}

// pileCards lists the cards of a pile, or of a hand, that the reader may know, by number: the order of a pile is nobody's to see. With it goes the seat
// whose cards they are.
func (x explainer) pileCards(t target) ([]rules.Card, games.Seat) {
	s := x.owner(t)
	switch {
	case t.kind == onDiscards:
		return x.model.discards.Cards(), 0
	case s < 0:
	case t.kind == onOwnDiscard:
		return x.model.who[s].discards.Cards(), s
	case t.kind == onDraw:
		return x.view.Unseen(s).Cards(), s
	case t.kind == onHand:
		return x.view.Hand(s).Cards(), s
	}
	return nil, s
}
