package ritual

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestViewPreviews(t *testing.T) {
	tb := sit(t, 2).draw(ring...).spare(0, Grey, 1).spare(1, Grey, 1)
	c := Cell{1, 1}
	m := tb.fit(0, c, Gold, 2)
	v := view(tb.Game, games.Public)
	p := v.Preview(0, m.Tile, m.Turn, c)
	wantEqual(t, "preview", []int{p.Matches.Len(), p.Coins}, []int{2, 4})
	wantEqual(t, "over", p.Over, false)
	for d := range Dir(Dirs) {
		if laid, ok := v.At(c.Next(d)); !ok || p.Matches.Has(d) != m.Tile.Rune(m.Turn,
			d).Matches(laid.Tile.Rune(laid.Turn, d.Opposite())) {
			t.Errorf("direction %d: match %v", d, p.Matches.Has(d))
		}
	}
	wantEqual(t, "far away", v.Preview(0, m.Tile, m.Turn, Cell{20, 20}), Preview{Cell: Cell{20, 20}})
	// The coins of an own tile come home first, and only what the tray has is put down.
	tb.trays(1, 1)
	v = view(tb.Game, games.Public)
	wantEqual(t, "coins of the last tray", v.Preview(0, m.Tile, m.Turn, c).Coins, 1)
	over := tb.fit(0, Cell{2, 0}, Gold, 1)
	p = view(tb.Game, 0).Preview(0, over.Tile, over.Turn, over.Cell)
	wantEqual(t, "over an own tile", []int{p.Coins, 2 * p.Matches.Len()}, []int{2, 2})
	wantEqual(t, "over", p.Over, true)
}

func TestViewPlacementsAreTheLegalMoves(t *testing.T) {
	g := middle(3)
	v := view(g, games.Public)
	s := g.onTurn
	var placements []Preview
	n := 0
	for _, m := range v.AppendMoves(nil, s) {
		if m.Kind == Place || m.Kind == BuildOver {
			n++
		}
	}
	for _, tile := range v.Hand(s) {
		for turn := range uint8(Dirs) {
			placements = v.AppendPlacements(placements, s, tile, turn)
		}
	}
	wantEqual(t, "placements", len(placements), n)
	wantEqual(t, "placements of others", len(v.AppendPlacements(nil, v.After(s), v.Hand(v.After(s))[0], 0)), 0)
}

func TestViewKnowsNoMoreThanItsReader(t *testing.T) {
	tb := sit(t, 3).draw("a b").give(0, Skip).give(1, Ward, CopyRitual).spare(0, Grey, 1)
	for _, reader := range []games.Seat{games.Public, 2} {
		v := view(tb.Game, reader)
		unknown := supply{}
		for i := range v.game.supply.list() {
			unknown.tiles[i] = NoTile
		}
		if v.game.supply.tiles != unknown.tiles || v.game.cards.pile.cards != (deck{}).cards ||
			v.game.dieChance != (games.Chance{}) {
			t.Errorf("reader %d sees the order of the piles", reader)
		}
		for s := range games.Seat(2) {
			for _, c := range v.Rituals(s) {
				wantEqual(t, "card", c, Hidden)
			}
		}
		if r := v.WhyNot(0, Move{Kind: RevealAt, Card: Skip, Target: 1}); r != games.NoSuchThing {
			t.Errorf("reader %d learns that seat 0 could play: %v", reader, r)
		}
	}
	wantEqual(t, "why not", view(tb.Game, 0).WhyNot(0, Move{Kind: RevealAt, Card: Skip, Target: 1}) == nil, true)
	all := view(tb.Game, games.All)
	wantEqual(t, "all", all.Rituals(1), []Card{CopyRitual, Ward})
}

func TestForced(t *testing.T) {
	tb := sit(t, 2).draw("a b").emptySupply()
	seat, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "passing", []any{seat, m, ok}, []any{0, Move{Kind: Pass}, true})
	// Any seat with a ritual might play it first.
	tb.give(1, Skip)
	if _, m, ok := forced(view(tb.Game, games.Public)); ok {
		t.Errorf("%v is forced although a ritual is held", m)
	}
	tb.play("1 reveal skip 0")
	if _, m, ok := forced(view(tb.Game, games.Public)); ok {
		t.Errorf("%v is forced while answers are asked for", m)
	}
	tb = sit(t, 3).draw("a b").give(0, Skip).spare(0, Grey, 1).play("0 reveal skip 2").allDecline()
	seat, m, ok = forced(view(tb.Game, games.Public))
	wantEqual(t, "the only choice", []any{seat, m, ok}, []any{0, Move{Kind: SkipNext}, true})
	tb = fullHand(t)
	if _, m, ok := forced(view(tb.Game, games.Public)); ok {
		t.Errorf("%v is forced although its seat's cards are secret", m)
	}
	if _, m, ok := forced(view(newGame(setupOf(2, 1), nil), games.Public)); ok {
		t.Errorf("%v is forced among many", m)
	}
}

func TestQuiet(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, Skip)
	wantEqual(t, "a turn", quiet(tb.Game), true)
	tb.play("0 reveal skip 1")
	wantEqual(t, "a question", quiet(tb.Game), false)
	tb.play("1 decline")
	wantEqual(t, "a choice", quiet(tb.Game), false)
	wantEqual(t, "a draw", quiet(fullHand(t).Game), false)
}

func TestEvaluate(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 1).spare(1, Grey, 1)
	even := evaluate(tb.Game, 0)
	better := func(what string, change func(tb *table)) {
		t.Helper()
		again := &table{Game: new(Game), t: t}
		tb.CloneInto(again.Game)
		change(again)
		if got := evaluate(again.Game, 0); got <= even {
			t.Errorf("%s: %d is no better than %d", what, got, even)
		}
	}
	better("fewer coins", func(tb *table) { tb.tray[0]-- })
	better("others have more coins", func(tb *table) { tb.tray[1]++ })
	better("a ritual in hand", func(tb *table) { tb.give(0, ExtraCoins) })
	better("others lose a turn", func(tb *table) { tb.skips[1]++ })
	better("a tile that others build over less easily", func(tb *table) { tb.board.spots[1].matches++ })
	better("the match won", func(tb *table) { tb.tray[0] = 0; tb.end("RIT-7") })
	five, apart := sit(t, 2).draw("a a a a a", " b"), sit(t, 2).draw("a a a . a a", " b")
	if evaluate(five.Game, 0) <= evaluate(apart.Game, 0) {
		t.Error("five tiles in a row are worth no more than tiles apart")
	}
	circle, apart := sit(t, 2).draw("  a a", " a b a", "  a"), sit(t, 2).draw("  a a", " a b", "  a   a")
	if evaluate(circle.Game, 0) <= evaluate(apart.Game, 0) {
		t.Error("five tiles of a circle are worth no more than tiles apart")
	}
}

func TestPosition(t *testing.T) {
	tb := fullHand(t)
	text, err := json.Marshal(position(view(tb.Game, games.All)))
	if err != nil {
		t.Fatal(err)
	}
	var p Position
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, "phase", p.Phase, "draw")
	wantEqual(t, "draws", p.Draws, []games.Seat{0})
	wantEqual(t, "rituals", p.Seats[0].Rituals, []Card{Skip, PlaceTile, ExtraCoins})
	wantEqual(t, "stacks", len(p.Stacks), 3)
	if strings.Contains(string(text), "null") {
		t.Errorf("a list is null: %s", text)
	}
}

func TestNothingIsAllocated(t *testing.T) { gamestest.NothingAllocates(t, Def, middle(4)) }

// A few matches of Adventurers suffice for every kind of move to be made.
func TestEveryKindOfMoveIsMade(t *testing.T) {
	made := map[MoveKind]int{}
	for seed := range uint64(60) {
		walk(newGame(setupOf(2+int(seed%4), seed), nil), chancy(seed), func(_ games.Seat, m Move) { made[m.Kind]++ },
			func(games.Seat, Move) {})
	}
	var missing []MoveKind
	for kind := Place; kind < moveKinds; kind++ {
		if made[kind] == 0 {
			missing = append(missing, kind)
		}
	}
	if !slices.Equal(missing, nil) {
		t.Errorf("never made: %v", missing)
	}
}

// TestRevealed: undo must not be free after a move that shows something new: a card revealed, a number rolled, tiles or
// a ritual drawn.
func TestRevealed(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, Skip, ExtraCoins).give(1, Ward).spare(0, Grey, 1).spare(1, Grey, 1)
	want := func(what string, revealed bool) {
		t.Helper()
		wantEqual(t, what, tb.Revealed(), revealed)
	}
	tb.play("0 reveal skip 1")
	want("a ritual revealed", true)
	tb.play("1 answer ward")
	want("an answer", true)
	tb.play("0 decline")
	want("no answer", false)
	tb.rolls(2).play("0 reveal extra-coins", "1 decline")
	want("a roll", true)
	tb.play("0 coins 0,0")
	want("coins put down", false)
	tb.do(0, tb.fit(0, Cell{0, 1}, Grey, 1))
	want("a tile", false)
	tb.do(1, tb.fit(1, Cell{1, 1}, Black, 1))
	want("a ritual drawn", true)
	last := tb.hands[0].tiles[0]
	tb.hands[0].remove(last)
	tb.supply.add(last)
	tb.do(0, tb.fit(0, Cell{2, 0}, Grey, 1))
	want("tiles drawn", true)
}
