package away

import (
	"slices"
	"testing"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// TestTheClockOfARace starts when the host says so, and goes by time, not by how often the device looks. The device
// says once that it is ready, and again on a new line, on which the clock waits for the host anew.
func TestTheClockOfARace(t *testing.T) {
	d := newDesk()
	stands := talk.Message{Say: talk.SayState,
		State: &room.State{Seats: make([]room.Sitter, 2), Race: 4}, Lags: []int64{20, -1}}
	d.Poll(d.now)
	d.comes(stands)
	if lag, ok := d.Lag(0); !ok || lag != 20*time.Millisecond {
		t.Errorf("the line takes %v, %v", lag, ok)
	}
	if _, ok := d.Lag(1); ok {
		t.Error("something is known of a line of which nothing was told")
	}
	d.Ready(4)
	d.Ready(4)
	if _, runs := d.Race(4); runs {
		t.Error("the clock runs before the host has started it")
	}
	d.comes(talk.Message{Say: talk.SayGo, Race: 4, Tick: 7, Lags: []int64{1 << 40, -5, 3, 4, 5, 6}})
	if tick, runs := d.Race(4); !runs || tick != 8 {
		t.Errorf("it starts with tick %d, %v", tick, runs)
	}
	if _, runs := d.Race(5); runs {
		t.Error("another race runs")
	}
	if lag, _ := d.Lag(0); lag != longestLag*time.Millisecond {
		t.Errorf("a line that takes years takes %v", lag)
	}
	if _, ok := d.Lag(5); ok {
		t.Error("there are more seats than a match can have")
	}
	d.now = d.now.Add(time.Second)
	d.Poll(d.now)
	if tick, _ := d.Race(4); tick != 8+rate {
		t.Errorf("after a second it is tick %d", tick)
	}
	if n := count(d.line().said, talk.SayReady); n != 1 {
		t.Errorf("it is said %d times that the device is ready", n)
	}
	d.line().closed = true
	d.Poll(d.now)
	if _, runs := d.Race(4); runs {
		t.Error("without a line the clock runs")
	}
	d.now = d.now.Add(time.Second)
	d.Poll(d.now)
	d.comes(stands)
	if _, runs := d.Race(4); runs || count(d.line().said, talk.SayReady) != 1 {
		t.Errorf("on a new line the clock runs: %v; said is %q", runs, d.line().said)
	}
	d.comes(talk.Message{Say: talk.SayGo, Race: 4, Tick: -9})
	if tick, runs := d.Race(4); !runs || tick != 1 {
		t.Errorf("from a tick that cannot be it starts with %d, %v", tick, runs)
	}
}

func count(list []string, of string) int {
	return len(slices.DeleteFunc(slices.Clone(list), func(s string) bool { return s != of }))
}
