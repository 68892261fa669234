package feats

import "runehall/games"

// Judge finds out what each person did in a match, a feat at a time: no frame has to wait for all of it.
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

// Step looks at events until it has looked at n of them and has come to the end of a feat, and reports whether all is known. A feat runs
// through the match three times at most.
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

// Earned returns what each person did, by seat, as ids in the order of the list; computer players do nothing worth remembering. It is known
// after the last step.
func (j *Judge[E]) Earned() [][]string { return j.earned }
