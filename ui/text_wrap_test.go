package ui

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// letters measures a text as if each letter were one wide.
func letters(s string) float64 { return float64(utf8.RuneCountInString(s)) }

func TestWrap(t *testing.T) {
	for _, tc := range []struct {
		text  string
		width float64
		want  []string
	}{
		{"", 5, []string{""}},
		{"one two three", 0, []string{"one two three"}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one two three", 8, []string{"one two", "three"}},
		{"one\ntwo three", 5, []string{"one", "two", "three"}},
		{"one\n\ntwo", 5, []string{"one", "", "two"}},
		{"abcdefgh ij", 3, []string{"abc", "def", "gh", "ij"}},
		{"well-known", 6, []string{"well-", "known"}},
		{"un «mot»\u00a0?", 7, []string{"un", "«mot»\u00a0?"}},
		{"a  b", 2, []string{"a", "b"}},
	} {
		if got, _ := wrap(tc.text, tc.width, letters, &hyphens{}); !slices.Equal(got, tc.want) {
			t.Errorf("%q in %v: %q, want %q", tc.text, tc.width, got, tc.want)
		}
	}
}

func TestWrapLosesNoLetterAndFits(t *testing.T) {
	words := rapid.StringMatching(`[a-zäє\- ]{0,40}`)
	rapid.Check(t, func(t *rapid.T) {
		text := words.Draw(t, "text")
		width := rapid.Float64Range(1, 20).Draw(t, "width")
		lines, _ := wrap(text, width, letters, &hyphens{})
		if got, want := strings.ReplaceAll(strings.Join(lines, ""), " ", ""),
			strings.ReplaceAll(text, " ", ""); got != want {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, l := range lines {
			if letters(strings.TrimRight(l, " ")) > width {
				t.Fatalf("%q is wider than %v", l, width)
			}
		}
	})
}

func TestTextWithoutRoomIsNoted(t *testing.T) {
	k, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	k.FitText("before anybody watches", k.Type.Body, Sz(20, 10))
	k.WatchCramped()
	k.FitText("fits", k.Type.Body, Sz(100, 40))
	for range 2 {
		if style, _ := k.FitText("does not fit", k.Type.Body, Sz(20, 10)); style.Size != k.Legible {
			t.Errorf("it shrinks to %v, not to what is legible", style.Size)
		}
	}
	if got := k.Cramped(); len(got) != 1 || got[0] != "does not fit" {
		t.Errorf("noted: %q", got)
	}
}
