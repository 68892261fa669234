//go:build !js

package fonts_test

import (
	"testing"
	"unicode"

	"github.com/tinne26/etxt/font"

	"runehall/assets/fonts"
)

// TestWholeTypefacesHoldTheCutOnes checks that a word looks the same in a whole typeface, but for the letters that only
// that has.
func TestWholeTypefacesHoldTheCutOnes(t *testing.T) {
	for cut, whole := range map[fonts.ID]fonts.ID{fonts.Body: fonts.WholeBody, fonts.Bold: fonts.WholeBold,
		fonts.Display: fonts.WholeDisplay} {
		face, _, err := font.ParseFromBytes(fonts.Bytes(whole))
		if err != nil {
			t.Fatalf("%v: %v", whole, err)
		}
		missing, err := font.GetMissingRunes(face, letters)
		if err != nil || len(missing) > 0 {
			t.Errorf("whole %v lacks %q: %v", whole, string(missing), err)
		}
		small, _, err := font.ParseFromBytes(fonts.Bytes(cut))
		if err != nil {
			t.Fatal(err)
		}
		if a, b := small.UnitsPerEm(), face.UnitsPerEm(); a != b {
			t.Errorf("%v: %d units, whole %d", cut, a, b)
		}
	}
}

// TestWholeTypefacesAreSmall bounds what a page fetches when it meets such a letter.
func TestWholeTypefacesAreSmall(t *testing.T) {
	sum := 0
	for id := fonts.Count; id < fonts.All; id++ {
		n := len(fonts.Bytes(id))
		if n == 0 {
			t.Errorf("%d is not there", id)
		}
		sum += n
	}
	if sum > 370_000 {
		t.Errorf("together they have %d bytes", sum)
	}
}

func TestInWhole(t *testing.T) {
	for _, r := range "aßřğșđẾώἀЖҚЉ№€\u0301\u00ad" {
		if !fonts.InWhole(r) {
			t.Errorf("%q is not", r)
		}
	}
	for _, r := range "אمაא李か김🎲→Ա" {
		if fonts.InWhole(r) {
			t.Errorf("%q is", r)
		}
	}
	// What the page fetches holds what it is fetched for.
	faces := []fonts.ID{fonts.WholeBody, fonts.Rest}
	for r := rune(0xA0); r < 0x2200; r++ {
		if !fonts.InWhole(r) || !unicode.IsLetter(r) || unicode.Is(unicode.Coptic, r) || unicode.Is(unicode.Lm, r) {
			continue
		}
		found := false
		for _, id := range faces {
			face, _, err := font.ParseFromBytes(fonts.Bytes(id))
			if err != nil {
				t.Fatal(err)
			}
			missing, err := font.GetMissingRunes(face, string(r))
			found = found || err == nil && len(missing) == 0
		}
		if !found {
			t.Errorf("nobody has %U %q", r, r)
		}
	}
}
