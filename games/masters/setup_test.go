package masters

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

func TestMAS1_ThreeBlueTwoGreenOneRed(t *testing.T) {
	for card := Card(1); card <= Layouts; card++ {
		var n [colours]int
		for section := range Sections {
			n[card.Rune(section)]++
		}
		wantEqual(t, card.String(), n, [colours]int{Blue: 3, Green: 2, Red: 1})
	}
	g := newGame(setupOf(2, 1), nil)
	wantEqual(t, "rune cards", int(g.deck.count)+2*HandCards, 16)
	wantEqual(t, "cards on the table", len(g.board.list()), 1)
}

func TestMAS2_Worth(t *testing.T) {
	for colour, want := range map[Colour]int{NoRune: 0, Blue: 1, Green: 2, Red: 3} {
		wantEqual(t, colour.String(), colour.Worth(), want)
	}
}

func TestMAS3_ThreeMastersAndWhatTheExpansionsAdd(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		g := newGame(setupOf(seats, 1), nil)
		for s := range g.seats {
			wantEqual(t, "masters", g.players[s].left, 3)
			wantEqual(t, "adept", g.players[s].side, NoSide)
		}
	}
	for colour, want := range map[Colour]bool{NoRune: false, Blue: true, Green: true, Red: false} {
		wantEqual(t, "on a token", colour.OnToken(), want)
	}
	for side := range sideKinds {
		var back Side
		if err := back.UnmarshalText([]byte(side.String())); err != nil || back != side {
			t.Errorf("side %v is read as %v, %v", side, back, err)
		}
	}
}

// The clause's table, letter by letter.
func TestMAS4_Layouts(t *testing.T) {
	wantEqual(t, "start card", StartCard.String(), "BRB/GBG")
	deck := "BBB/GRG BBG/BGR BBG/GRB BBR/BGG BBR/GGB BGB/GRB BGB/RBG BGB/RGB BGG/BBR BGG/BRB BGR/BBG BRG/BBG GBB/BGR GBB/GBR GBB/RBG GBG/BBR"
	wantEqual(t, "deck", strings.Join(layoutTable[StartCard+1:StartCard+1+DeckCards], " "), deck)
	turned := map[string]bool{}
	for card := Card(1); card <= Layouts; card++ {
		letters := []byte(card.String())
		half := slices.Clone(letters)
		slices.Reverse(half)
		if turned[string(letters)] || turned[string(half)] || string(half) == string(letters) {
			t.Errorf("%v is there twice, or its own half turn", card)
		}
		turned[string(letters)], turned[string(half)] = true, true
	}
	wantEqual(t, "layouts and their half turns", len(turned), 60)
}

func TestMAS4_FixedDeck(t *testing.T) {
	for seed := range uint64(5) {
		g := newGame(setupOf(3, seed), nil)
		wantEqual(t, "start card", g.board.laid[0].Card, StartCard)
		wantEqual(t, "left out", g.box.count, 0)
	}
}

func TestMAS4_WildDeck(t *testing.T) {
	starts, decks := map[Card]bool{}, map[string]bool{}
	for seed := range uint64(200) {
		g := newGame(games.Setup{Seats: 3, Seed: seed, Options: map[string]string{OptionDeck: DeckWild}}, nil)
		starts[g.board.laid[0].Card] = true
		wantEqual(t, "cards to draw and in hands", int(g.deck.count)+3*HandCards, 16)
		wantEqual(t, "left out", g.box.count, Layouts-17)
		all := append(slices.Clone(g.deck.list()), g.board.laid[0].Card)
		for s := range g.seats {
			all = append(all, g.hands[s].list()...)
		}
		slices.Sort(all)
		decks[fmt.Sprint(all)] = true
		wantEqual(t, "different cards", len(slices.Compact(all)), 17)
	}
	wantEqual(t, "start cards", len(starts), Layouts)
	if len(decks) < 190 {
		t.Errorf("only %d decks of 200 seeds", len(decks))
	}
}

func TestMAS5_SetUp(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		var events games.Events[Event]
		g := newGame(setupOf(seats, 7), &events)
		wantEqual(t, "start card", g.board.list(), []Laid{{Card: StartCard}})
		wantEqual(t, "corners", []Cell{g.board.low, g.board.high}, []Cell{{0, 0}, {2, 1}})
		wantEqual(t, "deck", int(g.deck.count), 16-3*seats)
		for s := range g.seats {
			wantEqual(t, "hand", len(g.hands[s].list()), 3)
			for _, reader := range []games.Seat{games.Public, (s + 1) % g.seats} {
				wantEqual(t, "hand that others see", view(g, reader).Hand(s), []Card{Hidden, Hidden, Hidden})
			}
			wantEqual(t, "own hand", view(g, s).Hand(s), g.hands[s].list())
		}
		wantEqual(t, "first event", events.List()[0], Event(StartLaid{Card: StartCard}))
	}
	a, b := newGame(setupOf(2, 1), nil), newGame(setupOf(2, 2), nil)
	if a.deck == b.deck {
		t.Error("two seeds shuffle the same")
	}
	if c := newGame(setupOf(2, 1), nil); *c != *a {
		t.Error("one seed shuffles in two ways")
	}
	wantEqual(t, "starter", newGame(games.Setup{Seats: 3, Starts: []games.Seat{2}}, nil).onTurn, 2)
}
