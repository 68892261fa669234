package fonts_test

import (
	"testing"

	"github.com/tinne26/etxt/font"

	"runehall/assets/fonts"
)

// letters are what each typeface must have: the alphabets of the four languages and their punctuation.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
	"ÄÖÜäöüß" + "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ" +
	"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя" +
	" \u00a0\u202f.,:;!?'\"()[]/&%+-=*#@_<>’‘‚“”„«»‹›–—…·×°§"

// signs are what the body typefaces have besides; the display one borrows them.
const signs = "→←↑↓−≠≤≥ẞ€"

func TestTypefacesHoldTheLettersOfAllLanguages(t *testing.T) {
	for id := range fonts.Count {
		face, name, err := font.ParseFromBytes(fonts.Bytes(id))
		if err != nil {
			t.Fatalf("%v: %v", id, err)
		}
		want := letters
		if id != fonts.Display {
			want += signs
		}
		missing, err := font.GetMissingRunes(face, want)
		if err != nil {
			t.Fatal(err)
		}
		if len(missing) > 0 {
			t.Errorf("%v (%s) lacks %q", id, name, string(missing))
		}
	}
}

func TestTypefacesAreSmall(t *testing.T) {
	for id := range fonts.Count {
		if n := len(fonts.Bytes(id)); n > 60_000 {
			t.Errorf("%v has %d bytes; cut.py keeps each under 60,000", id, n)
		}
	}
}

func TestUnknownTypeface(t *testing.T) {
	if fonts.Bytes(fonts.All) != nil {
		t.Error("an unknown typeface has bytes")
	}
}
