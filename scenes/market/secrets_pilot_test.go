//go:build pilot

package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
)

// Positions in a turn, positions in which a duel waits for its answer, and positions in which things are taken from
// others.
func turns(v rules.View) bool   { return v.Phase() == rules.TurnPhase }
func answers(v rules.View) bool { return v.Phase() == rules.AnswerPhase }
func takings(v rules.View) bool { return v.Phase() == rules.TakePhase }

// secretly returns the test that what is hidden stays so in positions of a kind.
func secretly(is func(rules.View) bool,
	tables ...boardtest.Watched) boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View] {
	return boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
		Match: func(t *testing.T, drivers []string, seed uint64) *match {
			t.Helper()
			m := sat(t, drivers, seed, 15)
			m.Until(func(v rules.View) bool { return is(v) && v.OnTurn() > 0 })
			return m
		},
		Board: newBoard, Tables: tables,
		Sum: func(all rules.View) uint8 {
			return boardtest.Sum(all.Seats(), func(s games.Seat) []rules.Card { return all.Hand(s).Cards() })
		},
	}
}

var secrets = secretly(turns,
	boardtest.Watched{Drivers: []string{person, person}, Watches: games.Public},
	boardtest.Watched{Drivers: []string{person, "greedy", person, person, person}, Watches: games.Public},
	boardtest.Watched{Drivers: []string{person, "random", "greedy", "random"}, Watches: 0},
)

func TestNothingHiddenIsDrawn(t *testing.T) { secrets.Kept(t) }
func TestALeakIsSeen(t *testing.T)          { secrets.LeakSeen(t) }

// TestNothingHiddenIsDrawnOfADuel watches duels and thefts of others, as a seat and with all curtains shut.
func TestNothingHiddenIsDrawnOfADuel(t *testing.T) {
	for name, is := range map[string]func(rules.View) bool{"answer": answers, "take": takings} {
		t.Run(name, secretly(is,
			boardtest.Watched{Drivers: []string{person, person}, Watches: games.Public},
			boardtest.Watched{Drivers: []string{person, "random", "greedy", "random", "greedy"}, Watches: 0},
		).Kept)
	}
}

// TestNoPickIsSeen looks at a pick of rock-paper-scissors that has been made: with all curtains shut, and as the other
// seat, which picks next.
func TestNoPickIsSeen(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 2} {
		m := thrown(t, "random", "random", person, "random", "random")
		seat, _ := m.Play.View(games.All).Throws()
		m.Make(seat.Seats[0], rules.Move{Kind: rules.Throw, Pick: rules.Rock})
		redeal := uint64(1)
		for picked(m.Redealt(reader, redeal)) == rules.Rock {
			redeal++
		}
		var presses []string
		if reader == seat.Seats[1] {
			presses = []string{"market.pick.scissors", "market.ring"}
		}
		secrets.Worlds(t, m, reader, redeal, 20, presses...)
	}
}

// picked returns the secret pick of rock-paper-scissors.
func picked(g *rules.Game) rules.Pick {
	t, _ := rules.Def.View(g, games.All).Throws()
	return t.Pick
}

// TestADuelIsAlikeWhateverIsHeld asks a seat that must show a card in one world, and must give up in the other one:
// until it lifts its curtain, everybody sees and hears the same.
func TestADuelIsAlikeWhateverIsHeld(t *testing.T) {
	for _, seats := range []int{2, 5} {
		found := false
		for seed := uint64(0); seed < 60 && !found; seed++ {
			m := newMatch(t, seats, nil, 300+seed)
			m.Until(func(v rules.View) bool {
				f, on := v.Duel()
				return on && answers(v) && v.Hand(f.Target).Size() > 1
			})
			for redeal := uint64(1); redeal < 20 && !found; redeal++ {
				if found = yields(m.Redealt(games.Public, redeal)) != yields(m.Play.Core()); found {
					secrets.Worlds(t, m, games.Public, redeal, 200, "question.nobody")
				}
			}
		}
		if !found {
			t.Errorf("%d seats: no duel that could be answered or not", seats)
		}
	}
}

// yields reports whether the seat that a match waits for must give a duel up.
func yields(g *rules.Game) bool {
	return g.Check(g.AppendActing(nil)[0].Seat, rules.Move{Kind: rules.Yield}) == nil
}

// TestACardIsTakenAlikeWhicheverItIs takes a card of a seat that gave a duel up, whatever it held.
func TestACardIsTakenAlikeWhicheverItIs(t *testing.T) {
	for _, seats := range []int{2, 5} {
		for seed := uint64(0); ; seed++ {
			m := newMatch(t, seats, nil, 400+seed)
			m.Until(func(v rules.View) bool { return answers(v) && yields(m.Play.Core()) })
			f, _ := m.Play.View(games.All).Duel()
			m.Make(f.Target, rules.Move{Kind: rules.Yield})
			// The table makes a single move by itself.
			if len(m.Play.Core().AppendMoves(nil, f.Seat)) > 1 && m.Play.View(games.All).HandSize(f.Target) > 0 {
				secrets.Worlds(t, m, games.Public, 3, 200, fmt.Sprint("market.their-hand.", f.Target), "table.confirm")
				break
			}
		}
	}
}

// TestDrawingIsAlikeWhateverIsDrawn ends a turn in which all cards were played, so that new ones are drawn.
func TestDrawingIsAlikeWhateverIsDrawn(t *testing.T) {
	for _, seats := range []int{2, 5} {
		m := newMatch(t, seats, nil, uint64(seats))
		m.Until(func(v rules.View) bool {
			return turns(v) && v.Hand(v.OnTurn()).Size() == 0 && len(v.AppendMoves(nil, v.OnTurn())) == 1
		})
		secrets.Worlds(t, m, games.Public, 7, 200, "curtain.away", "table.confirm")
	}
}

// TestSteadyFrameAllocatesNothing: the board itself allocates nothing (see TestMovingFrameAllocatesNothing for frames
// in which much moves). The engine allocates four times for each draw call, and there are about twenty: cards and the
// rings round them take turns, and the engine keeps them in different textures.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	boardtest.SteadyFrame(t, secrets.Match(t, []string{person, person, person}, 60), newBoard, 96)
}
