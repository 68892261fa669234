//go:build !js

package scenes

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// keyed presses keys at a table while its host hears nothing.
func (g *guest) keyed(in ui.Input) {
	g.t.Helper()
	in.Device = ui.KeyDevice
	g.input = in
	g.tickUnheard()
	g.input = ui.Input{Device: ui.KeyDevice}
	g.tickUnheard()
}

// touched taps a point of a table while its host hears nothing.
func (g *guest) touched(at ui.Point) {
	g.t.Helper()
	for _, phase := range []ui.Phase{ui.Press, ui.Release} {
		g.input = ui.Input{Device: ui.TouchDevice,
			Pointers: []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}}
		g.tickUnheard()
	}
}

// TestWhatWasChosenStaysWhileItIsOnItsWay chooses a card by the board's own keys and confirms the draft, but the host
// hears of it late. Until then the draft stays where it was and no button or key does anything; then it becomes the
// move.
func TestWhatWasChosenStaysWhileItIsOnItsWay(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	p.rest()
	g := p.guests[0]
	if !roomstest.Must(g.client.State()) {
		g = p.guests[1]
	}
	enter := ui.Input{Pressed: ui.ActionSet(ui.Confirm), Held: ui.ActionSet(ui.Confirm)}
	g.keyed(ui.Input{Runes: []rune{'1'}})
	if g.report().State["masters.draft"] != true || g.report().State["draft"] != true {
		t.Fatalf("no draft: %v", g.report().State)
	}
	g.keyed(enter)
	for range 30 {
		g.keyed(enter)
		g.keyed(ui.Input{Pressed: ui.ActionSet(ui.Undo), Held: ui.ActionSet(ui.Undo)})
		g.keyed(ui.Input{Runes: []rune{'1'}})
		for _, name := range []string{"table.confirm", "masters.card.1", "masters.turn-right"} {
			if at, ok := g.report().Targets[name]; ok {
				g.touched(at.Center())
			}
		}
		st := g.report().State
		if g.can("table.confirm") {
			t.Fatal("the golden button can be pressed once more")
		}
		if st["room"] != "table.room.sent" || st["masters.draft"] != true || st["moves"] != 0 {
			t.Fatalf("on its way: %v", st)
		}
	}
	p.rest()
	if st := g.report().State; st["room"] != "" || st["masters.draft"] != false || st["moves"] != 1 ||
		p.host.Deeds != 3 || p.host.Refused != 0 {
		t.Errorf("%d deeds, %d refused; the table: %v", p.host.Deeds, p.host.Refused, st)
	}
}
