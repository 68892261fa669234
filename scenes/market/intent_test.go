package market

import (
	"slices"
	"strings"
	"testing"

	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// choose taps until the golden button would make a move, and returns that selection. No tap may make another move.
func choose(t testing.TB, o *options, s selection, want rules.Move) selection {
	t.Helper()
	var way strings.Builder
	for range 60 {
		on, more := tapFor(t, o, &s, want)
		if !more {
			return s
		}
		way.WriteString(" " + catalogue.Name(on, o.actor))
		after, p, made := intent(upshotOf(o, s), gesture{Kind: boards.Tap, On: on})
		if m, _ := p.Next(); made && m == want { // without a draft, or by a button
			return after
		} else if made {
			t.Fatalf("on the way to %v a tap asks for %v, refused with %v:%s", want, m,
				o.view.WhyNot(o.actor, m), way.String())
		}
		s = after
	}
	t.Fatalf("no taps come to %v: %s\nthe selection is %+v, offers %v, hand %v", want, way.String(), s,
		upshotOf(o, s).offers, o.hand)
	return s
}

// TestEveryMoveByTaps finds taps for each legal move, over positions from matches of two to five seats with and without
// options, with drafts and without, whatever was chosen before.
func TestEveryMoveByTaps(t *testing.T) {
	seen := map[string]int{}
	positions := 0
	for n := range uint64(36) {
		seats := 2 + int(n)%4
		options := map[string]string(nil)
		if n%3 == 2 {
			options = openStores
		}
		m := newMatch(t, seats, options, n)
		var s selection
		for at := range 400 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if at%9 == int(n)%9 {
				positions++
				seat := acting[0].Seat
				o := newOptions(m.Play.View(seat), seat, n%5 != 4)
				s = selection{}
				for i, move := range o.moves {
					if i > 40 && i%7 != 0 {
						continue
					}
					if i%3 == 0 {
						s = selection{}
					}
					s = choose(t, o, s, move)
					seen[move.Kind.String()]++
				}
			}
			m.Random()
		}
	}
	for kind := rules.GiveUp; kind <= rules.TakeCard; kind++ {
		if kind == rules.Waste {
			continue // no random match comes to that
		}
		if seen[kind.String()] == 0 {
			t.Errorf("no %v was tried", kind)
		}
	}
	t.Logf("%d positions: %v", positions, seen)
}

// TestConfirmMakesWhatIsSaid chooses legal moves and presses the golden button: it makes just these.
func TestConfirmMakesWhatIsSaid(t *testing.T) {
	m := newMatch(t, 3, nil, 3)
	for range 200 {
		acting := m.Play.Core().AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		seat := acting[0].Seat
		o := newOptions(m.Play.View(seat), seat, true)
		for i, move := range o.moves {
			if i%11 != 0 {
				continue
			}
			s := choose(t, o, selection{}, move)
			n := upshotOf(o, s)
			after, p, made := intent(n, gesture{Kind: boards.Confirm})
			if move.Kind == rules.End || move.Kind == rules.Yield {
				continue // a button beside the golden one makes it
			}
			if !n.ready || !made || !slices.Equal(p.Moves, n.plan.Moves) || p.Moves[0] != move ||
				n.doing.kind != move.Kind || after.anything() {
				t.Fatalf("the golden button of %v makes %v, %+v, and leaves %+v", move, p.Moves, n.doing, after)
			}
		}
		m.Random()
	}
}
