package bots

import "runehall/games"

// tables decides in one way at small tables, and in another at large ones.
type tables[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def       *games.Def[C, M, E, V]
	most      int // the largest of the small tables
	few, many games.Thinker[C, M]
	now       games.Thinker[C, M]
	rows      []int // memory for parts, to count the seats
}

func (t *tables[C, M, E, V]) Start(position C, seat games.Seat, must bool) {
	t.rows = t.def.Worth.Append(t.rows[:0], position, seat)
	if t.now = t.few; len(t.rows) > t.most*len(t.def.Worth.Parts) {
		t.now = t.many
	}
	t.now.Start(position, seat, must)
}

func (t *tables[C, M, E, V]) Step(n int) (games.Decision[M], bool) { return t.now.Step(n) }

func (t *tables[C, M, E, V]) steady() {
	Steady(t.few)
	Steady(t.many)
}
