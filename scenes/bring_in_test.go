package scenes

import (
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/ui"
)

// pastable returns the record of a match, and a link to it.
func pastable(t *testing.T) (record []byte, link string) {
	t.Helper()
	players := []games.Player{{Name: "Astrid", Driver: games.Person, Colour: "amber", Emblem: "circle"},
		{Name: "Skald", Driver: "greedy", Colour: "sky", Emblem: "diamond"}}
	m, err := games.NewMatch(ritual.Def, games.Setup{Seats: 2, Seed: 3}, players)
	if err != nil {
		t.Fatal(err)
	}
	link, err = games.WriteLink(ritual.Def, m.Record())
	if err != nil {
		t.Fatal(err)
	}
	return m.Record().Text(), "https://example.org/runehall/" + games.LinkMark + link
}

// touchOn taps a target without waiting: a toast is gone once the program is at rest.
func (d *driver) touchOn(name string) {
	d.t.Helper()
	r, ok := d.line.Targets[name]
	if !ok {
		d.t.Fatalf("there is no %s in %s", name, d.line.Scene)
	}
	d.touch(ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2))
}

// passing waits for a scene, at least for a moment, and returns the last toast shown on the way.
func (d *driver) passing(scene string) (toast string) {
	for i := range 400 {
		d.tick()
		if said, _ := d.line.State["toast"].(string); said != "" {
			toast = said
		}
		if i > 20 && d.line.Scene == scene {
			break
		}
	}
	return toast
}

// TestAPastedMatchOpens pastes from the clipboard, by its button and by keys: a link and a record open; with anything
// else the program says what is wrong, and opens nothing.
func TestAPastedMatchOpens(t *testing.T) {
	record, link := pastable(t)
	for name, c := range map[string]struct {
		text         string
		err          error
		scene, toast string
	}{
		"a link":           {text: link, scene: "offer"},
		"a link and words": {text: "Look: " + link + "\n", scene: "offer"},
		"a record":         {text: string(record), scene: "table"},
		"a cut link":       {text: link[:len(link)-9], scene: "error"},
		"something else":   {text: "milk, bread", scene: "open", toast: "The clipboard holds no match."},
		"nothing":          {scene: "open", toast: "The clipboard holds no match."},
		"no clipboard":     {err: errors.New("locked"), scene: "open", toast: "The clipboard cannot be read."},
	} {
		d := launch(t, ui.Sz(412, 915), Config{Paste: func(got func(string, error)) { got(c.text, c.err) }})
		d.tap("title.open")
		d.settle()
		d.touchOn("open.paste")
		toast := d.passing(c.scene)
		if d.settle(); d.line.Scene != c.scene || !strings.HasPrefix(toast, c.toast) || c.toast == "" && toast != "" {
			t.Errorf("%s: %s, %q", name, d.line.Scene, toast)
		}
	}
}

// TestAMatchPastedAtLargeOpens checks that a match pasted outside a field opens at the title and where matches are
// opened, and nowhere else. Other texts do nothing there.
func TestAMatchPastedAtLargeOpens(t *testing.T) {
	_, link := pastable(t)
	for _, c := range []struct{ through, text, scene string }{
		{"", link, "offer"}, {"title.open", link, "offer"}, {"", "milk, bread", "title"}, {"title.open", "", "open"},
		{"title.settings", link, "settings"},
	} {
		d := launch(t, ui.Sz(412, 915), Config{})
		if c.through != "" {
			d.tap(c.through)
			d.settle()
		}
		d.app.Paste(c.text)
		d.passing(c.scene)
		if d.settle(); d.line.Scene != c.scene {
			t.Errorf("%q after %q: %s", c.text, c.through, d.line.Scene)
		}
	}
}

// TestALinkInTheFieldOpens checks that a link typed into the field opens as soon as it is whole; before that the button
// says what is wrong with it.
func TestALinkInTheFieldOpens(t *testing.T) {
	_, link := pastable(t)
	d := launch(t, ui.Sz(412, 915), Config{})
	d.tap("title.open")
	d.settle()
	field := func() *ui.TextField { return d.app.ask(d.app.stack.top()).Heard.Owners["open.link"].(*ui.TextField) }
	d.touchOn("open.do")
	if toast := d.passing("open"); toast != "Paste a link or type a code first." {
		t.Errorf("an empty field: %q", toast)
	}
	field().Write(link[:len(link)-4])
	if d.settle(); d.line.Scene != "open" {
		t.Fatalf("part of a link: %s", d.line.Scene)
	}
	field().Write(link)
	if d.settle(); d.line.Scene != "offer" {
		t.Fatalf("a whole link: %s", d.line.Scene)
	}
	d.app.stage.Home()
	d.settle()
	for text, want := range map[string]string{"runehall://open": "holds no match",
		link[:len(link)-4]: "damaged", "milk": ""} {
		d.tap("title.open")
		d.settle()
		field().Write(text)
		d.settle()
		d.tap("open.do")
		d.settle()
		if said, _ := d.line.State["error"].(string); d.line.Scene != "error" || said == "" ||
			!strings.Contains(said, want) {
			t.Errorf("%q: %s, %q", text, d.line.Scene, said)
		}
		d.app.stage.Home()
		d.settle()
	}
}

// TestARefusedLinkStaysInTheField checks that a link that was cut off is still in the field after its error, so that it
// can be mended, and that an open match stays open.
func TestARefusedLinkStaysInTheField(t *testing.T) {
	_, link := pastable(t)
	d := launch(t, ui.Sz(412, 915), Config{})
	d.tap("title.open")
	d.settle()
	cut := link[:len(link)-4]
	d.app.ask(d.app.stack.top()).Heard.Owners["open.link"].(*ui.TextField).Write(cut)
	d.tap("open.do")
	d.settle()
	d.want("error")
	d.tap("error.back")
	d.settle()
	if d.want("open"); d.line.State["link"] != cut {
		t.Errorf("the field holds %q", d.line.State["link"])
	}
}
