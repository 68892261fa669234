package away

import (
	"slices"
	"time"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// totals is how much time each seat has left for the whole match, as the host has told it.
type totals struct {
	said time.Time
	rest []time.Duration
	runs []games.Seat
}

// newTotals reads the totals of a message, and ignores values that cannot be right.
func newTotals(m talk.Message, now time.Time) totals {
	t := totals{said: now}
	if m.State.Total == 0 || len(m.Rest) != len(m.State.Seats) {
		return t
	}
	for _, ms := range m.Rest {
		t.rest = append(t.rest, time.Duration(max(0, min(ms, longestLeft)))*time.Millisecond)
	}
	t.runs = m.Runs
	return t
}

// Rest returns how much time a seat has left in the whole match, as of the last Poll, and whether its time is running.
// ok is false if there is no such clock. The host's clock decides.
func (c *Client) Rest(s games.Seat) (left time.Duration, runs, ok bool) {
	t := &c.total
	if s < 0 || int(s) >= len(t.rest) {
		return 0, false, false
	}
	left, runs = t.rest[s], slices.Contains(t.runs, s)
	if runs {
		left = max(0, left-c.now.Sub(t.said))
	}
	return left, runs, true
}
