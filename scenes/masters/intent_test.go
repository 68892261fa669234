package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// begun returns the options of the seat on turn, in its own view, in a phase after some random moves of a match.
func begun(t *testing.T, phase rules.Phase, drafts bool) *options {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, 2, everything, seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == phase && len(v.Laid()) > 2 && (phase != rules.MasterPhase || v.Left(v.OnTurn()) > 0) {
				o := newOptions(m.Play.View(v.OnTurn()), v.OnTurn(), drafts)
				if phase != rules.PlayPhase || o.laying() && len(o.hand()) > 1 {
					return o
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
}

// middleOf returns the middle of the card that a move lays, on the plane.
func middleOf(m rules.Move) ui.Point {
	return area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}).Center()
}

// indexOf returns the index of a card in the hand that may be chosen from, or -1.
func (o *options) indexOf(c rules.Card) int {
	for i, h := range o.hand() {
		if h == c {
			return i
		}
	}
	return -1
}

func TestSecondActMakesADraft(t *testing.T) {
	o := begun(t, rules.PlayPhase, true)
	play := o.plays[0]
	s, _, made := intent(o, selection{}, gesture{Kind: boards.Tap, On: cardAt(0, o.indexOf(play.Card))})
	if made || s.card != play.Card {
		t.Fatalf("choosing a card gives %+v", s)
	}
	for s.turn() != play.Turn {
		s, _, _ = intent(o, s, gesture{Kind: boards.Turn, Steps: 1})
	}
	s, _, made = intent(o, s, gesture{Kind: boards.Tap, On: things.The(section), At: middleOf(play)})
	if made || !s.draft || s.cell != play.Cell {
		t.Fatalf("a tap on the table gives no draft but %+v", s)
	}
	for name, second := range map[string]gesture{"golden button": {Kind: boards.Confirm}, "key": {Kind: boards.Enter}} {
		if _, m, made := intent(o, s, second); !made || m != play {
			t.Errorf("the second act by %s gives %v, %v", name, m, made)
		}
	}
	turned, _, made := intent(o, s, gesture{Kind: boards.Tap, On: things.The(section), At: middleOf(play)})
	if made || !turned.draft || turned.turn() == s.turn() {
		t.Errorf("a tap on the draft does not turn it: %+v", turned)
	}
	if back, _, made := intent(o, s, gesture{Kind: boards.Drop}); made || back.draft {
		t.Errorf("dropped beside the table the draft stays: %+v", back)
	}
}

func TestWithoutDraftsOneTapMakesTheMove(t *testing.T) {
	o := begun(t, rules.PlayPhase, false)
	play := o.plays[0]
	s := selection{card: play.Card}
	s.turns[play.Card] = play.Turn
	if _, m, made := intent(o, s, gesture{Kind: boards.Tap, On: things.The(section), At: middleOf(play)}); !made ||
		m != play {
		t.Errorf("a tap gives %v, %v", m, made)
	}
}

func TestDraftMayLieWhereItIsNotAllowed(t *testing.T) {
	o := begun(t, rules.PlayPhase, true)
	s := selection{card: o.hand()[0]}
	for _, l := range o.view.Laid() {
		exactly := l
		exactly.Card = s.card
		s.turns[s.card] = l.Turn
		if _, legal := o.play(exactly); legal {
			t.Fatalf("a card may lie exactly on %v", l)
		}
		s.draft, s.cell = true, l.Cell
		m, complete := ready(o, &s)
		if why := o.view.WhyNot(o.actor, m); !complete || why == nil {
			t.Errorf("a draft exactly on %v is %v, refused by %v", l, m, why)
		}
	}
	far, m, made := intent(o, selection{card: s.card},
		gesture{Kind: boards.Tap, On: things.The(section), At: ui.Pt(90, 90)})
	if why := o.view.WhyNot(o.actor, m); far.draft || !made || why == nil || why.Clause != "MAS-6" {
		t.Errorf("far away there is a draft, or no reason: %+v, %v", far, why)
	}
}

func TestKeysMoveTheDraft(t *testing.T) {
	o := begun(t, rules.PlayPhase, true)
	play := o.plays[0]
	s, _, _ := intent(o, selection{}, gesture{Kind: boards.Key, On: cardAt(0, o.indexOf(play.Card))})
	if _, legal := o.play(s.laid()); !s.draft || !legal {
		t.Fatalf("by keys a card comes to lie on %+v", s.laid())
	}
	was := s.cell
	s, _, _ = intent(o, s, gesture{Kind: boards.Move, Way: ui.Pt(1, 0)})
	s, _, _ = intent(o, s, gesture{Kind: boards.Move, Way: ui.Pt(-1, 0)})
	if s.cell != was {
		t.Errorf("to the right and back leads from %v to %v", was, s.cell)
	}
	for range 200 {
		s, _, _ = intent(o, s, gesture{Kind: boards.Move, Way: ui.Pt(0, 1)})
	}
	if !o.touches(s.laid()) {
		t.Errorf("the arrows lose the table: %v", s.laid())
	}
}

func TestMasterIsNamedThenPlaced(t *testing.T) {
	o := begun(t, rules.MasterPhase, true)
	for _, c := range o.cells {
		s, _, made := intent(o, selection{}, gesture{Kind: boards.Tap, On: things.The(section), At: middle(c)})
		if made || !s.pick || s.picked != c {
			t.Fatalf("the first tap on %v gives %+v", c, s)
		}
		want := rules.Move{Kind: rules.PlaceMaster, Cell: c}
		for _, g := range []gesture{{Kind: boards.Confirm},
			{Kind: boards.Tap, On: things.The(section), At: middle(c)}} {
			if _, m, made := intent(o, s, g); !made || m != want {
				t.Errorf("the second act gives %v, %v", m, made)
			}
		}
	}
	_, m, made := intent(o, selection{}, gesture{Kind: boards.Tap, On: things.The(section), At: ui.Pt(90, 90)})
	if why := o.view.WhyNot(o.actor, m); !made || why == nil || why.Clause != "MAS-13" {
		t.Errorf("where no rune is a tap gives %v, refused by %v", m, why)
	}
}

func TestTokenOfTwoColoursHasTwoButtons(t *testing.T) {
	o := begun(t, rules.TokenPhase, true)
	for _, first := range o.tokens {
		n := 0
		for _, m := range o.tokens {
			if m.Cell == first.Cell {
				n++
			}
		}
		s, _, _ := intent(o, selection{}, gesture{Kind: boards.Tap, On: things.The(section), At: middle(first.Cell)})
		buttons := choices(nil, o, &s)
		want := 1 // keeping the token is offered
		if n > 1 {
			want += n
		}
		if len(buttons) != want {
			t.Errorf("%d colours on %v, and buttons %v", n, first.Cell, buttons)
		}
	}
}

func TestSelectionKeepsOnlyWhatIsStillAllowed(t *testing.T) {
	o := begun(t, rules.PlayPhase, true)
	s := selection{card: o.hand()[0], draft: true, pick: true}
	if k := s.kept(o); k.card != s.card || !k.draft || k.pick {
		t.Errorf("%+v is kept", k)
	}
	none := &options{view: o.view, reader: 0, actor: games.Nobody}
	if k := s.kept(none); k.card != rules.Hidden || k.draft {
		t.Errorf("when nobody moves %+v is kept", k)
	}
}
