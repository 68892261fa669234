package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestBothIconsAreOnePress_STO_20 looks for cards that use both icons in any order, with nothing to choose for either.
// One press must make both moves, unless one of the icons was pressed to be carried out by itself.
func TestBothIconsAreOnePress_STO_20(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		face := o.needs[current(o, &selection{})]
		simple := func(i rules.Icon) bool { return i.Kind == rules.GemIcon || i.Kind == rules.JokerIcon }
		_, used, _ := o.view.Open()
		return o.phase == rules.AbilityPhase && face.Kind == rules.BasicAbility && used == [2]bool{} &&
			simple(face.Icons[0]) && simple(face.Icons[1])
	})
	c := current(o, &selection{})
	both := []rules.Move{{Kind: rules.UseIcon, Card: c, Icon: 1}, {Kind: rules.UseIcon, Card: c, Icon: 2}}
	if moves, d := golden(t, o, selection{}); !slices.Equal(moves, both) || d.does != "both" {
		t.Errorf("one press makes %v, %+v, not %v", moves, d, both)
	}
	s := taps(t, o, selection{}, iconAt(1))
	if moves, _ := golden(t, o, s); !slices.Equal(moves, both[1:]) {
		t.Errorf("with its icon pressed the golden button makes %v, not %v", moves, both[1:])
	}
}

// TestADieIsRolledLast looks at plans. No move may follow the roll of a die, because its result has to be decided
// about.
func TestADieIsRolledLast(t *testing.T) {
	for m, seat := range positions(t, 8) {
		o := newOptions(m.Play.View(seat), seat, true)
		p, _, ok := planned(o, &selection{})
		if o.phase != rules.AbilityPhase || !ok || len(p.Moves) < 2 {
			continue
		}
		for i, m := range p.Moves[:len(p.Moves)-1] {
			if m.Icon > 0 && m.Kind == rules.UseIcon && o.needs[m.Card].Icons[m.Icon-1].Kind == rules.DieIcon {
				t.Errorf("move %d of %v rolls a die", i, p.Moves)
			}
		}
	}
}

// TestMagicLeftOverIsToldBeforeItIsLost_STO_10 buys a creature. If the magic that is left buys another one, the
// summoning must go on, and headline and line must say how much magic is left and what it buys. Otherwise the summoning
// must end with the purchase.
func TestMagicLeftOverIsToldBeforeItIsLost_STO_10(t *testing.T) {
	told, ended := 0, 0
	for m, seat := range positions(t, 8) {
		o := newOptions(m.Play.View(seat), seat, true)
		if o.phase != rules.TurnPhase || len(o.hand) == 0 || !o.legal(rules.Move{Kind: rules.Lay, Card: o.hand[0]}) {
			continue
		}
		s := taps(t, o, selection{}, o.mine(hand, 0))
		if summoning(o, &s).Magic == 0 || !summoning(o, &s).Slots[1] {
			continue
		}
		s = taps(t, o, s, slotAt(1))
		left := summoning(o, &s).Magic - o.view.SlotPrice(1)
		p, _, _ := planned(o, &s)
		slot, n := oneMore(o, &s)
		ends := p.Moves[len(p.Moves)-1].Kind == rules.Done
		want := 0
		for at := 2; at <= rules.Slots; at++ {
			if o.view.Display()[at-1] != rules.Hidden && o.view.SlotPrice(at) <= left {
				want = at
			}
		}
		if slot != want || n != left || ends != (want == 0) {
			t.Fatalf("with %d left slot %d is named with %d, want %d; the plan is %v", left, slot, n, want, p.Moves)
		}
		if ends {
			ended++
			continue
		}
		if told++; told < 3 || ended < 3 {
			continue
		}
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, seat)
		r.Tick(ui.Input{})
		r.selects(s)
		look := func(when string) {
			w := &r.Board.words
			card := o.view.Display()[want-1]
			says := games.Phrase{Key: "stones.board.turn.left", Args: []games.Arg{seatName(seat), number("n", left),
				number("card", card)}}
			if got := w.turnsTo(seat); got.Key != says.Key || !slices.Equal(got.Args, says.Args) {
				t.Errorf("%s the head says %v, want %v", when, got, says)
			}
			if want := w.say("line.left", number("n", left), number("card", card)); w.line.text != want {
				t.Errorf("%s the line says %q, want %q", when, w.line.text, want)
			}
		}
		look("before it is bought")
		r.Golden()
		r.Settle()
		if r.Match.Play.View(seat).Phase() != rules.SummonPhase {
			t.Fatal("the summoning has ended")
		}
		look("once it is bought")
		if d := r.Board.player.now.doing; d.does != "summon-none" || r.Board.player.now.ready {
			t.Errorf("then the golden button does %+v", d)
		}
		if beside := acts(r.Board.player.options, &r.Board.Sel)[0]; actNames[beside] != endsOf(r.Board.player.options) {
			t.Errorf("then the button beside it does %s", actNames[beside])
		}
		_, asked := intent(r.Board.player.options, r.Board.Sel, gesture{Kind: boards.Tap, On: actAt(0)})
		if m, made := asked.Next(); !made || m != (rules.Move{Kind: rules.Done}) {
			t.Errorf("pressed, it makes %v", asked)
		}
		return // this match has gone on, and the others are not needed
	}
	t.Errorf("magic was left over %d times, and not %d times", told, ended)
}
