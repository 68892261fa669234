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

// Player is how somebody plays who has one device and nothing else.
type Player struct {
	Name   string
	Kind   ui.PointerKind // of a device with pointers
	Device ui.Device
}

// Players are one for each device.
var Players = [...]Player{
	{Name: "mouse", Kind: ui.Mouse, Device: ui.MouseDevice}, {Name: "touch", Kind: ui.Touch, Device: ui.TouchDevice},
	{Name: "keyboard", Device: ui.KeyDevice}, {Name: "gamepad", Device: ui.PadDevice},
}

// Points reports whether the device has pointers.
func (p Player) Points() bool { return p.Device == ui.MouseDevice || p.Device == ui.TouchDevice }

// Ways lists the directions, those that lead to a stop first: across if it lies so many times farther across than along.
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

// Walk moves the focus to a stop: by Tab, or with the pad by directions alone, which go on from where the focus, and whatever else at
// returns, has not been yet. It reports whether the focus came there.
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

// Makes has somebody try a move, and checks that the board wanted just that.
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

// ReachEvery returns how many positions of a match are left out between two whose moves are all tried, in the whole lane and by
// day; RUNEHALL_REACH sets it, 1 for all positions.
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

// Comes plays at random until the seat that acts may make a move of a kind, and reports whether the match comes to that.
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
