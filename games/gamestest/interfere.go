package gamestest

import (
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
			fail(CheckApply, "move %s of seat %d: Check says yes, Apply %v and, dealt anew, %v", w.text(m), s, verdict(refusedA), verdict(refusedB))
		}
		w.invariant(b)
		if !w.sameNews(reader, s, m, a, b, toldA.List(), toldB.List()) {
			return
		}
	}
}

// sameNews compares what a reader is told and shown after the same move on two positions that looked the same, and
// reports whether they still do.
func (w *walk[C, M, E, V]) sameNews(reader, s games.Seat, m M, a, b C, toldA, toldB []E) bool {
	for _, r := range []games.Seat{reader, games.Public} {
		redactedA, redactedB := w.redacted(toldA, r), w.redacted(toldB, r)
		news := difference(redactedA, redactedB)
		views := difference(w.def.View(a, r), w.def.View(b, r))
		switch {
		case news == "" && views == "":
			continue
		case news == "":
			fail(CheckShown, "after move %s of seat %d reader %d is told the same, but the views differ: %s", w.text(m), s, r, views)
		case !(a.Revealed() && b.Revealed()):
			fail(CheckInterference, "move %s of seat %d reveals nothing, but what it tells reader %d depends on what Redeal(%d) hides: %s", w.text(m), s, r, reader, news)
		case views == "":
			if leak := difference(w.lasting(redactedA), w.lasting(redactedB)); leak != "" {
				fail(CheckInterference, "move %s of seat %d tells reader %d what its view goes on to hide: %s", w.text(m), s, r, leak)
			}
		}
		return false
	}
	actingA, actingB := a.AppendActing(nil), b.AppendActing(nil)
	if !slices.Equal(actingA, actingB) {
		fail(CheckInterference, "after move %s of seat %d who acts depends on what Redeal(%d) hides: %v and %v", w.text(m), s, reader, actingA, actingB)
	}
	if reader >= 0 && !slices.Equal(a.AppendMoves(nil, reader), b.AppendMoves(nil, reader)) {
		fail(CheckInterference, "after move %s of seat %d the moves of seat %d depend on what it cannot know", w.text(m), s, reader)
	}
	return true
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

// seenKey is how a match looks to a reader after its setup.
type seenKey struct {
	setup  string
	reader games.Seat
	view   uint64
}

// seenSetup is what else there is to a match that looked so.
type seenSetup struct {
	setup games.Setup
	told  uint64
	dealt uint64
}

// compareSetups compares the match with others that looked the same to a reader after their setup: the reader must have
// been told the same, whatever the order, and once dealt anew they must be equal. It takes many matches of a small game
// to find two such; there it shows the secrets that are dealt in the setup only.
func (w *walk[C, M, E, V]) compareSetups() {
	for _, reader := range w.readers() {
		shape := w.setup
		shape.Seed, shape.Starts = 0, nil
		shape.Options = map[string]string{}
		for _, option := range w.def.Options {
			shape.Options[option.ID] = w.def.Choice(w.setup, option.ID)
		}
		key := seenKey{setup: setupText(shape), reader: reader, view: fingerprint(w.def.View(w.core, reader))}
		var events []E
		for _, h := range w.told {
			events = append(events, h.event)
		}
		dealt := w.clone(w.core)
		chance := games.NewChance(1, streamKit)
		dealt.Redeal(reader, &chance)
		now := seenSetup{setup: w.setup, told: bagprint(w.redacted(events, reader)), dealt: dealt.Hash()}
		w.release(dealt)
		old, ok := w.seen[key]
		switch {
		case !ok:
			w.seen[key] = now
		case old.told != now.told:
			fail(CheckInterference, "this setup looks to reader %d like %s, but tells it something else", reader, setupText(old.setup))
		case old.dealt != now.dealt:
			fail(CheckRedeal, "this setup looks to reader %d like %s, but is another position after Redeal with equal chance", reader, setupText(old.setup))
		}
	}
}
