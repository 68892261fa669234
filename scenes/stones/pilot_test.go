//go:build pilot

package stones

import (
	"os"
	"testing"

	"runehall/internal/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }
