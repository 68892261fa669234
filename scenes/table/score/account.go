package score

import (
	"slices"

	"runehall/games"
)

// Account is what the events of a match change in points.
type Account struct {
	Told   []Told
	Moves  int
	Seats  int
	Result games.Result
	// Race says that the match ended because somebody reached the goal, however far ahead they were.
	Race bool
}

// Told is an event, as far as points go.
type Told struct {
	// Move is the number of moves up to the event, its own included; 0 is the set-up.
	Move int
	// Tally are the changes in points with their reasons. Course are the changes by which points grow as the match goes
	// on.
	Tally, Course []games.Tally
	// Says is the event in words, if it has any.
	Says  games.Phrase
	Spoke bool
}

// Row sums up, by seat, the points that changed for one reason.
type Row struct {
	Reason string
	Clause string
	Points [games.MaxSeats]int
	// First is the move in which the reason first came up. Rows are in this order.
	First int
	// Changes are what the sums are made of, in the order of the match.
	Changes []Change
}

// Change is a change of one seat's points.
type Change struct {
	// Move is the number of moves up to the change, its own included; 0 is the set-up.
	Move   int
	Seat   games.Seat
	Points int
	// Why tells what brought the change. Its key is empty if the game has no words for that.
	Why games.Phrase
}

// Best returns the changes with the greatest effect first, at most n of them; equal ones stay in the order of the
// match.
func (r *Row) Best(n int) []Change {
	best := slices.Clone(r.Changes)
	slices.SortStableFunc(best, func(a, b Change) int { return max(b.Points, -b.Points) - max(a.Points, -a.Points) })
	return best[:min(n, len(best))]
}

// Curve returns the points of each seat after the set-up and after each move, by move then seat.
func (a *Account) Curve() [][]int {
	points, curve := make([]int, a.Seats), make([][]int, 0, a.Moves+1)
	for _, t := range a.Told {
		for len(curve) < t.Move {
			curve = append(curve, slices.Clone(points))
		}
		for _, c := range t.Course {
			points[c.Seat] += c.Points
		}
	}
	for len(curve) <= a.Moves {
		curve = append(curve, slices.Clone(points))
	}
	return curve
}

// Rows sums up the changes in points by their reasons.
func (a *Account) Rows() (rows []Row) {
	deeds := map[int]games.Phrase{} // by move: the first words about something else than points
	for _, t := range a.Told {
		if _, ok := deeds[t.Move]; !ok && len(t.Tally) == 0 && t.Spoke {
			deeds[t.Move] = t.Says
		}
	}
	for _, t := range a.Told {
		for _, tally := range t.Tally {
			change := Change{Move: t.Move, Seat: tally.Seat, Points: tally.Points, Why: t.Says}
			if deed, ok := deeds[t.Move]; ok && tally.Follows {
				change.Why = deed
			}
			at := slices.IndexFunc(rows, func(r Row) bool {
				return r.Reason == tally.Reason && r.Clause == tally.Clause
			})
			if at < 0 {
				at = len(rows)
				rows = append(rows, Row{Reason: tally.Reason, Clause: tally.Clause, First: t.Move})
			}
			rows[at].Points[tally.Seat] += tally.Points
			rows[at].add(change, tally.Follows)
		}
	}
	return rows
}

// add adds a change. Changes that follow from one deed for one seat become one.
func (r *Row) add(c Change, follows bool) {
	for i := len(r.Changes) - 1; i >= 0 && r.Changes[i].Move == c.Move && follows; i-- {
		if last := &r.Changes[i]; last.Seat == c.Seat {
			last.Points += c.Points
			return
		}
	}
	r.Changes = append(r.Changes, c)
}

// Tie tells how a tie was broken: all that was told between the last points and the winner. nil: seats with equal
// points have equal ranks.
func (a *Account) Tie() (said []games.Phrase) {
	broken := false
	for s := range a.Seats {
		for o := range s {
			broken = broken || a.Result.Points[s] == a.Result.Points[o] && a.Result.Rank[s] != a.Result.Rank[o]
		}
	}
	if !broken {
		return nil
	}
	for _, t := range a.Told {
		if len(t.Tally) > 0 {
			said = said[:0]
		} else if t.Spoke {
			said = append(said, t.Says)
		}
	}
	return said[:max(0, len(said)-1)] // the last phrase names the winner, which is shown above
}
