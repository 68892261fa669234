package ritual

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// anyMove generates moves that could be legal in some position.
func anyMove(t *rapid.T) Move {
	m := Move{Kind: MoveKind(rapid.IntRange(int(Place), int(moveKinds)-1).Draw(t, "kind"))}
	cell := Cell{rapid.Int8().Draw(t, "column"), rapid.Int8().Draw(t, "row")}
	tile := TileID(rapid.IntRange(0, Tiles-1).Draw(t, "tile"))
	card := Card(rapid.IntRange(int(Hidden)+1, int(Cards)-1).Draw(t, "card"))
	switch m.Kind {
	case Place, BuildOver:
		m.Cell, m.Tile, m.Turn = cell, tile, uint8(rapid.IntRange(0, Dirs-1).Draw(t, "turn"))
	case RevealAt:
		m.Card, m.Target = card, games.Seat(rapid.IntRange(0, games.MaxSeats-1).Draw(t, "target"))
	case Reveal, Answer, PutOut:
		m.Card = card
	case TakeTile:
		m.Tile = tile
	case PickCell:
		m.Cell = cell
	default:
	}
	return m
}

func TestMovesSurviveTheirText(t *testing.T) { gamestest.Texts(t, Def.Moves, anyMove) }

func TestMoveTexts(t *testing.T) {
	for text, want := range map[string]Move{
		"place 2,-1 t17 r3": {Kind: Place, Cell: Cell{2, -1}, Tile: 17, Turn: 3},
		"over 0,0 t0 r0":    {Kind: BuildOver},
		"pass":              {Kind: Pass},
		"reveal quick-turn": {Kind: Reveal, Card: QuickTurn},
		"reveal skip 2":     {Kind: RevealAt, Card: Skip, Target: 2},
		"answer ward":       {Kind: Answer, Card: Ward},
		"decline":           {Kind: Decline},
		"take t71":          {Kind: TakeTile, Tile: 71},
		"coins -3,4":        {Kind: PickCell, Cell: Cell{-3, 4}},
		"skip next":         {Kind: SkipNext},
		"skip now":          {Kind: SkipNow},
		"put-out copy":      {Kind: PutOut, Card: CopyRitual},
		"forgo":             {Kind: Forgo},
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
		"", " ", "pass ", " pass", "place", "place 2,-1 t17", "place 2,-1 t17 r6", "place 2,-1 t72 r0", "place 2 t1 r0",
		"place 02,1 t1 r0", "place +2,1 t1 r0", "place 2,1,1 t1 r0", "place 200,1 t1 r0", "place 2,1  t1 r0",
		"place 2,1 17 r0", "reveal", "reveal rain", "reveal hidden", "reveal skip 5", "reveal skip -1",
		"reveal skip 2 3", "answer", "take 5", "coins 1", "skip", "skip later", "put-out", "forgo it",
	} {
		if m, err := parseMove(text); err == nil {
			t.Errorf("%q is read as %v", text, m)
		}
	}
}

func FuzzMoveText(f *testing.F) {
	gamestest.FuzzTexts(f, Def.Moves,
		"place 2,-1 t17 r3", "over 0,0 t0 r0", "reveal skip 2", "reveal copy", "answer ward", "coins -3,4", "skip now",
	)
}

func TestEventsSurviveEncoding(t *testing.T) {
	for _, event := range []Event{
		ShapeBroken{Shape: Shape{Kind: Line, Owner: 1, Length: 7, Coins: 5}, Left: []Shape{{Kind: Circle}}, Coins: 5},
		CoinsPlaced{Seat: 2, Cell: Cell{-1, 2}, Coins: 3, On: 3, Tray: 4, Why: ByExtraCoins},
		RitualRevealed{Seat: 1, Card: CopyRitual, Target: games.Nobody, Does: Skip},
		TilesDrawn{Seat: 1, Tiles: []TileID{1, 2, 71}, Supply: 3},
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
	if json.Unmarshal([]byte(`"rain"`), &why) == nil {
		t.Error("coins do not move because of rain")
	}
	var kind ShapeKind
	if json.Unmarshal([]byte(`"square"`), &kind) == nil {
		t.Error("there are no squares")
	}
}
