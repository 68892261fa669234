package ui_test

import (
	"errors"
	"image/color"
	"math"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"runehall/ui"
)

// TestCodeIsFramed writes a code: its corners carry the finders that cameras look for, within a light margin of four
// modules, and a longer text needs more modules.
func TestCodeIsFramed(t *testing.T) {
	var short, long ui.Code
	for code, text := range map[*ui.Code]string{&short: "runehall://open#match=AQ",
		&long: "runehall://open#match=" + strings.Repeat("Aq-_", 250)} {
		if code.Written() {
			t.Error("an empty code is written")
		}
		if err := code.Write(text); err != nil || !code.Written() {
			t.Fatal(err)
		}
		m := code.Image(2)
		side := m.Rect.Dx()
		dark := func(x, y int) bool { return m.RGBAAt(x, y) == color.RGBA{0, 0, 0, 255} }
		for i := range side {
			for margin := range 8 {
				if dark(i, margin) || dark(margin, i) || dark(i, side-1-margin) || dark(side-1-margin, i) {
					t.Fatalf("the margin is dark at %d, %d", i, margin)
				}
			}
		}
		for _, at := range [][2]int{{8, 8}, {side - 10, 8}, {8, side - 10}} {
			for i := range 14 { // the upper edge of a finder, two pixels a module
				if x := min(at[0]+i, side-9); at[0] == 8 && !dark(x, at[1]) && at[1] == 8 {
					t.Errorf("no finder at %v", at)
				}
			}
			if !dark(at[0], at[1]) {
				t.Errorf("no finder at %v", at)
			}
		}
		if dark(side-10, side-10) && dark(side-12, side-10) && dark(side-14, side-10) && dark(side-16, side-10) &&
			dark(side-18, side-10) && dark(side-20, side-10) && dark(side-22, side-10) {
			t.Error("a fourth finder")
		}
	}
	if short.Image(1).Rect.Dx() >= long.Image(1).Rect.Dx() {
		t.Error("a longer text takes no more room")
	}
}

// TestCodeFits lays a code out: it takes whole pixels a module, and no more room than it may.
func TestCodeFits(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	c := ui.Code{Most: 300}
	if m := c.Measure(k, ui.Sz(500, 0)); m != ui.Sz(0, 0) {
		t.Errorf("an empty code takes %v", m)
	}
	if err := c.Write("runehall://open#match=AQ"); err != nil {
		t.Fatal(err)
	}
	n := float64(c.Image(1).Rect.Dx())
	for _, width := range []float64{40, 200, 500} {
		m := c.Measure(k, ui.Sz(width, 0))
		if m.W != m.H || m.W > min(300, max(width, n)) || m.W <= min(300, width)-n || math.Mod(m.W, n) != 0 {
			t.Errorf("in %v it takes %v, with %v modules", width, m, n)
		}
	}
}

// TestCodeIsFull refuses what no code holds, and is empty then.
func TestCodeIsFull(t *testing.T) {
	var c ui.Code
	if err := c.Write(strings.Repeat("a", 2953)); err != nil {
		t.Error(err)
	}
	if err := c.Write(strings.Repeat("a", 2954)); !errors.Is(err, ui.ErrCodeFull) || c.Written() {
		t.Errorf("%v, written %v", err, c.Written())
	}
}

// TestCodeIsReadBack has codes read by a decoder that is not of those who write them.
func TestCodeIsReadBack(t *testing.T) {
	secret := strings.Repeat("0123456789abcdef", 2)
	for _, text := range []string{
		"http://192.168.1.20:8747/#room=" + secret + "&invite=" + secret,
		"http://[2001:db8:7777:8888:9999:aaaa:bbbb:cccc]:48747/#room=" + secret + "&invite=" + secret,
		"runehall://open#match=" + strings.Repeat("Aq-_", 400),
	} {
		var c ui.Code
		if err := c.Write(text); err != nil {
			t.Fatal(err)
		}
		for _, pixels := range []int{2, 3, 7} {
			bits, err := gozxing.NewBinaryBitmapFromImage(c.Image(pixels))
			if err != nil {
				t.Fatal(err)
			}
			read, err := qrcode.NewQRCodeReader().Decode(bits, nil)
			if err != nil {
				t.Fatalf("%.60s at %d pixels: %v", text, pixels, err)
			}
			if read.GetText() != text {
				t.Errorf("at %d pixels %q is read as %q", pixels, text, read.GetText())
			}
		}
	}
}
