package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// options are the legal moves of the actor, sorted by the things that a person points at. The view decides what is
// legal.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are; games.Nobody: there are none
	phase  rules.Phase
	drafts bool         // whether a tap chooses a pair first, and does not take it at once
	moves  []rules.Move // all but throws, flicks and claims, which cannot be listed
	give   []int8       // the pairs that can go back with a false one
	rob    []games.Seat // the seats whose robberies are to be put in order
}

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

// proposing returns the options of a watcher who is shown a hint about another seat's move. A watcher has no moves, so
// the choices of that move are added: the pair to give, or the seats to put in order.
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

func (o *options) can(m rules.Move) bool { return slices.Contains(o.moves, m) }

func (o *options) takable(pair int8) bool { return o.can(rules.Move{Kind: rules.Take, Pair: pair}) }

// takeOf returns the move that takes the pair of a rune, where seats take in turn (TOS-42).
func takeOf(r rules.Rune) rules.Move { return rules.Move{Kind: rules.Take, Pair: int8(r.Pair())} }

// choices returns how many pairs there are to give, or seats to name.
func (o *options) choices() int { return len(o.give) + len(o.rob) }
