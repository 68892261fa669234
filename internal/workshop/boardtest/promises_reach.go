package boardtest

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// oftenMade is how often a kind of move is tried before nobody looks for a match in which it can be made.
const oftenMade = 12

// Reach tries moves through a board, of kinds K. No move is really made, so the position stays the same.
type Reach[
	C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V], K interface {
		~uint8
		String() string
	},
] struct {
	Promises[C, M, E, V, B]
	// Try returns how somebody tries moves by one of the [Players].
	Try  func(r *Rig[C, M, E, V, B], device int) func(m M)
	Kind func(m M) K
	// Rare returns a match in which a move of a kind can be made.
	Rare func(t *testing.T, k K) *Match[C, M, E, V]

	seen map[string]int
}

// All tries the legal moves of the seat that acts, with each device alone. The board must want just the one that is
// tried. only chooses among them.
func (x *Reach[C, M, E, V, B, K]) All(m *Match[C, M, E, V], s Screen, only func(M) bool) {
	m.T.Helper()
	seat := m.Play.Core().AppendActing(nil)[0].Seat
	r := x.Rig(m, s, seat)
	r.Tries = true
	for device, p := range Players {
		try := x.Try(r, device)
		for _, move := range m.Play.Core().AppendMoves(nil, seat) {
			if !only(move) {
				continue
			}
			r.Board.Sync(m.Play.View(seat))
			r.Wanted = nil
			r.Tick(ui.Input{})
			if try(move); !slices.Equal(r.Wanted, []M{move}) {
				m.T.Fatalf("%s on %vx%v: %v gives %v, refused %v, after\n%v\nthe targets are %v", p.Name, s.W, s.H,
					move, r.Wanted, r.Why, m.Text, r.Targets())
			}
			if x.seen == nil {
				x.seen = map[string]int{}
			}
			x.seen[p.Name+" "+x.Kind(move).String()]++
		}
	}
}

// Rest looks for the kinds of moves, from the first to the last, that were hardly tried yet, and tries them too. Each
// kind must have been tried with each device.
func (x *Reach[C, M, E, V, B, K]) Rest(t *testing.T, first, last K) {
	for k := first; k <= last; k++ {
		if x.seen[Players[0].Name+" "+k.String()] >= oftenMade {
			continue
		}
		m := x.Rare(t, k)
		for i := range 3 {
			x.All(m, Screens[(i*5+int(k))%len(Screens)], func(m M) bool { return x.Kind(m) == k })
		}
	}
	for _, p := range Players {
		for k := first; k <= last; k++ {
			if x.seen[p.Name+" "+k.String()] == 0 {
				t.Errorf("no %v was tried by %s", k, p.Name)
			}
		}
	}
	t.Log(x.seen)
}

// Some returns a choice of about so many moves of each kind, others for each device and each position. So most moves
// are left out that differ only in what pays, or in whose thing they are about.
func (x *Reach[C, M, E, V, B, K]) Some(m *Match[C, M, E, V], most int) func(M) bool {
	kinds := map[K]int{}
	core := m.Play.Core()
	for _, move := range core.AppendMoves(nil, core.AppendActing(nil)[0].Seat) {
		kinds[x.Kind(move)]++
	}
	return func(move M) bool {
		n := kinds[x.Kind(move)]
		return n <= most || m.Chance.IntN(n) < most
	}
}
