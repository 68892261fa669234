package thinkers

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
)

// dreamer decides after a number of ticks, by the first legal move, or keeps still.
type dreamer struct {
	least, ticks, starts int
	still                bool
	move                 bids.Move
}

func (d *dreamer) Start(g *bids.Game, s games.Seat, _ bool) {
	d.starts++
	d.ticks, d.move = d.least, g.AppendMoves(nil, s)[0]
}

func (d *dreamer) Step(int) (games.Decision[bids.Move], bool) {
	d.ticks--
	return games.Decision[bids.Move]{Move: d.move, Still: d.still}, d.ticks <= 0
}

type bidders = Players[*bids.Game, bids.Move, bids.Event]

// seated returns the players of a match of two, with a dreamer at seat 0.
func seated(least int) (*bidders, *dreamer, *bids.Game) {
	setup := games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{0}}
	p, d := New[*bids.Game, bids.Move, bids.Event](bids.Def.Blank(), setup.Seed), &dreamer{least: least}
	p.Sit(0, d)
	return &p, d, bids.Def.New(setup, nil)
}

// TestAPlayerIsAskedAndTells: the decision is told at the end of the first whole window by which it is reached, however
// long somebody thought before any window passed.
func TestAPlayerIsAskedAndTells(t *testing.T) {
	for thinks, want := range map[int]int{1: 6, 6: 6, 7: 12, 12: 12} {
		p, d, core := seated(thinks)
		a := games.Acting{Seat: 0, Must: true}
		p.Ask(core, 0, a, 6)
		if w := p.Wait(); !w.On || !w.Thinks || w.Acting != a {
			t.Errorf("after it was asked the table waits for %+v", w)
		}
		ticks := 0
		for told, ok := p.Tick(); ; told, ok = p.Tick() {
			if ticks++; !ok {
				continue
			}
			if told.Seat != 0 || told.Move != d.move || told.Forced || ticks != want || p.Wait().On {
				t.Errorf("thinking for %d ticks it tells %+v after %d", thinks, told, ticks)
			}
			break
		}
	}
	p, _, core := seated(9)
	p.Ask(core, 0, games.Acting{Seat: 0, Must: true}, 6)
	for range 20 {
		p.Think()
	}
	if w := p.Wait(); w.Thinks || w.Ticks != 0 {
		t.Errorf("its window has passed while it thought ahead: %+v", w)
	}
}

// TestWhatIsCancelledIsNotTold: after a change of the match, what was asked before comes to nothing.
func TestWhatIsCancelledIsNotTold(t *testing.T) {
	p, d, core := seated(3)
	a := games.Acting{Seat: 0, Must: true}
	p.Ask(core, 0, a, 3)
	p.Tick()
	p.Moved(games.Nobody)
	if p.Wait() != (Wait{}) {
		t.Errorf("the table still waits for %+v", p.Wait())
	}
	if next, ok := p.Next([]games.Acting{a}); !ok || next != a {
		t.Errorf("%v is asked next, %v", next, ok)
	}
	p.Ask(core, 1, a, 3)
	for range 2 {
		if told, ok := p.Tick(); ok {
			t.Errorf("it tells %v too early", told)
		}
	}
	if _, ok := p.Tick(); !ok || d.starts != 2 {
		t.Errorf("told %v after %d questions", ok, d.starts)
	}
}

// TestWhoKeepsStillIsAskedOnce: a seat that may interrupt and does not is asked again only after the next move.
func TestWhoKeepsStillIsAskedOnce(t *testing.T) {
	p, d, core := seated(1)
	d.still = true
	may := []games.Acting{{Seat: 0}}
	p.Ask(core, 0, may[0], InterruptWindow)
	for range InterruptWindow - 1 {
		p.Tick()
	}
	if told, ok := p.Tick(); !ok || !told.Still {
		t.Errorf("it tells %+v, %v", told, ok)
	}
	if _, ok := p.Next(may); ok {
		t.Error("it is asked again in the same position")
	}
	p.Moved(1)
	if _, ok := p.Next(may); !ok {
		t.Error("it is not asked after a move")
	}
}
