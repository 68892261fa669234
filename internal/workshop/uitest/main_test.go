//go:build pilot

package uitest

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot/programs"
)

// TestMain runs the tests inside the game loop, in a window: pixels can be read only there.
func TestMain(m *testing.M) {
	os.Exit(programs.Shown(func() int {
		g := &game{m: m}
		ebiten.SetWindowSize(320, 240)
		if err := ebiten.RunGame(g); err != nil && !errors.Is(err, ebiten.Termination) {
			panic(err)
		}
		return g.code
	}))
}

type game struct {
	m    *testing.M
	code int
}

func (g *game) Update() error {
	g.code = g.m.Run()
	return ebiten.Termination
}

func (g *game) Draw(*ebiten.Image) {}

func (g *game) Layout(w, h int) (int, int) { return w, h }

func pixels(img *ebiten.Image) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	img.ReadPixels(out.Pix)
	return out
}

// keep stores a picture as an artifact of the test.
func keep(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	f, err := os.Create(filepath.Join(t.ArtifactDir(), name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(png.Encode(f, img), f.Close()); err != nil {
		t.Fatal(err)
	}
}
