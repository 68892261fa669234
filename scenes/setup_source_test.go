package scenes

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/ui"
)

// TestTheSetupSaysWhatTheRulebookSays reads the set-up of each game in each language: the age and the custom of its
// rulebook, where it has any, and how long a match takes.
func TestTheSetupSaysWhatTheRulebookSays(t *testing.T) {
	printed := map[string]games.Source{
		"ritual":  {Begins: games.Youngest},
		"masters": {Begins: games.LastReader},
		"stones":  {Age: 12},
		"toss":    {Age: 8, Minutes: 20, Begins: games.Youngest},
		"market":  {Age: 8, Begins: games.Youngest},
	}
	for _, tag := range lang.Tags() {
		for _, door := range shelves.Doors() {
			info := door.Info()
			t.Run(tag+" "+info.ID, func(t *testing.T) {
				l := hears(t, ui.Sz(1440, 1300), Config{Lang: tag})
				l.tap("title.game." + info.ID)
				heard := l.hear()
				said := strings.Join(labels(heard), "\n")
				source := printed[info.ID]
				if got := info.Source; got.Age != source.Age || got.Minutes != source.Minutes ||
					got.Begins != source.Begins {
					t.Errorf("the rulebook says %+v, and the game %+v", source, got)
				}
				st := l.app.stage
				for _, custom := range []games.Custom{games.Youngest, games.LastReader} {
					words := st.Text("setup.begins." + string(custom))
					if got, want := strings.Contains(said, words), custom == source.Begins; got != want {
						t.Errorf("%q is said: %v", words, got)
					}
				}
				for what, words := range map[string]string{
					"length": st.Text("setup.rounds", lang.Num("least", info.Rounds[0]),
						lang.Num("most", info.Rounds[1])),
					"time": st.Text("setup.minutes", lang.Num("n", 20)),
					"age": st.Text("setup.line.age", lang.Num("least", info.MinSeats),
						lang.Num("most", info.MaxSeats), lang.Num("age", source.Age)),
				} {
					want := what == "length" || what == "time" && source.Minutes > 0 || what == "age" && source.Age > 0
					if strings.Contains(said, words) != want {
						t.Errorf("%q is said: %v, in\n%s", words, !want, said)
					}
				}
			})
		}
	}
}
