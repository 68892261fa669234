package masters

import (
	"fmt"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// wanted are the effects of an event.
func wanted(e rules.Event) []sound.Effect {
	switch e.(type) {
	case rules.CardPlayed:
		return []sound.Effect{sound.StonePlace}
	case rules.CardDrawn:
		return []sound.Effect{sound.CardDraw}
	case rules.CardDiscarded, rules.CardPutBeside:
		return []sound.Effect{sound.CardPlay}
	case rules.HandShown:
		return []sound.Effect{sound.Reveal}
	case rules.MasterPlaced, rules.TokenPlaced:
		return []sound.Effect{sound.Coin}
	case rules.AreaScored:
		return []sound.Effect{sound.Coins}
	}
	return nil
}

// TestEventsSound listens to whole matches.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%2), everything, 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public).bench
	}
	boardtest.EventsSound(t, rigs, wanted, sound.StonePlace, sound.CardDraw, sound.CardPlay, sound.Coin, sound.Coins)
}

// TestWhatIsHiddenSoundsAlike draws other cards: what is heard, when and from where stays the same.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	run := func(card rules.Card) string {
		m := newMatch(t, 3, everything, 3)
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
		view := m.Play.View(0)
		for _, e := range []rules.Event{
			rules.CardDrawn{Seat: 0, Card: card, Deck: 9}, rules.CardDrawn{Seat: 1, Card: rules.Hidden, Deck: 8},
			rules.CardPutBeside{Seat: 0, Card: card},
		} {
			r.TellAlone(e, view, wanted(e))
		}
		return fmt.Sprint(r.Heard)
	}
	if one, other := run(rules.Card(1)), run(rules.Card(2)); one != other {
		t.Errorf("heard\n%s\n%s", one, other)
	}
}

// TestCompletedPictureIsNoHeap tells a whole match at once and completes the picture: hardly anything is heard.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	m := newMatch(t, 3, everything, 9)
	r := newRig(m, boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	r.TellMatch()
	if heard := r.Effects(); len(heard) > 1 {
		t.Errorf("a completed match sounds like %v", heard)
	}
}

// TestHandsSound chooses, turns and lays a card by hand, and then makes the move: the stone is heard when it is laid, and
// not once more when the move is made.
func TestHandsSound(t *testing.T) {
	r := handy(t)
	r.Tap(ui.Mouse, r.Target("masters.card.0"))
	r.Hears(sound.StoneLift)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), -1)
	r.Hears(sound.StoneTurn)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), 1)
	r.Hears(sound.StoneTurn)
	r.Letter('1')
	r.Hears(sound.StonePlace)
	r.MakesQuietly(sound.StonePlace)
}
