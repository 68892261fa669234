package gamestest

import (
	"reflect"
	"slices"

	"runehall/games"
)

// checkRefused tries moves that are mostly not legal.
func (w *walk[C, M, E, V]) checkRefused(tries int) {
	w.reseed(forRefused)
	for range tries {
		s, m := w.wild()
		w.try(s, m)
	}
}

// try checks that a move is refused exactly if it is not legal, and without a trace.
func (w *walk[C, M, E, V]) try(s games.Seat, m M) {
	refusal := w.core.Check(s, m)
	acts := w.acts(s)
	listed := acts && slices.Contains(w.listed[s], m)
	sampled := acts && w.options.Sampled != nil && w.options.Sampled(m)
	text := w.text(m)
	_, over := w.core.Result()
	switch {
	case refusal == nil && over:
		fail(CheckEnd, "move %s of seat %d is accepted after the end", text, s)
	case refusal == nil && !listed && !sampled:
		fail(CheckListed, "move %s of seat %d is not listed, but Check accepts it", text, s)
	case refusal != nil && listed:
		fail(CheckListed, "move %s of seat %d is listed, but Check refuses it: %v", text, s, refusal)
	case refusal == nil:
		w.checkLacks(s, m, nil)
		w.checkAccepted(s, m)
		return
	}
	w.checkLacks(s, m, refusal)
	w.report.Refusals[refusal]++
	if !slices.Contains(w.def.Refusals, refusal) && !slices.Contains(games.CommonRefusals, refusal) {
		fail(CheckRefusal, "move %s of seat %d is refused with %v, which is in no list", text, s, refusal)
	}
	if refusal == games.NotActing && w.mustAct(s) {
		fail(CheckRefusal, "seat %d must act, and move %s is refused as if it might not: what is to be done instead?",
			s, text)
	}
	revealed := w.core.Revealed()
	if got := w.core.Apply(s, m); got != refusal {
		fail(CheckApply, "move %s of seat %d: Check says %v, Apply %v", text, s, verdict(refusal), verdict(got))
	}
	w.untouched(CheckTrace, "the refused move %v", text)
	if w.core.Revealed() != revealed {
		fail(CheckTrace, "the refused move %s changed Revealed", text)
	}
}

// checkLacks checks what a move lacks, as its seat and the public are told. A legal move lacks nothing.
func (w *walk[C, M, E, V]) checkLacks(s games.Seat, m M, refusal *games.Refusal) {
	if w.def.Lacks == nil {
		return
	}
	for _, reader := range []games.Seat{s, games.Public} {
		if int(reader) >= w.setup.Seats || reader < 0 && reader != games.Public {
			continue
		}
		phrase, ok := w.def.Lacks(w.def.View(w.core, reader), s, m)
		if ok && refusal == nil {
			fail(CheckLacks, "move %s of seat %d is legal, and lacks %s", w.text(m), s, phrase.Key)
		}
		if ok {
			w.checkPhrase(CheckLacks, phrase)
		}
	}
}

// checkGrounds checks what speaks for a legal move, as its seat and the public read it.
func (w *walk[C, M, E, V]) checkGrounds(s games.Seat, m M) {
	if w.def.Grounds == nil {
		return
	}
	for _, reader := range []games.Seat{s, games.Public} {
		why, clause, ok := w.def.Grounds(w.def.View(w.core, reader), s, m)
		if !ok {
			continue
		}
		if !slices.Contains(w.def.Info.Clauses, clause) {
			fail(CheckGrounds, "what speaks for move %s is about the clause %q", w.text(m), clause)
		}
		w.checkPhrase(CheckGrounds, why)
	}
}

func (w *walk[C, M, E, V]) mustAct(s games.Seat) bool {
	return slices.Contains(w.acting, games.Acting{Seat: s, Must: true})
}

func verdict(refusal *games.Refusal) string {
	if refusal == nil {
		return "yes"
	}
	return refusal.Error()
}

// text returns a move for a message, even one that has no text.
func (w *walk[C, M, E, V]) text(m M) spelt[M] { return spelt[M]{m} }

// spelt is a move that is turned into text only when a message needs it, which is rare.
type spelt[M any] struct{ move M }

func (s spelt[M]) String() string { return reflect.TypeFor[M]().Name() + sprint(s.move) }

// wild returns a move that may be anything: of another seat, of another phase, of a place that does not exist, with a
// field changed, or read from changed text.
func (w *walk[C, M, E, V]) wild() (games.Seat, M) {
	s := games.Seat(w.chance.IntN(w.setup.Seats))
	if w.chance.IntN(8) == 0 {
		outside := []games.Seat{games.Public, games.All, games.Nobody, games.Seat(w.setup.Seats), games.MaxSeats}
		s = outside[w.chance.IntN(len(outside))]
	}
	m := w.base()
	switch w.chance.IntN(8) {
	case 0:
		return s, m
	case 1, 2:
		return s, w.misspelt(m)
	default:
		for range 1 + w.chance.IntN(3) {
			m = mutate(m, &w.chance)
		}
		return s, m
	}
}

// base returns a move to begin with: a legal one of some seat, one made before, or the zero move.
func (w *walk[C, M, E, V]) base() M {
	var m M
	from := w.listed[w.chance.IntN(w.setup.Seats)]
	for _, a := range w.acting {
		if len(from) > 0 {
			break
		}
		from = w.listed[a.Seat]
	}
	switch roll := w.chance.IntN(8); {
	case roll == 0:
		return m
	case roll < 3 && len(w.made) > 0:
		return w.made[w.chance.IntN(len(w.made))].Move
	case roll < 5 && len(w.acting) > 0:
		if sample, ok := w.sample(w.core, w.acting[0].Seat, &w.chance); ok {
			return sample
		}
	}
	if len(from) > 0 {
		m = from[w.chance.IntN(len(from))]
	}
	return m
}

// misspelt changes a move's text. What can still be read must be written in the same way.
func (w *walk[C, M, E, V]) misspelt(m M) M {
	text := misspell(w.def.Moves.Text(m), &w.chance)
	got, err := w.def.Moves.Parse(text)
	if err != nil {
		return m
	}
	if again := w.def.Moves.Text(got); again != text {
		fail(CheckCodec, "move %q is read from %q", again, text)
	}
	return got
}
