//go:build pilot

package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

func TestCurtainPictures(t *testing.T) {
	boardtest.CurtainPictures(t,
		func() *match { return seated(t, []string{games.Person, "greedy", games.Person}, 21, 60) }, "stones.open-hand")
}
