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
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// mostBusy bounds how many rooms have devices. Host and devices share one process here, so each seat takes two file
// descriptors.
const mostBusy = 4000

// BenchmarkMove measures the time from a device asking for a move until all seats of its room know of it. The host has
// so many rooms in memory; moves are made in up to mostBusy of them. It also reports the memory for each room, and how
// long a restarted host takes until somebody is in a room. Host and devices share this machine.
func BenchmarkMove(b *testing.B) {
	for _, rooms := range []int{1, 100, 1000, 10_000} {
		b.Run(fmt.Sprintf("rooms=%d", rooms), func(b *testing.B) { benchMove(b, rooms) })
	}
}

// benchTable is a room with a device at each of its two seats.
type benchTable struct {
	seats  [2]*roomstest.Guest
	chance games.Chance
}

// lanes is how many rooms make moves at the same time.
const lanes = 16

// inLanes calls do with the numbers below n, in several goroutines.
func inLanes(n int, do func(n int)) {
	var lane sync.WaitGroup
	for l := range min(lanes, n) {
		lane.Go(func() {
			for i := l; i < n; i += lanes {
				do(i)
			}
		})
	}
	lane.Wait()
}

// benchHouse starts a host that takes any number of devices from one address and keeps idle rooms in memory.
func benchHouse(b *testing.B) *house {
	limits := testLimits()
	limits.PerAddress, limits.Sleep = 1<<20, time.Hour
	return newHouse(b, limits)
}

// idle makes rooms that stay in the host's memory without any device.
func idle(h *house, rooms int) {
	inLanes(rooms, func(int) { look(h, h.make("stones", nil, games.Person, games.Person)) })
}

// busy makes rooms with a device at both seats.
func busy(h *house, rooms int) []*benchTable {
	tables := make([]*benchTable, rooms)
	inLanes(rooms, func(n int) { tables[n] = sitDown(h, uint64(n)) })
	return tables
}

// seated starts a host with so many rooms, and returns those of them that have devices.
func seated(b *testing.B, rooms int) (*house, []*benchTable) {
	h := benchHouse(b)
	idle(h, rooms-min(rooms, mostBusy))
	return h, busy(h, min(rooms, mostBusy))
}

func benchMove(b *testing.B, rooms int) {
	h := benchHouse(b)
	before, resting := memory(), rooms-min(rooms, mostBusy)
	idle(h, resting)
	afterIdle := memory()
	tables := busy(h, rooms-resting)
	perBusy := float64(memory()-afterIdle) / 1024 / float64(len(tables))
	var mu sync.Mutex
	var times []time.Duration
	b.ResetTimer()
	for len(times) < b.N {
		inLanes(len(tables), func(n int) {
			took := tables[n].move(h)
			mu.Lock()
			times = append(times, took)
			mu.Unlock()
		})
	}
	b.StopTimer()
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "ms-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "ms-p99")
	if resting > 0 {
		perIdle := float64(afterIdle-before) / 1024 / float64(resting)
		b.ReportMetric(perIdle, "kB/idle-room")
		b.ReportMetric((perBusy-perIdle)/2, "kB/seat")
	}
	b.ReportMetric(perBusy, "kB/room-of-two")
	b.ReportMetric(0, "ns/op") // leaves it out: moves overlap, so it would say nothing
	made := tables[0].seats[0].Entered
	for _, t := range tables {
		t.seats[0].Close()
		t.seats[1].Close()
	}
	h.close()
	begun := time.Now()
	h.open()
	look(h, talk.Made{Room: made.Room})
	b.ReportMetric(float64(time.Since(begun).Microseconds())/1000, "ms-restart")
}

// look has a device watch a room for a moment, which loads the room into the host's memory.
func look(h *house, made talk.Made) {
	g := h.guest(talk.Enter{Room: made.Room})
	g.Until(func() bool { return g.State() != nil })
	g.Close()
}

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

// move makes a move and returns how long it took until both seats knew of it. After the end of a match the seats get a
// new room.
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
		deed := room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
			Move: roomstest.Choosers["stones"](h.t, st, &t.chance)}
		begun := time.Now()
		g.Does(deed)
		other.Until(func() bool { return other.State().Steps > deed.After })
		return time.Since(begun)
	}
}
