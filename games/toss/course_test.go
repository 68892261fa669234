package toss

import (
	"strings"
	"testing"

	"runehall/games"
)

// TestTOS19CourseFollowsTheLoot plays random matches of each way and compares, after every move, the sum of each seat's
// course with its loot. It also fails if the course never changes (it once did not).
func TestTOS19CourseFollowsTheLoot(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(12) {
		seats := 2 + int(seed%4)
		way := [...]Way{Snatch, Ghost, Calm}[seed%3]
		var events games.Events[Event]
		var points [games.MaxSeats]int
		g := newGame(games.Setup{Seats: seats, Seed: seed, Options: map[string]string{OptionWay: way.String()}},
			&events)
		g.Listen(&events)
		chance, told, changes := games.NewChance(seed, 9), 0, 0
		for moves := range 600 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			a := acting[chance.IntN(len(acting))]
			list := Def.AppendCandidates(nil, g, a.Seat, &chance, 1)
			if len(list) == 0 {
				continue
			}
			if refusal := g.Apply(a.Seat, list[chance.IntN(len(list))]); refusal != nil {
				t.Fatal(refusal)
			}
			for list := events.List(); told < len(list); told++ {
				for _, c := range course(nil, list[told]) {
					points[c.Seat] += c.Points
					seen[games.EventName(list[told])] = true
					changes++
				}
			}
			for s := range games.Seat(seats) {
				if want := int(g.loot[s].count); points[s] != want {
					t.Fatalf("%v, seed %d: after move %d seat %d has %d runes, and its course is %d", way, seed, moves,
						s, want, points[s])
				}
			}
		}
		if changes == 0 {
			t.Errorf("%v, seed %d: the course is flat", way, seed)
		}
	}
	for name := range strings.FieldsSeq("Snatched BalanceCompleted FalseReturned PairGiven SplitReturned Stolen") {
		if !seen[name] {
			t.Errorf("no %s changed a course", name)
		}
	}
}
