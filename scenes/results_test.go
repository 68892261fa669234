package scenes

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// endOfRituals lets computer players play a match of Rituals to its results.
func endOfRituals(t *testing.T) *driver {
	t.Helper()
	return endOfRitualsAs(t, Config{Lang: "en"})
}

func endOfRitualsAs(t *testing.T, config Config) *driver {
	t.Helper()
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.ritual", []byte(`{"seats":[
		{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
		{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	config.Store = kept
	d := launch(t, ui.Sz(1920, 1080), config)
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("results")
	return d
}

// TestRematchIsStartedByWhomTheRulesName plays a match of Rituals between computer players and its rematch: the same seats sit at
// it, with other lots, and it is started by those with the most coins left (RIT-11), whoever started before.
func TestRematchIsStartedByWhomTheRulesName(t *testing.T) {
	d := endOfRituals(t)
	first := d.app.stack.top().scene.(*results).outcome
	starters := first.Result.Starters()
	if len(starters) == 0 || slices.Equal(starters, first.Setup.Starts) {
		t.Fatalf("the rematch is started by %v as the match was: nothing is compared", starters)
	}
	d.tap("results.rematch")
	d.want("results")
	second := d.app.stack.top().scene.(*results).outcome
	if !slices.Equal(second.Setup.Starts, starters) || second.Setup.Seed == first.Setup.Seed {
		t.Errorf("the rematch of %+v is %+v, want the start players %v", first.Setup, second.Setup, starters)
	}
	if !slices.Equal(second.Players, first.Players) {
		t.Errorf("at the rematch sit %v", second.Players)
	}
}

// TestDerivationTellsTheGreatestFirst opens the row of the tiles laid: five changes in words, the greatest first, then all of them
// in their order, and five again. Whatever is shown has a place of its own.
func TestDerivationTellsTheGreatestFirst(t *testing.T) {
	d := endOfRituals(t)
	scene := d.app.stack.top().scene.(*results)
	at := slices.IndexFunc(scene.derive.rows, func(r *derivationRow) bool { return r.text == "Tiles placed" })
	row := scene.derive.rows[at]
	changes := scene.outcome.Rows[at].Changes
	if len(changes) <= firstChanges || len(row.lines()) != 0 {
		t.Fatalf("%d changes, and a shut row shows %d", len(changes), len(row.lines()))
	}
	name := page.Numbered("results.row.", at)
	d.tap(name)
	check := func(want int) {
		t.Helper()
		pagetest.Touchable(t, scene.stage.Kit, "the row", row.button.Rect())
		if sum := scene.derive.last.rect; sum.H < scene.stage.Kit.LineHeight(scene.stage.Kit.Type.Strong) {
			t.Errorf("the sum lies at %v of %v", sum, scene.derive.rect)
		}
		lines := row.lines()
		if len(lines) != want {
			t.Fatalf("%d lines, want %d", len(lines), want)
		}
		top := row.rect
		for _, l := range lines {
			if l.rect.Y < top.Bottom()-.01 || l.rect.H < stage.MinTouch(scene.stage.Kit) {
				t.Errorf("%q lies at %v, below %v", l.why, l.rect, top)
			}
			top = l.rect
			c := changes[slices.IndexFunc(changes, func(c table.Change) bool { return c.Move == l.move })]
			if who := scene.outcome.Sitters[c.Seat].Name; !strings.HasPrefix(l.why, who+" ") || !strings.Contains(l.why, "match") && !strings.Contains(l.why, "first tile") {
				t.Errorf("move %d of %s is explained by %q", l.move, who, l.why)
			}
		}
		if r := row.more.Rect(); r.Y < top.Bottom()-.01 || r.Bottom() > scene.derive.rows[at+1].rect.Y+.01 {
			t.Errorf("the button for more lies at %v, below %v", r, top)
		}
	}
	check(firstChanges)
	for i, l := range row.lines()[1:] {
		if before := row.lines()[i]; len(l.points) == len(before.points) && l.points > before.points {
			t.Errorf("%s comes before %s", before.points, l.points)
		}
	}
	more := name + ".more"
	if row.more.Text != "All "+strconv.Itoa(len(changes)) {
		t.Errorf("the button says %q", row.more.Text)
	}
	d.tap(more)
	check(len(changes))
	if !slices.IsSortedFunc(row.lines(), func(a, b changeLine) int { return a.move - b.move }) {
		t.Error("all lines are not in the order of the match")
	}
	row.more.OnTap()
	check(firstChanges)
}

// TestGraphPointsAtTheChange marks in the graph the move of the line with the focus ring.
func TestGraphPointsAtTheChange(t *testing.T) {
	d := endOfRituals(t)
	scene := d.app.stack.top().scene.(*results)
	if scene.curve.Mark != 0 {
		t.Fatal("something is marked at first")
	}
	for range 40 {
		d.key(ui.Next)
		if scene.derive.marked != nil {
			break
		}
		if d.line.State["focus"] == "results.row.1" && len(scene.derive.rows[1].lines()) == 0 {
			d.key(ui.Confirm)
		}
	}
	if l := scene.derive.marked; l == nil || scene.curve.Mark != l.move || scene.curve.Note != l.when {
		t.Errorf("the graph marks move %d, %q", scene.curve.Mark, scene.curve.Note)
	}
}
