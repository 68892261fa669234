package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// readers is a view that only says whose it is.
type readers games.Seat

func (r readers) Reader() games.Seat { return games.Seat(r) }

// settled returns a Given whose words and buttons are up to date.
func settled(t *testing.T) Given[readers] {
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	g := NewGiven[readers]()
	g.Frame.Kit = kit
	g.See(0)
	return g
}

func TestTheLedgeChangesHandsWhenThePictureHasCaughtUp(t *testing.T) {
	g := settled(t)
	g.Take(State{Reader: games.Public, Front: 0, Thinking: games.Nobody}, true)
	g.Renews()
	if g.Take(State{Reader: games.Public, Front: 1, Thinking: games.Nobody}, false); g.Front != 0 || g.Stale() {
		t.Errorf("before the picture has caught up seat %d is in front, words are out of date: %v", g.Front, g.Stale())
	}
	if g.Take(State{Reader: games.Public, Front: 1, Thinking: games.Nobody}, true); g.Front != 1 || !g.Stale() {
		t.Errorf("afterwards seat %d is in front, words are out of date: %v", g.Front, g.Stale())
	}
	if g.Take(State{Reader: 0, Front: 0, Thinking: games.Nobody}, false); g.Front != 0 {
		t.Errorf("somebody else looks, and seat %d is in front", g.Front)
	}
}

func TestWhatAStateChanges(t *testing.T) {
	was := State{Reader: 0, Front: 0, Movers: []games.Seat{0}, Thinking: games.Nobody}
	for name, c := range map[string]struct {
		change func(s *State)
		other  bool
		stale  bool
	}{
		"nothing":             {func(*State) {}, false, false},
		"another mover":       {func(s *State) { s.Movers = []games.Seat{1} }, true, true},
		"nobody moves":        {func(s *State) { s.Movers = nil }, true, true},
		"another reader":      {func(s *State) { s.Reader = 1 }, true, true},
		"drafts":              {func(s *State) { s.Drafts = true }, true, true},
		"an answer":           {func(s *State) { s.Answering = true }, true, true},
		"a computer thinks":   {func(s *State) { s.Thinking = 1 }, false, true},
		"a covered ledge":     {func(s *State) { s.Bare = true }, false, true},
		"another one's ledge": {func(s *State) { s.Front = 1 }, false, true},
		"a clock":             {func(s *State) { s.Clocked = true }, true, true},
		"a tick of it":        {func(s *State) { s.Tick = 1 }, false, false},
		"the golden button":   {func(s *State) { s.Confirm = true }, false, false},
		"a dull one":          {func(s *State) { s.AsksWhy = true }, false, false},
	} {
		g := settled(t)
		g.Take(was, true)
		g.Renews()
		now := was
		c.change(&now)
		if got := g.Take(now, true); got != c.other || g.Stale() != c.stale {
			t.Errorf("%s: other moves: %v, words out of date: %v; want %v, %v", name, got, g.Stale(), c.other, c.stale)
		}
		if g.Confirm != now.Confirm || g.Reader != now.Reader || g.Bare != now.Bare || g.Drafts != now.Drafts {
			t.Errorf("%s: the board goes by %+v", name, g.State)
		}
		g.Renews()
		if got := g.Take(now, true); got || g.Stale() {
			t.Errorf("%s: again in the next tick: other moves: %v, words out of date: %v", name, got, g.Stale())
		}
	}
}

func TestWordsAreRenewedOnce(t *testing.T) {
	g := settled(t)
	if g.Renews() || g.Note(false) || g.Stale() {
		t.Error("nothing has changed, and words are out of date")
	}
	if !g.Note(true) || g.Note(false) || !g.Stale() {
		t.Error("something has changed, and that is not noted")
	}
	if !g.Renews() || g.Renews() || g.Stale() {
		t.Error("words are not renewed once")
	}
	early := NewGiven[readers]()
	if early.Note(true); early.Renews() || !early.Stale() {
		t.Error("words are renewed before there is anything to say")
	}
}

func TestWhoLooksAnew(t *testing.T) {
	g := NewGiven[readers]()
	for i, c := range []struct {
		reader       readers
		first, other bool
	}{{1, true, false}, {1, false, false}, {2, false, true}, {2, false, false}} {
		if first, other := g.See(c.reader); first != c.first || other != c.other || g.View != c.reader || !g.Synced {
			t.Errorf("view %d: first %v, of another reader %v, sees as %d", i+1, first, other, g.View)
		}
	}
}

func TestCurtainsArePersonsBeforeEverybody(t *testing.T) {
	g := NewGiven[readers]()
	g.Frame.Sitters = []Sitter{{Person: true}, {}}
	for _, c := range []struct {
		reader, seat games.Seat
		want         bool
	}{
		{games.Public, 0, true}, {games.Public, 1, false}, {games.Public, games.Nobody, false}, {0, 0, false},
		{games.All, 0, false},
	} {
		if g.See(readers(c.reader)); g.Curtained(c.seat) != c.want {
			t.Errorf("seat %d before reader %d: %v", c.seat, c.reader, !c.want)
		}
	}
}

func TestTheMoversAreABoardsOwn(t *testing.T) {
	g := NewGiven[readers]()
	movers := []games.Seat{1}
	g.Take(State{Movers: movers}, true)
	movers[0] = 2
	if g.Movers[0] != 1 {
		t.Error("they change with the table's")
	}
	if !g.Take(State{Movers: movers}, true) {
		t.Error("that they have changed is not noticed")
	}
}

func TestWhoSits(t *testing.T) {
	g := NewGiven[readers]()
	if g.Ready() || g.Sits(0) || g.Person(0) || g.Shared() {
		t.Error("somebody sits at a table that is not there")
	}
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	red, blue := ui.Hex(0xff0000), ui.Hex(0x0000ff)
	f := Frame{
		Kit: kit, Sitters: []Sitter{{Look: ui.SeatLook{Color: red}, Person: true}, {Look: ui.SeatLook{Color: blue}}},
	}
	g.Frame = f
	if g.Ready() {
		t.Error("there is something to show without a view")
	}
	g.Synced = true
	if !g.Ready() || !g.Person(0) || g.Person(1) || !g.Sits(1) || g.Sits(2) || g.Sits(games.Nobody) || g.Shared() {
		t.Errorf("ready %v, persons %v %v, sits %v %v", g.Ready(), g.Person(0), g.Person(1), g.Sits(1), g.Sits(2))
	}
	if g.Color(0) != red || g.Color(1) != blue || g.Color(2) != kit.Palette.Muted ||
		g.Color(games.Nobody) != kit.Palette.Muted {
		t.Errorf("colours %v %v %v", g.Color(0), g.Color(1), g.Color(2))
	}
	g.Frame.Sitters[1].Person = true
	if !g.Shared() {
		t.Error("two persons do not share the screen")
	}
}

func TestANewFrameMakesWordsAnew(t *testing.T) {
	g := settled(t)
	g.Renews()
	f := g.Frame
	f.Speed = 2
	before := g.Frames
	if g.Lay(f); g.Frame.Speed != 2 || !g.Stale() || g.Frames == before {
		t.Errorf("a new frame is at speed %v, its number is %d after %d, words are out of date: %v",
			g.Frame.Speed, g.Frames, before, g.Stale())
	}
}
