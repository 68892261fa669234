package market

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// TestCourseFollowsThePoints plays matches and compares, after every move, the sum of each seat's course with its
// points.
func TestCourseFollowsThePoints(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(60) {
		seats := 2 + int(seed%4)
		var players []games.Player
		for range seats {
			players = append(players, games.Player{Driver: "greedy", Colour: "c", Emblem: "e", Name: "n"})
		}
		m, err := games.NewMatch(Def, games.Setup{Seats: seats, Seed: seed}, players)
		if err != nil {
			t.Fatal(err)
		}
		mind, chance := bots.Levels(Def)[1].New(seed), games.NewChance(seed, 9)
		scratch, told := Def.Blank(), 0
		var points [games.MaxSeats]int
		for range 700 {
			acting := m.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			var move Move
			if moves := m.Core().AppendMoves(nil, acting[0].Seat); chance.IntN(3) == 0 {
				move = moves[chance.IntN(len(moves))]
			} else {
				games.Ask(mind, scratch, m.Core(), acting[0], seed, len(m.Made()))
				d, _ := mind.Step(1 << 20)
				move = d.Move
			}
			if _, refusal := m.Make(acting[0].Seat, move); refusal != nil {
				t.Fatal(refusal)
			}
			for ; told < len(m.Told()); told++ {
				for _, c := range course(nil, m.Told()[told].Event) {
					points[c.Seat] += c.Points
					seen[games.EventName(m.Told()[told].Event)] = true
				}
			}
			for s := range games.Seat(seats) {
				if want := m.View(games.All).Points(s); points[s] != want {
					t.Fatalf("seed %d: after move %d, %v, seat %d has %d points, and its course is %d", seed,
						len(m.Made()), move, s, want, points[s])
				}
			}
		}
	}
	if len(seen) < 11 {
		t.Errorf("only %v changed points", seen)
	}
}
