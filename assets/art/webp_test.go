//go:build !js

package art

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// update writes the colours of the sheets anew, after make art. That they are right is then for the browser to say.
var update = flag.Bool("update", false, "write testdata/sheets.json anew")

// The files that colours.test.mjs holds Chromium to as well: pictures of flat colours that are known, and some pixels
// of each sheet.
const (
	flatFile   = "testdata/flat.json"
	sheetsFile = "testdata/sheets.json"
)

// near is by how much a channel may differ between the desktop and a browser.
const near = 2

// pixel is left, top, and red, green, blue and alpha, premultiplied.
type pixel [6]int

func pixelAt(p *image.RGBA, x, y int) pixel {
	c := p.RGBAAt(x, y)
	return pixel{x, y, int(c.R), int(c.G), int(c.B), int(c.A)}
}

// compare reports the pixels of a picture that are not those that are wanted.
func compare(t *testing.T, name string, p *image.RGBA, want []pixel) {
	t.Helper()
	for _, w := range want {
		got := pixelAt(p, w[0], w[1])
		for i := range got {
			if max(got[i], w[i])-min(got[i], w[i]) > near {
				t.Errorf("%s shows %v, and not %v", name, got, w)
				break
			}
		}
	}
}

// TestFlatColours decodes pictures that were made of known colours, black and white among them, once opaque and once
// with every other one half transparent.
func TestFlatColours(t *testing.T) {
	var pictures []struct {
		Data   []byte
		Pixels []pixel
	}
	readJSON(t, flatFile, &pictures)
	for i, picture := range pictures {
		p, err := readWebP(bytes.NewReader(picture.Data))
		if err != nil {
			t.Fatal(err)
		}
		compare(t, fmt.Sprint("picture ", i), p.cut(p.Rect)[0], picture.Pixels)
	}
}

// TestColoursOfSheets decodes every sheet, and looks at points all over it.
func TestColoursOfSheets(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes every sheet, which takes long under the race detector")
	}
	files, err := filepath.Glob("*/*.webp")
	if err != nil {
		t.Fatal(err)
	}
	sheets, all := map[string]*image.RGBA{}, map[string][]pixel{}
	for _, file := range files {
		file = filepath.ToSlash(file)
		p, err := read(file)
		if err != nil {
			t.Fatal(err)
		}
		sheet := p.cut(p.Rect)[0]
		sheets[file] = sheet
		w, h := sheet.Rect.Dx(), sheet.Rect.Dy()
		all[file] = []pixel{pixelAt(sheet, w-1, h-1), pixelAt(sheet, w-1, h/2), pixelAt(sheet, w/2, h-1)}
		for n := range 40 { // such steps hit everything evenly
			all[file] = append(all[file], pixelAt(sheet, n*7549%10000*w/10000, n*5698%10000*h/10000))
		}
	}
	if *update {
		writeSheets(t, all)
	}
	var want map[string][]pixel
	readJSON(t, sheetsFile, &want)
	if len(want) != len(all) {
		t.Errorf("%s tells of %d sheets, and there are %d; -update writes it anew", sheetsFile, len(want), len(all))
	}
	for file, got := range all {
		if !slices.EqualFunc(got, want[file], func(g, w pixel) bool { return g[0] == w[0] && g[1] == w[1] }) {
			t.Errorf("%s tells of other points of %s; -update writes it anew", sheetsFile, file)
		}
		compare(t, file, sheets[file], want[file])
	}
}

// writeSheets writes a line for each sheet.
func writeSheets(t *testing.T, all map[string][]pixel) {
	t.Helper()
	var lines []string
	for _, file := range slices.Sorted(maps.Keys(all)) {
		pixels, err := json.Marshal(all[file])
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprintf(" %q: %s", file, pixels))
	}
	if err := os.WriteFile(sheetsFile, []byte("{\n"+strings.Join(lines, ",\n")+"\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readJSON(t *testing.T, file string, into any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
}

// BenchmarkDecode decodes the sheets that a start at the title needs.
func BenchmarkDecode(b *testing.B) {
	for _, path := range []string{"title/hall.webp", "title/sheet.webp", "core/sheet.webp", "core/oak.webp"} {
		b.Run(path, func(b *testing.B) {
			for b.Loop() {
				p, err := read(path)
				if err != nil {
					b.Fatal(err)
				}
				p.cut(p.Rect)
			}
		})
	}
}

// TestPartsAreCutWhereTheyLie cuts parts out of a sheet, among them its corners.
func TestPartsAreCutWhereTheyLie(t *testing.T) {
	p, err := read("core/ledge.webp")
	if err != nil {
		t.Fatal(err)
	}
	whole, r := p.cut(p.Rect)[0], p.Rect
	parts := []image.Rectangle{
		image.Rect(0, 0, 3, 2), image.Rect(r.Max.X-5, r.Max.Y-4, r.Max.X, r.Max.Y),
		image.Rect(r.Max.X/2, 7, r.Max.X/2+9, 12), image.Rect(1, r.Max.Y/2, 2, r.Max.Y/2+1),
	}
	for i, cut := range p.cut(parts...) {
		if cut.Rect != parts[i] {
			t.Errorf("part %d lies at %v, not at %v", i, cut.Rect, parts[i])
		}
		for y := cut.Rect.Min.Y; y < cut.Rect.Max.Y; y++ {
			for x := cut.Rect.Min.X; x < cut.Rect.Max.X; x++ {
				if got, want := cut.RGBAAt(x, y), whole.RGBAAt(x, y); got != want {
					t.Fatalf("part %d shows %v at %d, %d, the sheet %v", i, got, x, y, want)
				}
			}
		}
	}
}
