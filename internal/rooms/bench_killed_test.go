//go:build !js

package rooms_test

import (
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// BenchmarkKilled kills a host with SIGKILL b.N times, each time at a random moment while it answers a move, and
// restarts it at once. It counts acknowledged moves that are lost and moves that nobody wanted, and reports the longest
// time from a kill until the device had its answer.
func BenchmarkKilled(b *testing.B) {
	v := &victim{t: b, dir: b.TempDir(), address: roomstest.FreeAddress(b)}
	v.start()
	defer func() { v.kill() }()
	url := "ws://" + v.address + talk.Path
	chance := games.NewChance(3, 1)
	var longest time.Duration
	kills, lost, doubled := 0, 0, 0
	for kills < b.N {
		made := roomstest.Make(b, url, "stones", nil, games.Person, games.Person)
		seats := [2]*roomstest.Guest{roomstest.Sit(b, url, made, 0), roomstest.Sit(b, url, made, 1)}
		wanted := map[int]string{} // acknowledged moves by their step
		for kills < b.N && seats[0].State().End == nil {
			for at := 0; ; at = 1 - at {
				g := seats[at]
				g.Poll(time.Now())
				st := g.State()
				if st.End != nil {
					break
				}
				if !roomstest.Must(st) || wanted[st.Steps] != "" {
					continue // not its turn, or it has yet to hear of its own last move, because the host was killed
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
				wanted[st.Steps] = move
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

// compared replays a stored room. lost are acknowledged moves that are not in it; doubled are moves in it that no
// device asked for and that the room did not make itself as the only legal move.
func compared(b *testing.B, dir string, made talk.Made, wanted map[int]string) (lost, doubled int) {
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
	lost = len(wanted)
	for _, line := range lines[1:] {
		step := r.Steps()
		turn, _ := r.Next()
		if err := r.Apply(line); err != nil {
			b.Fatal(err)
		}
		_, move, _ := strings.Cut(string(line), " ")
		switch {
		case r.Steps() == step:
		case wanted[step] == move:
			lost--
		case turn.Move != move:
			doubled++
		}
	}
	return lost, doubled
}
