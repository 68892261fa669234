package scenes

import (
	"os"
	"strings"
	"testing"

	made "runehall/assets/credits"
	"runehall/assets/lang"
	"runehall/internal/aloud"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/credits"
	"runehall/scenes/page"
	"runehall/ui"
)

// TestTheCreditsNameEverybody reads the credits in each language: the five published games with author and publisher,
// the sentence that none of them is connected with us, and every part of the program with its licence.
func TestTheCreditsNameEverybody(t *testing.T) {
	book, err := made.Load()
	if err != nil {
		t.Fatal(err)
	}
	for i, tag := range lang.Tags() {
		l := hears(t, pagetest.Sizes[i%len(pagetest.Sizes)], Config{Lang: tag})
		l.do(aloud.Press, "title.credits", "")
		l.want("credits")
		st := l.app.stage
		s := l.hear()
		var heard strings.Builder
		for _, thing := range s.Things {
			heard.WriteString(thing.Label + "\n" + thing.Note + "\n")
		}
		said := heard.String()
		want := []string{
			"RUNES", "Clemens von Bank", "Rune", "Zemilio", "Rune Stones", "Rüdiger Dorn", "Queen Games", "Runes",
			"Thierry Chapeau", "Gigamic", "Markt der Runen",
			st.Text("credits.games.text"), st.Text("credits.made.text"),
		}
		for _, door := range shelves.Doors() {
			want = append(want, st.Text("game."+door.Info().ID))
		}
		for _, p := range book.Parts {
			want = append(want, credits.PartLine(p))
			if _, told := s.Find("credits.part." + credits.PartName(p)); !told {
				t.Errorf("%s: %s cannot be pressed", tag, credits.PartName(p))
			}
		}
		for _, words := range want {
			if !strings.Contains(said, words) {
				t.Errorf("%s: nothing is said of %q", tag, words)
			}
		}
	}
}

// TestTheCreditsAreReached goes from the title to a licence and back with keys alone, at small and large sizes:
// everything has room, and what is pressed is large enough for fingers.
func TestTheCreditsAreReached(t *testing.T) {
	for _, c := range []struct {
		size  ui.Size
		scale float64
		lang  string
	}{{ui.Sz(360, 640), 1.5, "de"}, {ui.Sz(412, 915), 1, "fr"}, {ui.Sz(915, 412), 1, "uk"},
		{ui.Sz(1440, 900), 1, "en"}} {
		d := launch(t, c.size, Config{Lang: c.lang, Scale: c.scale})
		d.focusOn("title.credits")
		d.fits()
		d.key(ui.Confirm)
		d.want("credits")
		d.allTouchable()
		d.focusOn("credits.part.go-mp3")
		if cramped := d.line.State["cramped"]; cramped != nil {
			t.Errorf("%v: no room for %v", c.size, cramped)
		}
		d.key(ui.Confirm)
		d.want("licence")
		owners := d.app.ask(d.app.stack.top()).Heard.Owners
		texts := 0
		for owners[page.Numbered("licence.text.", texts)] != nil {
			texts++
		}
		text := func(n int) *page.Passage { return owners[page.Numbered("licence.text.", n)].(*page.Passage) }
		if first := text(0); d.line.State["part"] != "go-mp3" || !strings.Contains(first.Text, "Apache License") {
			t.Errorf("it is the licence of %q: %.60q", d.line.State["part"], first.Text)
		}
		at := text(texts - 1).Rect()
		for range texts {
			d.key(ui.Next)
		}
		if now := text(texts - 1).Rect(); c.size.H < 1000 && now.Y >= at.Y || now.Y > c.size.H {
			t.Errorf("%v: with keys the end of the text goes from %v to %v", c.size, at, now)
		}
		d.key(ui.Back)
		d.want("credits")
		d.key(ui.Back)
		d.want("title")
	}
}

// TestTheReadmeNamesTheSameGames compares the credits of the README with the sources that the games name.
func TestTheReadmeNamesTheSameGames(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, readme, found := strings.Cut(string(text), "\n## Credits\n")
	if !found || !strings.Contains(readme, "not connected with their authors or publishers") {
		t.Error("the README has no credits, or does not say that we are connected with nobody")
	}
	book, err := shelves.Messages("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, door := range shelves.Doors() {
		info := door.Info()
		row := "| " + book.Text("game."+info.ID) + " | *" + info.Source.Title + "*"
		if info.Source.Author != "" {
			row += " by " + info.Source.Author
		}
		if info.Source.Publisher != "" {
			row += ", published by " + info.Source.Publisher
		}
		if !strings.Contains(readme, row+" |\n") {
			t.Errorf("the README has no row %q", row)
		}
	}
}
