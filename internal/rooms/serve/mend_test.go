//go:build !js

package serve

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/internal/rooms/journal"
	"runehall/internal/workshop/journaltest"
)

// TestRoomsAreMended damages one of two rooms, and mends them: it says what it kept and cut, and the room goes on.
func TestRoomsAreMended(t *testing.T) {
	o := Options{Data: t.TempDir()}
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	ctx, room, sound := context.Background(), journaltest.ID(), journaltest.ID()
	for _, id := range []string{room, sound} {
		if err := j.Begin(ctx, id, [][]byte{[]byte("the head"), []byte("0 place"), []byte("1 pass")}); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	found, err := filepath.Glob(filepath.Join(o.Data, "rooms", room[:2], room+".room"))
	if err != nil || len(found) != 1 {
		t.Fatalf("%q, %v", found, err)
	}
	text, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	text[len(text)-2] ^= 4 // in the last line
	if err := os.WriteFile(found[0], text, 0o600); err != nil {
		t.Fatal(err)
	}
	for round, want := range []string{
		"kept 2 lines, cut off 27 bytes; the damaged file is " + room + ".room.damaged\n2 rooms, 1 of them damaged\n",
		"2 rooms, 0 of them damaged\n"} {
		var out bytes.Buffer
		if err := o.Mend(&out); err != nil || !strings.HasSuffix(out.String(), want) {
			t.Fatalf("round %d: %v, it says\n%s", round, err, out.String())
		}
	}
	files, err := journal.OpenFiles(filepath.Join(o.Data, "rooms"), false)
	if err != nil {
		t.Fatal(err)
	}
	if lines, err := files.Read(ctx, room, 0); len(lines) != 2 || err != nil {
		t.Errorf("%q, %v", lines, err)
	}
	if err := files.Close(); err != nil {
		t.Error(err)
	}
}
