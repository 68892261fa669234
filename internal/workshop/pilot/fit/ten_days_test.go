//go:build pilot

package fit

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestPicturesOfTenDays looks at the puzzles of ten days, two of each game: what is asked, a wrong try, the answer that is shown and what is said of it,
// and, in a program that knows nothing of that, the answer by the same taps.
func TestPicturesOfTenDays(t *testing.T) {
	for _, l := range []look{{412, 915, "en", "1"}, {412, 915, "uk", "1"}, {1440, 900, "en", "1"}, {1440, 900, "uk", "1"}, {360, 640, "de", "1.5"}} {
		for n := range 10 {
			t.Run(fmt.Sprintf("%dx%d %s %d", l.width, l.height, l.lang, n), func(t *testing.T) {
				pilot.ForLooking(t)
				d := &dayLook{look: l, n: n, chance: rand.New(rand.NewPCG(1, uint64(n))), turn: -1}
				d.open(t)
				d.save("1-ask")
				if !d.errs() {
					t.Fatalf("no move was made: %+v", d.app.Probe())
				}
				d.save("2-wrong")
				if d.app.Probe().State["riddle.solved"] == true { // by chance
					d.app.Close()
					d.open(t)
				} else {
					d.app.Tap("table.confirm")
					d.app.Settle()
				}
				if d.game == "toss" {
					return // its answers are flicks
				}
				d.app.Touch(d.app.Target("table.hint").Middle())
				d.app.Until("giving up is offered", func(r probe.Report) bool { _, ok := r.Targets["table.why"]; return ok })
				d.app.Touch(d.app.Target("table.why").Middle())
				d.save("3-shown")
				d.follows()
				d.save("4-answer")
				d.app.Close()
				d.open(t)
				d.follows()
				d.save("5-solved")
				if d.app.Probe().State["riddle.solved"] != true {
					t.Errorf("by %v it is not solved: %+v", d.names, d.app.Probe())
				}
			})
		}
	}
}

// dayLook is the puzzle of one of the last days in the real program.
type dayLook struct {
	look
	n      int
	chance *rand.Rand
	app    *pilot.App
	game   string
	names  []string // of what was lit for the answer
	turn   int      // how a tile or card lies in it, or -1
}

func (d *dayLook) open(t *testing.T) {
	d.app = pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: d.width, Height: d.height,
		Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", d.lang, "--scale", d.scale, "--seed", "7"},
	})
	name := fmt.Sprintf("day.past.%d", d.n)
	d.app.Settle()
	d.app.Tap("title.learn")
	d.app.Tap("learn.today")
	d.app.Settle()
	d.app.FocusOn(name)
	d.app.Tap(name)
	d.app.Settle()
	d.game, _ = d.app.Probe().State["game"].(string)
}

func (d *dayLook) save(what string) {
	d.app.Settle()
	d.app.Tick(30)
	d.app.Save(fmt.Sprintf("ten-%d-%s-%s-%dx%d-%s", d.n, d.game, what, d.width, d.height, d.lang))
}

// errs presses by chance what is lit, or the golden button, until another move than the answer was made, or the answer, and reports whether
// one was.
func (d *dayLook) errs() bool {
	last := "" // is not pressed again at once: a tab stays open by that, and what was chosen goes back
	for range 300 {
		d.app.Settle()
		r := d.app.Probe()
		if r.State["lesson.stray"] == true || r.State["riddle.solved"] == true {
			return true
		}
		lit, _ := r.State[d.game+".lit"].([]any)
		var names []string
		for name := range r.Targets {
			of, _ := strings.CutPrefix(name, d.game+".")
			kind, _, _ := strings.Cut(of, ".")
			if name == last {
				continue
			}
			if slices.Contains(lit, any(name)) || slices.Contains([]string{"tile", "cell", "card", "place"}, kind) {
				names = append(names, name)
			}
		}
		slices.Sort(names)
		if _, golden := r.Targets["table.confirm"]; golden && (len(names) == 0 || d.chance.IntN(2) == 0) {
			names = []string{"table.confirm"}
		}
		last = names[d.chance.IntN(len(names))]
		d.app.Tap(last)
	}
	return false
}

// follows presses what is lit, or was, each thing once, and the golden button, until a move is made.
func (d *dayLook) follows() {
	var way []string
	moves := d.app.Probe().State["moves"]
	for range 30 {
		d.app.Settle()
		r := d.app.Probe()
		if r.State["moves"] != moves || r.State["lesson.stray"] == true {
			return
		}
		if r.State["riddle.shown"] == true {
			hinted, _ := r.State["lesson.hinted"].([]any)
			for _, each := range hinted {
				if name, _ := each.(string); !slices.Contains(d.names, name) {
					d.names = append(d.names, name)
				}
			}
			slices.SortStableFunc(d.names, func(a, b string) int { return order(a) - order(b) })
			if hint, _ := r.State[d.game+".hint"].(string); r.State[d.game+".turn"] != nil {
				fmt.Sscan(hint[strings.LastIndex(hint, " ")+1:], &d.turn)
			}
		}
		name := "table.confirm"
		if slices.ContainsFunc(d.names, func(name string) bool { return strings.HasPrefix(name, "ritual.card.") && !d.app.Has(name) }) && d.app.Has("ritual.cards") {
			name = "ritual.cards" // they lie folded
		} else if i := slices.IndexFunc(d.names, func(name string) bool { return !slices.Contains(way, name) && d.app.Has(name) }); i >= 0 {
			name = d.names[i]
		}
		if turn, ok := r.State[d.game+".turn"].(float64); ok && d.turn >= 0 && int(turn) != d.turn && d.app.Has(d.game+".turn-right") {
			name = d.game + ".turn-right"
		}
		way = append(way, name)
		d.app.Tap(name)
	}
}

// order is how early something of an answer is pressed.
func order(name string) int {
	for i, kind := range []string{".tab.", ".tile.", ".hand.", ".card."} {
		if strings.Contains(name, kind) {
			return i
		}
	}
	return 9
}
