package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
)

// enterApart notes whether a seat of this device acts on a clock now. Each device runs the clock of its own seats. What
// their hands do goes to the room at once: an interruption then only stops the clock, and the phase need not begin
// again.
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

// runApart spends a tick on a phase that enterApart has found. shown says that the picture has caught up, free that
// nothing covers the board.
func (p *play[C, M, E, V]) runApart(shown, free bool) {
	t := &p.timed
	switch {
	case !t.on || !free || !t.started && !shown:
		return
	case !t.started:
		t.started = true
	case !p.apart.Sends() && len(t.hands) > 0:
		h := t.hands[0]
		t.hands = slices.Delete(t.hands, 0, 1)
		p.apart.Do(room.Deed{
			Do: room.DoMove, Seat: h.Seat, After: p.apart.State.Steps, Move: p.kind.Def.Moves.Text(h.Move),
		})
	}
	t.tick++
}
