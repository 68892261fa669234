package gamestest

import (
	"slices"

	"runehall/games"
)

// kept is a clone of an earlier position, with the checksum and the view that it had then.
type kept[C any] struct {
	core  C
	hash  uint64
	print uint64
	is    bool
}

// checkClones checks a clone against the present position and lets both go their own ways.
func (w *walk[C, M, E, V]) checkClones() {
	w.reseed(forClones)
	w.checkKept()
	var ear games.Events[E]
	other := w.clone(w.core)
	defer w.release(other)
	// Somebody who listened to the memory's last use must not hear of the next.
	other.Listen(&ear)
	w.core.CloneInto(other)
	if other.Hash() != w.hash {
		fail(CheckClone, "a clone has another hash")
	}
	w.equal(CheckClone, "a clone", w.core, other)

	before := fingerprint(w.def.View(w.core, games.All))
	w.wander(other)
	if n := len(ear.List()); n > 0 {
		fail(CheckClone, "a clone tells %d events to somebody who listened to its memory before", n)
	}
	w.untouched(CheckClone, "moves on a clone")
	if fingerprint(w.def.View(w.core, games.All)) != before {
		fail(CheckClone, "moves on a clone changed what the reader All sees of the original")
	}
	w.keep()
}

// keep keeps a clone of the position, which must not change while the match goes on. It lets another clone take part in
// the match.
func (w *walk[C, M, E, V]) keep() {
	w.kept.core = w.clone(w.core)
	w.kept.hash, w.kept.is = w.hash, true
	w.kept.print = fingerprint(w.def.View(w.core, games.All))
	if w.follows {
		w.release(w.follower)
	}
	w.follower, w.follows = w.clone(w.core), true
}

// checkFollower makes a move on the clone that follows.
func (w *walk[C, M, E, V]) checkFollower(s games.Seat, m M) {
	if !w.follows {
		return
	}
	if refusal := w.follower.Apply(s, m); refusal != nil || w.follower.Hash() != w.hash {
		fail(CheckClone, "move %s of seat %d leads elsewhere on a clone of an earlier position: %s", w.text(m), s,
			verdict(refusal))
	}
}

func (w *walk[C, M, E, V]) checkKept() {
	if !w.kept.is {
		return
	}
	if w.kept.core.Hash() != w.kept.hash || fingerprint(w.def.View(w.kept.core, games.All)) != w.kept.print {
		fail(CheckClone, "a clone changed when the original moved on")
	}
	w.release(w.kept.core)
	w.kept.is = false
}

// equal fails if two positions that should be equal can be told apart.
func (w *walk[C, M, E, V]) equal(check Check, what string, a, b C) {
	for _, reader := range append(w.readers(), games.All) {
		if d := difference(w.def.View(a, reader), w.def.View(b, reader)); d != "" {
			fail(check, "%s looks different to reader %d: %s", what, reader, d)
		}
	}
	if !slices.Equal(a.AppendActing(nil), b.AppendActing(nil)) {
		fail(check, "on %s other seats act", what)
	}
	for _, s := range w.seats() {
		if !slices.Equal(a.AppendMoves(nil, s), b.AppendMoves(nil, s)) {
			fail(check, "on %s seat %d has other moves", what, s)
		}
	}
	if a.Revealed() != b.Revealed() {
		fail(check, "%s has another Revealed", what)
	}
	resultA, overA := a.Result()
	resultB, overB := b.Result()
	if resultA != resultB || overA != overB {
		fail(check, "%s has another result", what)
	}
}

func (w *walk[C, M, E, V]) wander(core C) {
	const far = 6
	for range far {
		s, m, ok := w.move(core, games.Public, nil)
		if !ok {
			return
		}
		if refusal := core.Apply(s, m); refusal != nil {
			fail(CheckApply, "listed move %s of seat %d is refused: %v", w.text(m), s, refusal)
		}
		w.invariant(core)
	}
}

// move returns a random legal move that accepts accepts; seats other than the favourite get their turn less often.
func (w *walk[C, M, E, V]) move(core C, favourite games.Seat, accepts func(games.Seat, M) bool) (games.Seat, M, bool) {
	const tries = 8
	acting := core.AppendActing(nil)
	for range tries {
		if len(acting) == 0 {
			break
		}
		s := acting[w.chance.IntN(len(acting))].Seat
		if slices.ContainsFunc(acting, func(a games.Acting) bool { return a.Seat == favourite }) &&
			w.chance.IntN(2) == 0 {
			s = favourite
		}
		list := core.AppendMoves(nil, s)
		if m, ok := w.sample(core, s, &w.chance); ok {
			list = append(list, m)
		}
		if len(list) == 0 {
			continue
		}
		if m := list[w.chance.IntN(len(list))]; accepts == nil || accepts(s, m) {
			return s, m, true
		}
	}
	var none M
	return 0, none, false
}

// clone returns a clone of a core in memory that held other positions before. It is given back with release.
func (k *kit[C, M, E, V]) clone(core C) C {
	dst := k.def.Blank()
	if n := len(k.memory); n > 0 {
		dst, k.memory = k.memory[n-1], k.memory[:n-1]
	}
	core.CloneInto(dst)
	return dst
}

func (k *kit[C, M, E, V]) release(cores ...C) { k.memory = append(k.memory, cores...) }
