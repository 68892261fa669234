package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// A move that the phase forbids is against COM-1, unless a clause of the game says what must come first.
func TestRefusalsOfThePhase(t *testing.T) {
	for phase, want := range map[Phase]string{
		TurnPhase: "COM-1", SummonPhase: "COM-1", AbilityPhase: "COM-1", DiePhase: "STO-5", ForgePhase: "COM-1",
		PlacePhase: "STO-13",
		TradePhase: "COM-1",
	} {
		wantEqual(t, phase.String(), awaited[phase].Clause, want)
	}
}

func TestRulebook(t *testing.T) { gamestest.Rulebook(t, &Def.Info) }

func TestCommonRefusals(t *testing.T) {
	tb := sit(t, 2).hold(0, 100, 101).begin(0)
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: End, Card: 11}, {Kind: Lay}, {Kind: Lay, Card: 9}, {Kind: Lay, Card: 79},
		{Kind: Lay, Card: -1},
		{Kind: Lay, Card: 108}, {Kind: Lay, Card: 102}, {Kind: Buy}, {Kind: Buy, Slot: 7}, {Kind: Buy, Slot: -1},
		{Kind: Use},
		{Kind: Use, Cards: [3]Card{101, 100}}, {Kind: Use, Cards: [3]Card{100, 100}},
		{Kind: Use, Cards: [3]Card{100, 0, 101}},
		{Kind: Use, Cards: [3]Card{100, 102}}, {Kind: Use, Cards: [3]Card{100, 101, 109}},
		{Kind: UseIcon, Card: 100, Icon: 3},
		{Kind: UseIcon, Card: 100}, {Kind: IconGem, Card: 100, Icon: 1},
		{Kind: IconGem, Card: 100, Icon: 1, Colour: colours},
		{Kind: Exchange, Card: 100, Pay: Gems{1}}, {Kind: Forge, Smithy: Smithies}, {Kind: Done, Smithy: 1},
		{Kind: Place, Row: Rows, Field: Green},
		{Kind: Place, Row: Upper}, {Kind: Place, Field: colours}, {Kind: Trade, Stone: Stones}, {Kind: Done, Stone: 1},
		{Kind: End, Row: Lower},
		{Kind: SwapGem}, {Kind: SetJoker, Colour: Green, Slot: 1}, {Kind: Pass, Pay: Gems{Green: 1}},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	for _, s := range []games.Seat{2, maxSeats, games.Public, games.All, games.Nobody} {
		tb.refusedMove(s, Move{Kind: Lay, Card: 100}, games.NoSuchThing)
	}
	tb.refusedMove(1, Move{Kind: Lay, Card: 100}, games.NotActing)
	tb.refusedMove(0, Move{Kind: Forge, Smithy: Plain1, Pay: Gems{Green: -1, Red: 3}}, refuseNoGems)
	for k := Lay; k < moveKinds; k++ { // moves of other phases: the seats not on turn hear that it is not their turn
		if phasesOf[k][TurnPhase] || k == SwapGem || k == SwapOre || k == SetJoker || k == End {
			continue
		}
		m := Move{Kind: k}
		for _, f := range fieldsOf[k] {
			switch f {
			case cardField:
				m.Card = 100
			case iconField, slotField:
				m.Icon, m.Slot = m.Icon|int8(games.Bit(f == iconField)), m.Slot|int8(games.Bit(f == slotField))
			case colourField:
				m.Colour = Green
			case fieldField:
				m.Field = Green
			}
		}
		tb.refusedMove(0, m, refuseActFirst)
		tb.refusedMove(1, m, games.NotActing)
	}
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: End}, games.MatchOver)
}
