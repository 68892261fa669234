package masters

import (
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// anyMove generates moves that could be legal in some position.
func anyMove(t *rapid.T) Move {
	m := Move{Kind: MoveKind(rapid.IntRange(int(ChooseSide), int(moveKinds)-1).Draw(t, "kind"))}
	anyCell := func(what string) Cell { return Cell{rapid.Int8().Draw(t, what), rapid.Int8().Draw(t, what)} }
	card := Card(rapid.IntRange(1, Layouts).Draw(t, "card"))
	switch m.Kind {
	case ChooseSide:
		m.Side = Side(rapid.IntRange(int(GreenSide), int(BlueSide)).Draw(t, "side"))
	case Play, Ignore:
		m.Card, m.Cell, m.Turn = card, anyCell("cell"), uint8(rapid.IntRange(0, Turns-1).Draw(t, "turn"))
		if m.Kind == Ignore {
			m.Rune = anyCell("rune")
		}
	case Discard, PutBeside:
		m.Card = card
	case PlaceMaster:
		m.Cell = anyCell("cell")
	case PlaceToken:
		m.Cell, m.Colour = anyCell("cell"), Colour(rapid.IntRange(int(Blue), int(Green)).Draw(t, "colour"))
	default:
	}
	return m
}

func TestMovesSurviveTheirText(t *testing.T) { gamestest.Texts(t, Def.Moves, anyMove) }

func TestMoveTexts(t *testing.T) {
	card := cards("BBG/GRB")[0]
	for text, want := range map[string]Move{
		"side green":                 {Kind: ChooseSide, Side: GreenSide},
		"extra":                      {Kind: DrawExtra},
		"play BBG/GRB 2,-1 r3":       {Kind: Play, Card: card, Cell: Cell{2, -1}, Turn: 3},
		"ignore BBG/GRB 0,0 r0 -3,4": {Kind: Ignore, Card: card, Rune: Cell{-3, 4}},
		"discard BBG/GRB":            {Kind: Discard, Card: card},
		"draw":                       {Kind: Draw},
		"master 0,-12":               {Kind: PlaceMaster, Cell: Cell{0, -12}},
		"away":                       {Kind: PutAway},
		"token 1,2 blue":             {Kind: PlaceToken, Cell: Cell{1, 2}, Colour: Blue},
		"keep":                       {Kind: KeepToken},
		"beside BBG/GRB":             {Kind: PutBeside, Card: card},
	} {
		got, err := parseMove(text)
		if err != nil || got != want {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
		wantEqual(t, "text", Def.Moves.Text(want), text)
	}
}

func TestTextsThatAreNoMoves(t *testing.T) {
	for _, text := range []string{
		"", " ", "draw ", " draw", "side", "side red", "side none", "extra 1", "play", "play BBG/GRB",
		"play BBG/GRB 2,1", "play BBG/GRB 2,1 r4", "play BBG/GRB 2,1 3", "play BBG/GRB 02,1 r1", "play BBG/GRB 2 r1",
		"play BBG/GRB 2,1,1 r1", "play hidden 2,1 r1", "play BRG/GBB 2,1 r1", "play bbg/grb 2,1 r1",
		"play BBG/GRB 2,1 r1 0,0", "play BBG/GRB 200,1 r1", "ignore BBG/GRB 2,1 r1", "discard", "discard 3",
		"discard hidden", "master", "master 1", "master +1,1", "token 1,1", "token 1,1 red", "token 1,1 none",
		"token 1,1  blue", "keep 1", "beside",
	} {
		if m, err := parseMove(text); err == nil {
			t.Errorf("%q is read as %v", text, m)
		}
	}
}

func FuzzMoveText(f *testing.F) {
	gamestest.FuzzTexts(f, Def.Moves,
		"side green", "play BBG/GRB 2,-1 r3", "ignore BBG/GRB 0,0 r0 -3,4", "discard BBG/GRB", "master 0,-12",
		"token 1,2 blue", "keep",
	)
}

func TestEventsSurviveEncoding(t *testing.T) {
	for _, event := range []Event{
		HandDealt{Seat: 1, Cards: cards("BBG/GRB", "BBB/GRG"), Deck: 10},
		CardDrawn{Seat: 2, Card: Hidden, Deck: 3, Why: ByExtra},
		TokenPlaced{Seat: 1, Cell: Cell{-1, 2}, Colour: Blue, Was: Red},
		SideChosen{Seat: 1, Side: BlueSide},
		MatchEnded{Clause: "MAS-18", Winners: []games.Seat{0, 2}},
	} {
		text, err := games.EncodeEvent(event)
		if err != nil {
			t.Fatal(err)
		}
		back, err := games.DecodeEvent(Def.Facts, text)
		if err != nil {
			t.Fatal(err)
		}
		wantEqual(t, "event", back, event)
	}
	var why Cause
	var colour Colour
	if why.UnmarshalText([]byte("rain")) == nil || colour.UnmarshalText([]byte("black")) == nil {
		t.Error("there is no such cause, or colour")
	}
}
