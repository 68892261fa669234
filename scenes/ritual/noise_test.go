package ritual

import (
	"fmt"
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// wanted are the effects of an event in the order in which they sound.
func wanted(e rules.Event) []sound.Effect {
	switch e := e.(type) {
	case rules.Placed, rules.BuiltOver:
		return []sound.Effect{sound.StonePlace}
	case rules.TilesDrawn, rules.TileTaken, rules.HandsSwapped, rules.HandReturned:
		return []sound.Effect{sound.StoneLift}
	case rules.CoinsPlaced:
		return []sound.Effect{coinSound(e.Coins)}
	case rules.CoinsReturned, rules.ShapeBroken:
		return []sound.Effect{sound.CoinsBack}
	case rules.ShapePaid:
		return append([]sound.Effect{coinSound(e.Coins)}, chimeOf(e.Shape)...)
	case rules.ShapeGrew:
		return chimeOf(e.To)
	case rules.RitualDrawn, rules.RitualsShuffled:
		return []sound.Effect{sound.CardDraw}
	case rules.RitualPutOut, rules.RitualDiscarded:
		return []sound.Effect{sound.CardPlay}
	case rules.RitualRevealed, rules.Answered:
		return []sound.Effect{sound.Reveal}
	case rules.DieRolled:
		return []sound.Effect{sound.Die}
	}
	return nil
}

func chimeOf(s rules.Shape) []sound.Effect {
	if s.Kind == rules.Circle {
		return []sound.Effect{sound.Circle}
	}
	return []sound.Effect{sound.Line}
}

// TestEventsSound listens to whole matches.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%4), "adventurers", 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public).bench
	}
	boardtest.EventsSound(t, rigs, wanted, sound.StonePlace, sound.StoneLift, sound.Coin, sound.Coins, sound.CoinsBack, sound.CardDraw, sound.CardPlay, sound.Die, sound.Reveal)
}

// TestShapesChime pays a line and a circle, and lets one grow: none of them happens in a random match.
func TestShapesChime(t *testing.T) {
	r := newRig(newMatch(t, 2, "adventurers", 1), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	line := rules.Shape{Kind: rules.Line, Length: 4, Owner: 1, Coins: 2}
	longer := rules.Shape{Kind: rules.Line, Length: 5, Owner: 1, Coins: 2}
	circle := rules.Shape{Kind: rules.Circle, Length: 6, Cell: rules.Cell{Q: 2}, Coins: 1}
	for _, e := range []rules.Event{
		rules.ShapePaid{Shape: line, Coins: 2, Tray: 3},
		rules.ShapeGrew{From: []rules.Shape{line}, To: longer},
		rules.ShapePaid{Shape: circle, Coins: 1, Tray: 3},
		rules.ShapeBroken{Shape: circle, Coins: 1, Tray: 4},
	} {
		r.TellAlone(e, r.Match.Play.View(games.Public), wanted(e))
	}
}

// TestWhatIsHiddenSoundsAlike tells the same events with other cards: what is heard, when and from where stays the same.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	run := func(card rules.Card) string {
		m := newMatch(t, 3, "adventurers", 3)
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
		view := m.Play.View(0)
		for _, e := range []rules.Event{
			rules.RitualDrawn{Seat: 0, Card: card, Pile: 9}, rules.RitualDrawn{Seat: 1, Card: rules.Hidden, Pile: 8},
			rules.RitualPutOut{Seat: 0, Card: card}, rules.Declined{},
		} {
			r.TellAlone(e, view, wanted(e))
		}
		return fmt.Sprint(r.Heard)
	}
	if one, other := run(rules.Card(1)), run(rules.Card(2)); one != other {
		t.Errorf("heard\n%s\n%s", one, other)
	}
}

// TestCompletedPictureIsNoHeap tells a whole match at once and completes the picture: besides its chimes hardly anything
// is heard.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	m := newMatch(t, 4, "adventurers", 9)
	r := newRig(m, boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	r.TellMatch()
	moves := slices.DeleteFunc(r.Effects(), func(e sound.Effect) bool {
		return e == sound.Line || e == sound.Circle
	})
	if len(moves) > 1 {
		t.Errorf("a completed match sounds like %v", moves)
	}
}

// TestHandsSound chooses, turns, lays and takes back a tile by hand, and then makes the move: the stone is heard when it
// is laid, and not once more when the move is made.
func TestHandsSound(t *testing.T) {
	m := newMatch(t, 2, "adventurers", 4)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	steps := func(want ...sound.Effect) {
		t.Helper()
		if got := r.Effects(); !slices.Equal(got, want) {
			t.Errorf("heard %v, want %v", got, want)
		}
		r.Heard = nil
	}
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	steps(sound.StoneLift)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), -1)
	steps(sound.StoneTurn)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), 1)
	steps(sound.StoneTurn)
	lit := r.Board.hand.options.lit(nil, &r.Board.hand.sel)
	if len(lit) == 0 {
		t.Fatal("nothing is lit")
	}
	r.Tap(ui.Mouse, r.Board.places.at(lit[0]))
	steps(sound.StonePlace)
	made := r.Made
	r.State.Confirm = true
	r.Tick(ui.Input{})
	r.Settle()
	if r.Made == made {
		t.Fatal("the draft was not made")
	}
	if slices.Contains(r.Effects(), sound.StonePlace) {
		t.Errorf("the stone is heard again: %v", r.Effects())
	}
}
