package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// options is what can be done in a view by the seat whose moves are meant. It sorts the legal moves by what a person points at; nothing in
// it is decided here.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are, or games.Nobody
	phase  rules.Phase
	drafts bool         // what is taken in turn is first a draft
	moves  []rules.Move // the countable ones
	give   []int8       // pairs that can go back with a false one
	rob    []games.Seat // seats whose robbery is to be put in order
}

// newOptions sorts the moves of the actor.
func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, phase: v.Phase(), drafts: drafts}
	if actor < 0 {
		return o
	}
	o.moves = v.AppendMoves(nil, actor)
	switch o.phase {
	case rules.GivePhase:
		o.give = v.Givable(actor)
	case rules.OrderPhase:
		for _, t := range v.Disputed() {
			o.rob = append(o.rob, t.Victim)
		}
	}
	return o
}

// proposing returns the options of somebody who watches, to whom a move is proposed as another one's: the pair that it gives, or the seats that it
// puts in order.
func (o *options) proposing(m rules.Move) *options {
	shown := *o
	switch m.Kind {
	case rules.Give:
		shown.give = []int8{m.Pair}
	case rules.Order:
		for _, t := range o.view.Disputed() {
			shown.rob = append(shown.rob, t.Victim)
		}
	}
	return &shown
}

// can reports whether a move can be made.
func (o *options) can(m rules.Move) bool { return slices.Contains(o.moves, m) }

// takable reports whether a pair can be taken in turn.
func (o *options) takable(pair int8) bool { return o.can(rules.Move{Kind: rules.Take, Pair: pair}) }

// takes returns the pair that is taken with a rune in turn (TOS-42).
func takes(r rules.Rune) rules.Move { return rules.Move{Kind: rules.Take, Pair: int8(r.Pair())} }

// choices returns how many pairs can be given, or seats be named.
func (o *options) choices() int { return len(o.give) + len(o.rob) }
