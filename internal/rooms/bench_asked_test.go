//go:build !js

package rooms

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/workshop/roomstest"
)

// reportTimes reports the median and the slowest of some times.
func reportTimes(b *testing.B, what string, times []time.Duration) {
	slices.Sort(times)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(times[len(times)/2]), "ms-"+what+"-p50")
	b.ReportMetric(ms(times[len(times)-1]), "ms-"+what+"-most")
	b.ReportMetric(0, "ns/op") // leaves it out
}

// BenchmarkHint measures how long a device waits for a hint in each game, in the first turns of a match.
func BenchmarkHint(b *testing.B) {
	for _, party := range roomstest.Parties {
		b.Run(party.Name, func(b *testing.B) {
			h := benchHouse(b)
			chance, seats := games.NewChance(3, 1), []*roomstest.Guest(nil)
			var times []time.Duration
			for len(times) < b.N {
				if len(seats) == 0 || seats[0].State().End != nil || seats[0].State().Steps > 40 {
					for _, g := range seats {
						g.Close()
					}
					made := h.make(party.Game, party.Options, games.Person, games.Person)
					seats = []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
				}
				for i, g := range seats {
					if g.Hears(); g.State().End != nil || !roomstest.Must(g.State()) {
						continue
					}
					begun, steps := time.Now(), g.State().Steps
					hints(g, games.Seat(i), steps)
					times = append(times, time.Since(begun))
					g.Does(room.Deed{Do: room.DoMove, Seat: games.Seat(i), After: steps,
						Move: roomstest.Choosers[party.Game](b, g.State(), &chance)})
				}
			}
			reportTimes(b, "hint", times)
		})
	}
}

// BenchmarkClaim measures how long it takes from somebody saying that a seat is theirs until the host is asked, and
// from the host's yes until the new device knows its hand.
func BenchmarkClaim(b *testing.B) {
	h := benchHouse(b)
	made := h.make("masters", nil, games.Person, games.Person)
	sits, host := h.sits(made, 0), h.hosts(made)
	var asked, let []time.Duration
	for range b.N {
		back := h.invited(made)
		leaves(sits, back, 0)
		host.Until(func() bool { return !present(host, 0) })
		begun := time.Now()
		back.Does(room.Deed{Do: room.DoClaim, Seat: 0})
		host.Until(func() bool { return host.State().Claim(0) > 0 })
		asked = append(asked, time.Since(begun))
		begun = time.Now()
		host.Does(room.Deed{Do: room.DoAdmit, Seat: 0, Claim: host.State().Claim(0)})
		back.Until(func() bool { return back.Seat() == 0 && back.State().Reader == 0 })
		let = append(let, time.Since(begun))
		sits = back
	}
	reportTimes(b, "asked", asked)
	reportTimes(b, "in", let)
}

// BenchmarkRace measures how long it takes, with lines inside this machine, from when the last device is ready until
// the clock runs at both, and from the last hand at rest until both know who got what. The latter waits for hands that
// could still come.
func BenchmarkRace(b *testing.B) {
	h := benchHouse(b)
	chance := games.NewChance(5, 1)
	var starts, ends []time.Duration
	var guests []*roomstest.Guest
	for len(ends) < b.N {
		if len(guests) == 0 || guests[0].State().End != nil {
			for _, g := range guests {
				g.Close()
			}
			made := h.make("toss", map[string]string{"way": "snatch"}, games.Person, games.Person)
			guests = []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
		}
		race := guests[0].State().Race
		if race == 0 {
			benchThrow(guests, &chance, b)
			continue
		}
		guests[1].Until(func() bool { return guests[1].State().Race == race })
		begun := time.Now()
		for _, g := range guests {
			g.Ready(race)
		}
		for _, g := range guests {
			g.Until(func() bool { _, runs := g.Race(race); return runs })
		}
		starts = append(starts, time.Since(begun))
		for _, g := range guests {
			st := g.State()
			tick, _ := g.Race(race)
			for _, move := range []string{fmt.Sprintf("claims %d %d:%d", tick, st.Reader, first(st)), "done"} {
				g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
			}
		}
		begun = time.Now()
		for _, g := range guests {
			g.Until(func() bool { return g.State().Race != race })
		}
		ends = append(ends, time.Since(begun))
	}
	reportTimes(b, "start", starts)
	reportTimes(b, "settled", ends)
}

// benchThrow makes what is no race go on: whoever must act does.
func benchThrow(guests []*roomstest.Guest, chance *games.Chance, b *testing.B) {
	for _, g := range guests {
		if g.Hears(); g.State().Race == 0 && g.State().End == nil && roomstest.Must(g.State()) {
			st := g.State()
			g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
				Move: roomstest.Choosers["toss"](b, st, chance)})
		}
	}
}
