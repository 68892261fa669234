package masters

import (
	"encoding/json"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// bridgeAndCut is a table on which BGB/GRB fits by MAS-8 alone, and cuts an area.
func bridgeAndCut(t *testing.T) *table {
	t.Helper()
	return sit(t, 2).draw("B1B B B B ", ". . . . . ").hold(0, "BGB/GRB")
}

func TestViewPreviews(t *testing.T) {
	tb := bridgeAndCut(t)
	_, m := tb.parse(cut)
	p := view(tb.Game, 0).Preview(m.laid())
	wantEqual(t, "agrees", []bool{p.Under, p.Beside}, []bool{false, true})
	wantEqual(t, "touches", p.Touches, []Touch{
		{Cell{1, 0}, true, true}, {Cell{2, 0}, true, false}, {Cell{3, 0}, true, true},
		{Cell{0, 0}, false, true}, {Cell{4, 0}, false, true},
	})
	wantEqual(t, "points", p.Points[:2], []int{0, 2})
	far := view(tb.Game, 0).Preview(Laid{Card: m.Card, Cell: Cell{-100, 50}})
	wantEqual(t, "far away", []any{len(far.Touches), far.Points[:2]}, []any{0, []int{0, 5}})
	wantEqual(t, "nothing has changed", tb.points(1), 5)
}

func TestViewPlacementsAreTheLegalMoves(t *testing.T) {
	for _, setup := range setups(16) {
		g := newGame(setup, nil)
		walk(g, chancy(setup.Seed), func(s games.Seat, _ Move) {
			v := view(g, s)
			moves := v.AppendMoves(nil, s)
			var got []Move
			for _, card := range v.Hand(s) {
				for turn := range uint8(Turns) {
					got = v.AppendPlacements(got, s, card, turn)
				}
			}
			of := kinds(moves)
			wantEqual(t, "placements", len(got), of[Play]+of[Ignore])
			for _, m := range got {
				if r := v.WhyNot(s, m); r != nil {
					t.Errorf("%s: %v", Def.Moves.Text(m), r)
				}
				if p := v.Preview(m.laid()); m.Kind == Play && !p.Under && !p.Beside {
					t.Errorf("%s agrees with nothing", Def.Moves.Text(m))
				}
			}
		}, func(games.Seat, Move) {})
	}
}

// The points that a preview tells come true.
func TestViewPreviewsComeTrue(t *testing.T) {
	for _, setup := range setups(16) {
		g := newGame(setup, nil)
		var want [games.MaxSeats]int
		walk(g, chancy(setup.Seed), func(_ games.Seat, m Move) {
			if m.Kind == Play || m.Kind == Ignore {
				want = view(g, games.Public).Preview(m.laid()).Points
			}
		}, func(_ games.Seat, m Move) {
			if m.Kind != Play && m.Kind != Ignore {
				return
			}
			for s := range g.seats {
				wantEqual(t, "points", g.points(s), want[s])
			}
		})
	}
}

func TestViewKnowsNoMoreThanItsReader(t *testing.T) {
	tb := sit(t, 3, DeckWild).hold(0, "BBB/GRG").hold(1, "BBG/BGR", "GGB/BBR")
	for _, reader := range []games.Seat{games.Public, 2} {
		v := view(tb.Game, reader)
		for _, list := range [][]Card{v.game.deck.list(), v.game.box.list(), v.Hand(0), v.Hand(1)} {
			for _, card := range list {
				wantEqual(t, "card", card, Hidden)
			}
		}
		wantEqual(t, "moves of others", len(v.AppendMoves(nil, 0)), 0)
		wantEqual(t, "counts", []int{len(v.Hand(1)), v.Deck()}, []int{2, int(tb.deck.count)})
	}
	all := view(tb.Game, games.All)
	wantEqual(t, "all", all.Hand(1), cards("BBG/BGR", "GGB/BBR"))
	wantEqual(t, "own", view(tb.Game, 1).Hand(1), cards("BBG/BGR", "GGB/BBR"))
}

// With the wild deck, a hidden card may be any that the reader has not seen.
func TestRedealOfAWildDeck(t *testing.T) {
	g := newGame(everything(2, 5), nil)
	seen := map[Card]bool{}
	chance := games.NewChance(1, 1)
	for range 300 {
		dealt := new(Game)
		g.CloneInto(dealt)
		dealt.Redeal(0, &chance)
		wantEqual(t, "own hand", dealt.hands[0], g.hands[0])
		for _, card := range dealt.hands[1].list() {
			seen[card] = true
		}
	}
	wantEqual(t, "cards that the other may hold", len(seen), Layouts-1-HandCards)
}

func TestViewOfRunes(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("b0B1R ")
	v := view(tb.Game, games.Public)
	wantEqual(t, "runes", v.AppendRunes(nil)[:2], []Rune{
		{Cell: Cell{0, 0}, Colour: Blue, Holder: 1, Master: games.Nobody, Token: 0},
		{Cell: Cell{1, 0}, Colour: Blue, Holder: 1, Master: 1, Token: games.Nobody},
	})
	if _, ok := v.At(Cell{0, 1}); ok {
		t.Error("a rune where nothing lies")
	}
	if token, ok := v.Token(0); !ok || token.Colour != Blue {
		t.Errorf("token %v", token)
	}
	if _, ok := v.Token(1); ok {
		t.Error("a token that was not placed")
	}
}

func TestForced(t *testing.T) {
	tb := sit(t, 2).draw("B1B ").noDeck().phase2(0)
	seat, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "away", []any{seat, m, ok}, []any{0, Move{Kind: PutAway}, true})
	tb.onTop("BBB/GRG")
	_, m, ok = forced(view(tb.Game, games.Public))
	wantEqual(t, "draw", []any{m, ok}, []any{Move{Kind: Draw}, true})
	tb = sit(t, 2).draw("B1B R ").noDeck().phase2(0)
	_, m, ok = forced(view(tb.Game, games.Public))
	wantEqual(t, "master", []any{m, ok}, []any{Move{Kind: PlaceMaster, Cell: Cell{2, 0}}, true})
	for what, tb := range map[string]*table{
		"a choice":      sit(t, 2).draw("B1B R ").phase2(0),
		"a hidden hand": stuck(t),
	} {
		if _, m, ok := forced(view(tb.Game, games.Public)); ok {
			t.Errorf("%s: %v is forced", what, m)
		}
	}
}

func TestQuiet(t *testing.T) {
	tb := sit(t, 2, OptionHigh, OptionAdepts).draw("B R G ").phase2(0)
	wantEqual(t, "phase 2", quiet(tb.Game), true)
	tb.play("0 master 0,0")
	wantEqual(t, "a token to place", quiet(tb.Game), false)
	tb.play("0 keep")
	wantEqual(t, "a turn", quiet(tb.Game), true)
	wantEqual(t, "sides to choose", quiet(newGame(everything(2, 1), nil)), false)
}

func TestEvaluate(t *testing.T) {
	at := func(rows ...string) int { return evaluate(sit(t, 2).draw(rows...).left(2, 2).Game, 0) }
	even := at("B0. B1. B ")
	for what, better := range map[string]int{
		"a larger area":          at("B0B B . B1. B "),
		"runes that are worth":   at("R0. B1. B "),
		"a better place to take": evaluate(sit(t, 2).draw("B0. B1. R ").left(2, 2).phase2(0).Game, 0),
		"a master more left":     evaluate(sit(t, 2).draw("B0. B1. B ").left(3, 2).Game, 0),
		"the blue side unused":   evaluate(sit(t, 2).draw("B0. B1. B ").left(2, 2).adept(0, BlueSide).Game, 0),
	} {
		if better <= even {
			t.Errorf("%s: %d is no better than %d", what, better, even)
		}
	}
	wantEqual(t, "the end", evaluate(over(t), 0), 100*(2-3))
}

func over(t *testing.T) *Game {
	t.Helper()
	tb := sit(t, 2).draw("B0B . R . ").left(0, 1).phase2(1).play("1 master 3,0")
	return tb.Game
}

func TestBestFree(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw(
		"B0B R R g1",
		"G B . R . ",
		"G G G . B ")
	wantEqual(t, "best free areas", tb.bestFree(), [HandCards]int{9, 8, 1})
}

func TestPosition(t *testing.T) {
	tb := stuck(t, OptionHigh).play("0 discard BBB/GRG")
	text, err := json.Marshal(position(view(tb.Game, games.All)))
	if err != nil {
		t.Fatal(err)
	}
	var p struct {
		Phase string `json:"phase"`
		Seats []struct {
			Shown []Card `json:"shown"`
		} `json:"seats"`
	}
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, "phase", p.Phase, "master")
	wantEqual(t, "shown", p.Seats[0].Shown, cards("BBG/BGR", "GBG/BBR"))
	if strings.Contains(string(text), "null") {
		t.Errorf("a list is null: %s", text)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	gamestest.NothingAllocates(t, Def, newGame(everything(3, 7), nil))
}

func TestRevealed(t *testing.T) {
	tb := sit(t, 2, OptionHigh, OptionExtra).hold(0, "BBB/GRG").onTop("BGB/GRB").onTop("GBG/BBR")
	want := func(what string, revealed bool) {
		t.Helper()
		wantEqual(t, what, tb.Revealed(), revealed)
	}
	tb.play("0 extra")
	want("a card drawn", true)
	tb.play("0 play GBG/BBR 2,1 r0")
	want("a hidden card played", true)
	tb.play("0 master 2,1")
	want("a master", false)
	tb.play("0 keep")
	want("a token kept", false)
	tb.play("0 beside BBB/GRG")
	want("a hidden card discarded", true)
}

// TestRevealedNotByWhatIsKnown plays and discards cards that everybody has seen by MAS-16: that reveals nothing.
func TestRevealedNotByWhatIsKnown(t *testing.T) {
	tb := sit(t, 2, OptionHigh, OptionExtra).hold(0, "BBB/GRG").onTop("BGB/GRB").onTop("GBG/BBR")
	tb.play("0 extra")
	tb.hands[0].show()
	tb.play("0 play GBG/BBR 2,1 r0")
	wantEqual(t, "a known card played", tb.Revealed(), false)
	tb.play("0 master 2,1", "0 keep", "0 beside BBB/GRG")
	wantEqual(t, "a known card discarded", tb.Revealed(), false)
}
