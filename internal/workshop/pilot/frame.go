//go:build !js

package pilot

import (
	"flag"
	"image"
	"os"
	"path/filepath"
	"testing"
)

// PicturesVar names the environment variable with a folder into which Save and Keep
// write; make pictures sets it.
const PicturesVar = "RUNEHALL_PICTURES"

// Frame lets the program draw, and returns its picture, in physical pixels.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	if unseen {
		a.t.Fatal("the tests of this package are run by RunUnseen, and see no picture")
	}
	return a.frame()
}

func (a *App) frame() *image.RGBA {
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

// Save takes the program's picture and keeps it as name.png, as [Keep] does. It fails the
// test where the program says that a text did not fit into its room.
func (a *App) Save(name string) {
	a.t.Helper()
	var picture *image.RGBA
	if unseen {
		a.draw()
	} else {
		picture = a.frame()
	}
	if text := a.Probe().Text("cramped"); text != "" {
		a.t.Errorf("%s: no room for %q", name, text)
	}
	if picture != nil {
		Keep(a.t, name, picture)
	}
}

// draw lets the program draw, and looks at nothing.
func (a *App) draw() {
	a.t.Helper()
	guest := a.running().guest
	drawn := false
	InFrame(func() {
		guest.AdvanceFrame()
		drawn = guest.WaitFrame()
	})
	if !drawn {
		a.died()
	}
}

// Keep writes a picture as name.png into the folder that PicturesVar names, and among the
// test's artifacts if these are kept (go test -artifacts); otherwise nobody would see it,
// and nothing is written.
func Keep(t testing.TB, name string, picture *image.RGBA) {
	t.Helper()
	for _, dir := range keptIn(t.ArtifactDir) {
		if err := WritePNG(filepath.Join(dir, name+".png"), picture); err != nil {
			t.Fatal(err)
		}
	}
}

// keptIn returns the folders into which pictures go.
func keptIn(artifacts func() string) (folders []string) {
	if dir := os.Getenv(PicturesVar); dir != "" {
		folders = append(folders, dir)
	}
	if f := flag.Lookup("test.artifacts"); f != nil && f.Value.String() == "true" {
		folders = append(folders, artifacts())
	}
	return folders
}

// Same fails the test unless two pictures are the same within Tolerance. It
// then keeps both and their difference.
func Same(t testing.TB, name string, got, want *image.RGBA) {
	t.Helper()
	n, diff := Diff(got, want)
	if n == 0 {
		return
	}
	Keep(t, name+"-got", got)
	Keep(t, name+"-want", want)
	if diff != nil {
		Keep(t, name+"-diff", diff)
	}
	t.Errorf("%s: %d pixels differ; go test -artifacts keeps the pictures", name, n)
}
