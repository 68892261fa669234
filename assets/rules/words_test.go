package rules_test

import (
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/internal/workshop/gamestest"
)

// matches plays some matches of each game, and says what was met in them.
var matches = map[string]func(t *testing.T) *gamestest.Report{
	"ritual": func(t *testing.T) *gamestest.Report {
		return gamestest.Met(t, ritual.Def, gamestest.Options[*ritual.Game, ritual.Move]{Matches: 24})
	},
	"masters": func(t *testing.T) *gamestest.Report {
		return gamestest.Met(t, masters.Def, gamestest.Options[*masters.Game, masters.Move]{Matches: 24})
	},
	"stones": func(t *testing.T) *gamestest.Report {
		return gamestest.Met(t, stones.Def, gamestest.Options[*stones.Game, stones.Move]{Matches: 3})
	},
	"toss": func(t *testing.T) *gamestest.Report {
		plain := *toss.Def
		plain.Options = nil // a match for each of its options would take long; the rare phrases stand below
		return gamestest.Met(t, &plain, gamestest.Options[*toss.Game, toss.Move]{
			Matches: 8, Sampled: toss.Move.Sampled, Transient: toss.Transient,
		})
	},
	"market": func(t *testing.T) *gamestest.Report {
		return gamestest.Met(t, market.Def, gamestest.Options[*market.Game, market.Move]{Matches: 8})
	},
}

// Everything that a game says in some matches can be said in every language, with all placeholders filled.
func TestEachPhraseHasWords(t *testing.T) {
	var reports []*gamestest.Report
	for _, id := range all.IDs() {
		play := matches[id]
		if play == nil {
			t.Errorf("no matches of %s are played here", id)
			continue
		}
		reports = append(reports, play(t))
	}
	for _, language := range lang.Tags() {
		book := messages(t, language)
		for _, met := range reports {
			for key, placeholders := range met.Keys {
				for n := 1; n <= 2; n++ {
					var args []lang.Arg
					for _, name := range placeholders {
						args = append(args, lang.Num(name, n))
					}
					book.Text(key, args...)
				}
			}
		}
		for c := range ritual.Cards {
			book.Text("ritual.card." + c.String())
			book.Text("ritual.card." + c.String() + ".text")
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
}

// What random matches of Rune Masters hardly ever come to has its words too.
func TestEachRarePhraseOfMastersHasWords(t *testing.T) {
	events := []masters.Event{
		masters.HandDealt{}, masters.CardPlayed{}, masters.CardPlayed{Under: true}, masters.CardPlayed{Beside: true},
		masters.CardPlayed{Under: true, Beside: true}, masters.RuneIgnored{}, masters.HandShown{},
		masters.CardDiscarded{}, masters.MasterPutAway{}, masters.DrawForgone{}, masters.CardPutBeside{},
		masters.WorthChanged{}, masters.SeatDone{}, masters.DiscardsCounted{}, masters.MatchEnded{},
		masters.MatchEnded{Winners: []games.Seat{1}}, masters.SideChosen{Side: masters.GreenSide},
		masters.SideChosen{Side: masters.BlueSide}, masters.CardDrawn{Why: masters.ByTurn},
		masters.CardDrawn{Why: masters.ByAdept}, masters.CardDrawn{Why: masters.ByExtra},
	}
	for _, colour := range []masters.Colour{masters.Blue, masters.Green, masters.Red} {
		events = append(events, masters.MasterPlaced{Colour: colour}, masters.AreaScored{Colour: colour})
		if colour.OnToken() {
			events = append(events, masters.TokenPlaced{Colour: colour})
		}
	}
	checkPhrases(t, masters.Def, events)
}

// What random matches of Rune Market hardly ever come to has its words too.
func TestEachRarePhraseOfMarketHasWords(t *testing.T) {
	events := []market.Event{
		market.CardsDrawn{}, market.DiscardsShuffled{}, market.RunesPaid{}, market.CardsPaid{}, market.CardWasted{},
		market.DuelBegun{}, market.DuelHeld{}, market.DuelYielded{}, market.ThiefPlayed{Card: market.Thief},
		market.ThiefPlayed{Card: market.RedCard}, market.CardTaken{}, market.OutpostReturned{},
		market.OutpostDestroyed{}, market.CollectorGone{Store: market.Pile1, Why: market.ByRansom},
		market.CollectorGone{Store: market.RedMain, Why: market.ByOutpost},
		market.MarketEmptied{}, market.SeatScored{Runes: 1, Outposts: 1, Collectors: 1}, market.HighestShown{},
		market.HighestShown{Card: 3}, market.TieBroken{By: market.ByOutposts},
		market.TieBroken{By: market.ByCollectors}, market.TieBroken{By: market.ByCard},
		market.ThrowsBegan{}, market.PicksShown{Pick: market.Rock, Answer: market.Paper},
		market.PicksShown{Pick: market.Scissors}, market.ThrowWon{}, market.MatchEnded{},
	}
	for _, colour := range []market.Colour{market.Red, market.Blue} {
		events = append(events, market.RunePut{Colour: colour, Store: market.Post1}, market.RuneBought{Colour: colour},
			market.RuneTaken{Colour: colour}, market.TollPaid{Colour: colour}, market.InterestTaken{Colour: colour})
	}
	for _, at := range []market.Place{market.RedMain, market.BlueMain, market.Post1, market.Pile1} {
		events = append(events, market.StoreLost{Store: at}, market.StoreGivenUp{Store: at},
			market.OutpostJoined{Store: at},
			market.MainLaid{Store: at}, market.OutpostPlaced{Store: at}, market.CollectorPlaced{Store: at})
	}
	checkPhrases(t, market.Def, events)
}

// What random matches of Menhirs hardly ever come to has its words too.
func TestEachRarePhraseOfStonesHasWords(t *testing.T) {
	events := []stones.Event{
		stones.SlotFilled{}, stones.DragonsReturned{}, stones.IconWasted{}, stones.AbilityLeft{},
		stones.AbilityLeft{Rest: true}, stones.CommonShuffled{}, stones.ArtifactsShuffled{}, stones.CardsDrawn{},
		stones.PileShuffled{}, stones.CardLaid{}, stones.CardBought{}, stones.CardsPlayed{Cards: []stones.Card{11, 12}},
		stones.CardsPlayed{Cards: []stones.Card{11, 12, 100}}, stones.ExchangeUsed{}, stones.DisplayTaken{},
		stones.CardDrawn{}, stones.CardLost{}, stones.CardLost{Out: true}, stones.Passed{},
		stones.GemsTaken{}, stones.GemsPaid{}, stones.OreTaken{}, stones.OrePaid{}, stones.DieDeclined{},
		stones.ThroneReached{}, stones.MatchEnded{Clause: "STO-40"}, stones.MatchEnded{Clause: "STO-41"},
	}
	for c := stones.Green; c <= stones.White; c++ {
		var gem stones.Gems
		gem[c] = 1
		events = append(events, stones.GemsTaken{Gems: gem}, stones.GemsPaid{Gems: gem}, stones.GemSwapped{Gem: c},
			stones.OreSwapped{Gem: c},
			stones.JokerSet{Colour: c}, stones.ArtifactForged{Artifact: c}, stones.SmithyFilled{Artifact: c})
		for row := range stones.Rows {
			events = append(events, stones.ArtifactPlaced{Artifact: c, Row: row}, stones.RowTraded{Row: row})
		}
	}
	for die := stones.DieGem; die <= stones.DieTwo; die++ {
		events = append(events, stones.DieRolled{Die: die})
	}
	for stone := stones.MagicStone; stone < stones.Stones; stone++ {
		events = append(events, stones.StoneTaken{Stone: stone})
	}
	for why := stones.ByAbility; why <= stones.ByRows; why++ {
		events = append(events, stones.PointsScored{Points: 1, Why: why})
	}
	checkPhrases(t, stones.Def, events)
}

// What random matches of Rune Toss hardly ever come to has its words too.
func TestEachRarePhraseOfTossHasWords(t *testing.T) {
	const white = toss.Rune(40)
	events := []toss.Event{
		toss.BalanceDrawn{}, toss.BalanceDrawn{Rune: 20}, toss.BalanceDrawn{Rune: white}, toss.BalancePutBack{},
		toss.RoundBegan{}, toss.RunesThrown{}, toss.Snatched{TwinOf: games.Nobody}, toss.Snatched{},
		toss.Snatched{TwinOf: 1}, toss.ClaimMissed{}, toss.SaidDone{}, toss.RunBegan{},
		toss.PlaybackBegan{}, toss.Passed{}, toss.SnatchEnded{Why: toss.NoPairs}, toss.SnatchEnded{Why: toss.AllDone},
		toss.SnatchEnded{Why: toss.TimeOver}, toss.FalseReturned{}, toss.PairGiven{}, toss.SplitReturned{},
		toss.Stolen{}, toss.Stolen{Runes: make([]toss.Rune, 2)}, toss.OrderNamed{}, toss.BalanceTaken{},
		toss.BalanceTaken{Rune: toss.NoRune}, toss.FaceDownReturned{Runes: make([]toss.Rune, 2)},
		toss.ContestBegan{For: toss.ForOrder}, toss.ContestBegan{For: toss.ForMatch},
		toss.ContestBegan{Repeat: 1}, toss.Flicked{}, toss.Flicked{Touched: true, Counts: toss.Touched},
		toss.ContestWon{}, toss.SeatScored{Runes: 1}, toss.MatchEnded{}, toss.MatchEnded{Winners: []games.Seat{1}},
	}
	checkPhrases(t, toss.Def, events)
}

// checkPhrases says events in every language, with all placeholders filled, and what they do to points; and names the
// game's options.
func checkPhrases[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	events []E) {
	t.Helper()
	for _, language := range lang.Tags() {
		book := messages(t, language)
		for _, event := range events {
			phrase, ok := def.Say(event)
			if !ok {
				t.Errorf("%s%+v goes without saying", games.EventName(event), event)
			}
			var args []lang.Arg
			for _, arg := range phrase.Args {
				if arg.Kind == games.ArgKey {
					book.Text(arg.Key)
				}
				args = append(args, lang.Num(arg.Name, arg.Number))
			}
			book.Text(phrase.Key, args...)
			for _, tally := range def.Tally(nil, event) {
				book.Text(tally.Reason)
			}
		}
		for _, o := range def.AllOptions() {
			key := def.OptionKey(o)
			book.Text(key)
			for _, choice := range o.Choices {
				book.Text(key + "." + choice)
				book.Text(key + "." + choice + ".text")
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
}
