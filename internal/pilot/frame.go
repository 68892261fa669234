//go:build !js

package pilot

import (
	"image"
	"os"
	"path/filepath"
	"testing"
)

// PicturesVar names the environment variable with the folder into which Save
// writes besides the test's own; make pictures sets it.
const PicturesVar = "RUNEHALL_PICTURES"

// Frame lets the program draw, and returns its picture, in physical pixels.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	guest := a.running().guest
	var picture *image.RGBA
	InFrame(func() {
		guest.AdvanceFrame()
		if guest.WaitFrame() && guest.CompositeFrame() {
			picture = image.NewRGBA(a.screen.Bounds())
			a.screen.ReadPixels(picture.Pix)
		}
	})
	if picture == nil {
		a.died()
	}
	return picture
}

// ForLooking skips a test that only writes pictures to be looked at, unless PicturesVar asks for them.
func ForLooking(t testing.TB) {
	t.Helper()
	if os.Getenv(PicturesVar) == "" {
		t.Skip("it only writes pictures; make pictures runs it")
	}
}

// Save writes the picture as name.png into the test's artifact folder, and into
// the folder that PicturesVar names. It fails the test where the program says
// that a text did not fit into its room.
func (a *App) Save(name string) {
	a.t.Helper()
	picture := a.Frame()
	if text := a.Probe().Text("cramped"); text != "" {
		a.t.Errorf("%s: no room for %q", name, text)
	}
	Keep(a.t, name, picture)
}

// Keep writes a picture that was made of a frame, as Save does.
func Keep(t testing.TB, name string, picture *image.RGBA) {
	t.Helper()
	save(t, name, picture)
	if dir := os.Getenv(PicturesVar); dir != "" {
		if err := WritePNG(filepath.Join(dir, name+".png"), picture); err != nil {
			t.Fatal(err)
		}
	}
}

func save(t testing.TB, name string, picture *image.RGBA) {
	t.Helper()
	if err := WritePNG(filepath.Join(t.ArtifactDir(), name+".png"), picture); err != nil {
		t.Fatal(err)
	}
}

// Same fails the test unless two pictures are the same within Tolerance. It
// then leaves both and their difference in the test's artifact folder.
func Same(t testing.TB, name string, got, want *image.RGBA) {
	t.Helper()
	n, diff := Diff(got, want)
	if n == 0 {
		return
	}
	save(t, name+"-got", got)
	save(t, name+"-want", want)
	if diff != nil {
		save(t, name+"-diff", diff)
	}
	t.Errorf("%s: %d pixels differ; the pictures are in %s (kept with go test -artifacts)", name, n, t.ArtifactDir())
}
