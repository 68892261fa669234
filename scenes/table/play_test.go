package table

import (
	"bytes"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
)

// TestComputersPlayToTheEnd runs whole matches between computer players, tick by tick, and resumes what was stored.
func TestComputersPlayToTheEnd(t *testing.T) {
	for _, variant := range []string{"little-explorers", "explorers", "adventurers"} {
		r := newRig(t, variant, 5, "greedy", "random", "greedy")
		r.until("the match is over", r.over)
		record, err := games.ParseRecord(r.keeper.text)
		if err != nil {
			t.Fatalf("%s: %v", variant, err)
		}
		again, err := games.Resume(ritual.Def, record)
		if err != nil {
			t.Fatalf("%s: %v", variant, err)
		}
		if got, want := again.Core().Hash(), r.match.Core().Hash(); got != want {
			t.Errorf("%s: the stored record ends elsewhere: %x, not %x", variant, got, want)
		}
	}
}

// TestFormerPlayersGoOn continues matches of computer players that only old records name: each goes on playing as
// before.
func TestFormerPlayersGoOn(t *testing.T) {
	for _, former := range ritualKind.Former {
		r := newRig(t, "little-explorers", 5, former.ID, former.ID)
		r.until("some moves are made", func() bool { return len(r.match.Made()) == 6 })
		record, err := games.ParseRecord(r.keeper.text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := games.Resume(ritual.Def, record)
		if err != nil {
			t.Fatal(err)
		}
		if r.play, err = newPlay(&ritualKind, again, r.keeper, ritualParts); err != nil {
			t.Fatal(err)
		}
		core, scratch := ritual.Def.Blank(), ritual.Def.Blank()
		minds := []games.Thinker[*ritual.Game, ritual.Move]{former.New(r.thinkers.Seed),
			former.New(r.thinkers.Seed + 1)}
		for !r.over() {
			again.Core().CloneInto(core)
			before := len(again.Made())
			r.until("another move", func() bool { return len(again.Made()) > before || r.over() })
			made := again.Made()[before]
			acting := core.AppendActing(nil)
			if len(core.AppendMoves(nil, made.Seat)) == 1 || len(acting) != 1 {
				continue // forced, or somebody else was asked first
			}
			games.Ask(minds[made.Seat], scratch, core, acting[0], r.thinkers.Seed, before)
			if d, _ := minds[made.Seat].Step(1 << 30); d.Move != made.Move {
				t.Fatalf("%s: move %d is %v, not %v", former.ID, before, made.Move, d.Move)
			}
		}
		if _, ok := ritualKind.level(former.ID); !ok ||
			slices.ContainsFunc(ritualKind.Levels, func(l games.Level[*ritual.Game, ritual.Move]) bool {
				return l.ID == former.ID
			}) {
			t.Errorf("%s is among the levels of new matches", former.ID)
		}
	}
}

// TestNextMoveWaitsForTheStore holds acknowledgements back: nobody may move before the last move is stored.
func TestNextMoveWaitsForTheStore(t *testing.T) {
	r := newRig(t, "explorers", 5, games.Person, "greedy")
	r.keeper.hold = true
	r.move(0, placing)
	if r.stored() || r.open(0) {
		t.Fatal("the move counts as stored before it was acknowledged")
	}
	r.run(10 * thinkers.TurnWindow)
	if got := len(r.match.Made()); got != 1 {
		t.Fatalf("%d moves were made while the first was being stored", got)
	}
	if refusal := r.person(0, ritual.Move{Kind: ritual.Pass}); refusal != games.NotActing {
		t.Errorf("a move while storing was answered with %v", refusal)
	}
	if _, ok := r.undoTo(); ok {
		t.Error("a move that is being stored can be undone")
	}
	r.keeper.ack()
	r.until("the computer moves", func() bool { return len(r.match.Made()) == 2 })
}

// TestStoringIsRepeated lets the store fail: the same bytes are handed over again, so nothing is lost and nothing
// doubled.
func TestStoringIsRepeated(t *testing.T) {
	r := newRig(t, "explorers", 5, games.Person, games.Person)
	r.keeper.fail = errFull
	r.move(0, placing)
	if r.stored() || r.storage.err != errFull {
		t.Fatalf("after a failed append: stored %v, error %v", r.stored(), r.storage.err)
	}
	r.run(retryTicks / 2)
	r.keeper.fail = nil
	r.run(retryTicks)
	if !r.stored() || r.storage.err != nil {
		t.Fatalf("after the store works again: stored %v, error %v", r.stored(), r.storage.err)
	}
	if want := r.match.Record().Text(); !bytes.Equal(r.keeper.text, want) {
		t.Errorf("stored\n%s\nnot\n%s", r.keeper.text, want)
	}
}

// TestNobodyIsAskedBeforeThePictureIsComplete keeps the computer waiting while the last move is shown, and while
// somebody looks at their own hand.
func TestNobodyIsAskedBeforeThePictureIsComplete(t *testing.T) {
	r := newRig(t, "explorers", 5, "greedy", games.Person)
	for range 4 * thinkers.TurnWindow {
		for _, now := range [][2]bool{{false, true}, {true, false}} {
			if err := r.tick(now[0], now[1]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(r.match.Made()) != 0 {
		t.Fatal("the computer moved")
	}
	r.run(thinkers.TurnWindow - 1)
	if len(r.match.Made()) != 0 {
		t.Fatal("the computer moved before its window was over")
	}
	r.run(1)
	if len(r.match.Made()) != 1 {
		t.Fatal("the computer did not move at the end of its window")
	}
}

// TestUnknownDriver refuses a record whose computer player this program does not have.
func TestUnknownDriver(t *testing.T) {
	setup := games.Setup{Seats: 2, Seed: 1}
	m, err := games.NewMatch(ritual.Def, setup, players([]string{games.Person, "oracle"}))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := newPlay(&ritualKind, m, &keeper{}, ritualParts); err == nil {
		t.Error("a table was set up with a driver that does not exist")
	}
}

// TestForcedMoveIsMade lets the table make the only move there is, after the same time as a computer's.
func TestForcedMoveIsMade(t *testing.T) {
	r := newRig(t, "little-explorers", 3, games.Person, games.Person)
	chance := games.NewChance(3, 3)
	for !r.over() {
		if r.only.ok {
			before, seat := len(r.match.Made()), r.only.seat
			r.run(thinkers.TurnWindow)
			if len(r.match.Made()) != before+1 || r.past.Origins[before] != past.Rules ||
				r.match.Made()[before].Seat != seat {
				t.Fatalf("the only move after %d moves was not made by the table", before)
			}
			return
		}
		moves := r.match.Core().AppendMoves(nil, r.must())
		if refusal := r.person(r.must(), moves[chance.IntN(len(moves))]); refusal != nil {
			t.Fatal(refusal)
		}
	}
	t.Skip("no move was forced in this match")
}

// TestBusyUntilSomebodyIsWaitedFor: as long as busy says that the match goes on by itself, a move must come.
func TestBusyUntilSomebodyIsWaitedFor(t *testing.T) {
	r := newRig(t, "adventurers", 8, games.Person, "greedy", "random")
	chance := games.NewChance(8, 8)
	for !r.over() {
		if r.busy(true) {
			before := len(r.match.Made())
			r.run(1)
			if !r.busy(true) && len(r.match.Made()) == before && !r.open(0) {
				t.Fatalf("after %d moves nothing goes on and nobody can move", before)
			}
			continue
		}
		if !r.open(0) {
			t.Fatalf("after %d moves nothing goes on and the person cannot move", len(r.match.Made()))
		}
		moves := r.match.Core().AppendMoves(nil, 0)
		if refusal := r.person(0, moves[chance.IntN(len(moves))]); refusal != nil {
			t.Fatal(refusal)
		}
	}
}
