package gamestest

import (
	"fmt"
	"slices"

	"runehall/games"
)

// dealing counts what happened to a secret when it was dealt anew.
type dealing struct{ tried, changed int }

// enoughDeals is how many deals a secret may survive unchanged before the kit concludes that Redeal forgets it.
const enoughDeals = 60

// checkRedeals deals the position anew for each reader.
func (w *walk[C, M, E, V]) checkRedeals() {
	for _, reader := range w.readers() {
		w.checkRedeal(reader)
	}
}

func (w *walk[C, M, E, V]) checkRedeal(reader games.Seat) {
	w.report.Redeals++
	w.reseed(forRedeal + uint64(reader-games.Public))
	real, dealt := w.clone(w.core), w.clone(w.core)
	defer w.release(real, dealt)
	chance := games.NewChance(w.chance.Uint64(), 0)
	var ear games.Events[E]
	dealt.Listen(&ear)
	dealt.Redeal(reader, &chance)
	if n := len(ear.List()); n > 0 {
		fail(CheckRedeal, "Redeal(%d) tells %d events", reader, n)
	}
	dealt.Listen(nil)
	w.untouched(CheckClone, "Redeal(%d) of a clone", reader)
	w.invariant(dealt)
	w.alike(reader, real, dealt)
	w.checkSecrets(reader, dealt)
	w.checkCanonical(reader, real, dealt)
	for _, s := range w.seats() {
		w.def.Evaluate(dealt, s)
	}
	w.def.Quiet(dealt)
	w.parallel(reader, real, dealt)
}

// alike fails if a reader can tell a position from one that was dealt anew for it.
func (w *walk[C, M, E, V]) alike(reader games.Seat, real, dealt C) {
	for _, r := range []games.Seat{reader, games.Public} {
		if d := difference(w.def.View(real, r), w.def.View(dealt, r)); d != "" {
			fail(CheckRedeal, "after Redeal(%d) reader %d sees a difference: %s", reader, r, d)
		}
		w.checkBytes(r, fmt.Sprintf("after Redeal(%d)", reader), real, dealt)
	}
	if a, b := real.AppendActing(nil), dealt.AppendActing(nil); !slices.Equal(a, b) {
		fail(CheckRedeal, "after Redeal(%d) the acting seats are %v, not %v", reader, b, a)
	}
	if real.Revealed() != dealt.Revealed() {
		fail(CheckRedeal, "Redeal(%d) changed Revealed", reader)
	}
	if w.def.Answers != nil && w.def.Answers(real) != w.def.Answers(dealt) {
		fail(CheckRedeal, "Redeal(%d) changed whether it is answered", reader)
	}
	resultA, overA := real.Result()
	resultB, overB := dealt.Result()
	if resultA != resultB || overA != overB {
		fail(CheckRedeal, "Redeal(%d) changed the result", reader)
	}
	if reader < 0 {
		return
	}
	if !slices.Equal(real.AppendMoves(nil, reader), dealt.AppendMoves(nil, reader)) {
		fail(CheckRedeal, "after Redeal(%d) that seat has other moves", reader)
	}
	w.checkRival(reader, real, dealt)
	const tries = 8
	for range tries {
		_, m := w.wild()
		if a, b := real.Check(reader, m), dealt.Check(reader, m); a != b {
			fail(CheckRedeal, "after Redeal(%d) Check judges that seat's move %s differently: %v, not %v",
				reader, w.text(m), verdict(b), verdict(a))
		}
	}
}

// checkCanonical deals two positions that look the same anew with equal chance: they must be equal then.
func (w *walk[C, M, E, V]) checkCanonical(reader games.Seat, real, dealt C) {
	seed := w.chance.Uint64()
	var sums [2]uint64
	var rests [2]games.Chance
	both := [2]C{w.clone(real), w.clone(dealt)}
	defer w.release(both[0], both[1])
	for i, core := range both {
		rests[i] = games.NewChance(seed, 0)
		core.Redeal(reader, &rests[i])
		sums[i] = core.Hash()
	}
	if sums[0] != sums[1] {
		fail(CheckRedeal, "two positions that look the same to reader %d differ after Redeal with equal chance", reader)
	}
	if rests[0] != rests[1] {
		fail(CheckRedeal, "Redeal(%d) takes more from chance for one of two positions that look the same", reader)
	}
	w.equal(CheckRedeal, "the other of two positions that were dealt equally", both[0], both[1])
}

// checkSecrets notes which secrets Redeal changed.
func (w *walk[C, M, E, V]) checkSecrets(reader games.Seat, dealt C) {
	if w.options.Secrets == nil {
		return
	}
	after := w.options.Secrets(dealt, reader)
	for name, value := range w.options.Secrets(w.core, reader) {
		d := w.deals[name]
		if d == nil {
			d = &dealing{}
			w.deals[name] = d
		}
		d.tried++
		if now, ok := after[name]; !ok || now != value {
			d.changed++
		}
	}
}

// checkDeals checks, after all matches, that every secret has changed at some time.
func (k *kit[C, M, E, V]) checkDeals() {
	for name, d := range k.deals {
		if d.tried >= enoughDeals && d.changed == 0 {
			fail(CheckDealt, "in %d redeals the secret %q never changed", d.tried, name)
		}
	}
}
