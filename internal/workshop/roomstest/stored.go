package roomstest

import (
	"testing"

	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// CheckStored opens a room from a journal, and checks that its match is over after so many steps and that its record
// replays.
func CheckStored(t testing.TB, j journal.Journal, made talk.Made, steps int) {
	t.Helper()
	lines, err := j.Read(t.Context(), made.Room, 0)
	if err != nil {
		t.Fatal(err)
	}
	r, err := room.Open(all.Entry, lines[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines[1:] {
		if err := r.Apply(line); err != nil {
			t.Fatal(err)
		}
	}
	record, err := r.Record()
	if err != nil {
		t.Fatal(err)
	}
	entry, _ := all.Entry(record.Game)
	if st, err := entry.Check(record); err != nil || !st.Over || r.Steps() != steps {
		t.Errorf("the record: %+v, %v; %d steps, want %d", st, err, r.Steps(), steps)
	}
}
