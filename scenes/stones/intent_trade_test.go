package stones

import (
	"slices"
	"testing"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// TestRowsAndStones ticks rows and picks rune stones. There can be as many stones as rows; one more stone takes the
// place of the first.
func TestRowsAndStones(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TradePhase && tradable(o, rules.Upper) && tradable(o, rules.Lower) &&
			stonesDue(o, 2) == 2
	})
	var kinds []int
	for k := rules.MagicStone; k < rules.Stones; k++ {
		if o.legal(rules.Move{Kind: rules.Trade, Row: rules.Upper, Stone: k}) {
			kinds = append(kinds, int(k))
		}
	}
	if moves, d := golden(t, o, selection{}); len(moves) > 0 || d.does != "trade-none" {
		t.Errorf("with nothing ticked the golden button makes %v, %+v", moves, d)
	}
	if m := asked(t, o, selection{}, actAt(0)); m != (rules.Move{Kind: rules.End}) {
		t.Errorf("with nothing ticked the button beside it makes %v", m)
	}
	if s := taps(t, o, selection{}, o.mine(row, 0), actAt(0)); s != (selection{}) {
		t.Errorf("of what was ticked and is kept %+v is left", s)
	}
	s := taps(t, o, selection{}, o.mine(row, 0), o.mine(row, 1), stoneOf(kinds[0]))
	if moves, d := golden(t, o, s); len(moves) > 0 || d.does != "trade" ||
		d.n != o.view.RowPoints(o.actor, 0)+o.view.RowPoints(o.actor, 1) {
		t.Errorf("with one stone for two rows the golden button makes %v, %+v", moves, d)
	}
	s = taps(t, o, s, stoneOf(kinds[1]))
	want := []rules.Move{
		{Kind: rules.Trade, Row: rules.Upper, Stone: rules.Stone(kinds[0])},
		{Kind: rules.Trade, Row: rules.Lower, Stone: rules.Stone(kinds[1])},
	}
	if moves, _ := golden(t, o, s); !slices.Equal(moves, want) {
		t.Errorf("both rows make %v", moves)
	}
	if more := taps(t, o, s, stoneOf(kinds[2])); more.picks != [...]rules.Stone{rules.Stone(kinds[1]),
		rules.Stone(kinds[2])} {
		t.Errorf("after a third pick there are %v", more.picks)
	}
	if fewer := taps(t, o, s, o.mine(row, 0)); fewer.picks != [...]rules.Stone{rules.Stone(kinds[1]), rules.NoStone} {
		t.Errorf("with one row the picks are %v", fewer.picks)
	}
	if none := taps(t, o, s, actAt(0)); none.anything(o) {
		t.Errorf("keeping both leaves %+v", none)
	}
	row, _ := longest(o)
	if one := taps(t, o, selection{}, stoneOf(kinds[0])); !one.trade[row] || one.picked() != 1 {
		t.Errorf("a stone alone ticks %v, picks %v", one.trade, one.picks)
	}
}

// TestSecondTapOnAFieldProposesAgain chooses a field that is not the proposed one, and gives it up again.
func TestSecondTapOnAFieldProposesAgain(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.PlacePhase && len(freeFields(o, &selection{})) > 1
	})
	best, _ := placing(o, &selection{})
	for _, f := range freeFields(o, &selection{}) {
		other := fieldAt(f)
		if other == best {
			continue
		}
		s := taps(t, o, selection{}, other.thing(o.actor))
		if moves, d := golden(t, o, s); !slices.Equal(moves, []rules.Move{other.move()}) ||
			d.does != "place."+other.Row.String() {
			t.Errorf("%v makes %v, %+v", other, moves, d)
		}
		if s = taps(t, o, s, other.thing(o.actor)); s.at != (fieldAt{}) {
			t.Errorf("after a second tap there is %+v", s)
		}
	}
}

// TestWhatIsTradedInIsForgotten trades in one of two ticked rows. The other row must stay ticked, with the rune stone
// that is left.
func TestWhatIsTradedInIsForgotten(t *testing.T) {
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		if !tradable(o, rules.Upper) || !tradable(o, rules.Lower) || stonesDue(o, 2) < 2 {
			continue
		}
		s := taps(t, o, selection{}.kept(o), o.mine(row, 0), o.mine(row, 1))
		for k := rules.MagicStone; s.picked() < 2; k++ {
			if o.legal(rules.Move{Kind: rules.Trade, Stone: k}) {
				s = taps(t, o, s, stoneOf(k))
			}
		}
		moves, _ := golden(t, o, s)
		m.Make(seat, moves[0])
		after := s.kept(newOptions(m.Play.View(seat), seat, true))
		if after.trade != [...]bool{false, true} || after.picks != [...]rules.Stone{s.picks[1], rules.NoStone} {
			t.Errorf("of %v, %v there are %v, %v", s.trade, s.picks, after.trade, after.picks)
		}
		return
	}
	t.Error("no match comes to that")
}

// TestSheetsOpenAndClose opens the sheets of doors, chips and piles, and explanations over them.
func TestSheetsOpenAndClose(t *testing.T) {
	o := begun(t, true, in(rules.TurnPhase))
	for at, want := range map[thing]boards.SheetKind{
		doorTo(doorRows): rowsSheet, chipOf(1): seatSheet, theDiscards: pileSheet, thePile: boards.ExplainSheet,
		o.mine(purse, 2): boards.ExplainSheet, o.mine(draw, 0): pileSheet, things.The(track): boards.ExplainSheet,
	} {
		s := taps(t, o, selection{}, at)
		if s.Sheet != want {
			t.Errorf("a tap on %s opens sheet %d", catalogue.Name(at, at.Seat), s.Sheet)
		}
		if s = taps(t, o, s, things.The(closer)); s.Sheet != boards.NoSheet {
			t.Errorf("after %s the sheet does not close", catalogue.Name(at, at.Seat))
		}
	}
	pile := taps(t, o, selection{}, theDiscards)
	card := cardIn(theDiscards, 0, 40)
	s, _ := intent(o, pile, gesture{Kind: boards.Look, On: card})
	if s.Sheet != boards.ExplainSheet || s.About != card {
		t.Errorf("a card of a pile opens %d about %v", s.Sheet, s.About)
	}
	if s = taps(t, o, s, o.mine(hand, 0)); s != pile {
		t.Errorf("the next tap does not lead back to the pile alone: %+v", s)
	}
	held, _ := intent(o, selection{}, gesture{Kind: boards.Peek, On: slotAt(2)})
	if let, _ := intent(o, held, gesture{Kind: boards.PeekEnd}); held.Sheet != boards.ExplainSheet ||
		let.Sheet != boards.NoSheet {
		t.Errorf("held it is %d, let go %d", held.Sheet, let.Sheet)
	}
	kept, _ := intent(o, held, gesture{Kind: boards.PeekKeep})
	if let, _ := intent(o, kept, gesture{Kind: boards.PeekEnd}); let.Sheet != boards.ExplainSheet {
		t.Error("what a finger held is not explained until the next tap")
	}
}
