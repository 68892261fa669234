package stones

import (
	"encoding/json"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestViewAnswersABoard(t *testing.T) {
	tb := sit(t, 3).stone(0, MagicStone).hold(0, 30, 104, 26, 101).gems(0, 1, 0, 0, 2, 1).lying(Yellow, Red, Blue,
		Green, Red).
		row(0, Upper, "yellow").show(11, 12, 13, 14, 15, 16).begin(0)
	v := view(tb.Game, 0)
	// The magic that chosen cards add up to, and what they can buy.
	wantEqual(t, "red and any", v.Summon(0, SetOf(30, 104)),
		Summon{Magic: 5, Colour: Red, Fits: true, Slots: [7]bool{false, true, true, true, true, true, true}})
	wantEqual(t, "one point", v.Summon(0, SetOf(101)),
		Summon{Magic: 3, Colour: Red, Fits: true, Slots: [7]bool{false, true, true, true, true, true, false}})
	wantEqual(t, "red and green", v.Summon(0, SetOf(30, 26)), Summon{Magic: 6, Colour: Green, Fits: false})
	wantEqual(t, "nothing", v.Summon(0, Set{}),
		Summon{Magic: 2, Colour: White, Fits: true, Slots: [7]bool{false, true, true, true}})
	wantEqual(t, "another seat's", v.Summon(1, SetOf(101)).Magic, 1)
	wantEqual(t, "price", []int{v.SlotPrice(1), v.SlotPrice(6), v.Magic()}, []int{1, 4, 2})
	// What can be forged, for what payment, and placed where.
	f := v.Forging(0, Plain1)
	wantEqual(t, "yellow", []any{f.Artifact, f.Gems, f.Payments, f.Ore, f.WhyNot},
		[]any{Yellow, 2, []Gems{{Yellow: 2}, {Yellow: 1, White: 1}}, false, nil})
	wantEqual(t, "too dear", []any{v.Forging(0, PointSmithy).WhyNot, v.Forging(0, WildSmithy).WhyNot},
		[]any{refusePrice, nil})
	wantEqual(t, "places", v.Places(0, Yellow), []FieldAt{{Lower, Yellow}})
	wantEqual(t, "places of a wild one", len(v.Places(0, White)), 9)
	// Which of the played cards leave.
	l := v.Leaving(SetOf(101, 26, 30))
	wantEqual(t, "leaving", []any{l.Kept, l.Lost.Cards(), l.Out.Cards()}, []any{26, []Card{30}, []Card{101}})
	wantEqual(t, "why not", []any{v.WhyNot(0, tb.parse("use 26+30+101")), v.WhyNot(0, tb.parse("lay 30"))},
		[]any{refuseThree, nil})
	if _, ok := v.Face(0, Hidden); ok {
		t.Error("a hidden card has a face")
	}
	face, ok := v.Face(0, 30)
	wantEqual(t, "face", []any{face.Magic, face.Icons[0], ok}, []any{2, Icon{CardIcon, Red}, true})
	wantEqual(t, "row", []any{v.RowPoints(0, Upper), v.Row(0, Upper)}, []any{0, Fields{Yellow: Yellow}})
	wantEqual(t, "what rows bring", []int{TradePoints(0), TradePoints(1), TradePoints(2), TradePoints(5)},
		[]int{0, 0, 3, 15})
	wantEqual(t, "fields", FieldOrder(), [...]Colour{Blue, Yellow, Green, Red, White})
	if _, rolled := v.Rolled(); rolled || v.LastRound() {
		t.Error("no die lies open, and it is the first round")
	}
	if _, waits := v.Artifact(); waits {
		t.Error("no artifact waits")
	}
	if _, _, open := v.Open(); open {
		t.Error("no card is open")
	}
}

func TestViewInTheMiddleOfThings(t *testing.T) {
	tb := sit(t, 2).stone(0, DoubleStone).hold(0, 71, 16).gems(0, 1, 0, 0, 0, 1).dice(DieOre).begin(0).play("use 16+71",
		"icon 71 1")
	v := view(tb.Game, 1)
	c, used, ok := v.Open()
	wantEqual(t, "open", []any{c, used, ok, v.Played().Cards(), v.Finished().Cards()},
		[]any{71, [2]bool{true, false}, true, []Card{16, 71}, []Card{}})
	wantEqual(t, "exchanges", v.Exchanges(0, 16), []Gems{{Green: 1}, {White: 1}})
	wantEqual(t, "none", [][]Gems{v.Exchanges(0, 71), v.Exchanges(0, 78), v.Exchanges(0, Hidden)}, [][]Gems{{}, {}, {}})
	tb.stone(0, MagicStone)
	wantEqual(t, "what cards would bring in a summoning", view(tb.Game, 0).Summon(0, SetOf(101)).Magic, 3)
	tb.play("icon 71 2", "accept")
	rolled, ok := view(tb.Game, games.Public).Rolled()
	wantEqual(t, "rolled", []any{rolled, ok}, []any{Rolled{Die: DieOre, Times: 1}, true})
	tb = sit(t, 2).dig(0, 3).hold(0, 100).begin(0).play("forge-ore wild")
	v = view(tb.Game, 1)
	a, ok := v.Artifact()
	wantEqual(t, "artifact", []any{a, ok, v.Forged(WildSmithy), v.Wild()}, []any{White, true, true, 7})
}

// What everybody can be sure of in hidden hands: once the last card of a pile is drawn, the seat's hand is known; its
// cards remain known until they are played.
func TestWhatIsKnownOfHands(t *testing.T) {
	tb := sit(t, 2).hold(1, 100, 101).nextOf(1, 102, 103)
	p := &tb.players[1]
	for p.pile.count > 2 {
		p.gone.add(p.pile.cards[0])
		p.pile.drop(p.pile.cards[0])
	}
	v := view(tb.Game, 0)
	wantEqual(t, "hidden", []any{v.Hand(1).Cards(), v.HandSize(1), v.Unseen(1).Cards(), v.PileOf(1)},
		[]any{[]Card{}, 2, []Card{100, 101, 102, 103}, 2})
	tb.begin(1).play("lay 101", "buy 1", "done", "end")
	bought := p.discards
	bought.remove(101)
	// Of the four cards, three are 100 and the rest of the pile; for the fourth the discards were shuffled.
	if p.size != 4 || p.pile.count != 1 {
		t.Fatalf("hand %v, pile %d, %v", p.hand.Cards(), p.pile.count, bought.Cards())
	}
	v = view(tb.Game, 0)
	wantEqual(t, "known", v.Hand(1).Cards(), []Card{100, 102, 103})
	wantEqual(t, "the fourth is hidden", v.Unseen(1).Size(), 2)
	wantEqual(t, "own hand", view(tb.Game, 1).Hand(1), p.hand)
	wantEqual(t, "own pile", view(tb.Game, 1).Unseen(1).Size(), 1)
	for seed := range uint64(20) { // dealing anew keeps the known cards
		g := *tb.Game
		chance := games.NewChance(seed, 0)
		g.Redeal(0, &chance)
		if h := g.players[1].hand; h.Size() != 4 || !h.Has(100) || !h.Has(102) || !h.Has(103) {
			t.Errorf("dealt %v", h.Cards())
		}
	}
	tb.stone(0, MagicStone).play("buy 1", "done", "end", "lay 102")
	wantEqual(t, "after one is laid", view(tb.Game, 0).Hand(1).Cards(), []Card{100, 103})
}

func TestForced(t *testing.T) {
	tb := idle(sit(t, 2))
	wantEqual(t, "the end of the turn is all that is possible", len(tb.AppendMoves(nil, 0)), 1)
	if _, m, ok := forced(view(tb.Game, games.Public)); ok {
		t.Errorf("%v is forced: nobody could take back what was done", m.Kind)
	}
	tb = sit(t, 2).hold(0, 24, 100).gems(1, 0, 0, 0, 0, JokerGems).dice(DieSwap).begin(0).play("use 24+100",
		"icon 24 1")
	s, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "a die that does nothing", []any{s, m.Kind, ok}, []any{0, Decline, true})
}

func TestPositionHasNoNulls(t *testing.T) {
	for _, g := range []*Game{newGame(setupOf(2, 1), nil), middle(4)} {
		text, err := json.Marshal(position(view(g, games.All)))
		if err != nil || strings.Contains(string(text), "null") {
			t.Errorf("%s, %v", text, err)
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	gamestest.NothingAllocates(t, Def, newGame(setupOf(4, 7), nil))
	gamestest.NothingAllocates(t, Def, middle(4))
}

// TestRevealed: undo must not be free after a draw or a roll. What a seat plays itself, and what everybody knew,
// reveals nothing.
func TestRevealed(t *testing.T) {
	tb := sit(t, 2).hold(0, 30, 101, 43, 24).gems(0, 2, 3, 0, 0, 0).lying(Green, Red, Blue, Yellow, Red).dice(DieOne,
		DieCard).begin(0)
	want := func(revealed bool, lines ...string) {
		t.Helper()
		for _, line := range lines {
			tb.play(line)
			wantEqual(t, line, tb.Revealed() && !Def.Shows(tb.parse(line)), revealed)
		}
	}
	wantEqual(t, "what shows", []bool{Def.Shows(Move{Kind: Lay}), Def.Shows(Move{Kind: Use}),
		Def.Shows(Move{Kind: Buy}), Def.Shows(Move{Kind: Done})},
		[]bool{true, true, false, false})
	known := sit(t, 2).hold(0, 30, 101).out(0).begin(0).play("lay 30")
	wantEqual(t, "a card that everybody knew", known.Revealed(), false)
	hidden := sit(t, 2).hold(0, 30, 101).begin(0).play("lay 30")
	wantEqual(t, "a card that nobody knew", hidden.Revealed(), true)
	want(false, "lay 30", "buy 1")
	want(true, "done")
	want(true, "end")
	tb.onTurn = 0
	tb.turn, tb.phase = turn{}, TurnPhase
	want(false, "use 24+43")
	want(true, "icon 24 1")
	want(false, "accept", "icon 43 1") // a point; a joker gem
	tb.wantPhase(TradePhase)
	want(true, "end")
	tb.onTurn = 0
	tb.turn, tb.phase = turn{}, TurnPhase
	want(false, "forge plain1 2,0,0,0,0", "place upper green")
	want(true, "done")
}

// A view can work out the bonus due while an artifact waits for its place, and what moves would bring, without
// changing.
func TestWhatComes(t *testing.T) {
	tb := sit(t, 2).gems(0, 4, 4, 4, 4, 0).dig(0, 3).hold(0, 100).begin(0)
	v := view(tb.Game, 0)
	gems := v.Forging(0, PointSmithy)
	if len(gems.Payments) == 0 {
		t.Fatal("the smithy of points cannot be paid")
	}
	at := v.Places(0, gems.Artifact)[0]
	pay := Move{Kind: Forge, Smithy: PointSmithy, Pay: gems.Payments[0]}
	place := Move{Kind: Place, Row: at.Row, Field: at.Field}
	paid, placed := v.After(pay), v.After(pay, place, Move{})
	wantEqual(t, "before, paid, placed", []any{v.Due(), paid.Due(), placed.Due()},
		[]any{Bonus{}, Bonus{Points: 3}, Bonus{}})
	wantEqual(t, "points", []any{v.Points(0), paid.Points(0), placed.Points(0)}, []any{0, 0, 3})
	wantEqual(t, "what is not legal is not made", v.After(place).Points(0), 0)
	wantEqual(t, "ore brings no bonus", v.After(Move{Kind: ForgeOre, Smithy: PointSmithy}).Due(), Bonus{})
}
