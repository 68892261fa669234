package scenes

import (
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/mixer"
	"runehall/ui"
)

// hearing launches the program, and notes everything that is heard.
func hearing(t *testing.T) (*driver, *[]mixer.Cue) {
	t.Helper()
	heard := &[]mixer.Cue{}
	return launch(t, ui.Sz(1440, 900), Config{OnCue: func(c mixer.Cue) { *heard = append(*heard, c) }}), heard
}

// TestNothingIsHeardBeforeAnInput lets the title stand while a mouse passes over it, which is silent, and presses a
// button, which ticks.
func TestNothingIsHeardBeforeAnInput(t *testing.T) {
	d, heard := hearing(t)
	d.point(ui.Hover, ui.Pt(100, 100), 30)
	if len(*heard) != 0 {
		t.Fatalf("heard %v", *heard)
	}
	d.tap("title.settings")
	if len(*heard) != 1 || (*heard)[0].Effect != sound.Tick {
		t.Errorf("a button sounds like %v", *heard)
	}
	if got, ok := d.line.State["sound.tick"].(float64); !ok || got != 1 {
		t.Errorf("the report counts %v ticks", d.line.State["sound.tick"])
	}
}

// TestSoundsComeFromTheirPlaces presses on the left and on the right: the sounds come from there.
func TestSoundsComeFromTheirPlaces(t *testing.T) {
	d, heard := hearing(t)
	d.app.mixer.Wake()
	for x, want := range map[float64]float64{0: -breadth, 720: 0, 1440: breadth, 9000: breadth} {
		*heard = nil
		d.app.sound(sound.Coin, ui.Pt(x, 10))
		if len(*heard) != 1 || (*heard)[0].Pan != want {
			t.Errorf("at %g: %v, want a pan of %g", x, *heard, want)
		}
		for range 10 {
			d.tick()
		}
	}
}

// TestAwayIsSilent loses the focus and gets it back: in between nothing is heard.
func TestAwayIsSilent(t *testing.T) {
	for name, in := range map[string][2]ui.Input{
		"focus": {{FocusLost: true}, {FocusGained: true}},
		"pause": {{Pause: true}, {Resume: true}},
	} {
		d, heard := hearing(t)
		d.app.mixer.Wake()
		d.in = in[0]
		d.tick()
		d.app.sound(sound.Coin, ui.Point{})
		d.in = in[1]
		d.tick()
		d.app.sound(sound.Die, ui.Point{})
		if len(*heard) != 1 || (*heard)[0].Effect != sound.Die {
			t.Errorf("%s: heard %v", name, *heard)
		}
	}
}

// TestMusicFollowsTheScene goes from the title through the set-up to a table and its menu, and home again.
func TestMusicFollowsTheScene(t *testing.T) {
	d, _ := hearing(t)
	for _, step := range []struct {
		tap  string
		want sound.Music
	}{
		{"title.play", sound.Title}, {"setup.begin", sound.Ritual}, {"table.pause", sound.Ritual},
		{"pause.continue", sound.Ritual}, {"table.back", sound.Title},
	} {
		if d.tap(step.tap); d.app.stack.music() != step.want {
			t.Errorf("after %s there is %v, want %v", step.tap, d.app.stack.music(), step.want)
		}
	}
}

// TestMatchIsHeard plays a match between computer players: stones, coins and the end are heard, but never too many
// sounds at once.
func TestMatchIsHeard(t *testing.T) {
	d, heard := hearing(t)
	d.tap("title.play")
	d.tap("setup.seat.0.computer")
	*heard = nil
	d.tap("setup.begin")
	for range 60_000 {
		before := len(*heard)
		d.tick()
		if n := len(*heard) - before; n > 3 {
			t.Fatalf("%d effects begin in one tick", n)
		}
		if d.line.Scene == "results" {
			break
		}
	}
	count := map[sound.Effect]int{}
	for _, c := range *heard {
		count[c.Effect]++
	}
	if count[sound.StonePlace] < 20 || count[sound.Coins]+count[sound.Coin] == 0 || count[sound.Win] != 1 ||
		count[sound.Turn] != 0 {
		t.Errorf("the match sounds like %v", count)
	}
}

// TestNothingIsHeardBehindACurtain chooses and turns a card behind one's own curtain, which is silent, and presses a
// button once the curtain is shut again, which is heard.
func TestNothingIsHeardBehindACurtain(t *testing.T) {
	heard := 0
	d := launch(t, ui.Sz(1440, 900), Config{
		Open:  atMasters(t, []string{games.Person, games.Person}, nil, 4, playing(rules.PlayPhase)),
		OnCue: func(mixer.Cue) { heard++ },
	})
	d.open()
	heard = 0
	d.tap("masters.card.0")
	d.tap("masters.card.0")
	d.tap("masters.card.1")
	if heard != 0 || d.line.State["viewer"] != 0.0 {
		t.Errorf("behind the curtain of seat %v %d effects are heard", d.line.State["viewer"], heard)
	}
	d.tap("table.back")
	d.tap("table.log")
	if d.line.State["viewer"] != -1.0 || heard == 0 {
		t.Errorf("before everybody's eyes, of reader %v, a button is not heard", d.line.State["viewer"])
	}
}
