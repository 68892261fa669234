//go:build pilot

package market

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, sat, newBoard) }
