package rules_test

import (
	"testing"

	"runehall/assets/lang"
	"runehall/games/gamestest"
	"runehall/games/ritual"
)

// Everything that a game says in some matches can be said in every language, with all placeholders filled.
func TestEachPhraseHasWords(t *testing.T) {
	options := gamestest.Options[*ritual.Game, ritual.Move]{Matches: 24}
	met := gamestest.Run(t, ritual.Def, options)
	for _, language := range lang.Tags() {
		book, err := lang.Load(language)
		if err != nil {
			t.Fatal(err)
		}
		for key, placeholders := range met.Keys {
			for n := 1; n <= 2; n++ {
				var args []lang.Arg
				for _, name := range placeholders {
					args = append(args, lang.Num(name, n))
				}
				book.Text(key, args...)
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
