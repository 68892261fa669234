package toss

import (
	"testing"

	"runehall/scenes/boardtest"
)

// TestEachThingOfTheRulebookHasItsSign holds the signs against the things that the rulebook explains.
func TestEachThingOfTheRulebookHasItsSign(t *testing.T) { boardtest.Signs(t, "toss", signDrawings) }
