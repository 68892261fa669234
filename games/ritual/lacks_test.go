package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
)

// TestLacks meets, in random matches, the refusals that can be explained in more detail. Numbers and names must agree
// with a slow count.
func TestLacks(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(8) {
		g := newGame(games.Setup{Seats: 2 + int(seed%3), Seed: seed,
			Options: map[string]string{OptionVariant: Adventurers.String()}}, nil)
		chance := games.NewChance(seed, 4)
		for g.phase != OverPhase {
			for s := range g.seats {
				for _, m := range tries(g, s, &chance) {
					checkLacks(t, g, s, m, met)
				}
			}
			acting := g.AppendActing(nil)
			s := acting[chance.IntN(len(acting))].Seat
			if moves := g.AppendMoves(nil, s); len(moves) > 0 {
				if r := g.Apply(s, moves[chance.IntN(len(moves))]); r != nil {
					t.Fatal(r)
				}
			}
		}
	}
	for _, key := range []string{
		"not-on-turn", "turned", "can-place", "matches", "no-grey", "no-gold", "take-gold", "take-grey",
	} {
		if met[key] == 0 {
			t.Errorf("%s was never met: %v", key, met)
		}
	}
}

// tries returns moves of a seat, many of them against the rules.
func tries(g *Game, s games.Seat, chance *games.Chance) (list []Move) {
	list = append(list, Move{Kind: Pass}, Move{Kind: SkipNow}, Move{Kind: TakeTile, Tile: TileID(chance.IntN(Tiles))})
	for _, c := range g.cards.hand(s) {
		list = append(list, Move{Kind: RevealAt, Card: c, Target: games.Seat(chance.IntN(int(g.seats)))})
	}
	if g.board.count > 1 {
		cell := g.board.spots[1+chance.IntN(int(g.board.count)-1)].cell
		list = append(list, Move{Kind: PickCell, Cell: cell})
		for _, tile := range g.hands[s].list() {
			turn := uint8(chance.IntN(Dirs))
			list = append(list, Move{Kind: Place, Tile: tile, Turn: turn, Cell: cell},
				Move{Kind: BuildOver, Tile: tile, Turn: turn, Cell: cell})
		}
	}
	return list
}

// checkLacks compares what a refused move is said to lack with a slow count.
func checkLacks(t *testing.T, g *Game, s games.Seat, m Move, met map[string]int) {
	t.Helper()
	why := g.Check(s, m)
	said, ok := view(g, s).Lacks(s, m)
	key := ""
	if ok {
		key = said.Key[len("ritual.lacks."):]
		met[key]++
	}
	number := func(name string, want int) {
		t.Helper()
		for _, a := range said.Args {
			if a.Name == name && a.Number != want {
				t.Fatalf("%v of seat %d, refused with %v, says %v; %s is %d", m, s, why, said, name, want)
			}
		}
	}
	seat := func(want games.Seat) {
		t.Helper()
		if said.Args[0].Seat != want {
			t.Fatalf("%v of seat %d, refused with %v, names seat %d, not %d", m, s, why, said.Args[0].Seat, want)
		}
	}
	laid, _ := view(g, s).At(m.Cell)
	switch key {
	case "":
		if why == refuseNotBetter || why == refuseFewer || why == refuseTooMany || why == refuseCanPlace {
			t.Fatalf("nothing is said of %v, refused with %v", m, why)
		}
	case "not-on-turn":
		seat(g.onTurn)
	case "turned":
		most := 0
		for turn := range uint8(Dirs) {
			most = max(most, view(g, s).Preview(s, m.Tile, turn, m.Cell).Matches.Len())
		}
		number("n", most)
		if n := view(g, s).Preview(s, m.Tile, m.Turn, m.Cell).Matches.Len(); n > 0 || most == 0 {
			t.Fatalf("%v matches %d runes, at most %d", m, n, most)
		}
	case "matches":
		n := view(g, s).Preview(s, m.Tile, m.Turn, m.Cell).Matches.Len()
		need := laid.Matches.Len() + 1
		if why == refuseFewer {
			need = max(laid.Matches.Len(), 1)
		}
		number("n", n)
		number("has", laid.Matches.Len())
		number("need", need)
		if n >= need {
			t.Fatalf("%v is refused though %d runes match, and %d are needed", m, n, need)
		}
	case "can-place":
		fit := map[TileID]bool{}
		for _, move := range g.AppendMoves(nil, s) {
			if move.Kind == Place {
				fit[move.Tile] = true
			}
		}
		number("n", len(fit))
	case "rolled", "tray":
		number("n", laid.Coins)
		number("die", int(g.effect.Die))
		number("tray", int(g.tray[g.effect.User]))
		if least := min(int(g.effect.Die), int(g.tray[g.effect.User])); laid.Coins <= least {
			t.Fatalf("%v is refused though it has %d coins of %d", m, laid.Coins, least)
		}
	case "no-grey", "no-gold":
		kind := map[string]TileKind{"no-grey": Grey, "no-gold": Gold}[key]
		if from := said.Args[0].Seat; from != m.Target || g.hands[from].hasKind(kind) {
			t.Fatalf("%v says that seat %d has none", m, from)
		}
	case "take-gold", "take-grey":
		seat(g.effect.Target)
	}
	if why == nil && ok {
		t.Fatalf("%v is legal, and lacks %v", m, said)
	}
}

// TestLacksOfCoins_RIT_34 picks a tile with five coins when the die is too low, or the tray has too few.
func TestLacksOfCoins_RIT_34(t *testing.T) {
	for _, c := range []struct {
		die, tray int8
		want      games.Phrase
	}{
		{3, 20, games.Phrase{Key: "ritual.lacks.rolled",
			Args: []games.Arg{games.NumberArg("n", 5), games.NumberArg("die", 3)}}},
		{6, 2, games.Phrase{Key: "ritual.lacks.tray",
			Args: []games.Arg{games.NumberArg("n", 5), games.NumberArg("tray", 2)}}},
		{3, 2, games.Phrase{Key: "ritual.lacks.tray",
			Args: []games.Arg{games.NumberArg("n", 5), games.NumberArg("tray", 2)}}},
		{6, 20, games.Phrase{}},
	} {
		tb := sit(t, 2).draw("a b ")
		tb.broken = true
		tb.board.spots[tb.board.find(Cell{1, 0})].coins = 5
		tb.phase, tb.tray[0], tb.effect = ChoicePhase, c.tray,
			Effect{Card: ReplaceCoins, Target: games.Nobody, Only: games.Nobody, Die: c.die}
		got, ok := view(tb.Game, 0).Lacks(0, Move{Kind: PickCell, Cell: Cell{1, 0}})
		if fmt.Sprint(got, ok) != fmt.Sprint(c.want, c.want.Key != "") {
			t.Errorf("with a die of %d and a tray of %d: %v, %v, want %v", c.die, c.tray, got, ok, c.want)
		}
	}
}

// TestLacksAfterAReverse_RIT_38 picks another seat's tiles with a reversed ritual: it is told whose tiles the ritual
// may touch.
func TestLacksAfterAReverse_RIT_38(t *testing.T) {
	tb := sit(t, 3).draw("a b c ")
	tb.phase, tb.broken = ChoicePhase, true
	tb.effect = Effect{Card: ReplaceCoins, User: 1, Target: 0, Only: 0, Die: 6}
	got, ok := view(tb.Game, 1).Lacks(1, Move{Kind: PickCell, Cell: Cell{2, 0}})
	want := games.Phrase{Key: "ritual.lacks.only-tiles", Args: []games.Arg{games.SeatArg("seat", 0)}}
	if !ok || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, %v, want %v", got, ok, want)
	}
	tb.effect = Effect{Card: StealHandTiles, User: 1, Target: 0, Only: games.Nobody, Die: 6, GreyDone: true}
	if got, ok := view(tb.Game, 1).Lacks(1, Move{Kind: TakeTile}); !ok || got.Key != "ritual.lacks.take-black" {
		t.Errorf("%v, %v", got, ok)
	}
}
