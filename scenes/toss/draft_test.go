package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// inCalm returns a match in which a seat takes by turns, and the seat's options.
func inCalm(t *testing.T, drafts bool) (*match, *options) {
	t.Helper()
	for seed := range uint64(50) {
		m := newMatch(t, "calm", 2, seed)
		for on := true; on; _, on = m.Random() {
			v := m.Play.View(games.All)
			if seat := v.OnTurn(); v.Phase() == rules.CalmPhase && seat >= 0 {
				if o := newOptions(m.Play.View(seat), seat, drafts); len(takeable(o)) > 1 {
					return m, o
				}
			}
		}
	}
	t.Fatal("nobody has a choice of pairs")
	return nil, nil
}

// takeable lists the pairs that can be taken.
func takeable(o *options) (list []int8) {
	for _, m := range o.moves {
		if m.Kind == rules.Take {
			list = append(list, m.Pair)
		}
	}
	return list
}

// meant returns the selection after a gesture, and the move that the gesture makes, if any.
func meant(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	after, p := intent(o, s, g)
	m, made := p.Next()
	return after, m, made
}

// TestTOS42_ATakeIsADraftWhereNothingCanBeUndone taps a rune: it is taken at once, unless moves are drafts. As a draft
// its pair is only chosen; a tap on another pair replaces it, and a second tap or the golden button takes it.
func TestTOS42_ATakeIsADraftWhereNothingCanBeUndone(t *testing.T) {
	_, o := inCalm(t, false)
	pairs := takeable(o)
	touch := func(pair int8) gesture {
		return gesture{Kind: boards.Tap, On: pieceOf(rules.Rune(2 * pair))}
	}
	if s, m, made := meant(o, selection{}, touch(pairs[0])); !made || m.Kind != rules.Take || m.Pair != pairs[0] ||
		s.anything() {
		t.Fatalf("without drafts a tap makes %v: %v", m, made)
	}
	_, o = inCalm(t, true)
	s, m, made := meant(o, selection{}, touch(pairs[0]))
	if made || !s.paired || s.pair != pairs[0] || !s.anything() {
		t.Fatalf("a tap chooses %+v, and makes %v: %v", s, m, made)
	}
	if n := upshotOf(o, &s); !n.ready || n.move.Pair != pairs[0] || n.marks[pieceOf(rules.Rune(2*pairs[0]))] == 0 ||
		n.marks[pieceOf(rules.Rune(2*pairs[1]))] != 0 {
		t.Errorf("the golden button is ready: %v, for %v; marked are %v", n.ready, n.move, n.marks)
	}
	if kept := s.kept(o); kept != s {
		t.Error("what can still be taken is forgotten")
	}
	if s.cleared().anything() {
		t.Error("the draft cannot be dropped")
	}
	other, _, made := meant(o, s, touch(pairs[1]))
	if made || other.pair != pairs[1] {
		t.Errorf("a tap on another rune chooses %+v, and makes a move: %v", other, made)
	}
	for name, g := range map[string]gesture{"a second tap": touch(pairs[0]),
		"the golden button": {Kind: boards.Confirm}} {
		after, m, made := meant(o, s, g)
		if !made || m.Kind != rules.Take || m.Pair != pairs[0] || after.anything() {
			t.Errorf("%s makes %v: %v, and leaves %+v", name, m, made, after)
		}
	}
	never := int8(-1)
	for pair := range int8(24) {
		if !o.takable(pair) {
			never = pair
		}
	}
	if s, m, made := meant(o, selection{}, touch(never)); !made || m.Pair != never || s.paired {
		t.Errorf("what cannot be taken is chosen: %+v, or not refused: %v %v", s, m, made)
	}
}

// TestTakesAreDraftsWhereNothingCanBeUndone checks that takes are drafts only if the setting wants drafts and the match
// cannot undo.
func TestTakesAreDraftsWhereNothingCanBeUndone(t *testing.T) {
	m, _ := inCalm(t, false)
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, seat)
	for _, test := range []struct{ setting, stays, want bool }{{true, true, true}, {true, false, false},
		{false, true, false}, {false, false, false}} {
		r.Look()
		h := &r.Board.handwork
		h.Given.Drafts, h.Given.Stays = test.setting, test.stays
		if r.Board.Refresh(); h.options.drafts != test.want {
			t.Errorf("%+v: drafts %v", test, h.options.drafts)
		}
	}
}
