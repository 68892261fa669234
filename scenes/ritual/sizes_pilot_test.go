//go:build pilot

package ritual

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, seated, newBoard) }
