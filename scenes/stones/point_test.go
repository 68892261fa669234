package stones

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestEventsArePointedAt asks where the events of a match are. What lights up must lie on the screen, and go out again.
func TestEventsArePointedAt(t *testing.T) {
	m := newMatch(t, 3, nil, 7)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	screen := ui.Rc(0, 0, 1440, 900)
	asked := map[string]bool{}
	for {
		events, on := m.Random()
		if !on {
			break
		}
		r.Board.Sync(m.Play.View(0))
		for _, e := range events {
			e, _ = rules.Def.Redact(e, 0)
			name := games.EventName(e)
			if asked[name] {
				continue
			}
			asked[name] = true
			found := r.Board.Show(e)
			r.Board.Step()
			switch e.(type) {
			case rules.ArtifactsShuffled, rules.MatchEnded:
				if found {
					t.Errorf("%s has a place", name)
				}
				continue
			}
			if !found || len(r.Board.Model.flashes.All) == 0 {
				t.Fatalf("%+v lights nothing up", e)
			}
			for _, f := range r.Board.Model.flashes.All {
				if at := r.Board.Things.At(f.at); at.Empty() || !screen.Has(at.Center()) {
					t.Errorf("%+v lights %v up, at %v", e, f.at, at)
				}
			}
			if !r.Board.Shown() {
				t.Errorf("%s holds the match up", name)
			}
			lasts(t, name, r.Lasts(r.Board.Moving), 900)
		}
	}
	if len(asked) < 30 {
		t.Errorf("only these were asked for: %v", asked)
	}
}

// TestRefusedShakes refuses a move of each kind. The things of the move must swing twice in 200 ms and come to rest.
// With reduced motion they must not move.
func TestRefusedShakes(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	v := m.Play.View(games.All)
	s := v.OnTurn()
	cards := v.Hand(s).Cards()
	five := []kind{field, field, field, field, field}
	for move, want := range map[rules.Move][]kind{
		{Kind: rules.Lay, Card: cards[1]}: {hand}, {Kind: rules.Buy, Slot: 4}: {slot},
		{Kind: rules.Use, Cards: [3]rules.Card{cards[0], cards[2]}}: {hand, hand},
		{Kind: rules.IconCard, Card: cards[0], Icon: 1, Slot: 2}:    {slot},
		{Kind: rules.AcceptGem, Colour: rules.Red}:                  {die}, {Kind: rules.Decline}: {die},
		{Kind: rules.Forge, Smithy: rules.OreSmithy}:                  {smithy},
		{Kind: rules.Place, Row: rules.Lower, Field: rules.Red}:       {field},
		{Kind: rules.Trade, Row: rules.Upper, Stone: rules.HandStone}: append(five, stone),
		{Kind: rules.Trade, Row: rules.Upper}:                         five,
		{Kind: rules.SwapGem, Colour: rules.Blue}:                     {ownStone},
		{Kind: rules.SwapOre, Colour: rules.Blue}:                     {ownStone},
		{Kind: rules.SetJoker, Colour: rules.Blue}:                    {ownStone},
		{Kind: rules.End}: nil, {Kind: rules.Pass}: nil,
	} {
		for _, reduced := range []bool{false, true} {
			r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, s)
			r.Settle()
			b := r.Board
			b.Timeline.Reduced = reduced
			list := refused(r.Board.player.options, &b.Model, move)
			b.Refuse(list)
			var got []kind
			for _, t := range list {
				got = append(got, t.Kind)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%+v shakes %v, want things of kinds %v", move, list, want)
			}
			most, turns, was, shaking := 0.0, 0, 0.0, 0
			for r.Board.Step(); b.Timeline.Moving(); r.Board.Step() {
				off := b.Model.shaken(list[0])
				most = max(most, math.Abs(off))
				if off*was < 0 {
					turns++
				}
				if off != 0 {
					was = off
					shaking++
				}
			}
			switch {
			case len(want) == 0:
			case reduced && most != 0:
				t.Errorf("%+v: with reduced motion it shakes by %v", move, most)
			case !reduced && (most < .5 || most > 1 || turns != 3 || shaking > ui.Ticks(200)+1):
				t.Errorf("%+v: it shakes by %v at most and turns back %d times, for %d ticks", move, most, turns,
					shaking)
			}
		}
	}
}

// TestCardsArePointedAt asks where cards lie. A card whose place the reader does not know must be at its seat.
func TestCardsArePointedAt(t *testing.T) {
	m := model{seats: 2, onTurn: 1, played: []rules.Card{20, 30}, discards: rules.SetOf(40)}
	m.who[1].hand = []rules.Card{50, rules.Hidden}
	m.who[1].discards, m.who[1].gone = rules.SetOf(60), rules.SetOf(101)
	for c, want := range map[rules.Card]thing{
		30: playedCard(1, 1), 50: handCard(1, 0), 40: theDiscards, 60: ownDiscardsOf(1), 101: chipOf(1), 70: chipOf(1),
	} {
		if got := m.card(1, c); got != want {
			t.Errorf("card %d lies at %v, want %v", c, got, want)
		}
	}
	if got := m.card(0, 20); got != chipOf(0) {
		t.Errorf("a card that another seat has played lies at %v", got)
	}
}
