package market

import (
	"testing"

	"runehall/games"
)

func TestMAR25_PlacingCollectors(t *testing.T) {
	tb := sit(t, 2).main(0, BlueMain, 0).hold(0, "10+10+1+10+10+2").main(1, RedMain, 0).begin(0)
	tb.refused("0 collector 1+10+10 0 blue", refuseOwnStore)
	tb.refused("0 collector 1+10+10 1 blue", refuseNoTarget)
	tb.play("0 collector 1+10+10 1 red")
	tb.wantStore(1, RedMain, "0*")
	tb.refused("0 collector 2+10+10 1 red", refuseNoTarget)
}

func TestMAR26_OutpostsAreDestroyed(t *testing.T) {
	tb := sit(t, 2).hold(0, "10+10+1+10+10+2+9+9+3").main(1, RedMain, 2).joined(1, RedMain).post(1, Post1, Blue,
		2).begin(0)
	tb.play("0 collector 1+10+10 1 red", "0 collector 2+10+10 1 post1")
	tb.wantStore(1, RedMain, "2*")
	tb.wantStore(1, Post1, "none")
	tb.wantStore(1, Pile1, "2*")
	wantEqual(t, "market", []int8{tb.market.Outposts, tb.market.Collectors}, []int8{4, 2})
	tb.loose(1, 0, 1)
	tb.begin(1)
	tb.wantStore(1, Pile1, "1*")
	tb.refused("1 put blue pile1", refuseFrozenPile)
	// An occupied store emptied by the toll keeps its collector for a turn.
	tb.begin(0).begin(1)
	tb.wantStore(1, Pile1, "0*")
	tb.begin(0).begin(1)
	tb.wantStore(1, Pile1, "none")
	// When a pile is freed, its runes become loose. A collector sent to an empty outpost goes back to the market with
	// it.
	tb = sit(t, 2).pile(0, Red, 3, 1).hold(0, "10+10+1+9+9+3").post(1, Post1, NoColour, 0).begin(0)
	tb.play("0 ransom 1+10+10 pile1")
	tb.wantLoose(0, 2, 0)
	tb.play("0 collector 3+9+9 1 post1")
	tb.wantStore(1, Post1, "none")
	wantEqual(t, "market", []int8{tb.market.Outposts, tb.market.Collectors}, []int8{4, 4})
}

func TestMAR27_Frozen(t *testing.T) {
	tb := sit(t, 4).main(0, RedMain, 4).occupy(0, RedMain, 1).begin(0)
	tb.refused("0 outpost-for-runes 0,0,2,0,0,0 own", refuseFrozen)
	tb.refused("0 interest red", refuseFrozen)
}

func TestMAR28_Toll(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 2).occupy(0, RedMain, 2).begin(0)
	tb.wantStore(0, RedMain, "1*")
	tb.wantLoose(2, 1, 0)
}

func TestMAR29_EmptyStores(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).occupy(0, RedMain, 1).begin(0)
	tb.wantStore(0, RedMain, "0*")
	tb.begin(1).begin(0)
	tb.wantStore(0, RedMain, "none")
	wantEqual(t, "collectors and discards", []any{tb.market.Collectors, tb.discards.list()}, []any{4, []Card{RedCard}})
}

func TestMAR30_GettingRidOfCollectors(t *testing.T) {
	sitting := func() *table { return sit(t, 2).main(0, RedMain, 3).occupy(0, RedMain, 1) }
	tb := sitting().hold(0, "10+10+1").begin(0)
	tb.refused("0 ransom 1+10+10 blue", refuseNotOccupied)
	tb.refused("0 ransom 10+10 red", refuseRansomSum)
	tb.play("0 ransom 1+10+10 red")
	tb.wantStore(0, RedMain, "2")
	tb = sitting().main(0, BlueMain, 2).loose(0, 1, 1).begin(0)
	tb.refused("0 ransom-for-runes 1,1,0,0,0,0 red", refuseThreeRunes)
	tb.refused("0 ransom-for-runes 1,0,2,0,0,0 red", refuseFrozen)
	tb.refused("0 ransom-for-runes 0,1,0,3,0,0 red", refuseNoRansom)
	tb.play("0 ransom-for-runes 1,1,0,1,0,0 red")
	tb.wantStore(0, RedMain, "2")
	tb.refused("0 interest blue", refuseInterestOver)
	// An outpost that is a store of its own, a joined one, or one just bought, even if there is a place for it.
	tb = sitting().post(0, Post1, Blue, 1).begin(0)
	tb.refused("0 neutralise blue red", refuseNoOutpost)
	tb.play("0 neutralise post1 red")
	tb.wantLoose(0, 0, 1)
	wantEqual(t, "market", []int8{tb.market.Outposts, tb.market.Collectors}, []int8{4, 4})
	tb.refused("0 interest red", refuseInterestOver)
	tb = sitting().main(0, BlueMain, 1).joined(0, BlueMain).begin(0).play("0 neutralise blue red")
	tb.wantStore(0, BlueMain, "1")
	tb = sitting().hold(0, "10+10+1").begin(0)
	tb.allowed("0 outpost 1+10+10 own")
	tb.play("0 outpost 1+10+10 red")
	tb.wantStore(0, RedMain, "2")
	wantEqual(t, "outposts", tb.players[0].outposts(), 0)
}

func TestMAR31_TheSuddenEnd(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).joined(0, RedMain).main(0, BlueMain, 1).hold(0, "5").drain(1, 1, 0).begin(0)
	tb.play("0 interest red")
	r, over := tb.Result()
	wantEqual(t, "end", []any{r.Clause, over, tb.AppendActing(nil)}, []any{"MAR-31", true, []games.Acting{}})
	tb.refused("0 rune 5 red", games.MatchOver)
}

func TestMAR32_Scoring(t *testing.T) {
	tb := sit(t, 3).loose(0, 2, 0).main(0, RedMain, 3).post(1, Post1, NoColour, 0).hold(0, "5").drain(2, 1, 0)
	tb.begin(0).play("0 rune 5 red")
	r, _ := tb.Result()
	wantEqual(t, "points", r.Points[:3], []int32{6, 2, 18})
	wantEqual(t, "ranks", r.Rank[:3], []int8{2, 3, 1})
}

// tie sets up a match in which seat 0 can buy the last rune, and then has 12 points, like seat 1.
func tie(t *testing.T, seats int) *table {
	t.Helper()
	return sit(t, seats).loose(0, 11, 0).loose(1, 0, 12).hold(0, "5")
}

func TestMAR33_TieBreaks(t *testing.T) {
	won := func(what string, tb *table, want games.Seat) {
		t.Helper()
		tb.begin(0).play("0 rune 5 red")
		r, over := tb.Result()
		wantEqual(t, what, []any{over, tb.winner, r.Rank[want]}, []any{true, want, 1})
	}
	tb := sit(t, 3).loose(0, 11, 0).loose(1, 0, 10).loose(2, 0, 2).post(1, Post1, NoColour, 0).hold(0, "5+10")
	won("more outposts", tb, 1)
	tb = tie(t, 2).hold(0, "3").hold(1, "9+thief")
	won("the highest card", tb, 1)
	// The others share the next rank, whatever their tie breaks would say.
	three := sit(t, 3).loose(0, 7, 0).loose(1, 0, 8).loose(2, 4, 4).hold(0, "5").hold(1, "9").hold(2, "3")
	won("of three", three, 1)
	r, _ := three.Result()
	wantEqual(t, "ranks", r.Rank[:3], []int8{2, 1, 2})
	if !tb.Revealed() || view(tb.Game, games.Public).Hand(1) != SetOf(9) {
		t.Error("the highest card is not shown")
	}
}

// No hand is shown if an earlier step decides.
func TestMAR33_NoCardIsShownInVain(t *testing.T) {
	for name, tb := range map[string]*table{
		"points":   sit(t, 2).loose(0, 1, 0),
		"outposts": sit(t, 2).post(0, Post1, NoColour, 0).loose(1, 2, 0),
	} {
		tb.hold(0, "9").hold(1, "4").begin(0)
		tb.end("MAR-34")
		wantEqual(t, name+": winner", tb.winner, 0)
		wantEqual(t, name+": shown", []Set{view(tb.Game, games.Public).Hand(0), view(tb.Game, 1).Hand(0)}, []Set{0, 0})
		for _, e := range tb.events.List() {
			if _, shown := e.(HighestShown); shown {
				t.Errorf("%s: %v", name, e)
			}
		}
	}
}

// Having fewer collectors on one's stores only counts between seats with equally many outposts.
func TestMAR33_FewerCollectors(t *testing.T) {
	tb := sit(t, 3).loose(0, 2, 2).main(0, RedMain, 2).occupy(0, RedMain, 2).loose(1, 5, 0)
	wantEqual(t, "points", []int{tb.players[0].points(), tb.players[1].points()}, []int{5, 5})
	tb.end("MAR-34")
	wantEqual(t, "winner", tb.winner, 1)
}

func TestMAR33_RockPaperScissors(t *testing.T) {
	tb := tie(t, 2).begin(0)
	tb.refused("0 throw rock", refuseNoThrow)
	tb.play("0 rune 5 red")
	tb.wantPhase(ThrowPhase, 0)
	tb.refused("0 end", refuseThrowFirst)
	tb.play("0 throw rock")
	wantEqual(t, "a pick is secret", tb.Revealed(), false)
	for reads, want := range map[games.Seat]Pick{0: Rock, 1: NoPick, games.Public: NoPick} {
		th, ok := view(tb.Game, reads).Throws()
		wantEqual(t, "pick", []any{th.Pick, th.Picked, ok}, []any{want, true, true})
	}
	tb.play("1 throw rock", "0 throw paper", "1 throw scissors")
	wantEqual(t, "wins", tb.match.wins, [2]int8{0, 1})
	tb.play("0 throw scissors", "1 throw rock")
	r, over := tb.Result()
	wantEqual(t, "result", []any{over, r.Rank[:2], r.Clause}, []any{true, []int8{2, 1}, "MAR-31"})
}

// If more than two are tied, they play in turn order from the start player, and the winner stays. After ten equal picks
// in a row the seed decides.
func TestMAR33_MoreThanTwo(t *testing.T) {
	tb := sit(t, 3)
	tb.starts = 2
	tb.end("MAR-34")
	wantEqual(t, "first two", tb.match.seats, [2]games.Seat{2, 0})
	for range equalThrows {
		wantEqual(t, "wins", tb.match.wins, [2]int8{})
		tb.play("2 throw rock", "0 throw rock")
	}
	wantEqual(t, "somebody has won a game", tb.match.wins[0]+tb.match.wins[1], 1)
	for tb.match.seats == [2]games.Seat{2, 0} {
		tb.play("2 throw rock", "0 throw paper")
	}
	wantEqual(t, "the winner stays", tb.match.seats, [2]games.Seat{0, 1})
	// Only picks of the present two players are shown as the last ones.
	last := func() []any {
		now, _ := view(tb.Game, games.Public).Throws()
		return []any{now.Last, position(view(tb.Game, games.All)).(Position).Throws.Last}
	}
	wantEqual(t, "last picks", last(), []any{[2]Pick{}, [2]Pick{}})
	tb.play("0 throw rock", "1 throw rock")
	wantEqual(t, "last picks", last(), []any{[2]Pick{Rock, Rock}, [2]Pick{Rock, Rock}})
	tb.play("0 throw rock", "1 throw scissors", "0 throw scissors", "1 throw paper")
	wantEqual(t, "winner", tb.winner, 0)
}

func TestMAR34_TheLongestMatch(t *testing.T) {
	tb := sit(t, 2).loose(1, 1, 0).begin(1)
	tb.turns = 2 * MaxTurns
	tb.play("1 end")
	r, over := tb.Result()
	wantEqual(t, "end", []any{over, r.Clause, tb.winner}, []any{true, "MAR-34", 1})
}
