package stage

import (
	"bytes"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/store"
)

// knownOf is what is known of the n-th record of a test.
func knownOf(n int) Known {
	s := games.Summary{
		Form: 1, Size: 100 + n, Sum: 7, Game: "toy", Version: 1, Moves: n, Over: true, Rank: []int8{1, 2},
		Points: []int32{9, 4}, Players: []games.Player{{Driver: games.Person, Colour: "amber", Emblem: "circle",
			Name: "Zoë ~12"}, {Driver: "novice", Colour: "sky", Emblem: "diamond", Name: "Ґ"}},
	}
	k := Known{ID: fmt.Sprintf("toy-%d", n), Size: int64(100 + n), Rules: "toy 1", Match: "m", Summary: &s}
	if n%3 == 2 {
		k.Summary, k.Broken, k.Match = nil, true, ""
	}
	return k
}

// knowing returns what a store keeps, and has it read.
func knowing(kept *store.Store) *Knowledge {
	k := NewKnowledge(kept, slog.New(slog.DiscardHandler))
	k.Then(func() {})
	for kept.Busy() {
		kept.Poll()
	}
	return k
}

// TestKnownIsKept stores what was learnt and when was played, reads it back, and forgets what is not there any more.
func TestKnownIsKept(t *testing.T) {
	kept := store.Memory(store.Config{})
	k := knowing(kept)
	for n := range 6 {
		k.Learn(knownOf(n))
	}
	at := time.UnixMilli(1_790_000_000_123)
	k.Played("toy-1", at)
	k.Played("toy-new", at)
	k.Save(nil)
	for kept.Busy() {
		kept.Poll()
	}
	again := knowing(kept)
	for n := range 6 {
		want := knownOf(n)
		if n == 1 {
			want.Played = at.UnixMilli()
		}
		if got := again.Of(want.ID); !reflect.DeepEqual(got, want) {
			t.Errorf("read back: %+v, not %+v", got, want)
		}
	}
	if got := again.Of("toy-new"); got.Played != at.UnixMilli() || got.Size != 0 {
		t.Errorf("of a new match is known %+v", got)
	}
	again.Learn(Known{ID: "toy-1", Size: 7})
	if got := again.Of("toy-1"); got.Played != at.UnixMilli() {
		t.Error("what is learnt anew is not known to have been played")
	}
	again.Save([]string{"toy-3", "toy-none"})
	for kept.Busy() {
		kept.Poll()
	}
	if last := knowing(kept); len(last.records) != 1 || last.Of("toy-3").ID == "" {
		t.Errorf("known are %v", last.records)
	}
}

// TestDamagedKnowledgeIsForgotten damages bytes of what is kept: what is read then is as it was written, or not there.
func TestDamagedKnowledgeIsForgotten(t *testing.T) {
	k := NewKnowledge(nil, nil)
	k.read = true
	for n := range 6 {
		k.records[knownOf(n).ID] = knownOf(n)
	}
	text := k.text()
	chance := rand.New(rand.NewPCG(1, 2))
	lost := 0
	for range 5000 {
		bad := bytes.Clone(text)
		bad[chance.IntN(len(bad))] ^= byte(1 + chance.IntN(255))
		if chance.IntN(4) == 0 {
			bad = bad[:chance.IntN(len(bad))]
		}
		got := readKnown(bad)
		lost += 6 - len(got)
		for id, r := range got {
			if !reflect.DeepEqual(r, k.records[id]) {
				t.Fatalf("%s is known as %+v", id, r)
			}
		}
	}
	if lost == 0 {
		t.Error("no damage is noticed")
	}
}

// TestKnowledgeIsBounded keeps so many records and so much of each, and takes no more from a text that somebody wrote.
func TestKnowledgeIsBounded(t *testing.T) {
	kept := store.Memory(store.Config{})
	k := knowing(kept)
	var ids []string
	for n := range mostKnown + 50 {
		r := knownOf(n)
		k.Learn(r)
		ids = append(ids, r.ID)
	}
	whole := readKnown(k.text())
	if len(whole) != mostKnown {
		t.Errorf("%d records are read", len(whole))
	}
	k.Save(ids)
	if len(k.records) != mostKnown || k.Of(ids[0]).ID == "" || k.Of(ids[mostKnown]).ID != "" {
		t.Errorf("%d records are kept", len(k.records))
	}
	k.Learn(Known{ID: "long", Rules: strings.Repeat("x", longestKnown)})
	if _, ok := readKnown(k.text())["long"]; ok {
		t.Error("a long line is kept")
	}
}
