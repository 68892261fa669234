//go:build pilot

package boardtest

import (
	"bytes"
	"fmt"
	"image/color"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Secrets checks that a board gives nothing away. The fields are what it must know of the game.
type Secrets[C games.Core[C, M, E], M comparable, E any, V any] struct {
	// Match returns a match under way in which seats hide something, for the given drivers of the seats.
	Match func(t *testing.T, drivers []string, seed uint64) *Match[C, M, E, V]
	// Board returns a new board.
	Board func() table.Board[M, E, V]
	// Tables lists who sits at each table, and who watches: games.Public with all curtains shut, or the only person
	// among computers.
	Tables []Watched
	// Sum is a checksum of what the seats hide, for a table that betrays it on purpose.
	Sum func(all V) uint8
}

// Sum returns a checksum of the cards that seats hide.
func Sum[C ~int8 | ~uint8](seats int, hidden func(s games.Seat) []C) (sum uint8) {
	for s := range games.Seat(seats) {
		for i, card := range hidden(s) {
			sum = sum*31 + uint8(s)*7 + uint8(i) + uint8(card)
		}
	}
	return sum
}

// Watched is a table at which somebody watches.
type Watched struct {
	Drivers []string
	Watches games.Seat
}

// leastSame is for how many ticks frames and sounds must have been compared at each table, at least.
const leastSame = 100

// watchedFor is for how many ticks a match is watched, at most.
const watchedFor = 120

// halved is how many pixels per dp are compared: words can still be read, and three quarters of the pixels are saved.
const halved = .5

// ropeTicks is how long the rope of a curtain is held.
const ropeTicks = 60

// drawn reports whether the frame of a tick is drawn: two of five, since drawing takes nearly all the time. At most two
// frames in a row are left out, and something is pressed every sixth tick, so frames are seen at each distance from a
// press.
func drawn(tick int) bool { return tick%5 == 0 || tick%5 == 2 }

// Kept draws a match twice, the second time with everything dealt anew that the one who watches cannot know, and gives
// both the same input: with the curtains shut, or with only the curtains of that seat opened. Every pixel and every
// sound must be the same, until a rule reveals a difference or a computer player acts on what it holds.
func (sec Secrets[C, M, E, V]) Kept(t *testing.T) {
	for i, c := range sec.Tables {
		t.Run(fmt.Sprint(c.Drivers), func(t *testing.T) {
			same := 0
			for seed := uint64(0); same < leastSame && seed < 20; seed++ {
				m := sec.Match(t, c.Drivers, 60+seed+uint64(10*i))
				a, b := NewDrawnTable(t, m, c.Watches, 0, halved, sec.Board),
					NewDrawnTable(t, m, c.Watches, 91+seed, halved, sec.Board)
				n, leak := sec.compare(t, m, c.Drivers, a, b, c.Watches == games.Public, watchedFor)
				if same += n; leak != "" {
					t.Error(leak)
				}
			}
			if same < leastSame {
				t.Errorf("only %d ticks were compared", same)
			}
			t.Logf("%d ticks were the same", same)
		})
	}
}

// LeakSeen shows that the comparison of Kept notices even a single pixel.
func (sec Secrets[C, M, E, V]) LeakSeen(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	m := sec.Match(t, drivers, 60)
	leaky := func(seed uint64) *DrawnTable[C, M, E, V] {
		s := NewDrawnTable(t, m, games.Public, seed, halved, sec.Board)
		s.painted = func() {
			sum := sec.Sum(m.Play.Def().View(s.Core, games.All))
			for bit := range 8 {
				s.Image.Set(1+bit, 1, color.RGBA{R: sum >> bit & 1 * 255, A: 255})
			}
		}
		return s
	}
	_, leak := sec.compare(t, m, drivers, leaky(0), leaky(91), true, 300)
	if leak == "" {
		t.Error("a table that draws pixels by what is hidden was not noticed")
	}
}

// compare gives two tables the same input. It returns for how many ticks they were the same, and describes the first
// difference that no rule explains; "": there was none.
func (sec Secrets[C, M, E, V]) compare(
	t *testing.T, m *Match[C, M, E, V], drivers []string, a, b *DrawnTable[C, M, E, V], shuts bool, ticks int,
) (same int, leak string) {
	t.Helper()
	h := &hand{game: m.Play.Def().ID + ".", chance: rand.New(rand.NewPCG(5, uint64(len(drivers)))), shuts: shuts}
	revealed := false // since the last frame
	for n := range ticks {
		phase, at := h.next(a.Report, n)
		a.Tick(phase, at)
		b.Tick(phase, at)
		one, other := a.Table.Moves(), b.Table.Moves()
		revealed = revealed || one+other > 0 && (a.Core.Revealed() || b.Core.Revealed())
		if drawn(n) {
			pilot.InFrame(func() {
				a.Draw()
				b.Draw()
			})
		}
		if alike(a.Pix, b.Pix) && slices.Equal(a.Heard, b.Heard) && reflect.DeepEqual(a.Tell(), b.Tell()) {
			if _, over := a.Core.Result(); over {
				return n, ""
			}
			revealed = revealed && !drawn(n)
			continue
		}
		computers := slices.ContainsFunc(drivers, func(d string) bool { return d != games.Person })
		if revealed || computers && !bytes.Equal(a.Table.Record().Text(), b.Table.Record().Text()) {
			return n, ""
		}
		a.Save("one")
		b.Save("other")
		return n, fmt.Sprintf("tick %d: the frames, the sounds or what is told differ after %d and %d moves, and nothing was revealed; heard %v and %v; see %s",
			n, one, other, a.Heard, b.Heard, t.ArtifactDir())
	}
	return ticks, ""
}

// tolerance is by how much a channel may differ, of 255: positions in a picture are rounded differently depending on
// where the engine keeps it.
const tolerance = 2

func alike(a, b []byte) bool {
	if bytes.Equal(a, b) {
		return true
	}
	for i := range a {
		if max(a[i], b[i])-min(a[i], b[i]) > tolerance {
			return false
		}
	}
	return true
}

// hand presses things at random, as persons at a table would, by what reports name. Ropes are held.
type hand struct {
	game   string // the beginning of the names of the board's targets
	chance *rand.Rand
	at     ui.Point
	left   int // ticks for which the finger stays down
	down   bool
	shuts  bool // no curtain may be opened
}

// next returns what the finger does in a tick.
func (h *hand) next(report func() stage.Report, n int) (ui.Phase, ui.Point) {
	switch {
	case h.down && h.left > 0:
		h.left--
		return ui.Drag, h.at
	case h.down:
		h.down = false
		return ui.Release, h.at
	case n%6 != 0:
		return 0, ui.Point{}
	}
	r := report()
	name := h.choose(r)
	if name == "" {
		return 0, ui.Point{}
	}
	h.at, h.down, h.left = r.Targets[name].Center(), true, 1
	if name == "curtain.open" {
		h.left = ropeTicks
	}
	return ui.Press, h.at
}

// choose returns the name of the next target; "": nothing is pressed.
func (h *hand) choose(r stage.Report) string {
	var names []string
	for name := range r.Targets {
		if name == "curtain.open" && h.shuts {
			continue
		}
		if strings.HasPrefix(name, h.game) || strings.HasPrefix(name, "curtain.") ||
			strings.HasPrefix(name, "question.") ||
			strings.HasPrefix(name, "recap.") || name == "table.confirm" || name == "table.log" ||
			name == "log.close" || name == "table.hint" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, first := range []string{"table.confirm", "question.nobody", "recap.close"} {
		if slices.Contains(names, first) && h.chance.IntN(3) > 0 {
			return first
		}
	}
	if len(names) == 0 {
		return ""
	}
	return names[h.chance.IntN(len(names))]
}
