package scenes

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/scenes/setup"
	"runehall/ui"
)

// TestFormerPlayersAreRenewed reads seatings and matches from before there were four levels: nobody is dropped, and
// another match seats the level that replaced the player.
func TestFormerPlayersAreRenewed(t *testing.T) {
	next := map[string]string{
		"random": bots.Novice, "slow": bots.Apprentice, "greedy": bots.Adept, "deft": bots.Adept, "quick": bots.Master,
		bots.Novice: bots.Novice, bots.Apprentice: bots.Apprentice, bots.Adept: bots.Adept, bots.Master: bots.Master,
		bots.FormerMaster: bots.Master,
	}
	met := map[string]bool{}
	for _, door := range shelves.Doors() {
		entry, _ := all.Entry(door.Info().ID)
		if got := door.Levels(); !slices.Equal(got, bots.Rungs()) {
			t.Errorf("%s: matches are set up with %q", door.Info().ID, got)
		}
		for _, level := range entry.Levels() {
			met[level] = true
			text := `{"seats":[{"name":"A","driver":"person","colour":1,"emblem":0},{"driver":"` + level +
				`","colour":0,"emblem":1}],"starts":1}`
			s, err := setup.ReadSeating([]byte(text), door)
			if err != nil {
				t.Errorf("%s: %v", door.Info().ID, err)
				continue
			}
			if s.Seats[0].Driver != games.Person || s.Seats[0].Name != "A" || s.Starts != 1 ||
				s.Seats[1].Driver != next[level] {
				t.Errorf("%s: with %s the seating is %+v", door.Info().ID, level, s)
			}
			again := renewed([]games.Player{{Name: "A", Driver: games.Person}, {Name: "B", Driver: level}})
			if want := []games.Player{{Name: "A", Driver: games.Person},
				{Name: "B", Driver: next[level]}}; !slices.Equal(again, want) {
				t.Errorf("%s: the rematch seats %+v", door.Info().ID, again)
			}
			if slices.Contains(door.Levels(), level) {
				continue
			}
			sitting, err := door.Begin(games.Setup{Seats: 2}, []games.Player{
				{Driver: games.Person, Name: "A", Colour: "amber", Emblem: "circle"},
				{Driver: level, Name: "B", Colour: "sky", Emblem: "diamond"},
			})
			if err != nil {
				t.Fatal(err)
			}
			d := launch(t, ui.Sz(412, 915), Config{Open: sitting.Record().Text()})
			d.want("table")
		}
	}
	if len(met) != len(next) {
		t.Errorf("met %v", met)
	}
}
