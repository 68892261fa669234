package score

import (
	"slices"

	"runehall/games"
)

// Lead is the reason for points that put a winner furthest ahead of the best loser.
type Lead struct {
	Row         Row
	Winner, Foe games.Seat
	Is          bool // points have decided, and not the last move or the breaking of a tie
	Told        int  // index of the event that gave the winner most of these points; -1: none did
}

// Size returns how many points the reason brought a seat, as a positive number even where fewer points are better.
func (l *Lead) Size(seat games.Seat) int { return max(l.Row.Points[seat], -l.Row.Points[seat]) }

// Broken returns the last of the phrases by which a tie for the first place was broken, and false if there was none.
func (a *Account) Broken() (said games.Phrase, ok bool) {
	winner, foe := a.firstAndNext()
	if foe < 0 || a.Result.Points[winner] != a.Result.Points[foe] {
		return said, false
	}
	tie := a.Tie()
	if len(tie) == 0 {
		return said, false
	}
	return tie[len(tie)-1], true
}

// Lead returns the reason for the winner's lead. Is is false if the last move, or something else than points, has
// decided.
func (a *Account) Lead() Lead {
	result := &a.Result
	winner, foe := a.firstAndNext()
	if foe < 0 || result.Points[winner] == result.Points[foe] || a.Race {
		return Lead{Told: -1}
	}
	sign := 1
	if result.Points[winner] < result.Points[foe] { // fewer points are better
		sign = -1
	}
	curve := a.Curve()
	if n := len(curve); n > 1 && a.ahead(curve[n-2], winner, sign) <= 0 && a.ahead(curve[n-1], winner, sign) > 0 {
		return Lead{Told: -1}
	}
	l, most := Lead{Told: -1}, 0
	for _, row := range a.Rows() {
		if by := sign * (row.Points[winner] - row.Points[foe]); by > most {
			l, most = Lead{Row: row, Winner: winner, Foe: foe, Is: true, Told: -1}, by
		}
	}
	if !l.Is {
		return l
	}
	most = 0
	for i, t := range a.Told {
		for _, tally := range t.Tally {
			if by := max(tally.Points, -tally.Points); tally.Seat == winner && tally.Reason == l.Row.Reason &&
				by > most {
				l.Told, most = i, by
			}
		}
	}
	return l
}

// Brings returns how many points an event brings a seat, as a positive number even where fewer points are better.
func (a *Account) Brings(told int, seat games.Seat) (points int) {
	for _, t := range a.Told[told].Tally {
		if t.Seat == seat {
			points += t.Points
		}
	}
	return max(points, -points)
}

// firstAndNext returns the first of the winners and the best of the others; games.Nobody: there is none.
func (a *Account) firstAndNext() (winner, foe games.Seat) {
	winner, foe = games.Nobody, games.Nobody
	rank := &a.Result.Rank
	for s := range games.Seat(a.Seats) {
		switch {
		case rank[s] == 1 && winner < 0:
			winner = s
		case rank[s] > 1 && (foe < 0 || rank[s] < rank[foe]):
			foe = s
		}
	}
	return winner, foe
}

// ahead returns by how many points a winner is ahead of the best loser. sign is -1 where fewer points are better.
func (a *Account) ahead(points []int, winner games.Seat, sign int) int {
	var by []int
	for s, p := range points {
		if a.Result.Rank[s] > 1 {
			by = append(by, sign*(points[winner]-p))
		}
	}
	return slices.Min(by)
}

// Before returns how many points each seat had before a move. It is nothing but the last points without what the match
// has told since, so that it fits them.
func (a *Account) Before(move int) []int32 {
	points := make([]int32, a.Seats)
	for seat := range points {
		points[seat] = a.Result.Points[seat]
	}
	for _, t := range a.Told {
		if t.Move < move {
			continue
		}
		for _, c := range t.Course {
			points[c.Seat] -= int32(c.Points)
		}
	}
	return points
}
