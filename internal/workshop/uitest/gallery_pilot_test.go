//go:build pilot

package uitest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/ui"
)

// TestGallery draws the gallery at several sizes, and keeps the pictures as artifacts.
func TestGallery(t *testing.T) {
	book, err := lang.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name   string
		size   ui.Size
		look   ui.Look
		scroll bool
		dialog bool
	}{
		{"landscape", ui.Sz(1280, 800), ui.Look{}, false, false},
		{"tall", ui.Sz(1000, 2400), ui.Look{}, false, false},
		{"portrait", ui.Sz(824, 1830), ui.Look{Device: 2}, false, true},
		{"small", ui.Sz(360, 640), ui.Look{Interface: 1.5}, true, true},
		{"contrast", ui.Sz(1000, 1600), ui.Look{HighContrast: true}, true, false},
	} {
		t.Run(tc.name, func(t *testing.T) {
			k, err := ui.NewKit(tc.look)
			if err != nil {
				t.Fatal(err)
			}
			g := NewGallery(book)
			g.Build(k)
			if tc.dialog {
				g.Dialog = &ui.Dialog{Title: book.Text("gallery.leave"), Text: book.Text("gallery.kept"),
					Buttons: []*ui.Button{{Text: book.Text("gallery.stay")}, {Text: book.Text("gallery.go"), Kind: ui.PrimaryButton}}}
			}
			d := NewDriver(k, g, tc.size)
			if tc.scroll {
				g.Scroll().ToEnd()
			}
			d.Press(ui.Next, ui.Next)
			d.Ticks(20)
			img := ebiten.NewImage(int(tc.size.W), int(tc.size.H))
			cv := ui.NewCanvas(k)
			cv.Begin(img)
			g.Draw(cv)
			d.Root.DrawFocus(cv)
			keep(t, tc.name, pixels(img))
			if err := book.Err(); err != nil {
				t.Error(err)
			}
		})
	}
}
