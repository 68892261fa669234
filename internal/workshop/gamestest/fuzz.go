package gamestest

import (
	"testing"

	"runehall/games"
)

// Fuzz lets the fuzzer play a game: its bytes choose the setup, the moves, and among them moves that are mostly not
// legal. Everything that can be checked quickly is checked at each position. Each game calls it from its FuzzPlay.
func Fuzz[C games.Core[C, M, E], M comparable, E any, V any](f *testing.F, def *games.Def[C, M, E, V],
	options Options[C, M]) {
	for i := range byte(8) {
		data := []byte{i * 37, i}
		for j := range byte(200) {
			data = append(data, j*i, j*(i+3), j)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { playBytes(t, def, options, data) })
}

// choices hands out a fuzzer's bytes one by one, and zeros behind them.
type choices []byte

func (b *choices) next() int {
	if len(*b) == 0 {
		return 0
	}
	first := (*b)[0]
	*b = (*b)[1:]
	return int(first)
}

// below returns a number from 0 to n-1.
func (b *choices) below(n int) int { return (b.next()<<8 | b.next()) % n }

// playBytes plays as bytes say, until they end or the match does.
func playBytes[C games.Core[C, M, E], M comparable, E any, V any](
	t T, def *games.Def[C, M, E, V], options Options[C, M], data []byte,
) {
	t.Helper()
	from := choices(data)
	list := setups(&def.Info)
	setup := list[from.below(len(list))]
	setup.Seed = uint64(from.next())
	w := &walk[C, M, E, V]{kit: newKit(def, options), setup: setup}
	f := caught(func() {
		w.begin()
		for {
			w.position(false)
			if _, over := w.core.Result(); over || len(from) == 0 {
				break
			}
			w.byteMoves(&from)
		}
		w.finish(false)
	})
	if f != nil {
		t.Errorf("%s", f.regression(def.ID, setup, w.lines))
	}
}

// byteMoves tries a few moves that may be anything, and then makes a legal one.
func (w *walk[C, M, E, V]) byteMoves(from *choices) {
	what := from.next()
	for range what % 4 {
		w.chance = games.NewChance(uint64(from.next()), streamKit)
		w.try(w.wild())
	}
	var able []games.Seat
	for _, a := range w.acting {
		if a.Must || len(w.listed[a.Seat]) > 0 {
			able = append(able, a.Seat)
		}
	}
	s := able[from.below(len(able))]
	w.chance = games.NewChance(uint64(from.next()), streamKit)
	m, ok := w.sample(w.core, s, &w.chance)
	if n := len(w.listed[s]); n > 0 && (!ok || what&4 == 0) {
		m = w.listed[s][from.below(n)]
	}
	w.step(s, m)
}
