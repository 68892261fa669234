//go:build !js

package sysfont

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"
)

// words is a folder with fonts that have only the letters of some words, and with what HarfBuzz makes of these words.
const words = "testdata/words"

// settled returns a lender that has finished its search for the letters of some texts.
func settled(t *testing.T, folder string, texts ...string) *Lender {
	t.Helper()
	l, _ := in(t, folder)
	for _, text := range texts {
		l.Width(text, 10, false)
	}
	l.idle()
	return l
}

// TestWordsAreShaped compares the glyphs of words and their places with those of HarfBuzz for the same fonts.
func TestWordsAreShaped(t *testing.T) {
	list, err := os.ReadFile(words + "/shaped.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for row := range strings.Lines(string(list)) {
		n++
		cells := strings.Fields(row)
		name, word, want := cells[0], cells[1], strings.Trim(cells[2], "[]")
		l := settled(t, words, word)
		line := l.set(word)
		if len(line.glyphs) == 0 || slices.ContainsFunc(line.glyphs, func(g glyph) bool { return g.face == nil }) {
			t.Errorf("%s: %q has marks, or nothing", name, word)
			continue
		}
		var got []string
		unit, pen := line.glyphs[0].face.unit(), 0.0
		for i, g := range line.glyphs {
			var wide, dx, dy int
			var id uint32
			parts := strings.Split(want, "|")
			if i < len(parts) {
				if _, err := fmt.Sscanf(parts[i], "%d@%d,%d+%d", &id, &dx, &dy, &wide); err != nil {
					dx, dy = 0, 0
					if _, err := fmt.Sscanf(parts[i], "%d+%d", &id, &wide); err != nil {
						t.Fatal(err)
					}
				}
			}
			if x, y := math.Round(g.x*unit-pen), math.Round(-g.y*unit); int(x) != dx || int(y) != dy {
				t.Errorf("%s: glyph %d of %q is moved by %v, %v, want %d, %d", name, i, word, x, y, dx, dy)
			}
			pen += float64(wide)
			got = append(got, fmt.Sprint(g.id))
		}
		var ids []string
		for p := range strings.SplitSeq(want, "|") {
			ids = append(ids, p[:strings.IndexAny(p, "@+")])
		}
		if !slices.Equal(got, ids) || math.Abs(line.width*unit-pen) > 1 {
			t.Errorf("%s: %q is glyphs %v, %v wide, want %v, %v", name, word, got, line.width*unit, ids, pen)
		}
	}
	if n < 20 {
		t.Errorf("only %d words were compared", n)
	}
}

// TestEmojiHaveColours also checks that letters have no colours of their own, so that the caller can paint them in the
// colour of the text.
func TestEmojiHaveColours(t *testing.T) {
	list := []string{"🎲", "👍🏽", "👩\u200d🚀", "❤\ufe0f"}
	l := settled(t, words, list...)
	for _, text := range list {
		p := l.Paint(text, 64, false)
		if !p.Colour || inked(p) < 500 {
			t.Errorf("%q: colour is %v, %d pixels of ink", text, p.Colour, inked(p))
			continue
		}
		bright := 0
		for i := 0; i < len(p.Pix.Pix); i += 4 {
			if c := p.Pix.Pix[i:]; max(c[0], c[1], c[2])-min(c[0], c[1], c[2]) > 40 {
				bright++
			}
		}
		if bright < 100 {
			t.Errorf("%q: only %d pixels have a colour", text, bright)
		}
		if r := p.Pix.Rect; r.Dx() > 2*64 || r.Dy() > 2*64 || p.Off.Y > 0 || p.Off.Y < -2*64 {
			t.Errorf("%q is %v, at %v", text, r, p.Off)
		}
	}
	if p := settled(t, words, "שלום").Paint("שלום", 64, false); p.Colour {
		t.Error("letters have colours of their own")
	}
}

// TestTurnedRunsKeepTheirOrder checks the order of numbers, brackets and foreign words within text that runs from right
// to left.
func TestTurnedRunsKeepTheirOrder(t *testing.T) {
	for text, want := range map[string]string{
		"אבג":            "גבא",
		"אב גא":          "אג בא",
		"אב 12 גא":       "אג 12 בא",
		"א12":            "12א",
		"אか李ב":           "בか李א",
		"か אב 李":         "か בא 李",
		"\u200fאב":       "בא",
		"李\u202eか":       "李か",
		"李か\u0007\u200b": "李か",
	} {
		l := settled(t, boxes, text)
		var got strings.Builder
		x := 0.0
		for _, g := range l.set(text).glyphs {
			if g.x > x+.2 {
				got.WriteByte(' ')
			}
			for _, r := range "李か김მאבג\u05b812" {
				if g.face != nil && g.face.is(r, g.id) {
					got.WriteRune(r)
					x = max(x, g.x+float64(g.face.face.HorizontalAdvance(g.id))/g.face.unit())
				}
			}
		}
		if got.String() != want {
			t.Errorf("%q stands as %q, want %q", text, got.String(), want)
		}
	}
}

// is reports whether a glyph is the one for this letter.
func (t *typeface) is(r rune, id font.GID) bool {
	own, ok := t.face.NominalGlyph(r)
	return ok && own == id
}
