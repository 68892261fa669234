//go:build pilot

package market

import (
	"testing"

	"runehall/scenes/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, sat, newBoard) }
