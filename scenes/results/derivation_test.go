package results

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table/score"
	"runehall/ui"
)

// TestDerivationTellsTheGreatestFirst opens the row of the tiles laid: five changes in words, the greatest first, then
// all of them in their order, and five again. Whatever is shown has a place of its own.
func TestDerivationTellsTheGreatestFirst(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	at := slices.IndexFunc(scene.derive.rows, func(r *derivationRow) bool { return r.text == "Tiles placed" })
	row := scene.derive.rows[at]
	changes := scene.outcome.Rows[at].Changes
	if len(changes) <= firstChanges || len(row.lines()) != 0 {
		t.Fatalf("%d changes, and a shut row shows %d", len(changes), len(row.lines()))
	}
	name := page.Numbered("results.row.", at)
	d.Tap(name)
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
			c := changes[slices.IndexFunc(changes, func(c score.Change) bool { return c.Move == l.move })]
			if who := scene.outcome.Sitters[c.Seat].Name; !strings.HasPrefix(l.why, who+" ") ||
				!strings.Contains(l.why, "match") && !strings.Contains(l.why, "first tile") {
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
	d.Tap(more)
	check(len(changes))
	if !slices.IsSortedFunc(row.lines(), func(a, b changeLine) int { return a.move - b.move }) {
		t.Error("all lines are not in the order of the match")
	}
	row.more.OnTap()
	check(firstChanges)
}

// TestGraphPointsAtTheChange marks in the graph the move of the line with the focus ring.
func TestGraphPointsAtTheChange(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	if scene.curve.Mark != 0 {
		t.Fatal("something is marked at first")
	}
	for range 40 {
		d.Key(ui.Next)
		if scene.derive.marked != nil {
			break
		}
		if d.State["focus"] == "results.row.1" && len(scene.derive.rows[1].lines()) == 0 {
			d.Key(ui.Confirm)
		}
	}
	if l := scene.derive.marked; l == nil || scene.curve.Mark != l.move || scene.curve.Note != l.when {
		t.Errorf("the graph marks move %d, %q", scene.curve.Mark, scene.curve.Note)
	}
}
