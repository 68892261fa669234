package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestATapCompletesThePicture taps on something while a move is shown: the picture is complete. Holding something to
// look at it completes nothing.
func TestATapCompletesThePicture(t *testing.T) {
	r := begin(t)
	move, at := r.Board.player.options.moves[0], r.Board.Things.Touched(things.The(deck)).Center()
	r.Play(r.Board.player.options.actor, move)
	r.Tick(ui.Input{})
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
	if r.Board.Shown() {
		t.Errorf("looking at something completes %v", move)
	}
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at)
	if r.Tap(ui.Mouse, at); !r.Board.Shown() {
		t.Errorf("a tap does not complete %v", move)
	}
}

// TestTapsGoBackAndForth taps bays, phases and cards one after another.
func TestTapsGoBackAndForth(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool {
		return o.can(rules.Interest) && o.can(rules.BuyRune) && len(o.hand) > 1 && o.useful(o.hand[1])
	})
	cards, interest := things.Nth(phase, cardsPhase), things.Nth(phase, interestPhase)
	s := tapped(t, o, selection{}, cards)
	if !s.moved || bears(o, &s) {
		t.Error("a tap on the cards leaves the interest")
	}
	rune := bayAt(bayRed)
	if !o.any(func(m *rules.Move) bool { return m.Kind == rules.BuyRune && m.Colour == rules.Red }) {
		rune.N = bayBlue
	}
	if s = tapped(t, o, s, rune); s.cards == 0 {
		t.Error("a rune is bought for nothing")
	}
	if back := tapped(t, o, s, rune); back.anything() {
		t.Errorf("tapped twice it is still bought: %+v", back)
	}
	if back := tapped(t, o, s, interest); back.anything() || back.moved {
		t.Errorf("back at the interest there is still %+v", back)
	}
	for i := range o.hand {
		if c := o.hand[i]; c.Number() && o.useful(c) {
			if more := tapped(t, o, s, cardAt(o.whose, i)); more.offer != s.offer {
				t.Errorf("with another card %v is meant, not %v", more.offer, s.offer)
			}
		}
	}
	s = selection{cards: rules.SetOf(o.hand[1]), moved: true, overlay: overlay{Sheet: heapSheet}}
	if after, p, made := intent(upshotOf(o, s), gesture{Kind: boards.Confirm}); made || after.Sheet != boards.NoSheet ||
		after.cards != s.cards {
		t.Errorf("below a sheet the golden button makes %v, and leaves %+v", p.Moves, after)
	}
}

// TestChosenCardsPayForWhatIsTapped chooses a card, and then an outpost: the card is among those that pay, if it can
// be. A tap on the place of a new store means the same as a tap on the bay.
func TestChosenCardsPayForWhatIsTapped(t *testing.T) {
	var at int
	o, _ := begun(t, true, func(o *options) bool {
		cheap, _ := o.view.Cheapest(rules.MoreGoal, o.numbers(), 0)
		for i, c := range o.hand {
			if at = i; cheap.Count(c) == 0 &&
				o.any(func(m *rules.Move) bool { return m.Kind == rules.Outpost && m.Cards.Count(c) > 0 }) {
				return true
			}
		}
		return false
	})
	room := bayAt(bayOutposts)
	if s := tapped(t, o, selection{}, cardAt(o.whose, at), room); s.cards.Count(o.hand[at]) == 0 {
		t.Errorf("a %v that was chosen does not pay: %v", o.hand[at], s.cards)
	}
	if one, other := tapped(t, o, selection{}, room),
		tapped(t, o, selection{}, storeAt(o.whose, rules.Loose)); one != other {
		t.Errorf("the bay chooses %+v, and the new place %+v", one, other)
	}
}

// TestWhoCannotBeChallengedIsAskedFor taps, with another card, on a seat that was challenged this turn: the duel is
// asked for all the same.
func TestWhoCannotBeChallengedIsAskedFor(t *testing.T) {
	var first games.Seat
	o, _ := begun(t, true, func(o *options) bool {
		for first = range games.Seat(o.view.Seats()) {
			if o.phase == rules.TurnPhase && o.view.Challenged(first) && o.can(rules.Duel) {
				return true
			}
		}
		return false
	})
	duel := o.moves[slices.IndexFunc(o.moves, func(m rules.Move) bool { return m.Kind == rules.Duel })]
	s := selection{cards: rules.SetOf(duel.Card), moved: true}
	want := rules.Move{Kind: rules.Duel, Card: duel.Card, Seat: first}
	if after, p, made := intent(upshotOf(o, s), gesture{Kind: boards.Tap, On: chipOf(first)}); !made ||
		p.Moves[0] != want || after != s {
		t.Errorf("a tap asks for %v", p.Moves)
	}
}

// TestCardsThatGoTogetherAreLit chooses the first card of a set that buys a rune: the other cards of the set are lit. A
// tap on the bay chooses the cheapest set.
func TestCardsThatGoTogetherAreLit(t *testing.T) {
	var set rules.Move
	o, _ := begun(t, true, func(o *options) bool {
		i := slices.IndexFunc(o.moves, func(m rules.Move) bool {
			return m.Kind == rules.BuyRune && m.Cards.Size() == 2
		})
		if i >= 0 {
			set = o.moves[i]
		}
		return i >= 0 && !o.can(rules.Duel)
	})
	first := set.Cards.Cards()[0]
	s := selection{cards: rules.SetOf(first), moved: true}
	marks := marksOf(upshotOf(o, s))
	for i, c := range o.hand {
		if within(rules.SetOf(first, c), set.Cards) && marks[cardAt(o.whose, i)]&boards.Lit == 0 {
			t.Errorf("beside %v a %v is not lit", first, c)
		}
	}
	s = tapped(t, o, selection{}, bayAt(bayRed+int(set.Colour-rules.Red)))
	if cheap, _ := o.view.Cheapest(rules.RuneGoal, o.numbers(), 0); s.cards != cheap {
		t.Errorf("for a rune %v are chosen, not %v", s.cards, cheap)
	}
	s = selection{cards: rules.SetOf(first), thing: bayAt(bayOutposts), moved: true}
	if cheap, ok := proposed(o, &s); ok {
		t.Errorf("for something else %v are proposed", cheap)
	}
}
