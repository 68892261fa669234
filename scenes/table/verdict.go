package table

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
)

// lead is the reason for points by which a winner is furthest ahead of the best of those who have not won.
type lead struct {
	row         Row
	winner, foe games.Seat
	is          bool // points have decided, and not the last move or how a tie was broken
	told        int  // index of the event that gave the winner most of it; -1: none did
}

// tellDecided says what has decided the match: the last move, where that ended the race or turned the match; how a tie was broken; or else what the
// winner got more of than everybody else.
func (s *Table[C, M, E, V]) tellDecided() string {
	known := s.play.known
	result, _ := known.Result()
	if winner, foe := firstAndNext(&result, len(s.sitters)); foe >= 0 && result.Points[winner] == result.Points[foe] {
		if broken := tie(s.play.kind.Def, known.Told(), &result, len(s.sitters)); len(broken) > 0 {
			return s.say(broken[len(broken)-1])
		}
	}
	l := s.lead()
	if !l.is {
		return s.tellLast()
	}
	size := func(seat games.Seat) int { return max(l.row.Points[seat], -l.row.Points[seat]) }
	return s.stage.Text("table.end.lead", lang.Str("what", s.stage.Text(l.row.Reason)), lang.Num("n", size(l.winner)), lang.Num("second", size(l.foe)))
}

// lead returns by what the winner is ahead, unless the last move or something else than points has decided.
func (s *Table[C, M, E, V]) lead() lead {
	def, known := s.play.kind.Def, s.play.known
	result, over := known.Result()
	winner, foe := firstAndNext(&result, len(s.sitters))
	if !over || foe < 0 || result.Points[winner] == result.Points[foe] || def.Race != "" && result.Clause == def.Race {
		return lead{told: -1}
	}
	sign := 1
	if result.Points[winner] < result.Points[foe] { // fewer points are better
		sign = -1
	}
	course := def.Course
	if course == nil {
		course = def.Tally
	}
	told := known.Told()
	curve := curve(course, told, known.Moves(), len(s.sitters))
	if len(curve) > 1 {
		before := curve[len(curve)-2]
		if ahead(before, winner, &result, sign) <= 0 && ahead(curve[len(curve)-1], winner, &result, sign) > 0 {
			return lead{told: -1}
		}
	}
	l, most := lead{told: -1}, 0
	for _, row := range derive(def, told) {
		if by := sign * (row.Points[winner] - row.Points[foe]); by > most {
			l, most = lead{row: row, winner: winner, foe: foe, is: true, told: -1}, by
		}
	}
	if !l.is {
		return l
	}
	most = 0
	for i, t := range told {
		for _, tally := range def.Tally(nil, t.Event) {
			if by := max(tally.Points, -tally.Points); tally.Seat == winner && tally.Reason == l.row.Reason && by > most {
				l.told, most = i, by
			}
		}
	}
	return l
}

// firstAndNext returns the first of those who have won, and the best of those who have not, or games.Nobody.
func firstAndNext(result *games.Result, seats int) (winner, foe games.Seat) {
	winner, foe = games.Nobody, games.Nobody
	for s := range games.Seat(seats) {
		switch {
		case result.Rank[s] == 1 && winner < 0:
			winner = s
		case result.Rank[s] > 1 && (foe < 0 || result.Rank[s] < result.Rank[foe]):
			foe = s
		}
	}
	return winner, foe
}

// ahead returns by how many points a winner is ahead of all who have not won.
func ahead(points []int, winner games.Seat, result *games.Result, sign int) int {
	var by []int
	for s, p := range points {
		if result.Rank[s] > 1 {
			by = append(by, sign*(points[winner]-p))
		}
	}
	return slices.Min(by)
}
