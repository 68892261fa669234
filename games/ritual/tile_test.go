package ritual

import (
	"slices"
	"testing"
)

// cyclic returns a tile's runes, turned so that the lowest comes first. Tiles that differ only by turning have the same
// ones.
func cyclic(t TileID) [Dirs]Rune {
	runes := t.Runes()
	at := slices.Index(runes[:], slices.Min(runes[:]))
	var turned [Dirs]Rune
	for i := range turned {
		turned[i] = runes[(at+i)%Dirs]
	}
	return turned
}

func TestRIT1_TileTable(t *testing.T) {
	kinds := map[TileKind]int{}
	runes := map[Rune]int{}
	missing := map[Rune]int{}
	orders := map[[Dirs]Rune]TileID{}
	for tile := range TileID(Tiles) {
		kinds[tile.Kind()]++
		has := map[Rune]int{}
		for _, r := range tile.Runes() {
			runes[r]++
			has[r]++
		}
		if len(has) != Dirs {
			t.Errorf("tile %d has a rune twice: %v", tile, tile.Runes())
		}
		if (has[Star] == 1) != (tile.Kind() == Black) {
			t.Errorf("%v tile %d has %d stars", tile.Kind(), tile, has[Star])
		}
		for r := Rune(1); r <= Symbols; r++ {
			if has[r] == 0 {
				missing[r]++
			}
		}
		if other, twice := orders[cyclic(tile)]; twice {
			t.Errorf("tiles %d and %d are the same but for turning", other, tile)
		}
		orders[cyclic(tile)] = tile
	}
	wantEqual(t, "kinds", kinds, map[TileKind]int{Grey: 36, Gold: 18, Black: 18})
	wantEqual(t, "runes", runes, map[Rune]int{1: 69, 2: 69, 3: 69, 4: 69, 5: 69, 6: 69, Star: 18})
	wantEqual(t, "missing", missing, map[Rune]int{1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3})
}

func TestRIT1_TurnedTiles(t *testing.T) {
	const tile = 0
	wantEqual(t, "rune to the east", tile0(0, East), 1)
	wantEqual(t, "rune to the east after one turn", tile0(1, East), 6)
	wantEqual(t, "where the first rune looks after one turn", tile0(1, SouthEast), 1)
	for turn := range uint8(Dirs) {
		for d := range Dir(Dirs) {
			wantEqual(t, "rune", TileID(tile).Rune(turn, (d+Dir(turn))%Dirs), TileID(tile).Runes()[d])
		}
	}
}

func tile0(turn uint8, d Dir) Rune { return TileID(0).Rune(turn, d) }

func TestRIT3_RitualTable(t *testing.T) {
	copies, kinds := 0, 0
	for c := Hidden + 1; c < Cards; c++ {
		kinds++
		copies += c.Copies()
		text, err := c.MarshalText()
		var back Card
		if err != nil || back.UnmarshalText(text) != nil || back != c {
			t.Errorf("%v reads back as %v", c, back)
		}
	}
	wantEqual(t, "kinds", kinds, 15)
	wantEqual(t, "cards", copies, 28)
	wantEqual(t, "cards", copies, maxCards)
	for c, once := range map[Card]bool{CopyRitual: true, QuickTurn: true, Ward: false, Reverse: false} {
		wantEqual(t, c.String()+" is there once", c.Copies() == 1, once)
	}
	var none Card
	if none.UnmarshalText([]byte("rain")) == nil {
		t.Error("there is no ritual called rain")
	}
}
