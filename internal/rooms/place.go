package rooms

import (
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// rank says how much a device belongs into a room.
type rank uint8

const (
	watcher rank = iota
	invited      // it may take a seat
	belongs      // it has a seat or waits for one, or is the host's
)

// rank returns the rank of a device in a room. The table is locked.
func (d *device) rank(t *table) rank {
	_, seated := t.room.Seat(d.key)
	switch {
	case seated || d.host || t.room.Benched(d.key):
		return belongs
	case d.invited:
		return invited
	default:
		return watcher
	}
}

// mostOfOne is how many devices may be in a room with the secret of one seat, or of one person who waits for a seat, or
// with the host's and no seat.
const mostOfOne = 8

// makesPlace reports whether there is a place in the room for a device. Whoever belongs there always has one: if need
// be, the youngest device that belongs there less has to go. Whoever only watches has one as long as few others of the
// same address have none of the seats; whoever is invited takes that of a watcher there.
func (t *table) makesPlace(d *device) bool {
	own, p := d.rank(t), t.placesFor(d)
	switch {
	case own < belongs && p.near >= t.server.config.Limits.Watchers:
		if p.beside == nil {
			return false
		}
		p.beside.turnOut()
	case own == belongs && p.same >= mostOfOne:
		p.oldest.turnOut() // its line is the likeliest to be dead
	case len(t.devices) < t.server.config.Limits.PerRoom:
	case p.youngest != nil:
		p.youngest.turnOut()
	default:
		return own == belongs // there are few of these, for each seat and for the host
	}
	return true
}

// places are what the devices in a room mean for one that wants to enter.
type places struct {
	same, near int     // how many are of the same person, and how many without a seat have the same address
	youngest   *device // the first to go of those that belong there less
	beside     *device // the same, of those with the same address
	oldest     *device // the first that came of the same person's
}

// placesFor looks who is in the room.
func (t *table) placesFor(d *device) (p places) {
	own := d.rank(t)
	first := func(than, other *device) *device {
		if than == nil || goesFirst(other, than, t) {
			return other
		}
		return than
	}
	for other := range t.devices {
		theirs, near := other.rank(t), other.address == d.address
		if near && theirs < belongs {
			p.near++
		}
		if theirs < own {
			if p.youngest = first(p.youngest, other); near {
				p.beside = first(p.beside, other)
			}
		}
		if own == belongs && t.areOne(d, other) {
			p.same++
			if p.oldest == nil || other.came < p.oldest.came {
				p.oldest = other
			}
		}
	}
	return p
}

// goesFirst reports whether a has to go before b: who belongs less, and of these the one who came last.
func goesFirst(a, b *device, t *table) bool {
	if ra, rb := a.rank(t), b.rank(t); ra != rb {
		return ra < rb
	}
	return a.came > b.came
}

// areOne reports whether two devices have the same seat or wait for the same one, or are both the host's and have none.
func (t *table) areOne(a, b *device) bool {
	sa, seatedA := t.room.Seat(a.key)
	sb, seatedB := t.room.Seat(b.key)
	if seatedA || seatedB {
		return seatedA && seatedB && sa == sb
	}
	return a.host && b.host || a.key == b.key && t.room.Benched(a.key)
}

// turnOut has a device leave the room at once, and tells it why. The table is locked.
func (d *device) turnOut() {
	d.out = true
	delete(d.at.devices, d)
	d.say(talk.Message{Say: talk.SayNo, Reason: tooMany.Reason})
	d.sendLater(nil)
}

// manyBudgets bounds the budgets that a room remembers. If there are more, all begin anew.
const manyBudgets = 4096

// ofAll is how many times as much as one device all devices of an address may do together, and the room's host alone.
const ofAll = 4

// affords takes a deed that will be stored out of the budgets of whoever does it, and reports whether there was enough
// in them. Moves need none: they are used up with the room itself.
func (d *device) affords(deed room.Deed, taken room.Taken) bool {
	most := d.server.config.Limits.DeedsPerHour
	what := "seats "
	switch deed.Do {
	case room.DoMove:
		if !taken.Held || !d.at.room.Holds(deed.Seat) {
			return true
		}
	case room.DoEnd, room.DoCalm, room.DoAgree, room.DoRefuse, room.DoClaim, room.DoUnclaim, room.DoAdmit, room.DoDeny:
		what = "questions "
	}
	if taken.Asked {
		what = "questions "
	}
	if d.host {
		return d.at.spends(what+"host", ofAll*most)
	}
	// The address comes first, so that new secrets are of no use, and do not fill the memory either.
	return d.at.spends(what+"from "+d.address, ofAll*most) && d.at.spends(what+d.key, most)
}

// spends takes one out of a budget of so many in an hour, and reports whether there was one left.
func (t *table) spends(budget string, most int) bool {
	if t.budgets == nil || len(t.budgets) >= manyBudgets {
		t.budgets = map[string]*bucket{}
	}
	b := t.budgets[budget]
	if b == nil {
		b = &bucket{}
		t.budgets[budget] = b
	}
	return b.hourly(time.Now(), most)
}
