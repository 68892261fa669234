//go:build pilot

package pilot_test

import (
	"os"
	"testing"

	"runehall/internal/workshop/pilot"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }
