//go:build !js

package rooms

import (
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/room"
)

func (n *node) asksForEnd(s games.Seat) {
	n.t.Helper()
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	n.table.leaveOut()
	_, err := n.table.take(n.t.Context(), func() (room.Taken, error) {
		return n.table.room.Take(room.From{Seat: s}, room.Deed{Do: room.DoEnd, Seat: s})
	})
	if err != nil {
		n.t.Fatal(err)
	}
}

// ended reports whether the match has ended after so much more time.
func (n *node) ended(after time.Duration) bool {
	time.Sleep(after)
	synctest.Wait()
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	return n.table.room.End() != nil
}

// TestWhoStaysAwayDoesNotKeepTheOthers asks for an end that the other person must agree to. The match ends without
// their consent once they have been away for Limits.Gone, counted from the last time that they left. A clock that gives
// longer than that for a move is waited for first; and with Gone at 0 nobody is ever left out.
func TestWhoStaysAwayDoesNotKeepTheOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		long := testLimits().Gone
		n := newShelf(t, 0).opens(t)
		a, b := n.enters(0), n.enters(1)
		n.asksForEnd(0)
		if n.ended(2 * long) {
			t.Fatal("the match ends without the consent of who is there")
		}
		b.leave()
		if n.ended(long - time.Minute) {
			t.Error("it ends before the other one has been away for long")
		}
		b = n.enters(1)
		if b.leave(); n.ended(long - time.Minute) {
			t.Error("who was there for a moment counts as away")
		}
		if !n.ended(time.Minute) {
			t.Error("it does not end although the other one stays away")
		}
		a.leave()
		n.server.Close()

		n = newShelf(t, 0).opens(t)
		a = n.enters(0)
		n.table.mu.Lock()
		if _, err := n.table.take(t.Context(), func() (room.Taken, error) {
			return n.table.room.Take(room.From{Seat: games.Nobody, Host: true},
				room.Deed{Do: room.DoClock, Seconds: 3 * 60 * 60})
		}); err != nil {
			t.Error(err)
		}
		n.table.mu.Unlock()
		n.asksForEnd(0)
		// After three hours the clock makes whoever has to move late, and late seats need not agree.
		if n.ended(2*time.Hour) || n.table.awayFor() != 3*time.Hour {
			t.Error("with a clock of three hours the other one is not waited for so long")
		}
		a.leave()
		n.server.Close()

		n = newShelf(t, 0).opens(t)
		n.server.config.Limits.Gone = 0
		a = n.enters(0)
		if n.asksForEnd(0); n.ended(24 * time.Hour) {
			t.Error("nobody is to be left out, and somebody is")
		}
		a.leave()
		n.server.Close()
	})
}

// TestAnEndThatIsAskedForAnewIsWaitedForAnew asks for an end at a host that shares its journal, is refused, and asks
// again long after. Other hosts announce who is there only while an end is asked for, so the wait must begin with the
// new question.
func TestAnEndThatIsAskedForAnewIsWaitedForAnew(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		long := testLimits().Gone
		m := newShelf(t, 0)
		m.shared = true
		n := m.opens(t)
		a := n.enters(0)
		n.asksForEnd(0)
		n.table.mu.Lock()
		if _, err := n.table.take(t.Context(), func() (room.Taken, error) {
			return n.table.room.Take(room.From{Seat: 0}, room.Deed{Do: room.DoRefuse, Seat: 0})
		}); err != nil {
			t.Error(err)
		}
		n.table.mu.Unlock()
		time.Sleep(2 * long)
		n.asksForEnd(0)
		if n.ended(long - time.Minute) {
			t.Error("it ends before another host could have said that the other one is there")
		}
		if !n.ended(time.Minute) {
			t.Error("it does not end although the other one stays away")
		}
		a.leave()
		n.server.Close()
	})
}

// TestHostsAreWaitedForThatSpeakSeldom sets Limits.Gone to less than the time between two announcements of a host.
// Somebody who is at another host must not count as away between two of them.
func TestHostsAreWaitedForThatSpeakSeldom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 0)
		m.shared = true
		one, two := m.opens(t), m.opens(t)
		for _, n := range []*node{one, two} {
			n.server.config.Limits.Gone = time.Second
		}
		a, b := one.enters(0), two.enters(1)
		one.asksForEnd(0)
		if one.ended(time.Hour) {
			t.Error("it ends without the consent of who is at the other host")
		}
		a.leave()
		b.leave()
		one.server.Close()
		two.server.Close()
	})
}

// TestWhoStaysAwayFromAllHosts asks for an end at one of two hosts while the other person is at the other host. That
// host announces them, so the match waits for their consent. When they leave, or that host closes, the match ends after
// Limits.Gone, and not before.
func TestWhoStaysAwayFromAllHosts(t *testing.T) {
	for _, falls := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			long := testLimits().Gone
			m := newShelf(t, 0)
			m.shared = true
			one, two := m.opens(t), m.opens(t)
			a, b := one.enters(0), two.enters(1)
			time.Sleep(2 * long) // until an end is asked for, no host announces anybody
			one.asksForEnd(0)
			if one.ended(3*long) || two.ended(0) {
				t.Fatal("the match ends without the consent of who is at the other host")
			}
			if falls {
				two.server.Close()
			} else {
				b.leave()
			}
			if one.ended(long - time.Minute) {
				t.Error("it ends before the other one has been away for long")
			}
			if !one.ended(time.Minute) {
				t.Error("it does not end although the other one stays away")
			}
			if !falls && !two.ended(2*lookEvery) {
				t.Error("the other host does not know")
			}
			a.leave()
			one.server.Close()
			two.server.Close()
		})
	}
}
