//go:build screens

package screens_test

import (
	"os"
	"testing"

	"runehall/screens"
)

func TestMain(m *testing.M) { os.Exit(screens.Run(m)) }
