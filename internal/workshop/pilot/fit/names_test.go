//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pilot"
)

// TestPicturesOfNames takes pictures of tables with names in many scripts, some with letters that this machine may
// lack.
func TestPicturesOfNames(t *testing.T) {
	pilot.ForLooking(t)
	entry, _ := all.Entry("ritual")
	for i, names := range [][]string{
		{"ěřťůďň", "ğşİđțș", "Ωმشم李か김ส🎲"},
		{"Nguyễn Đặng", "Ωμέγα", "Әлия Қ."},
		{"שלום דוד", "محمد علي", "李小龍 かな 김"},
	} {
		players := make([]games.Player, len(names))
		for s := range players {
			players[s] = games.Player{Driver: games.Person, Name: names[s],
				Colour: []string{"amber", "sky", "jade"}[s], Emblem: []string{"circle", "diamond", "triangle"}[s]}
		}
		record, err := games.NewRecord(entry.Info(), games.Setup{Seats: len(names), Seed: 7}, players)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "names.runehall")
		if err := os.WriteFile(path, record.Text(), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, l := range looks[:5] {
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", "de", "--scale", l.scale, "--open", path},
			})
			app.Settle()
			app.Frame()             // draws the names, which starts the search for fonts
			time.Sleep(time.Second) // the search goes on besides the ticks, and nothing tells its end
			app.Tick(30)
			app.Settle()
			app.Save(fmt.Sprintf("names-%d-%dx%d", i, l.width, l.height))
			app.Close()
		}
	}
}
