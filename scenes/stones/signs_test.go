package stones

import (
	"encoding/json"
	"os"
	"testing"
)

// TestEachThingOfTheRulebookHasItsSign holds the signs against the things that the rulebook explains.
func TestEachThingOfTheRulebookHasItsSign(t *testing.T) {
	text, err := os.ReadFile("../../assets/rules/stones/en.json")
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
		if signs[thing].kind == noSign {
			t.Errorf("%s has no sign", thing)
		}
	}
	for thing := range signs {
		if _, ok := book.Things[thing]; !ok {
			t.Errorf("the rulebook explains no %s", thing)
		}
	}
}
