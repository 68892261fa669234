package rules_test

import (
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/gamestest"
	"runehall/games/masters"
	"runehall/games/ritual"
)

// Everything that a game says in some matches can be said in every language, with all placeholders filled.
func TestEachPhraseHasWords(t *testing.T) {
	rituals := gamestest.Run(t, ritual.Def, gamestest.Options[*ritual.Game, ritual.Move]{Matches: 24})
	runes := gamestest.Run(t, masters.Def, gamestest.Options[*masters.Game, masters.Move]{Matches: 24})
	for _, language := range lang.Tags() {
		book, err := lang.Load(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, met := range []*gamestest.Report{rituals, runes} {
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
		masters.CardPlayed{Under: true, Beside: true}, masters.RuneIgnored{}, masters.HandShown{}, masters.CardDiscarded{},
		masters.MasterPutAway{}, masters.DrawForgone{}, masters.CardPutBeside{}, masters.WorthChanged{}, masters.SeatDone{},
		masters.DiscardsCounted{}, masters.MatchEnded{}, masters.MatchEnded{Winners: []games.Seat{1}},
		masters.SideChosen{Side: masters.GreenSide}, masters.SideChosen{Side: masters.BlueSide},
		masters.CardDrawn{Why: masters.ByTurn}, masters.CardDrawn{Why: masters.ByAdept}, masters.CardDrawn{Why: masters.ByExtra},
	}
	for _, colour := range []masters.Colour{masters.Blue, masters.Green, masters.Red} {
		events = append(events, masters.MasterPlaced{Colour: colour}, masters.AreaScored{Colour: colour})
		if colour.OnToken() {
			events = append(events, masters.TokenPlaced{Colour: colour})
		}
	}
	for _, language := range lang.Tags() {
		book, err := lang.Load(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			phrase, ok := masters.Def.Say(event)
			if !ok {
				t.Errorf("%s%+v goes without saying", games.EventName(event), event)
			}
			var args []lang.Arg
			for _, arg := range phrase.Args {
				args = append(args, lang.Num(arg.Name, arg.Number))
			}
			book.Text(phrase.Key, args...)
			for _, tally := range masters.Def.Tally(nil, event) {
				book.Text(tally.Reason)
			}
		}
		for _, o := range masters.Def.Options {
			book.Text("option.masters." + o.ID)
			for _, choice := range o.Choices {
				book.Text("option.masters." + o.ID + "." + choice)
				book.Text("option.masters." + o.ID + "." + choice + ".text")
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
}
