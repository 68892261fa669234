//go:build pilot

package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// TestStripPictures films a master that is set on an area of three runes or more.
func TestStripPictures(t *testing.T) {
	boardtest.Strips(t, "masters-set", func(t *testing.T, s boardtest.Screen) *boardtest.Film[*rules.Game, rules.Move,
		rules.Event, rules.View, *Board] {
		return boardtest.NewFilm(newRig(newMatch(t, 3, nil, 5), s, 0).bench)
	}, func(e rules.Event) bool {
		set, is := e.(rules.MasterPlaced)
		return is && set.Runes > 2
	})
}
