package table

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/toss"
	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

type (
	tossHall  = hall[*toss.Game, toss.Move, toss.Event, toss.View]
	tossBoard = mirror[toss.Move, toss.Event, toss.View]
	anyToss   = Board[toss.Move, toss.Event, toss.View]
)

var tossKind = Kind[*toss.Game, toss.Move, toss.Event, toss.View]{
	Def: toss.Def, Levels: bots.Ladder(toss.Def), Former: bots.Former(toss.Def),
}

// tossMirror is a board of Toss without a picture. The snatch runs on a clock, and so does each own run of a Ghost
// race.
type tossMirror struct{ *tossBoard }

func (tossMirror) Clock(v toss.View) (number, tick int, on bool) {
	switch v.Phase() {
	case toss.SnatchPhase:
		return 8 * v.Round(), int(v.Clock()), true
	case toss.RunPhase:
		return 8*v.Round() + 1 + int(v.OnTurn()), 0, true
	}
	return 0, 0, false
}

func (tossMirror) Tick(m toss.Move) int { return int(m.Tick) }

func (tossMirror) Private(v toss.View, s games.Seat) bool {
	return v.Phase() == toss.RunPhase && s == v.OnTurn()
}

func tossed(b *tossBoard) anyToss { return tossMirror{b} }

// claim returns a move by which a hand claims a rune in a tick.
func claim(s games.Seat, r toss.Rune, tick int) toss.Move {
	m := toss.Move{Kind: toss.Claims, Tick: int32(tick)}
	for i := range m.Claims {
		m.Claims[i] = toss.NoRune
	}
	m.Claims[s] = r
	return m
}

// fallen is a match up to a throw with several visible pairs.
type fallen struct {
	setup games.Setup
	moves []games.Made[toss.Move]
}

// falls keeps the matches found so far, by way and number of seats: looking for one throws many runes.
var falls = map[string]fallen{}

// fall returns a match in which nobody has snatched anything yet, and there is much to snatch.
func fall(t *testing.T, way string, seats int) fallen {
	t.Helper()
	key := fmt.Sprint(way, seats)
	if f, ok := falls[key]; ok {
		return f
	}
	for seed := range uint64(20) {
		f := fallen{
			setup: games.Setup{
				Seats: seats, Seed: seed, Starts: []games.Seat{0}, Options: map[string]string{toss.OptionWay: way},
			},
		}
		core, chance := toss.Def.New(f.setup, nil), games.NewChance(seed, 1)
		for {
			v := toss.Def.View(core, games.Public)
			if _, over := core.Result(); over || len(f.moves) > 200 {
				break
			}
			if _, _, on := (tossMirror{}).Clock(v); on && len(v.Visible()) > 2 && v.First() == 0 {
				falls[key] = f
				return f
			}
			s := core.AppendActing(nil)[0].Seat
			moves := core.AppendMoves(nil, s)
			if len(moves) == 0 {
				m, _ := toss.Def.Sample(core, s, &chance)
				moves = append(moves, m)
			}
			if refusal := core.Apply(s, moves[0]); refusal != nil {
				t.Fatal(refusal)
			}
			f.moves = append(f.moves, games.Made[toss.Move]{Seat: s, Move: moves[0]})
		}
	}
	t.Fatal("in none of these matches there is much to snatch")
	return fallen{}
}

// atToss sits down where the runes have just come to rest.
func atToss(t *testing.T, way string, drivers ...string) *tossHall {
	t.Helper()
	f := fall(t, way, len(drivers))
	kind := tossKind
	kind.Def = gamestest.Dealt(toss.Def, f.moves, games.Public, 0)
	return newHallOf(t, &kind, f.setup, drivers, tossed)
}

// visible returns the face-up runes of the first visible pairs.
func visible(h *tossHall) []toss.Rune {
	v := h.table.play.match.View(games.Public)
	var list []toss.Rune
	for _, d := range v.Discs() {
		if d.Up && d.Rune != toss.Destiny && slices.Contains(v.Visible(), d.Rune.Pair()) {
			list = append(list, d.Rune)
		}
	}
	return list
}

// started waits until the clock runs.
func started(h *tossHall) {
	h.t.Helper()
	h.until("the clock runs", h.table.play.timed.Running)
}

var done = toss.Move{Kind: toss.Done}

// TestSnatch lets persons and computer players snatch on the clock. Each deed is told in its tick. The match changes
// only when the snatch has ended, and is stored in one write.
func TestSnatch(t *testing.T) {
	h := atToss(t, "snatch", games.Person, "quick", games.Person, "slow")
	writes, before, runes := h.keeper.writes, h.made(), visible(h)
	started(h)
	if !slices.Equal(h.table.play.movers(nil), []games.Seat{0, 2}) {
		t.Errorf("movers %v", h.table.play.movers(nil))
	}
	told := map[int32]int{} // claims told by tick
	last := 0
	h.board.wants = func(s State) (w Want[toss.Move]) {
		if !s.Clocked {
			return w
		}
		if s.Tick != last+1 {
			t.Fatalf("tick %d after tick %d", s.Tick, last)
		}
		last = s.Tick
		switch s.Tick {
		case 20: // two things in one tick
			w = Want[toss.Move]{
				Made: true, Seat: 2, Move: claim(2, runes[0], 20),
				Hands: []games.Chosen[toss.Move]{{Seat: 0, Move: claim(0, runes[1], 20)}},
			}
		case 25:
			w = Want[toss.Move]{
				Made: true, Seat: 0, Move: done,
				Hands: []games.Chosen[toss.Move]{{Seat: 2, Move: claim(2, runes[2], 25)}},
			}
		case 400:
			w = Want[toss.Move]{Made: true, Seat: 2, Move: done}
		}
		return w
	}
	for h.made() == before {
		n, tick := h.table.play.shown.moves(), h.table.play.timed.Tick()
		h.tick()
		told[int32(tick)] += h.table.play.shown.moves() - n
		if h.table.play.timed.Running() && slices.Contains(h.heard, sound.Turn) {
			t.Errorf("in tick %d it sounds as if it were somebody's turn", tick)
		}
		if h.table.Racing() != h.table.play.timed.Running() {
			t.Errorf("in tick %d the music steps back: %v", tick, h.table.Racing())
		}
		if h.keeper.writes != writes && h.made() == before {
			t.Fatal("something half decided is stored")
		}
	}
	if h.keeper.writes != writes+1 || !bytes.Equal(h.keeper.text, h.table.play.match.Record().Text()) {
		t.Errorf("the snatch was stored in %d writes", h.keeper.writes-writes)
	}
	made := h.table.play.match.Made()[before:]
	if m := made[0].Move; m.Tick != 20 || m.Claims[0] != runes[1] || m.Claims[2] != runes[0] {
		t.Errorf("what two hands did in one tick became %+v", m)
	}
	at := slices.IndexFunc(made, func(m games.Made[toss.Move]) bool { return m.Seat == 0 && m.Move == done })
	if at < 0 || made[at+1].Move.Claims[2] != runes[2] || made[at+1].Move.Tick != 25 {
		t.Errorf("after one was done in the same tick there is %+v", made[at+1])
	}
	computers := 0
	for i, m := range made[:len(made)-1] {
		if m.Move.Kind == toss.Claims && told[m.Move.Tick] == 0 {
			t.Errorf("the claim of tick %d was not told then", m.Move.Tick)
		}
		if m.Move.Claims[1] >= 0 && m.Move.Kind == toss.Claims {
			computers++
		}
		if o := h.table.play.past.Origins[before+i]; o != past.Together {
			t.Errorf("move %d comes from %v", i, o)
		}
	}
	if computers == 0 {
		t.Error("the computer player reached for nothing")
	}
	if again := h.resumed(tossed); !slices.Equal(again.table.play.past.Origins, h.table.play.past.Origins) {
		t.Error("after a resume the moves come from elsewhere")
	}
	if h.board.synced > 1 {
		t.Errorf("the board was built anew %d times", h.board.synced)
	}
	if h.table.Racing() {
		t.Error("after the snatch the music does not come back")
	}
}

// TestSameThingInOneTick lets two hands touch the same rune: one move holds both claims, and the rules settle it.
func TestSameThingInOneTick(t *testing.T) {
	h := atToss(t, "snatch", games.Person, games.Person)
	before, runes := h.made(), visible(h)
	h.table.notify(ui.IconInfo, "told before", ui.Color{}, ui.Button{Text: "go on"})
	started(h)
	if h.ticks(20); h.table.toast.Text() != "" {
		t.Error("what a toast offers lies under the hands")
	}
	at := h.table.play.timed.Tick()
	h.board.want = Want[toss.Move]{Hands: []games.Chosen[toss.Move]{
		{Seat: 1, Move: claim(1, runes[0], at)}, {Seat: 0, Move: claim(0, runes[0], at)},
		{Seat: 0, Move: claim(0, runes[1], at)},
	}}
	h.ticks(2)
	made := h.table.play.timed.Made()
	if len(made) != 1 || made[0].Move.Claims[0] != runes[0] || made[0].Move.Claims[1] != runes[0] {
		t.Fatalf("made %+v", made)
	}
	if want := h.table.play.shown.view(games.Public); !slices.Equal(h.board.view.Loot(0), want.Loot(0)) ||
		h.made() != before {
		t.Errorf("the board shows %v, and %d moves are made", h.board.view.Loot(0), h.made()-before)
	}
	h.board.want = Want[toss.Move]{Made: true, Seat: 0, Move: claim(0, toss.Destiny, at+2)}
	h.ticks(2)
	if len(h.table.play.timed.Made()) != 1 || h.table.toast.Text() == "" {
		t.Error("a claim against the rules is not refused")
	}
	if h.table.toast.Why.Text != "" {
		t.Errorf("a hand can press %q", h.table.toast.Why.Text)
	}
}

// TestUndecidedHandComesFirst lets a hand touch a rune first, and tells only later whose hand it is. Nothing is settled
// until then, it comes before what others did in between, and nothing is lost of what one seat did in several ticks.
func TestUndecidedHandComesFirst(t *testing.T) {
	h := atToss(t, "snatch", games.Person, games.Person)
	runes := visible(h)
	started(h)
	at := h.table.play.timed.Tick()
	h.board.wants = func(s State) Want[toss.Move] {
		w := Want[toss.Move]{Undecided: s.Tick < at+20}
		add := func(s games.Seat, m toss.Move) { w.Hands = append(w.Hands, games.Chosen[toss.Move]{Seat: s, Move: m}) }
		switch s.Tick {
		case at + 3:
			add(0, claim(0, runes[0], at+3))
			add(0, claim(0, runes[3], at+3)) // a hand does one thing in a tick
		case at + 5:
			add(0, claim(0, runes[1], at+5))
		case at + 7:
			add(0, done)
		case at + 20:
			add(1, claim(1, runes[0], at))
			add(1, claim(1, runes[2], at+22)) // in a later tick
		}
		return w
	}
	for h.table.play.timed.Tick() < at+20 {
		if n := len(h.table.play.timed.Made()); n > 0 {
			t.Fatalf("in tick %d, %d moves are made", h.table.play.timed.Tick(), n)
		}
		h.tick()
	}
	h.ticks(2)
	if n := len(h.table.play.timed.Made()); n != 4 {
		t.Errorf("before the last tick %d moves are made", n)
	}
	h.ticks(2)
	var got []string
	for _, m := range h.table.play.timed.Made() {
		got = append(got, toss.Def.Moves.Text(m.Move))
	}
	want := []toss.Move{
		claim(1, runes[0], at), claim(0, runes[0], at+3), claim(0, runes[1], at+5), done, claim(1, runes[2], at+22),
	}
	for i := range want {
		if i >= len(got) || got[i] != toss.Def.Moves.Text(want[i]) {
			t.Fatalf("move %d is not %s: %v", i, toss.Def.Moves.Text(want[i]), got)
		}
	}
}

// TestComputersReachAsInASimulation compares a snatch among computer players with a simulation that asks all of them in
// each position.
func TestComputersReachAsInASimulation(t *testing.T) {
	h := atToss(t, "snatch", "greedy", "quick", "slow")
	before := h.made()
	p := h.table.play
	core, scratch := toss.Def.Blank(), toss.Def.Blank()
	p.match.Core().CloneInto(core)
	var want []toss.Move
	for toss.Def.Joint(core) {
		var decisions []games.Chosen[toss.Move]
		for _, a := range core.AppendActing(nil) {
			mind := bots.Levels(toss.Def)[map[games.Seat]int{0: 2, 1: 4,
				2: 1}[a.Seat]].New(p.thinkers.Seed + uint64(a.Seat))
			games.Ask(mind, scratch, core, a, p.thinkers.Seed, before+len(want))
			d, _ := mind.Step(1 << 30)
			decisions = append(decisions, games.Chosen[toss.Move]{Seat: a.Seat, Move: d.Move})
		}
		s, m := toss.Def.Join(core, decisions)
		if refusal := core.Apply(s, m); refusal != nil {
			t.Fatal(refusal)
		}
		want = append(want, m)
	}
	h.until("the snatch has ended", func() bool { return h.made() > before })
	claims := func(moves []toss.Move) []toss.Move {
		return slices.DeleteFunc(moves, func(m toss.Move) bool { return m.Kind != toss.Claims })
	}
	var got []toss.Move
	for _, m := range p.match.Made()[before : before+len(want)] {
		got = append(got, m.Move)
	}
	if !slices.Equal(claims(got), claims(want)) || len(claims(want)) == 0 {
		t.Errorf("played\n%v\nnot\n%v", got, want)
	}
}

// TestClockWaitsForThePicture: the clock starts when the throw has been shown, and not before, whatever is pressed.
func TestClockWaitsForThePicture(t *testing.T) {
	h := atToss(t, "snatch", games.Person, "quick")
	h.board.frames = 50
	for n := 50; n > 0; n-- {
		if h.table.play.timed.Running() || h.board.frames != n {
			t.Fatalf("with %d ticks of the picture left it has %d, and the clock runs: %v",
				n, h.board.frames, h.table.play.timed.Running())
		}
		switch n % 3 {
		case 0:
			h.pointer(ui.Press, ui.Pt(700, 400))
		case 1:
			h.pointer(ui.Release, ui.Pt(700, 400))
		default:
			h.input.Pressed = ui.ActionSet(ui.Skip)
		}
		h.tick()
	}
	started(h)
	h.board.frames = 50
	h.pointer(ui.Press, ui.Pt(700, 400))
	h.tick()
	h.input.Pressed = ui.ActionSet(ui.Skip)
	tick := h.table.play.timed.Tick()
	h.tick()
	if h.board.frames != 48 || h.table.play.timed.Tick() != tick+1 {
		t.Errorf("%d ticks are left; from tick %d to %d", h.board.frames, tick, h.table.play.timed.Tick())
	}
}

// TestFirmBoardIsSeen lets a board say that nobody may skip what it shows.
func TestFirmBoardIsSeen(t *testing.T) {
	firm := true
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{0}},
		[]string{games.Person, games.Person}, func(b *bidsBoard) anyBids {
			return firmBids{openBids{b}, &firm}
		})
	h.settle()
	h.board.frames = 30
	h.pointer(ui.Press, ui.Pt(700, 400))
	h.tick()
	h.input.Pressed = ui.ActionSet(ui.Skip)
	h.tick()
	if h.board.frames != 28 || !h.table.Racing() {
		t.Errorf("%d ticks are left; the music steps back: %v", h.board.frames, h.table.Racing())
	}
	firm = false
	h.input.Pressed = ui.ActionSet(ui.Skip)
	h.tick()
	if h.board.frames != 0 {
		t.Errorf("%d ticks are left where one may hurry on", h.board.frames)
	}
}

type firmBids struct {
	openBids
	firm *bool
}

func (b firmBids) Firm() bool { return *b.firm }

// TestInterruptedSnatchBeginsAgain leaves the table in the middle of a snatch in every way there is. The match and its
// record are as before, the board goes back, and no clock runs before somebody is back. Then everything happens again
// from the first tick.
func TestInterruptedSnatchBeginsAgain(t *testing.T) {
	for name, way := range map[string]struct{ leave, back func(h *tossHall) }{
		"the focus is lost": {
			func(h *tossHall) { h.table.Shut() }, func(h *tossHall) { h.input.FocusGained = true },
		},
		"the app goes to the background": {
			func(h *tossHall) { h.table.Shut() }, func(h *tossHall) { h.input.Resume = true },
		},
		"somebody is back, it seems": {
			func(h *tossHall) { h.table.Shut() }, func(h *tossHall) { h.pointer(ui.Press, ui.Pt(700, 400)) },
		},
		"the menu": {func(h *tossHall) { h.tap("table.pause") }, func(h *tossHall) { h.table.Enter(h.root) }},
		"the log":  {func(h *tossHall) { h.tap("table.log") }, func(h *tossHall) { h.tap("log.close") }},
		"a curtain": {func(h *tossHall) {
			h.board.wants = nil
			h.board.want = Want[toss.Move]{Opens: true, Open: 0}
			h.ticks(2)
		}, func(h *tossHall) { h.table.sendAway() }},
	} {
		t.Run(name, func(t *testing.T) {
			h := atToss(t, "snatch", games.Person, "quick", games.Person)
			before, text, events := h.made(), slices.Clone(h.keeper.text), h.table.play.shown.told()
			started(h)
			h.until("the computer player has reached for something", func() bool {
				return len(h.table.play.timed.Made()) > 0
			})
			first := h.table.play.timed.Made()[0]
			synced := h.board.synced
			way.leave(h)
			h.ticks(100)
			if h.table.play.timed.Running() || h.made() != before || !bytes.Equal(h.keeper.text, text) ||
				h.table.play.shown.told() != events {
				t.Fatalf("the clock runs: %v; %d moves", h.table.play.timed.Running(), h.made()-before)
			}
			if h.board.synced == synced ||
				len(h.board.view.Loot(first.Seat)) != len(h.table.play.match.View(games.Public).Loot(first.Seat)) {
				t.Error("the board did not go back")
			}
			way.back(h)
			started(h)
			if got := h.table.play.timed.Tick(); got > 2 {
				t.Errorf("it begins again with tick %d", got)
			}
			h.until("the computer player reaches again", func() bool { return len(h.table.play.timed.Made()) > 0 })
			if again := h.table.play.timed.Made()[0]; again != first {
				t.Errorf("then it does %v, and first it did %v", again, first)
			}
		})
	}
}

// TestKilledInASnatch finds the match as it was when the runes had come to rest.
func TestKilledInASnatch(t *testing.T) {
	h := atToss(t, "snatch", games.Person, "quick")
	before := h.made()
	started(h)
	h.until("somebody has reached for something", func() bool { return len(h.table.play.timed.Made()) > 0 })
	again := h.resumed(tossed)
	if again.made() != before {
		t.Fatalf("%d moves are stored, not %d", again.made(), before)
	}
	started(again)
	again.until("the snatch has ended", func() bool {
		again.board.want = Want[toss.Move]{Made: true, Seat: 0, Move: done}
		return again.made() > before
	})
}

// clockedBids plays bids on a clock: low bids come early. It is for tests in which a move before the phase can be
// undone.
type clockedBids struct{ openBids }

func (clockedBids) Clock(v bids.View) (number, tick int, on bool) {
	return v.Rounds, 0, v.Phase == bids.Bidding
}

func (clockedBids) Tick(m bids.Move) int { return 50 * int(slices.Max(m.Bids[:])) }

// TestUndoByTheClock throws the phase away with the move before it, and makes both again.
func TestUndoByTheClock(t *testing.T) {
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{0}},
		[]string{games.Person, "greedy"}, func(b *bidsBoard) anyBids {
			return clockedBids{openBids{b}}
		})
	h.settle()
	h.wants(0, bids.Move{Kind: 2})
	h.until("the clock runs", func() bool { return h.table.play.timed.Tick() > 10 })
	h.key(ui.Undo)
	if h.made() != 0 || h.table.play.timed.On || h.board.state.Clocked {
		t.Fatalf("%d moves stand, by a clock: %v", h.made(), h.table.play.timed.On)
	}
	h.key(ui.Redo)
	if h.made() != 1 || !h.table.play.timed.On {
		t.Fatalf("after redo %d moves stand", h.made())
	}
	h.until("the clock runs", h.table.play.timed.Running)
	if got := h.table.play.timed.Tick(); got > 2 {
		t.Errorf("it begins with tick %d", got)
	}
	h.until("the bid is made", func() bool { return h.made() == 2 })
	if _, ok := h.table.play.undoTo(); ok {
		t.Error("what hands did by the clock can be undone")
	}
}

// TestGhostRace runs alone behind the own curtain. The clock waits for the curtain, a closed curtain begins the run
// again, and the run is stored in one write. A computer player's run takes the time of a turn, and shows nothing.
func TestGhostRace(t *testing.T) {
	h := atToss(t, "ghost", games.Person, "quick", games.Person)
	before, writes, runes := h.made(), h.keeper.writes, visible(h)
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 0 })
	h.ticks(200)
	if h.table.play.timed.Started() {
		t.Fatal("the clock runs before the curtain is open")
	}
	open := func(s games.Seat) {
		h.t.Helper()
		h.until("the curtain falls", func() bool { return h.table.eyes.Seat == s })
		h.ticks(30)
		h.hold("curtain.open", curtain.HoldTicks+5)
		if h.table.recap.Open {
			h.ticks(50)
			if h.table.play.timed.Started() {
				t.Fatal("the clock runs while the recap is read")
			}
			h.tap("recap.close")
		}
		started(h)
	}
	open(0)
	h.wants(0, claim(0, runes[0], h.table.play.timed.Tick()))
	h.tick()
	if h.table.eyes.Seat != 0 || len(h.table.play.timed.Made()) != 1 {
		t.Fatalf("after a claim the curtain is that of %d, %d claims", h.table.eyes.Seat,
			len(h.table.play.timed.Made()))
	}
	h.table.Shut()
	h.tick()
	if h.table.play.timed.Running() || h.made() != before || h.board.view.Reader() != games.Public {
		t.Fatal("with the curtain shut the run goes on")
	}
	open(0)
	at := h.table.play.timed.Tick()
	h.wants(0, claim(0, runes[1], at))
	h.wants(0, done)
	h.until("the run has ended", func() bool { return h.made() > before })
	if h.made() != before+2 || h.keeper.writes != writes+1 || h.table.eyes.Seat >= 0 {
		t.Fatalf("%d moves in %d writes, curtain of %d", h.made()-before, h.keeper.writes-writes, h.table.eyes.Seat)
	}
	h.until("what happened is shown", h.board.Shown)
	told := len(h.board.told)
	ticks := 0
	for ; h.keeper.writes == writes+1; ticks++ {
		if h.table.play.timed.Running() || len(h.board.told) != told {
			t.Fatal("the computer player's run is seen")
		}
		h.tick()
	}
	if ticks < thinkers.TurnWindow || ticks > thinkers.TurnWindow+2 || h.made() < before+5 {
		t.Errorf("the computer player's run took %d ticks, %d moves", ticks, h.made()-before-2)
	}
}

// TestAnOwnRunIsNotCounted takes one rune in an own run, or three. Until the playback the log is the same, with the
// same numbers; afterwards its numbers are the record's.
func TestAnOwnRunIsNotCounted(t *testing.T) {
	var logs [2][]chronicle.Line
	for i, n := range []int{1, 3} {
		h := atToss(t, "ghost", games.Person, "quick", "slow")
		before, runes := h.made(), visible(h)
		started(h)
		for _, r := range runes[:n] {
			h.wants(0, claim(0, r, h.table.play.timed.Tick()))
			h.tick()
		}
		h.wants(0, done)
		h.until("the run has ended", func() bool { return h.made() > before })
		if h.made() != before+n+1 {
			t.Fatalf("a run that takes %d is %d moves", n, h.made()-before)
		}
		h.table.openedLog()
		for _, l := range h.table.chronicle.Lines {
			logs[i] = append(logs[i], chronicle.Line{Move: l.Move, Phrase: l.Phrase})
		}
		h.until("the runs are played back", func() bool { return h.table.play.public.Phase() != toss.RunPhase })
		h.table.openedLog()
		lines, told := h.table.chronicle.Lines, h.table.play.match.Told()
		if last := lines[len(lines)-1]; last.Move != told[last.Told].Move || last.Move < before+n+3 {
			t.Errorf("after %d moves the log ends with number %d", h.made(), last.Move)
		}
	}
	if !reflect.DeepEqual(logs[0], logs[1]) || len(logs[0]) == 0 {
		t.Errorf("after one rune the log is\n%v and after three\n%v", logs[0], logs[1])
	}
}

// TestNothingHiddenShowsByTheClock exchanges the runes that lie face down: a whole snatch must be the same, tick by
// tick.
func TestNothingHiddenShowsByTheClock(t *testing.T) {
	drivers := []string{games.Person, "quick", "random", "slow"}
	f := fall(t, "snatch", len(drivers))
	var seen [2][]string
	for i, deal := range []uint64{0, 7} {
		kind := tossKind
		kind.Def = gamestest.Dealt(toss.Def, f.moves, games.Public, deal)
		h := newHallOf(t, &kind, f.setup, drivers, tossed)
		h.board.wants = func(s State) (w Want[toss.Move]) {
			if s.Tick == 300 {
				w = Want[toss.Move]{Made: true, Seat: 0, Move: done}
			}
			return w
		}
		for h.made() == 0 {
			seen[i] = append(seen[i], h.seen())
			h.tick()
		}
	}
	if len(seen[0]) < 300 || !slices.Equal(seen[0], seen[1]) {
		t.Errorf("what is seen in %d and %d ticks differs", len(seen[0]), len(seen[1]))
	}
}

// TestGhostRaceOfTheOnlyPerson: the only person needs no curtain for a run.
func TestGhostRaceOfTheOnlyPerson(t *testing.T) {
	h := atToss(t, "ghost", games.Person, "quick", "slow")
	started(h)
	if h.table.eyes.Seat >= 0 {
		t.Error("there is a curtain")
	}
	h.until("the run has ended", func() bool {
		h.board.want = Want[toss.Move]{Made: true, Seat: 0, Move: done}
		return h.made() > 0
	})
}

// TestClockAllocatesNothing counts the allocations of a tick in which no hand does anything.
func TestClockAllocatesNothing(t *testing.T) {
	h := atToss(t, "snatch", games.Person, games.Person)
	started(h)
	h.ticks(100)
	if n := allocs.Least(200, h.tick); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
}
