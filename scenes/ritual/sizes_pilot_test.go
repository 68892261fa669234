//go:build pilot

package ritual

import (
	"testing"

	"runehall/scenes/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, seated, newBoard) }
