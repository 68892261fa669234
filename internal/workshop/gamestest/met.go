package gamestest

import "runehall/games"

// Met plays the matches of a [Run], checking only their events, and returns what it met. It is meant for tests of words
// about matches.
func Met[C games.Core[C, M, E], M comparable, E any, V any](t T, def *games.Def[C, M, E, V],
	options Options[C, M]) *Report {
	t.Helper()
	k := newKit(def, options)
	setups := setups(&def.Info)
	matches, err := matchCount(options.Matches, len(setups))
	if err != nil {
		t.Errorf("%v", err)
		return k.report
	}
	f := caught(k.checkDef)
	for i := 0; i < matches && f == nil; i++ {
		w := &walk[C, M, E, V]{kit: k, setup: nth(setups, i), words: map[string]int{}}
		f = caught(w.playOut)
	}
	if f != nil {
		t.Errorf("%s: %s: %s", def.ID, f.check, f.text)
	}
	return k.report
}

// playOut plays the match to its end, and records its events.
func (w *walk[C, M, E, V]) playOut() {
	w.core = w.def.New(w.setup, &w.events)
	w.core.Listen(&w.events)
	for {
		w.tell()
		w.events.Clear()
		if _, over := w.core.Result(); over {
			w.report.Matches++
			return
		}
		w.acting = w.core.AppendActing(w.acting[:0])
		for _, s := range w.seats() {
			w.listed[s] = w.core.AppendMoves(w.listed[s][:0], s)
		}
		s, m := w.pick()
		w.words[w.word(m)]++
		w.report.Moves++
		if refusal := w.core.Apply(s, m); refusal != nil {
			fail(CheckApply, "move %q of seat %d is refused: %v", w.def.Moves.Text(m), s, refusal)
		}
		w.made = append(w.made, games.Made[M]{Seat: s, Move: m})
	}
}
