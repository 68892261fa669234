//go:build !js

package scenes

import (
	"slices"
	"testing"
	"time"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/mixer"
	"runehall/internal/rooms/away"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// called is a phone in a room, and what was done to call its person.
type called struct {
	*driver
	hidden  bool
	summons []string
	buzzes  int
	turns   int // how often the sound of a turn was heard
	dials   int
	asked   int // how often the person was asked for notices
	notices string
}

// joins opens the link that was copied last on a phone, and takes a seat.
func (h *hostess) joins() *called {
	h.t.Helper()
	c := &called{notices: "asks"}
	config := Config{Lang: "en", Open: []byte(h.copied),
		Dial:   func(at string, wake func()) away.Line { c.dials++; return h.Dial(at, wake) },
		Hidden: func() bool { return c.hidden }, Buzz: func() { c.buzzes++ },
		Summon:  func(words string) { c.summons = append(c.summons, words) },
		Notices: func() string { return c.notices }, AskNotices: func() { c.asked++ },
		OnCue: func(cue mixer.Cue) {
			if cue.Effect == sound.Turn {
				c.turns++
			}
		}}
	c.driver = launch(h.t, ui.Sz(412, 915), config)
	c.tap("join.sit")
	c.settle()
	c.want("table")
	return c
}

// plays makes moves by chance until the turn is over.
func (c *called) plays() {
	c.t.Helper()
	chance := games.NewChance(3, 9)
	client := c.app.stage.Room
	for n := 0; client.State().Calls(); c.settle() {
		st := client.State()
		if n++; n > 40 {
			c.t.Fatalf("it is still the turn of seat %d: %+v", st.Reader, st)
		}
		move := roomstest.Choosers[st.Game](c.t, st, &chance)
		client.Do(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move}, func(a away.Answer) {
			if !a.Done {
				c.t.Errorf("%s is not done: %s", move, a.Reason)
			}
		})
	}
}

// unseen lets the program take in what has come although nothing is drawn, until so.
func (c *called) unseen(what string, so func() bool) {
	c.t.Helper()
	for range 1000 {
		c.app.wake()
		time.Sleep(time.Millisecond)
		c.app.ticking.Lock()
		done := so()
		c.app.ticking.Unlock()
		if done {
			return
		}
	}
	c.t.Fatalf("out of sight it is never so: %s", what)
}

// TestYourTurnCalls plays with two phones, of which one is out of sight. Its person must be called when their turn
// begins, by words, vibration and a sound, although no tick comes; in sight the table sounds by itself. What calls goes
// with the turn. Whoever has just sat down is not called aloud, and whoever watches never is.
func TestYourTurnCalls(t *testing.T) {
	h := newHostess(t)
	shared := h.invites(ui.Sz(1440, 900))
	shared.tap("room.copy")
	first := h.joins()
	if !slices.Equal(first.summons, []string{"Your turn"}) || first.buzzes > 0 {
		t.Errorf("who has just sat down is called by %q, and %d times aloud", first.summons, first.buzzes)
	}
	second := h.joins()
	if len(second.summons) > 0 {
		t.Errorf("it is the turn of the other, and %q is said", second.summons)
	}
	second.settle()
	second.app.mixer.Away(true)
	second.hidden = true
	before := second.app.ticks
	first.plays()
	if want := []string{"Your turn", ""}; !slices.Equal(first.summons, want) {
		t.Errorf("after the turn: %q, want %q", first.summons, want)
	}
	second.unseen("called", func() bool { return len(second.summons) > 0 })
	if !slices.Equal(second.summons, []string{"Your turn"}) || second.buzzes != 1 || second.turns != 1 ||
		second.app.ticks != before {
		t.Errorf("called by %q, %d times by vibrating and %d times by sound, in %d ticks", second.summons,
			second.buzzes, second.turns, second.app.ticks-before)
	}
	h.Cut() // what is not known takes nothing back
	second.unseen("without a line", func() bool { return second.app.stage.Room.Status() == away.Away })
	second.hidden = false
	second.app.mixer.Away(false)
	second.app.Check()
	second.settle()
	second.plays()
	if want := []string{"Your turn", ""}; !slices.Equal(second.summons, want) || second.buzzes != 1 {
		t.Errorf("called by %q, and %d times by vibrating", second.summons, second.buzzes)
	}
	first.app.Check() // its line was cut too, which it finds out first
	first.tick()
	first.tick()
	first.settle()
	if first.buzzes != 1 || first.turns < 2 {
		t.Errorf("in sight it vibrates %d times, and sounds %d times", first.buzzes, first.turns)
	}
	if shared.settle(); shared.app.calls.mine {
		t.Error("the screen that all share is called")
	}
}

// TestALineIsLookedAtAfterSleep has a phone without a line come to itself again and again: each time it must dial at
// once, and not wait for the rest of the pause.
func TestALineIsLookedAtAfterSleep(t *testing.T) {
	h := newHostess(t)
	h.invites(ui.Sz(1440, 900)).tap("room.copy")
	phone := h.joins()
	h.Down = true
	h.Cut()
	phone.tick()
	for range 5 { // until a pause lasts seconds
		phone.app.Check()
		phone.tick()
	}
	dials := phone.dials
	for range 20 {
		phone.app.Resume()
		phone.tick()
	}
	if got := phone.dials - dials; got != 20 {
		t.Errorf("it has dialled %d times of 20", got)
	}
}

// TestNoticesAreOfferedWhereItTakesLong opens the menu of a table in rooms with several clocks. Only with one of an
// hour or more the person is offered to be called by notices, and the system asks only when that is pressed.
func TestNoticesAreOfferedWhereItTakesLong(t *testing.T) {
	h := newHostess(t)
	h.invites(ui.Sz(1440, 900)).tap("room.copy")
	phone := h.joins()
	offers := func() bool {
		phone.tap("table.pause")
		phone.want("pause")
		return len(phone.names("pause.notices")) > 0
	}
	for _, seconds := range []int{0, 60, 3600} {
		if err := h.Do(room.Deed{Do: room.DoClock, Seconds: seconds}); seconds > 0 && err != nil {
			t.Fatal(err)
		}
		if offers() != (seconds == 3600) {
			t.Errorf("with a clock of %d seconds notices are offered: %v", seconds, seconds < 3600)
		}
		if seconds < 3600 {
			phone.tap("pause.continue")
		}
	}
	if phone.asked > 0 {
		t.Error("the person is asked without a press")
	}
	phone.focusOn("pause.notices")
	phone.key(ui.Confirm)
	if phone.want("table"); phone.asked != 1 {
		t.Errorf("the person is asked %d times", phone.asked)
	}
	phone.notices = "yes"
	if offers() {
		t.Error("what is allowed is asked for again")
	}
}

// TestTheTurnIsReadOutAtOnce hears both tables of a room: the turn must interrupt at the device whose turn it is, and
// only there.
func TestTheTurnIsReadOutAtOnce(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	on := p.onTurn()
	for _, g := range p.guests {
		heard := stage.NewHeard(g.root, g.stage.Book)
		g.scene.(stage.Hearing).Hear(heard)
		i := slices.IndexFunc(heard.Live, func(l stage.Live) bool { return l.ID == "turn" })
		if i < 0 || heard.Live[i].Urgent != (g == on) {
			t.Errorf("seat %d: it is the turn of seat %d, and read out is %+v", g.seat, on.seat, heard.Live)
		}
	}
}

// TestClosingTheWindowAsks closes the window of a program that is the host of others. It must ask as the button does,
// and end only then; where nobody has come the window closes by itself.
func TestClosingTheWindowAsks(t *testing.T) {
	h := newHostess(t)
	config := h.config()
	config.Desktop = true
	d := launch(t, ui.Sz(1440, 900), config)
	var handled []bool
	cross := false
	d.app.closing.handle = func(on bool) { handled = append(handled, on) }
	d.app.closing.closes = func() (now bool) { now, cross = cross, false; return now }
	d.tap("title.game.masters")
	d.focusOn("setup.seat.1.person")
	d.key(ui.Confirm)
	d.focusOn("setup.invite")
	d.key(ui.Confirm)
	d.settle()
	d.tap("room.copy")
	if cross = true; len(handled) > 0 {
		t.Errorf("nobody has come, and closing is %v", handled)
	}
	d.tick()
	d.want("invite")
	cross = false
	h.joins()
	if d.settle(); !slices.Equal(handled, []bool{true}) {
		t.Fatalf("somebody has come, and closing is %v", handled)
	}
	close := func() {
		cross = true
		d.settle()
		if d.want("closing"); d.line.State["overlay"] != "dialog" {
			t.Fatalf("nothing is asked: %v", d.line.State)
		}
	}
	close()
	cross = true // again, while it asks
	d.tick()
	d.tap("dialog.cancel")
	d.settle()
	if d.want("invite"); d.app.quit {
		t.Error("it ends although nobody wants that")
	}
	close()
	if d.tap("dialog.ok"); !d.app.quit {
		t.Error("it does not end")
	}
}
