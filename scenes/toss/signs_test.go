package toss

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

// TestEachThingOfTheRulebookHasItsSign compares the signs with the things that the rulebook explains.
func TestEachThingOfTheRulebookHasItsSign(t *testing.T) { boardtest.Signs(t, "toss", signDrawings) }
