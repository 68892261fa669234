package said

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
)

// TestEveryMessageIsSaid checks that code uses every message, and that every key in code has a message.
func TestEveryMessageIsSaid(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	code, err := read("../../../../..")
	if err != nil {
		t.Fatal(err)
	}
	said := find(code, book.Keys())
	for _, f := range said.faults {
		t.Error(f)
	}
	for _, key := range book.Keys() {
		if len(said.at[key]) == 0 {
			t.Errorf("no code says %s", key)
		}
	}
}

// sample uses keys in all ways in which the program does.
const sample = `package sample

import "fmt"

//says:keys a.colour.{red,blue} {a}.card.{@sample} a.some.{x,y}? a.{one,two}.{up,down}.text

type line struct{ key, text string }

var ends = map[int]string{1: "map", 2: "map2"}
var lines = []line{{"row", ""}, {key: "named"}}

const end = "const"

func say(k string) string { return Text("a." + k) }

func (b board) all(c colour, game, name string) {
	say("call")
	say(ends[1])
	say(end)
	say(doing(c))
	for _, l := range lines {
		say("line." + l.key)
	}
	for _, k := range [...]string{"r1", "r2"} {
		say("each." + k)
	}
	k := "local"
	if c.odd() {
		k = "other"
	}
	k += ".more"
	say(k)
	phrase := func(k string) string { return Text("a.inner." + k) }
	phrase("lit")
	Text("a.colour." + c.String())
	Text(game + ".card." + name)
	Text("a.some." + c.String())
	Text("a." + c.String() + "." + c.String() + ".text")
	Text(fmt.Sprintf("a.month.%d", 1))
}

func doing(c colour) string {
	if c.odd() {
		return "does.odd"
	}
	return "does.even"
}
`

// said analyses this code as if messages with these keys existed.
func said(t *testing.T, code string, keys ...string) *sayings {
	t.Helper()
	s := &source{}
	if err := s.init(map[string]string{"sample/sample.go": code}); err != nil {
		t.Fatal(err)
	}
	return s.find(keys, map[string][]string{"sample": {"first", "second"}})
}

// TestWaysToSay checks that keys are followed through parameters, tables, variables and functions, and that declared
// ends are taken.
func TestWaysToSay(t *testing.T) {
	keys := strings.Fields("a.call a.map a.map2 a.const a.does.odd a.does.even a.line.row a.line.named a.each.r1 a.each.r2 a.local.more a.other.more " +
		"a.inner.lit a.colour.red a.colour.blue a.card.first a.card.second a.some.x a.one.up.text a.one.down.text a.two.up.text a.two.down.text")
	got := said(t, sample, keys...)
	for _, f := range got.faults {
		t.Error(f)
	}
	for _, k := range keys {
		if len(got.at[k]) == 0 {
			t.Errorf("nothing says %s", k)
		}
	}
	if at := got.at["a.call"]; !slices.Equal(at, []string{"sample/sample.go:17"}) {
		t.Errorf("a.call is said at %q", at)
	}
}

// TestWhatIsNotSaid removes single lines of the sample. Then the key must not be found any more.
func TestWhatIsNotSaid(t *testing.T) {
	for line, key := range map[string]string{
		`	say("call")`: "a.call", `	say(ends[1])`: "a.map", `	say(end)`: "a.const",
		`	say(doing(c))`: "a.does.odd", `		return "does.odd"`: "a.does.odd",
		`		say("line." + l.key)`: "a.line.row", `		say("each." + k)`: "a.each.r2",
		`		k = "other"`: "a.other.more", `	say(k)`: "a.local.more",
		`	phrase("lit")`: "a.inner.lit", `	Text("a.colour." + c.String())`: "a.colour.red",
		`	Text(game + ".card." + name)`: "a.card.first",
		`	Text("a.some." + c.String())`: "a.some.x", `{"row", ""}, `: "a.line.row",
	} {
		if !strings.Contains(sample, line) {
			t.Errorf("the sample has no %q", line)
		}
		got := said(t, strings.Replace(sample, line, "", 1), "a.colour.red", key)
		if len(got.at[key]) > 0 {
			t.Errorf("without %q %s is said at %q", line, key, got.at[key])
		}
	}
}

// TestFaults checks that needless declarations, ends and keys without a message, and unknown lists are refused.
func TestFaults(t *testing.T) {
	for code, want := range map[string]string{
		`//says:keys a.never.{x}` + "\n":     "no code puts a.never.{…} together",
		`var k = b.Text("a.unknown")` + "\n": "there is no message a.unknown",
		`var k = Phrase{Key: "a.lost"}`:      "there is no message a.lost",
		"//says:keys a.colour.{green}\n":     "there is no message a.colour.green",
		"//says:keys a.colour.{@nobody}\n":   "there is no list \"nobody\"",
		"//says:keys a.colour.open\n":        "no code puts a.colour.open together",
		"//says:keys a.some.{x}x a.some.y\n": "no code puts a.some.{…}x together",
	} {
		got := said(t, sample+code, "a.never.x", "a.colour.red", "a.colour.blue")
		if !slices.ContainsFunc(got.faults, func(f string) bool { return strings.Contains(f, want) }) {
			t.Errorf("%q: the faults are %q, want one with %q", code, got.faults, want)
		}
	}
}
