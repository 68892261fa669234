package ui_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// TestAToastOfFewLinesIsReadToItsEndByATap shows long words in a toast of two lines: it says how it goes on, a tap
// shows all of it, longer, and another tap folds it. What fits is not cut, in small letters if need be.
func TestAToastOfFewLinesIsReadToItsEndByATap(t *testing.T) {
	k := kit(t, ui.Look{})
	room := ui.Rc(0, 0, 360, 600)
	two := func(style ui.TextStyle) float64 { return k.Measure("\n", style, 0).H }
	for _, c := range []struct {
		words int
		cut   bool
		most  float64
	}{
		{3, false, two(k.Type.Body)}, {14, false, two(k.Type.Small)}, {60, true, two(k.Type.Small)},
	} {
		toast := ui.Toast{Lines: 2}
		toast.Show(ui.IconHint, strings.TrimSpace(strings.Repeat("words ", c.words)), k.Palette.Gold, nil)
		toast.LayoutClear(k, nil, room)
		if toast.Cut() != c.cut || toast.Rect().H > max(c.most, k.Button)+k.Gap.S+.5 {
			t.Errorf("%d words: cut %v, at %v; two lines are %v", c.words, toast.Cut(), toast.Rect(), c.most)
		}
	}
	toast := ui.Toast{Lines: 2}
	toast.Show(ui.IconHint, strings.Repeat("words ", 60), k.Palette.Gold, nil)
	toast.LayoutClear(k, nil, room)
	short := toast.Rect()
	root := ui.NewRoot(k)
	tap := func() {
		for _, phase := range []ui.Phase{ui.Press, ui.Release} {
			at := toast.Rect().Center()
			in := ui.Input{Pointers: []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}}
			c := root.Begin(&in)
			toast.Update(c)
			root.End(c)
			toast.LayoutClear(k, nil, room)
		}
	}
	tap()
	if full := toast.Rect(); full.H < 1.8*short.H || !toast.Cut() || full.Bottom() != short.Bottom() {
		t.Errorf("tapped it lies at %v, before at %v", full, short)
	}
	tap()
	if toast.Rect() != short {
		t.Errorf("folded again it lies at %v, before at %v", toast.Rect(), short)
	}
	tap()
	toast.Show(ui.IconHint, strings.Repeat("others ", 60), k.Palette.Gold, nil)
	if toast.LayoutClear(k, nil, room); toast.Rect().H != short.H {
		t.Errorf("shown anew it is %v high, not %v", toast.Rect().H, short.H)
	}
}

// TestANarrowToastHasMoreLines shows the same words in rooms of several widths: one that is half as wide has up to
// twice as many lines, and is cut only where those do not hold them.
func TestANarrowToastHasMoreLines(t *testing.T) {
	k := kit(t, ui.Look{})
	lines := func(toast *ui.Toast) int {
		one := k.LineHeight(k.Type.Small)
		return int((toast.Rect().H-k.Gap.S)/one + .1)
	}
	for _, c := range []struct {
		wide, words, most int
		cut               bool
	}{{180, 7, 4, false}, {180, 40, 4, true}, {400, 60, 2, true}} {
		toast := ui.Toast{Lines: 2}
		toast.Show(ui.IconHint, strings.TrimSpace(strings.Repeat("words ", c.words)), k.Palette.Gold, nil)
		toast.LayoutClear(k, nil, ui.Rc(0, 0, float64(c.wide), 600))
		if n := lines(&toast); toast.Cut() != c.cut || n != c.most {
			t.Errorf("%d words in %d pixels: cut %v, %d lines", c.words, c.wide, toast.Cut(), n)
		}
	}
}

// TestAToastWritesSmallerBeforeItLeavesWordsOut shows words that are a little too many for two lines of small letters,
// in large words, too: they are whole in letters that are still legible, and their lines lie in the toast.
func TestAToastWritesSmallerBeforeItLeavesWordsOut(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k := kit(t, ui.Look{Interface: scale})
		room := ui.Rc(0, 0, 344, 600)
		words := "words"
		// three lines of small letters
		for k.Measure(words, k.Type.Small, room.W-2*k.Gap.L-k.Icon-k.Gap.S).H <= 2.5*k.LineHeight(k.Type.Small) {
			words += " words"
		}
		toast := ui.Toast{Lines: 2}
		toast.Show(ui.IconHint, words, k.Palette.Gold, nil)
		toast.LayoutClear(k, nil, room)
		if toast.Cut() {
			t.Errorf("at %v %q is cut", scale, words)
		}
		if high := toast.Rect().H; high > max(2*k.LineHeight(k.Type.Small), k.Button)+k.Gap.S+.5 {
			t.Errorf("at %v it is %v high", scale, high)
		}
	}
}

// TestSmallerLettersHaveMoreLines shows ever more words among large ones: before any are left out, letters as small as
// can be read have more than two lines, in no more room than two lines of small words have.
func TestSmallerLettersHaveMoreLines(t *testing.T) {
	k := kit(t, ui.Look{Interface: 1.5, Device: 1})
	least := k.Type.Small.Sized(k.Legible)
	two := func(style ui.TextStyle) float64 { return k.Measure("\n", style, 0).H }
	for n := 1; ; n++ {
		words := strings.TrimSpace(strings.Repeat("words ", n))
		toast := ui.Toast{Lines: 2}
		toast.Show(ui.IconHint, words, k.Palette.Gold, nil)
		toast.LayoutClear(k, nil, ui.Rc(0, 0, 500, 600))
		wide := toast.Rect().W - 2*k.Gap.L - k.Icon - k.Gap.S
		switch {
		case toast.Cut():
			t.Fatalf("%d words are cut, and fewer have no third line", n)
		case toast.Rect().H > max(two(k.Type.Body), k.Button)+k.Gap.S+1:
			t.Fatalf("%d words are in %v", n, toast.Rect())
		case k.Measure(words, least, wide).H > two(least)+1:
			return
		}
	}
}

// TestAPathFillsItsToast says where something was saved, in large letters on the smallest screen: a path is a word that
// no letters keep whole, so they stay as large as the toast was made for.
func TestAPathFillsItsToast(t *testing.T) {
	k := kit(t, ui.Look{Interface: 1.5})
	path := "Gesichert in /home/wolfgang/.local/share/runehall/exports/runehall-all.runehall"
	var toast ui.Toast
	toast.Show(ui.IconCheck, path, k.Palette.Moss, nil)
	root := ui.NewRoot(k)
	for range 60 {
		c := root.Begin(&ui.Input{})
		toast.Update(c)
		root.End(c)
		toast.Layout(k, ui.Rc(0, 0, 360, 640))
	}
	var heard ui.Heard
	canvas := ui.NewCanvas(k)
	canvas.Hear(&heard)
	canvas.Begin(ebiten.NewImage(360, 640))
	toast.Draw(canvas)
	if len(heard.Words) != 1 || heard.Words[0].Text != path {
		t.Fatalf("it says %v", heard.Words)
	}
	if words, whole := heard.Words[0].Rect, toast.Rect(); !whole.Holds(words) || words.H < whole.H-2*k.Gap.S {
		t.Errorf("the words lie at %v in the toast at %v", words, whole)
	}
}
