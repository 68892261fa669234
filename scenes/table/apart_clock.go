package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
)

// enterApart looks whether a seat of this device has come to a phase that belongs to a clock. That of another device runs there. What the hands did in it
// goes to the room at once, so that it does not begin again from its start when something interrupts it: the clock stands still until that is over.
func (p *play[C, M, E, V]) enterApart() {
	t := &p.timed
	on := false
	number, tick := 0, 0
	if p.parts.clocked != nil && !p.over() {
		number, tick, on = p.parts.clocked.Clock(p.public)
		on = on && slices.ContainsFunc(p.acting, func(a games.Acting) bool { return a.Must && p.isPerson(a.Seat) })
	}
	if on && t.on && number == t.number {
		return // it goes on
	}
	t.on, t.number, t.tick, t.started, t.undecided, t.hands = on, number, tick, false, false, t.hands[:0]
}

// runApart spends a tick on such a phase.
func (p *play[C, M, E, V]) runApart(shown, free bool) {
	t := &p.timed
	switch {
	case !t.on || !free || !t.started && !shown:
		return
	case !t.started:
		t.started = true
	case p.apart.sent == nil && len(t.hands) > 0:
		h := t.hands[0]
		t.hands = slices.Delete(t.hands, 0, 1)
		p.apart.do(room.Deed{Do: room.DoMove, Seat: h.Seat, After: p.apart.state.Steps, Move: p.kind.Def.Moves.Text(h.Move)})
	}
	t.tick++
}
