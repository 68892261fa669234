package masters

import (
	"fmt"
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// listener notes what a board lets be heard, by tick.
type listener struct {
	tick  int
	notes []note
}

type note struct {
	tick   int
	effect sound.Effect
	at     ui.Point
}

func (l *listener) hear(e sound.Effect, at ui.Point) {
	l.notes = append(l.notes, note{l.tick, e, at})
}

func (l *listener) effects() []sound.Effect {
	var list []sound.Effect
	for _, n := range l.notes {
		list = append(list, n.effect)
	}
	return list
}

// attend lets a listener hear a rig's board.
func attend(r *rig) *listener {
	l := &listener{}
	r.board.frame.Sound = l.hear
	return l
}

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

// TestEventsSound plays whole matches before everybody's eyes: each event lets exactly its effects be heard, while the
// picture shows it and from within the screen.
func TestEventsSound(t *testing.T) {
	heard := map[sound.Effect]int{}
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%2), everything, 500+seed)
		r := newRig(t, m, screen{w: 1440, h: 900, scale: 1}, games.Public)
		l := attend(r)
		for {
			events, more := m.random()
			if !more {
				break
			}
			view := m.play.View(games.Public)
			for _, e := range events {
				if e, known := rules.Def.Redact(e, games.Public); known {
					tellAlone(t, r, l, e, view)
				}
			}
		}
		for _, n := range l.notes {
			heard[n.effect]++
			if !r.board.frame.Screen.Has(n.at) {
				t.Errorf("%v is heard from %v", n.effect, n.at)
			}
		}
	}
	for _, e := range []sound.Effect{sound.StonePlace, sound.CardDraw, sound.CardPlay, sound.Coin, sound.Coins} {
		if heard[e] == 0 {
			t.Errorf("%v was never heard", e)
		}
	}
}

// tellAlone tells one event and lets it play out.
func tellAlone(t *testing.T, r *rig, l *listener, e rules.Event, v rules.View) {
	t.Helper()
	before := len(l.notes)
	r.board.Tell([]rules.Event{e}, v)
	for n := 0; r.board.timeline.Moving(); n++ {
		l.tick++
		r.board.Step()
		if n > 2000 {
			t.Fatalf("%T never ends", e)
		}
	}
	if got, want := (&listener{notes: l.notes[before:]}).effects(), wanted(e); !slices.Equal(got, want) {
		t.Errorf("%T sounds like %v, want %v", e, got, want)
	}
}

// TestWhatIsHiddenSoundsAlike draws other cards: what is heard, when and from where stays the same.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	run := func(card rules.Card) string {
		m := newMatch(t, 3, everything, 3)
		r := newRig(t, m, screen{w: 1440, h: 900, scale: 1}, 0)
		l := attend(r)
		view := m.play.View(0)
		for _, e := range []rules.Event{
			rules.CardDrawn{Seat: 0, Card: card, Deck: 9}, rules.CardDrawn{Seat: 1, Card: rules.Hidden, Deck: 8},
			rules.CardPutBeside{Seat: 0, Card: card},
		} {
			tellAlone(t, r, l, e, view)
		}
		return fmt.Sprint(l.notes)
	}
	if one, other := run(rules.Card(1)), run(rules.Card(2)); one != other {
		t.Errorf("heard\n%s\n%s", one, other)
	}
}

// TestCompletedPictureIsNoHeap tells a whole match at once and completes the picture: hardly anything is heard.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	m := newMatch(t, 3, everything, 9)
	r := newRig(t, m, screen{w: 915, h: 412, scale: 1}, games.Public)
	l := attend(r)
	for {
		events, more := m.random()
		if !more {
			break
		}
		r.board.Tell(events, m.play.View(games.Public))
	}
	r.board.Step()
	r.board.Finish()
	if heard := l.effects(); len(heard) > 1 {
		t.Errorf("a completed match sounds like %v", heard)
	}
}

// TestHandsSound chooses, turns and lays a card by hand, and then makes the move: the stone is heard when it is laid, and
// not once more when the move is made.
func TestHandsSound(t *testing.T) {
	r := handy(t)
	l := attend(r)
	steps := func(want ...sound.Effect) {
		t.Helper()
		if got := l.effects(); !slices.Equal(got, want) {
			t.Errorf("heard %v, want %v", got, want)
		}
		l.notes = nil
	}
	r.tap(ui.Mouse, r.target("masters.card.0"))
	steps(sound.StoneLift)
	r.wheel(r.board.places.ledge.hand[0].Center(), -1)
	steps(sound.StoneTurn)
	r.wheel(r.board.places.ledge.hand[0].Center(), 1)
	steps(sound.StoneTurn)
	r.letter('1')
	steps(sound.StonePlace)
	made := r.made
	r.state.Confirm = true
	r.tick(ui.Input{})
	r.settle()
	if r.made == made {
		t.Fatal("the draft was not made")
	}
	if slices.Contains(l.effects(), sound.StonePlace) {
		t.Errorf("the stone is heard again: %v", l.effects())
	}
}
