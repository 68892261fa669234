//go:build pilot

package masters

import (
	"testing"

	"runehall/internal/workshop/boardtest"
)

func TestNoSizeBreaks(t *testing.T) {
	match := func(t *testing.T, drivers []string, seed uint64, moves int) *match {
		return seated(t, nil, drivers, seed, moves%14)
	}
	boardtest.EverySize(t, match, newBoard)
}
