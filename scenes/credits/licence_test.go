package credits

import (
	"strings"
	"testing"

	"runehall/assets/credits"
)

// TestAPartHasAShortName shortens paths of modules with and without a major version.
func TestAPartHasAShortName(t *testing.T) {
	for _, c := range []struct{ kind, name, want string }{
		{"module", "github.com/hajimehoshi/ebiten/v2 v2.10.4", "ebiten"}, {"module", "rsc.io/qr v0.2.0", "qr"}, {"module", "golang.org/x/image v0.47.0", "image"},
		{"module", "github.com/tinne26/etxt v0.0.10", "etxt"}, {"sound", "FluidR3, the sound font", "FluidR3"}, {"typeface", "Noto Sans", "Noto Sans"},
	} {
		if got := PartName(credits.Part{Kind: c.kind, Name: c.name}); got != c.want {
			t.Errorf("%s is called %q", c.name, got)
		}
	}
}

// TestLicencesLoseNothing joins the lines of every licence: all words are there, in their order, but for rules drawn
// with signs; and what is listed keeps its line.
func TestLicencesLoseNothing(t *testing.T) {
	book, err := credits.Load()
	if err != nil {
		t.Fatal(err)
	}
	plain := func(text string) string {
		var words []string
		for word := range strings.FieldsSeq(text) {
			if strings.Trim(word, "-=`") != "" {
				words = append(words, word)
			}
		}
		return strings.Join(words, " ")
	}
	for n, text := range book.Texts {
		if got, want := plain(strings.Join(paragraphs(text), "\n")), plain(text); got != want {
			t.Errorf("text %d: %.200q, want %.200q", n, got, want)
		}
	}
	got := strings.Join(paragraphs("Head of\nthe text\n-----\n\n1. one\n   goes on\n2. two\n\n\nlast\n"), "|")
	if want := "Head of the text|1. one goes on\n2. two|last"; got != want {
		t.Errorf("got %q", got)
	}
}

func TestLinesThatStandForThemselves(t *testing.T) {
	for line, want := range map[string]bool{
		"* a": true, "- a": true, "# a": true, "https://a": true, "http://a": true, "httpx://a": false,
		"Copyright 2026": true, "Copyright": true, "Copyrighted": false,
		"1. a": true, "12) a": true, "(a) b": true, "b. a": true, "123. a": false, "A. a": false, "abc. a": false, "(": false, "": false, "a": false,
	} {
		if listed(line) != want {
			t.Errorf("%q stands for itself: %v", line, !want)
		}
	}
}
