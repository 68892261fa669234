package ritual_test

import (
	"testing"

	"runehall/games/gamestest"
	"runehall/games/ritual"
)

func TestKit(t *testing.T) {
	gamestest.Run(t, ritual.Def, gamestest.Options[*ritual.Game, ritual.Move]{})
}
