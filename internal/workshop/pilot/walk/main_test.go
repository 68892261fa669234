//go:build pilot

package walk

import (
	"os"
	"testing"

	"runehall/internal/workshop/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }
