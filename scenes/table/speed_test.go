package table

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

// TestTheSpeedOfTheSettingsIsKept sets a speed as a person does. The board gets it with its frame, motions that follow
// a hand keep to it, and computer players take more or less time by it.
func TestTheSpeedOfTheSettingsIsKept(t *testing.T) {
	for _, speed := range []float64{.5, 1, 2} {
		setup := games.Setup{
			Seats: 2, Seed: 5, Starts: []games.Seat{0},
			Options: map[string]string{ritual.OptionVariant: "little-explorers"},
		}
		h := newHall(t, ritual.Def, setup, "greedy", games.Person)
		h.stage.Settings = stage.Speed.Set(h.stage.Settings, fmt.Sprint(speed))
		area := ui.Rect{W: h.size.W, H: h.size.H}
		h.table.Layout(area, area)
		if f := h.board.frame; f.Speed != speed || f.Tempo() != (ui.Tempo{Speed: speed}) {
			t.Errorf("at speed %v the board has a frame of speed %v, and %+v", speed, f.Speed, f.Tempo())
		}
		h.table.dealing.On = false // nobody moves behind it
		n := 0
		for ; h.made() == 0 && n < 1000; n++ {
			h.tick()
		}
		if want := int(thinkers.TurnWindow / speed); n != want {
			t.Errorf("at speed %v a computer player's turn takes %d ticks, want %d", speed, n, want)
		}
	}
}

// TestAHintIsThatOfTheBestLevel asks for a hint at a table with three levels: only the best one looks for it.
func TestAHintIsThatOfTheBestLevel(t *testing.T) {
	var asked []string
	kind := ritualKind
	kind.Levels = nil
	for _, id := range []string{"weak", "middling", "best"} {
		kind.Levels = append(kind.Levels,
			games.Level[*ritual.Game, ritualMove]{ID: id, New: func(uint64) games.Thinker[*ritual.Game, ritualMove] {
				asked = append(asked, id)
				return &hopeful{}
			}})
	}
	setup := games.Setup{
		Seats: 2, Seed: 5, Starts: []games.Seat{0},
		Options: map[string]string{ritual.OptionVariant: "little-explorers"},
	}
	h := newHallOf(t, &kind, setup, []string{games.Person, games.Person}, func(b *ritualBoard) anyRitual {
		return ritualMirror{mirror: b}
	})
	h.settle()
	if !h.table.canHint() {
		t.Fatal("no hint can be asked for")
	}
	h.table.askHint()
	h.until("a hint is lit", func() bool { return len(h.board.hinted) > 0 })
	if fmt.Sprint(asked) != "[best]" {
		t.Errorf("hints are looked for by %v", asked)
	}
}
