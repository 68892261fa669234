package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestGoldIsTheNextStep plays matches with random taps before each move. What the golden button offers is a legal move
// of the seat, and the one that it names. It never keeps a token or puts a master away, and no button beside it says or
// does the same.
func TestGoldIsTheNextStep(t *testing.T) {
	met, beside := map[rules.MoveKind]int{}, map[rules.MoveKind]int{}
	each := func(m *match, seed uint64) {
		chance := games.NewChance(seed, 8)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				return
			}
			r := newRig(m, boardtest.Screens[int(seed)%len(boardtest.Screens)], v.OnTurn())
			r.Tries = true
			for range 5 {
				r.gesture(&chance)
				r.lookAtGold(met, beside)
			}
			if _, on := m.Random(); !on {
				return
			}
		}
	}
	for seed := range uint64(10) {
		each(newMatch(t, 2+int(seed%2), combinations()[seed*5%16], 700+seed), seed)
	}
	for _, kind := range []rules.MoveKind{rules.Discard, rules.Ignore, rules.PutBeside} {
		m := rare(t, kind)
		chance := games.NewChance(1, uint64(kind))
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, m.Play.View(games.All).OnTurn())
		r.Tries = true
		for range 200 {
			r.gesture(&chance)
			r.lookAtGold(met, beside)
		}
	}
	for _, kind := range []rules.MoveKind{rules.Play, rules.PlaceMaster, rules.PlaceToken, rules.Discard,
		rules.PutBeside} {
		if met[kind] == 0 {
			t.Errorf("the golden button never came to %v: %v", kind, met)
		}
	}
	for _, kind := range []rules.MoveKind{rules.Draw, rules.DrawExtra, rules.ChooseSide, rules.PlaceToken,
		rules.KeepToken} {
		if beside[kind] == 0 {
			t.Errorf("there was never a button for %v: %v", kind, beside)
		}
	}
}

// gesture makes a random gesture: it chooses a card, a place or rune in sight, or the next one, or turns the card.
func (r *rig) gesture(c *games.Chance) {
	b, o := r.Board, r.Board.player.options
	g := gesture{Kind: boards.Tap, On: things.Nth(leaf, 1)}
	switch hand := len(b.player.front()); {
	case c.IntN(3) == 0 && hand > 0:
		g.On = cardAt(b.Given.Front, c.IntN(hand))
	case c.IntN(3) == 0:
		g = gesture{Kind: boards.Turn, Steps: 1}
	case c.IntN(3) == 0 && o.laying() && b.Sel.card != rules.Hidden:
		low, high := b.Given.View.Corners()
		at := ui.Pt(float64(int(low.X)+c.IntN(int(high.X-low.X)+2)), float64(int(low.Y)+c.IntN(int(high.Y-low.Y)+2)))
		g.On, g.At = things.The(section), at
	}
	if !o.choosing() && g.On.Kind == hand {
		return // a card would only ask why
	}
	b.Act(g)
	b.Given.Note(true)
	b.Freshen()
}

// lookAtGold checks the golden button, and the buttons beside it.
func (r *rig) lookAtGold(met, beside map[rules.MoveKind]int) {
	r.T.Helper()
	b := r.Board
	o, s := b.player.options, &b.Sel
	label, golden := b.Draft()
	m, complete := ready(o, s)
	if golden {
		met[m.Kind]++
		if why := o.view.WhyNot(o.actor, m); !complete || why != nil {
			r.T.Fatalf("golden is %v: complete %v, refused %v; the selection is %+v", m, complete, why, *s)
		}
		if m.Kind == rules.KeepToken || m.Kind == rules.PutAway || label.Key != doing(m.Kind) {
			r.T.Fatalf("golden says %v, and makes %v", label, m)
		}
	}
	for i, other := range b.player.choices.Moves {
		beside[other.Kind]++
		if golden && other == m {
			r.T.Fatalf("two buttons make %v; the selection is %+v", m, *s)
		}
		boardtest.EachTongue(r.T.(*testing.T), func(tag string, say func(games.Phrase) string) {
			text := say(key(choiceKey(other)))
			if text == say(label) {
				r.T.Fatalf("%s: both buttons say %q", tag, text)
			}
			for _, before := range b.player.choices.Moves[:i] {
				if say(key(choiceKey(before))) == text {
					r.T.Fatalf("%s: two buttons say %q", tag, text)
				}
			}
		})
	}
}
