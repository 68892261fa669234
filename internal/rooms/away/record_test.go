package away

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// TestARecordComesInParts puts the parts of records together, and leaves a host that sends others than it may.
func TestARecordComesInParts(t *testing.T) {
	long := strings.Repeat("x", talk.LongestRecord/2+1)
	for what, c := range map[string]struct {
		parts []talk.Record
		want  string // the texts that come
		left  bool
	}{
		"one":                 {[]talk.Record{{Match: 1, Text: "ab"}}, "1 ab;", false},
		"in two parts":        {[]talk.Record{{Match: 1, Text: "ab", More: true}, {Match: 1, Text: "cd"}}, "1 abcd;", false},
		"two":                 {[]talk.Record{{Match: 1, Text: "ab"}, {Match: 3, Text: "cd"}}, "1 ab;3 cd;", false},
		"one that it has":     {[]talk.Record{{Match: 1, Text: "ab"}, {Match: 1, Text: "ab"}}, "1 ab;", true},
		"another in between":  {[]talk.Record{{Match: 1, Text: "ab", More: true}, {Match: 2, Text: "cd"}}, "", true},
		"too long":            {[]talk.Record{{Match: 1, Text: long, More: true}, {Match: 1, Text: long}}, "", true},
		"a seat of nowhere":   {[]talk.Record{{Match: 1, Own: []games.Seat{games.MaxSeats}, Text: "ab"}}, "", true},
		"before the first":    {[]talk.Record{{Match: 0, Text: "ab"}}, "", true},
		"one that never ends": {[]talk.Record{{Match: 1, Text: "ab", More: true}}, "", false},
	} {
		line := &said{}
		for i := range c.parts {
			text, err := json.Marshal(talk.Message{Say: talk.SayRecord, Record: &c.parts[i]})
			if err != nil {
				t.Fatal(err)
			}
			line.texts = append(line.texts, text)
		}
		client := Enter(func(string, func()) Line { return line }, "", talk.Enter{}, func() {})
		client.later = func(time.Duration, func()) {}
		for range c.parts { // one look takes in no more than one long message
			client.Poll(time.Unix(1000, 0))
			if line.closed {
				break
			}
		}
		var got strings.Builder
		for r, ok := client.NextRecord(); ok; r, ok = client.NextRecord() {
			got.WriteString(string(rune('0'+r.Match)) + " " + string(r.Text) + ";")
		}
		if got.String() != c.want || line.closed != c.left {
			t.Errorf("%s: %.40q came, want %.40q; left: %v", what, got.String(), c.want, line.closed)
		}
	}
}

// TestALongRecordIsCutBehindLines sends a long record: no part is as long as a device refuses, and each ends with a
// whole line.
func TestALongRecordIsCutBehindLines(t *testing.T) {
	r := &room.Past{Number: 2, Record: []byte(strings.Repeat("ß"+strings.Repeat("ü", 40)+"\n", 20_000))}
	parts, err := talk.Parts(r, []games.Seat{1})
	if err != nil || len(parts) < 2 {
		t.Fatalf("%d parts, %v", len(parts), err)
	}
	var whole strings.Builder
	for i, text := range parts {
		var m talk.Message
		if err := json.Unmarshal(text, &m); err != nil {
			t.Fatal(err)
		}
		p := m.Record
		if len(text) > longestText || !strings.HasSuffix(p.Text, "\n") || p.More == (i == len(parts)-1) ||
			slices.Equal(p.Own, []games.Seat{1}) != (i == 0) {
			t.Errorf("part %d of %d bytes: seats %v, more %v", i, len(text), p.Own, p.More)
		}
		whole.WriteString(p.Text)
	}
	if whole.String() != string(r.Record) {
		t.Error("the parts make another record")
	}
}
