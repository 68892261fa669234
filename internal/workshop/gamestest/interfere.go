package gamestest

import (
	"fmt"
	"slices"

	"runehall/games"
)

// parallel plays the same moves on two positions that look the same to a reader, as long as they are legal on both and
// nothing is revealed that tells them apart. All that the reader is told and shown must be the same until then.
func (w *walk[C, M, E, V]) parallel(reader games.Seat, a, b C) {
	const far = 8
	var toldA, toldB games.Events[E]
	a.Listen(&toldA)
	b.Listen(&toldB)
	defer a.Listen(nil)
	defer b.Listen(nil)
	for range far {
		s, m, ok := w.move(a, reader, func(s games.Seat, m M) bool { return b.Check(s, m) == nil })
		if !ok {
			return
		}
		toldA.Clear()
		toldB.Clear()
		refusedA, refusedB := a.Apply(s, m), b.Apply(s, m)
		if refusedA != nil || refusedB != nil {
			fail(CheckApply, "move %s of seat %d: Check says yes, Apply %v and, dealt anew, %v",
				w.text(m), s, verdict(refusedA), verdict(refusedB))
		}
		w.invariant(b)
		if !w.sameNews(reader, s, m, a, b, toldA.List(), toldB.List()) {
			return
		}
	}
}

// sameNews compares what a reader is told and shown after the same move on two positions that looked the same to it. It
// reports whether they still do.
func (w *walk[C, M, E, V]) sameNews(reader, s games.Seat, m M, a, b C, toldA, toldB []E) bool {
	what := fmt.Sprintf("move %s of seat %d", w.text(m), s)
	for _, r := range []games.Seat{reader, games.Public} {
		if w.compareNews(r, what, a, b, toldA, toldB) {
			continue
		}
		if !(a.Revealed() && b.Revealed()) {
			fail(CheckInterference,
				"%s reveals nothing, but what it tells reader %d depends on what Redeal(%d) hides: %s",
				what, r, reader, difference(w.redacted(toldA, r), w.redacted(toldB, r)))
		}
		if r == s && w.def.Shows != nil && w.def.Shows(m) {
			fail(CheckInterference, "%s is one of Shows, but it tells its own seat what that could not know: %s",
				what, difference(w.redacted(toldA, r), w.redacted(toldB, r)))
		}
		return false
	}
	actingA, actingB := a.AppendActing(nil), b.AppendActing(nil)
	if !slices.Equal(actingA, actingB) {
		fail(CheckInterference, "after move %s of seat %d who acts depends on what Redeal(%d) hides: %v and %v",
			w.text(m), s, reader, actingA, actingB)
	}
	if reader >= 0 && !slices.Equal(a.AppendMoves(nil, reader), b.AppendMoves(nil, reader)) {
		fail(CheckInterference, "after move %s of seat %d the moves of seat %d depend on what it cannot know",
			w.text(m), s, reader)
	}
	return true
}

// compareNews compares the events and views of two positions that looked the same to a reader a move ago, and reports
// whether they still do. A view must change exactly with the events. Events must not tell a thing that the view goes on
// to hide, since Redeal will forget it; and a board cannot show a change of the view that no event tells.
func (w *walk[C, M, E, V]) compareNews(reader games.Seat, what string, a, b C, toldA, toldB []E) bool {
	newsA, newsB := w.redacted(toldA, reader), w.redacted(toldB, reader)
	viewA, viewB := w.def.View(a, reader), w.def.View(b, reader)
	sameNews := fingerprint(newsA) == fingerprint(newsB)
	sameViews := fingerprint(viewA) == fingerprint(viewB)
	if sameNews && !sameViews {
		fail(CheckShown, "after %s reader %d is told the same, but the views differ: %s", what, reader,
			difference(viewA, viewB))
	}
	if sameViews {
		w.checkBytes(reader, "after "+what, a, b)
	}
	if !sameNews && sameViews {
		if leak := difference(w.lasting(newsA), w.lasting(newsB)); leak != "" {
			fail(CheckInterference, "%s tells reader %d what its view goes on to hide: %s", what, reader, leak)
		}
	}
	return sameNews && sameViews
}

// checkChoice makes a move, and on a second position another move of the same kind. If a reader is told the same about
// both, the positions must look the same to it afterwards, and vice versa. So a secret choice stays secret.
func (w *walk[C, M, E, V]) checkChoice(s games.Seat, m M) {
	const tries, rare = 8, 6
	w.reseed(forChoice)
	if w.core.Check(s, m) != nil {
		return // Apply will say so too
	}
	word, other, found := w.word(m), m, false
	for range tries {
		if other = w.any(s); other != m && w.word(other) == word {
			found = true
			break
		}
	}
	if !found {
		return
	}
	a, b := w.clone(w.core), w.clone(w.core)
	defer w.release(a, b)
	var toldA, toldB games.Events[E]
	a.Listen(&toldA)
	b.Listen(&toldB)
	defer a.Listen(nil)
	defer b.Listen(nil)
	refusedA, refusedB := a.Apply(s, m), b.Apply(s, other)
	if refusedA != nil || refusedB != nil {
		return // the move itself will show why
	}
	what := fmt.Sprintf("the choice of seat %d between %s and %s", s, w.text(m), w.text(other))
	readers := w.readers()
	if w.words[word] > rare {
		readers = []games.Seat{games.Public, readers[w.chance.IntN(len(readers))]}
	}
	for _, r := range readers {
		w.compareNews(r, what, a, b, toldA.List(), toldB.List())
	}
}

// redacted returns events as a reader may know them.
func (w *walk[C, M, E, V]) redacted(events []E, reader games.Seat) []E {
	var list []E
	for _, e := range events {
		if r, ok := w.def.Redact(e, reader); ok {
			list = append(list, r)
		}
	}
	return list
}

// lasting returns the events that are not transient.
func (w *walk[C, M, E, V]) lasting(events []E) []E {
	return slices.DeleteFunc(events, func(e E) bool {
		return slices.Contains(w.options.Transient, games.EventName(e))
	})
}
