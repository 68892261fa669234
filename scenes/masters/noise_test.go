package masters

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestEventsSound listens to whole matches: every sound of the board is heard.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%2), everything, 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1},
			games.Public).bench
	}
	boardtest.EventsSound(t, rigs, sound.StonePlace, sound.CardDraw, sound.CardPlay, sound.Coin, sound.Coins)
}

// TestSounds lists what is heard for each kind of event, and where: at a seat's chip, at a rune or card, at the deck.
func TestSounds(t *testing.T) {
	m := newMatch(t, 3, everything, 5)
	m.Randoms(14)
	for m.Play.View(games.All).Phase() != rules.PlayPhase {
		m.Random()
	}
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	v := m.Play.View(games.Public)
	me := v.OnTurn() // the seat in front
	a := (me + 1) % 3
	chip := func(s games.Seat) ui.Rect {
		seats := r.Board.places.seats
		p := seats[slices.IndexFunc(seats, func(p seatPlace) bool { return p.Seat == s })]
		return p.Turned.OutRect(p.Chip)
	}
	whole := m.Play.View(games.All)
	mine, theirs := whole.Hand(me)[0], whole.Hand(a)[0]
	spot := r.cardCell()
	at := r.Board.places.cell(spot)
	card := r.Board.places.laid(rules.Laid{Card: theirs, Cell: spot})
	ledge := r.Board.Given.Frame.Ledge
	r.Sounds([]boardtest.Sound[rules.Event]{
		{Event: rules.CardDrawn{Seat: a, Card: rules.Hidden, Deck: 8},
			Want: []sound.Effect{sound.CardDraw}, At: chip(a)},
		{Event: rules.CardDrawn{Seat: me, Card: rules.Hidden, Deck: 8},
			Want: []sound.Effect{sound.CardDraw}, At: ledge},
		{Event: rules.CardPlayed{Seat: a, Card: theirs, Cell: spot}, Want: []sound.Effect{sound.StonePlace}, At: card},
		{Event: rules.HandShown{Seat: a, Cards: whole.Hand(a)}, Want: []sound.Effect{sound.Reveal}, At: chip(a)},
		{Event: rules.CardPutBeside{Seat: a, Card: theirs, Beside: 1},
			Want: []sound.Effect{sound.CardPlay}, At: chip(a)},
		{Event: rules.CardPutBeside{Seat: me, Card: mine, Beside: 1}, Want: []sound.Effect{sound.CardPlay}, At: ledge},
		{Event: rules.MasterPlaced{Seat: a, Cell: spot, Runes: 1}, Want: []sound.Effect{sound.Coin}, At: at},
		{Event: rules.TokenPlaced{Seat: a, Cell: spot, Colour: rules.Blue, Was: rules.Red},
			Want: []sound.Effect{sound.Coin}, At: at},
		{Event: rules.AreaScored{Seat: a, Cell: spot, Runes: 2, Points: 2}, Want: []sound.Effect{sound.Coins}, At: at},
		{Event: rules.TurnBegan{Seat: a}},
		{Event: rules.SeatDone{Seat: a}},
	})
}

// TestWhatIsHiddenSoundsAlike tells the same events with other cards: what is heard, when and from where, does not
// change.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	hidden := func(card rules.Card) []rules.Event {
		return []rules.Event{
			rules.CardDrawn{Seat: 0, Card: card, Deck: 9}, rules.CardDrawn{Seat: 1, Card: rules.Hidden, Deck: 8},
			rules.CardPutBeside{Seat: 0, Card: card},
		}
	}
	rig := func() *bench {
		return newRig(newMatch(t, 3, everything, 3), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).bench
	}
	boardtest.SoundAlike(t, rig, hidden(1), hidden(2))
}

// TestCompletedPictureIsNoHeap tells a whole match at once: it does not sound all at once.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	newRig(newMatch(t, 3, everything, 9), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public).CompletesQuietly()
}

// TestHandsSound chooses, turns and lays a card by hand, and then makes the move. The stone is heard when it is laid,
// and not again when the move is made.
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
