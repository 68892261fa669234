package scenes

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/setup"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTheFirstMatchIsThePrintedGame opens the set-up of each game for somebody who never played it: the rules for a
// start, and the weakest computer player. Choices made for another game do not change that.
func TestTheFirstMatchIsThePrintedGame(t *testing.T) {
	gentle := map[string]map[string]string{
		"ritual":  {"variant": "explorers"},
		"masters": {"adepts": games.No, "extra-draw": games.No, "high-masters": games.No, "deck": "fixed"},
		"stones":  {"throne": "65", "second-joker": games.No},
		"market":  {"open-stores": games.No, "ending": "sudden"},
		"toss":    {"way": "snatch", "time": games.No, "lead": "two"},
	}
	// by lot, or the person
	starts := map[string]int{"ritual": -1, "masters": -1, "stones": -1, "market": 0, "toss": -1}
	d := launch(t, ui.Sz(1440, 900), Config{})
	for _, door := range shelves.Doors() {
		game := door.Info().ID
		d.tap("title.game." + game)
		d.want("setup")
		s := d.app.stack.top().scene.(*setup.Scene)
		for option, want := range gentle[game] {
			if got := s.Seating.Options[option]; got != want {
				t.Errorf("%s: %s is %q, not %q", game, option, got, want)
			}
		}
		if s.Seating.Starts != starts[game] {
			t.Errorf("%s: seat %d starts, not %d", game, s.Seating.Starts, starts[game])
		}
		if len(gentle[game]) != len(door.Info().Options) {
			t.Errorf("%s: only %d options are looked at", game, len(gentle[game]))
		}
		for i, p := range s.Seating.Seats {
			if want := []string{games.Person, door.Levels()[0]}[min(i, 1)]; p.Driver != want {
				t.Errorf("%s: seat %d is played by %s, not %s", game, i, p.Driver, want)
			}
		}
		if s.Last.Action != nil || s.Wins.Title != d.app.stage.Text("setup.goal."+game) ||
			s.Wins.Rect().Y > s.Places.Body.Y+2*d.app.stage.Kit.Gap.XL ||
			s.Last.Title != d.app.stage.Text("setup.first") {
			t.Errorf("%s: somebody new reads %q and %q", game, s.Wins.Title, s.Last.Title)
		}
		d.key(ui.Back)
	}
}

// TestLastTimeIsTold plays a match to its end: the next set-up says who won it and who has won how often, and this can
// be cleared.
func TestLastTimeIsTold(t *testing.T) {
	pagetest.Long(t)
	d := launch(t, ui.Sz(1440, 900), Config{Lang: "en"})
	d.tap("title.play")
	d.tap("setup.seat.0.computer")
	d.tap("setup.option.variant.explorers")
	d.tap("setup.begin")
	for range 60_000 {
		if d.tick(); d.line.Scene == "results" {
			break
		}
	}
	d.tap("results.home")
	d.tap("title.play")
	s := d.app.stack.top().scene.(*setup.Scene)
	if !strings.HasPrefix(s.Last.Title, "Last time: ") || !strings.Contains(s.Last.Text, "\u00a01") {
		t.Errorf("it says %q, %q", s.Last.Title, s.Last.Text)
	}
	d.tap("setup.clear")
	if s.Seating.Options["variant"] != "explorers" || s.Seating.Seats[0].Driver != games.Person ||
		s.Last.Action != nil {
		t.Errorf("cleared, the set-up is %+v", s.Seating)
	}
}

// TestLevelsAreStepped changes the level of a computer player: on wide screens by the buttons stronger and weaker,
// elsewhere by the one button that goes round all levels.
func TestLevelsAreStepped(t *testing.T) {
	pagetest.Long(t)
	levels := shelves.Doors()[0].Levels()
	last := levels[len(levels)-1]
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 412, H: 915}, {W: 360, H: 640}} {
		d := launch(t, size, Config{Scale: map[float64]float64{360: 1.5}[size.W]})
		d.tap("title.play")
		s := d.app.stack.top().scene.(*setup.Scene)
		driver := func(want string) {
			t.Helper()
			if got := s.Seating.Seats[1].Driver; got != want {
				t.Errorf("%v: seat 1 is played by %s, not %s", size, got, want)
			}
		}
		press := func(name string) {
			d.focusOn(name)
			d.key(ui.Confirm)
		}
		for range len(levels) - 1 {
			press("setup.seat.1.stronger")
		}
		driver(last)
		press("setup.seat.0.computer") // of the same level
		if got := s.Seating.Seats[0].Driver; got != last {
			t.Errorf("%v: seat 0 is played by %s, not %s", size, got, last)
		}
		press("setup.seat.0.person")
		if size.W > 1000 {
			press("setup.seat.1.weaker")
			driver(levels[len(levels)-2])
		} else {
			press("setup.seat.1.stronger")
			driver(levels[0])
		}
	}
}

// TestWhereSeatsLieIsChosen chooses seats round the table where there is room for them; a phone does not offer it.
func TestWhereSeatsLieIsChosen(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{})
	d.tap("title.play")
	d.tap("setup.seats.round")
	if d.app.stage.Settings.Value(stage.Seats.Setting) != "round" {
		t.Error("the choice does not act")
	}
	phone := launch(t, ui.Sz(412, 915), Config{})
	phone.tap("title.play")
	if phone.owned("setup.seats.round") > 0 {
		t.Error("a phone offers seats round the table")
	}
}

// TestAFailingStoreIsPlayedOver begins a match although nothing can be written: the program says so, and stores the
// match once that is mended and somebody comes back to the title.
func TestAFailingStoreIsPlayedOver(t *testing.T) {
	dir := t.TempDir()
	hindrance := filepath.Join(dir, "matches")
	if err := os.WriteFile(hindrance, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	var first error
	forgets := func(why error) { first = why }
	kept := store.Open(store.Config{Dir: dir, Forgets: func(why error) { forgets(why) }})
	defer kept.Close()
	d := launch(t, ui.Sz(412, 915), Config{Lang: "en", Store: kept, Log: slog.New(slog.DiscardHandler)})
	forgets = d.app.SetForgetful
	forgets(first)
	d.settle()
	if text, _ := d.line.State["missing"].(string); !strings.Contains(text, filepath.Base(dir)) {
		t.Errorf("on the title is said %q", text)
	}
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("table")
	if err := os.Remove(hindrance); err != nil {
		t.Fatal(err)
	}
	d.tap("table.pause")
	d.tap("pause.leave")
	d.want("title")
	for kept.Busy() {
		d.tick()
	}
	d.settle()
	if text := d.line.State["missing"]; text != nil {
		t.Errorf("mended, it still says %v", text)
	}
	if stored, err := os.ReadDir(hindrance); err != nil || len(stored) != 1 {
		t.Errorf("stored are %v, %v", stored, err)
	}
}

// TestWhoPlaysIsOnTheFirstScreen opens the set-up of each game where there is least room: the text on how to win leaves
// room for the first seat.
func TestWhoPlaysIsOnTheFirstScreen(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, door := range shelves.Doors() {
			id := door.Info().ID
			d := launch(t, ui.Sz(360, 640), Config{Lang: tag, Scale: 1.5})
			d.focusOn("title.game." + id)
			d.key(ui.Confirm)
			d.want("setup")
			if len(d.names("setup.seat.0")) == 0 {
				t.Errorf("%s, %s: no seat is on the first screen: %v", tag, id, d.line.Targets)
			}
		}
	}
}
