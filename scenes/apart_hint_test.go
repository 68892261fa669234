//go:build !js

package scenes

import (
	"encoding/json"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// hinted waits until the table has said what a hint told, and returns it.
func (g *guest) hinted() string {
	g.t.Helper()
	for range 200 {
		g.tick()
		if toast, ok := g.report().State["toast"].(string); ok {
			return toast
		}
	}
	g.t.Fatalf("no hint comes: %+v", g.report().State)
	return ""
}

// TestAGuestIsGivenHints asks for hints in a room of each game, at whole tables and on phones that show a hand. Each
// says something, and one asked for again says something else.
func TestAGuestIsGivenHints(t *testing.T) {
	for _, party := range roomstest.Parties {
		for _, phone := range []bool{false, true} {
			p := newParty(t, party.Game, party.Options, 7, games.Person, games.Person)
			if phone {
				p.inHand(ui.Sz(412, 915))
			}
			g := p.onTurn()
			g.hand.most = -1
			p.rest()
			var sent *games.Hint
			p.host.Hinted = func(hint *games.Hint) { sent = hint }
			ask := func() {
				if !g.alone() && !g.can("table.hand") {
					g.tap("table.hint")
					return
				}
				menu := g.menu()
				if menu.Hint == nil {
					t.Fatalf("%s: the menu of a phone leads to no hint", party.Name)
				}
				menu.Hint()
			}
			ask()
			first := g.hinted()
			if party.Game == "toss" { // boards propose no throws, at home neither
				if sent == nil || first != g.stage.Text("table.hint.none") {
					t.Errorf("a throw %+v is told as %q", sent, first)
				}
				continue
			}
			if sent == nil || first == g.stage.Text("table.hint.none") || first == g.stage.Text("table.room.no-hint") {
				t.Fatalf("%s: %+v is told as %q", party.Name, sent, first)
			}
			sent = nil
			for n := 0; n < 60 && !phone && !g.can("table.hint"); n++ {
				g.tick()
			}
			ask()
			if again := g.hinted(); sent != nil || again == "" {
				t.Errorf("%s: asked for again, the host is asked for %+v, and it says %q", party.Name, sent, again)
			}
		}
	}
}

// TestAHostCannotHintNonsense changes hints before they are sent. The table says that it has none, and goes on.
func TestAHostCannotHintNonsense(t *testing.T) {
	for what, spoil := range map[string]func(h *games.Hint){
		"no move":        func(h *games.Hint) { h.Move = "" },
		"a long move":    func(h *games.Hint) { h.Move = string(make([]byte, 4000)) },
		"another's move": func(h *games.Hint) { h.Move = "token 3 3" },
		"no event":       func(h *games.Hint) { h.Does = []json.RawMessage{[]byte(`{"Nothing":{}}`)} },
		"many events":    func(h *games.Hint) { h.Does = make([]json.RawMessage, 1000) },
		"a far seat":     func(h *games.Hint) { h.Why = []games.Reason{{Seat: 99, Part: "runes"}} },
		"a low seat":     func(h *games.Hint) { h.Why = []games.Reason{{Seat: -3, Part: "runes"}} },
		"a vast amount":  func(h *games.Hint) { h.Why = []games.Reason{{Part: "runes", Amount: 1 << 60}} },
		"many reasons":   func(h *games.Hint) { h.Why = make([]games.Reason, 1000) },
	} {
		p := newParty(t, "masters", nil, 3, games.Person, games.Person)
		g := p.onTurn()
		p.rest()
		p.host.Hinted = spoil
		g.tap("table.hint")
		if got := g.hinted(); got != g.stage.Text("table.room.no-hint") {
			t.Errorf("%s: it says %q", what, got)
		}
	}
}

// TestAHintThatComesTooLateIsNotSaid cuts the line while a hint is looked for, and lets the match go on meanwhile.
func TestAHintThatComesTooLateIsNotSaid(t *testing.T) {
	p := newParty(t, "masters", nil, 3, games.Person, games.Person)
	g := p.onTurn()
	p.rest()
	g.tap("table.hint")
	g.tickUnheard()
	p.host.Cut()
	if got := g.hinted(); got != g.stage.Text("table.room.no-hint") {
		t.Errorf("after a cut it says %q", got)
	}
}
