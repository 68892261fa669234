package scenes

import (
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestAnOfferShowsItsMatch opens a link of each game in the middle of a match at three sizes: the board is painted, and
// nothing leaves the screen.
func TestAnOfferShowsItsMatch(t *testing.T) {
	pagetest.Long(t)
	for _, game := range all.IDs() {
		for _, size := range []ui.Size{{W: 360, H: 640}, {W: 915, H: 412}, {W: 1440, H: 900}} {
			door, _ := shelves.Door(game)
			record, err := games.ParseRecord(midway(t, game, 1, 5))
			if err != nil {
				t.Fatal(err)
			}
			link, err := door.Link(record)
			if err != nil {
				t.Fatal(err)
			}
			d := launch(t, size, Config{Open: []byte("runehall://open#match=" + link), Lang: "de"})
			d.want("offer")
			d.settle()
			if d.line.State["shown"] != true {
				t.Errorf("%s at %v: the offer shows no board", game, size)
			}
			d.fits()
		}
	}
}
