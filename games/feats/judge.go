package feats

import "runehall/games"

// Judge finds out what each person achieved in a match, one feat after another, so that no frame has to wait for all of
// it.
type Judge[E any] struct {
	list   []Feat[E]
	match  *Match[E]
	earned [][]string
	seat   int
	feat   int
}

// NewJudge returns the judge of a match, for the feats of its game.
func NewJudge[E any](list []Feat[E], m *Match[E]) *Judge[E] {
	return &Judge[E]{list: list, match: m, earned: make([][]string, len(m.Players))}
}

// Step looks at n events or a few more, always up to the end of a feat, and reports whether everything is known. A feat
// looks at the whole match three times at most.
func (j *Judge[E]) Step(n int) (done bool) {
	for until := j.match.looks + n; j.seat < len(j.match.Players); j.feat++ {
		if j.feat == len(j.list) || j.match.Players[j.seat].Driver != games.Person {
			j.seat, j.feat = j.seat+1, -1
			continue
		}
		if j.match.looks >= until {
			return false
		}
		if f := &j.list[j.feat]; f.Earned(j.match, games.Seat(j.seat)) {
			j.earned[j.seat] = append(j.earned[j.seat], f.ID)
		}
	}
	return true
}

// Earned returns the feats of each seat's person, as ids in the order of the list. Computer players earn none. It is
// known after the last step.
func (j *Judge[E]) Earned() [][]string { return j.earned }
