package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func everything(seats int, seed uint64) games.Setup {
	return games.Setup{Seats: seats, Seed: seed, Options: map[string]string{
		OptionAdepts: games.Yes, OptionExtra: games.Yes, OptionHigh: games.Yes, OptionDeck: DeckWild,
	}}
}

func setupOf(seats int, seed uint64) games.Setup { return games.Setup{Seats: seats, Seed: seed} }

// BenchmarkDecisions plays random matches, listing every legal move at each decision.
func BenchmarkDecisions(b *testing.B) {
	for seats := 2; seats <= 3; seats++ {
		for name, setup := range map[string]games.Setup{"plain": setupOf(seats, 1),
			"everything": everything(seats, 1)} {
			b.Run(fmt.Sprintf("seats=%d/%s", seats, name), func(b *testing.B) { gamestest.Decisions(b, Def, setup) })
		}
	}
}

// full returns a position with masters of three seats in which all cards are laid but the three in a hand.
func full(power bool) *Game {
	g := newGame(everything(3, 3), nil)
	chance := games.NewChance(3, 100)
	for s := range g.seats {
		g.players[s].side = BlueSide
	}
	g.phase = PlayPhase
	for g.deck.count > 0 || g.board.count < maxLaid-HandCards {
		s := g.onTurn
		hand := &g.hands[s]
		var moves []Move
		for _, card := range hand.list() {
			var sc scan
			sc.begin(&g.board)
			moves = sc.appendPlays(moves, card)
		}
		if len(moves) == 0 {
			break
		}
		m := moves[chance.IntN(len(moves))]
		hand.remove(m.Card)
		g.board.lay(m.laid())
		if g.deck.count > 0 {
			hand.add(g.deck.draw())
		}
		if places := g.appendPhase2(nil, s); g.board.count%3 == 0 && g.board.stands[s] < 2 {
			for _, m := range places {
				if m.Kind == PlaceMaster {
					g.board.placeMaster(s, m.Cell)
					break
				}
			}
		}
		g.onTurn = g.after(s)
	}
	for s := range g.seats {
		for hand := &g.hands[s]; s != g.onTurn && hand.count > 0 && g.hands[g.onTurn].count < HandCards; {
			g.hands[g.onTurn].add(hand.list()[0])
			hand.remove(hand.list()[0])
		}
	}
	if !power {
		g.players[g.onTurn].side = NoSide
	}
	return g
}

// BenchmarkListing lists all placements of three cards on a full table.
func BenchmarkListing(b *testing.B) {
	for _, power := range []bool{false, true} {
		b.Run(fmt.Sprintf("power=%v", power), func(b *testing.B) {
			g := full(power)
			if g.hands[g.onTurn].count != HandCards || g.board.count < maxLaid-HandCards {
				b.Fatalf("%d cards in hand, %d on the table", g.hands[g.onTurn].count, g.board.count)
			}
			moves := make([]Move, 0, 4096)
			b.ReportAllocs()
			for b.Loop() {
				moves = g.AppendMoves(moves[:0], g.onTurn)
			}
			b.ReportMetric(float64(len(moves)), "moves")
		})
	}
}

func middle(setup games.Setup) *Game { return gamestest.After(Def, setup, 20) }

func BenchmarkClone(b *testing.B) { gamestest.Clones(b, Def, middle(everything(3, 3))) }

func BenchmarkEvaluate(b *testing.B) { gamestest.Evaluations(b, Def, middle(everything(3, 3))) }

func BenchmarkPreview(b *testing.B) {
	v := view(middle(everything(3, 3)), games.All)
	b.ReportAllocs()
	for b.Loop() {
		v.Preview(Laid{Card: StartCard, Cell: Cell{1, 1}})
	}
}
