package stones

import (
	"testing"

	"runehall/games"
)

func TestSTO12_Payment(t *testing.T) {
	tb := sit(t, 2).gems(0, 1, 3, 0, 2, 2).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	wantEqual(t, "in the colour of the artifact, jokers for any", tb.moves("forge"), []string{
		"forge plain1 0,0,0,2,0", "forge plain1 0,0,0,1,1", "forge plain1 0,0,0,0,2", "forge plain2 0,2,0,0,0",
		"forge plain2 0,1,0,0,1", "forge plain2 0,0,0,0,2", "forge ore 1,0,0,0,2", "forge points 0,3,0,0,1",
		"forge points 0,2,0,0,2", "forge wild 1,3,0,0,0", "forge wild 1,2,0,1,0", "forge wild 1,2,0,0,1",
		"forge wild 1,1,0,2,0", "forge wild 1,1,0,1,1", "forge wild 1,1,0,0,2", "forge wild 1,0,0,2,1",
		"forge wild 1,0,0,1,2", "forge wild 0,3,0,1,0", "forge wild 0,3,0,0,1",
		"forge wild 0,2,0,2,0", "forge wild 0,2,0,1,1", "forge wild 0,2,0,0,2", "forge wild 0,1,0,2,1",
		"forge wild 0,1,0,1,2",
		"forge wild 0,0,0,2,2",
	})
	tb.refused("forge plain1 0,2,0,0,0", refusePrice)
	tb.refused("forge points 0,3,0,1,0", refusePrice)
	tb.refused("forge plain1 0,0,0,1,2", refusePrice)
	tb.refused("forge plain1 0,0,0,1,0", refusePrice)
	tb.refused("forge plain1 0,0,0,0,0", refusePrice)
	tb.refused("forge plain1 0,0,0,3,0", refuseNoGems)
	tb.refused("forge-ore plain1", refuseNoOre)
	tb.refused("place upper yellow", refuseActFirst)
	tb.play("forge points 0,3,0,0,1")
	tb.wantGems(0, 1, 0, 0, 2, 1)
}

func TestSTO12_Ore(t *testing.T) {
	// Three ore for any artifact, without its bonus; always all gems or three ore.
	tb := sit(t, 2).dig(0, 7).gems(0, 1, 0, 0, 0, 0).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	wantEqual(t, "with ore", tb.moves("forge-ore"), []string{
		"forge-ore plain1", "forge-ore plain2", "forge-ore die", "forge-ore ore", "forge-ore points", "forge-ore wild",
	})
	wantEqual(t, "never mixed", tb.moves("forge"), []string{})
	tb.play("forge-ore points", "place upper red").wantPoints(0)
	tb.wantPhase(ForgePhase)
	tb.play("forge-ore die", "place upper blue")
	tb.wantPhase(TradePhase)
	wantEqual(t, "ore left", tb.players[0].ore, 1)
	tb = sit(t, 2).dig(0, 3).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0).play("forge-ore ore",
		"place upper green")
	wantEqual(t, "no ore as a bonus", tb.players[0].ore, 0)
	tb = sit(t, 2).dig(0, OrePrice-1).gems(0, 0, 0, 0, 2, 0).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	tb.refused("forge-ore plain1", refuseNoOre) // one is missing, though gems would do
}

func TestSTO12_UpToTwo(t *testing.T) {
	tb := sit(t, 2).gems(0, 4, 4, 4, 4, 4).dig(0, 9).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	tb.play("forge wild 4,0,0,0,0")
	tb.refused("done", refusePlaceFirst)
	tb.play("place upper white")
	tb.refused("forge wild 0,4,0,0,0", refuseSmithyUsed) // from different smithies, one of them wild at most
	tb.refused("forge-ore wild", refuseSmithyUsed)
	tb.refused("use 100+101", refuseForging)
	tb.refused("pass", refuseForging)
	tb.play("forge plain1 0,0,0,2,0", "place upper yellow")
	tb.wantPhase(TradePhase)
	tb.refused("forge plain2 0,2,0,0,0", refuseTrading)
	// One is enough.
	tb = sit(t, 2).gems(0, 4, 4, 4, 4, 4).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	tb.refused("done", refuseActFirst) // at least one
	tb.play("forge plain1 0,0,0,2,0", "place upper yellow")
	tb.refused("forge plain1 0,0,0,2,0", refuseSmithyUsed)
	tb.play("done").wantPhase(TradePhase)
}

func TestSTO12_TheBonusHelps(t *testing.T) {
	// Ore from the first forging can pay for the second.
	tb := sit(t, 2).gems(0, 3, 0, 0, 0, 0).dig(0, 2).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	wantEqual(t, "two ore are not enough", tb.moves("forge-ore"), []string{})
	tb.play("forge ore 3,0,0,0,0", "place upper green", "forge-ore points", "place upper red")
	tb.wantPhase(TradePhase)
}

func TestSTO12_Refill(t *testing.T) {
	tb := sit(t, 2).gems(0, 0, 2, 0, 2, 0).lying(Yellow, Red, Blue, Green, Red).hold(0, 100).begin(0)
	tb.play("forge plain1 0,0,0,2,0", "place upper yellow")
	wantEqual(t, "not before the end of the action", tb.smithies[Plain1], NoColour)
	tb.refused("forge plain1 0,2,0,0,0", refuseSmithyUsed)
	top := tb.vault.list()
	want := []Colour{top[len(top)-1], top[len(top)-2]}
	tb.play("forge plain2 0,2,0,0,0", "place upper red")
	wantEqual(t, "filled in the order of the smithies", tb.smithies[:2], want)
	if !tb.Revealed() {
		t.Error("artifacts were drawn")
	}
	// If the supply is empty, the discards are shuffled. If both are, the smithy stays empty until after a later
	// action.
	tb = sit(t, 2).gems(0, 0, 2, 0, 2, 0).lying(Yellow, Red, Blue, Green, Red).row(0, Lower, "blue green").hold(0, 100,
		101)
	for tb.vault.count > 0 {
		tb.oldArtifacts[tb.vault.draw()]++
	}
	tb.begin(0).play("forge plain1 0,0,0,2,0", "place upper yellow", "forge plain2 0,2,0,0,0", "place upper red")
	wantEqual(t, "shuffled", len(tb.told(ArtifactsShuffled{})), 1)
	// Artifacts have their own source of chance, so that shuffling them does not change what happens to cards.
	cards, artifacts := tb.cardChance, tb.artifactChance
	g := *tb.Game
	g.smithies[Plain1], g.oldArtifacts[g.smithies[Plain1]] = NoColour, 1
	for g.vault.count > 0 {
		g.oldArtifacts[g.vault.draw()]++
	}
	g.fillSmithies()
	wantEqual(t, "chance", []bool{g.cardChance == cards, g.artifactChance == artifacts}, []bool{true, false})
	tb.play("trade upper magic", "end")
	tb.hold(1, 100, 101)
	for tb.vault.count > 0 { // empty the supply again
		tb.oldArtifacts[tb.vault.draw()]++
	}
	old := tb.oldArtifacts
	tb.smithies, tb.oldArtifacts = [WildSmithy]Colour{}, Gems{}
	g = *tb.Game
	g.fillSmithies()
	wantEqual(t, "both empty", g.smithies, [WildSmithy]Colour{})
	tb.refused("forge plain1 0,0,0,0,2", refuseSmithyEmpty)
	g.oldArtifacts = Gems{Green: old[Green]}
	g.fillSmithies()
	wantEqual(t, "as long as there are some", g.smithies[Plain1], Green)
}

func TestSTO12_AfterEveryAction(t *testing.T) {
	// An empty smithy is filled after summoning and abilities too.
	empty := func() *table {
		tb := sit(t, 2).stone(0, MagicStone).hold(0, 100, 101)
		tb.oldArtifacts[tb.smithies[DieSmithy]]++
		tb.smithies[DieSmithy] = NoColour
		return tb.begin(0)
	}
	for _, lines := range [][]string{{"buy 1", "done"}, {"use 100+101", "done"}} {
		tb := empty().play(lines...)
		if tb.smithies[DieSmithy] == NoColour {
			t.Errorf("the smithy is empty after %q", lines)
		}
	}
}

// Passing is no action, so empty smithies stay empty.
func TestSTO12_NotAfterPassing(t *testing.T) {
	tb := sit(t, 2).hold(0, 100).hoardDisplay(1).lying(Green, Red, Blue, Yellow, Red)
	tb.oldArtifacts[tb.smithies[DieSmithy]]++
	tb.smithies[DieSmithy] = NoColour
	tb.begin(0).play("pass")
	wantEqual(t, "the smithy", tb.smithies[DieSmithy], NoColour)
	tb.play("end")
	wantEqual(t, "the smithy in the next turn", tb.smithies[DieSmithy], NoColour)
}

func TestSTO12_NoWildOnes(t *testing.T) {
	tb := sit(t, 2).gems(0, 4, 4, 4, 4, 4).dig(0, 3).row(1, Upper, "white white@blue white@red white@green").
		row(1, Lower, "white white@blue white@red white@green").hold(0, 100).begin(0)
	tb.refused("forge wild 4,0,0,0,0", refuseSmithyEmpty)
	tb.refused("forge-ore wild", refuseSmithyEmpty)
}

func TestSTO13_Fields(t *testing.T) {
	tb := sit(t, 2).gems(0, 0, 0, 0, 4, 4).lying(Yellow, Red, Blue, Green, Red).row(0, Upper, "yellow").hold(0,
		100).begin(0)
	tb.play("forge plain1 0,0,0,2,0")
	wantEqual(t, "the other row", tb.moves("place"), []string{"place lower yellow"})
	tb.refused("place upper yellow", refuseTaken)
	tb.refused("place lower blue", refuseOtherField)
	tb.refused("place lower white", refuseOtherField)
	s, m, ok := forced(view(tb.Game, 1))
	wantEqual(t, "forced", []any{s, Def.Moves.Text(m), ok}, []any{0, "place lower yellow", true})
	tb.play("place lower yellow")
	// A wild artifact can go on any field of either row.
	tb.play("forge wild 0,0,0,2,2")
	wantEqual(t, "free fields", tb.moves("place"), []string{
		"place upper blue", "place upper green", "place upper red", "place upper white",
		"place lower blue", "place lower green", "place lower red", "place lower white",
	})
	tb.play("place upper green")
	wantEqual(t, "it stays", tb.players[0].rows[Upper], Fields{Yellow: Yellow, Green: White})
}

func TestSTO13_NoField(t *testing.T) {
	// Both fields of the colour are taken, one by a wild artifact.
	tb := sit(t, 2).gems(0, 0, 0, 0, 4, 0).dig(0, 3).lying(Yellow, Red, Blue, Green, Red).row(0, Upper, "yellow").row(0,
		Lower, "white@yellow").
		hold(0, 100).begin(0)
	tb.refused("forge plain1 0,0,0,2,0", refuseNoRoom)
	tb.refused("forge-ore plain1", refuseNoRoom)
	wantEqual(t, "others and wild ones", len(tb.moves("forge-ore")), 5)
	// For a wild one, a single free field is enough.
	full := "blue yellow green red white"
	tb = sit(t, 2).gems(0, 4, 0, 0, 0, 0).row(0, Upper, full).row(0, Lower, "blue yellow green red").hold(0,
		100).begin(0)
	wantEqual(t, "one field", tb.moves("forge"), []string{"forge wild 4,0,0,0,0"})
	tb = sit(t, 2).gems(0, 4, 0, 0, 0, 0).row(0, Upper, full).row(0, Lower, full).hold(0, 100).begin(0)
	tb.refused("forge wild 4,0,0,0,0", refuseNoRoom)
}

func TestSTO14_Passing(t *testing.T) {
	// With one hand card and a display, something can be summoned.
	tb := sit(t, 2).hold(0, 100).begin(0)
	tb.refused("pass", refuseCanAct)
	tb.refused("end", refuseCanAct)
	tb.refused("done", refuseActFirst)
	// With one card and an empty display, neither summoning nor abilities are possible: it depends on gems and ore.
	alone := func() *table { return sit(t, 2).hold(0, 100).hoardDisplay(1).lying(Green, Red, Blue, Yellow, Red) }
	tb = alone().begin(0)
	wantEqual(t, "all that is possible", tb.moves("pass"), []string{"pass"})
	tb.refused("end", refuseActFirst)
	tb.play("pass").wantPhase(TradePhase)
	tb.play("end") // trade-in and refill follow as usual
	wantEqual(t, "refilled", tb.players[0].size, 4)
	alone().gems(0, 2, 0, 0, 0, 0).begin(0).refused("pass", refuseCanAct)
	alone().dig(0, 3).begin(0).refused("pass", refuseCanAct)
	// A gem of the artifact's own colour pays only once, also if it counts as a joker by the joker stone (STO-33).
	tb = alone().stone(0, JokerStone).gems(0, 0, 0, 1, 0, 0)
	tb.players[0].onStone = Blue
	tb.supply[Blue]--
	tb.begin(0).refused("forge die 0,0,1,0,0", refusePrice)
	wantEqual(t, "one gem pays for nothing", tb.moves("pass"), []string{"pass"})
	tb.play("pass")
	// Everybody knows that a seat has two cards, whatever they are, and so can use abilities.
	v := view(sit(t, 2).hold(0, 100, 101).hoardDisplay(1).begin(0).Game, games.Public)
	wantEqual(t, "listed to others", [][]Move{v.AppendMoves(nil, 0)}, [][]Move{nil})
	wantEqual(t, "why not", v.WhyNot(0, Move{Kind: Pass}), refuseCanAct)
	// With two cards, abilities can be used.
	sit(t, 2).hold(0, 100, 101).hoardDisplay(1).begin(0).refused("pass", refuseCanAct)
	// Summoning with STO-30 alone is possible too, but not if the display is empty.
	sit(t, 2).stone(0, MagicStone).begin(0).refused("pass", refuseCanAct)
	tb = sit(t, 2).stone(0, MagicStone).hoardDisplay(1).begin(0).play("pass")
	tb.wantPhase(TradePhase)
	tb = sit(t, 2).begin(0).play("pass") // no card, no stone
	tb.wantPhase(TradePhase)
	// What STO-32 and STO-33 could make possible does not count until it is done.
	tb = alone().stone(0, SwapStone, JokerStone).gems(0, 1, 0, 0, 1, 0).dig(0, 1).begin(0)
	wantEqual(t, "pass all the same", tb.moves("pass"), []string{"pass"})
	tb.play("swap-ore green")
	tb.refused("pass", refuseCanAct)
}
