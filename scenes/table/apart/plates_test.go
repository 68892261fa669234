package apart

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestPlatesAreReadFromAfar lays out the plates of two to five seats on ledges of many screens, at the height that they
// want, and in a rail: they lie apart within their place, and on a large screen each is high and wide enough.
func TestPlatesAreReadFromAfar(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for seats := 2; seats <= 5; seats++ {
		for _, size := range []ui.Size{ui.Sz(1440, 900), ui.Sz(1920, 1080), ui.Sz(768, 1024),
			ui.Sz(1000, 600), ui.Sz(360, 640)} {
			wide := size.W - 120
			area := ui.Rc(100, 40, wide, PlatesHigh(k, seats, wide, size.H))
			var w Plates
			for s := range seats {
				w.List = append(w.List, Plate{Sitter: stage.Sitter{Name: fmt.Sprint("Seat ", s)},
					Number: "12", Says: "points"})
			}
			check := func(area ui.Rect) {
				t.Helper()
				parts := map[string]ui.Rect{}
				for i, r := range w.places {
					parts[fmt.Sprint(i)] = r
				}
				if len(parts) != seats {
					t.Fatalf("%d of %d seats have a place in %v", len(parts), seats, area)
				}
				pagetest.Apart(t, area, parts)
			}
			w.Fit(k, area)
			check(area)
			if at := w.places[0]; size.W >= 700 && (at.H < k.Dp(plateHigh)-1 || at.W < k.Dp(plateWide)*.9) {
				t.Errorf("%d seats at %v: a plate is %v", seats, size, at)
			}
			if area.H > .45*size.H {
				t.Errorf("%d seats at %v: the plates take %v", seats, size, area)
			}
			rail := ui.Rc(10, 10, 200, 360)
			w.Fit(k, rail)
			check(rail)
		}
	}
}

// TestPlatesOfAPhoneAreLegible lays out the plates of a phone that everybody looks at, in German at 150 %, beside a
// wide button: none of their words is cut, and each plate says who sits there and how they stand.
func TestPlatesOfAPhoneAreLegible(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1.5, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	k.WatchCramped()
	for _, area := range []ui.Rect{ui.Rc(12, 448, 168, 180), ui.Rc(12, 497, 168, 131), ui.Rc(12, 540, 336, 88)} {
		for _, number := range []string{"0", "114", ""} {
			var w Plates
			for _, name := range []string{"P0", "Guest 1", "P2"} {
				w.List = append(w.List, Plate{Sitter: stage.Sitter{Name: name, Person: true},
					Number: number, Says: "–"})
			}
			w.Fit(k, area)
			for i, r := range w.places {
				p := &w.List[i]
				at := p.arrange(k, r)
				for what, part := range map[string]struct {
					text  string
					style ui.TextStyle
					at    ui.Rect
				}{"name": {p.Sitter.Name, at.called, at.name}, "number": {number, at.counts, at.number}} {
					if part.at.Empty() && part.text != "" {
						t.Errorf("%v in %v: there is no %s", p.Sitter.Name, r, what)
					}
					k.FitText(part.text, part.style, part.at.Size())
				}
			}
			if cut := k.Cramped(); len(cut) > 0 {
				t.Errorf("plates in %v: no room for %q", area, cut)
			}
		}
	}
}
