package market

import (
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// anyMove generates moves that could be legal in some position.
func anyMove(t *rapid.T) Move {
	pick := func(what string, low, high int) int { return rapid.IntRange(low, high).Draw(t, what) }
	m := Move{Kind: MoveKind(pick("kind", int(GiveUp), int(moveKinds)-1))}
	for _, f := range fieldsOf[m.Kind] {
		switch f {
		case cardsField:
			for range pick("size", 1, 6) {
				m.Cards.add(Card(pick("card", 1, int(Highest))))
			}
		case payField:
			for i := range m.Pay {
				m.Pay[i] = uint8(pick("runes", 0, 9))
			}
		case cardField:
			m.Card = Card(pick("card", 1, int(cardKinds)-1))
		case seatField:
			m.Seat = games.Seat(pick("seat", 0, games.MaxSeats-1))
		case storeField:
			m.Store = Place(pick("store", 0, int(Places)-1))
		case toField:
			m.To = Place(pick("to", 0, int(Places)-1))
		case colourField:
			m.Colour = Colour(pick("colour", 1, 2))
		case pickField:
			m.Pick = Pick(pick("pick", 1, 3))
		}
	}
	return m
}

func TestMovesSurviveTheirText(t *testing.T) { gamestest.Texts(t, Def.Moves, anyMove) }

func TestMoveTexts(t *testing.T) {
	for text, want := range map[string]Move{
		"interest red":                      {Kind: Interest, Store: RedMain},
		"put blue post1":                    {Kind: Put, Colour: Blue, Store: Post1},
		"lay-join red-store post2 blue":     {Kind: LayJoin, Card: RedCard, Store: Post2, To: BlueMain},
		"outpost-for-runes 2,0,0,0,0,0 own": {Kind: OutpostForRunes, Pay: Payment{2}},
		"collector 1+10+10 2 red":           {Kind: Collector, Cards: SetOf(10, 1, 10), Seat: 2, Store: RedMain},
		"ransom 2+9+10 pile4":               {Kind: Ransom, Cards: SetOf(2, 9, 10), Store: Pile4},
		"take-rune 1 blue loose":            {Kind: TakeRune, Seat: 1, Colour: Blue},
		"rob thief":                         {Kind: Rob, Card: Thief},
		// A hand can grow as large as this.
		"outpost 1+1+1+1+1+1+2+2+2+2+2+2+3+3+3+3+3+10 own": {Kind: Outpost,
			Cards: SetOf(1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 10)},
		"end":         {Kind: End},
		"throw paper": {Kind: Throw, Pick: Paper},
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
		"", " ", "end ", " end", "end 1", "interest", "interest green", "put red", "put none red", "rune 5",
		"rune 10+5 red", "rune 5+ red", "rune thief red", "rune 5 none", "duel 5", "duel 5 5", "duel 05 1",
		"duel hidden 1", "throw none", "throw well", "outpost 10+10+1 own", "outpost 1+10+10 loose",
		"outpost-for-runes 2,0 own", "outpost-for-runes 02,0,0,0,0,0 own",
		"rune 1+1+1+1+1+1+1 red", "rune 5+thief red", "rune hidden red", "lay hidden", "rob none", "rune 5++5 red",
		"ransom 10+10 nowhere",
	} {
		if m, err := parseMove(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func FuzzMoveText(f *testing.F) {
	gamestest.FuzzTexts(f, Def.Moves,
		"interest red", "put blue post1", "collector 1+10+10 2 red", "outpost-for-runes 2,0,0,0,0,0 own", "end",
	)
}
