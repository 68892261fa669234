package scenes

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestNothingSaidLiesOverWhatItSpeaksOf taps at random through a match of each game, in German with large words on the
// smallest screen, and on others. Tips, hints, refusals and recaps cover nothing that they are about, a tip is at most
// a quarter of the screen, and a toast that nobody asked for has at most two lines.
func TestNothingSaidLiesOverWhatItSpeaksOf(t *testing.T) {
	pagetest.Long(t)
	for _, door := range shelves.Doors() {
		game := door.Info().ID
		t.Run(game, func(t *testing.T) {
			seen := map[string]int{}
			for i, look := range []struct {
				size  ui.Size
				scale float64
				lang  string
			}{
				{ui.Sz(360, 640), 1.5, "de"}, {ui.Sz(360, 640), 1, "uk"}, {ui.Sz(412, 915), 1, "fr"},
				{ui.Sz(915, 412), 1, "de"},
				{ui.Sz(768, 1024), 1, "en"}, {ui.Sz(1440, 900), 1, "de"},
			} {
				if i%3 != 0 && !lane.Whole() {
					continue // by day only the narrowest and the lowest screen
				}
				for _, part := range []int{0, 5} {
					d := startWithTips(t, look.size, Config{Open: midway(t, game, uint64(i), part), Lang: look.lang,
						Scale: look.scale, Desktop: true})
					chance := games.NewChance(uint64(i), 77)
					for n := range 30 {
						d.tapOn(&chance)
						if n%10 == 9 && d.can("table.hint") {
							d.touch(d.middle("table.hint"))
							for n := 0; d.line.State["toast"] == nil && n < 3000; n++ {
								d.tick()
							}
						}
						d.saysWell(fmt.Sprintf("%v at %v, %s, part %d", look.size, look.scale, look.lang, part),
							look.size, look.scale, seen)
						if d.line.Scene == "results" {
							break
						}
					}
				}
			}
			t.Log(seen)
			for _, what := range []string{"tip", "toast"} {
				if seen[what] == 0 {
					t.Errorf("no %s that is about something was seen: %v", what, seen)
				}
			}
		})
	}
}

// saysWell checks what the table says now, and counts the words that are about something.
func (d *driver) saysWell(when string, size ui.Size, scale float64, seen map[string]int) {
	d.t.Helper()
	screen := ui.Rc(0, 0, size.W, size.H)
	for _, what := range []string{"tip", "toast", "recap"} {
		at, there := d.rect(what + ".at")
		if !there || at.Empty() {
			continue
		}
		text := d.line.State[what]
		if !screen.Holds(at.Grow(-.5)) {
			d.t.Errorf("%s: the %s %v %v leaves the screen", when, what, text, at)
		}
		if what == "tip" && at.W*at.H > size.W*size.H*.25+1 {
			d.t.Errorf("%s: the tip %v covers %.0f %% of the screen", when, text, 100*at.W*at.H/size.W/size.H)
		}
		list, _ := d.line.State[what+".of"].([]any)
		if what == "toast" && len(list) == 0 && d.line.State["toast.refuses"] == true {
			d.t.Errorf("%s: the refusal %v speaks of nothing", when, text)
		}
		for _, each := range list {
			of := rectOf(each)
			seen[what]++
			if of.Grow(-.5).Overlaps(at.Grow(-.5)) {
				d.t.Errorf("%s: the %s %v at %v lies over %v, of which it speaks", when, what, text, at, of)
			}
		}
	}
}
