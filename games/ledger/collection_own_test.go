package ledger

import (
	"bytes"
	"maps"
	"strings"
	"testing"
)

// TestCollectionOfAPersonsOwn writes and reads the part for what persons have of their own. It follows the line "end",
// at which programs that do not know it stop reading; kinds of things that later programs may add are skipped.
func TestCollectionOfAPersonsOwn(t *testing.T) {
	all := &Collection{Ledger: []byte("one\n"), Records: []Kept{{"toy-1", []byte("abc")}},
		Own: map[string][]byte{"days": []byte("end\nwhole\n"), "settings": []byte("{}"), "empty": {}}}
	text := all.Text()
	before, _, ok := bytes.Cut(text, []byte("\nend\n"))
	if plain := (&Collection{Ledger: all.Ledger, Records: all.Records}).Text(); !ok ||
		string(before)+"\nend\n" != string(plain) {
		t.Errorf("what older programs read is %q", before)
	}
	same := func(got map[string][]byte) bool { return maps.EqualFunc(got, all.Own, bytes.Equal) }
	got, err := ReadCollection(text)
	if err != nil || len(got.Records) != 1 || !same(got.Own) {
		t.Fatalf("read back: %+v, %v", got, err)
	}
	// Cut at the line "end" it is whole, as older programs wrote it; cut anywhere after that it is damaged.
	for n := len(before) + len("\nend\n") + 1; n < len(text); n++ {
		got, err := ReadCollection(text[:n])
		if err == nil || len(got.Records) != 1 {
			t.Fatalf("of %d bytes: %+v, %v", n, got, err)
		}
	}
	later := strings.TrimSuffix(string(text), "whole\n") + "hats red hat 2 00000000\nxy\nwhole\n"
	if got, err = ReadCollection([]byte(later)); err == nil || !same(got.Own) {
		t.Errorf("a damaged part of another kind: %+v, %v", got, err)
	}
	later = strings.Replace(later, "2 00000000", "2 8fe62899", 1)
	if got, err = ReadCollection([]byte(later)); err != nil || !same(got.Own) || len(got.Records) != 1 {
		t.Errorf("a part of another kind: %+v, %v", got, err)
	}
	broken := bytes.Replace(text, []byte("{}"), []byte("{x"), 1)
	if got, err = ReadCollection(broken); err == nil || got.Own["settings"] != nil || got.Own["days"] == nil {
		t.Errorf("with a damaged part: %+v, %v", got, err)
	}
	for _, bad := range []string{"own x 9999999999999 00000000\n", "own x -1 00000000\n\n", "own\n", "\x00"} {
		if _, err := ReadCollection([]byte(collectionHead + "end\n" + bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
	many := &Collection{Own: map[string][]byte{}}
	for i := range 2 * mostOwn {
		many.Own[strings.Repeat("x", i+1)] = nil
	}
	if got, err = ReadCollection(many.Text()); err == nil || len(got.Own) != mostOwn {
		t.Errorf("%d are read, %v", len(got.Own), err)
	}
}
