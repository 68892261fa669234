package ui

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/fonts"
)

func TestPictureCacheDropsWhatIsNotUsed(t *testing.T) {
	c := newPictureCache[int](newBench(), 10*100)
	p := newPicture(10, 10, 0, false)
	for n := range 1000 {
		c.put(n, p, Point{})
		if _, ok := c.get(n); !ok {
			t.Fatalf("%d is gone at once", n)
		}
		if _, ok := c.get(0); !ok {
			t.Fatalf("after %d, what is used all the time is gone", n)
		}
		if c.pixels > c.limit {
			t.Fatalf("it holds %d pixels of %d", c.pixels, c.limit)
		}
	}
	if c.pixels != len(c.entries)*100 {
		t.Errorf("it counts %d pixels for %d pictures of 100", c.pixels, len(c.entries))
	}
}

func TestPictureLargerThanTheCacheIsKeptAlone(t *testing.T) {
	c := newPictureCache[int](newBench(), 50)
	c.put(1, newPicture(5, 5, 0, false), Point{})
	c.put(2, newPicture(20, 20, 0, false), Point{})
	if _, ok := c.get(2); !ok || len(c.entries) != 1 {
		t.Errorf("it holds %d pictures, the last one: %v", len(c.entries), ok)
	}
}

func newTestKit(t *testing.T) *Kit {
	t.Helper()
	k, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func TestTextIsKeptWithinBounds(t *testing.T) {
	k := newTestKit(t)
	for n := range 3 * textBlocks {
		k.Measure(fmt.Sprint(n), k.Type.Body, 0)
	}
	if n := len(k.text.blocks); n > textBlocks {
		t.Errorf("%d texts are kept, want at most %d", n, textBlocks)
	}
}

func TestDisplayFaceBorrowsWhatItLacks(t *testing.T) {
	k := newTestKit(t)
	var parts []string
	for _, r := range k.text.runs("a → b −", fonts.Display) {
		parts = append(parts, fmt.Sprintf("%v:%q", r.font, r.text))
	}
	want := `[Forum:"a " Alegreya Sans:"→" Forum:" b " Alegreya Sans:"−"]`
	if got := fmt.Sprint(parts); got != want {
		t.Errorf("it is set as %v, want %v", got, want)
	}
	arrow := TextStyle{Font: fonts.Display, Size: 20}
	if a, b := k.Measure("→", arrow, 0).W, k.Measure("→", TextStyle{Font: fonts.Body, Size: 20}, 0).W; a != b {
		t.Errorf("the arrow is %v wide, in the body face %v", a, b)
	}
}

func TestDigitsAreTabular(t *testing.T) {
	k := newTestKit(t)
	for _, s := range []TextStyle{k.Type.Body, k.Type.Number} {
		zero := k.Measure("0000", s, 0).W
		for d := range 10 {
			if w := k.Measure(fmt.Sprintf("%d%d%d%d", d, d, d, d), s, 0).W; w != zero {
				t.Errorf("%v: four times %d is %v wide, 0000 is %v", s.Font, d, w, zero)
			}
		}
	}
}

func TestUnknownLettersDoNotPanic(t *testing.T) {
	k := newTestKit(t)
	if w := k.Measure("日本 ᚠ\U0001F600\x00", k.Type.Title, 100).W; w <= 0 {
		t.Errorf("unknown letters are %v wide", w)
	}
}

func TestLabelsOfKeys(t *testing.T) {
	for _, tc := range []struct {
		key  ebiten.Key
		name string
		want ebiten.Key
	}{
		{ebiten.KeyY, "z", ebiten.KeyZ},                // German
		{ebiten.KeyA, "q", ebiten.KeyQ},                // French
		{ebiten.KeyBracketRight, "+", ebiten.KeyEqual}, // German
		{ebiten.KeySlash, "-", ebiten.KeyMinus},        // German
		{ebiten.KeyZ, "я", ebiten.KeyZ},                // Ukrainian
		{ebiten.KeyZ, "", ebiten.KeyZ},                 // unknown
		{ebiten.KeyEnter, "Enter", ebiten.KeyEnter},
	} {
		if got := labelled(tc.key, tc.name); got != tc.want {
			t.Errorf("%v with %q on it is %v, want %v", tc.key, tc.name, got, tc.want)
		}
	}
}

// TestTextShrinksALittleBeforeItWraps gives a text less and less room: it stays as it is, shrinks by no more than 15 %,
// and then wraps at its full size.
func TestTextShrinksALittleBeforeItWraps(t *testing.T) {
	k, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	const text = "The seat on turn draws a ritual"
	style, one := k.Type.Body, k.Measure(text, k.Type.Body, 0)
	for _, c := range []struct {
		share  float64 // of the width of one line
		least  float64 // of the size
		wraps  bool
		always bool // at exactly that size
	}{{1, 1, false, true}, {.95, .9, false, false}, {.87, .85, false, false}, {.8, 1, true, true},
		{.6, 1, true, true}} {
		fit, wraps := k.FitText(text, style, Sz(one.W*c.share, 3*one.H))
		if size := fit.Size / style.Size; wraps != c.wraps || size < c.least || size > c.share+.05 && !c.always ||
			c.always && size != c.least {
			t.Errorf("in %v of its width it has %v of its size, wrapped %v", c.share, size, wraps)
		}
	}
}
