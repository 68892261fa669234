package setup

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/stage"
)

// TestSeatingFits reads seatings as they are stored, and refuses what does not fit the game any more.
func TestSeatingFits(t *testing.T) {
	door := rituals.Library().Doors()[0]
	for _, text := range []string{
		``, `{}`, `{"seats":[{"driver":"person"}]}`,
		`{"seats":[{"driver":"person","colour":0,"emblem":0},{"driver":"oracle","colour":1,"emblem":1}],"starts":-1}`,
		`{"seats":[{"driver":"person","colour":0,"emblem":0},{"driver":"person","colour":0,"emblem":1}],"starts":-1}`,
		`{"seats":[{"driver":"person","colour":0,"emblem":0},{"driver":"person","colour":9,"emblem":1}],"starts":-1}`,
		`{"seats":[{"driver":"person","colour":0,"emblem":0},{"driver":"person","colour":1,"emblem":1}],"starts":2}`,
		`{"seats":[{"driver":"person","colour":0,"emblem":0},{"driver":"person","colour":1,"emblem":1}],"starts":-1,"options":{"variant":"none"}}`,
	} {
		if _, err := ReadSeating([]byte(text), door); err == nil {
			t.Errorf("taken: %s", text)
		}
	}
	good := `{"seats":[{"name":"A","driver":"person","colour":1,"emblem":0},{"driver":"greedy","colour":0,"emblem":1}],"starts":1}`
	s, err := ReadSeating([]byte(good), door)
	if err != nil {
		t.Fatal(err)
	}
	setup := s.Setup(9)
	if setup.Seed != 9 || len(setup.Starts) != 1 || setup.Starts[0] != 1 {
		t.Errorf("the setup is %+v", setup)
	}
	st := &stage.Stage{}
	if st.Book, err = lang.Load("en"); err != nil {
		t.Fatal(err)
	}
	players := s.players(st)
	if players[0] != (games.Player{Driver: "person", Colour: "sky", Emblem: "circle", Name: "A"}) ||
		players[1].Name == "" {
		t.Errorf("the players are %+v", players)
	}
}

// TestLooksChangePlaces gives a colour that another seat has: no two seats ever look alike.
func TestLooksChangePlaces(t *testing.T) {
	s := Seating{Seats: []Sitter{{Colour: 0, Emblem: 0}, {Colour: 1, Emblem: 1}}}
	s.paint(0, 1)
	s.sign(1, 0)
	s.paint(0, 4)
	if s.Seats[0].Colour != 4 || s.Seats[1].Colour != 0 || s.Seats[0].Emblem != 1 || s.Seats[1].Emblem != 0 {
		t.Errorf("the seats look like %+v", s.Seats)
	}
}

// TestRemovedSeat keeps the same person as the start player.
func TestRemovedSeat(t *testing.T) {
	for _, c := range []struct{ starts, removed, want int }{{byLot, 0, byLot}, {2, 0, 1}, {0, 2, 0}, {1, 1, byLot}} {
		s := Seating{Seats: make([]Sitter, 3), Starts: c.starts}
		s.remove(c.removed)
		if s.Starts != c.want || len(s.Seats) != 2 {
			t.Errorf("start player %d without seat %d is %d, not %d", c.starts, c.removed, s.Starts, c.want)
		}
	}
}

// TestSeatingOfPrograms shows who sits where in a run with a program that plays, and in one without.
func TestSeatingOfPrograms(t *testing.T) {
	door := rituals.Library().Doors()[0]
	seats := func(st *stage.Stage, drivers ...string) string {
		s := Seating{}
		for _, d := range drivers {
			s.Seats = append(s.Seats, Sitter{Driver: d})
		}
		s.seatProgram(st)
		var got []string
		for _, p := range s.Seats {
			got = append(got, p.Driver)
		}
		return strings.Join(got, " ")
	}
	without, with := &stage.Stage{}, &stage.Stage{Rival: &games.RivalKind{}}
	for got, want := range map[string]string{
		seats(without, "person", "program", "novice"): "person adept novice",
		seats(without, "person", "master"):            "person master",
		seats(with, "person", "novice", "master"):     "person program master",
		seats(with, "person", "novice", "program"):    "person novice program",
		seats(with, "person", "person"):               "person person",
	} {
		if got != want {
			t.Errorf("there sit %s, not %s", got, want)
		}
	}
	if got := seatable(with, door); !slices.Equal(got, append(bots.Rungs(), games.RivalDriver)) ||
		len(seatable(without, door)) != len(bots.Rungs()) {
		t.Errorf("seatable are %q", got)
	}
	text := `{"seats":[{"name":"A","driver":"person","colour":1,"emblem":0},{"driver":"program","colour":0,"emblem":1}],"starts":1}`
	if _, err := ReadSeating([]byte(text), door); err != nil {
		t.Error(err)
	}
}
