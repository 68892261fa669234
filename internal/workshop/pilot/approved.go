//go:build !js

package pilot

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// ApproveVar names the environment variable with which [App.Approve] writes the approved pictures anew: look at them
// before they are committed.
const ApproveVar = "RUNEHALL_APPROVE"

// approved is the folder of the approved pictures, in the folder of the test.
const approved = "testdata/approved"

// Approve compares the picture with the approved one of a name, as [Alike] does with the picture shrunk. It fails the
// test where they differ, and says where the picture, the approved one and their difference are.
func (a *App) Approve(name string) {
	a.t.Helper()
	picture := a.Frame()
	if text := a.Probe().Text("cramped"); text != "" {
		a.t.Errorf("%s: no room for %q", name, text)
	}
	Keep(a.t, name, picture)
	Approved(a.t, name, picture)
}

// Approved compares a picture of a frame as [App.Approve] does. Where pictures are to be approved it writes what is not
// there or differs, and leaves all other files as they are.
func Approved(t testing.TB, name string, picture *image.RGBA) {
	t.Helper()
	path := filepath.Join(approved, name+".png")
	got := Shrink(picture)
	want, err := readApproved(path)
	what, diff := "", (*image.RGBA)(nil)
	if err == nil {
		what, diff = Alike(got, want)
	}
	switch {
	case err == nil && what == "":
	case os.Getenv(ApproveVar) != "":
		if err := writeApproved(path, got); err != nil {
			t.Fatal(err)
		}
		t.Logf("%s is written anew: %s", path, what)
	case err != nil:
		t.Errorf("%v; with %s=1 the pictures are written anew", err, ApproveVar)
	default:
		dir := filepath.Join(os.TempDir(), "runehall-approved")
		for suffix, p := range map[string]image.Image{"got": picture, "want": want, "diff": diff} {
			if err := WritePNG(filepath.Join(dir, name+"-"+suffix+".png"), p); err != nil {
				t.Fatal(err)
			}
		}
		t.Errorf("%s: %s; see %s-got.png, -want.png and -diff.png; with %s=1 the pictures are written anew", name, what,
			filepath.Join(dir, name), ApproveVar)
	}
}

func readApproved(path string) (*image.Paletted, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	p, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	few, ok := p.(*image.Paletted)
	if !ok {
		return nil, fmt.Errorf("%s: the picture has no palette", path)
	}
	return few, nil
}

func writeApproved(path string, shrunk *image.RGBA) error {
	return writePNG(path, Paletted(shrunk), png.BestCompression)
}
