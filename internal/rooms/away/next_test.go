package away

import (
	"testing"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// TestClocksOfTheNextMatchRanMeanwhile goes over to the next match long after it has begun: its clocks ran on.
func TestClocksOfTheNextMatchRanMeanwhile(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	stands := talk.Message{Say: talk.SayState, State: &room.State{Seats: make([]room.Sitter, 2)}}
	d.comes(stands)
	left := int64(30_000)
	next := room.State{Seats: make([]room.Sitter, 2), Before: 1}
	d.comes(talk.Message{Say: talk.SayTold, Told: &talk.Told{From: -1, Before: 1}},
		talk.Message{Say: talk.SayState, State: &next, Left: &left})
	if !d.Begun() {
		t.Fatal("the next match has not begun")
	}
	d.now = d.now.Add(25 * time.Second)
	d.comes()
	d.GoOver()
	if rest, runs := d.Left(); !runs || rest != 5*time.Second {
		t.Errorf("there is %v left, %v", rest, runs)
	}
}

// TestOnlySoManyMatchesAreLeftToADevice has a host send the records of matches without end.
func TestOnlySoManyMatchesAreLeftToADevice(t *testing.T) {
	d := newDesk()
	d.Poll(d.now)
	d.comes(talk.Message{Say: talk.SayState, State: &room.State{Seats: make([]room.Sitter, 2)}})
	for n := 1; n <= mostRecords+1; n++ {
		if d.Status() == Refused {
			t.Fatalf("the device leaves after %d matches", n-1)
		}
		d.comes(talk.Message{Say: talk.SayRecord, Record: &talk.Record{Match: 3 * n, Text: "x"}})
	}
	if d.Status() != Refused || d.Reason() != tooMuchReason {
		t.Errorf("after %d matches: %v, %q", mostRecords+1, d.Status(), d.Reason())
	}
}
