//go:build screens

package masters

import (
	"bytes"
	"fmt"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/stage"
	"runehall/screens"
	"runehall/ui"
)

// hand is what the persons at a table do, by what its report tells: now and then something is pressed, and what must be
// held is held.
type hand struct {
	chance *rand.Rand
	at     ui.Point
	left   int // ticks for which the finger still lies there
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
		h.left = 60
	}
	return ui.Press, h.at
}

// choose returns the name of what is pressed.
func (h *hand) choose(r stage.Report) string {
	var names []string
	for name := range r.Targets {
		if name == "curtain.open" && h.shuts {
			continue
		}
		if strings.HasPrefix(name, "masters.") || strings.HasPrefix(name, "curtain.") || strings.HasPrefix(name, "question.") ||
			strings.HasPrefix(name, "recap.") || name == "table.confirm" || name == "table.log" || name == "log.close" || name == "table.hint" {
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

// compare gives two tables the same input and returns for how many ticks their frames were the same, and how the first
// one that differs came about: by a rule, or not.
func compare(t *testing.T, drivers []string, a, b *seance, shuts bool, ticks int) (same int, leak string) {
	t.Helper()
	h := &hand{chance: rand.New(rand.NewPCG(5, uint64(len(drivers)))), shuts: shuts}
	for n := range ticks {
		phase, at := h.next(a.report, n)
		a.tick(phase, at)
		b.tick(phase, at)
		screens.InFrame(func() {
			a.draw()
			b.draw()
		})
		if alike(a.pix, b.pix) && slices.Equal(a.heard, b.heard) {
			if _, over := a.core.Result(); over {
				return n, ""
			}
			continue
		}
		one, other := a.table.Moves(), b.table.Moves()
		revealed := one+other > 0 && (a.core.Revealed() || b.core.Revealed())
		computers := slices.ContainsFunc(drivers, func(d string) bool { return d != games.Person })
		if revealed || computers && !bytes.Equal(a.table.Record().Text(), b.table.Record().Text()) {
			return n, ""
		}
		a.save("one")
		b.save("other")
		return n, fmt.Sprintf("tick %d: the frames or sounds differ after %d and %d moves, and nothing was revealed; heard %v and %v; see %s",
			n, one, other, a.heard, b.heard, t.ArtifactDir())
	}
	return ticks, ""
}

// holding returns a match of persons and computer players under way, in which somebody plays a card of a hidden hand.
func holding(t *testing.T, drivers []string, seed uint64) *match {
	t.Helper()
	m := seated(t, nil, drivers, seed, 4)
	for {
		v := m.play.View(games.Public)
		if v.Phase() == rules.PlayPhase && len(v.Hand(v.OnTurn())) > 1 {
			return m
		}
		if _, on := m.random(); !on {
			t.Fatal("nobody ever played a card")
		}
	}
}

// alike reports whether two frames show the same. A scaled picture is sampled from where the engine happened to keep it,
// which changes a channel at the edges of thin frames by up to 30 of 255; a card that differs changes it by far more.
func alike(a, b []byte) bool {
	const tolerance = 40
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

func plain(_ *seance, b *Board) boardOf { return b }

// TestNothingHiddenIsDrawn draws a match twice, the second time with everything dealt anew that the one who watches
// cannot know, and gives both the same input: with the curtains shut, and with only the curtains of that seat opened.
// Every pixel of every frame and every sound is the same, until a rule reveals a difference or a computer player acts on its own cards.
func TestNothingHiddenIsDrawn(t *testing.T) {
	person := games.Person
	for i, c := range []struct {
		drivers []string
		watches games.Seat
	}{
		{[]string{person, person, person}, games.Public},
		{[]string{person, "greedy", person}, games.Public},
		{[]string{person, person}, games.Public},
		{[]string{person, "greedy"}, 0},
		{[]string{person, "random", "greedy"}, 0},
	} {
		t.Run(fmt.Sprint(c.drivers), func(t *testing.T) {
			same := 0
			for seed := uint64(0); same < 100 && seed < 12; seed++ {
				m := holding(t, c.drivers, 60+seed+uint64(10*i))
				a, b := newSeance(t, m, c.watches, 0, plain), newSeance(t, m, c.watches, 91+seed, plain)
				n, leak := compare(t, c.drivers, a, b, c.watches == games.Public, 200)
				if same += n; leak != "" {
					t.Error(leak)
				}
			}
			if same < 100 {
				t.Errorf("only %d frames were compared", same)
			}
			t.Logf("%d frames were the same", same)
		})
	}
}

// leaky is a board that draws a few pixels by what only another seat may see.
type leaky struct {
	*Board
	at *seance
}

func (l leaky) Draw(c *ui.Canvas) {
	l.Board.Draw(c)
	var sum uint8
	v := rules.Def.View(l.at.core, games.All)
	for s := range games.Seat(v.Seats()) {
		for i, card := range v.Hand(s) {
			sum = sum*31 + uint8(s)*7 + uint8(i) + uint8(card)
		}
	}
	for bit := range 8 {
		l.at.image.Set(1+bit, 1, color.RGBA{R: sum >> bit & 1 * 255, A: 255})
	}
}

// TestALeakIsSeen shows that the comparison fails for a pixel.
func TestALeakIsSeen(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	m := holding(t, drivers, 60)
	wrap := func(s *seance, b *Board) boardOf { return leaky{b, s} }
	_, leak := compare(t, drivers, newSeance(t, m, games.Public, 0, wrap), newSeance(t, m, games.Public, 91, wrap), true, 300)
	if leak == "" {
		t.Error("a board that draws pixels by the hidden cards was not noticed")
	}
}
