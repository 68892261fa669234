//go:build !js

package scenes

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// masterParty returns a room of Rune Masters with two persons who have made a move each, and one who watches; first and
// last are the tables of the first and the last move.
func masterParty(t *testing.T) (p *party, first, last *guest) {
	t.Helper()
	p = newParty(t, "masters", nil, 3, games.Person, games.Person)
	for _, g := range p.guests {
		g.stage.Settings = stage.Obvious.Set(g.stage.Settings, false)
	}
	first = p.moves(1)
	for last = first; last == first; {
		last = p.moves(1)
	}
	return p, first, last
}

// TestUndoByConsentAtTablesApart takes back a move after another person has moved: that person is asked, refuses, is
// asked again and agrees. All tables go back.
func TestUndoByConsentAtTablesApart(t *testing.T) {
	p, first, last := masterParty(t)
	watcher := p.guests[2]
	steps, moves := p.host.Room().Steps(), p.host.Room().Moves()
	if watcher.can("table.undo") || watcher.can("table.hint") {
		t.Error("who watches can undo, or ask for a hint")
	}
	first.tap("table.undo")
	p.rest()
	if p.host.Room().Steps() != steps || !first.can("table.consent.no") || first.can("table.consent.yes") ||
		!last.can("table.consent.yes") || watcher.can("table.consent.no") {
		t.Fatalf("%d steps; who asked: %v; who is asked: %v", p.host.Room().Steps()-steps, first.report().Targets,
			last.report().Targets)
	}
	last.tap("table.consent.no")
	for range 20 {
		first.tick()
	}
	if got := first.report().State["toast"]; got != "Not everybody agrees." || first.can("table.consent.no") {
		t.Errorf("who asked is told %v", got)
	}
	p.rest()
	if last.can("table.consent.yes") || last.report().State["toast"] != nil {
		t.Error("what was refused is still asked, or who refused is told of it")
	}
	first.tap("table.undo")
	p.rest()
	first.tap("table.consent.no") // never mind
	p.rest()
	if first.report().State["toast"] != nil || last.can("table.consent.yes") {
		t.Errorf("after it was taken back: %v", first.report().State["toast"])
	}
	first.tap("table.undo")
	p.rest()
	last.tap("table.consent.yes")
	p.rest()
	if p.host.Room().Steps() != steps+1 || p.host.Room().Moves() >= moves {
		t.Fatalf("%d steps, %d moves of %d", p.host.Room().Steps()-steps, p.host.Room().Moves(), moves)
	}
	for _, g := range p.guests {
		if g.report().State["moves"] != p.host.Room().Moves() || g.line() != "" {
			t.Errorf("seat %d has %v moves, and says %q", g.seat, g.report().State["moves"], g.line())
		}
	}
}

// TestAFreeUndoAtTablesApart takes back one's own last move, which told nobody anything: nobody is asked.
func TestAFreeUndoAtTablesApart(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	g := p.moves(1)
	g.tap("table.undo")
	p.rest()
	if p.host.Room().Moves() != 0 || p.host.Room().Steps() != 2 {
		t.Errorf("%d moves after %d steps", p.host.Room().Moves(), p.host.Room().Steps())
	}
}

// TestAMatchEndsByConsentAtTablesApart has all agree to end a match: every table says so, shows no results, and leads
// out.
func TestAMatchEndsByConsentAtTablesApart(t *testing.T) {
	p, first, last := masterParty(t)
	watcher := p.guests[2]
	if m := watcher.menu(); m.End != nil || m.Resign != nil {
		t.Error("who watches can end the match, or give it up")
	}
	first.menu().End()
	p.rest()
	last.tap("table.consent.yes")
	p.rest()
	for _, g := range p.guests {
		if g.line() != "table.room.agreed" || len(g.outcomes) > 0 || !g.can("table.confirm") || g.report().Busy {
			t.Errorf("seat %d: it says %q, %d results, busy: %v", g.seat, g.line(), len(g.outcomes), g.report().Busy)
		}
		g.tap("table.confirm")
		g.tick()
		if changes := g.stage.Changes(); len(changes) != 1 || changes[0].Kind != stage.PopScene {
			t.Errorf("seat %d: %v", g.seat, changes)
		}
	}
}

// TestAFullRoomIsSaidAtEveryTable fills a room during a computer player's turn: every table says so, in passing and for
// as long as it lasts, whether it was there already or comes later.
func TestAFullRoomIsSaidAtEveryTable(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	p.rest()
	p.host.Full = true
	p.host.Cut() // the devices are told when they are back
	said := map[*guest]any{}
	for range 200 {
		for _, g := range p.guests {
			g.tick()
			if toast := g.report().State["toast"]; toast != nil {
				said[g] = toast
			}
		}
	}
	p.rest()
	for _, g := range p.guests {
		if g.line() != "table.room.full" || said[g] != g.stage.Text("room.refusal.full") ||
			g.told("turn") != g.stage.Text("table.room.full") {
			t.Errorf("seat %d: it says %q, %v, and reads %q", g.seat, g.line(), said[g], g.told("turn"))
		}
		if g.report().State["toast"] != nil {
			t.Error("it is said in passing without end")
		}
	}
}

// TestWhoIsNoLongerInTheRoomIsTold has the host refuse all devices for good: every table says that it is no longer in
// the room, and once why.
func TestWhoIsNoLongerInTheRoomIsTold(t *testing.T) {
	for _, why := range []string{"room.refusal.no-such-room", "room.refusal.unreadable"} {
		t.Run(why, func(t *testing.T) { refusedForGood(t, why) })
	}
}

func refusedForGood(t *testing.T, why string) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	p.rest()
	p.host.Refuse(why)
	for _, g := range p.guests {
		toasts, before := 0, any(nil)
		for range 400 {
			g.tick()
			toast := g.report().State["toast"]
			if toast != nil && before == nil {
				toasts++
				if toast != g.stage.Text(why) {
					t.Errorf("seat %d is told %q", g.seat, toast)
				}
			}
			before = toast
		}
		if toasts != 1 || before != nil {
			t.Errorf("seat %d is told %d times why, and at last %v", g.seat, toasts, before)
		}
		if g.line() != "table.room.shut" || g.told("turn") != g.stage.Text("table.room.shut") {
			t.Errorf("seat %d: it says %q, and reads %q", g.seat, g.line(), g.told("turn"))
		}
	}
}

// TestWhatNeedsACoreIsNotOfferedApart opens the menu: what only the host can do with the rules core of the match is not
// there.
func TestWhatNeedsACoreIsNotOfferedApart(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	g := p.onTurn()
	p.rest()
	g.tap("table.pause")
	if len(g.paused) != 1 || g.paused[0].Sitting != nil || g.paused[0].Room == nil || g.paused[0].Reset != nil ||
		g.paused[0].Redo != nil || g.paused[0].Hint != nil {
		t.Errorf("the menu: %+v", g.paused)
	}
}

func (g *guest) menu() table.Menu {
	g.t.Helper()
	g.tap("table.pause")
	g.tick()
	return g.paused[len(g.paused)-1]
}

// told returns what a table has read out under an id.
func (g *guest) told(id string) string {
	h := stage.NewHeard(g.root, g.stage.Book)
	g.scene.(interface{ Hear(*stage.Heard) }).Hear(h)
	for _, l := range h.Live {
		if l.ID == id {
			return l.Text
		}
	}
	return ""
}

// TestAMatchIsGivenUpAtTheTable gives up a match of three: a computer player takes over the seat, and the person
// watches. When a second person gives up, the match is over, and every table says who is left. A third try is refused
// with a sentence.
func TestAMatchIsGivenUpAtTheTable(t *testing.T) {
	p := newParty(t, "ritual", nil, 3, games.Person, games.Person, games.Person)
	one, two := p.guests[0], p.guests[1]
	p.rest()
	late := two.menu()
	one.menu().Resign()
	p.rest()
	state := p.host.Room().State(games.Public)
	if s := state.Seats[0]; !s.Resigned || s.Driver == games.Person || state.End != nil {
		t.Fatalf("after the first: %+v, %+v", s, state.End)
	}
	if m := one.menu(); m.End != nil || m.Resign != nil || one.line() != "" {
		t.Errorf("who gave up can do it again; the table says %q", one.line())
	}
	late.Resign()
	p.rest()
	if end := p.host.Room().End(); end == nil || end.Why != room.ByResigning {
		t.Fatalf("after the second: %+v", end)
	}
	for _, g := range p.guests {
		if g.line() != "table.room.resigned" || g.told("turn") != "Cleo has won: the match was given up." {
			t.Errorf("seat %d: it says %q, %q", g.seat, g.line(), g.told("turn"))
		}
	}
	late.End()
	for range 20 {
		two.tick()
	}
	if got := two.report().State["toast"]; got != two.stage.Text("room.refusal.ended") {
		t.Errorf("to end what is over says %v", got)
	}
}
