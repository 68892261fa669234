package games_test

import (
	"testing"

	"runehall/games"
)

func TestParseInt(t *testing.T) {
	for word, want := range map[string]int{"r0": 0, "r5": 5, "r-3": -3} {
		if n, err := games.ParseInt("r", word, -3, 5); n != want || err != nil {
			t.Errorf("%q is %d, %v", word, n, err)
		}
	}
	for _, word := range []string{"", "r", "5", "r6", "r-4", "r05", "r+5", "r-0", "r 5", "r5 ", "R5",
		"r99999999999999999999"} {
		if n, err := games.ParseInt("r", word, -3, 5); err == nil {
			t.Errorf("%q is taken for %d", word, n)
		}
	}
}

func TestParseID(t *testing.T) {
	ids := []string{"none", "red", "blue"}
	if i, err := games.ParseID("colour", ids, []byte("blue")); i != 2 || err != nil {
		t.Errorf("blue is %d, %v", i, err)
	}
	if _, err := games.ParseID("colour", ids, []byte("Blue")); err == nil ||
		err.Error() != `no colour is called "Blue"` {
		t.Errorf("Blue gives %v", err)
	}
}
