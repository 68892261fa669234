package scenes

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/toss"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// firstMatch begins a match as somebody new does, with two taps.
func firstMatch(t *testing.T, size ui.Size, config Config) *driver {
	t.Helper()
	config.Desktop = true
	d := startWithTips(t, size, config)
	d.tap("title.play")
	d.settle()
	if d.can("play-along.straight") { // the program asks once
		d.tap("play-along.straight")
	}
	d.tap("setup.begin")
	d.settle()
	return d
}

// says checks that a tip is shown, and covers nothing of what it points at.
func (d *driver) says(tip, at string) {
	d.t.Helper()
	d.settle()
	if got := d.line.State["tip"]; got != tip {
		d.t.Fatalf("the tip %v is shown, want %v; there are %v", got, tip, d.names(""))
	}
	d.liesBare("tip "+tip, "table.tip", d.line.State["tip.strip"] == true, map[string]int{})
	r := d.line.Targets["table.tip"]
	bubble := ui.Rc(r[0], r[1], r[2], r[3])
	if bubble.W < 44 || bubble.H < 44 {
		d.t.Errorf("the tip %s is %v", tip, bubble)
	}
	covered := 0
	names := d.names(at)
	for _, name := range names {
		o := d.line.Targets[name]
		if at != "" && bubble.Overlaps(ui.Rc(o[0], o[1], o[2], o[3])) {
			covered++
		}
	}
	if at != "" && covered == len(names) {
		d.t.Errorf("the tip %s at %v covers all %d of %s", tip, bubble, len(names), at)
	}
}

// silent checks that no tip is shown.
func (d *driver) silent() {
	d.t.Helper()
	d.settle()
	if tip, there := d.line.State["tip"]; there {
		d.t.Errorf("the tip %v is shown", tip)
	}
}

func TestAFirstMatchSaysWhatIsNeeded(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 915, H: 412}, {W: 1440, H: 900}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			d := firstMatch(t, size, Config{})
			d.says("goal", "")
			d.tap("table.tip")
			d.says("tile", "ritual.tile.")
			d.tap("ritual.tile.0") // done without the tip
			d.says("cells", "ritual.cell.")
			d.key(ui.Back) // puts the tip away, and not the tile
			d.settle()
			d.silent()
			d.tap(d.names("ritual.cell.")[0])
			d.says("draft", "ritual.draft")
			d.tap("table.confirm")
			for range 40 {
				d.settle()
				if len(d.names("ritual.tile.")) > 0 {
					break
				}
			}
			d.silent()
		})
	}
}

// calm are the options of somebody's first match that differ from the usual ones, by game.
var calm = map[string]map[string]string{"toss": {toss.OptionWay: toss.Calm.String()}}

// TestTipsComeOneAtATime reads all tips before the first step of a first match: what the game is about and what the
// step needs, and no more. The last one says that nothing follows.
func TestTipsComeOneAtATime(t *testing.T) {
	pagetest.Long(t)
	for _, g := range shelves.Games {
		sitting, err := g.Door.Begin(games.Setup{Seats: 2, Seed: 3, Starts: []games.Seat{0}, Options: calm[g.ID]},
			newcomers)
		if err != nil {
			t.Fatal(err)
		}
		d := startWithTips(t, ui.Sz(412, 915), Config{Open: sitting.Record().Text(), Desktop: true})
		read := 0
		for ; read < 9; read++ {
			d.settle()
			tip, there := d.line.State["tip"]
			if !there {
				break
			}
			word := d.line.State["tip.next"]
			for n := 0; n < 4 && d.line.State["tip"] == tip; n++ { // a strip says the rest when it is tapped
				d.tap("table.tip")
				d.settle()
			}
			_, more := d.line.State["tip"]
			if want := map[bool]string{true: "Next", false: "Got it"}[more]; word != want {
				t.Errorf("%s: the tip %v says %v, and another one comes: %v", g.ID, tip, word, more)
			}
		}
		if read < 1 || read > 2 {
			t.Errorf("%s: %d tips come before the first step, want 1 or 2", g.ID, read)
		}
	}
}

// TestTipsShowOnce leaves the program and comes back: no tip is shown twice.
func TestTipsShowOnce(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := firstMatch(t, ui.Sz(1440, 900), Config{Store: kept})
	d.says("goal", "")
	d.tap("table.tip")
	d.says("tile", "ritual.tile.")
	again := firstMatch(t, ui.Sz(1440, 900), Config{Store: kept})
	again.says("tile", "ritual.tile.")

	for range 2 { // switched off and on again, all tips are shown anew
		again.app.apply(stage.Tips.Set(again.app.stage.Settings, !stage.Tips.On(again.app.stage.Settings)))
		again.tick()
		again.settle()
		if !stage.Tips.On(again.app.stage.Settings) {
			again.silent()
		}
	}
	again.says("goal", "")
}

// TestTipsCanBeEnded ends the tips: none comes any more, here or later, unless they are switched on again.
func TestTipsCanBeEnded(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := firstMatch(t, ui.Sz(412, 915), Config{Store: kept})
	d.says("goal", "")
	d.touch(d.middle("table.tip.away"))
	d.tick()
	if tip, there := d.line.State["tip"]; there || d.line.State["toast"] == nil {
		t.Errorf("the tip %v is shown, and said is %v", tip, d.line.State["toast"])
	}
	d.tap("table.why") // it waits for its answer
	d.says("goal", "")
	d.tap("table.tip.away")
	d.tap("ritual.tile.0")
	d.silent()
	again := firstMatch(t, ui.Sz(412, 915), Config{Store: kept})
	again.silent()
}

func TestTipLeadsToItsRule(t *testing.T) {
	d := firstMatch(t, ui.Sz(1440, 900), Config{})
	d.tap("table.tip.rule")
	d.settle()
	d.want("rules")
	if got := fmt.Sprint(d.line.State["clause"]); got != "RIT-7" {
		t.Errorf("it leads to %s; the report is %v", got, d.line.State)
	}
}

// TestNoTipUnderASheet opens the log: no tip is shown below it.
func TestNoTipUnderASheet(t *testing.T) {
	d := firstMatch(t, ui.Sz(1440, 900), Config{})
	d.says("goal", "")
	d.tap("table.log")
	d.silent()
	d.tap("log.close")
	d.says("goal", "")
}

// TestEveryTipHasItsTime plays kept matches and then first matches until each tip of each game has been shown.
func TestEveryTipHasItsTime(t *testing.T) {
	pagetest.Long(t)
	for _, g := range shelves.Games {
		if len(g.Tips) == 0 {
			continue
		}
		said, memory := map[string]bool{}, store.Memory(store.Config{})
		kept, err := filepath.Glob(g.ID + "/testdata/*.record")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range slices.Backward(kept) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			listens(t, Config{Open: text, Store: memory}, said, 1, 40)
		}
		for seed := uint64(1); len(said) < len(g.Tips) && seed < 12; seed++ { // each with a new player
			sitting, err := g.Door.Begin(games.Setup{Seats: 2, Seed: seed}, newcomers)
			if err != nil {
				t.Fatal(err)
			}
			listens(t, Config{Open: sitting.Record().Text()}, said, seed, 400)
		}
		for _, tip := range g.Tips {
			if !said[tip.ID] {
				t.Errorf("%s: the tip %s was never said", g.ID, tip.ID)
			}
		}
	}
}

// listens taps at random in a match, and notes which tips are shown.
func listens(t *testing.T, config Config, said map[string]bool, seed uint64, most int) {
	t.Helper()
	config.Desktop = true
	d := startWithTips(t, ui.Sz(915, 412), config)
	d.listens = true
	defer func() { maps.Copy(said, d.said) }()
	chance := games.NewChance(seed, 6)
	lies := map[string]int{}
	defer func() { t.Log(laid(lies)) }()
	last := ""
	for range most {
		d.settle()
		if d.line.Scene == "results" {
			return
		}
		if tip, there := d.line.State["tip"].(string); there && tip != last {
			d.liesBare("tip "+tip, "table.tip", d.line.State["tip.strip"] == true, lies)
			last = tip
		}
		d.tapOn(&chance)
	}
}

var newcomers = []games.Player{
	{Driver: games.Person, Name: "Astrid", Colour: "amber", Emblem: "circle"},
	{Driver: "random", Name: "Bjarne", Colour: "jade", Emblem: "triangle"},
}

// TestWhatLessonsTaughtIsNoTip plays no lesson, but notes each as done: what it taught is not said again in a match,
// and after the last one few tips are left.
func TestWhatLessonsTaughtIsNoTip(t *testing.T) {
	for _, g := range shelves.Games {
		set, ids := stage.Settings{}, learn.IDs(g.ID)
		for n, id := range ids {
			l, err := learn.Read(id)
			if err != nil {
				t.Fatal(err)
			}
			set = tipsLeft(set.WithLearned(id), l)
			left := 0
			for _, tip := range g.Tips {
				if set.TipSeen(g.ID + "." + tip.ID) {
					continue
				}
				if left++; slices.Contains(l.Clauses(), tip.Clause) {
					t.Errorf("%s has taught %s, and a tip says it again", id, tip.Clause)
				}
			}
			if n == len(ids)-1 && left > tipsAfterLessons {
				t.Errorf("after all lessons of %s there are %d tips", g.ID, left)
			}
		}
	}
}
