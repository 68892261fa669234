package market

import (
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestEventsSound listens to whole matches.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%4), houses[1], 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1},
			games.Public).bench
	}
	boardtest.EventsSound(t, rigs, sound.CardDraw, sound.CardPlay, sound.StonePlace, sound.Coin, sound.Reveal,
		sound.Fox, sound.Chain, sound.Frost, sound.ChestOpen, sound.ChestShut, sound.Blades, sound.Drop)
}

// TestSounds says for each kind of event what is heard, and where: what becomes of a store at that store, what is
// bought and paid on the table.
func TestSounds(t *testing.T) {
	m := newMatch(t, 3, houses[1], 5)
	var r *rig
	var me, a games.Seat
	for { // until the seat in front and the next one have a red main store
		m.Randoms(1)
		v := m.Play.View(games.All)
		me = v.OnTurn()
		a = (me + 1) % 3
		_, mine := v.Store(me, rules.RedMain)
		if _, theirs := v.Store(a, rules.RedMain); mine && theirs && v.Phase() == rules.TurnPhase {
			break
		}
	}
	r = newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, me)
	at := r.Board.Things.At
	held := m.Play.View(me).Hand(me).Cards()[0]
	mine, theirs, goods := at(storeAt(me, rules.RedMain)), at(storeAt(a, rules.RedMain)), at(bayAt(bayRed))
	under, over := at(things.The(deck)), at(things.The(heap))
	seat := at(badgeOf(a))
	r.Sounds([]boardtest.Sound[rules.Event]{
		{Event: rules.CardsDrawn{Seat: a, Cards: make([]rules.Card, 2), Deck: 8},
			Want: []sound.Effect{sound.CardDraw}, At: under},
		{Event: rules.DiscardsShuffled{Cards: 9}, Want: []sound.Effect{sound.CardDraw}, At: under},
		{Event: rules.TurnBegan{Seat: a}},
		{Event: rules.TollPaid{Seat: me, Store: rules.RedMain, Colour: rules.Red, To: a},
			Want: []sound.Effect{sound.StonePlace}, At: at(looseOf(a, rules.Red))},
		{Event: rules.StoreLost{Seat: me, Store: rules.RedMain}, Want: []sound.Effect{sound.ChestShut}, At: mine},
		{Event: rules.StoreGivenUp{Seat: a, Store: rules.RedMain}, Want: []sound.Effect{sound.ChestShut}, At: theirs},
		{Event: rules.InterestTaken{Seat: me, Store: rules.RedMain, Colour: rules.Red, Runes: 2},
			Want: []sound.Effect{sound.Drop}, At: mine},
		{Event: rules.RunePut{Seat: me, Store: rules.RedMain, Colour: rules.Red},
			Want: []sound.Effect{sound.Drop}, At: mine},
		{Event: rules.MainLaid{Seat: a, Store: rules.RedMain}, Want: []sound.Effect{sound.ChestOpen}, At: theirs},
		{Event: rules.RunesPaid{Seat: a, Pay: rules.Payment{1}, Runes: 1},
			Want: []sound.Effect{sound.StonePlace}, At: goods},
		{Event: rules.CardsPaid{Seat: me, Cards: []rules.Card{held}, Sum: 5},
			Want: []sound.Effect{sound.CardPlay}, At: over},
		{Event: rules.RuneBought{Seat: a, Colour: rules.Red}, Want: []sound.Effect{sound.StonePlace},
			At: at(looseOf(a, rules.Red))},
		{Event: rules.OutpostPlaced{Seat: me, Store: rules.RedMain}, Want: []sound.Effect{sound.StonePlace}, At: mine},
		{Event: rules.OutpostReturned{Seat: me, Store: rules.RedMain}, Want: []sound.Effect{sound.StonePlace},
			At: at(bayAt(bayOutposts))},
		{Event: rules.CollectorPlaced{Seat: me, Target: a, Store: rules.RedMain},
			Want: []sound.Effect{sound.Chain, sound.Frost}, At: theirs},
		{Event: rules.OutpostDestroyed{Seat: a, Store: rules.RedMain, Pile: rules.RedMain},
			Want: []sound.Effect{sound.Drop}, At: theirs},
		{Event: rules.CollectorGone{Seat: a, Store: rules.RedMain}, Want: []sound.Effect{sound.Chain}, At: theirs},
		{Event: rules.DuelBegun{Seat: me, Target: a, Card: held}, Want: []sound.Effect{sound.CardPlay},
			At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.DuelHeld{Seat: a, Card: 7}, Want: []sound.Effect{sound.CardPlay, sound.Blades},
			At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.DuelYielded{Seat: a}, Want: []sound.Effect{sound.Blades}, At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.ThiefPlayed{Seat: a, Card: rules.Thief}, Want: []sound.Effect{sound.CardPlay}, At: over},
		{Event: rules.CardWasted{Seat: a, Card: rules.Thief}, Want: []sound.Effect{sound.CardPlay}, At: over},
		{Event: rules.RuneTaken{Seat: me, From: a, Colour: rules.Red, Store: rules.RedMain},
			Want: []sound.Effect{sound.Fox, sound.StonePlace}, At: theirs.Union(at(looseOf(me, rules.Red)))},
		{Event: rules.CardTaken{Seat: me, From: a, Card: 4}, Want: []sound.Effect{sound.Fox}, At: at(cardAt(a, 0))},
		{Event: rules.MarketEmptied{}, Want: []sound.Effect{sound.Reveal}, At: goods},
		{Event: rules.LastRound{}},
		{Event: rules.SeatScored{Seat: a}, Want: []sound.Effect{sound.Coin}, At: seat},
		{Event: rules.HighestShown{Seat: a, Card: 7}, Want: []sound.Effect{sound.CardPlay}, At: seat},
		{Event: rules.TieBroken{Left: []games.Seat{a}}, Want: []sound.Effect{sound.Tick}, At: goods},
		{Event: rules.ThrowsBegan{Seat: me, Against: a}, Want: []sound.Effect{sound.Tick}, At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.Picked{Seat: me, Pick: rules.Rock}, Want: []sound.Effect{sound.CardPlay},
			At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.PicksShown{Seat: me, Pick: rules.Rock, Against: a, Answer: rules.Paper},
			Want: []sound.Effect{sound.Blades}, At: ui.Rc(0, 0, 1440, 900)},
		{Event: rules.ThrowWon{Seat: a, Wins: 1}, Want: []sound.Effect{sound.Coin}, At: seat},
		{Event: rules.MatchEnded{Winner: a}},
	})
}

// TestCompletedPictureIsNoHeap tells a whole match at once and completes the picture: hardly anything is heard.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	newRig(newMatch(t, 3, nil, 9), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public).CompletesQuietly()
}
