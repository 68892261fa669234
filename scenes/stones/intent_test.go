package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// begun returns the options of the seat on turn in a random position that is wanted.
func begun(t testing.TB, drafts bool, wanted func(o *options) bool) *options {
	t.Helper()
	for seed := range uint64(300) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		for range 900 {
			seat := m.Play.View(games.All).OnTurn()
			if o := newOptions(m.Play.View(seat), seat, drafts); o.phase != rules.OverPhase && wanted(o) {
				return o
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("no match comes to that")
	return nil
}

// in returns a condition for begun: the match is in a phase.
func in(phase rules.Phase) func(o *options) bool {
	return func(o *options) bool { return o.phase == phase }
}

func (o *options) handOf(c rules.Card) thing { return o.mine(hand, slices.Index(o.hand, c)) }

// taps taps on things one after another. No tap may ask for a move.
func taps(t *testing.T, o *options, s selection, on ...thing) selection {
	t.Helper()
	for _, at := range on {
		after, p := intent(o, s, gesture{Kind: boards.Tap, On: at})
		if m, made := p.Next(); made {
			t.Fatalf("a tap on %s asks for %v", catalogue.Name(at, at.Seat), m)
		}
		s = after
	}
	return s
}

// asked returns the move that a tap on a thing asks for.
func asked(t *testing.T, o *options, s selection, on thing) rules.Move {
	t.Helper()
	after, p := intent(o, s, gesture{Kind: boards.Tap, On: on})
	if m, made := p.Next(); made {
		return m
	}
	t.Fatalf("a tap on %s asks for nothing; the selection is %+v", catalogue.Name(on, on.Seat), after)
	return rules.Move{}
}

// golden returns the moves that the golden button makes of a selection, and what it does.
func golden(t *testing.T, o *options, s selection) ([]rules.Move, doing) {
	t.Helper()
	_, p := intent(o, s, gesture{Kind: boards.Confirm})
	q, d, ok := planned(o, &s)
	if _, made := p.Next(); made != ok || ok && !slices.Equal(p.Moves, q.Moves) {
		t.Fatalf("the golden button makes %v, and says %v, %v", p, q, ok)
	}
	return p.Moves, d
}

// TestSummoningIsOnePlan chooses cards, and creatures that they buy. The golden button must lay the cards, buy the
// creatures and end the summoning.
func TestSummoningIsOnePlan(t *testing.T) {
	var card rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase || o.view.Has(o.actor, rules.MagicStone) {
			return false
		}
		for _, card = range o.hand {
			if o.view.Summon(o.actor, rules.SetOf(card)).Magic == 2 {
				return true
			}
		}
		return false
	})
	if s := taps(t, o, selection{}, slotAt(1)); s.Sheet != boards.ExplainSheet || s.About != slotAt(1) {
		t.Errorf("without magic a press on the first slot gives %+v, and does not explain it", s)
	}
	s := taps(t, o, selection{}, o.handOf(card))
	moves, d := golden(t, o, s)
	if lay := (rules.Move{Kind: rules.Lay, Card: card}); !slices.Equal(moves, []rules.Move{lay}) || d.does != "lay" ||
		d.n != 1 {
		t.Errorf("a card alone is %v, %+v", moves, d)
	}
	s = taps(t, o, s, slotAt(2))
	moves, d = golden(t, o, s)
	want := []rules.Move{{Kind: rules.Lay, Card: card}, {Kind: rules.Buy, Slot: 2}, {Kind: rules.Done}}
	if !slices.Equal(moves, want) || d.does != "summon-card" {
		t.Errorf("a card and a slot are %v, %+v", moves, d)
	}
	if asked := asked(t, o, s, slotAt(4)); asked.Kind != rules.Buy || o.view.WhyNot(o.actor, asked) == nil {
		t.Errorf("a slot that is too dear asks for %v", asked)
	}
	s = taps(t, o, s, slotAt(1))
	if s.slots != [...]bool{1: true, 6: false} {
		t.Errorf("one for which not enough is left does not take the place of the other: %v", s.slots)
	}
	if none := taps(t, o, s, o.handOf(card)); none.anything(o) {
		t.Errorf("with the card put back there is still %+v", none)
	}
	if none := taps(t, o, s, slotAt(1)); none.slots != [rules.Slots + 1]bool{} || none.cards != s.cards {
		t.Errorf("with the slot given up there is %+v", none)
	}
}

// TestOtherMagicGivesWay chooses a card whose magic does not go with the chosen card. It must take the chosen card's
// place.
func TestOtherMagicGivesWay(t *testing.T) {
	var a, b rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase {
			return false
		}
		for _, a = range o.hand {
			for _, b = range o.hand {
				if !o.view.Summon(o.actor, rules.SetOf(a, b)).Fits {
					return true
				}
			}
		}
		return false
	})
	s := taps(t, o, selection{}, o.handOf(a), o.handOf(b))
	if s.chosen() != 1 || s.cards[0] != b {
		t.Errorf("after %v and %v there are %v", a, b, s.cards)
	}
}

// TestSlotsThatCannotBePaidAreGivenUp ticks a slot that a strong card pays, and then chooses a weaker card of another
// colour.
func TestSlotsThatCannotBePaidAreGivenUp(t *testing.T) {
	var strong, weak rules.Card
	o := begun(t, true, func(o *options) bool {
		magic := func(cards ...rules.Card) int { return o.view.Summon(o.actor, rules.SetOf(cards...)).Magic }
		if o.phase != rules.TurnPhase || o.view.Has(o.actor, rules.MagicStone) {
			return false
		}
		for _, strong = range o.hand {
			for _, weak = range o.hand {
				if !o.view.Summon(o.actor, rules.SetOf(strong, weak)).Fits && magic(strong) == 2 && magic(weak) == 1 {
					return true
				}
			}
		}
		return false
	})
	s := taps(t, o, selection{}, o.handOf(strong), slotAt(2), o.handOf(weak))
	if s.slots != [rules.Slots + 1]bool{} {
		t.Errorf("with one point there are still %v", s.slots)
	}
}

// TestAllOtherMagicGivesWay chooses two cards whose magic adds up, and a third one that goes with neither.
func TestAllOtherMagicGivesWay(t *testing.T) {
	var a, b, c rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase {
			return false
		}
		fit := func(x, y rules.Card) bool { return o.view.Summon(o.actor, rules.SetOf(x, y)).Fits }
		for _, a = range o.hand {
			for _, b = range o.hand {
				for _, c = range o.hand {
					if a != b && fit(a, b) && !fit(a, c) && !fit(b, c) {
						return true
					}
				}
			}
		}
		return false
	})
	if s := taps(t, o, selection{}, o.handOf(a), o.handOf(b), o.handOf(c)); s.chosen() != 1 || s.cards[0] != c {
		t.Errorf("after %v, %v and %v there are %v", a, b, c, s.cards)
	}
}

// mine returns a thing of a kind. If each seat has such things, it is the thing of the seat on turn.
func (o *options) mine(k kind, n int) thing {
	if catalogue.Of[k].Seated {
		return things.OwnNth(k, o.view.OnTurn(), n)
	}
	return things.Nth(k, n)
}
