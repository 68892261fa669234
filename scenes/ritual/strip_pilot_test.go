//go:build pilot

package ritual

import (
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// TestStripPictures films a line that is closed and paid.
func TestStripPictures(t *testing.T) {
	boardtest.Strips(t, "ritual-line", func(t *testing.T, s boardtest.Screen) *boardtest.Film[*rules.Game, rules.Move,
		rules.Event, rules.View, *Board] {
		m := growing(t, 2, "explorers", closesFor(0))
		cell := m.Play.View(0).AppendClosings(nil, 0)[0].Cell
		m.Common = func(move rules.Move) bool { return move.Kind != rules.Place || move.Cell != cell }
		return boardtest.NewFilm(newRig(m, s, 0).bench)
	}, func(e rules.Event) bool {
		_, is := e.(rules.ShapePaid)
		return is
	})
}
