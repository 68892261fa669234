package stones

import "testing"

// The numbered examples of the printed rules, each with the clause that it illustrates.

// 1. Three magic points buy a card for two and one for one.
func TestExample_STO10_ThreePoints(t *testing.T) {
	tb := sit(t, 2).hold(0, 30, 101).show(13, 11, 12, 14, 15, 16).begin(0) // green for one, blue for two
	tb.play("lay 30", "lay 101", "buy 2", "buy 1", "done")
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{11, 13, 30, 101})
	wantEqual(t, "nothing is left", tb.magic(0), 0)
}

// 2. Blue 21 gives a blue gem for two jokers; one of these pays green 16.
func TestExample_STO20_TwoExchanges(t *testing.T) {
	tb := sit(t, 2).hold(0, 16, 21).gems(0, 0, 0, 1, 0, 0).begin(0)
	tb.play("use 16+21", "exchange 21 0,0,1,0,0")
	tb.wantGems(0, 0, 0, 0, 0, 2)
	tb.play("exchange 16 0,0,0,0,1")
	tb.wantGems(0, 0, 1, 1, 1, 1)
	// 3. 21 is the higher number.
	wantEqual(t, "common, own", [][]Card{tb.discards.Cards(), tb.players[0].discards.Cards()}, [][]Card{{21}, {16}})
}

// 3. The higher card goes to the common discards, the lower one to the own.
func TestExample_STO11_TheHigherCardLeaves(t *testing.T) {
	tb := sit(t, 2).hold(0, 16, 21)
	l := view(tb.Game, 0).Leaving(SetOf(16, 21))
	wantEqual(t, "told beforehand", []any{l.Kept, l.Lost.Cards(), l.Out.Cards()}, []any{16, []Card{21}, []Card{}})
}

// 4. A yellow artifact for two yellow gems and a joker, then a wild one for three gems and a joker.
func TestExample_STO12_TwoArtifacts(t *testing.T) {
	tb := sit(t, 2).gems(0, 1, 1, 1, 2, 2).lying(Green, Red, Blue, Yellow, Red).row(0, Upper, "yellow").hold(0,
		100).begin(0)
	tb.play("forge ore 0,0,0,2,1")
	wantEqual(t, "in the lower row", tb.moves("place"), []string{"place lower yellow"})
	tb.play("place lower yellow")
	wantEqual(t, "one ore", tb.players[0].ore, 1)
	tb.play("forge wild 1,1,1,0,1", "place upper red")
	wantEqual(t, "rows", tb.players[0].rows, [Rows]Fields{{Yellow: Yellow, Red: White}, {Yellow: Yellow}})
	tb.wantPhase(TradePhase)
}

// 5. Three ore for a wild artifact.
func TestExample_STO12_ThreeOre(t *testing.T) {
	tb := sit(t, 2).dig(0, 3).hold(0, 100).begin(0).play("forge-ore wild", "place upper white")
	wantEqual(t, "ore, points", []int16{int16(tb.players[0].ore), tb.players[0].points}, []int16{0, 0})
}

// 6. Two artifacts of the lower row bring three points and a rune stone.
func TestExample_STO15_TwoArtifacts(t *testing.T) {
	tb := idle(sit(t, 2).row(0, Upper, "blue").row(0, Lower, "yellow red")).play("trade lower plus")
	tb.wantPoints(3)
	wantEqual(t, "stone, rows", []any{tb.players[0].stones.list(), tb.players[0].rows},
		[]any{[]Stone{PlusStone}, [Rows]Fields{{Blue: Blue}, {}}})
}

// 7. The final scoring of two seats.
func TestExample_STO40_FinalScoring(t *testing.T) {
	tb := sit(t, 2).row(0, Upper, "blue red").row(0, Lower, "green").gems(0, 1, 1, 0, 1, 1).
		row(1, Lower, "white red yellow").gems(1, 1, 0, 0, 1, 0).dig(1, 2)
	for s, want := range [][2]int{{1, 3}, {1, 6}} {
		p := &tb.players[s]
		wantEqual(t, "gems and rows", [2]int{int(p.leftPoints()), int(p.rowPoints())}, want)
	}
	tb.players[0].points, tb.players[1].points = 65, 60
	tb.stone(1, MagicStone).begin(1).play("buy 1", "done", "end").wantPoints(69, 67)
}

// 8. With three abilities a druid leaves the match and a dragon goes to the common discards.
func TestExample_STO37_ThreeCards(t *testing.T) {
	tb := sit(t, 2).stone(0, ThreeStone).hold(0, 103, 77, 67).begin(0).play("use 67+77+103", "done")
	wantEqual(t, "gone, common, own", [][]Card{tb.players[0].gone.Cards(), tb.discards.Cards(),
		tb.players[0].discards.Cards()}, [][]Card{{103}, {77}, {67}})
}

// 9. Of two red cards in the display either may be taken.
func TestExample_STO21_ARedCard(t *testing.T) {
	tb := sit(t, 2).hold(0, 30, 100).show(11, 14, 12, 20, 13, 16).begin(0).play("use 30+100")
	wantEqual(t, "red cards", tb.moves("icon-card"), []string{"icon-card 30 1 2", "icon-card 30 1 4"})
}

// 10. Any display card may be taken.
func TestExample_STO21_AnyCard(t *testing.T) {
	tb := sit(t, 2).hold(0, 72, 100).show(11, 14, 12, 71, 13, 16).begin(0).play("use 72+100")
	wantEqual(t, "all cards", tb.moves("icon-card"), []string{
		"icon-card 72 2 1", "icon-card 72 2 2", "icon-card 72 2 3", "icon-card 72 2 4", "icon-card 72 2 5",
		"icon-card 72 2 6",
	})
}

// 11. A choice of a red or a blue gem is one of them.
func TestExample_STO20_RedOrBlue(t *testing.T) {
	for icon, want := range []Gems{{Red: 1}, {Blue: 1}} { // of green card 13
		tb := sit(t, 2).hold(0, 13, 100).begin(0).play("use 13+100", []string{"icon 13 1", "icon 13 2"}[icon])
		wantEqual(t, "gems", tb.players[0].gems, want)
		wantEqual(t, "no more of it", tb.moves("icon"), []string{"icon 100 1"})
	}
}

// 12. With two cards left in the hand two are drawn.
func TestExample_STO17_TwoCards(t *testing.T) {
	tb := sit(t, 2).hold(0, 100, 101, 102, 103).begin(0).play("use 100+101", "done")
	before := tb.players[0].pile.count
	tb.play("end")
	wantEqual(t, "hand, drawn", []int{int(tb.players[0].size), int(before - tb.players[0].pile.count)}, []int{4, 2})
}
