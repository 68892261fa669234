package choice

import (
	"slices"
	"strings"
	"testing"
)

// words are the moves of a toy, each about the letters that it consists of; behind a dash it says what no letter tells.
func words(list ...string) *Options[string, string] {
	o := Of(list, func(m string) []string {
		letters, _, _ := strings.Cut(m, "-")
		return strings.Split(letters, "")
	})
	return &o
}

func letters(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, "")
}

func TestTap(t *testing.T) {
	o := words("ab", "ac", "bcd", "e")
	for _, c := range []struct {
		chosen, tapped, want string
		ok                   bool
	}{
		{"", "a", "a", true},
		{"a", "b", "ab", true},
		{"b", "a", "ba", true},
		{"ab", "a", "b", true},   // a second tap takes it back
		{"ab", "c", "bc", true},  // the latest goes with it, the one before gives way
		{"bc", "a", "ca", true},  // in the order of choosing
		{"bcd", "a", "ca", true}, // d does not go with it, c does, and then b no longer
		{"ab", "e", "e", true},   // nothing goes with it
		{"ab", "x", "ab", false}, // no move is about it
	} {
		got, ok := o.Tap(letters(c.chosen), c.tapped)
		if ok != c.ok || strings.Join(got, "") != c.want {
			t.Errorf("%q, then a tap on %s: %q, %v, want %q, %v", c.chosen, c.tapped, got, ok, c.want, c.ok)
		}
	}
}

func TestATapLeavesTheOldChoiceAsItWas(t *testing.T) {
	o := words("ab", "ac", "bc")
	for _, tapped := range []string{"a", "b", "c", "x"} {
		chosen := append(make([]string, 0, 8), "a", "b")
		o.Tap(chosen, tapped)
		if !slices.Equal(chosen, []string{"a", "b"}) || slices.Contains(chosen[:4], "c") {
			t.Errorf("after a tap on %s the choice before it is %q", tapped, chosen[:4])
		}
	}
}

func TestKept(t *testing.T) {
	o := words("ab", "bcd")
	for chosen, want := range map[string]string{"": "", "ab": "ab", "acb": "ab", "xdb": "db", "x": "", "ca": "c"} {
		if got := strings.Join(o.Kept(letters(chosen)), ""); got != want {
			t.Errorf("of %q %q is kept, want %q", chosen, got, want)
		}
	}
}

func TestWith(t *testing.T) {
	o := words("ab", "ac", "bcd")
	for chosen, want := range map[string]string{
		"": "ab ac bcd", "a": "ab ac", "b": "ab bcd", "ba": "ab", "bd": "bcd", "ad": "", "x": "",
	} {
		if got := strings.Join(o.With(letters(chosen)...), " "); got != want {
			t.Errorf("the moves about %q are %q, want %q", chosen, got, want)
		}
		if o.Allows(letters(chosen)...) != (want != "") {
			t.Errorf("%q is allowed: %v", chosen, want == "")
		}
	}
}

func TestMeant(t *testing.T) {
	o := words("ab-dear", "ab-cheap", "abc", "d")
	for chosen, want := range map[string]string{"": "", "a": "", "ba": "ab-dear ab-cheap",
		"cab": "abc", "d": "d", "ad": ""} {
		if got := strings.Join(o.Meant(letters(chosen)), " "); got != want {
			t.Errorf("%q means %q, want %q", chosen, got, want)
		}
	}
}

func TestAMoveAboutNothingIsMeantAtOnce(t *testing.T) {
	o := Of([]string{"pass"}, func(string) []string { return nil })
	if got := o.Meant(nil); !slices.Equal(got, []string{"pass"}) {
		t.Errorf("without a choice %q is meant", got)
	}
}
