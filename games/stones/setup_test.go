package stones

import (
	"testing"

	"runehall/games"
)

func TestSTO2_Components(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		if err := whole(newGame(setupOf(seats, 5), nil)); err != nil {
			t.Error(err)
		}
	}
	wantEqual(t, "numbers", []int{4 * ColourArtifacts, WildArtifacts, 4 * ColourGems, JokerGems, AllOre, Throne},
		[]int{28, 8, 60, 15, 20, 65})
	wantEqual(t, "kinds of rune stones, faces of the die", []int{int(Stones) - 1, int(dieFaces) - 1}, []int{8, 6})
	// The throne stands where it is printed, or lower.
	for choice, want := range map[string]int{"": 65, ThronePrinted: 65, ThroneLow: 45} {
		setup := setupOf(2, 5)
		if choice != "" {
			setup.Options = map[string]string{OptionThrone: choice}
		}
		wantEqual(t, "throne "+choice, view(newGame(setup, nil), games.Public).Throne(), want)
	}
	// Points may go beyond the throne.
	tb := sit(t, 2).row(0, Upper, "blue yellow green red white").hold(0, 100, 101).begin(0)
	tb.players[0].points = 64
	tb.play("use 100+101", "done", "trade upper magic")
	tb.wantPoints(79)
}

func TestSTO3_Display(t *testing.T) {
	wantEqual(t, "prices from the right", deckOf(t).slots, [Slots]int8{1, 2, 2, 3, 3, 4})
	tb := sit(t, 2).hold(0, 78, 100).show(11, 12, 13, 14, 15, 16).begin(0).play("lay 78")
	wantEqual(t, "for three points", tb.moves("buy"), []string{"buy 1", "buy 2", "buy 3", "buy 4", "buy 5"})
	tb.play("lay 100")
	wantEqual(t, "for four", tb.moves("buy"), []string{"buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6"})
}

func TestSTO4_Smithies(t *testing.T) {
	wantEqual(t, "gems", deckOf(t).smithies, [Smithies]int8{2, 2, 3, 3, 4, 4})
	tb := sit(t, 2).gems(0, 4, 4, 4, 4, 0).lying(Green, Red, Blue, Yellow, Green).hold(0, 100).begin(0)
	for at := range Smithies {
		want := map[Smithy]Bonus{DieSmithy: {Die: true}, OreSmithy: {Ore: true}, PointSmithy: {Points: 3}}[at]
		wantEqual(t, "bonus of "+at.String(), at.Bonus(), want)
	}
	// No bonus.
	tb.play("forge plain1 2,0,0,0,0", "place upper green")
	wantEqual(t, "no bonus", []int16{tb.players[0].points, int16(tb.players[0].ore)}, []int16{0, 0})
	// An ore.
	tb.play("forge ore 0,0,0,3,0", "place upper yellow")
	wantEqual(t, "ore", tb.players[0].ore, 1)
	// Three power points.
	tb = sit(t, 2).gems(0, 4, 4, 4, 4, 0).lying(Green, Red, Blue, Yellow, Green).hold(0, 100).begin(0)
	tb.play("forge points 4,0,0,0,0", "place upper green")
	tb.wantPoints(3)
	// The wild one: four gems of any colours, no bonus.
	tb.play("forge wild 0,1,1,2,0", "place upper white")
	tb.wantPoints(3)
	tb.wantPhase(TradePhase)
	// A die roll, after the placing.
	tb = sit(t, 2).gems(0, 0, 0, 3, 0, 0).lying(Green, Red, Blue, Yellow, Green).hold(0, 100).dice(DieTwo).begin(0)
	tb.play("forge die 0,0,3,0,0")
	tb.wantPhase(PlacePhase)
	tb.play("place lower blue")
	tb.wantPhase(DiePhase)
	tb.play("accept")
	tb.wantPoints(2)
	tb.wantPhase(ForgePhase)
}

func TestSTO5_Die(t *testing.T) {
	roll := func(face Die) *table {
		tb := sit(t, 2).hold(0, 100, 104).gems(0, 0, 1, 0, 0, 0).dice(face).begin(0)
		return tb.play("use 100+104", "icon 104 1")
	}
	tb := roll(DieGem)
	tb.refused("accept", refuseOtherResult)
	tb.refused("accept-gem white", refuseNotJoker)
	wantEqual(t, "any gem", tb.moves("accept-gem"),
		[]string{"accept-gem green", "accept-gem red", "accept-gem blue", "accept-gem yellow"})
	tb.refused("done", refuseDieFirst)
	tb.play("accept-gem blue")
	tb.wantGems(0, 0, 1, 1, 0, 0)

	tb = roll(DieSwap)
	tb.refused("accept-gem green", refuseNoSwap)
	tb.refused("accept-gem white", refuseNoSwap)
	tb.play("accept-gem red")
	tb.wantGems(0, 0, 0, 0, 0, 1)

	tb = roll(DieSwap).gems(1, 0, 0, 0, 0, JokerGems) // a swap that cannot be made is lost
	tb.refused("accept-gem red", refuseNoSwap)
	tb.play("decline")
	tb.wantGems(0, 0, 1, 0, 0, 0)

	tb = sit(t, 2).hold(0, 100, 104).dig(1, AllOre).dice(DieOre).begin(0).play("use 100+104", "icon 104 1")
	tb.refused("accept", refuseDieLost) // an ore that is not there can only be declined
	wantEqual(t, "clause", refuseDieLost.Clause, "STO-5")
	tb.play("decline")

	tb = roll(DieCard)
	top := tb.common.cards[tb.common.count-1]
	tb.refused("accept-gem red", refuseOtherResult)
	tb.play("accept")
	wantEqual(t, "top card", tb.players[0].discards.Has(top), true)

	tb = roll(DieOre).play("accept")
	wantEqual(t, "ore", tb.players[0].ore, 1)
	roll(DieOne).play("accept").wantPoints(1)
	roll(DieTwo).play("accept").wantPoints(2)
	// Any result may be declined, after the roll.
	for face := DieGem; face < dieFaces; face++ {
		tb := roll(face)
		before := tb.players[0]
		tb.play("decline")
		if tb.players[0] != before {
			t.Errorf("the declined %v did something", face)
		}
	}
}

func TestSTO7_SetUp(t *testing.T) {
	dragons := 0
	for seats := 2; seats <= maxSeats; seats++ {
		for seed := range uint64(30) {
			var events games.Events[Event]
			g := newGame(setupOf(seats, seed), &events)
			for k := MagicStone; k < Stones; k++ {
				wantEqual(t, "rune stones", g.stones[k], int8(seats-1))
			}
			slot := 0
			for _, e := range events.List() {
				switch e := e.(type) {
				case SlotFilled:
					slot++
					if e.Slot != slot || e.Card.Dragon() || g.display[slot-1] != e.Card {
						t.Errorf("%+v fills the display %v", e, g.display)
					}
				case DragonsReturned:
					dragons++
					for _, c := range e.Cards {
						if !c.Dragon() || !g.common.set().Has(c) {
							t.Errorf("%d was put aside", c)
						}
					}
				}
			}
			wantEqual(t, "slots filled", slot, Slots)
			wantEqual(t, "common pile", g.common.count, uint8(creatures-Slots))
			wantEqual(t, "artifacts left, wild ones", []int{int(g.vault.count), int(g.wild)}, []int{28 - 5, 8})
			for at, artifact := range g.smithies {
				if !artifact.plain() {
					t.Errorf("at %v lies %v", Smithy(at), artifact)
				}
			}
		}
	}
	if dragons == 0 {
		t.Error("no dragon came up in any set-up")
	}
}

func TestSTO8_Players(t *testing.T) {
	var events games.Events[Event]
	// Everybody begins with one joker gem. By the option the later half in turn order has a second one, whoever starts.
	one, later := []int8{1, 1, 1, 1}, map[int][]int8{2: {1, 2}, 3: {1, 1, 2}, 4: {1, 1, 2, 2}}
	for seats := 2; seats <= maxSeats; seats++ {
		for choice, jokers := range map[string][]int8{"": one[:seats], games.No: one[:seats], games.Yes: later[seats]} {
			for seed := range uint64(5) {
				setup := setupOf(seats, seed)
				if choice != "" {
					setup.Options = map[string]string{OptionJokers: choice}
				}
				g := newGame(setup, nil)
				left := int8(JokerGems)
				for turn, n := range jokers {
					own := g.players[(g.starts+games.Seat(turn))%g.seats].gems
					wantEqual(t, "gems by "+choice, own, Gems{Green: 1, Red: 1, Blue: 1, Yellow: 1, White: n})
					left -= n
				}
				wantEqual(t, "supply", g.supply[White], left)
			}
		}
	}
	g := newGame(setupOf(3, 9), &events)
	for s := range g.seats {
		p := &g.players[s]
		wantEqual(t, "points, ore, hand, pile", []int{int(p.points), int(p.ore), int(p.size), int(p.pile.count)},
			[]int{0, 0, 4, 4})
		// Hands are hidden from the others.
		if v := view(g, (s+1)%3); !v.Hand(s).Empty() || v.HandSize(s) != 4 || v.Unseen(s).Size() != 8 {
			t.Errorf("seat %d shows %v", s, v.Hand(s).Cards())
		}
		wantEqual(t, "own hand", view(g, s).Hand(s), p.hand)
	}
	for _, e := range events.List() {
		if drawn, ok := e.(CardsDrawn); ok {
			seen, _ := redact(drawn, games.Public)
			wantEqual(t, "cards told", seen.(CardsDrawn).Cards, []Card{0, 0, 0, 0})
		}
	}
}

func TestSTO9_StartPlayer(t *testing.T) {
	var starts [3]int
	for seed := range uint64(60) {
		g := newGame(setupOf(3, seed), nil)
		starts[g.starts]++
		wantEqual(t, "on turn", g.onTurn, g.starts)
	}
	for s, n := range starts {
		if n < 5 {
			t.Errorf("seat %d starts %d of 60 times", s, n)
		}
	}
	tb := sit(t, 3).begin(0)
	var order []games.Seat
	for range 4 {
		order = append(order, tb.onTurn)
		tb.stone(tb.onTurn, MagicStone).play("buy 1", "done", "end")
		tb.stones[MagicStone]++
		tb.players[(tb.onTurn+2)%3].stones = 0
	}
	wantEqual(t, "clockwise", order, []games.Seat{0, 1, 2, 0})
}
