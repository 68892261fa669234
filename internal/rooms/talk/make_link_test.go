package talk

import (
	"reflect"
	"strings"
	"testing"
)

// TestLinksThatMakeRoomsAreRead writes links and reads them again, and reads what people write by hand, what is cut or doubled, and what is no such link.
func TestLinksThatMakeRoomsAreRead(t *testing.T) {
	page := "https://play.example.org/"
	for _, want := range []MakeLink{
		{Page: page, Game: "masters", Options: map[string]string{}},
		{Page: page, Game: "market", Drivers: []string{"person", "adept", "person"}, Options: map[string]string{"deck": "wild", "stays": "yes"}},
		{Game: "toss", Drivers: []string{"person", "person"}, Options: map[string]string{"way": "a&b=c d"}},
	} {
		if got, ok := ReadMakeLink(" " + want.String() + "\n"); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is read as %+v, %v", want, got, ok)
		}
		if _, ok := ReadLink(want.String()); ok {
			t.Errorf("%s leads into a room", want)
		}
	}
	three := MakeLink{Game: "ritual", Drivers: []string{"person", "person", "person"}, Options: map[string]string{}}
	if got, _ := ReadMakeLink("#make=ritual&seats=3"); !reflect.DeepEqual(got, three) {
		t.Errorf("three persons are read as %+v", got)
	}
	for _, text := range []string{
		"#make=", "#make=masters&seats=", "#make=masters&seats=0", "#make=masters&seats=6", "#make=masters&seats=person,", "#make=%zz", "#make=a;b",
		"#make=masters&seats=" + strings.Repeat("person,", 5) + "person", "#make=masters&make=ritual", "#make=masters&deck=wild&deck=plain", "#make=masters&=1", "#make=masters&deck",
		"file:///x#make=masters", "javascript:1#make=masters", "#make=" + strings.Repeat("m", 2000),
	} {
		if got, ok := ReadMakeLink(text); ok || !Meant(text) {
			t.Errorf("%.80q is read as %+v; it is meant as a link to a room: %v", text, got, Meant(text))
		}
	}
	for text, meant := range map[string]bool{
		"": false, "#": false, "#match=make=x": false, "make=masters": false, "see it here: " + page + "#make=masters": false, "#remake=masters": false,
		"#room=0f": true, page + "#room=" + NewSecret(): true,
	} {
		if got, ok := ReadMakeLink(text); ok || Meant(text) != meant {
			t.Errorf("%q is read as %+v; it is meant as a link to a room: %v", text, got, Meant(text))
		}
	}
}
