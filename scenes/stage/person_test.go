package stage

import "testing"

// TestANameIsTypedInManyWays compares spellings of one name, and names that only look alike.
func TestANameIsTypedInManyWays(t *testing.T) {
	for _, c := range []struct {
		one, other string
		same       bool
	}{
		{"Anna", "anna", true},
		{"ANNA", "Anna", true},
		{"Zoé", "Zoe\u0301", true},
		{"ZOÉ", "zoe\u0301", true},
		{"Олена", "ОЛЕНА", true},
		{"Σίσυφος", "ΣΊΣΥΦΟΣ", true},
		{"\u1112\u1161\u11ab", "\ud55c", true},
		{"Zoé", "Zoe", false},
		{"Anna", "Аnna", false}, // the first letter is Cyrillic
		{"Ann", "Anna", false},
	} {
		if got := SameName(c.one, c.other); got != c.same {
			t.Errorf("%+q and %+q: %v", c.one, c.other, got)
		}
	}
}
