//go:build pilot

package stones

import (
	"testing"

	"runehall/scenes/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, seated, newBoard) }
