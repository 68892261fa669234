//go:build pilot

package toss

import (
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/boardtest"
)

func TestSpecimensAreSeen(t *testing.T) { boardtest.SpecimensAreSeen(t, art.Destiny, Specimens) }
