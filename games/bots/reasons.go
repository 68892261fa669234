package bots

import (
	"slices"
	"strings"

	"runehall/games"
)

// Reason speaks for a move: a part of its seat's worth ([games.Worth]) grows, or a part of another seat's worth shrinks.
type Reason struct {
	Seat games.Seat
	// Part is the first word of the ids of the parts.
	Part string
	// Change is the change in worth, in hundredths of a point. Amount is the change in the part itself, before weights.
	Change, Amount int
}

const (
	// reasonDeals is the number of deals on which a reason must hold: a reason that fails on every sixth deal passes all 16 in one case of twenty.
	// reasonOthers is the greatest number of other moves that a move is compared with.
	reasonDeals, reasonOthers = 16, 12
	// leastReason is the least change worth a word, and leastMore the least lead over the average of other moves; both in hundredths of a point.
	leastReason, leastMore = 40, 25
)

// Explanation finds out what a move does, in words, and the reasons for it: changes in favour of its seat that are greater than with other moves.
// Where a turn is many small moves, the rest of the turn counts too, as far as it reveals nothing. Only changes that are certain for the reader
// count: the same moves are tried on many positions dealt anew from the reader's knowledge, and a change that is not the same on all of them is
// left out. So an explanation tells nothing that is hidden from the reader.
//
// It works in counted steps, and comes to the same however its work is cut.
type Explanation[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	reader games.Seat
	seat   games.Seat
	move   M
	seed   uint64

	core        C // to be dealt anew
	from, after C
	stage       explaining
	deal        int
	path        []M // the move, and those of the rest of the turn
	turn        *planner[C, M, E, V]
	look        lookahead[C, M, E, V]

	before []Reason // on the deal at hand
	found  []weighed
	others []M
	next   int // index into others
	usual  []int

	said    []games.Phrase
	weights []weighed
}

type explaining uint8

const (
	dealing   explaining = iota // another deal
	planning                    // the rest of the turn, on the first one
	weighing                    // what the moves change
	comparing                   // what others would
	explained
)

// weighed is a change that may be a reason, and its lead: how much more it favours the seat than the average change by other moves.
type weighed struct {
	Reason
	more int
}

// gain returns how much a change favours a seat.
func (r *Reason) gain(s games.Seat) int {
	if r.Seat == s {
		return r.Change
	}
	return -r.Change
}

// turned reports whether worth and amount of a part moved in opposite directions: a learnt weight may be negative, or change because the match goes on.
// "More cards in hand" must not be said where there are fewer, even if fewer are better.
func (r *Reason) turned() bool {
	return (r.Change > 0) != (r.Amount > 0) || (r.Change < 0) != (r.Amount < 0)
}

// NewExplanation returns an explanation of nothing yet.
func NewExplanation[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *Explanation[C, M, E, V] {
	return &Explanation[C, M, E, V]{
		def: def, core: def.Blank(), from: def.Blank(), after: def.Blank(), stage: explained, look: lookahead[C, M, E, V]{def: def},
	}
}

// Start begins to explain a seat's move on a position to a reader.
func (x *Explanation[C, M, E, V]) Start(position C, reader, s games.Seat, m M, seed uint64) {
	position.CloneInto(x.core)
	x.reader, x.seat, x.move, x.seed = reader, s, m, seed
	x.stage, x.deal, x.path = dealing, 0, append(x.path[:0], m)
	x.said, x.weights = nil, nil
}

// Step does about n units of work, each about one evaluated move, and reports whether the explanation is done.
func (x *Explanation[C, M, E, V]) Step(n int) (done bool) {
	for range n {
		switch x.stage {
		case dealing:
			x.dealAnew()
		case planning:
			x.plan()
		case weighing:
			x.weigh()
		case comparing:
			x.compare()
		default:
			return true
		}
	}
	return x.stage == explained
}

// Said says what the move does, and Reasons returns the reasons for it, the weightiest first. Both are complete when the explanation is done.
func (x *Explanation[C, M, E, V]) Said() []games.Phrase { return x.said }

// Reasons returns what speaks for the move: see Said.
func (x *Explanation[C, M, E, V]) Reasons() (reasons []Reason) {
	list := slices.DeleteFunc(slices.Clone(x.weights), func(w weighed) bool { return w.more < leastMore || w.gain(x.seat) < leastReason || w.turned() })
	slices.SortStableFunc(list, func(a, b weighed) int { return b.more - a.more })
	for _, w := range list {
		reasons = append(reasons, w.Reason)
	}
	return reasons
}

// dealAnew deals a position, and hears what the move does there.
func (x *Explanation[C, M, E, V]) dealAnew() {
	if x.deal == reasonDeals {
		x.stage = explained
		return
	}
	chance := games.NewChance(x.seed, uint64(x.deal))
	x.core.CloneInto(x.from)
	x.from.Redeal(x.reader, &chance)
	if x.from.Check(x.seat, x.move) != nil { // it depends on what is hidden
		x.said, x.weights, x.stage = nil, nil, explained
		return
	}
	words := x.words()
	if x.deal == 0 {
		x.said = words
	} else {
		x.said = slices.DeleteFunc(x.said, func(p games.Phrase) bool { return !has(words, p) })
	}
	switch {
	case x.def.Worth == nil:
		x.deal++
	case x.deal == 0 && x.def.Turns:
		x.begin()
	default:
		x.stage = weighing
	}
}

// words says what the move does, as the reader may know it.
func (x *Explanation[C, M, E, V]) words() (said []games.Phrase) {
	x.from.CloneInto(x.after)
	var events games.Events[E]
	x.after.Listen(&events)
	x.make(x.move)
	x.after.Listen(nil)
	for _, e := range events.List() {
		if seen, ok := x.def.Redact(e, x.reader); ok {
			if p, ok := x.def.Say(seen); ok {
				said = append(said, p)
			}
		}
	}
	return said
}

func (x *Explanation[C, M, E, V]) make(m M) {
	if refusal := x.after.Apply(x.seat, m); refusal != nil {
		panic("bots: " + x.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}

// reveals reports whether the move made last has shown what its seat did not know.
func (x *Explanation[C, M, E, V]) reveals(m M) bool {
	return x.after.Revealed() && (x.def.Shows == nil || !x.def.Shows(m))
}

// begin begins to plan the rest of the turn, unless the move has ended it, or shows something first.
func (x *Explanation[C, M, E, V]) begin() {
	x.stage = weighing
	x.from.CloneInto(x.after)
	x.make(x.move)
	if x.reveals(x.move) || !x.look.waitsFor(x.after, x.seat) {
		return
	}
	if x.turn == nil {
		x.turn = newFinisher(x.def, briefWidth)
	}
	x.turn.begin(x.after, x.seat)
	x.stage = planning
}

func (x *Explanation[C, M, E, V]) plan() {
	if x.turn.search() {
		return
	}
	x.turn.choose() // up to the first move that reveals something
	x.path = append(x.path, x.turn.plan...)
	x.stage = weighing
}

// weigh finds out what the moves change in each part of what each seat has, on the deal at hand.
func (x *Explanation[C, M, E, V]) weigh() {
	x.before = x.parts(x.from)
	x.found = append(x.found[:0], make([]weighed, len(x.before))...)
	certain := x.follow()
	for i, now := range x.parts(x.after) {
		w := &x.found[i]
		w.Reason = Reason{now.Seat, now.Part, now.Change - x.before[i].Change, now.Amount - x.before[i].Amount}
		if certain {
			w.more = w.gain(x.seat)
		}
	}
	x.stage, x.next = comparing, 0
	if x.others = x.others[:0]; !x.def.Turns {
		chance := games.NewChance(0, 3)
		x.others = x.def.AppendCandidates(x.others, x.from, x.seat, &chance, lookSamples)
		x.others = slices.DeleteFunc(x.others, func(o M) bool { return o == x.move })
	}
	x.usual = append(x.usual[:0], make([]int, len(x.found))...)
}

// follow makes the moves, and reports false if on this deal they are not what they are on the first one.
func (x *Explanation[C, M, E, V]) follow() (certain bool) {
	x.from.CloneInto(x.after)
	for i, m := range x.path {
		if x.after.Check(x.seat, m) != nil {
			return false
		}
		if x.make(m); x.reveals(m) && i < len(x.path)-1 {
			return false
		}
	}
	return true
}

// compare weighs one of the other moves, and enters what was found on the deal after the last one.
func (x *Explanation[C, M, E, V]) compare() {
	n := min(len(x.others), reasonOthers)
	if x.next < n {
		x.from.CloneInto(x.after)
		x.make(x.others[x.next*len(x.others)/n])
		for i, now := range x.parts(x.after) {
			now.Change -= x.before[i].Change
			x.usual[i] += now.gain(x.seat)
		}
		x.next++
		return
	}
	for i := range x.found {
		x.found[i].more -= x.usual[i] / max(1, n)
	}
	x.enter()
	x.deal++
	x.stage = dealing
}

// enter keeps what is the same as on the deals before.
func (x *Explanation[C, M, E, V]) enter() {
	if x.deal == 0 {
		x.weights = slices.Clone(x.found)
		return
	}
	for i := range x.weights {
		w := &x.weights[i]
		if w.Reason != x.found[i].Reason {
			w.more = 0
		}
		w.more = min(w.more, x.found[i].more)
	}
}

// parts returns the worth of each part of each seat; parts of one kind are summed up.
func (x *Explanation[C, M, E, V]) parts(core C) (list []Reason) {
	worth, stage := x.def.Worth, 0
	if worth.Stage != nil {
		stage = worth.Stage(core)
	}
	all := worth.Append(nil, core, x.seat)
	weights := worth.For(len(all) / len(worth.Parts))
	for i, part := range all {
		weight := games.Weight{Early: 100, Late: 100}
		if weights != nil {
			weight = weights[i%len(worth.Parts)]
		}
		r := Reason{Seat: games.Seat(i / len(worth.Parts))}
		r.Part, _, _ = strings.Cut(worth.Parts[i%len(worth.Parts)], "-")
		at := slices.IndexFunc(list, func(o Reason) bool { return o.Seat == r.Seat && o.Part == r.Part })
		if at < 0 {
			at = len(list)
			list = append(list, r)
		}
		list[at].Change += part * weight.At(stage) / games.Whole
		list[at].Amount += part
	}
	return list
}
