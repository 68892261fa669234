package boardtest

import (
	"slices"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// clock is a rig's phase on a clock ([table.Clocked]). It runs once the picture has caught up, and hands act in it as
// they do at a table. Nobody else does anything.
type clock[M comparable] struct {
	on     bool
	number int
	hands  []games.Chosen[M]
}

// clockwork returns the board with its methods for phases on a clock, if its game has any.
func (r *Rig[C, M, E, V, B]) clockwork() (table.Clocked[M, V], bool) {
	c, ok := any(r.Board).(table.Clocked[M, V])
	return c, ok
}

// wind starts the clock, moves it on, or stops it, before a tick.
func (r *Rig[C, M, E, V, B]) wind() {
	b, ok := r.clockwork()
	if !ok {
		return
	}
	number, tick, on := b.Clock(r.Match.Play.View(games.Public))
	switch c := &r.clock; {
	case !on:
		c.on, c.hands = false, c.hands[:0]
	case (!c.on || number != c.number) && r.Board.Shown():
		*c = clock[M]{on: true, number: number}
		r.clockTick = tick + 1
	case c.on:
		r.clockTick++
	}
	r.State.Clocked, r.State.Tick = r.clock.on, 0
	if r.clock.on {
		r.State.Tick = r.clockTick
	}
	r.State.Controls = r.clock.on && r.Reader < 0 && r.persons() > 1
}

// persons counts the persons at the table.
func (r *Rig[C, M, E, V, B]) persons() (n int) {
	for _, p := range r.Match.Play.Record().Players {
		if p.Driver == games.Person {
			n++
		}
	}
	return n
}

// Control runs a tick in which the person at a seat asks for an action with the control that belongs to the seat.
func (r *Rig[C, M, E, V, B]) Control(s games.Seat, d ui.Device, a ui.Action) {
	r.T.Helper()
	in := ui.Input{Device: d, Pressed: ui.ActionSet(a)}
	for c := range r.frame().Sitters[s].Controls.All {
		if c.IsPad() == (d == ui.PadDevice) {
			in.Controls[c] = ui.ActionSet(a)
		}
	}
	r.Tick(in)
}

// settle makes the moves that hands have reached for, up to the present tick.
func (r *Rig[C, M, E, V, B]) settle() {
	r.T.Helper()
	b, ok := r.clockwork()
	if !ok || !r.clock.on {
		return
	}
	c := &r.clock
	c.hands = append(c.hands, r.Last.Hands...)
	if r.Last.Undecided {
		return
	}
	def := r.Match.Play.Def()
	for {
		core := r.Match.Play.Core()
		var due []games.Chosen[M]
		for _, a := range core.AppendActing(nil) {
			for _, h := range c.hands {
				if h.Seat == a.Seat && b.Tick(h.Move) <= r.clockTick && core.Check(h.Seat, h.Move) == nil {
					due = append(due, h)
					break
				}
			}
		}
		if len(due) == 0 {
			c.hands = slices.DeleteFunc(c.hands, func(h games.Chosen[M]) bool { return b.Tick(h.Move) <= r.clockTick })
			return
		}
		seat, move := due[0].Seat, due[0].Move
		if def.Joint != nil && def.Joint(core) {
			seat, move = def.Join(core, due)
		}
		r.Play(seat, move)
		c.hands = slices.DeleteFunc(c.hands, func(h games.Chosen[M]) bool {
			return h.Seat == seat && b.Tick(h.Move) == b.Tick(move)
		})
	}
}
