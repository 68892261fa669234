package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTwoFillAWideTable looks at wide screens with two seats: nobody sits at the other side of the stall, so the stall
// has that room too.
func TestTwoFillAWideTable(t *testing.T) {
	for _, s := range boardtest.Screens {
		if s.W < 1.3*s.H || s.H < 700 {
			continue
		}
		r := newRig(newMatch(t, 2, nil, 3), s, 0)
		r.Settle()
		p, field := &r.Board.places, r.Board.Given.Frame.Field
		if in := ui.Bounding(p.stall, p.deck, p.heap); in.Center().X < field.X+.55*field.W ||
			in.Right() > field.Right() {
			t.Errorf("at %vx%v the stall and its piles are at %v of %v", s.W, s.H, in, field)
		}
	}
}

// TestTheLineSaysWhatIsMeant chooses each card in many positions. The line says that a store can be laid only where it
// can, and what a duel is for as soon as it is clear whom it hits.
func TestTheLineSaysWhatIsMeant(t *testing.T) {
	lines := map[string]int{}
	for seed := range uint64(30) {
		m := newMatch(t, 2, nil, seed)
		for range 150 {
			m.Random()
			v := m.Play.View(0)
			if v.Phase() != rules.TurnPhase || v.OnTurn() != 0 {
				continue
			}
			r := newRig(m, boardtest.Screens[7], 0)
			r.Settle()
			b := r.Board
			for _, c := range v.Hand(0).Cards() {
				b.Sel = selection{cards: rules.SetOf(c)}
				b.Given.Note(true)
				b.Freshen()
				lays, duel := false, b.player.now.doing.kind == rules.Duel && b.player.now.ready
				for _, o := range b.player.now.offers {
					lays = lays || o.kind == rules.Lay || o.kind == rules.LayJoin
				}
				what, want := "", ""
				switch {
				case duel:
					what, want = "duel", b.words.say("ask.duel-for", number("n", int(c)), named("other", 1))
				case c.Number(), c == rules.Thief, len(b.Sel.cards.Cards()) == 0, b.player.now.mode != choosing,
					b.player.now.told && b.player.now.ready:
					continue
				case lays:
					what, want = "lays", b.words.say("card.store.line")
				default:
					what, want = "takes", b.words.say("card.store.take")
				}
				lines[what]++
				if b.words.line != want {
					t.Fatalf("seed %d: with %v the line says %q, not %q", seed, c, b.words.line, want)
				}
			}
		}
	}
	for _, what := range []string{"duel", "lays", "takes"} {
		if lines[what] == 0 {
			t.Errorf("nobody meets %s: %v", what, lines)
		}
	}
}

// TestTheRobbedLightsUp steals runes and cards: the seat that is robbed lights up.
func TestTheRobbedLightsUp(t *testing.T) {
	for name, steps := range map[string][]step{
		"rune": steps(rules.RuneTaken{Seat: 1, From: 0, Colour: rules.Red, Store: rules.Loose}, rules.View{}),
		"card": stolen(step{}, cardAt(2, 0), cardAt(1, 0)),
	} {
		from := map[string]thing{"rune": chipOf(0), "card": chipOf(2)}[name]
		m, seen := model{}, false
		for _, s := range steps[:3] {
			if s.Start != nil {
				s.Start(&m)
			}
		}
		for _, f := range m.flashes.All {
			seen = seen || f.kind == flashRobbed && f.at == from
		}
		if !seen {
			t.Errorf("%s: only these light up: %v", name, m.flashes.All)
		}
	}
}
