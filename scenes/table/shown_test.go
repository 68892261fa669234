package table

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/stage"
	"runehall/scenes/table/ceremony"
	"runehall/scenes/table/curtain"
)

// TestEndInOrder plays to the end with a slow board. No computer player's time begins before everything told was shown.
// The end is heard, and the results come, only after the last picture, which stands for a while.
func TestEndInOrder(t *testing.T) {
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 3, Seed: 5}, []string{"greedy", "random", "greedy"}, plainBids)
	h.board.slow = 200
	moves, rest, won := 0, 0, 0
	for n := 0; len(h.outcomes) == 0; n++ {
		if n > 20_000 {
			t.Fatal("no results come")
		}
		shown := h.board.Shown()
		h.tick()
		if slices.Contains(h.heard, sound.Win) {
			won++
			if !h.board.Shown() {
				t.Error("the end is heard before it is shown")
			}
		}
		p := h.table.play
		if !shown && (p.thinkers.Wait().Ticks > 0 || p.moment.ticks > 0) {
			t.Fatalf("after %d moves somebody's time runs with %d ticks of the picture left", h.made(), h.board.frames)
		}
		if h.made() > moves {
			if !shown {
				t.Fatalf("move %d is made with %d ticks of the picture left", h.made(), h.board.frames)
			}
			moves = h.made()
		}
		if p.over() && h.board.Shown() {
			rest++
		}
	}
	if rest < ceremony.Results || rest > ceremony.Results+2 || won != 1 {
		t.Errorf("the last picture stands for %d ticks, and the end is heard %d times", rest, won)
	}
}

// TestResultsWaitForTheStore: there are no results while the last move is not stored.
func TestResultsWaitForTheStore(t *testing.T) {
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 2, Seed: 5}, []string{"greedy", "random"}, plainBids)
	h.until("the last moment comes", func() bool { return h.made() == 3 && h.table.play.moment.on })
	h.keeper.hold = true
	h.until("the match is over", h.table.play.over)
	h.ticks(3 * ceremony.Results)
	if len(h.outcomes) != 0 {
		t.Fatal("the results come before the last move is stored")
	}
	h.keeper.ack()
	h.ticks(ceremony.Results + 2)
	if len(h.outcomes) != 1 {
		t.Error("the results do not come")
	}
}

// TestResultsWaitForThePicture: there are no results while the board still shows something.
func TestResultsWaitForThePicture(t *testing.T) {
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 2, Seed: 5}, []string{"greedy", "random"}, plainBids)
	h.until("the match is over", h.table.play.over)
	h.board.frames = 3 * ceremony.Results
	h.until("the last picture is complete", func() bool { return len(h.outcomes) > 0 || h.board.Shown() })
	if len(h.outcomes) != 0 {
		t.Fatalf("the results come with %d ticks of the picture left", h.board.frames)
	}
	h.ticks(ceremony.Results + 2)
	if len(h.outcomes) != 1 {
		t.Error("the results do not come")
	}
}

// TestGoldenButtonSkipsTheRecap: the button closes the recap, and leaves the curtain open.
func TestGoldenButtonSkipsTheRecap(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person)
	decideBehind(h, 0, 3)
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 1 })
	h.ticks(30)
	h.hold("curtain.open", curtain.HoldTicks+5)
	if !h.table.recap.Open || h.table.primary.Text != h.stage.Text("table.recap.on") {
		t.Fatalf("recap %v, and the golden button says %q", h.table.recap.Open, h.table.primary.Text)
	}
	h.tap("table.confirm")
	if h.table.recap.Open || h.board.view.Reader != 1 {
		t.Errorf("recap %v, reader %d", h.table.recap.Open, h.board.view.Reader)
	}
}

// TestEverySeatHasItsLook gives each seat its own colour and emblem, and finds them on the board, at the question bar,
// on the curtain and in the results.
func TestEverySeatHasItsLook(t *testing.T) {
	drivers := []string{games.Person, games.Person, "greedy", games.Person}
	list := players(drivers)
	for i := range list {
		list[i].Colour, list[i].Emblem = stage.Colours[(i+2)%5], stage.Emblems[(i+3)%5]
	}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	m, err := games.NewMatch(world(r.match.Made(), 0), r.match.Record().Setup, list)
	if err != nil {
		t.Fatal(err)
	}
	kind := ritualKind
	kind.Def = m.Def()
	h := seatHall(t, &kind, m, func(b *ritualBoard) anyRitual { return ritualMirror{mirror: b} })
	h.settle()
	if !h.table.asking {
		t.Fatal("nothing is asked")
	}
	by := h.table.play.asked.By
	for i, p := range list {
		want := h.stage.Look(p, i)
		if p := h.stage.Look(list[0], 0); i > 0 && (want.Color == p.Color || want.Emblem == p.Emblem) {
			t.Fatal("two seats look the same: nothing is compared")
		}
		if got := h.board.frame.Sitters[i]; got.Look != want || got.Name != p.Name ||
			got.Person != (p.Driver == games.Person) {
			t.Errorf("seat %d is %+v to the board", i, got)
		}
		coin := h.table.question.seats[i]
		if coin.look != want || (coin.name == p.Name) == (games.Seat(i) == by) {
			t.Errorf("the coin of seat %d is %+v of %q", i, coin.look, coin.name)
		}
		asked := p.Driver == games.Person && games.Seat(i) != by
		if coin.dim != (games.Seat(i) == by) || coin.rests == asked {
			t.Errorf("the coin of seat %d is dim: %v, and rests: %v", i, coin.dim, coin.rests)
		}
		if asked && h.table.play.isPerson(games.Seat(i)) {
			h.table.lowerCurtain(games.Seat(i))
			h.tick()
			if h.table.curtain.Look != want {
				t.Errorf("the curtain of seat %d shows %+v", i, h.table.curtain.Look)
			}
			h.table.sendAway()
		}
	}
	o := outcome(h.stage, &kind, m)
	for i, p := range list {
		if o.Sitters[i].Look != h.stage.Look(p, i) {
			t.Errorf("in the results seat %d is %+v", i, o.Sitters[i].Look)
		}
	}
}

// TestHeadline: the top bar shows what the board says of the match and of the turn, as soon as that changes, and behind
// a curtain whose it is. The pill glows when a person must act.
func TestHeadline(t *testing.T) {
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 3, Seed: 5, Starts: []games.Seat{0}},
		[]string{games.Person, "greedy", games.Person}, curtainedBids)
	h.settle()
	match, _ := h.board.Headline()
	if whose := h.table.whose; whose != &h.table.teller.Sitters[0].Look {
		t.Errorf("beside the words stands the coin %v", whose)
	}
	if c := &h.table.chrome; c.line != h.stage.Say(match, h.table.teller.Sitters) || c.turn != "P0’s curtain" ||
		!c.acting || c.title != h.stage.Text("game.toy-bids") {
		t.Errorf("the bar says %q, %q and %q, glowing %v", c.title, c.line, c.turn, c.acting)
	}
	h.board.turn = 2
	h.wants(0, bids.Move{Kind: 2})
	h.until("the curtain has fallen after the move", func() bool { return h.table.eyes.Seat == 0 && h.board.Shown() })
	h.tick()
	if got := h.table.turn; got != "P2’s curtain" || h.table.whose != &h.table.teller.Sitters[2].Look {
		t.Errorf("after a move it says %q", got)
	}
	decideBehind(h, 0, 3)
	decideBehind(h, 2, 3)
	h.tick()
	if h.table.acting || h.table.play.must() != 1 {
		t.Error("the pill glows while a computer player is waited for")
	}
	h.until("the bids are shown", func() bool { return h.made() == 2 && h.board.Shown() })
	h.tick()
	h.board.want = Want[bids.Move]{Opens: true, Open: 2}
	h.ticks(30)
	h.hold("curtain.open", curtain.HoldTicks+5)
	if got := h.table.turn; got != "P2’s curtain" || !h.table.acting || !h.table.alone {
		t.Errorf("behind the curtain of whose turn it is it says %q, glowing %v, with an eye %v",
			got, h.table.acting, h.table.alone)
	}
	h.board.turn = 0
	h.tick()
	h.table.words()
	if got := h.table.turn; got != h.stage.Text("table.only", nameArg("P2")) {
		t.Errorf("behind the curtain of another seat it says %q", got)
	}
}
