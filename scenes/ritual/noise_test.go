package ritual

import (
	"fmt"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestEventsSound listens to whole matches: every sound of the board is heard.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		return newRig(newMatch(t, 2+int(seed%4), "adventurers", 500+seed), boardtest.Screen{W: 1440, H: 900, Scale: 1},
			games.Public).bench
	}
	boardtest.EventsSound(t, rigs, sound.StonePlace, sound.StoneLift, sound.Coin, sound.Coins, sound.CoinsBack,
		sound.CardDraw, sound.CardPlay, sound.Die, sound.Reveal)
}

// TestSounds lists what is heard for each kind of event, and where: at a seat's chip, at a cell, at the piles.
func TestSounds(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 5)
	m.Randoms(12)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.TurnPhase })
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	v := m.Play.View(games.Public)
	me := v.OnTurn() // the seat in front
	a, b := v.After(me), v.After(v.After(me))
	chip := func(s games.Seat) ui.Rect { return r.Targets()[fmt.Sprintf("ritual.seat.%d", s)] }
	at := func(c rules.Cell) ui.Rect { return r.Board.places.inside(c) }
	piles, field, ledge := r.Targets()["ritual.piles"], r.Board.Given.Frame.Field, r.Board.Given.Frame.Ledge
	spot := r.laidCell()
	beside := rules.Cell{Q: spot.Q + 1, R: spot.R}
	line := rules.Shape{Kind: rules.Line, Length: 4, Cell: spot, Owner: a, Coins: 2}
	longer := rules.Shape{Kind: rules.Line, Length: 5, Cell: spot, Owner: a, Coins: 2}
	circle := rules.Shape{Kind: rules.Circle, Length: 6, Cell: spot, Owner: b, Coins: 1}
	around := at(spot).Grow(4 * at(spot).W).Intersect(field)
	mine, theirs := v.Hand(me), v.Hand(a)
	r.Sounds([]boardtest.Sound[rules.Event]{
		{Event: rules.TilesDrawn{Seat: a, Tiles: theirs[:1]}, Want: []sound.Effect{sound.StoneLift}, At: chip(a)},
		{Event: rules.TilesDrawn{Seat: me, Tiles: mine[:1]}, Want: []sound.Effect{sound.StoneLift}, At: ledge},
		{Event: rules.Placed{Seat: a, Tile: theirs[0], Cell: beside}, Want: []sound.Effect{sound.StonePlace},
			At: at(beside)},
		{Event: rules.BuiltOver{Seat: a, Tile: theirs[0], Cell: spot, Owner: b}, Want: []sound.Effect{sound.StonePlace},
			At: at(spot)},
		{Event: rules.TileTaken{Seat: me, From: a, Tile: theirs[0]},
			Want: []sound.Effect{sound.StoneLift}, At: chip(a)},
		{Event: rules.HandsSwapped{Seat: a, With: me, Gave: theirs, Got: mine},
			Want: []sound.Effect{sound.StoneLift}, At: chip(a)},
		{Event: rules.HandReturned{Seat: a, Tiles: theirs}, Want: []sound.Effect{sound.StoneLift}, At: chip(a)},
		{Event: rules.CoinsPlaced{Seat: a, Cell: spot, Coins: 1, On: 1}, Want: []sound.Effect{sound.Coin},
			At: at(spot)},
		{Event: rules.CoinsPlaced{Seat: a, Cell: spot, Coins: 3, On: 3}, Want: []sound.Effect{sound.Coins},
			At: at(spot)},
		{Event: rules.CoinsReturned{Seat: b, Cell: spot, Coins: 2}, Want: []sound.Effect{sound.CoinsBack}, At: chip(b)},
		{Event: rules.ShapePaid{Shape: line, Coins: 2, Tray: 3},
			Want: []sound.Effect{sound.Coins, sound.Line}, At: around},
		{Event: rules.ShapePaid{Shape: circle, Coins: 1, Tray: 3},
			Want: []sound.Effect{sound.Coin, sound.Circle}, At: around},
		{Event: rules.ShapeGrew{From: []rules.Shape{line}, To: longer}, Want: []sound.Effect{sound.Line}, At: around},
		{Event: rules.ShapeBroken{Shape: circle, Coins: 1, Tray: 4},
			Want: []sound.Effect{sound.CoinsBack}, At: chip(b)},
		{Event: rules.RitualDrawn{Seat: b, Card: rules.Hidden, Pile: 8},
			Want: []sound.Effect{sound.CardDraw}, At: chip(b)},
		{Event: rules.RitualsShuffled{Cards: 4}, Want: []sound.Effect{sound.CardDraw}, At: piles},
		{Event: rules.RitualPutOut{Seat: b, Card: rules.Hidden}, Want: []sound.Effect{sound.CardPlay}, At: piles},
		{Event: rules.RitualDiscarded{Seat: b, Card: rules.Ward}, Want: []sound.Effect{sound.CardPlay}, At: piles},
		{Event: rules.RitualRevealed{Seat: b, Card: rules.QuickTurn, Does: rules.QuickTurn, Target: games.Nobody},
			Want: []sound.Effect{sound.Reveal}, At: field},
		{Event: rules.TurnBegan{Seat: a}},
		{Event: rules.Passed{Seat: a}},
	})
}

// TestWhatIsHiddenSoundsAlike tells the same events with other cards: what is heard, when and from where, does not
// change.
func TestWhatIsHiddenSoundsAlike(t *testing.T) {
	hidden := func(card rules.Card) []rules.Event {
		return []rules.Event{
			rules.RitualDrawn{Seat: 0, Card: card, Pile: 9}, rules.RitualDrawn{Seat: 1, Card: rules.Hidden, Pile: 8},
			rules.RitualPutOut{Seat: 0, Card: card}, rules.Declined{},
		}
	}
	rig := func() *bench {
		return newRig(newMatch(t, 3, "adventurers", 3), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).bench
	}
	boardtest.SoundAlike(t, rig, hidden(1), hidden(2))
}

// TestCompletedPictureIsNoHeap tells a whole match at once: it does not sound all at once.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	newRig(newMatch(t, 4, "adventurers", 9), boardtest.Screen{W: 915, H: 412, Scale: 1},
		games.Public).CompletesQuietly(sound.Line, sound.Circle)
}

// TestHandsSound chooses, turns, lays and takes back a tile by hand, and then makes the move. The stone is heard when
// it is laid, and not again when the move is made.
func TestHandsSound(t *testing.T) {
	m := newMatch(t, 2, "adventurers", 4)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	r.Hears(sound.StoneLift)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), -1)
	r.Hears(sound.StoneTurn)
	r.Wheel(r.Board.places.ledge.hand[0].Center(), 1)
	r.Hears(sound.StoneTurn)
	lit := r.Board.Sel.lit(nil, r.Board.player.options)
	if len(lit) == 0 {
		t.Fatal("nothing is lit")
	}
	r.Tap(ui.Mouse, r.Board.places.at(lit[0]))
	r.Hears(sound.StonePlace)
	r.MakesQuietly(sound.StonePlace)
}

// TestATileThatTurnsAsItIsLaidSounds lays a tile, without a draft, where it fits only in another rotation: its turn is
// heard.
func TestATileThatTurnsAsItIsLaidSounds(t *testing.T) {
	r := started(t, 12)
	r.State.Drafts = false
	r.Tick(ui.Input{})
	for i := range r.Board.player.options.placements {
		l := r.Board.player.options.placements[i]
		if l.coins[0] >= 0 || !r.Board.places.field.Grow(-60).Has(r.Board.places.at(l.cell)) {
			continue
		}
		r.Tap(ui.Mouse,
			r.Target(r.Board.Name(handTile(r.Board.Given.Front, r.Board.Model.handIndex(r.Board.Given.Front, l.tile)))))
		r.Hears(sound.StoneLift)
		r.Tap(ui.Mouse, r.Board.places.at(l.cell))
		r.Hears(sound.StoneTurn)
		return
	}
	t.Fatal("every tile fits as it lies")
}
