package boardtest

import (
	"encoding/json"
	"os"
	"testing"
)

// Signs checks that a game has a sign for each thing that its rulebook explains besides the clauses, and no other one.
func Signs[S any](t *testing.T, game string, signs map[string]S) {
	t.Helper()
	text, err := os.ReadFile("../../assets/rules/" + game + "/en.json")
	if err != nil {
		t.Fatal(err)
	}
	var book struct {
		Things map[string]any `json:"things"`
	}
	if err := json.Unmarshal(text, &book); err != nil {
		t.Fatal(err)
	}
	if len(book.Things) == 0 {
		t.Fatal("the rulebook explains no things")
	}
	for thing := range book.Things {
		if _, ok := signs[thing]; !ok {
			t.Errorf("%s has no sign", thing)
		}
	}
	for thing := range signs {
		if _, ok := book.Things[thing]; !ok {
			t.Errorf("the rulebook explains no %s", thing)
		}
	}
}
