package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotBay spotKind = iota // index: bay
	spotDeck
	spotHeap  // the discards
	spotRing  // index: 0 the attacker's card, 1 the answer
	spotHand  // card index of seat
	spotLoose // index: colour, of seat
	spotStore // index: place, of seat
	spotSeat  // the badge of seat
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
}

// spot returns where a spot is on the screen: where the thing that flies there begins or ends.
func (p *places) spot(s spot) ui.Rect { return p.ledge.rect }

// about returns where the things are that a move is about.
func (p *places) about(m rules.Move) ui.Rect { return p.ledge.rect }

// hit returns what lies at a point of the screen.
func (p *places) hit(at ui.Point) target { return target{} }

// each calls a function for every target that has a place, with it.
func (p *places) each(yield func(t target, at ui.Rect) bool) {}

// at returns where a target is.
func (p *places) at(t target) ui.Rect { return ui.Rect{} }
