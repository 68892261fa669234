package table

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

// listen lets ticks pass and returns what was heard in them.
func (h *hall[C, M, E, V]) listen(ticks int) (all []sound.Effect) {
	h.t.Helper()
	for range ticks {
		h.tick()
		all = append(all, h.heard...)
	}
	return all
}

// TestTurnsAreHeard passes the turn between persons: each turn is heard once, and only when the picture shows it.
func TestTurnsAreHeard(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	if got := h.listen(30); !slices.Equal(got, []sound.Effect{sound.Turn}) {
		t.Errorf("at the start: %v", got)
	}
	place(h)
	h.tick()
	if h.board.Shown() || len(h.heard) > 0 {
		t.Errorf("heard %v while the move is still shown", h.heard)
	}
	if got := h.listen(100); !slices.Equal(got, []sound.Effect{sound.Turn}) {
		t.Errorf("after a move: %v", got)
	}
}

// TestComputersTurnsAreSilent lets a computer player move between two turns of a person.
func TestComputersTurnsAreSilent(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "random")
	h.settle()
	place(h)
	turns := 0
	for range 4 {
		moves := len(h.table.play.match.Made())
		for _, e := range h.listen(150) {
			if e == sound.Turn {
				turns++
			}
		}
		if len(h.table.play.match.Made()) == moves {
			break
		}
	}
	if turns != 1 || h.table.play.must() != 0 {
		t.Errorf("%d turns were heard, and it is seat %d's", turns, h.table.play.must())
	}
}

// TestRefusalThuds shows why a move is refused.
func TestRefusalThuds(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.board.want = Want[ritualMove]{Why: games.NotActing, At: ui.Rc(600, 400, 10, 10)}
	if got := h.listen(5); !slices.Equal(got, []sound.Effect{sound.Refuse}) {
		t.Errorf("heard %v", got)
	}
}

// TestNothingIsHeardBehindTheCurtain lowers and opens a curtain, which is heard, and has something refused behind it,
// which is not.
func TestNothingIsHeardBehindTheCurtain(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: 1}
	if got := h.listen(40); !slices.Equal(got, []sound.Effect{sound.Curtain}) {
		t.Errorf("a curtain that falls sounds like %v", got)
	}
	at := h.report().Targets["curtain.open"].Center()
	var opening []sound.Effect
	for range curtain.HoldTicks + 5 {
		h.input.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: ui.Drag, At: at, Start: at, Last: at}}
		if len(opening) == 0 && !h.table.eyes.Open && h.table.eyes.Held == 0 {
			h.input.Pointers[0].Phase = ui.Press
		}
		opening = append(opening, h.listen(1)...)
	}
	if !h.table.eyes.Open || !h.table.Private() || !slices.Equal(opening, []sound.Effect{sound.Curtain}) {
		t.Fatalf("open %v, heard %v", h.table.eyes.Open, opening)
	}
	h.board.want = Want[ritualMove]{Why: games.NotActing, At: ui.Rc(600, 400, 10, 10)}
	if got := h.listen(5); len(got) > 0 {
		t.Errorf("behind the curtain %v is heard", got)
	}
	h.table.sendAway()
	h.listen(1)
	if h.table.Private() {
		t.Error("the table is still muffled")
	}
}

// TestMusicKnowsTheEnd: once a match visibly comes to its end, the music of endings plays and does not waver. When the
// match is over the game's own music plays again.
func TestMusicKnowsTheEnd(t *testing.T) {
	def, late := *ritual.Def, false
	def.Late = func(ritual.View) bool { return late }
	h := newHall(t, &def,
		games.Setup{Seats: 2, Seed: 3, Options: map[string]string{ritual.OptionVariant: "little-explorers"}},
		"greedy", "greedy")
	own := h.table.play.kind.Music
	h.until("two moves are made", func() bool { return h.made() == 2 })
	if h.table.Music() != own || own == sound.Finish {
		t.Fatalf("%v plays from the start", h.table.Music())
	}
	late = true
	h.until("another move is made", func() bool { return h.made() == 3 })
	if h.table.Music() != sound.Finish {
		t.Errorf("%v plays near the end", h.table.Music())
	}
	late = false
	h.until("and another", func() bool { return h.made() == 4 })
	if h.table.Music() != sound.Finish {
		t.Errorf("%v plays: it wavers", h.table.Music())
	}
	h.until("the match is over", h.table.play.over)
	if h.table.Music() != own {
		t.Errorf("%v plays after the end", h.table.Music())
	}
}
