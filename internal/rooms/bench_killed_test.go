//go:build !js

package rooms_test

import (
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/roomstest"
	"runehall/internal/rooms/talk"
)

// BenchmarkKilled kills a host with SIGKILL at each of so many moves, somewhere between the wish and the answer, and starts it again at once. It
// counts the moves that were acknowledged and are lost, and those that were made twice, and measures the longest time in which no move was answered.
func BenchmarkKilled(b *testing.B) {
	v := &victim{t: b, dir: b.TempDir(), address: "127.0.0.1:0"}
	v.start()
	defer func() { v.kill() }()
	url := "ws://" + v.address + talk.Path
	chance := games.NewChance(3, 1)
	var longest time.Duration
	kills, lost, doubled := 0, 0, 0
	for kills < b.N {
		made := roomstest.Make(b, url, "stones", nil, games.Person, games.Person)
		seats := [2]*roomstest.Guest{roomstest.Sit(b, url, made, 0), roomstest.Sit(b, url, made, 1)}
		var wanted []string // the moves that were acknowledged, in their order
		for kills < b.N && seats[0].State().End == nil {
			for at := 0; ; at = 1 - at {
				g := seats[at]
				g.Until(func() bool { return g.State().Steps >= len(wanted) })
				st := g.State()
				if st.End != nil {
					break
				}
				if !roomstest.Must(st) {
					continue
				}
				move := roomstest.Choosers["stones"](b, st, &chance)
				killed := make(chan time.Time)
				go func() {
					time.Sleep(time.Duration(chance.IntN(1500)) * time.Microsecond)
					begun := time.Now()
					v.kill()
					v.start()
					killed <- begun
				}()
				a := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
				answered := time.Now()
				begun := <-killed
				longest = max(longest, answered.Sub(begun))
				kills++
				if !a.Done {
					b.Fatalf("%s: %+v", move, a)
				}
				wanted = append(wanted, move)
				break
			}
		}
		seats[0].Close()
		seats[1].Close()
		v.kill()
		l, d := compared(b, v.dir, made, wanted)
		lost, doubled = lost+l, doubled+d
		v.start()
	}
	b.ReportMetric(float64(kills), "kills")
	b.ReportMetric(float64(lost), "lost")
	b.ReportMetric(float64(doubled), "doubled")
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest")
	b.ReportMetric(0, "ns/op")
}

// compared counts the moves of a stored room that are missing, and those that nobody wanted.
func compared(b *testing.B, dir string, made talk.Made, wanted []string) (lost, doubled int) {
	b.Helper()
	files, err := journal.OpenFiles(dir, false)
	if err != nil {
		b.Fatal(err)
	}
	lines, err := files.Read(b.Context(), made.Room, 0)
	if err != nil {
		b.Fatal(err)
	}
	if err := files.Close(); err != nil {
		b.Fatal(err)
	}
	r, err := room.Open(all.Entry, lines[0])
	if err != nil {
		b.Fatal(err)
	}
	for _, line := range lines[1:] {
		if err := r.Apply(line); err != nil {
			b.Fatal(err)
		}
	}
	record, err := r.Record()
	if err != nil {
		b.Fatal(err)
	}
	var stored []string
	for _, step := range record.Steps {
		if step.Kind == games.StepMove {
			stored = append(stored, step.Move)
		}
	}
	for n, move := range wanted {
		if n >= len(stored) || stored[n] != move {
			return len(wanted) - n, max(0, len(stored)-n)
		}
	}
	return 0, len(stored) - len(wanted)
}
