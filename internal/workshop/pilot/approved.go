//go:build !js

package pilot

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// ApproveVar names the environment variable with which [App.Approve] writes the approved pictures anew: look at them before they are
// committed.
const ApproveVar = "RUNEHALL_APPROVE"

// approved is the folder of the approved pictures, in the folder of the test.
const approved = "testdata/approved"

// Approve compares the picture with the approved one of a name, as [Alike] does with both shrunk. It fails the test where they
// differ, and says where the picture, the approved one and their difference are.
func (a *App) Approve(name string) {
	a.t.Helper()
	picture := a.Frame()
	if text := a.Probe().Text("cramped"); text != "" {
		a.t.Errorf("%s: no room for %q", name, text)
	}
	Keep(a.t, name, picture)
	Approved(a.t, name, picture)
}

// Approved compares a picture of a frame as [App.Approve] does.
func Approved(t testing.TB, name string, picture *image.RGBA) {
	t.Helper()
	path := filepath.Join(approved, name+".png")
	got := Shrink(picture)
	if os.Getenv(ApproveVar) != "" {
		if err := WritePNG(path, coarse(got)); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := readPNG(path)
	if err != nil {
		t.Errorf("%v; with %s=1 the pictures are written anew", err, ApproveVar)
		return
	}
	what, diff := Alike(got, want)
	if what == "" {
		return
	}
	dir := filepath.Join(os.TempDir(), "runehall-approved")
	for suffix, p := range map[string]*image.RGBA{"got": picture, "want": want, "diff": diff} {
		if err := WritePNG(filepath.Join(dir, name+"-"+suffix+".png"), p); err != nil {
			t.Fatal(err)
		}
	}
	t.Errorf("%s: %s; see %s-got.png, -want.png and -diff.png; with %s=1 the pictures are written anew", name, what, filepath.Join(dir, name), ApproveVar)
}

func readPNG(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	p, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(p.Bounds())
	draw.Draw(out, out.Rect, p, out.Rect.Min, draw.Src)
	return out, nil
}

// shade is how far the shades of an approved picture lie apart, of 255: fewer of them make small files.
const shade = 8

// coarse returns a picture with fewer shades.
func coarse(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(p.Rect)
	for i, v := range p.Pix {
		out.Pix[i] = uint8(min(255, (int(v)+shade/2)/shade*shade))
	}
	return out
}
