package scenes

import (
	"log/slog"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/table"
	"runehall/ui"
)

// countingDoor counts how often a match is played from a text or a link.
type countingDoor struct {
	table.Door
	played *int
}

func (d countingDoor) Resume(record *games.Record) (table.Coming, error) {
	*d.played++
	return d.Door.Resume(record)
}

func (d countingDoor) Follow(link *games.Link) (table.Coming, error) {
	*d.played++
	return d.Door.Follow(link)
}

// counted lets the doors of all games count until the test is over.
func counted(t *testing.T) (played *int) {
	t.Helper()
	played = new(int)
	ours := shelves
	t.Cleanup(func() { shelves = ours })
	shelves.Games = slices.Clone(shelves.Games)
	for i := range shelves.Games {
		shelves.Games[i].Door = countingDoor{shelves.Games[i].Door, played}
	}
	return played
}

// TestAMatchIsPlayedOnceHoweverOftenItIsHandedOn opens matches from files and links, watches them, goes on with them,
// and shares them as a link and as a picture. Each is read and played once, where it comes from; after that its sitting
// is passed on, not its text.
func TestAMatchIsPlayedOnceHoweverOftenItIsHandedOn(t *testing.T) {
	played, link := counted(t), ""
	over := pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")).Text()
	door, _ := shelves.Door("ritual")
	began := soloAt(t, door, 1)
	for _, c := range []struct {
		name string
		open func() []byte
		taps []string
		ends string
	}{
		{"a file of a match that is over", func() []byte { return over },
			[]string{"results.picture", "keepsake.back", "results.replay", "table.back", "results.share",
				"share.picture", "keepsake.back", "share.copy"}, "share"},
		{"a link to it", func() []byte { return []byte(link) },
			[]string{"offer.watch", "table.back", "offer.goon", "results.share", "share.copy", "share.picture"},
			"keepsake"},
		{"a file of a match under way", func() []byte { return began },
			[]string{"table.pause", "pause.share", "dialog.ok", "share.copy"}, "share"},
		{"a link to that", func() []byte { return []byte(link) },
			[]string{"offer.watch", "table.back", "offer.goon", "table.pause", "pause.share", "dialog.ok"}, "share"},
	} {
		*played = 0
		d := launch(t, ui.Sz(1280, 800), Config{
			Lang: "en", Log: slog.New(slog.DiscardHandler), Store: store.Memory(store.Config{}), Open: c.open(),
			Copy: func(text string, copied func(error)) { link = text; copied(nil) }, SendLink: func(string) {},
		})
		for _, name := range c.taps {
			d.tap(name)
		}
		if d.want(c.ends); *played != 1 {
			t.Errorf("%s is played %d times", c.name, *played)
		}
	}
}
