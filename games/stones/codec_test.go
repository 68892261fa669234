package stones

import (
	"testing"

	"pgregory.net/rapid"
	"runehall/internal/workshop/gamestest"
)

// anyMove generates moves that could be legal in some position.
func anyMove(t *rapid.T) Move {
	pick := func(what string, low, high int) int { return rapid.IntRange(low, high).Draw(t, what) }
	card := func() Card {
		if pick("druid", 0, 1) == 1 {
			return Card(pick("card", int(FirstDruid), int(LastDruid)))
		}
		return Card(pick("card", int(FirstCreature), int(LastCreature)))
	}
	m := Move{Kind: MoveKind(pick("kind", int(Lay), int(moveKinds)-1))}
	for _, f := range fieldsOf[m.Kind] {
		switch f {
		case cardsField:
			set := SetOf(card(), card(), card())
			for i := range set.Cards() {
				m.Cards[i] = set.Cards()[i]
			}
		case cardField:
			m.Card = card()
		case iconField:
			m.Icon = int8(pick("icon", 1, 2))
		case slotField:
			m.Slot = int8(pick("slot", 1, Slots))
		case colourField:
			m.Colour = Colour(pick("colour", int(Green), int(White)))
		case payField:
			for c := Green; c < colours; c++ {
				m.Pay[c] = int8(pick("gems", 0, ColourGems))
			}
		case smithyField:
			m.Smithy = Smithy(pick("smithy", 0, int(Smithies)-1))
		case rowField:
			m.Row = Row(pick("row", 0, int(Rows)-1))
		case fieldField:
			m.Field = Colour(pick("field", int(Green), int(White)))
		case stoneField:
			m.Stone = Stone(pick("stone", 0, int(Stones)-1))
		}
	}
	return m
}

func TestMovesSurviveTheirText(t *testing.T) { gamestest.Texts(t, Def.Moves, anyMove) }

func TestMoveTexts(t *testing.T) {
	for text, want := range map[string]Move{
		"lay 104":                {Kind: Lay, Card: 104},
		"buy 3":                  {Kind: Buy, Slot: 3},
		"use 11+103":             {Kind: Use, Cards: [3]Card{11, 103}},
		"use 11+78+103":          {Kind: Use, Cards: [3]Card{11, 78, 103}},
		"icon 39 2":              {Kind: UseIcon, Card: 39, Icon: 2},
		"icon-gem 47 1 green":    {Kind: IconGem, Card: 47, Icon: 1, Colour: Green},
		"icon-card 30 1 6":       {Kind: IconCard, Card: 30, Icon: 1, Slot: 6},
		"exchange 16 0,0,0,0,1":  {Kind: Exchange, Card: 16, Pay: Gems{White: 1}},
		"leave":                  {Kind: Leave},
		"accept":                 {Kind: Accept},
		"accept-gem red":         {Kind: AcceptGem, Colour: Red},
		"decline":                {Kind: Decline},
		"forge points 0,2,0,0,2": {Kind: Forge, Smithy: PointSmithy, Pay: Gems{Red: 2, White: 2}},
		"forge plain1 1,1,0,0,0": {Kind: Forge, Smithy: Plain1, Pay: Gems{Green: 1, Red: 1}},
		"forge-ore wild":         {Kind: ForgeOre, Smithy: WildSmithy},
		"place lower white":      {Kind: Place, Row: Lower, Field: White},
		"done":                   {Kind: Done},
		"pass":                   {Kind: Pass},
		"trade upper none":       {Kind: Trade},
		"trade lower three":      {Kind: Trade, Row: Lower, Stone: ThreeStone},
		"swap-gem white":         {Kind: SwapGem, Colour: White},
		"swap-ore blue":          {Kind: SwapOre, Colour: Blue},
		"joker yellow":           {Kind: SetJoker, Colour: Yellow},
		"end":                    {Kind: End},
	} {
		got, err := parseMove(text)
		if err != nil || got != want {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
		wantEqual(t, "text", Def.Moves.Text(want), text)
	}
}

func TestTextsThatAreNoMoves(t *testing.T) {
	for _, text := range []string{
		"", " ", "end ", " end", "end 1", "lay", "lay 0", "lay 10", "lay 79", "lay 99", "lay 108", "lay 011", "lay +11",
		"lay x", "buy 0", "buy 7", "buy -1", "use", "use 11+11", "use 12+11", "use 11+", "use 11+12+13+14", "use 11+0",
		"icon 39 0", "icon 39 3", "icon 39", "icon-gem 39 1 none", "icon-gem 39 1 pink", "icon-card 39 1 0",
		"exchange 16 0,0,0,0", "exchange 16 0,0,0,0,0,0", "exchange 16 0,0,0,0,16", "exchange 16 0,0,0,0,-1",
		"exchange 16 00,0,0,0,0", "accept-gem none", "forge", "forge none 0,0,0,0,0", "forge-ore", "place upper",
		"place upper none", "place middle red", "trade upper", "trade upper four", "swap-gem none", "joker none",
		"pass 1", "END",
	} {
		if m, err := parseMove(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func FuzzMoveText(f *testing.F) {
	gamestest.FuzzTexts(f, Def.Moves, "lay 104", "use 11+78+103", "exchange 16 0,0,0,0,1", "forge points 0,2,0,0,2",
		"trade lower three", "end")
}
