package table

import (
	"bytes"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

type (
	bidsHall  = hall[*bids.Game, bids.Move, bids.Event, bids.View]
	bidsBoard = mirror[bids.Move, bids.Event, bids.View]
	anyBids   = Board[bids.Move, bids.Event, bids.View]
)

var bidsKind = Kind[*bids.Game, bids.Move, bids.Event, bids.View]{
	Def: bids.Def, Levels: bots.Ladder(bids.Def), Former: bots.Former(bids.Def),
}

// openBids is a board on which everybody bids in the open.
type openBids struct{ *bidsBoard }

func plainBids(b *bidsBoard) anyBids { return openBids{b} }

// secretBids is a board on which each seat bids behind its own curtain.
type secretBids struct{ openBids }

func (secretBids) Private(v bids.View, _ games.Seat) bool { return v.Phase == bids.Bidding }

func curtainedBids(b *bidsBoard) anyBids { return secretBids{openBids{b}} }

var threePersons = []string{games.Person, games.Person, games.Person}

// atBids sits down where seat 0 begins, and lets it name the prize.
func atBids(t *testing.T, board func(*bidsBoard) anyBids, drivers ...string) *bidsHall {
	t.Helper()
	h := newHallOf(t, &bidsKind, games.Setup{Seats: len(drivers), Seed: 5, Starts: []games.Seat{0}}, drivers, board)
	if drivers[0] == games.Person {
		h.settle()
		h.wants(0, bids.Move{Kind: 2})
	}
	h.until("the prize is named and shown", func() bool { return h.table.play.moment.on && h.board.Shown() })
	return h
}

// lastBids returns the bids that the last move has joined.
func lastBids(h *bidsHall) []int8 {
	made := h.table.play.match.Made()
	return made[len(made)-1].Move.Bids[:len(h.table.teller.Sitters)]
}

// TestOneMoveOfAllDecisions lets persons decide in any order, before and after computer players. All decisions become
// one move and one write, but not before the computer players' time is over.
func TestOneMoveOfAllDecisions(t *testing.T) {
	h := atBids(t, plainBids, games.Person, "greedy", games.Person, "random")
	writes := h.keeper.writes
	if h.table.play.thinker() != games.Nobody || h.report().State["seat"] != -1 {
		t.Errorf("the table waits for computer player %d, says %v", h.table.play.thinker(), h.report().State["seat"])
	}
	h.wants(2, bids.Bids(2, 4))
	h.wants(0, bids.Bids(0, 7))
	if movers := h.board.state.Movers; !slices.Equal(movers, []games.Seat{0, 2}) {
		t.Errorf("movers are %v", movers)
	}
	waited := h.table.play.moment.ticks
	h.ticks(thinkers.TurnWindow - waited - 1)
	if h.made() != 1 || h.keeper.writes != writes {
		t.Fatalf("after %d ticks %d moves are made", h.table.play.moment.ticks, h.made())
	}
	h.tick()
	if h.made() != 2 || h.keeper.writes != writes+1 {
		t.Fatalf("%d moves and %d writes", h.made(), h.keeper.writes-writes)
	}
	if got := lastBids(h); got[0] != 7 || got[2] != 4 || got[1] == 0 || got[3] == 0 {
		t.Errorf("the bids are %v", got)
	}
	if !bytes.Equal(h.keeper.text, h.table.play.match.Record().Text()) {
		t.Error("what is stored is not the record")
	}
}

// TestPersonsAmongThemselves: without computer players the move is made with the last decision.
func TestPersonsAmongThemselves(t *testing.T) {
	h := atBids(t, plainBids, threePersons...)
	for s, bid := range []int8{3, 9, 5} {
		h.wants(games.Seat(s), bids.Bids(games.Seat(s), bid))
	}
	h.tick()
	if got := lastBids(h); h.made() != 2 || !slices.Equal(got, []int8{3, 9, 5}) {
		t.Errorf("after %d moves the bids are %v", h.made(), got)
	}
}

// TestComputersAmongThemselves plays to the end: each move is one write.
func TestComputersAmongThemselves(t *testing.T) {
	h := atBids(t, plainBids, "greedy", "random", "greedy", "random")
	h.until("the match is over", h.table.play.over)
	if h.made() != 4 || h.keeper.writes != 4 {
		t.Errorf("%d moves in %d writes", h.made(), h.keeper.writes)
	}
	for i, m := range h.table.play.match.Made() {
		if o := h.table.play.past.Origins[i]; (o == past.Together) != (m.Move.Kind == 0) || o == past.Person {
			t.Errorf("move %d comes from %v", i, o)
		}
	}
}

// TestDecisionIsChanged bids again before everybody has decided.
func TestDecisionIsChanged(t *testing.T) {
	h := atBids(t, plainBids, threePersons...)
	h.wants(0, bids.Bids(0, 3))
	h.wants(1, bids.Bids(1, 4))
	h.wants(0, bids.Bids(0, 8))
	if h.report().State["decided"] != 2 {
		t.Errorf("%v have decided", h.report().State["decided"])
	}
	h.wants(2, bids.Bids(2, 6))
	h.tick()
	if got := lastBids(h); !slices.Equal(got, []int8{8, 4, 6}) {
		t.Errorf("the bids are %v", got)
	}
}

// TestDecisionIsRefused: the table shows why, and the decision before stays.
func TestDecisionIsRefused(t *testing.T) {
	h := atBids(t, plainBids, threePersons...)
	h.wants(0, bids.Bids(0, 3))
	h.wants(0, bids.Bids(0, 12))
	if m := h.table.play.moment.moves[0]; m != bids.Bids(0, 3) || h.table.toast.Text() == "" {
		t.Errorf("decided %v, toast %q", m, h.table.toast.Text())
	}
}

// decideBehind opens the curtain that came by itself, and bids.
func decideBehind(h *bidsHall, s games.Seat, bid int8) {
	h.t.Helper()
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == s })
	h.ticks(30)
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.closeRecap()
	if h.board.view.Reader != s {
		h.t.Fatalf("reader %d behind the curtain of seat %d", h.board.view.Reader, s)
	}
	h.wants(s, bids.Bids(s, bid))
}

// TestCurtainsComeOneAfterAnother leads each person behind their own curtain, and nobody twice. A person who goes away
// is not asked again before somebody else has decided.
func TestCurtainsComeOneAfterAnother(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person, "greedy")
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 0 })
	h.ticks(30)
	h.tap("curtain.away")
	h.ticks(60)
	if h.table.eyes.Seat >= 0 {
		t.Fatal("a curtain that was sent away comes by itself")
	}
	h.tap("table.confirm")
	decideBehind(h, 0, 3)
	decideBehind(h, 1, 5)
	h.until("the move is made", func() bool { return h.made() == 2 || h.table.eyes.Seat >= 0 })
	if got := lastBids(h); h.table.eyes.Seat >= 0 || got[0] != 3 || got[1] != 5 {
		t.Errorf("curtain of %d, bids %v", h.table.eyes.Seat, got)
	}
}

// TestWhatIsDecidedShowsNothing makes different bids behind the same curtain. Everything that is seen, said and heard
// must be the same until all bids are shown.
func TestWhatIsDecidedShowsNothing(t *testing.T) {
	low, high := atBids(t, curtainedBids, games.Person, games.Person, "greedy"),
		atBids(t, curtainedBids, games.Person, games.Person, "greedy")
	var seen [2][]string
	for i, h := range []*bidsHall{low, high} {
		decideBehind(h, 0, []int8{1, 9}[i])
		for h.made() == 1 {
			seen[i] = append(seen[i], h.seen())
			if len(seen[i]) == 60 {
				decideBehind(h, 1, 5)
			}
			h.tick()
		}
	}
	if len(seen[0]) < 60+thinkers.TurnWindow/2 || !slices.Equal(seen[0], seen[1]) {
		t.Errorf("what is seen in %d and %d ticks differs", len(seen[0]), len(seen[1]))
	}
}

// pensive is a computer player whose bid and time to think depend on the secret kind of its seat.
type pensive struct {
	move  bids.Move
	ticks int
}

func (p *pensive) Start(g *bids.Game, s games.Seat, _ bool) {
	p.move, p.ticks = bids.Bids(s, 2*g.Kinds[s]), 3*int(g.Kinds[s])
	if g.Phase == bids.Naming {
		p.move = bids.Move{Kind: g.Kinds[s]}
	}
}

func (p *pensive) Step(int) (games.Decision[bids.Move], bool) {
	p.ticks--
	return games.Decision[bids.Move]{Move: p.move}, p.ticks <= 0
}

// TestNothingHiddenShowsInAMoment deals anew what the persons cannot see: nothing may differ until the decisions are
// shown.
func TestNothingHiddenShowsInAMoment(t *testing.T) {
	differ := 0
	for seed := range uint64(12) {
		var seen [2][]string
		var moves [2]bids.Move
		for i, deal := range []uint64{0, 90 + seed} {
			kind := bidsKind
			kind.Levels = []games.Level[*bids.Game, bids.Move]{
				{ID: "pensive", New: func(uint64) games.Thinker[*bids.Game, bids.Move] { return new(pensive) }},
			}
			kind.Def = gamestest.Dealt(bids.Def, []games.Made[bids.Move]{{Seat: 0, Move: bids.Move{Kind: 1}}},
				games.Public, deal)
			setup := games.Setup{Seats: 4, Seed: seed, Starts: []games.Seat{0}}
			h := newHallOf(t, &kind, setup, []string{games.Person, "pensive", games.Person, "pensive"}, curtainedBids)
			for h.made() == 0 {
				seen[i] = append(seen[i], h.seen())
				if len(seen[i]) == 50 {
					decideBehind(h, 0, 2)
					decideBehind(h, 2, 1)
				}
				h.tick()
			}
			moves[i] = h.table.play.match.Made()[0].Move
		}
		if !slices.Equal(seen[0], seen[1]) {
			t.Fatalf("seed %d: what is seen in %d and %d ticks differs", seed, len(seen[0]), len(seen[1]))
		}
		if moves[0] != moves[1] {
			differ++
		}
	}
	if differ < 6 {
		t.Errorf("only in %d worlds the computer players decided otherwise", differ)
	}
}

// TestMomentIsThrownAway leaves the program between two decisions: nothing of them is stored, and everybody decides
// anew.
func TestMomentIsThrownAway(t *testing.T) {
	for name, leave := range map[string]func(h *bidsHall){
		"the focus is lost": func(h *bidsHall) { h.table.Shut() },
		"the menu":          func(h *bidsHall) { h.tap("table.pause"); h.table.Enter(h.root) },
	} {
		h := atBids(t, plainBids, threePersons...)
		text := slices.Clone(h.keeper.text)
		h.wants(0, bids.Bids(0, 3))
		h.wants(1, bids.Bids(1, 4))
		leave(h)
		h.tick()
		if len(h.table.play.moment.persons) > 0 || h.made() != 1 || !bytes.Equal(h.keeper.text, text) {
			t.Errorf("%s: %v have decided, %d moves", name, h.table.play.moment.persons, h.made())
		}
		for s := range games.Seat(3) {
			h.wants(s, bids.Bids(s, 5+int8(s)))
		}
		h.tick()
		if got := lastBids(h); !slices.Equal(got, []int8{5, 6, 7}) {
			t.Errorf("%s: afterwards the bids are %v", name, got)
		}
	}
}

// TestKilledInAMoment finds the match as it was before anybody had decided.
func TestKilledInAMoment(t *testing.T) {
	h := atBids(t, plainBids, games.Person, "greedy", games.Person)
	h.wants(0, bids.Bids(0, 3))
	h.ticks(2 * thinkers.TurnWindow)
	again := h.resumed(plainBids)
	again.settle()
	if again.made() != 1 || !again.table.play.moment.on || len(again.table.play.moment.persons) > 0 {
		t.Fatalf("%d moves, moment %v", again.made(), again.table.play.moment.on)
	}
	again.wants(0, bids.Bids(0, 3))
	again.wants(2, bids.Bids(2, 2))
	again.ticks(2)
	if again.made() != 2 {
		t.Error("the match does not go on")
	}
}

// TestUndoBeforeAndAfterAMoment takes back the move before a moment, with the decisions so far. Once a moment has been
// decided together, it stays.
func TestUndoBeforeAndAfterAMoment(t *testing.T) {
	h := atBids(t, plainBids, games.Person, "greedy", "greedy")
	h.key(ui.Undo)
	if h.made() != 0 || h.table.play.moment.on {
		t.Fatalf("%d moves stand", h.made())
	}
	h.key(ui.Redo)
	if h.made() != 1 || !h.table.play.moment.on {
		t.Fatalf("after redo %d moves stand", h.made())
	}
	h.until("the board is ready", func() bool { return len(h.board.state.Movers) == 1 })
	h.wants(0, bids.Bids(0, 3))
	h.tick()
	h.until("the bids are shown", func() bool { return h.made() == 2 })
	if n, ok := h.table.play.undoTo(); ok {
		t.Errorf("what several decided can be undone, to %d moves", n)
	}
	if again := h.resumed(plainBids); again.table.play.past.Origins[1] != past.Together {
		t.Errorf("after a resume it comes from %v", again.table.play.past.Origins[1])
	}
}

// TestResetThrowsAMomentAway takes the prize back from the menu, after another seat has bid for it.
func TestResetThrowsAMomentAway(t *testing.T) {
	h := atBids(t, plainBids, games.Person, games.Person)
	h.wants(1, bids.Bids(1, 3))
	h.tap("table.pause")
	menu := h.paused[len(h.paused)-1]
	h.table.Enter(h.root)
	if menu.Reset == nil {
		t.Fatal("the turn cannot be reset")
	}
	menu.Reset()
	h.tick()
	if h.made() != 0 || h.table.play.moment.on || len(h.table.play.moment.persons) > 0 {
		t.Errorf("%d moves stand, %v have decided", h.made(), h.table.play.moment.persons)
	}
}
