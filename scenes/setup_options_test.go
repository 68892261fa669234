package scenes

import (
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/setup"
	"runehall/ui"
)

// TestMAS23_TheExtraDrawGoesOnWithTheAdepts switches the adepts on in the set-up: the extra rule of their box is
// switched on too, and can be switched off by itself.
func TestMAS23_TheExtraDrawGoesOnWithTheAdepts(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Lang: "en"})
	d.tap("title.game.masters")
	s := d.app.stack.top().scene.(*setup.Scene)
	for _, step := range []struct{ tap, adepts, extra string }{
		{"setup.option.adepts", games.Yes, games.Yes},
		{"setup.option.extra-draw", games.Yes, games.No},
		{"setup.option.adepts", games.No, games.No},
		{"setup.option.extra-draw", games.No, games.Yes},
		{"setup.option.high-masters", games.No, games.Yes},
	} {
		d.tap(step.tap)
		if o := s.Seating.Options; o["adepts"] != step.adepts || o["extra-draw"] != step.extra {
			t.Errorf("after %s: %v", step.tap, o)
		}
	}
}

// TestEverySetUpHasWhatIsLetGoStays switches the option that moves stay on in the set-up of each game, in each
// language. It is off at first, has words in that language, in Rituals with the clause, and is in the match's record.
func TestEverySetUpHasWhatIsLetGoStays(t *testing.T) {
	for _, language := range lang.Tags() {
		d := launch(t, ui.Sz(1440, 1400), Config{Lang: language})
		for _, door := range shelves.Doors() {
			game := door.Info().ID
			d.tap("title.game." + game)
			s := d.app.stack.top().scene.(*setup.Scene)
			st := d.app.stage
			toggle, _ := d.app.ask(d.app.stack.top()).Heard.Owners["setup.option.stays"].(*ui.Toggle)
			if toggle == nil || toggle.On || toggle.Text != st.Text("option.stays") {
				t.Fatalf("%s in %s has no switch that is off: %+v", game, language, toggle)
			}
			if _, there := s.Seating.Options[games.OptionStays]; there {
				t.Errorf("%s in %s chooses by itself", game, language)
			}
			does := st.Text("option.stays.yes.text")
			if game == "ritual" {
				does = st.Text("option.stays.yes.text.ritual")
			}
			if off := s.Note(games.OptionStays); off != does {
				t.Errorf("%s in %s: switched off it says %q, not what it would do", game, language, off)
			}
			d.tap("setup.option.stays")
			if !toggle.On || !s.Seating.Setup(1).Stays() || s.Note(games.OptionStays) != does {
				t.Errorf("%s in %s: switched on it is %v, and says %q", game, language, s.Seating.Options,
					s.Note(games.OptionStays))
			}
			if _, on := s.Variant(); !slices.Contains(on, st.Text("option.stays")) {
				t.Errorf("%s in %s: the foot says %q", game, language, on)
			}
			d.fits()
			again, err := setup.ReadSeating([]byte(s.Seating.Text()), door)
			if err != nil || !again.Setup(1).Stays() {
				t.Errorf("%s: it is not remembered: %v, %v", game, again.Options, err)
			}
			d.key(ui.Back)
		}
	}
}
