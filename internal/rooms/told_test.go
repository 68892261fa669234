//go:build !js

package rooms

import (
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// hosts does a deed as the room's host.
func (n *node) hosts(d room.Deed) {
	n.t.Helper()
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	_, err := n.table.take(n.t.Context(), func() (room.Taken, error) {
		return n.table.room.Take(room.From{Seat: games.Nobody, Host: true}, d)
	})
	if err != nil {
		n.t.Fatal(err)
	}
}

// TestEveryStepHasAllTheTime lets most of the time for a move pass before each move. The next one has the whole time
// again.
func TestEveryStepHasAllTheTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newShelf(t, 0).opens(t)
		n.hosts(room.Deed{Do: room.DoClock, Seconds: 60})
		a, b := n.enters(0), n.enters(1)
		for range 3 {
			time.Sleep(40 * time.Second)
			synctest.Wait()
			n.table.mu.Lock()
			before := n.table.left()
			n.table.mu.Unlock()
			if _, err := n.moves(); err != nil || before == nil || *before != 20_000 {
				t.Fatalf("after 40 seconds %v are left, %v", before, err)
			}
			if told := a.last(t); told.Left == nil || *told.Left != 60_000 {
				t.Errorf("after a move %v is said to be left", told.Left)
			}
		}
		a.leave()
		b.leave()
		n.server.Close()
	})
}

// left returns how many seconds for a move the device was last told are left; −1: no clock runs.
func (d *device) left(t *testing.T) float64 {
	t.Helper()
	if told := d.last(t); told.Left != nil {
		return float64(*told.Left) / 1000
	}
	return -1
}

// TestAClockRunsWhileSomebodyIsThereWhoMustDecide checks that the time for a move runs only while somebody is in the
// room and a person must decide, and that every turn begins with the whole time: also after the room was empty, after
// the clock was set, and when somebody takes their seat back after their time was over.
func TestAClockRunsWhileSomebodyIsThereWhoMustDecide(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newShelf(t, 600).opens(t)
		n.server.config.Pace = 20 * time.Minute // so they make no move before the test ends
		n.hosts(room.Deed{Do: room.DoClock, Seconds: 60})
		late := func() int {
			n.table.mu.Lock()
			defer n.table.mu.Unlock()
			return n.table.late()
		}
		s := n.table.room.Due()[0]
		a := n.enters(0)
		time.Sleep(55 * time.Second) // the clock for the whole match runs too, and stores what is left of it
		synctest.Wait()
		if late() != 0 {
			t.Error("the time is over too early")
		}
		a.leave()
		time.Sleep(10 * time.Minute)
		if late() != 0 {
			t.Error("the time passes while nobody is there")
		}
		a = n.enters(0)
		if got := a.left(t); got != 60 {
			t.Errorf("to whoever comes into an empty room %v seconds are said to be left", got)
		}
		time.Sleep(50 * time.Second)
		n.hosts(room.Deed{Do: room.DoClock, Seconds: 90})
		if got := a.left(t); got != 90 {
			t.Errorf("of a clock that has just been set %v seconds are said to be left", got)
		}
		time.Sleep(91 * time.Second)
		synctest.Wait()
		if late() != 1 || a.left(t) != -1 {
			t.Errorf("%d are late", late())
		}
		n.hosts(room.Deed{Do: room.DoRise, Seat: s}) // then the host's screen plays for this seat
		if got := a.left(t); got != 90 {
			t.Errorf("to whoever takes the seat again %v seconds are said to be left", got)
		}
		for seat := range games.Seat(2) {
			n.hosts(room.Deed{Do: room.DoGive, Seat: seat, Level: "novice"})
		}
		if got := a.left(t); got != -1 {
			t.Errorf("while computer players play %v seconds are said to be left", got)
		}
		a.leave()
		n.server.Close()
	})
}

// TestWhoHasNoSeatAnyLongerIsToldAsThePublic frees the seat of one device and gives the seat of another to a computer
// player. From then on both devices are told only what the public may know.
func TestWhoHasNoSeatAnyLongerIsToldAsThePublic(t *testing.T) {
	n := newShelf(t, 0).opens(t)
	defer n.server.Close()
	for s, d := range []room.Deed{{Do: room.DoRise, Seat: 0}, {Do: room.DoGive, Seat: 1, Level: "novice"}} {
		device := n.enters(s)
		if told := device.last(t); told.State.Reader != games.Seat(s) {
			t.Fatalf("seat %d is told as %d", s, told.State.Reader)
		}
		n.hosts(d)
		if told := device.last(t); told.State.Reader != games.Public {
			t.Errorf("after %s seat %d is still told as %d", d.Do, s, told.State.Reader)
		}
		defer device.leave()
	}
}

// TestAsWhomAHostReadsStays has the host's device, which has a seat, read as another seat that is free. Changes at the
// table must not switch it back to its own seat.
func TestAsWhomAHostReadsStays(t *testing.T) {
	n := newShelf(t, 0).opens(t)
	defer n.server.Close()
	n.hosts(room.Deed{Do: room.DoRise, Seat: 1})
	n.table.room.Sitters()[1].Sat = false // nobody has had it
	device := n.enters(0)
	defer device.leave()
	device.host = true
	free := games.Seat(1)
	if err := device.hear(talk.Message{Say: talk.SayRead, Number: 1, Reader: &free}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if told := device.last(t); told.State == nil || told.State.Reader != free {
			t.Errorf("it is told %+v", told)
		}
		n.hosts(room.Deed{Do: room.DoClock, Seconds: 60})
		n.hosts(room.Deed{Do: room.DoClock})
	}
}

// TestWhatAnotherHostWasFirstWithIsCheckedAgain makes the same move at two hosts that do not hear of each other. The
// second host finds it in the journal, and answers that it is done.
func TestWhatAnotherHostWasFirstWithIsCheckedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 600)
		first, second := m.opens(t), m.opens(t)
		if _, err := first.moves(); err != nil {
			t.Fatal(err)
		}
		if _, err := second.moves(); err != nil || second.table.room.Steps() != 1 {
			t.Errorf("%v, %d steps at the second host", err, second.table.room.Steps())
		}
		first.server.Close()
		second.server.Close()
	})
}
