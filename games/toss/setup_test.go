package toss

import (
	"slices"
	"testing"

	"runehall/games"
)

func TestTOS1_Components(t *testing.T) {
	for r := range Rune(Runes) {
		if int(r) != int(r.Colour())*16+r.Sign()*2+int(r)%2 || r.Colour() >= colours || r.Sign() >= Signs {
			t.Errorf("rune %d has the colour %v and the sign %d", r, r.Colour(), r.Sign())
		}
		p := r.Partner()
		if p == r || p.Partner() != r || p.Colour() != r.Colour() || p.Sign() != r.Sign() || p.Pair() != r.Pair() {
			t.Errorf("the partner of %d is %d", r, p)
		}
	}
	wantEqual(t, "runes", newGame(setupOf(2, 1), nil).bag.size(), Runes-2-10)
}

func TestTOS2_Destiny(t *testing.T) {
	g := newGame(setupOf(3, 1), nil)
	wantEqual(t, "Destiny", g.discs[0], Disc{Rune: Destiny, Up: true})
	wantEqual(t, "number", Destiny, 48)
}

func TestTOS3_MostRunesWin(t *testing.T) {
	tb := calm(t, 3).has(0, "b0a b0b").has(1, "b1a b1b b2a b2b").has(2, "b3a b3b").own("w0a w1a w2a")
	tb.bag, tb.bagSize = 0, 0
	tb.end("TOS-18")
	r, over := tb.Result()
	wantEqual(t, "result", []any{r.Rank, r.Points, over}, []any{[5]int8{2, 1, 2}, [5]int32{2, 4, 2}, true})
}

func TestTOS4_BalanceRunesDiffer(t *testing.T) {
	putBack := 0
	for seed := range uint64(400) {
		var events games.Events[Event]
		g := newGame(setupOf(5, seed), &events)
		wantEqual(t, "Destiny", g.discs[0], Disc{Rune: Destiny, Up: true})
		// Drawn, put back, drawn again: told in this order, each seat with what it holds.
		var holds [games.MaxSeats]Rune
		for s := range holds {
			holds[s] = NoRune
		}
		returned := set(0)
		for _, e := range events.List() {
			switch e := e.(type) {
			case BalanceDrawn:
				if holds[e.Seat] != NoRune {
					t.Fatalf("seed %d: seat %d draws a second time", seed, e.Seat)
				}
				for s, r := range holds {
					if r != NoRune && returned.has(r.Partner()) {
						t.Fatalf("seed %d: seat %d keeps %d, of which the twin was put back", seed, s, r)
					}
				}
				holds[e.Seat] = e.Rune
				returned = 0
			case BalancePutBack:
				putBack++
				if holds[e.Seat] != e.Rune {
					t.Fatalf("seed %d: seat %d puts back what it does not hold", seed, e.Seat)
				}
				same := returned.has(e.Rune.Partner())
				for s, r := range holds {
					same = same || games.Seat(s) != e.Seat && r != NoRune && r.Pair() == e.Rune.Pair()
				}
				if !same {
					t.Fatalf("seed %d: seat %d puts back a rune that no other has", seed, e.Seat)
				}
				holds[e.Seat] = NoRune
				returned |= bit(e.Rune)
			}
		}
		if !slices.Equal(holds[:g.seats], g.balance[:g.seats]) {
			t.Fatalf("seed %d: %v are held, not %v", seed, g.balance, holds)
		}
		if err := whole(g); err != nil {
			t.Fatal(seed, err)
		}
	}
	if putBack == 0 {
		t.Error("nobody ever drew the same")
	}
}

// A seat that kept a rune from an earlier draw puts it back too, and draws once all have put theirs back.
func TestTOS4_AKeptRuneGoesBackToo(t *testing.T) {
	kept := false
	for seed := uint64(0); seed < 20000 && !kept; seed++ {
		var events games.Events[Event]
		newGame(setupOf(5, seed), &events)
		draws := 0
		var drewIn [games.MaxSeats]int // the draw from which a seat has its rune
		last := Event(nil)
		for _, e := range events.List() {
			switch e := e.(type) {
			case BalanceDrawn:
				if _, ok := last.(BalanceDrawn); !ok {
					draws++
				}
				drewIn[e.Seat] = draws
			case BalancePutBack:
				kept = kept || drewIn[e.Seat] < draws
			}
			last = e
		}
	}
	if !kept {
		t.Error("no kept rune ever went back")
	}
}

func TestTOS5_TheBagGoesToTheLeft(t *testing.T) {
	setup := setupOf(3, 1, "way=calm")
	setup.Starts = []games.Seat{2}
	g := newGame(setup, nil)
	wantEqual(t, "first player", g.first, 2)
	wantEqual(t, "turn order", view(g, 0).Order(), []games.Seat{2, 0, 1})
	tb := calm(t, 3).own("b0a b1a b2a").lay("w0a w0b").fall().play("0 take w0a")
	wantEqual(t, "first player of the next round", tb.first, 1)
	wantEqual(t, "told", told[RoundBegan](tb)[0].First, 1)
}

func TestTOS6_Hands(t *testing.T) {
	for seats, each := range map[int]int{2: 5, 3: 4, 4: 3, 5: 2} {
		g := newGame(setupOf(seats, 1), nil)
		for s := range g.seats {
			wantEqual(t, "hand", int(g.hands[s].count), each)
			wantEqual(t, "what others see", view(g, (s+1)%g.seats).Hand(s), each)
			wantEqual(t, "what it sees itself", view(g, s).game.hands[s].runes[0], NoRune)
		}
	}
}

func TestTOS6_TheLastRoundsAreDrawnInTurn(t *testing.T) {
	tb := calm(t, 3).own("b0a b1a b2a")
	tb.has(0, "w0a w0b w1a w1b w2a w2b w3a w3b w4a w4b w5a w5b w6a w6b w7a w7b g0a g0b g1a g1b g2a g2b g3a g3b g4a g4b g5a g5b g6a g6b g7a g7b b3a b3b b4a b4b b5a b5b b6a b6b")
	wantEqual(t, "bag", tb.bag.size(), 5)
	tb.first = 1
	tb.beginRound()
	tb.check()
	wantEqual(t, "hands", []uint8{tb.hands[0].count, tb.hands[1].count, tb.hands[2].count}, []uint8{1, 2, 2})
	wantEqual(t, "bag", tb.bag.size(), 0)
	tb.wantPhase(ThrowPhase, 0, 1, 2)
}

func TestTOS17_TheNextRound(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").lay("w0a w0b g0a").fall().play("0 take w0a")
	wantEqual(t, "round", []any{tb.round, tb.first, tb.step}, []any{2, games.Seat(1), NoStep})
	tb.wantPhase(ThrowPhase, 0, 1)
	wantEqual(t, "steps", len(told[StepBegan](tb)), 6)
	for i, e := range told[StepBegan](tb) {
		wantEqual(t, "step", e.Step, Step(i+1))
	}
}

func TestTOS18_OneMoreRuneThanPlayersIsThrown(t *testing.T) {
	for left, phase := range map[int]Phase{2: OverPhase, 3: ThrowPhase} {
		tb := calm(t, 2).own("b0a b1a").has(0, "w0a w0b")
		for tb.bag.size() > left { // the others lie on the table
			r := tb.bag.first()
			n := int32(tb.lying)
			tb.layAt(names([]Rune{r}), true, -200_000+n%8*30_000, 60_000+n/8*30_000)
		}
		tb.beginRound()
		wantEqual(t, "phase", tb.phase, phase)
		if r, over := tb.Result(); over {
			wantEqual(t, "clause", r.Clause, "TOS-18")
		}
	}
}

func TestTOS19_CountingTheLoot(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").has(0, "w0a w0b").has(1, "w1a w1b w2a w2b").lay("g0a g0b")
	tb.events.Clear()
	tb.end("TOS-18")
	wantEqual(t, "told", told[SeatScored](tb), []SeatScored{{0, 2}, {1, 4}})
	wantEqual(t, "tallies", tally(nil, SeatScored{Seat: 1, Runes: 4}),
		[]games.Tally{{Seat: 1, Points: 4, Reason: "toss.tally.loot", Clause: "TOS-19"}})
}

func TestTOS21_AfterSixtyRounds(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").has(1, "w1a w1b").lay("g0a g0b").fall()
	tb.round = MaxRounds
	tb.play("0 pass", "1 pass")
	r, over := tb.Result()
	wantEqual(t, "end", []any{r.Clause, r.Rank[:2], over}, []any{"TOS-21", []int8{2, 1}, true})
	tb = calm(t, 2).own("b0a b1a").has(1, "w1a w1b").lay("g0a g0b").fall()
	tb.round = MaxRounds - 1
	tb.play("0 pass", "1 pass")
	tb.wantPhase(ThrowPhase, 0, 1)
}
