package cards

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/gamestest/toys/cards"
	"runehall/scenes/boardtest"
	"runehall/scenes/plain"
	"runehall/scenes/things"
	"runehall/ui"
)

type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	rig   = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
)

// press activates a thing with a device.
func press(r *rig, p boardtest.Player, t plain.Thing) {
	r.T.Helper()
	if p.Points() {
		at := r.Board.Things.Touched(t)
		if at.Empty() {
			r.T.Fatalf("%s: %v is nowhere; the targets are %v", p.Name, t, r.Targets())
		}
		r.Tap(p.Kind, at.Center())
		return
	}
	if !r.Walk(p, r.Board.Owner(t), .5, func() any { return nil }) {
		r.T.Fatalf("%s: the focus does not come to %v; the targets are %v", p.Name, t, r.Targets())
	}
	r.Strike(p.Device, ui.Confirm)
}

// try makes a move: its things are pressed, the move itself where these mean several, and the golden button.
func try(r *rig, p boardtest.Player, m rules.Move) {
	r.T.Helper()
	for _, t := range about(r.Match.Play.View(r.Reader), m) {
		press(r, p, t)
	}
	if label, ready := r.Board.Draft(); !ready || label.Key != does(m).Key {
		i := slices.Index(r.Board.Offers(), m)
		if i < 0 {
			r.T.Fatalf("%s: %v is not among %v", p.Name, m, r.Board.Offers())
		}
		press(r, p, things.Nth(plain.Offer, i))
	}
	r.State.Confirm = true
	r.Tick(ui.Input{})
	r.State.Confirm = false
}

// TestWholeMatches plays whole matches with each device alone, on screens of all shapes. Every seat looks through its own eyes.
func TestWholeMatches(t *testing.T) {
	for n := range 8 {
		p, seats, s := boardtest.Players[n%4], 2+n%3, boardtest.Screens[n%len(boardtest.Screens)]
		t.Run(fmt.Sprintf("%d seats, %s, %vx%v at %v", seats, p.Name, s.W, s.H, s.Scale), func(t *testing.T) {
			m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: uint64(n)})
			r := boardtest.NewRig(m, New(), s, 0)
			for {
				acting := m.Play.Core().AppendActing(nil)
				if len(acting) == 0 {
					break
				}
				seat := acting[m.Chance.IntN(len(acting))].Seat
				if moves := m.Play.Core().AppendMoves(nil, seat); len(moves) > 0 {
					r.Reader = seat
					r.Board.Sync(m.Play.View(seat))
					r.Look()
					r.Tick(ui.Input{})
					r.Makes(p, seat, moves[m.Chance.IntN(len(moves))], func(move rules.Move) { try(r, p, move) })
					r.Settle()
				}
			}
			if _, over := m.Play.Core().Result(); !over || r.Made < 10 {
				t.Errorf("after %d moves the match is not over", r.Made)
			}
		})
	}
}
