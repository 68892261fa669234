//go:build pilot

package stones

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, seated, newBoard) }
