package table

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/score"
)

// TestWhatDecidedIsTold plays matches of a game that points decide. If the winner was ahead before the last move, the
// row of the results is told in which the winner leads furthest over the best loser, with both numbers, and one of its
// events lights up. Otherwise the last move is told.
func TestWhatDecidedIsTold(t *testing.T) {
	leads, lasts := 0, 0
	for seed := range uint64(12) {
		h := newHallOf(t, &bidsKind, games.Setup{Seats: 3, Seed: seed},
			[]string{"greedy", "random", "greedy"}, plainBids)
		h.until("the end is celebrated", func() bool { return celebrates(h.table) })
		o := outcome(h.stage, h.table.play.kind, h.table.play.match)
		order := o.Order()
		winner, foe := order[0], order[1]
		for _, s := range order {
			if o.Result.Rank[s] > 1 {
				foe = s
				break
			}
		}
		if o.Result.Rank[foe] == 1 || o.Result.Points[winner] == o.Result.Points[foe] {
			continue
		}
		before := o.Curve[len(o.Curve)-2]
		turned := false
		for s, p := range before {
			turned = turned || o.Result.Rank[s] > 1 && p >= before[winner]
		}
		said := h.table.end.Said().Last
		if turned {
			if lasts++; said != tellLast(h.table) {
				t.Errorf("seed %d: the last move turned the match, and %q is told", seed, said)
			}
			continue
		}
		leads++
		var best score.Row
		for _, r := range o.Rows {
			if best.Reason == "" || r.Points[winner]-r.Points[foe] > best.Points[winner]-best.Points[foe] {
				best = r
			}
		}
		for _, want := range []string{
			h.stage.Text(best.Reason), fmt.Sprint(best.Points[winner]), fmt.Sprint(best.Points[foe]),
		} {
			if !strings.Contains(said, want) {
				t.Errorf("seed %d: %q is not in %q", seed, want, said)
			}
		}
		l := lead(h.table)
		if l.Told < 0 || len(h.board.shown) != 1 ||
			h.board.shown[0] != games.EventName(h.table.play.match.Told()[l.Told].Event) {
			t.Errorf("seed %d: the event %d decided, and the board shows %v", seed, l.Told, h.board.shown)
		}
	}
	if leads == 0 || lasts == 0 {
		t.Errorf("%d matches were decided by a lead, %d by the last move", leads, lasts)
	}
}

// tellLast tells what the last move did in a match that is over.
func tellLast[C games.Core[C, M, E], M comparable, E, V any](s *Table[C, M, E, V]) string {
	v := s.verdict()
	return v.SaysLast(s.stage.Kit, s.safe)
}

// lead returns the winner's lead in such a match.
func lead[C games.Core[C, M, E], M comparable, E, V any](s *Table[C, M, E, V]) score.Lead {
	v := s.verdict()
	return v.Account.Lead()
}

// TestARaceIsDecidedByItsLastMove plays a match that ends as soon as somebody has reached the goal: the last move is
// told, however far ahead the winner was.
func TestARaceIsDecidedByItsLastMove(t *testing.T) {
	h := atTable(t, "little-explorers", 9, "greedy", "greedy")
	h.until("the end is celebrated", func() bool { return celebrates(h.table) })
	if result, _ := h.table.play.match.Core().Result(); result.Clause != h.table.play.kind.Def.Race {
		t.Fatalf("it ends by %s", result.Clause)
	}
	if last := tellLast(h.table); last == "" || h.table.end.Said().Last != last || lead(h.table).Is {
		t.Errorf("%q is told, and the last move was %q", h.table.end.Said().Last, last)
	}
}

// TestTheLastMoveIsToldByWhatItBrought plays races whose last move completed a line or circle: that is told, since it
// brought more than the tile itself.
func TestTheLastMoveIsToldByWhatItBrought(t *testing.T) {
	for seed := range uint64(40) {
		h := atTable(t, "explorers", seed, "greedy", "greedy")
		h.until("the end is celebrated", func() bool { return celebrates(h.table) })
		said := h.table.end.Said().Last
		for _, l := range h.table.verdict().Last {
			paid, is := h.table.play.known.Told()[l.Told].Event.(ritual.ShapePaid)
			if !is || paid.Shape.Owner != chronicle.Subject(h.table.verdict().Last[0].Phrase) {
				continue
			}
			words := strings.TrimPrefix(h.table.teller.Say(l.Phrase), h.table.teller.Name(paid.Shape.Owner)+" ")
			if !strings.Contains(said, words) {
				t.Errorf("seed %d: %q is told, without %q", seed, said, words)
			}
			return
		}
	}
	t.Error("no match ends with a line or circle")
}
