package table

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

type marketMirror struct {
	*mirror[market.Move, market.Event, market.View]
}

func (marketMirror) Private(v market.View, s games.Seat) bool {
	return v.Phase() == market.TurnPhase && v.OnTurn() == s
}

// TestCurtainStaysForTheNextMove plays Rune Market between two persons. A curtain stays open while its seat has to go
// on. It goes as soon as another seat must act, or a move is forced, which everybody sees. On a phone the line of the
// recap goes with the first move.
func TestCurtainStaysForTheNextMove(t *testing.T) {
	for _, size := range []ui.Size{{W: 1280, H: 720}, {W: 412, H: 915}} {
		curtainStays(t, size)
	}
}

func curtainStays(t *testing.T, size ui.Size) {
	kind := Kind[*market.Game, market.Move, market.Event, market.View]{
		Def: market.Def, Levels: bots.Ladder(market.Def), Former: bots.Former(market.Def),
	}
	h := newHallOf(t, &kind, games.Setup{Seats: 2, Seed: 7, Starts: []games.Seat{0}},
		[]string{games.Person, games.Person},
		func(b *mirror[market.Move, market.Event, market.View]) Board[market.Move, market.Event, market.View] {
			return marketMirror{b}
		})
	mind := bots.Levels(market.Def)[1].New(3)
	h.size = size
	area := ui.Rect{W: size.W, H: size.H}
	h.table.Layout(area, area)
	stayed, left, lines := 0, 0, 0
	for h.made() < 60 && !h.table.play.over() {
		h.settle()
		seat := h.table.play.must()
		if private := h.table.private() == seat; private && !h.table.eyes.Open {
			h.until("the curtain falls", func() bool { return h.table.eyes.Seat == seat })
			h.tick()
			h.hold("curtain.open", curtain.HoldTicks+5)
			if !h.table.recap.Folded {
				h.closeRecap()
			}
		}
		core := h.table.play.shown.core()
		games.Ask(mind, market.Def.Blank(), core, games.Acting{Seat: seat, Must: true}, 3, h.made())
		d, ok := mind.Step(1 << 20)
		if !ok {
			t.Fatal("the player does not decide")
		}
		m := d.Move
		open, before := h.table.eyes.Open, h.made()
		if h.table.recap.Open {
			lines++
		}
		h.wants(seat, m)
		if h.made() == before {
			t.Fatalf("move %v of seat %d is not made", m, seat)
		}
		goes := h.table.private() == seat
		switch {
		case open && goes:
			stayed++
			if h.table.recap.Open {
				t.Fatalf("at %v the recap stays after %v", size, m)
			}
			if !h.table.eyes.Open || h.table.eyes.Seat != seat || h.board.view.Reader() != seat {
				t.Fatalf("after %v seat %d must open its curtain again", m, seat)
			}
		case open:
			left++
			if h.table.eyes.Seat == seat || h.board.view.Reader() == seat {
				t.Fatalf("after %v, when seat %d must act, the board still shows what seat %d sees",
					m, h.table.play.must(), seat)
			}
		}
	}
	if phone := size.Portrait(); stayed < 5 || left < 5 || phone != (lines > 3) {
		t.Errorf("at %v a curtain stayed %d times and left %d times, and the line of a recap stood there %d times",
			size, stayed, left, lines)
	}
}
