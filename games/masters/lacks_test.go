package masters

import (
	"fmt"
	"testing"

	"runehall/games"
)

// TestLacks meets each refusal that can be explained in more detail, with the numbers and names of the moment.
func TestLacks(t *testing.T) {
	phrase := func(k string, args ...games.Arg) games.Phrase {
		return games.Phrase{Key: "masters.lacks." + k, Args: args}
	}
	name := func(s games.Seat) games.Arg { return games.SeatArg("name", s) }
	away := sit(t, 2).draw("B R ").hold(0, "BBB/GRG").hold(1, "BBR/GGB")
	done := sit(t, 2).draw("B1R1G1B ").phase2(0)
	for what, c := range map[string]struct {
		tb     *table
		reader games.Seat
		move   string
		why    *games.Refusal
		want   games.Phrase
	}{
		"runes beneath and beside": {sit(t, 2).draw("R R B ", "B B B ").hold(0, "BBB/GRG"), 0, "0 play BBB/GRG 0,-1 r0",
			refuseNoMatch,
			phrase("no-match", games.NumberArg("n", 1), games.NumberArg("all", 3), games.NumberArg("m", 0),
				games.NumberArg("of", 3))},
		"another's master": {sit(t, 2).draw("B1").hold(0, "BBB/GRG"), 0, "0 play BBB/GRG 0,0 r0", refuseOnMaster,
			phrase("on-master", name(1))},
		"an area that is held": {sit(t, 3).draw("B2B R ").phase2(0), 0, "0 master 1,0", refuseHeld,
			phrase("held", name(2))},
		"somebody who is done": {done, 0, "0 draw", refuseSomeDone, phrase("some-done", name(1))},
		"cards that fit": {away, 0, "0 discard BBB/GRG", refuseCanPlay,
			phrase("can-play", games.NumberArg("n", 1))},
		"what others may know": {away, 1, "0 discard BBB/GRG", refuseCanPlay, games.Phrase{}},
		"what needs no numbers": {sit(t, 2).draw("B ").hold(0, "BBB/GRG"), 0, "0 play BBB/GRG 9,9 r0",
			refuseCoversNothing, games.Phrase{}},
		"what is legal": {sit(t, 2).draw("B ").hold(0, "BBB/GRG"), 0, "0 play BBB/GRG 0,0 r0", nil,
			games.Phrase{}},
	} {
		s, m := c.tb.parse(c.move)
		if why := c.tb.Check(s, m); why != c.why {
			t.Fatalf("%s: refused with %v", what, why)
		}
		got, ok := view(c.tb.Game, c.reader).Lacks(s, m)
		if fmt.Sprint(got, ok) != fmt.Sprint(c.want, c.want.Key != "") {
			t.Errorf("%s: %v, %v, want %v", what, got, ok, c.want)
		}
	}
}

// TestLacksNamesTwoSeats finds random places at which a card would join areas, or, with the blue side's power, shrink
// one: the seats named must be the owners of these areas.
func TestLacksNamesTwoSeats(t *testing.T) {
	met := map[*games.Refusal]int{}
	for seed := range uint64(60) {
		g := newGame(games.Setup{Seats: 2 + int(seed%2), Seed: seed,
			Options: map[string]string{OptionAdepts: games.Yes}}, nil)
		chance := games.NewChance(seed, 4)
		for g.phase != OverPhase {
			s, v := g.onTurn, view(g, g.onTurn)
			for range 200 {
				if g.phase != PlayPhase || g.hands[s].count == 0 {
					break
				}
				m := Move{Kind: Play, Card: g.hands[s].list()[chance.IntN(int(g.hands[s].count))],
					Turn: uint8(chance.IntN(Turns)),
					Cell: Cell{g.board.low.X + int8(chance.IntN(12)), g.board.low.Y + int8(chance.IntN(12))}}
				if chance.IntN(2) == 0 {
					m.Kind, m.Rune = Ignore, m.Cell.plus(Cell{int8(chance.IntN(4)) - 1, int8(chance.IntN(4)) - 1})
				}
				why := g.Check(s, m)
				if why != refuseJoins && why != refuseShrinks {
					continue
				}
				said, ok := v.Lacks(s, m)
				now, after := g.board, g.board
				after.lay(m.laid())
				met[why]++
				switch {
				case !ok:
					t.Fatalf("seed %d: nothing is said of %v", seed, m)
				case why == refuseShrinks:
					_, had := now.worth(&now.held[said.Args[0].Seat])
					if had == 0 || said.Args[0].Seat == s {
						t.Fatalf("seed %d: %v of seat %d shrinks an area of %v", seed, m, s, said)
					}
				case said.Args[0].Seat == said.Args[1].Seat || len(after.standing(said.Args[0].Seat)) == 0 ||
					len(after.standing(said.Args[1].Seat)) == 0:
					t.Fatalf("seed %d: %v joins areas of %v", seed, m, said)
				}
			}
			moves := g.AppendMoves(nil, g.onTurn)
			if r := g.Apply(g.onTurn, moves[chance.IntN(len(moves))]); r != nil {
				t.Fatal(r)
			}
		}
	}
	if met[refuseJoins] == 0 || met[refuseShrinks] == 0 {
		t.Errorf("met %v", met)
	}
}
