package rooms

import (
	"time"

	"runehall/games"
)

// lonely notices that nobody comes into a room. Then often the network is to blame.
type lonely struct {
	since time.Time
	stop  func() // forgets the tick that would notice; nil: none is to come
}

// lonelyAfter is how long nobody must have come.
const lonelyAfter = time.Minute

// begin begins to wait. A tick runs when nobody has come.
func (l *lonely) begin(r *Room) {
	l.end()
	l.since, l.stop = time.Now(), r.Client.WakeIn(lonelyAfter)
}

// end ends the wait.
func (l *lonely) end() {
	if l.stop != nil {
		l.stop()
	}
}

// is reports whether the host of a room has waited for that long, in a network of its own, without anybody at a seat
// but itself.
func (l *lonely) is(r *Room, link Link) bool {
	if !r.Host || !link.Bare || l.since.IsZero() || time.Since(l.since) < lonelyAfter {
		return false
	}
	own := r.Own()
	for _, s := range r.Client.Present() {
		if s != own || own == games.Nobody {
			return false
		}
	}
	return true
}
