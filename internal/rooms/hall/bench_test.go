//go:build !js

package main

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/workshop/roomstest"
)

// BenchmarkNodes measures how long a move takes until both seats of its room know of it, with the seats at two of three
// nodes. All nodes and devices share this machine.
func BenchmarkNodes(b *testing.B) {
	for _, rooms := range []int{1, 100, 1000} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) {
			nodes := cluster(b)
			seats := make([][2]*roomstest.Guest, rooms)
			const lanes = 16
			var lane sync.WaitGroup
			each := func(do func(n int)) {
				for l := range lanes {
					lane.Go(func() {
						for n := l; n < rooms; n += lanes {
							do(n)
						}
					})
				}
				lane.Wait()
			}
			sit := func(n int) {
				here, there := nodes[n%3].url, nodes[(n+1)%3].url
				made := roomstest.Make(b, here, "stones", nil, games.Person, games.Person)
				seats[n] = [2]*roomstest.Guest{roomstest.Sit(b, here, made, 0), roomstest.Sit(b, there, made, 1)}
			}
			each(sit)
			var mu sync.Mutex
			var times []time.Duration
			b.ResetTimer()
			for round := uint64(0); len(times) < b.N; round++ {
				each(func(n int) {
					took := onward(b, seats[n], round)
					if len(took) == 0 {
						sit(n)
					}
					mu.Lock()
					times = append(times, took...)
					mu.Unlock()
				})
			}
			b.StopTimer()
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "ms-p50")
			b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "ms-p99")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// onward makes a move and returns how long it took, or nothing if the match has ended.
func onward(b *testing.B, seats [2]*roomstest.Guest, seed uint64) []time.Duration {
	chance := games.NewChance(seed, 1)
	for at := 0; ; at = 1 - at {
		g, other := seats[at], seats[1-at]
		g.Poll(time.Now())
		other.Poll(time.Now())
		st := g.State()
		if st.End != nil {
			return nil
		}
		if !roomstest.Must(st) {
			continue
		}
		deed := room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
			Move: roomstest.Choosers["stones"](b, st, &chance)}
		begun := time.Now()
		if a := g.Does(deed); !a.Done {
			b.Fatalf("%+v", a)
		}
		other.Until(func() bool { return other.State().Steps > deed.After })
		return []time.Duration{time.Since(begun)}
	}
}
