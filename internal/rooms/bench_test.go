//go:build !js

package rooms

import (
	"fmt"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/roomstest"
)

// BenchmarkMove is what make bench measures of rooms: from the moment at which a device wants a move until all seats of its room know of it, with so
// many rooms at the host, all of which go on in turn. Host and devices share this machine.
func BenchmarkMove(b *testing.B) {
	for _, rooms := range []int{1, 100, 1000} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) { benchMove(b, rooms) })
	}
}

// benchTable is a room with two devices.
type benchTable struct {
	seats  [2]*roomstest.Guest
	chance games.Chance
}

func benchMove(b *testing.B, rooms int) {
	limits := testLimits()
	limits.PerAddress = 1 << 20
	h := newHouse(b, limits)
	before := memory()
	tables := make([]*benchTable, rooms)
	var lane sync.WaitGroup
	const lanes = 16
	each := func(do func(t *benchTable, n int)) {
		for l := range lanes {
			lane.Go(func() {
				for n := l; n < rooms; n += lanes {
					do(tables[n], n)
				}
			})
		}
		lane.Wait()
	}
	each(func(_ *benchTable, n int) { tables[n] = sitDown(h, uint64(n)) })
	perRoom := float64(memory()-before) / float64(rooms)
	var mu sync.Mutex
	var times []time.Duration
	b.ResetTimer()
	for len(times) < b.N {
		each(func(t *benchTable, _ int) {
			took := t.move(h)
			mu.Lock()
			times = append(times, took)
			mu.Unlock()
		})
	}
	b.StopTimer()
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "ms-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "ms-p99")
	b.ReportMetric(perRoom/1024, "kB/room")
	b.ReportMetric(0, "ns/op") // many rooms go on at the same time
	for _, t := range tables {
		t.seats[0].Close()
		t.seats[1].Close()
	}
}

// memory returns the bytes in use, of host and devices.
func memory() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapInuse + m.StackInuse
}

func sitDown(h *house, seed uint64) *benchTable {
	made := h.make("stones", nil, games.Person, games.Person)
	return &benchTable{seats: [2]*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}, chance: games.NewChance(seed, 1)}
}

// move makes a move and returns how long it took until both seats knew. At the end of the match they go to another room.
func (t *benchTable) move(h *house) time.Duration {
	if t.seats[0].State().End != nil {
		t.seats[0].Close()
		t.seats[1].Close()
		t.seats = sitDown(h, t.chance.Uint64()).seats
	}
	for at := 0; ; at = 1 - at {
		g, other := t.seats[at], t.seats[1-at]
		g.Poll(time.Now())
		st := g.State()
		if !roomstest.Must(st) {
			other.Poll(time.Now())
			continue
		}
		deed := room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: roomstest.Choosers["stones"](h.t, st, &t.chance)}
		begun := time.Now()
		g.Does(deed)
		other.Until(func() bool { return other.State().Steps > deed.After })
		return time.Since(begun)
	}
}
