package stones

import (
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%3), nil, 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1},
			games.Public).bench
	}
	boardtest.EventsSound(t, rigs, sound.CardDraw, sound.CardPlay, sound.Gem,
		sound.StonePlace, sound.Forge, sound.Coin, sound.CoinsBack, sound.Pin, sound.Menhir, sound.Burn, sound.Die,
		sound.Throne)
}

// TestSounds checks for each kind of event what is heard, and where. What a seat gets or gives is heard at that seat,
// what lies on the table is heard there.
func TestSounds(t *testing.T) {
	m := newMatch(t, 3, nil, 5)
	m.Randoms(14)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	v := m.Play.View(games.Public)
	me := v.OnTurn() // the seat in front
	a := (me + 1) % 3
	had := v.Points(a)
	at := r.Board.Things.At
	anvil, cards := at(smithyOf(rules.Plain2)), at(thePile)
	r.Sounds([]boardtest.Sound[rules.Event]{
		{Event: rules.SlotFilled{Slot: 3, Card: 20, Pile: 9}, Want: []sound.Effect{sound.CardDraw}, At: cards},
		{Event: rules.DisplaySlid{Display: []rules.Card{20, 21}}},
		{Event: rules.CommonShuffled{Cards: 9}, Want: []sound.Effect{sound.CardDraw}, At: cards},
		{Event: rules.SmithyFilled{Smithy: rules.Plain2, Artifact: rules.Blue, Pile: 3}},
		{Event: rules.CardsDrawn{Seat: a, Cards: make([]rules.Card, 2), Pile: 8}, Want: []sound.Effect{sound.CardDraw},
			At: at(ownPile(a))},
		{Event: rules.CardsDrawn{Seat: me, Cards: make([]rules.Card, 2), Pile: 8}, Want: []sound.Effect{sound.CardDraw},
			At: at(ownPile(me))},
		{Event: rules.CardBought{Seat: me, Card: 20, Slot: 3}, Want: []sound.Effect{sound.Reveal, sound.CardPlay},
			At: at(ownDiscardsOf(me))},
		{Event: rules.GemsTaken{Seat: a, Gems: oneGem(rules.Blue)}, Want: []sound.Effect{sound.Gem},
			At: at(purseOf(a, rules.Green))},
		{Event: rules.GemsPaid{Seat: me, Gems: oneGem(rules.Blue)}, Want: []sound.Effect{sound.Gem},
			At: at(purseOf(me, rules.Green))},
		{Event: rules.OreTaken{Seat: me}, Want: []sound.Effect{sound.StonePlace}, At: at(purseOf(me, anOre))},
		{Event: rules.PointsScored{Seat: a, Points: 3, Total: had + 3},
			Want: []sound.Effect{sound.Pin, sound.Pin, sound.Pin}, At: at(pinAt(a, had+1)).Union(at(pinAt(a, had+3)))},
		{Event: rules.DieRolled{Seat: a, Die: rules.DieTwo, Times: 1}, Want: []sound.Effect{sound.Die}, At: at(theDie)},
		{Event: rules.ArtifactForged{Seat: a, Smithy: rules.Plain2, Artifact: rules.Blue},
			Want: []sound.Effect{sound.Forge}, At: anvil},
		{Event: rules.ArtifactPlaced{Seat: a, Artifact: rules.Blue, Row: rules.Lower, Field: rules.Blue},
			Want: []sound.Effect{sound.Coin}, At: at(fieldAt{Row: rules.Lower, Field: rules.Blue}.thing(a))},
		{Event: rules.StoneTaken{Seat: a, Stone: rules.HandStone}, Want: []sound.Effect{sound.Menhir},
			At: at(things.Own(ownStone, a))},
		{Event: rules.CardLost{Seat: a, Card: 20}, Want: []sound.Effect{sound.Burn}, At: at(things.Own(played, a))},
		{Event: rules.TurnBegan{Seat: a, Round: 3}},
		{Event: rules.Passed{Seat: a}},
	})
}

// TestWhatIsHiddenSoundsAlike draws other cards. The same must be heard at the same moments and from the same places.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	hidden := func(one, other rules.Card) []rules.Event {
		return []rules.Event{
			rules.CardsDrawn{Seat: 0, Cards: []rules.Card{one, other}, Pile: 2},
			rules.CardsDrawn{Seat: 1, Cards: make([]rules.Card, 2), Pile: 2},
			rules.CardLaid{Seat: 0, Card: one, Magic: 1}, rules.CardDrawn{Seat: 0, Card: other, Pile: 20},
			rules.CardDrawn{Seat: 1, Card: other, Pile: 19},
		}
	}
	rig := func() *bench {
		return newRig(newMatch(t, 3, nil, 3), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).bench
	}
	boardtest.SoundAlike(t, rig, hidden(11, 30), hidden(104, 74))
}

// TestCompletedPictureIsNoHeap tells a whole match at once, which must not make a heap of sounds.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	newRig(newMatch(t, 3, nil, 9), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public).CompletesQuietly()
}

// TestHandsSound chooses cards and puts one back, changes the action, and opens an explanation. Everything but the
// explanation must be heard.
func TestHandsSound(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	s := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, s)
	r.Settle()
	r.Heard = nil
	tap := func(on thing) { r.Tap(ui.Mouse, r.Board.Things.Place(on).Center()) }
	tap(r.Board.mine(hand, 0))
	r.Hears(sound.CardDraw)
	tap(r.Board.mine(hand, 1))
	r.Hears(sound.CardDraw)
	tap(r.Board.mine(hand, 0))
	r.Hears(sound.CardPlay)
	tap(tabOf(forge)) // the other card is put back
	r.Hears(sound.CardPlay)
	tap(tabOf(summon))
	r.Hears(sound.Tick)
	at := r.Board.Things.Place(slotAt(2)).Center()
	r.Pointer(ui.Mouse, 0, ui.Press, ui.RightButton, at)
	r.Tick(ui.Input{})
	r.Pointer(ui.Mouse, 0, ui.Release, ui.RightButton, at)
	r.Hears()
}
