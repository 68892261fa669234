package gamestest

import (
	"slices"

	"runehall/games"
)

func (w *walk[C, M, E, V]) checkActing() {
	result, over := w.core.Result()
	if again, overAgain := w.core.Result(); again != result || overAgain != over {
		fail(CheckEnd, "asked twice, the result is %+v, %v and %+v, %v", result, over, again, overAgain)
	}
	if !over && result != (games.Result{}) {
		fail(CheckEnd, "the match goes on and has a result: %+v", result)
	}
	sentinel := games.Acting{Seat: games.Nobody}
	w.acting = w.core.AppendActing(w.acting[:0])
	again := w.core.AppendActing([]games.Acting{sentinel})
	if len(again) == 0 || again[0] != sentinel || !slices.Equal(again[1:], w.acting) {
		fail(CheckActing, "asked twice, %v and, behind a first entry, %v act", w.acting, again)
	}
	must := 0
	for i, a := range w.acting {
		if a.Seat < 0 || int(a.Seat) >= w.setup.Seats {
			fail(CheckActing, "seat %d acts, of %d", a.Seat, w.setup.Seats)
		}
		if slices.ContainsFunc(w.acting[:i], func(b games.Acting) bool { return a.Seat == b.Seat }) {
			fail(CheckActing, "seat %d acts twice", a.Seat)
		}
		if a.Must {
			must++
		}
	}
	switch {
	case over && len(w.acting) > 0:
		fail(CheckEnd, "seats act after the end: %v", w.acting)
	case !over && must == 0:
		fail(CheckActing, "the match goes on and nobody must act")
	}
}

func (w *walk[C, M, E, V]) checkMoves(thorough bool) {
	for _, s := range w.seats() {
		list := w.core.AppendMoves(w.listed[s][:0], s)
		w.listed[s] = list
		at := slices.IndexFunc(w.acting, func(a games.Acting) bool { return a.Seat == s })
		if at < 0 {
			if len(list) > 0 {
				fail(CheckMoves, "seat %d may not act and has the move %q", s, w.def.Moves.Text(list[0]))
			}
			if m, ok := w.sample(w.core, s, &w.chance); ok {
				fail(CheckSample, "seat %d may not act and has the sample %q", s, w.def.Moves.Text(m))
			}
			continue
		}
		sampled := w.checkSample(s)
		if w.acting[at].Must && len(list) == 0 && !sampled {
			fail(CheckMoves, "seat %d must act and has no move", s)
		}
		if !thorough {
			const some = 16
			for range min(some, len(list)) {
				w.checkListed(s, list[w.chance.IntN(len(list))])
			}
			continue
		}
		var sentinel M
		again := w.core.AppendMoves([]M{sentinel}, s)
		if len(again) == 0 || again[0] != sentinel || !slices.Equal(again[1:], list) {
			fail(CheckMoves, "asked twice, seat %d has other moves or another order", s)
		}
		once := make(map[M]bool, len(list))
		for _, m := range list {
			if once[m] {
				fail(CheckMoves, "move %q of seat %d is listed twice", w.def.Moves.Text(m), s)
			}
			once[m] = true
			w.checkListed(s, m)
		}
		if len(list) > 0 {
			w.checkAccepted(s, list[w.chance.IntN(len(list))])
		}
	}
}

func (w *walk[C, M, E, V]) checkListed(s games.Seat, m M) {
	if refusal := w.core.Check(s, m); refusal != nil {
		fail(CheckListed, "move %q of seat %d is listed, but Check refuses it: %v", w.def.Moves.Text(m), s, refusal)
	}
	if w.options.Sampled != nil && w.options.Sampled(m) {
		fail(CheckListed, "move %q of seat %d belongs to the continuous set, but is listed", w.def.Moves.Text(m), s)
	}
	w.checkGrounds(s, m)
	w.checkCodec(m)
}

// checkAccepted makes a move that Check accepts, on a clone.
func (w *walk[C, M, E, V]) checkAccepted(s games.Seat, m M) {
	w.untouched(CheckPure, "listing, sampling or checking moves")
	other := w.clone(w.core)
	defer w.release(other)
	if refusal := other.Apply(s, m); refusal != nil {
		fail(CheckApply, "Check accepts move %q of seat %d, but Apply refuses it: %v", w.def.Moves.Text(m), s, refusal)
	}
	w.untouched(CheckClone, "a move on a clone")
}

// checkSample checks samples of a seat that acts, and reports whether it has any.
func (w *walk[C, M, E, V]) checkSample(s games.Seat) bool {
	same := w.chance
	m, ok := w.sample(w.core, s, &w.chance)
	again, okAgain := w.sample(w.core, s, &same)
	if m != again || ok != okAgain {
		fail(CheckSample, "equal chance gives seat %d other samples", s)
	}
	if !ok {
		return false
	}
	text := w.def.Moves.Text(m)
	if refusal := w.core.Check(s, m); refusal != nil {
		fail(CheckSample, "sample %q of seat %d is refused: %v", text, s, refusal)
	}
	if !w.options.Sampled(m) {
		fail(CheckSample, "sample %q of seat %d does not belong to the continuous set", text, s)
	}
	if w.def.Bounds(w.core, s) == nil {
		fail(CheckSample, "seat %d has samples, but Bounds says that there are none", s)
	}
	w.checkCodec(m)
	w.checkAccepted(s, m)
	return true
}

// checkForced checks the move that public knowledge forces, if any.
func (w *walk[C, M, E, V]) checkForced() {
	s, m, ok := w.def.Forced(w.def.View(w.core, games.Public))
	if !ok {
		return
	}
	if len(w.acting) != 1 || w.acting[0].Seat != s {
		fail(CheckForced, "a move of seat %d is forced, but these act: %v", s, w.acting)
	}
	if _, samples := w.sample(w.core, s, &w.chance); samples || len(w.listed[s]) != 1 || w.listed[s][0] != m {
		fail(CheckForced, "move %q of seat %d is forced, but is not the only one", w.def.Moves.Text(m), s)
	}
}

// checkObvious checks the steps that need no decision, as the seats themselves and the public see them.
func (w *walk[C, M, E, V]) checkObvious() {
	if w.def.Obvious == nil {
		return
	}
	for _, s := range w.seats() {
		must := slices.Contains(w.acting, games.Acting{Seat: s, Must: true})
		for _, reader := range []games.Seat{s, games.Public} {
			m, ok := w.def.Obvious(w.def.View(w.core, reader), s)
			if !ok {
				continue
			}
			if !must {
				fail(CheckObvious, "%q is obvious for seat %d, which must not act: %v", w.def.Moves.Text(m), s,
					w.acting)
			}
			if refusal := w.core.Check(s, m); refusal != nil {
				fail(CheckObvious, "%q is obvious for seat %d, but refused: %v", w.def.Moves.Text(m), s, refusal)
			}
		}
	}
}

// checkCodec writes a move and reads it back.
func (w *walk[C, M, E, V]) checkCodec(m M) {
	text := w.def.Moves.Text(m)
	const prefix = "0 "
	if longer := string(w.def.Moves.Append([]byte(prefix), m)); longer != prefix+text {
		fail(CheckCodec, "move %q is appended as %q", text, longer)
	}
	if len(text) > games.LongestMove {
		fail(CheckCodec, "move %q takes %d bytes, more than %d", text, len(text), games.LongestMove)
	}
	if slices.ContainsFunc([]byte(text), func(b byte) bool { return b < ' ' }) {
		fail(CheckCodec, "move %q has a control character", text)
	}
	got, err := w.def.Moves.Parse(text)
	if err != nil {
		fail(CheckCodec, "move %+v is written %q, which cannot be read: %v", m, text, err)
	}
	if got != m {
		fail(CheckCodec, "move %+v is written %q, which is read as %+v", m, text, got)
	}
}
