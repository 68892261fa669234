package rooms

import (
	"runehall/internal/rooms/talk"
)

// hint lets the best computer player look for a move for one of the device's seats, with what the device's reader
// knows. A device can wait for one hint at a time. The caller has locked the table.
func (d *device) hint(number int, asks talk.Asks) {
	t := d.at
	if d.hinting {
		d.refuse(number, tooFast)
		return
	}
	hinting, err := t.room.Hint(d.from(), asks.Seat, d.reader, asks.After)
	if err != nil {
		d.refuse(number, err)
		return
	}
	if !t.server.meter.thinks(d.address) {
		d.refuse(number, tooFast)
		return
	}
	d.hinting = true
	t.server.hold(t)
	t.server.all.Go(func() {
		defer t.server.release(t)
		defer t.server.meter.thought(d.address)
		err := t.spend(func(units int) (done bool) { return d.line.Err() != nil || hinting.Step(units) })
		t.mu.Lock()
		defer t.mu.Unlock()
		d.hinting = false
		if _, here := t.devices[d]; !here || err != nil {
			return // nobody waits for it any more
		}
		m := talk.Message{Say: talk.SayHinted, Number: number}
		if hint, ok := hinting.Hint(); ok {
			m.Hint = &hint
		}
		d.say(m)
	})
}
