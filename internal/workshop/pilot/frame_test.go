//go:build !js

package pilot_test

import (
	"os"
	"path/filepath"
	"testing"

	"runehall/internal/workshop/pilot"
)

func TestPicturesAreKeptWhereSomebodyWantsThem(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(pilot.PicturesVar, dir)
	pilot.Keep(t, "grey", grey(2, 2, 7))
	if _, err := os.Stat(filepath.Join(dir, "grey.png")); err != nil {
		t.Error(err)
	}
	t.Run("wanted", func(t *testing.T) {
		if pilot.ForLooking(t); t.Skipped() {
			t.Error("a test of pictures that are wanted is left out")
		}
	})
	t.Setenv(pilot.PicturesVar, "")
	skipped := true
	t.Run("unwanted", func(t *testing.T) {
		pilot.ForLooking(t)
		skipped = false
	})
	if !skipped {
		t.Error("pictures are made that nobody wants")
	}
}
