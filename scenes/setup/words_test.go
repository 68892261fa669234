package setup

import (
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/matches"
	"runehall/scenes/table"
	"runehall/ui"
)

// ownTables is a door to a game that is played with tables that are not ours.
type ownTables struct {
	table.Door
	info games.Info
}

func (d *ownTables) Info() *games.Info { return &d.info }

// TestOwnTablesAreNamed sets a match up with a card table that somebody put in: what stands beside the buttons names
// it.
func TestOwnTablesAreNamed(t *testing.T) {
	d, s := setUp(t, ui.Sz(1440, 900), "en", rituals.Library().Doors()[0])
	if _, on := s.Variant(); len(on) > 0 {
		t.Errorf("with our tables: %q", on)
	}
	door := &ownTables{s.Door, *s.Door.Info()}
	door.info.OurTables, door.info.Tables = "beef", func() (string, error) { return "1a2b3c4d5e6f7788", nil }
	s.Door = door
	if _, on := s.Variant(); !slices.Equal(on, []string{d.Stage.Text("setup.tables", lang.Str("digest", "1a2b3c"))}) {
		t.Errorf("with other tables: %q", on)
	}
	d.Settle()
}

// TestStoreWords puts every fault of a store into words, in all languages, and never with a path.
func TestStoreWords(t *testing.T) {
	for _, tag := range lang.Tags() {
		d, s := setUp(t, ui.Sz(915, 412), tag, rituals.Library().Doors()[0])
		d.Stage.Log = slog.New(slog.DiscardHandler)
		said := map[string]bool{}
		for _, err := range []error{store.ErrBusy, store.ErrFull, store.ErrDenied, os.ErrInvalid} {
			s.failed(fmt.Errorf("%w: /home/astrid/matches", err))
			d.Settle()
			text := s.question.Dialog.Text
			if said[text] || text == "" || strings.Contains(text, "/home") {
				t.Errorf("%s: %v is told as %q", tag, err, text)
			}
			said[text] = true
		}
	}
}

// setUp opens the set-up of the game behind a door on a bench.
func setUp(t *testing.T, size ui.Size, tag string, door table.Door) (*pagetest.Bench, *Scene) {
	t.Helper()
	d := pagetest.NewBench(t, size, tag, 1)
	s := New(d.Stage, door, func() []matches.Match {
		return nil
	}, Ways{Begin: func(games.Setup, []games.Player, func(error)) {}, Rules: func() {}})
	d.Open(s)
	d.Want("setup")
	return d, s
}

// TestTheHeadSaysHowLongAMatchIs: at every size, in every language and with large words, the line beside the title has
// room and says how long a match takes; and how hard the game is to learn, where what wins stands before the seats
// alone.
func TestTheHeadSaysHowLongAMatchIs(t *testing.T) {
	moved := 0
	for _, tag := range lang.Tags() {
		d, s := setUp(t, ui.Sz(1440, 900), tag, rituals.Library().Doors()[0])
		for _, scale := range []float64{1, 1.5} {
			d.Stage.Kit.SetLook(ui.Look{Interface: scale, Device: 1})
			for _, size := range pagetest.Sizes {
				screen := ui.Rect{W: size.W, H: size.H}
				s.Layout(screen, screen)
				if wide := d.Stage.Kit.Measure(s.Line, d.Stage.Kit.Type.Small, 0).W; wide*.85 > s.Places.Title.W {
					t.Errorf("%s, %v at %v: %q is %v wide in %v", tag, size, scale, s.Line, wide, s.Places.Title.W)
				}
				if minutes := d.Stage.Text("title.minutes", lang.Num("n", 15)); !strings.Contains(s.Line, minutes) {
					t.Errorf("%s, %v at %v: %q says nothing of %q", tag, size, scale, s.Line, minutes)
				}
				if s.Wins.Text == "" {
					moved++
					if hard := d.Stage.Text("title.hard.1"); !strings.Contains(s.Line, hard) {
						t.Errorf("%s, %v at %v: %q says nothing of %q", tag, size, scale, s.Line, hard)
					}
				}
			}
		}
	}
	if moved == 0 {
		t.Error("there is room for all before the seats everywhere")
	}
}
