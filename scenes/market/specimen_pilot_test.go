//go:build pilot

package market

import (
	"testing"

	"runehall/assets/art"
	"runehall/scenes/boardtest"
)

func TestSpecimensAreSeen(t *testing.T) { boardtest.SpecimensAreSeen(t, art.Fox, Specimens) }
