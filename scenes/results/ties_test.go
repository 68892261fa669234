package results

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestEqualOnesShareARank reads and hears the results of matches of three of whom two are equal: they share a rank, the
// next one leaves a rank out, and who shares the first one has won together.
func TestEqualOnesShareARank(t *testing.T) {
	d, at := endOfRituals(t, "en", 1)
	for name, c := range map[string]struct {
		rank   [games.MaxSeats]int8
		points [games.MaxSeats]int32
		won    int
		want   []string
	}{
		"first": {[games.MaxSeats]int8{1, 1, 3}, [games.MaxSeats]int32{20, 20, 11}, 2, []string{"1. Bjarne 20", "1. Runa 20", "3. Sif 11"}},
		"last":  {[games.MaxSeats]int8{2, 1, 2}, [games.MaxSeats]int32{12, 30, 12}, 1, []string{"1. Runa 30", "2. Bjarne 12", "2. Sif 12"}},
		"all":   {[games.MaxSeats]int8{1, 1, 1}, [games.MaxSeats]int32{5, 5, 5}, 3, []string{"1. Bjarne 5", "1. Runa 5", "1. Sif 5"}},
	} {
		t.Run(name, func(t *testing.T) {
			o := at.outcome
			o.Players = append(slices.Clone(o.Players),
				games.Player{Driver: games.Person, Name: "Sif", Colour: "jade", Emblem: "ring"})
			o.Rows, o.Curve = nil, nil
			o.Result.Rank, o.Result.Points = c.rank, c.points
			s := New(d.Stage, o, "", Ways{})
			s.Layout(at.Screen, at.Safe)
			var read, heard []string
			for _, r := range s.podium.ranks.rows {
				read = append(read, fmt.Sprintf("%d. %s %d", r.rank, r.name, r.points))
			}
			h := stage.NewHeard(ui.NewRoot(d.Stage.Kit), d.Stage.Book)
			s.podium.ranks.hear(h)
			for i := range s.podium.ranks.rows {
				thing := h.Things["results.rank."+strconv.Itoa(i)]
				heard = append(heard, thing.Label+" "+thing.Value)
			}
			if !slices.Equal(read, c.want) || !slices.Equal(heard, c.want) {
				t.Errorf("read is %q, heard %q, want %q", read, heard, c.want)
			}
			head := s.podium.laurel
			if together := strings.Contains(head.text, fmt.Sprint(c.won)); len(head.looks) != c.won ||
				c.won > 1 && !together {
				t.Errorf("%d have won, and it says %q beside %d coins", c.won, head.text, len(head.looks))
			}
		})
	}
}

// TestEachLineOfPointsLeadsToItsOwnMove taps every line of every row of the results: the match is watched from the move
// that the line names, and what the lines of a move say its seat got there is what the graph says.
func TestEachLineOfPointsLeadsToItsOwnMove(t *testing.T) {
	_, scene := endOfRituals(t, "en", 1)
	watched := -1
	scene.outcome.Replay = func(moves int) stage.Scene { watched = moves; return scene }
	type at struct{ move, seat int }
	got := map[at]int{}
	lines := 0
	for i, row := range scene.derive.rows {
		for _, list := range [][]changeLine{row.best, row.all} {
			for _, l := range list {
				watched = -1
				if l.button.OnTap(); l.when != fmt.Sprintf("Move %d", watched) || l.move != watched {
					t.Errorf("%q of %q leads to move %d", l.when, row.text, watched)
				}
				lines++
			}
		}
		for _, c := range scene.outcome.Rows[i].Changes {
			got[at{c.Move, int(c.Seat)}] += c.Points
		}
	}
	if lines < 20 {
		t.Fatalf("only %d lines", lines)
	}
	for move := 1; move < len(scene.outcome.Curve); move++ {
		for seat, points := range scene.outcome.Curve[move] {
			if change := points - scene.outcome.Curve[move-1][seat]; got[at{move, seat}] != change {
				t.Errorf("the lines of move %d give seat %d %d points, the graph %d", move, seat,
					got[at{move, seat}], change)
			}
		}
	}
}
