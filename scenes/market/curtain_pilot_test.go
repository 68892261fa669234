//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

func TestCurtainPictures(t *testing.T) {
	boardtest.CurtainPictures(t, func() *match {
		return sat(t, []string{games.Person, "greedy", games.Person}, 21, 60)
	}, "market.open-hand")
}
