package bots

import (
	"slices"
	"strings"

	"runehall/games"
)

const (
	// reasonDeals is how many deals a reason must hold on. A reason that fails on every sixth deal passes 16 deals in
	// one case of twenty. reasonOthers is the most other moves that a move is compared with.
	reasonDeals, reasonOthers = 16, 12
	// leastReason is the least change worth mentioning. leastMore is how much more than the average of other moves it
	// must favour the seat. Both are in hundredths of a point.
	leastReason, leastMore = 40, 25
)

// Explanation finds out what a move does, in words, and the reasons for it: changes in favour of its seat that are
// greater than with other moves. Where a turn is many small moves, the rest of the turn counts too, up to the first
// move that reveals something. Only changes that are certain for the reader count. To find these, it tries the same
// moves on many positions dealt anew from what the reader knows, and drops every change that is not the same on all of
// them. So an explanation tells nothing that is hidden from the reader.
//
// It works in counted steps, and its result does not depend on how the work is divided.
type Explanation[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	reader games.Seat
	seat   games.Seat
	move   M
	seed   uint64

	core        C // memory for deals
	from, after C
	stage       explaining
	deal        int
	path        []M // the move, and the rest of the turn
	turn        *planner[C, M, E, V]
	look        lookahead[C, M, E, V]

	before []games.Reason // on the present deal
	found  []weighed
	others []M
	next   int // index into others
	usual  []int

	said    []games.Phrase
	does    []E // the event that each of said is about
	weights []weighed
}

type explaining uint8

const (
	dealing   explaining = iota // deal anew
	planning                    // plan the rest of the turn, on the first deal
	weighing                    // find what the moves change
	comparing                   // find what other moves would change
	explained
)

// weighed is a change that may become a reason. lead is how much more it favours the seat than the average change by
// other moves.
type weighed struct {
	games.Reason
	more int
}

// gain returns how much a change favours a seat.
func gain(r *games.Reason, s games.Seat) int {
	if r.Seat == s {
		return r.Change
	}
	return -r.Change
}

// turned reports whether the worth and the amount of a part moved in opposite directions. That happens when a learnt
// weight is negative, or changes as the match goes on. Such a change must not be told: "more cards in hand" would be
// wrong even if fewer cards are better.
func turned(r *games.Reason) bool {
	return (r.Change > 0) != (r.Amount > 0) || (r.Change < 0) != (r.Amount < 0)
}

// NewExplanation returns an explanation that has nothing to explain yet.
func NewExplanation[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *Explanation[C, M, E, V] {
	return &Explanation[C, M, E, V]{
		def: def, core: def.Blank(), from: def.Blank(), after: def.Blank(), stage: explained,
		look: lookahead[C, M, E, V]{def: def},
	}
}

// Start begins to explain to a reader a move that seat s could make on a position.
func (x *Explanation[C, M, E, V]) Start(position C, reader, s games.Seat, m M, seed uint64) {
	position.CloneInto(x.core)
	x.reader, x.seat, x.move, x.seed = reader, s, m, seed
	x.stage, x.deal, x.path = dealing, 0, append(x.path[:0], m)
	x.said, x.does, x.weights = nil, nil, nil
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

// Said says what the move does. It is complete when the explanation is done.
func (x *Explanation[C, M, E, V]) Said() []games.Phrase { return x.said }

// Does returns the event that each phrase of Said is about, as the reader may know it.
func (x *Explanation[C, M, E, V]) Does() []E { return x.does }

// Reasons returns the reasons for the move, the weightiest first. They are complete when the explanation is done.
func (x *Explanation[C, M, E, V]) Reasons() (reasons []games.Reason) {
	list := slices.DeleteFunc(slices.Clone(x.weights), func(w weighed) bool {
		return w.more < leastMore || gain(&w.Reason, x.seat) < leastReason || turned(&w.Reason)
	})
	slices.SortStableFunc(list, func(a, b weighed) int { return b.more - a.more })
	for _, w := range list {
		reasons = append(reasons, w.Reason)
	}
	return reasons
}

// dealAnew deals a position anew, and records what the move does there.
func (x *Explanation[C, M, E, V]) dealAnew() {
	if x.deal == reasonDeals {
		x.stage = explained
		return
	}
	chance := games.NewChance(x.seed, uint64(x.deal))
	x.core.CloneInto(x.from)
	x.from.Redeal(x.reader, &chance)
	if x.from.Check(x.seat, x.move) != nil { // whether it is legal depends on something hidden
		x.said, x.does, x.weights, x.stage = nil, nil, nil, explained
		return
	}
	words, does := x.words()
	if x.deal == 0 {
		x.said, x.does = words, does
	} else {
		x.certain(words)
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

// certain drops what the move does not do on another deal.
func (x *Explanation[C, M, E, V]) certain(words []games.Phrase) {
	n := 0
	for i, p := range x.said {
		if has(words, p) {
			x.said[n], x.does[n] = p, x.does[i]
			n++
		}
	}
	x.said, x.does = x.said[:n], x.does[:n]
}

// words puts into words what the move does, as far as the reader may know it, and returns the event for each.
func (x *Explanation[C, M, E, V]) words() (said []games.Phrase, does []E) {
	x.from.CloneInto(x.after)
	var events games.Events[E]
	x.after.Listen(&events)
	x.make(x.move)
	x.after.Listen(nil)
	for _, e := range events.List() {
		if seen, ok := x.def.Redact(e, x.reader); ok {
			if p, ok := x.def.Say(seen); ok {
				said, does = append(said, p), append(does, seen)
			}
		}
	}
	return said, does
}

func (x *Explanation[C, M, E, V]) make(m M) {
	if refusal := x.after.Apply(x.seat, m); refusal != nil {
		panic("bots: " + x.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}

// reveals reports whether the last move showed its seat something new.
func (x *Explanation[C, M, E, V]) reveals(m M) bool {
	return x.after.Revealed() && (x.def.Shows == nil || !x.def.Shows(m))
}

// begin starts to plan the rest of the turn, unless the move has ended the turn or revealed something.
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
	x.turn.choose() // the plan ends at the first move that reveals something
	x.path = append(x.path, x.turn.plan...)
	x.stage = weighing
}

// weigh finds what the moves change in each part of each seat's worth, on the present deal.
func (x *Explanation[C, M, E, V]) weigh() {
	x.before = x.parts(x.from)
	x.found = append(x.found[:0], make([]weighed, len(x.before))...)
	certain := x.follow()
	for i, now := range x.parts(x.after) {
		w := &x.found[i]
		w.Reason = now
		w.Change -= x.before[i].Change
		w.Amount -= x.before[i].Amount
		if certain {
			w.more = gain(&w.Reason, x.seat)
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

// follow makes the moves. It returns false if they have another effect on this deal than on the first one.
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

// compare weighs one of the other moves. After the last one it enters what was found on this deal.
func (x *Explanation[C, M, E, V]) compare() {
	n := min(len(x.others), reasonOthers)
	if x.next < n {
		x.from.CloneInto(x.after)
		x.make(x.others[x.next*len(x.others)/n])
		for i, now := range x.parts(x.after) {
			now.Change -= x.before[i].Change
			x.usual[i] += gain(&now, x.seat)
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

// enter keeps the changes that are the same as on the deals before.
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

// parts returns the worth of each kind of part, for each seat.
func (x *Explanation[C, M, E, V]) parts(core C) (list []games.Reason) {
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
		r := games.Reason{Seat: games.Seat(i / len(worth.Parts))}
		r.Part, _, _ = strings.Cut(worth.Parts[i%len(worth.Parts)], "-")
		at := slices.IndexFunc(list, func(o games.Reason) bool { return o.Seat == r.Seat && o.Part == r.Part })
		if at < 0 {
			at = len(list)
			list = append(list, r)
		}
		list[at].Change += part * weight.At(stage) / games.Whole
		list[at].Amount += part
	}
	return list
}
