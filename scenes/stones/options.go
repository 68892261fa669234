package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
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
}

// newOptions sorts the moves of the actor.
func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, drafts: drafts, phase: v.Phase()}
	if actor >= 0 {
		o.moves = v.AppendMoves(nil, actor)
	}
	return o
}

// kept returns what of a selection the options still allow.
func (s selection) kept(o *options) selection { return s }
