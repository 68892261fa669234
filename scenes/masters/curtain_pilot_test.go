//go:build pilot

package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

func TestCurtainPictures(t *testing.T) {
	boardtest.CurtainPictures(t, func() *match {
		return seated(t, nil, []string{games.Person, "greedy", games.Person}, 21, 11)
	}, "masters.open-hand")
}
