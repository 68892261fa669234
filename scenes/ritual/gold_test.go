package ritual

import (
	"slices"
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// leavesOut are the moves that give something up.
var leavesOut = []rules.MoveKind{rules.Pass, rules.Decline, rules.Forgo, rules.SkipNext, rules.SkipNow, rules.PutOut}

// TestGoldIsTheNextStep goes through all decisions of matches, as each seat that may act sees them, with nothing
// chosen, with every tile and with every ritual. What is golden and can be pressed is a legal move, and gives nothing
// up, save for a chosen ritual that can do nothing else, and for drawing no ritual. No two buttons say or do the same,
// and all of them can be pressed.
func TestGoldIsTheNextStep(t *testing.T) {
	golden, buttons, dull, leaves := map[rules.MoveKind]int{}, 0, 0, 0
	for seed := range uint64(3) {
		m := newMatch(t, 2+int(seed%3), []string{"adventurers", "explorers"}[seed%2], seed)
		if seed == 2 { // in random matches nobody comes to hold three rituals
			m = growing(t, 4, "adventurers", func(v rules.View) bool { _, waits := v.Drawing(); return waits })
		}
		for {
			for _, a := range m.Play.Core().AppendActing(nil) {
				r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, a.Seat)
				b := r.Board
				check := func(s selection) {
					b.Sel = s
					b.player.arrangeChoices()
					label, ready := b.Draft()
					said := map[string]bool{label.Key: true}
					move, _ := this(b)
					switch {
					case ready && b.Leaves():
						leaves++
						if move != (rules.Move{Kind: rules.Forgo}) || b.Given.View.WhyNot(a.Seat, move) != nil ||
							label.Key != "ritual.board.forgo" {
							t.Fatalf("seed %d: %v leaves something out, and is called %s", seed, move, label.Key)
						}
					case ready:
						golden[move.Kind]++
						chosen := b.player.options.usable(s.card)
						alone := chosen != nil && chosen.putOut && !chosen.plain && len(chosen.targets) == 0
						if why := b.Given.View.WhyNot(a.Seat, move); why != nil ||
							slices.Contains(leavesOut, move.Kind) && !(move.Kind == rules.PutOut && alone) {
							t.Fatalf("seed %d: %v is golden, and refused with %v", seed, move, why)
						}
					default:
						dull++
					}
					done := map[rules.Move]bool{move: ready}
					for _, c := range b.player.choices.Moves {
						buttons++
						if c.Kind == rules.Decline && s.card == rules.Hidden {
							t.Fatalf("seed %d: to decline stands in the golden place and on a button", seed)
						}
						key := moveKeys[c.Kind]
						if said[key] && label.Key != "" || done[c] {
							t.Fatalf("seed %d: two buttons say %s or do %v", seed, key, c)
						}
						said[key], done[c] = true, true
						if why := b.Given.View.WhyNot(a.Seat, c); why != nil {
							t.Fatalf("seed %d: a button does %v, which is refused with %v", seed, c, why)
						}
					}
				}
				check(unchosen())
				for _, l := range b.player.options.placements {
					s := unchosen()
					s.tile, s.cell, s.draft = l.tile, l.cell, true
					s.turns[l.tile] = l.best(0)
					check(s)
				}
				for _, c := range b.player.options.held() {
					s := unchosen()
					s.chooseCard(b.player.options, c)
					check(s)
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for _, kind := range []rules.MoveKind{rules.Place, rules.BuildOver, rules.Reveal, rules.RevealAt, rules.Answer} {
		if golden[kind] == 0 {
			t.Errorf("move %d was never golden", kind)
		}
	}
	if buttons < 20 || dull < 50 || leaves == 0 {
		t.Errorf("only %d buttons, %d dull ones and %d that leave something out were seen", buttons, dull, leaves)
	}
}

// this returns the move that the selection of a board stands for.
func this(b *Board) (rules.Move, bool) { return ready(b.player.options, &b.Sel) }
