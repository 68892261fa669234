package bots

import (
	"slices"
	"strings"

	"runehall/games"
)

// Reason is what speaks for a move: a part of what its seat has ([games.Worth]) becomes more, or one of what another seat has becomes less.
type Reason struct {
	Seat games.Seat
	// Part is the first word of the ids of the parts.
	Part string
	// Change is by how much, in hundredths of a point, and Amount the same before the parts were weighed.
	Change, Amount int
}

const (
	// reasonDeals is on how many deals reasons must hold, and reasonOthers with how many other moves a move is compared at most.
	reasonDeals, reasonOthers = 3, 16
	// leastReason is the least change worth a word, and leastMore how much more it must be than with other moves, in hundredths of a point.
	leastReason, leastMore = 40, 25
)

// Explain returns what a move does, in words, and what speaks for it, the weightiest first: what it changes in favour of its seat, and more so than
// other moves would. Where a turn is many small moves, it is what the rest of the turn brings. Only what is certain for all that the reader knows
// counts; so both tell nothing that is hidden from it. It takes less than a frame.
func Explain[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], core C, reader games.Seat, s games.Seat, m M, seed uint64,
) (said []games.Phrase, reasons []Reason) {
	x := explainer[C, M, E, V]{def: def, seat: s, from: def.Blank(), after: def.Blank()}
	var weights []weighed
	for deal := range uint64(reasonDeals) {
		chance := games.NewChance(seed, deal)
		core.CloneInto(x.from)
		x.from.Redeal(reader, &chance)
		if x.from.Check(s, m) != nil {
			return nil, nil // it depends on what is hidden
		}
		words, found := x.words(m, reader), x.weigh(m)
		if deal == 0 {
			said, weights = words, found
			continue
		}
		said = slices.DeleteFunc(said, func(p games.Phrase) bool { return !has(words, p) })
		for i := range weights {
			if weights[i].Reason != found[i].Reason {
				weights[i].more = 0
			}
			weights[i].more = min(weights[i].more, found[i].more)
		}
	}
	weights = slices.DeleteFunc(weights, func(w weighed) bool { return w.more < leastMore || w.gain(s) < leastReason })
	slices.SortStableFunc(weights, func(a, b weighed) int { return b.more - a.more })
	for _, w := range weights {
		reasons = append(reasons, w.Reason)
	}
	return said, reasons
}

// weighed is a change that may be a reason, and how much more it favours the seat than what other moves change on average.
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

// explainer explains moves on a position.
type explainer[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def         *games.Def[C, M, E, V]
	seat        games.Seat
	from, after C
}

// words says what a move does, as a reader may know it.
func (x *explainer[C, M, E, V]) words(m M, reader games.Seat) (said []games.Phrase) {
	x.from.CloneInto(x.after)
	var events games.Events[E]
	x.after.Listen(&events)
	x.make(m)
	x.after.Listen(nil)
	for _, e := range events.List() {
		if seen, ok := x.def.Redact(e, reader); ok {
			if p, ok := x.def.Say(seen); ok {
				said = append(said, p)
			}
		}
	}
	return said
}

func (x *explainer[C, M, E, V]) make(m M) {
	if refusal := x.after.Apply(x.seat, m); refusal != nil {
		panic("bots: " + x.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}

// weigh returns what a move changes in each part of what each seat has.
func (x *explainer[C, M, E, V]) weigh(m M) []weighed {
	if x.def.Worth == nil {
		return nil
	}
	before := x.parts(x.from)
	x.follow(m)
	list := make([]weighed, len(before))
	for i, now := range x.parts(x.after) {
		list[i].Reason = Reason{now.Seat, now.Part, now.Change - before[i].Change, now.Amount - before[i].Amount}
		list[i].more = list[i].gain(x.seat)
	}
	if x.def.Turns {
		return list
	}
	chance := games.NewChance(0, 3)
	others := slices.DeleteFunc(x.def.AppendCandidates(nil, x.from, x.seat, &chance, lookSamples), func(o M) bool { return o == m })
	n := min(len(others), reasonOthers)
	usual := make([]int, len(list))
	for k := range n {
		x.follow(others[k*len(others)/n])
		for i, now := range x.parts(x.after) {
			now.Change -= before[i].Change
			usual[i] += now.gain(x.seat)
		}
	}
	for i := range list {
		list[i].more -= usual[i] / max(1, n)
	}
	return list
}

// follow makes a move, and where a turn is many moves those that follow it in the turn.
func (x *explainer[C, M, E, V]) follow(m M) {
	x.from.CloneInto(x.after)
	x.make(m)
	if !x.def.Turns {
		return
	}
	rest := newFinisher(x.def, briefWidth)
	look := lookahead[C, M, E, V]{def: x.def}
	if !look.waitsFor(x.after, x.seat) {
		return
	}
	for rest.begin(x.after, x.seat); rest.search(); {
	}
	x.after = rest.ended(x.after)
}

// parts returns what the parts of what each seat has are worth, those of one kind together.
func (x *explainer[C, M, E, V]) parts(core C) (list []Reason) {
	worth, stage := x.def.Worth, 0
	if worth.Stage != nil {
		stage = worth.Stage(core)
	}
	for i, part := range worth.Append(nil, core, x.seat) {
		weight := games.Weight{Early: 100, Late: 100}
		if worth.Weights != nil {
			weight = worth.Weights[i%len(worth.Parts)]
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
