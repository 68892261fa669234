package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

func TestTheLedgeChangesHandsWhenThePictureHasCaughtUp(t *testing.T) {
	g := NewGiven[int]()
	g.Take(State{Reader: games.Public, Front: 0, Thinking: games.Nobody}, true)
	if c := g.Take(State{Reader: games.Public, Front: 1, Thinking: games.Nobody}, false); g.Front != 0 || c.Words {
		t.Errorf("before the picture has caught up seat %d is in front, changes %+v", g.Front, c)
	}
	if c := g.Take(State{Reader: games.Public, Front: 1, Thinking: games.Nobody}, true); g.Front != 1 || !c.Words {
		t.Errorf("afterwards seat %d is in front, changes %+v", g.Front, c)
	}
	if g.Take(State{Reader: 0, Front: 0, Thinking: games.Nobody}, false); g.Front != 0 {
		t.Errorf("somebody else looks, and seat %d is in front", g.Front)
	}
}

func TestWhatAStateChanges(t *testing.T) {
	was := State{Reader: 0, Front: 0, Movers: []games.Seat{0}, Thinking: games.Nobody}
	for name, c := range map[string]struct {
		change func(s *State)
		want   Changes
	}{
		"nothing":             {func(*State) {}, Changes{}},
		"another mover":       {func(s *State) { s.Movers = []games.Seat{1} }, Changes{Moves: true, Movers: true}},
		"nobody moves":        {func(s *State) { s.Movers = nil }, Changes{Moves: true, Movers: true}},
		"another reader":      {func(s *State) { s.Reader = 1 }, Changes{Moves: true}},
		"drafts":              {func(s *State) { s.Drafts = true }, Changes{Moves: true}},
		"an answer":           {func(s *State) { s.Answering = true }, Changes{Moves: true, Asked: true}},
		"a computer thinks":   {func(s *State) { s.Thinking = 1 }, Changes{Words: true}},
		"a covered ledge":     {func(s *State) { s.Bare = true }, Changes{Words: true}},
		"another one's ledge": {func(s *State) { s.Front = 1 }, Changes{Words: true}},
		"a moment":            {func(s *State) { s.Deciding = true }, Changes{Moves: true}},
		"a decision":          {func(s *State) { s.Decided = []games.Seat{1} }, Changes{Words: true}},
		"a clock":             {func(s *State) { s.Clocked = true }, Changes{Moves: true}},
		"a tick of it":        {func(s *State) { s.Tick = 1 }, Changes{}},
		"the golden button":   {func(s *State) { s.Confirm = true }, Changes{}},
	} {
		g := NewGiven[int]()
		g.Take(was, true)
		now := was
		c.change(&now)
		if got := g.Take(now, true); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
		if g.Confirm != now.Confirm || g.Reader != now.Reader || g.Bare != now.Bare || g.Drafts != now.Drafts {
			t.Errorf("%s: the board goes by %+v", name, g.State)
		}
		if got := g.Take(now, true); got != (Changes{}) {
			t.Errorf("%s: again in the next tick: %+v", name, got)
		}
	}
}

func TestTheMoversAreABoardsOwn(t *testing.T) {
	g := NewGiven[int]()
	movers := []games.Seat{1}
	g.Take(State{Movers: movers}, true)
	movers[0] = 2
	if g.Movers[0] != 1 {
		t.Error("they change with the table's")
	}
	if c := g.Take(State{Movers: movers}, true); !c.Movers {
		t.Error("that they have changed is not noticed")
	}
}

func TestWhoSits(t *testing.T) {
	g := NewGiven[int]()
	if g.Ready() || g.Sits(0) || g.Person(0) || g.Shared() {
		t.Error("somebody sits at a table that is not there")
	}
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	red, blue := ui.Hex(0xff0000), ui.Hex(0x0000ff)
	f := Frame{Kit: kit, Sitters: []Sitter{{Look: ui.SeatLook{Color: red}, Person: true}, {Look: ui.SeatLook{Color: blue}}}}
	g.Frame = f
	if g.Ready() {
		t.Error("there is something to show without a view")
	}
	g.Synced = true
	if !g.Ready() || !g.Person(0) || g.Person(1) || !g.Sits(1) || g.Sits(2) || g.Sits(games.Nobody) || g.Shared() {
		t.Errorf("ready %v, persons %v %v, sits %v %v", g.Ready(), g.Person(0), g.Person(1), g.Sits(1), g.Sits(2))
	}
	if g.Color(0) != red || g.Color(1) != blue || g.Color(2) != kit.Palette.Muted || g.Color(games.Nobody) != kit.Palette.Muted {
		t.Errorf("colours %v %v %v", g.Color(0), g.Color(1), g.Color(2))
	}
	if g.Looks(f) {
		t.Error("the same frame has other looks")
	}
	for name, sitters := range map[string][]Sitter{
		"colour": {{Look: ui.SeatLook{Color: blue}}, {Look: ui.SeatLook{Color: blue}}},
		"emblem": {{Look: ui.SeatLook{Color: red, Emblem: 3}}, {Look: ui.SeatLook{Color: blue}}},
		"number": {{Look: ui.SeatLook{Color: red}}},
	} {
		if !g.Looks(Frame{Kit: kit, Sitters: sitters}) {
			t.Errorf("another %s is not noticed", name)
		}
	}
	g.Frame.Sitters[1].Person = true
	if !g.Shared() {
		t.Error("two persons do not share the screen")
	}
}
