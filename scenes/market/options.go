package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// options is what can be done in a view by the seat whose moves are meant. It sorts the legal moves by what a person
// points at; nothing in it is decided here.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are, or games.Nobody
	phase  rules.Phase
	drafts bool // a move that cannot be undone is first a draft
	moves  []rules.Move
	hand   []rules.Card // of the actor, as far as the reader knows it, the lowest first
}

// newOptions sorts the moves of the actor.
func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, drafts: drafts, phase: v.Phase()}
	if actor >= 0 {
		o.moves = v.AppendMoves(nil, actor)
		o.hand = v.Hand(actor).Cards()
	}
	return o
}
