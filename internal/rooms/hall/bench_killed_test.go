//go:build !js

package main

import (
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/workshop/roomstest"
)

// watched is for how long after a kill the longest silence is looked for: the nodes choose new leaders within that
// time.
const watched = 15 * time.Second

// BenchmarkNodeKilled kills one of three nodes b.N times, each node in turn, and starts it again. The devices of a room
// at the two other nodes move on meanwhile. It reports the longest time from the wish to move until both know of the
// move: the median of all kills, and the longest of all.
func BenchmarkNodeKilled(b *testing.B) {
	nodes := cluster(b)
	var silences []time.Duration
	for n := range b.N {
		victim, here, there := nodes[n%3], nodes[(n+1)%3].url, nodes[(n+2)%3].url
		made := roomstest.Make(b, here, "stones", nil, games.Person, games.Person)
		seats := [2]*roomstest.Guest{roomstest.Sit(b, here, made, 0), roomstest.Sit(b, there, made, 1)}
		onward(b, seats, uint64(n))
		victim.kill()
		begun, longest, at := time.Now(), time.Duration(0), time.Duration(0)
		for round := uint64(0); time.Since(begun) < watched; round++ {
			since := time.Since(begun)
			took := onward(b, seats, round)
			if len(took) == 0 {
				break // the match has ended
			}
			if took[0] > longest {
				longest, at = took[0], since
			}
			time.Sleep(20 * time.Millisecond)
		}
		b.Logf("kill %d, of node %d: %v of silence, %v after it", n, n%3, longest.Round(time.Millisecond),
			at.Round(time.Millisecond))
		silences = append(silences, longest)
		victim.start()()
		ends := func(g *roomstest.Guest) { g.Does(room.Deed{Do: room.DoRise}); g.Close() }
		ends(seats[0])
		ends(seats[1])
	}
	slices.Sort(silences)
	b.ReportMetric(silences[len(silences)/2].Seconds(), "s-median")
	b.ReportMetric(silences[len(silences)-1].Seconds(), "s-longest")
	b.ReportMetric(0, "ns/op")
}
