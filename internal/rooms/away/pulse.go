package away

import (
	"time"

	"runehall/internal/rooms/talk"
)

// pulse notices a line that has died without a word: a cable that was cut, or a network that a phone has left. A page
// sees no pings of its websocket, so the host speaks now and then. Silence counts only once it has promised that.
type pulse struct {
	every   time.Duration // the host speaks at least so often; 0: it has promised nothing
	dialled time.Time
	heard   time.Time // when something came last
	asked   time.Time // when the host was asked for a word that has not come; zero: it was not
	doubt   bool      // something has happened to the device that may have cost the line
	armed   time.Time // when wake is called
}

// An overdue word is asked for, and a host that does not answer that either is taken to be gone. Together it takes five
// seconds, so after the usual 15 a line is given up within 20.
const (
	overdue  = time.Second
	answers  = 4 * time.Second
	entering = 20 * time.Second // how long a host may take to tell the room's state on a new line
)

// What a host may promise, at the shortest and the longest.
const (
	shortestBeat = time.Second
	longestBeat  = 5 * time.Minute
)

// calm is how long a line must hold until floods on earlier ones are forgotten.
const calm = time.Minute

// patient is how old a dial must be for Check to give it up: a younger one knows of what has happened.
const patient = 2 * time.Second

// Check makes the next Poll find out at once whether the line still lives, or dial without the rest of a pause: the
// device has been asleep, or has come into another network.
func (c *Client) Check() { c.pulse.doubt = true }

// redials ends the pause before the next dial if the device has come to itself.
func (c *Client) redials() {
	if c.pulse.doubt && c.line == nil {
		c.redial, c.pause, c.pulse.doubt = time.Time{}, firstPause, false
	}
}

// lives reports whether the line may still be alive. came says that something has come on it. An overdue word is asked
// for.
func (c *Client) lives(now time.Time, came bool) bool {
	p := &c.pulse
	doubt := p.doubt
	p.doubt = false
	if came {
		p.heard, p.asked = now, time.Time{}
	}
	if c.status != Here {
		if doubt && now.Sub(p.dialled) >= patient {
			c.pause = firstPause
			return false
		}
		return c.expects(now, p.heard.Add(entering))
	}
	if now.Sub(p.dialled) >= calm {
		c.floods = 0
	}
	if p.every == 0 {
		return true
	}
	if p.asked.IsZero() && (doubt || now.Sub(p.heard) >= p.every+overdue) {
		p.asked = now
		c.line.Send(encode(talk.Message{Say: talk.SayCheck}))
	}
	if !p.asked.IsZero() {
		return c.expects(now, p.asked.Add(answers))
	}
	return c.expects(now, p.heard.Add(p.every+overdue))
}

// expects has wake called at a time, and reports whether it is not over yet.
func (c *Client) expects(now, until time.Time) bool {
	if !now.Before(until) {
		return false
	}
	if p := &c.pulse; !now.Before(p.armed) || until.Before(p.armed) {
		p.armed = until
		c.later(until.Sub(now), c.wake)
	}
	return true
}
