//go:build !js

package ui

import (
	"testing"
	"time"

	"runehall/assets/fonts"
	"runehall/internal/sysfont"
)

// folder gives a kit the fonts of a folder, and none of this machine.
func folder(k *Kit, path string) {
	k.text.lender = sysfont.From(func() []string { return []string{path} }, k.text.letters.arrive)
}

// TestNobodyHasTheLetter checks that a name in letters that nobody has can be seen, and what only steers is not.
func TestNobodyHasTheLetter(t *testing.T) {
	k := newTestKit(t)
	folder(k, t.TempDir())
	for _, name := range []string{"李", "か", "김", "მ", "שלום", "محمد", "नमस्ते", "ไทย", "🎲", "👩‍👩‍👧", "\U000F0000",
		"ᠮ"} {
		for id := range fonts.Count {
			if inked(k, name, id) < 20 {
				t.Errorf("%q in %v: nothing to see", name, id)
			}
			if w := k.Measure(name, TextStyle{Font: id, Size: 32}, 0).W; w < 15 {
				t.Errorf("%q in %v is %v wide", name, id, w)
			}
		}
	}
	plain := k.Measure("Anna", k.Type.Name, 0)
	for _, r := range "\u200b\u200d\u200e\u202e\u2066\ufeff\ufe0f\u00ad\u2060\U000E0101\x01" {
		for _, text := range []string{"An" + string(r) + "na", string(r) + "Anna", "Anna" + string(r)} {
			if got := k.Measure(text, k.Type.Name, 0); got != plain {
				t.Errorf("with %U Anna is %v, not %v", r, got, plain)
			}
		}
	}
}

// TestLettersArrive checks that whatever was laid out with marks is laid out anew when a font has been found, and that
// somebody is woken.
func TestLettersArrive(t *testing.T) {
	k := newTestKit(t)
	folder(k, "../internal/sysfont/testdata/boxes")
	woken := make(chan struct{}, 9)
	k.WatchLetters(func() { woken <- struct{}{} })
	style := TextStyle{Font: fonts.Body, Size: 100}
	key := style.key("李", 0, AlignLeft)
	before, version := k.Measure("李", style, 0), k.Letters()
	picture := k.text.image(key)
	<-woken
	if k.Measure("李", style, 0) != before {
		t.Error("it changes within a frame")
	}
	if k.Letters() == version {
		t.Fatal("nothing has arrived")
	}
	if w := k.Measure("李", style, 0).W; w != 100 {
		t.Errorf("it is %v wide, want 100", w)
	}
	if k.text.image(key) == picture {
		t.Error("the mark is still drawn")
	}
	if v := k.Letters(); v != k.Letters() {
		t.Error("letters arrive again and again")
	}
}

// TestLettersBesidePictures holds that letters keep the colour of the text beside emoji, which have colours of their
// own.
func TestLettersBesidePictures(t *testing.T) {
	k := newTestKit(t)
	folder(k, "../internal/sysfont/testdata")
	woken := make(chan struct{}, 9)
	k.WatchLetters(func() { woken <- struct{}{} })
	for _, text := range []string{"李🎲か", "🎲李", "א🎲ב"} {
		style := TextStyle{Font: fonts.Body, Size: 60}
		for {
			k.Letters()
			letters, pictures := 0, 0
			for _, l := range k.text.ink(style.key(text, 0, AlignLeft)).lent {
				if l.painting.Colour {
					pictures++
				} else {
					letters++
				}
			}
			if pictures == 1 && letters > 0 {
				break
			}
			select {
			case <-woken:
			case <-time.After(time.Minute):
				t.Fatalf("%q is painted as %d pictures and %d runs of letters", text, pictures, letters)
			}
		}
	}
}
