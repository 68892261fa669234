package bots

import "runehall/games"

// The skills of the hands, from the weakest to the strongest.
var (
	slowHand   = games.Skill{Reaction: 70, Wavering: 270, Grasp: 54, Attention: 88, Confusion: 5, Tremble: 140}
	steadyHand = games.Skill{Reaction: 45, Wavering: 210, Grasp: 50, Attention: 90, Confusion: 4, Tremble: 60}
	deftHand   = games.Skill{Reaction: 37, Wavering: 170, Grasp: 44, Attention: 95, Confusion: 2, Tremble: 35}
	quickHand  = games.Skill{Reaction: 30, Wavering: 140, Grasp: 40, Attention: 98, Confusion: 1, Tremble: 20}
)

// hand carries out moves that take manual skill, and leaves all other decisions to a head.
type hand[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def   *games.Def[C, M, E, V]
	head  games.Thinker[C, M]
	skill games.Skill
	seed  uint64
	deed  M
	does  bool
}

func (h *hand[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	h.deed, h.does = h.def.Deed(position, s, h.skill, h.seed)
	if !h.does {
		h.head.Start(position, s, must)
	}
}

func (h *hand[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if !h.does {
		return h.head.Step(n)
	}
	return games.Decision[M]{Move: h.deed}, n > 0
}
