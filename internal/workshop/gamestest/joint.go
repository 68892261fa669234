package gamestest

import (
	"slices"

	"runehall/games"
)

// checkJoint checks joint decisions: all acting seats decide at random at the same moment, and the decisions must make
// a legal move.
func (w *walk[C, M, E, V]) checkJoint() {
	if w.def.Joint == nil || !w.def.Joint(w.core) {
		return
	}
	if _, over := w.core.Result(); over {
		fail(CheckJoint, "seats decide at the same moment after the end")
	}
	const tries = 4
	for range tries {
		var decisions []games.Chosen[M]
		for _, a := range w.acting {
			if !a.Must {
				fail(CheckJoint, "seats decide at the same moment, and seat %d need not act", a.Seat)
			}
			decisions = append(decisions, games.Chosen[M]{Seat: a.Seat, Move: w.any(a.Seat)})
		}
		before := slices.Clone(decisions)
		s, m := w.def.Join(w.core, decisions)
		if again, same := w.def.Join(w.core, decisions); again != s || same != m || !slices.Equal(before, decisions) {
			fail(CheckJoint, "joined twice, the decisions %+v give other moves", before)
		}
		if refusal := w.core.Check(s, m); refusal != nil || !w.acts(s) {
			fail(CheckJoint, "the decisions %+v give move %s of seat %d: %s", before, w.text(m), s, verdict(refusal))
		}
	}
	w.checkHands()
	w.untouched(CheckJoint, "joining decisions")
}

// checkHands checks that a hand alone makes a legal move where hands race, in any tick from the next one on, and does
// nothing for other seats.
func (w *walk[C, M, E, V]) checkHands() {
	h := w.def.Hands
	if h == nil {
		return
	}
	for _, a := range w.acting {
		m := w.any(a.Seat)
		tick, named := h.Tick(m)
		own, at := h.At(w.core, a.Seat, m, tick)
		if named && (tick <= h.Settled(w.core) || at != tick) {
			fail(CheckJoint, "move %s takes place in tick %d, and tick %d is settled", w.text(m), at, h.Settled(w.core))
		}
		if own != m {
			fail(CheckJoint, "move %s of seat %d is its own part of %s", w.text(own), a.Seat, w.text(m))
		}
		s, alone := w.def.Join(w.core, []games.Chosen[M]{{Seat: a.Seat, Move: own}})
		if refusal := w.core.Check(s, alone); refusal != nil || s != a.Seat {
			fail(CheckJoint, "alone, move %s of seat %d is %s of seat %d: %s", w.text(m), a.Seat, w.text(alone), s,
				verdict(refusal))
		}
	}
}
