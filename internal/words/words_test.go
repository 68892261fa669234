package words

import (
	"reflect"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
)

func TestArgs(t *testing.T) {
	phrase := games.Phrase{Key: "some.key", Args: []games.Arg{
		games.SeatArg("who", 1), games.NumberArg("n", 3), games.KeyArg("what", "some.thing"),
	}}
	names := func(s games.Seat) string { return []string{"Ada", "Ben"}[s] }
	want := []lang.Arg{lang.Str("who", "Ben"), lang.Num("n", 3), lang.Phrase("what", "some.thing")}
	if got := Args(phrase, names); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestSay says a phrase whose key no language has: the text must show the key.
func TestSay(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	if got := Say(book, games.Phrase{Key: "no.such.key"}, nil); got != "⟦no.such.key⟧" {
		t.Errorf("said %q", got)
	}
}
