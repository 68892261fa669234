//go:build pilot

package cards

import (
	"fmt"
	"image"
	"io/fs"
	"os"
	"path"
	"testing"
	"testing/fstest"
	"time"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/workshop/boardtest"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// words adds the toy's texts to the languages of the program.
func words(t *testing.T) {
	t.Helper()
	files := fstest.MapFS{}
	for _, from := range []string{"../../../../assets/lang", "../../gamestest/toys/cards/testdata/lang"} {
		err := fs.WalkDir(os.DirFS(from), ".", func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := os.ReadFile(path.Join(from, name))
			files[name] = &fstest.MapFile{Data: text}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	book, err := lang.Read(files, "en")
	if err != nil {
		t.Fatal(err)
	}
	boardtest.Books(t)["en"] = book
}

// drawn returns a table with the toy on a screen of this size, after some moves, and a function that draws it.
func drawn(t *testing.T, size ui.Size, moves int) (
	d *boardtest.DrawnTable[*rules.Game, rules.Move, rules.Event, rules.View], picture func() *image.RGBA) {
	t.Helper()
	words(t)
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: 7}, games.Person, "random", "random")
	for m.Randoms(moves); m.Play.Core().OnTurn != 0 || m.Play.Core().Phase != rules.Turn; {
		m.Random()
	}
	d = boardtest.NewDrawnTable(t, m, 0, 0, 2, func() table.Board[rules.Move, rules.Event, rules.View] { return New() })
	shelf := art.NewShelf(func() {}, func(err error) { t.Error(err) })
	shelf.Open()
	d.Kit.SetArt(shelf)
	d.Fit(size, ui.Look{Device: 1})
	for range 90 {
		for shelf.Loading() {
			time.Sleep(time.Millisecond)
		}
		pilot.InFrame(d.Paint) // starts the loading of pictures
		d.Tick(0, ui.Point{})
	}
	return d, func() *image.RGBA {
		pilot.InFrame(d.Draw)
		all := &image.RGBA{Pix: d.Pix, Stride: 4 * 1600, Rect: image.Rect(0, 0, 1600, 1200)}
		p := image.NewRGBA(image.Rect(0, 0, int(size.W), int(size.H)))
		for y := range p.Rect.Dy() {
			copy(p.Pix[y*p.Stride:(y+1)*p.Stride], all.Pix[y*all.Stride:])
		}
		return p
	}
}

// TestApprovedPictures compares the toy's table with its approved pictures, one for each class of screens.
func TestApprovedPictures(t *testing.T) {
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 915, H: 412}, {W: 1440, H: 900}} {
		name := fmt.Sprintf("board-%vx%v", size.W, size.H)
		t.Run(name, func(t *testing.T) {
			_, picture := drawn(t, size, 2)
			p := picture()
			pilot.Keep(t, name, p)
			pilot.Approved(t, name, p)
		})
	}
}
