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

// TestPicturesOfPastDays takes pictures of puzzles of past days: all that are listed on a phone in English, ten in each
// other look. They show the question, a wrong try, and the answer that the program gives. Then the program starts anew,
// and the puzzle is solved with the same taps.
func TestPicturesOfPastDays(t *testing.T) {
	for i, l := range []look{{412, 915, "en", "1"}, {412, 915, "uk", "1"}, {1440, 900, "en", "1"},
		{1440, 900, "uk", "1"}, {360, 640, "de", "1.5"}} {
		days := 10
		if i == 0 {
			days = 30
		}
		for n := range days {
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
	names  []string // the targets that were lit for the answer
	turn   int      // how a tile or card is turned in the answer, or -1
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
	d.app.Save(fmt.Sprintf("day-%02d-%s-%s-%dx%d-%s", d.n, d.game, what, d.width, d.height, d.lang))
}

// errs presses lit targets at random, or the golden button, until a wrong move or the answer was made. It reports
// whether that happened.
func (d *dayLook) errs() bool {
	last := "" // not pressed twice in a row, which would close a tab or drop a choice
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

// follows presses each target that is lit, or was lit for the answer, once, and the golden button, until a move is
// made.
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
		if slices.ContainsFunc(d.names, func(name string) bool {
			return strings.HasPrefix(name, "ritual.card.") && !d.app.Has(name)
		}) && d.app.Has("ritual.cards") {
			name = "ritual.cards" // opens the cards, which are folded
		} else if i := slices.IndexFunc(d.names,
			func(name string) bool { return !slices.Contains(way, name) && d.app.Has(name) }); i >= 0 {
			name = d.names[i]
		}
		if turn, ok := r.State[d.game+".turn"].(float64); ok && d.turn >= 0 && int(turn) != d.turn &&
			d.app.Has(d.game+".turn-right") {
			name = d.game + ".turn-right"
		}
		way = append(way, name)
		d.app.Tap(name)
	}
}

// order returns how early a target of an answer must be pressed.
func order(name string) int {
	for i, kind := range []string{".tab.", ".tile.", ".hand.", ".card."} {
		if strings.Contains(name, kind) {
			return i
		}
	}
	return 9
}
