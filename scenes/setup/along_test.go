package setup

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/matches"
	"runehall/ui"
)

// alongSetUp opens the set-up of Rituals for players who come along: "=adept" is a computer player.
func alongSetUp(t *testing.T, names ...string) (*pagetest.Bench, *Scene) {
	t.Helper()
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	s := New(b.Stage, rituals.Library().Doors()[0], func() []matches.Match { return nil },
		Ways{Begin: func(games.Setup, []games.Player, func(error)) {}, Rules: func() {}})
	var players []games.Player
	for i, name := range names {
		p := games.Player{Driver: games.Person, Name: name, Colour: "moss", Emblem: "star"}
		if level, ok := strings.CutPrefix(name, "="); ok {
			p.Driver, p.Name = level, fmt.Sprint("C", i)
		}
		players = append(players, p)
	}
	s.Along(players)
	b.Open(s)
	return b, s
}

// TestWhoComesAlong seats people from another game: all who have a seat, persons before computer players; the others
// are named. A computer player that this game does not have is another one, and no two look alike.
func TestWhoComesAlong(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  string
		left  string
	}{
		{[]string{"Ada", "Ben"}, "Ada:person Ben:person", ""},
		{[]string{"Ada", "=genius", "Ben"}, "Ada:person C1:%s Ben:person", ""},
		{[]string{"Ada"}, "Ada:person Astrid:%s", ""},
		{[]string{"Ada", "Ben", "=genius", "Mia", "Zoe", "Tom"}, "Ada:person Ben:person Mia:person Zoe:person Tom:person", ""},
		{[]string{"Ada", "Ben", "Mia", "Zoe", "Tom", "Uwe"}, "Ada:person Ben:person Mia:person Zoe:person Tom:person", "No seat for Uwe."},
	} {
		b, s := alongSetUp(t, c.names...)
		var got []string
		looks := map[Sitter]bool{}
		for _, p := range s.Seating.Seats {
			got = append(got, p.Name+":"+p.Driver)
			looks[Sitter{Colour: p.Colour}], looks[Sitter{Name: "e", Emblem: p.Emblem}] = true, true
		}
		want := strings.ReplaceAll(c.want, "%s", s.Door.Levels()[0])
		if strings.Join(got, " ") != want || len(looks) != 2*len(got) {
			t.Errorf("%q: at the table sit %q, want %s", c.names, got, want)
		}
		if s.Last.Title != b.Stage.Text("setup.along") || s.Last.Text != c.left {
			t.Errorf("%q: it says %q, %q", c.names, s.Last.Title, s.Last.Text)
		}
		room := c.left
		if room != "" {
			room += " Whoever has a device watches."
		}
		s.ways.Watch = true
		if s.place(); s.Last.Text != room {
			t.Errorf("%q: in a room it says %q", c.names, s.Last.Text)
		}
	}
}

// TestWhoLeavesTheTableHasHadASeat takes the seat of somebody away, or lets them have another name: nobody says then
// that there is no seat for them.
func TestWhoLeavesTheTableHasHadASeat(t *testing.T) {
	_, s := alongSetUp(t, "Ada", "Ben", "Mia")
	s.Seating.Seats = s.Seating.Seats[:2]
	s.Seating.Seats[0].Name = "Zoe"
	if s.place(); s.Last.Text != "" {
		t.Errorf("it says %q", s.Last.Text)
	}
}

// TestALateAnswerFindsItsSetUp has a host answer while the rulebook lies over the set-up, and after somebody has gone
// back: the rulebook and what lies below stay, and the set-up closes, or says why not, once it is on top again.
func TestALateAnswerFindsItsSetUp(t *testing.T) {
	for _, refusal := range []string{"", "no"} {
		for _, leaves := range []bool{false, true} {
			b, s := alongSetUp(t, "Ada", "Ben")
			over := New(b.Stage, rituals.Library().Doors()[0], func() []matches.Match { return nil }, Ways{})
			below := New(b.Stage, rituals.Library().Doors()[0], func() []matches.Match { return nil }, Ways{})
			b.Stage.Pop()
			b.Open(below)
			b.Open(s)
			s.begin()
			if leaves {
				s.Back.OnTap()
				b.Settle()
			} else {
				b.Open(over)
			}
			stays := b.Top()
			if refusal == "" {
				s.Begun()
			} else {
				s.Refused(refusal)
			}
			if b.Settle(); b.Top() != stays {
				t.Fatalf("refusal %q, gone back %v: the answer takes away what lies on top, and %v is there",
					refusal, leaves, b.Top())
			}
			if leaves {
				continue
			}
			b.Stage.Pop()
			b.Settle()
			if refusal == "" && b.Top() != below || refusal != "" && b.Top().Name() != "error" || s.Busy() {
				t.Errorf("refusal %q: then %v is on top", refusal, b.Top().Name())
			}
		}
	}
}

// TestRefusedItCanBeginAgain: a host of a room may refuse a match; that is said, and it can be set up otherwise.
func TestRefusedItCanBeginAgain(t *testing.T) {
	b, s := alongSetUp(t, "Ada", "Ben")
	begun := 0
	s.ways.Begin = func(games.Setup, []games.Player, func(error)) { begun++ }
	s.begin()
	s.begin()
	s.Refused("no")
	b.Settle()
	b.Want("error")
	b.Stage.Pop()
	b.Settle()
	b.Want("setup")
	if s.begin(); begun != 2 {
		t.Errorf("begun %d times", begun)
	}
}
