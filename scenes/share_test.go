package scenes

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/store"
	"runehall/ui"
)

// beginShared begins a match of Rune Masters and goes to the page that shares it.
func beginShared(t *testing.T, config Config) (d *driver, record []byte) {
	t.Helper()
	return beginSharedOn(t, ui.Sz(412, 915), config)
}

func beginSharedOn(t *testing.T, size ui.Size, config Config) (d *driver, record []byte) {
	t.Helper()
	d = launch(t, size, config)
	d.tap("title.game.masters")
	d.tap("setup.begin")
	d.settle()
	record = d.app.stack.top().scene.(recorder).Record()
	d.tap("table.pause")
	d.tap("pause.share")
	if d.line.State["overlay"] != "dialog" {
		t.Error("nothing is said of secrets before a match under way is shared")
	}
	d.tap("dialog.ok")
	d.want("share")
	return d, record
}

// TestASharedMatchIsShown checks that the page shows the board of the match where there is room beside the ways of
// sharing.
func TestASharedMatchIsShown(t *testing.T) {
	for size, shown := range map[ui.Size]bool{
		{W: 412, H: 915}: true, {W: 768, H: 1024}: true, {W: 820, H: 1180}: true, {W: 1024, H: 768}: true,
		{W: 1440, H: 900}: true, {W: 915, H: 412}: false,
	} {
		d, _ := beginSharedOn(t, size, Config{Lang: "de"})
		d.settle()
		if d.line.State["shown"] != shown {
			t.Errorf("%v: the board is shown: %v", size, d.line.State["shown"])
		}
		d.fits()
	}
}

// TestShareCopiesTheLink copies the link of a match in progress, which another program opens as the same match. The
// clipboard answers later, from another goroutine; if it fails, that is said.
func TestShareCopiesTheLink(t *testing.T) {
	for address, want := range map[string]string{"": "runehall://open" + games.LinkMark,
		"https://example.org/hall/": "https://example.org/hall/" + games.LinkMark} {
		text, answer := "", func(error) {}
		d, record := beginShared(t, Config{Lang: "en", Address: address, Copy: func(s string, copied func(error)) {
			text, answer = s, copied
		}})
		d.tap("share.copy")
		if d.line.State["toast"] != nil || !strings.HasPrefix(text, want) || d.line.State["link"] != text ||
			d.line.State["code"] != true {
			t.Fatalf("copied is %q, and the report says %v", text, d.line.State)
		}
		answer(nil)
		d.tick()
		if d.line.State["toast"] != d.app.stage.Text("share.copied") {
			t.Errorf("the toast is %v", d.line.State["toast"])
		}
		d.tap("share.copy")
		answer(errors.New("no clipboard"))
		d.tick()
		if d.line.State["toast"] != d.app.stage.Text("share.uncopied") {
			t.Errorf("the toast is %v", d.line.State["toast"])
		}
		other := launch(t, ui.Sz(412, 915), Config{Open: []byte(text)})
		other.want("offer")
		if other.line.State["over"] != false || len(other.names("title.continue")) > 0 {
			t.Error("the offer is", other.line.State)
		}
		other.tap("offer.goon")
		other.want("table")
		if got := other.app.stack.top().scene.(recorder).Record(); !bytes.Equal(got, record) {
			t.Errorf("the link holds\n%s\nand the match is\n%s", got, record)
		}
	}
}

// TestShareWithoutAClipboard checks that only the ways that a system has are offered.
func TestShareWithoutAClipboard(t *testing.T) {
	sent := ""
	d, _ := beginShared(t, Config{SendLink: func(link string) { sent = link }})
	if _, there := d.line.Targets["share.copy"]; there {
		t.Error("a link can be copied without a clipboard")
	}
	d.tap("share.send")
	if sent == "" || sent != d.line.State["link"] {
		t.Errorf("sent is %q", sent)
	}
	d, _ = beginShared(t, Config{})
	if text := d.button("share.file").Text; text != d.app.stage.Text("share.file") {
		t.Errorf("the button that saves says %q", text)
	}
	if got := d.names("share."); len(got) != 2 {
		t.Errorf("without anything there are %v", got)
	}
}

// TestWatchingKeepsSecrets watches a match in progress from a link: only what everybody may see is shown.
func TestWatchingKeepsSecrets(t *testing.T) {
	d, _ := beginShared(t, Config{})
	link, _ := d.line.State["link"].(string)
	d = launch(t, ui.Sz(915, 412), Config{Open: []byte(link)})
	d.tap("offer.watch")
	d.want("replay")
	for name := range d.line.Targets {
		if strings.Contains(name, ".hand.") {
			t.Errorf("%q is seen by everybody", name)
		}
	}
	d.tap("table.back")
	d.want("offer")
	if got := stored(t, d); len(got) != 0 {
		t.Errorf("watching has stored %q", got)
	}
}

func stored(t *testing.T, d *driver) map[string]string {
	t.Helper()
	all := map[string]string{}
	kept := d.app.stage.Store
	kept.List(func(items []store.Item, err error) {
		if err != nil {
			t.Fatal(err)
		}
		for _, item := range items {
			kept.Read(item.ID, func(text []byte, err error) {
				if err != nil {
					t.Fatal(err)
				}
				all[item.ID] = string(text)
			})
		}
	})
	d.settle()
	return all
}

// TestAMatchComesBack brings a match back from another device: with more moves it replaces the one here, with fewer
// nothing is lost, and if it has gone another way it is a match of its own. Other matches are left alone.
func TestAMatchComesBack(t *testing.T) {
	whole := string(private(t))
	lines := strings.SplitAfter(strings.TrimSuffix(whole, "\n"), "\n")
	lines[len(lines)-1] += "\n"
	part := strings.Join(lines[:len(lines)-1], "")
	d := launch(t, ui.Sz(915, 412), Config{})
	come := func(text string) {
		d.app.Open([]byte(text))
		for range 3 {
			d.tick()
		}
		d.settle()
	}
	come(part)
	d.want("table")
	first := stored(t, d)
	if len(first) != 1 {
		t.Fatalf("%d records", len(first))
	}
	come(whole)
	d.want("table")
	grown := stored(t, d)
	if len(grown) != 1 {
		t.Fatalf("%d records after the same match came with more moves", len(grown))
	}
	for id, text := range grown {
		if first[id] != part || !strings.HasPrefix(text, whole) {
			t.Errorf("%s is\n%s\nafter\n%s", id, text, whole)
		}
	}
	come(strings.TrimSuffix(whole, "\n") + "x\n0 no move at all ~00\n")
	d.want("table")
	apart := stored(t, d)
	for id, text := range grown {
		if apart[id] != text || len(apart) != 2 {
			t.Errorf("a damaged record of the same match leaves %d records, and\n%s", len(apart), apart[id])
		}
	}
	come(whole + "0 no move at all ~00\n")
	if got := stored(t, d); len(got) != 3 {
		t.Errorf("a record with a damaged end leaves %d records", len(got))
	} else {
		for id, text := range grown {
			if got[id] != text {
				t.Errorf("damage has been added:\n%s", got[id])
			}
		}
	}
	come(part)
	d.want("table")
	if got := stored(t, d); len(got) != 3 {
		t.Errorf("%d records after the same match came with fewer moves", len(got))
	} else {
		for id, text := range got {
			if grown[id] != "" && text != grown[id] {
				t.Errorf("fewer moves made\n%s\nof\n%s", text, grown[id])
			}
		}
	}
}

// TestFinishedMatchIsOffered opens a link to a match that is over: its results are shown, and kept.
func TestFinishedMatchIsOffered(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.masters", []byte(`{"seats":[
		{"name":"Bjarne","driver":"random","colour":2,"emblem":2},
		{"name":"Runa","driver":"random","colour":4,"emblem":4}],"starts":0}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	d := launch(t, ui.Sz(915, 412), Config{Store: kept})
	d.tap("title.game.masters")
	d.tap("setup.begin")
	d.settle()
	d.want("results")
	d.tap("results.share")
	d.want("share")
	link, _ := d.line.State["link"].(string)
	d = launch(t, ui.Sz(915, 412), Config{Open: []byte(link)})
	d.want("offer")
	if d.line.State["over"] != true {
		t.Error("the offer is", d.line.State)
	}
	d.tap("offer.goon")
	d.want("results")
	if got := stored(t, d); len(got) != 1 {
		t.Errorf("%d records", len(got))
	}
}
