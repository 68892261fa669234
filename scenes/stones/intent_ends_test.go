package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// exchanges returns a condition for begun: two cards have been played whose abilities have not begun, and so many of
// them are exchanges that cannot be paid.
func exchanges(unpayable int) func(o *options) bool {
	return func(o *options) bool {
		list := o.view.Played().Cards()
		_, _, open := o.view.Open()
		if o.phase != rules.AbilityPhase || open || !o.view.Finished().Empty() || len(list) != 2 {
			return false
		}
		return len(slices.DeleteFunc(list, func(c rules.Card) bool { return !o.unpayable(c) })) == unpayable
	}
}

// TestWhatCannotBePaidIsLeftOutAtOnce looks for two exchanges that cannot be paid. The golden button must leave both
// out, and no other button may say the same. If a rune stone may help, the golden button must do nothing, and one press
// of the button beside it must leave both out.
func TestWhatCannotBePaidIsLeftOutAtOnce(t *testing.T) {
	none := selection{}
	o := begun(t, true, func(o *options) bool { return exchanges(2)(o) && onlyLeaves(o, &none) })
	if list := acts(o, &none); list != [...]actKind{actNone, actNone} {
		t.Errorf("beside leaving out there are %v", list)
	}
	if moves, d := golden(t, o, none); !slices.Equal(moves, []rules.Move{{Kind: rules.Done}}) || d.does != "leave" {
		t.Errorf("the golden button makes %v, %+v", moves, d)
	}
	o = begun(t, true, func(o *options) bool { return exchanges(2)(o) && !onlyLeaves(o, &none) })
	if moves, d := golden(t, o, none); len(moves) > 0 {
		t.Errorf("with a rune stone that may help the golden button makes %v, %+v", moves, d)
	}
	s := taps(t, o, none, actAt(0))
	if current(o, &s) != rules.Hidden {
		t.Errorf("after one press %v is left", current(o, &s))
	}
	again := taps(t, o, s, o.mine(played, 1))
	if list := o.view.Played().Cards(); current(o, &again) != list[1] || !again.left.Has(list[0]) {
		t.Errorf("taken up again %v comes, left out are %v", current(o, &again), again.left)
	}
}

// TestWhatCannotBePaidWaits chooses an exchange that cannot be paid before another card. The other card must come
// first, because it may bring what is missing. When the exchange is tapped, it cannot be carried out, and can be left
// out alone.
func TestWhatCannotBePaidWaits(t *testing.T) {
	o := begun(t, true, exchanges(1))
	list := o.view.Played().Cards()
	poor := slices.IndexFunc(list, o.unpayable)
	s := selection{action: useAbilities}
	s.cards[0], s.cards[1] = list[poor], list[1-poor]
	if current(o, &s) != list[1-poor] {
		t.Errorf("%v comes first", current(o, &s))
	}
	s = taps(t, o, s, o.mine(played, poor))
	if moves, d := golden(t, o, s); len(moves) > 0 || d.does != "exchange" || current(o, &s) != list[poor] {
		t.Errorf("looked at, %v makes %v, %+v", current(o, &s), moves, d)
	}
	if m := asked(t, o, s, tileAt(0)); m.Kind != rules.Exchange || o.view.WhyNot(o.actor, m) == nil {
		t.Errorf("a tap on what it takes asks for %v", m)
	}
	if s = taps(t, o, s, actAt(0)); current(o, &s) != list[1-poor] {
		t.Errorf("after it %v comes", current(o, &s))
	}
	if s = taps(t, o, s, actAt(0)); current(o, &s) != rules.Hidden {
		t.Errorf("after both %v comes", current(o, &s))
	}
}

// TestWordsTellWhatCannotBePaid reads the words about two exchanges that cannot be paid.
func TestWordsTellWhatCannotBePaid(t *testing.T) {
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		if !exchanges(2)(o) {
			continue
		}
		r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, seat)
		r.Settle()
		list := o.view.Played().Cards()
		if w := &r.Board.words.step; w.head != list[0].String()+": not enough gems" ||
			w.after != "not enough for "+list[1].String()+" either" {
			t.Errorf("of %v is said %q, %q", list, w.head, w.after)
		}
		return
	}
	t.Error("no match comes to that")
}

// TestTheEndOfAnActionEndsTheTurn ends actions. If no row can be traded in and no rune stone can be used, the same
// press of the golden button must end the turn and say so. Otherwise it must end only the action.
func TestTheEndOfAnActionEndsTheTurn(t *testing.T) {
	met := map[string]int{}
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		_, p := intent(o, selection{}.kept(o), gesture{Kind: boards.Confirm})
		_, d, _ := planned(o, &selection{})
		if m, _ := p.Next(); m.Kind != rules.Done || d.does == "leave" {
			continue
		}
		met[d.does]++
		if met["end"] > 3 && met["done"] > 3 && d.does == "end" {
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
			players(r)[1].accept()
			if r.Settle(); m.Play.View(games.All).OnTurn() == seat || r.Made != 2 {
				t.Errorf("after one press %d moves are made", r.Made)
			}
			return
		}
		var core rules.Game
		m.Play.Core().CloneInto(&core)
		core.Apply(seat, rules.Move{Kind: rules.Done})
		choice := slices.ContainsFunc(core.AppendMoves(nil, seat),
			func(m rules.Move) bool { return m.Kind != rules.End })
		if choice != (d.does == "done") || len(p.Moves) != map[string]int{"done": 1, "end": 2}[d.does] {
			t.Fatalf("%v are made, %+v; then there is a choice: %v", p.Moves, d, choice)
		}
	}
	t.Errorf("only %v were met", met)
}
