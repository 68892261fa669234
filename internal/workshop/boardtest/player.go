package boardtest

import (
	"os"
	"slices"
	"strconv"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/lane"
	"runehall/ui"
)

// Player is somebody who plays with one device and nothing else.
type Player struct {
	Name   string
	Kind   ui.PointerKind // for devices with pointers
	Device ui.Device
}

// Players has one player for each device.
var Players = [...]Player{
	{Name: "mouse", Kind: ui.Mouse, Device: ui.MouseDevice}, {Name: "touch", Kind: ui.Touch, Device: ui.TouchDevice},
	{Name: "keyboard", Device: ui.KeyDevice}, {Name: "gamepad", Device: ui.PadDevice},
}

// Points reports whether the device has pointers.
func (p Player) Points() bool { return p.Device == ui.MouseDevice || p.Device == ui.TouchDevice }

// Ways lists the four directions, beginning with those that lead from the focus to a stop. Across comes first if the
// stop lies more than so many times as far across as up or down.
func (r *Rig[C, M, E, V, B]) Ways(to any, across float64) []ui.Action {
	var d ui.Point
	for owner, at := range r.Root.Stops {
		switch owner {
		case to:
			d = d.Add(at.Center())
		case r.Root.Focused():
			d = d.Sub(at.Center())
		}
	}
	side, along, back, off := ui.Right, ui.Down, ui.Left, ui.Up
	if d.X < 0 {
		side, back = back, side
	}
	if d.Y < 0 {
		along, off = off, along
	}
	if max(d.X, -d.X) > across*max(d.Y, -d.Y) {
		return []ui.Action{side, along, off, back}
	}
	return []ui.Action{along, side, back, off}
}

// Walk moves the focus to a stop: with keys by Tab, with a pad by directions. A pad tries, at each state of the focus
// and of whatever at returns, directions that it has not tried there. Walk reports whether the focus arrived.
func (r *Rig[C, M, E, V, B]) Walk(who Player, to any, across float64, at func() any) bool {
	r.T.Helper()
	tried := map[any]int{}
	for range 400 {
		if r.Root.Focused() == to && r.Root.RingShown() {
			return true
		}
		if who.Device == ui.KeyDevice {
			r.Strike(who.Device, ui.Next)
			continue
		}
		here := [2]any{r.Root.Focused(), at()}
		ways := r.Ways(to, across)
		r.Strike(who.Device, ways[tried[here]%len(ways)])
		tried[here]++
	}
	return false
}

// Makes calls try, with which somebody makes a move by their device, and checks that the board wanted just that move.
func (r *Rig[C, M, E, V, B]) Makes(who Player, s games.Seat, m M, try func(M)) {
	r.T.Helper()
	before := r.Made
	try(m)
	if r.Made != before+1 {
		r.T.Fatalf("%s: %v of seat %d was not made; the targets are %v", who.Name, m, s, r.Targets())
	}
	made := r.Match.Play.Made()
	if last := made[len(made)-1]; last.Seat != s || last.Move != m {
		r.T.Fatalf("%s: seat %d made %v instead of %v of seat %d", who.Name, last.Seat, last.Move, m, s)
	}
}

// ReachEvery returns n if every n-th position of a match is to be tested with all its moves: whole in the whole lane,
// and otherwise day. RUNEHALL_REACH sets another number; 1 is all positions.
func ReachEvery(t *testing.T, whole, day int) int {
	t.Helper()
	text, ok := os.LookupEnv("RUNEHALL_REACH")
	if !ok {
		return lane.Of(day, whole)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("RUNEHALL_REACH is %q", text)
	}
	return n
}

// Comes makes random moves until the seat that acts may make a move of a kind, and reports whether that happened.
func (m *Match[C, M, E, V]) Comes(kind func(M) bool) bool {
	m.T.Helper()
	for on := true; on; _, on = m.Random() {
		core := m.Play.Core()
		acting := core.AppendActing(nil)
		if len(acting) > 0 && slices.ContainsFunc(core.AppendMoves(nil, acting[0].Seat), kind) {
			return true
		}
	}
	return false
}
