package scenes

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/ui"
)

// TestAChosenFileOpens chooses files on the title: a record leads to its table, anything else to what is wrong with it, and
// nothing to nothing.
func TestAChosenFileOpens(t *testing.T) {
	players := []games.Player{{Name: "Astrid", Driver: games.Person, Colour: "amber", Emblem: "circle"}, {Name: "Skald", Driver: "greedy", Colour: "sky", Emblem: "diamond"}}
	m, err := games.NewMatch(ritual.Def, games.Setup{Seats: 2, Seed: 3}, players)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, scene string
		choose      func(func([]byte, error))
	}{
		{"a record", "table", func(chosen func([]byte, error)) { go chosen(m.Record().Text(), nil) }},
		{"something else", "error", func(chosen func([]byte, error)) { chosen([]byte("\x89PNG"), nil) }},
		{"an empty file", "error", func(chosen func([]byte, error)) { chosen([]byte{}, nil) }},
		{"nothing", "title", func(func([]byte, error)) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := launch(t, ui.Sz(412, 915), Config{ChooseFile: c.choose})
			d.tap("title.open")
			for range 2000 {
				if d.tick(); d.line.Scene == c.scene {
					break
				}
			}
			d.settle()
			if d.line.Scene != c.scene {
				t.Errorf("it leads to %s", d.line.Scene)
			}
		})
	}
}
