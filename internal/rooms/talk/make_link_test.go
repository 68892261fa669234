package talk

import (
	"reflect"
	"strings"
	"testing"
)

// TestLinksThatMakeRoomsAreRead reads links as people write them, links that are cut off or say something twice, and
// other texts.
func TestLinksThatMakeRoomsAreRead(t *testing.T) {
	page, none := "https://play.example.org/", map[string]string{}
	for text, want := range map[string]MakeLink{
		page + "#make=masters":  {Page: page, Game: "masters", Options: none},
		" #make=ritual&seats=3": {Game: "ritual", Drivers: []string{"person", "person", "person"}, Options: none},
		"#make=masters&":        {Game: "masters", Options: none},
		page + "#make=market&seats=person,adept,person&deck=wild&stays=yes\n": {
			Page: page, Game: "market", Drivers: []string{"person", "adept", "person"},
			Options: map[string]string{"deck": "wild", "stays": "yes"},
		},
		"#make=toss&way=a%26b%3Dc+d": {Game: "toss", Options: map[string]string{"way": "a&b=c d"}},
	} {
		if got, ok := ReadMakeLink(text); !ok || !Meant(text) || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is read as %+v, %v", text, got, ok)
		}
		if _, ok := ReadLink(text); ok {
			t.Errorf("%q leads into a room", text)
		}
	}
	for _, text := range []string{
		"#make=", "#make=masters&seats=", "#make=masters&seats=0", "#make=masters&seats=6",
		"#make=masters&seats=person,", "#make=%zz", "#make=a;b",
		"#make=masters&seats=" + strings.Repeat("person,", 5) + "person", "#make=masters&make=ritual",
		"#make=masters&deck=wild&deck=plain", "#make=masters&=1", "#make=masters&deck",
		"file:///x#make=masters", "javascript:1#make=masters", "#make=" + strings.Repeat("m", 2000),
	} {
		if got, ok := ReadMakeLink(text); ok || !Meant(text) {
			t.Errorf("%.80q is read as %+v; it is meant as a link to a room: %v", text, got, Meant(text))
		}
	}
	for text, meant := range map[string]bool{
		"": false, "#": false, "#match=make=x": false, "make=masters": false,
		"see it here: " + page + "#make=masters": false, "#remake=masters": false,
		"#room=0f": true, page + "#room=" + NewSecret(): true,
	} {
		if got, ok := ReadMakeLink(text); ok || Meant(text) != meant {
			t.Errorf("%q is read as %+v; it is meant as a link to a room: %v", text, got, Meant(text))
		}
	}
}
