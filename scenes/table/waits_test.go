package table

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/table/thinkers"
)

// brooding is a computer player whose time to think depends on what only its seat can see.
type brooding struct {
	games.Thinker[*ritual.Game, ritual.Move]
	ticks int
}

func (b *brooding) Start(g *ritual.Game, s games.Seat, must bool) {
	b.Thinker.Start(g, s, must)
	b.ticks = 1
	if must {
		v := ritual.Def.View(g, s)
		for _, card := range v.Rituals(s) {
			b.ticks += int(card)
		}
		b.ticks = 1 + (b.ticks+len(v.AppendMoves(nil, s)))%(thinkers.FollowWindow-1)
	}
}

func (b *brooding) Step(int) (games.Decision[ritual.Move], bool) {
	d, done := b.Thinker.Step(1 << 30)
	b.ticks--
	return d, done && b.ticks <= 0
}

// TestWaitsDependOnNothingHidden plays whole matches among computer players. The ticks before each move must be the
// ones that everybody can work out: a short window for each seat that was asked before, and the window of the turn or
// of the answer.
func TestWaitsDependOnNothingHidden(t *testing.T) {
	kind := ritualKind
	var minds []*brooding // by seat
	kind.Levels = []games.Level[*ritual.Game, ritual.Move]{{
		ID: "brooding", New: func(seed uint64) games.Thinker[*ritual.Game, ritual.Move] {
			minds = append(minds, &brooding{Thinker: bots.Levels(ritual.Def)[0].New(seed)})
			return minds[len(minds)-1]
		},
	}}
	thought := map[int]bool{}
	turns, answers, interrupts := 0, 0, 0
	for seed := range uint64(3) {
		setup := games.Setup{Seats: 4, Seed: seed, Options: map[string]string{ritual.OptionVariant: "adventurers"}}
		m, err := games.NewMatch(ritual.Def, setup, players([]string{"brooding", "brooding", "brooding", "brooding"}))
		if err != nil {
			t.Fatal(err)
		}
		minds = nil
		p, err := newPlay(&kind, m, &keeper{}, ritualParts)
		if err != nil {
			t.Fatal(err)
		}
		for !p.over() && len(m.Made()) < 300 {
			may, asked, forced, answered := 0, p.asked.On, p.only.ok, p.asked.Answered
			for _, a := range p.acting {
				if !a.Must {
					may++
				}
			}
			must, before, ticks := p.must(), len(m.Made()), 0
			for len(m.Made()) == before {
				if ticks++; ticks > 1000 {
					t.Fatal("nobody moves")
				}
				if err := p.tick(true, true); err != nil {
					t.Fatal(err)
				}
				if p.thinkers.Wait().On {
					thought[minds[must].ticks] = true
				}
			}
			who := m.Made()[before].Seat
			switch {
			case forced && ticks == thinkers.TurnWindow:
			case forced:
				t.Errorf("a forced move took %d ticks", ticks)
			case who != must:
				interrupts++
				if ticks%thinkers.InterruptWindow != 0 || ticks > may*thinkers.InterruptWindow {
					t.Errorf("an interrupt of one of %d seats took %d ticks", may, ticks)
				}
			case asked:
				answers++
				if ticks != may*thinkers.InterruptWindow+thinkers.AnswerWindow {
					t.Errorf("an answer took %d ticks", ticks)
				}
			default:
				turns++
				window := thinkers.TurnWindow
				if before > 0 && m.Made()[before-1].Seat == who || answered && p.asked.By == who {
					window = thinkers.FollowWindow
				}
				if ticks != may*thinkers.InterruptWindow+window {
					t.Errorf("a turn took %d ticks, with %d seats that could interrupt", ticks, may)
				}
			}
		}
	}
	if turns < 100 || answers < 10 || interrupts < 5 || len(thought) < thinkers.FollowWindow-1 {
		t.Errorf("%d turns, %d answers, %d interrupts, %d different times of thought",
			turns, answers, interrupts, len(thought))
	}
}

// TestSlowThinkerTakesWholeWindows: a computer player that needs longer than its window gets further whole windows.
func TestSlowThinkerTakesWholeWindows(t *testing.T) {
	for thinks, want := range map[int]int{1: 1, thinkers.TurnWindow: 1, thinkers.TurnWindow + 1: 2,
		3*thinkers.TurnWindow - 1: 3} {
		kind := bidsKind
		mind := &patient{pensive: new(pensive), least: thinks}
		kind.Levels = []games.Level[*bids.Game, bids.Move]{{
			ID: "slow", New: func(uint64) games.Thinker[*bids.Game, bids.Move] { return mind },
		}}
		h := newHallOf(t, &kind, games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{0}},
			[]string{"slow", games.Person}, plainBids)
		h.table.dealing.On = false // nobody moves behind it
		ticks := 0
		for ; h.made() == 0; ticks++ {
			h.tick()
		}
		if ticks != want*thinkers.TurnWindow {
			t.Errorf("a turn thought about for %d ticks takes %d", thinks, ticks)
		}
		h.until("the board is ready", func() bool { return len(h.board.state.Movers) == 1 })
		h.wants(1, bids.Bids(1, 3))
		// What was thought while the last move was shown is thought again.
		mind.ticks = thinks - h.table.play.moment.ticks
		for ticks = h.table.play.moment.ticks; h.made() == 1; ticks++ {
			h.tick()
		}
		if ticks != want*thinkers.TurnWindow {
			t.Errorf("a moment thought about for %d ticks takes %d", thinks, ticks)
		}
	}
}

// patient thinks for a number of ticks.
type patient struct {
	*pensive
	least int
}

func (p *patient) Start(g *bids.Game, s games.Seat, must bool) {
	p.pensive.Start(g, s, must)
	p.ticks = p.least
}

// TestSpeedSharesOutWaits: all waits get shorter in the same way as the animation gets faster.
func TestSpeedSharesOutWaits(t *testing.T) {
	for speed, want := range map[float64]int{0: thinkers.TurnWindow, 1: thinkers.TurnWindow,
		2: thinkers.TurnWindow / 2, 1000: 1} {
		r := newRig(t, "little-explorers", 5, "greedy", games.Person)
		r.thinkers.Pace = thinkers.Pace(speed)
		ticks := 0
		for ; len(r.match.Made()) == 0; ticks++ {
			r.run(1)
		}
		if ticks != want {
			t.Errorf("at speed %v a turn takes %d ticks, want %d", speed, ticks, want)
		}
	}
}
