//go:build pilot

package market

import (
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/boardtest"
)

func TestSpecimensAreSeen(t *testing.T) { boardtest.SpecimensAreSeen(t, art.Fox, Specimens) }
