//go:build !js

package sysfont

import (
	"bytes"
	"errors"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// boxes is a folder with fonts whose letters are plain boxes, each of another width.
const boxes = "testdata/boxes"

// in returns a lender for the fonts of a folder. found waits until its search has found something.
func in(t *testing.T, folder string) (l *Lender, found func()) {
	t.Helper()
	came := make(chan struct{}, 64)
	l = From(func() []string { return []string{folder} }, func() { came <- struct{}{} })
	return l, func() {
		t.Helper()
		<-came
	}
}

// idle waits until the search has ended.
func (l *Lender) idle() {
	for {
		l.search.mu.Lock()
		busy := l.search.busy
		l.search.mu.Unlock()
		if !busy {
			return
		}
	}
}

func inked(p Painting) (sum int) {
	if p.Pix == nil {
		return 0
	}
	for i := 3; i < len(p.Pix.Pix); i += 4 {
		sum += int(p.Pix.Pix[i])
	}
	return sum / 255
}

func TestLettersComeFromAFolder(t *testing.T) {
	l, found := in(t, boxes)
	const size = 100
	if w := l.Width("李", size, false); w != size*markAdvance {
		t.Errorf("before it is found it is %v wide, want a mark's width", w)
	}
	before := inked(l.Paint("李", size, false))
	found()
	if w := l.Width("李", size, false); w != 100 {
		t.Errorf("it is %v wide, want 100", w)
	}
	// its letter is a box of 90 by 80 pixels
	if got := inked(l.Paint("李", size, false)); got != 7200 || before == 0 || before == got {
		t.Errorf("its ink is %d pixels, want 7200; the mark had %d", got, before)
	}
	p := l.Paint("李", size, false)
	if x, y := p.Off.X, p.Off.Y; x > 5 || x < 2 || y > -80 || y < -83 {
		t.Errorf("the painting begins at %d, %d", x, y)
	}
}

func TestLettersOfSeveralScriptsInOneRun(t *testing.T) {
	l, _ := in(t, boxes)
	l.Width("李か김მ", 10, false)
	l.idle()
	if w := l.Width("李か김მ", 10, false); !near(w, 10+9+9.5+6) {
		t.Errorf("together they are %v wide", w)
	}
}

// TestNobodyHasIt draws letters that no font has: each gets a mark, so a name never looks empty.
func TestNobodyHasIt(t *testing.T) {
	for _, folder := range []string{boxes, t.TempDir(), "/nowhere"} {
		l, _ := in(t, folder)
		for text, n := range map[string]float64{"ก": 1, "ᠮᠣᠩ": 3, "🎲": 1, "👩‍👩‍👧": 3, "\U0010FFFD": 1, "ꙮ": 1} {
			for range 2 {
				p := l.Paint(text, 40, false)
				if w := l.Width(text, 40, false); inked(p) < 40 || w < n*40*markAdvance-.01 ||
					w > n*40*markAdvance+.01 {
					t.Errorf("%q: %d pixels of ink, %v wide, want %v marks", text, inked(p), w, n)
				}
				l.idle()
			}
		}
	}
}

func TestWhatDrawsNothingGetsNoMark(t *testing.T) {
	l, _ := in(t, t.TempDir())
	for _, r := range "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\ufe0f\ufe00\u00ad\u061c\U000E0067\U000E0100\x00\x07\u180e" {
		if w := l.Width(string(r), 40, false); w != 0 || inked(l.Paint(string(r), 40, false)) > 0 {
			t.Errorf("%U is %v wide", r, w)
		}
	}
	if w := l.Width("\u3000", 40, false); w != 40 || inked(l.Paint("\u3000", 40, false)) > 0 {
		t.Errorf("the wide space is %v wide", w)
	}
}

func TestHebrewReadsFromTheRight(t *testing.T) {
	l, _ := in(t, boxes)
	const text = "אבג" // aleph, bet, gimel: 50, 51 and 52 pixels wide
	l.Width(text, 100, false)
	l.idle()
	var at []float64
	for _, g := range l.set(text).glyphs {
		at = append(at, math.Round(100*g.x))
	}
	if !slices.Equal(at, []float64{0, 52, 103}) {
		t.Errorf("the letters stand at %v: the last letter belongs to the left", at)
	}
}

func TestMarksStandOverTheirLetters(t *testing.T) {
	l, _ := in(t, boxes)
	const text = "א\u05b8ב"
	l.Width(text, 100, false)
	l.idle()
	line := l.set(text)
	if !near(line.width, 1.01) || len(line.glyphs) != 3 {
		t.Fatalf("%d glyphs, %v wide", len(line.glyphs), line.width)
	}
	// The glyphs are bet, aleph and the point. The point's ink is .2 wide, centred on its pen; it belongs over the
	// middle of aleph's ink.
	if x := line.glyphs[1].x; x < .72 || x > .80 {
		t.Errorf("the point stands at %v, want about .76", x)
	}
}

// TestArabicWithoutRules shapes Arabic with a font that has no shaping rules, but has presentation forms: those join
// the letters.
func TestArabicWithoutRules(t *testing.T) {
	l, _ := in(t, boxes)
	l.Width("ببب", 100, false)
	l.idle()
	if w := l.Width("ببب", 100, false); !near(w, 30+31+32) {
		t.Errorf("three letters are %v wide, not the forms for the beginning, middle and end", w)
	}
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func TestHostileFilesAreSkipped(t *testing.T) {
	folder := t.TempDir()
	good, err := os.ReadFile(boxes + "/Boxes.ttf")
	if err != nil {
		t.Fatal(err)
	}
	put := func(name string, data []byte) {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	put("a-empty.ttf", nil)
	put("a-text.otf", []byte("no font"))
	put("a-half.ttf", good[:len(good)/2])
	put("a-ff.ttc", []byte(strings.Repeat("ttcf\x00\x01\x00\x00\xff\xff\xff\xff", 99)))
	put("a-tofu.ttf", good) // by its name, it draws frames for missing letters
	if err := os.Mkdir(filepath.Join(folder, "a-folder.ttf"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(folder, filepath.Join(folder, "a-loop")); err != nil {
		t.Log("no links here:", err)
	}
	l, _ := in(t, folder)
	l.Width("李", 100, false)
	l.idle()
	if w := l.Width("李", 100, false); w != 100*markAdvance {
		t.Errorf("broken files gave a letter %v wide", w)
	}
	if err := guard(func() error { return []error{nil}[len(good)] }); !errors.Is(err, errBroken) {
		t.Errorf("a reader's panic is %v", err)
	}
	put("z-good.ttf", good)
	l, _ = in(t, folder)
	l.Width("李", 100, false)
	l.idle()
	if w := l.Width("李", 100, false); w != 100 {
		t.Errorf("the good font behind them is not found: %v", w)
	}
}

// TestDamagedFontsNeverPanic changes each byte of a font, and draws with what can still be read. Widths and paintings
// must stay within bounds.
func TestDamagedFontsNeverPanic(t *testing.T) {
	good, err := os.ReadFile(boxes + "/Boxes.ttf")
	if err != nil {
		t.Fatal(err)
	}
	for i := range good {
		for _, v := range []byte{0, 0x7F, 0xFF} {
			bad := slices.Clone(good)
			bad[i] = v
			list, err := read(bytes.NewReader(bad), int64(len(bad)))
			if err != nil || len(list) == 0 {
				continue
			}
			whole, err := list[0].load()
			if err != nil {
				continue
			}
			l := From(func() []string { return nil }, func() {})
			for _, r := range "李か" {
				l.search.found[letter{r: r}] = whole
			}
			if w := l.Width("李か", 20, false); w < 0 || w > 2*reachX*20 {
				t.Errorf("with byte %d as %d it is %v wide", i, v, w)
			}
			if p := l.Paint("李か", 20, false); p.Pix != nil && len(p.Pix.Pix) > 1<<20 {
				t.Errorf("with byte %d as %d the painting has %d bytes", i, v, len(p.Pix.Pix))
			}
		}
	}
}

func TestFolderBehindALinkIsSearched(t *testing.T) {
	here, err := filepath.Abs(boxes)
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(t.TempDir(), "fonts")
	if err := os.Symlink(here, link); err != nil {
		t.Skip("no links here:", err)
	}
	if got := files([]string{link, link}); len(got) != 2 {
		t.Errorf("it holds %v, want two fonts, once", got)
	}
}

func TestSearchIsBounded(t *testing.T) {
	l, _ := in(t, t.TempDir())
	for r := rune(0x4E00); r < 0x4E00+2*maxLetters; r++ {
		l.search.font(letter{r: r})
	}
	if n := len(l.search.found); n > maxLetters {
		t.Errorf("%d letters are searched for", n)
	}
	if w := l.Width("李", 4000, false); w != 4000*markAdvance {
		t.Errorf("huge, it is %v wide", w)
	}
	if p := l.Paint(strings.Repeat("李", 5000), 4000, false); p.Pix.Rect.Dx() > maxWidth {
		t.Errorf("the painting is %v", p.Pix.Rect)
	}
}

func TestFolders(t *testing.T) {
	env := map[string]string{"HOME": "/home/a", "XDG_DATA_DIRS": "/x:/y", "WINDIR": `C:\Windows`,
		"LOCALAPPDATA": `C:\Local`}
	get := func(key string) string { return env[key] }
	for system, want := range map[string][]string{
		"linux":   {"/home/a/.local/share/fonts", "/home/a/.fonts", "/x/fonts", "/y/fonts", "/usr/share/fonts"},
		"darwin":  {"/System/Library/Fonts", "/Library/Fonts", "/home/a/Library/Fonts"},
		"android": {"/system/fonts"},
		"windows": {filepath.Join(`C:\Windows`, "Fonts"), filepath.Join(`C:\Local`, "Microsoft", "Windows", "Fonts")},
		"ios":     nil,
	} {
		got := folders(system, get)
		for _, folder := range want {
			if !slices.Contains(got, folder) {
				t.Errorf("%s: %v lacks %s", system, got, folder)
			}
		}
		if want == nil && got != nil {
			t.Errorf("%s: %v", system, got)
		}
	}
	env["XDG_DATA_HOME"] = "/data"
	if got := folders("linux", get); got[0] != "/data/fonts" {
		t.Errorf("with XDG_DATA_HOME: %v", got)
	}
	if got := folders("linux", func(string) string { return "" }); !slices.Contains(got, "/usr/share/fonts") ||
		slices.Contains(got, "fonts") {
		t.Errorf("without anything: %v", got)
	}
}

// TestFoldersOfFontconfig has a folder of fonts that only the configuration of fontconfig names.
func TestFoldersOfFontconfig(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("no fontconfig here")
	}
	home := t.TempDir()
	fonts := filepath.Join(home, "elsewhere")
	settings := filepath.Join(home, "fonts.conf")
	if err := os.Mkdir(fonts, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(settings, []byte("<fontconfig><dir>"+fonts+"</dir></fontconfig>"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("FONTCONFIG_FILE", settings)
	if got := Folders(); !slices.Contains(got, fonts) {
		t.Errorf("%v lacks %s", got, fonts)
	}
}

func TestPlainTextComesFirst(t *testing.T) {
	for _, list := range [][]string{
		{"NotoSans-BoldItalic.ttf", "unifont.ttf", "NotoSansMono-Regular.ttf", "NotoSans-Regular.ttf",
			"NotoSans-Light.ttf"},
		{"NotoRashiHebrew-Regular.ttf", "NotoSerifHebrew-Regular.ttf", "NotoColorEmoji.ttf",
			"NotoSansHebrew-Regular.ttf"},
	} {
		first := slices.MinFunc(list, func(a, b string) int { return rank(a) - rank(b) })
		if !strings.HasPrefix(first, "NotoSans") || !strings.HasSuffix(first, "-Regular.ttf") ||
			strings.Contains(first, "Mono") {
			t.Errorf("%s comes first", first)
		}
	}
}
