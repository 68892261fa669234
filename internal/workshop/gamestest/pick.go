package gamestest

import (
	"strings"

	"runehall/games"
)

// pick chooses the next move: of a few random moves, the one whose kind has been made least often, so that rare kinds
// get their turn. Seats that may interrupt sometimes do.
func (w *walk[C, M, E, V]) pick() (games.Seat, M) {
	const tries = 6
	w.reseed(forPick)
	var may, must []games.Acting
	for _, a := range w.acting {
		switch {
		case a.Must:
			must = append(must, a)
		case len(w.listed[a.Seat]) > 0:
			may = append(may, a)
		}
	}
	from := must
	if len(may) > 0 && w.chance.IntN(4) == 0 {
		from = may
	}
	a := from[w.chance.IntN(len(from))]
	var best M
	fewest := -1
	for range tries {
		m := w.any(a.Seat)
		if n := w.words[w.word(m)]; fewest < 0 || n < fewest {
			best, fewest = m, n
		}
	}
	return a.Seat, best
}

// word returns the first word of a move's text, by which the kit tells kinds of moves apart.
func (w *walk[C, M, E, V]) word(m M) string {
	word, _, _ := strings.Cut(w.def.Moves.Text(m), " ")
	return word
}

// any returns a random legal move of a seat that has one.
func (w *walk[C, M, E, V]) any(s games.Seat) M {
	if len(w.listed[s]) == 0 || w.chance.IntN(3) == 0 {
		if m, ok := w.sample(w.core, s, &w.chance); ok {
			return m
		}
	}
	return w.listed[s][w.chance.IntN(len(w.listed[s]))]
}

func (w *walk[C, M, E, V]) sample(core C, s games.Seat, chance *games.Chance) (M, bool) {
	if w.def.Sample != nil {
		return w.def.Sample(core, s, chance)
	}
	var none M
	return none, false
}
