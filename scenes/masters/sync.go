package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
)

func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), ended: v.Phase() == rules.OverPhase, reader: v.Reader(),
		laid: slices.Clone(v.Laid()), deck: v.Deck(), held: heldOf(v),
	}
	for s := range games.Seat(m.seats) {
		m.hands[s], m.standing[s], m.beside[s] = slices.Clone(v.Hand(s)), slices.Clone(v.Masters(s)), slices.Clone(v.Beside(s))
		m.left[s], m.side[s] = v.Left(s), v.Side(s)
		_, m.used[s] = v.Ignored(s)
		m.worth[s] = v.Points(s) + len(m.beside[s])
		if t, placed := v.Token(s); placed {
			m.tokens[s] = t
		}
	}
	return m
}

// heldOf returns the areas that masters hold, each once.
func heldOf(v rules.View) (list []held) {
	for s := range games.Seat(v.Seats()) {
		first := len(list)
		for _, c := range v.Masters(s) {
			if slices.ContainsFunc(list[first:], func(h held) bool { return h.has(c) }) {
				continue
			}
			if a, ok := v.Area(c); ok {
				list = append(list, held{seat: s, cells: a.Cells, points: a.Points})
			}
		}
	}
	return list
}
