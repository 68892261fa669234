//go:build pilot

package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestLegalPlacesAreLit(t *testing.T) {
	promises.LegalPlacesAreLit(t, "tile", "cell", func(v rules.View, s games.Seat, n int) (names []string) {
		for _, m := range v.AppendMoves(nil, s) {
			if (m.Kind == rules.Place || m.Kind == rules.BuildOver) && m.Tile == v.Hand(s)[n] {
				names = append(names, fmt.Sprintf("cell.%d.%d", m.Cell.Q, m.Cell.R))
			}
		}
		return names
	})
}

func TestHighContrastKeepsOutlines(t *testing.T) {
	promises.HighContrastKeepsOutlines(t, "tile", "seat")
}

func TestPeeksShowWhatLiesBeneath(t *testing.T) {
	promises.PeeksShowWhatLiesBeneath(t, func(b *Board) (ui.Point, func()) {
		for i := range b.Model.tiles {
			if l := &b.Model.tiles[i]; len(l.under) > 0 {
				return b.places.at(l.cell), func() { l.under[0].tile = (l.under[0].tile + 36) % 72 } // of another kind
			}
		}
		return ui.Point{}, nil
	})
}
