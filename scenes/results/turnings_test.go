package results

import (
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// fakeReview is done after some steps.
type fakeReview struct {
	left int
	list []table.Turning
}

func (r *fakeReview) Step(int) bool { r.left--; return r.left <= 0 }

func (r *fakeReview) Turnings() []table.Turning { return r.list }

// saying is a phrase of Rituals about seat 0 or 1.
func saying(key string, s games.Seat, n int) games.Phrase {
	return games.Phrase{Key: "ritual.say." + key, Args: []games.Arg{games.SeatArg("name", s), games.NumberArg("n", n)}}
}

// TestTurningsTakeTheirShareOfATick lets the clock run on with each look at it: the review takes as many steps as fit, and what is known is shown once.
func TestTurningsTakeTheirShareOfATick(t *testing.T) {
	looks := time.Duration(0)
	w := turnings{review: &fakeReview{left: 10}, breath: stage.Breath{Clock: func() time.Duration { looks++; return looks * stage.ThinkTime / 4 }}}
	ticks := 1
	for ; !w.think(); ticks++ {
		if w.known {
			t.Fatal("it is known, and nobody was told")
		}
	}
	if !w.known || ticks < 2 || ticks > 4 {
		t.Errorf("ten steps took %d ticks", ticks)
	}
	if w.think() {
		t.Error("what is known becomes known again")
	}
}

// TestTurningsInWords shows losses and gains at the results of a match, the words where the other move sounds alike, and those where nothing is marked.
// A line leads to the replay.
func TestTurningsInWords(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	for range 3000 {
		if scene.turns.known {
			break
		}
		d.Tick()
	}
	if !scene.turns.known {
		t.Fatal("the match is never looked through")
	}
	watched := 0
	watch := func() stage.Scene { watched++; return scene.outcome.Replay(2) }
	a, b := scene.outcome.Sitters[0].Name, scene.outcome.Sitters[1].Name
	scene.turns.list = []table.Turning{
		{Move: 3, Seat: 0, Change: -164, Made: []games.Phrase{saying("placed.grey", 0, 1)}, Other: []games.Phrase{saying("placed.gold", 0, 3), saying("coins-placed", 0, 6)}, Watch: watch},
		{Move: 8, Seat: 1, Change: 95, Made: []games.Phrase{saying("placed.grey", 1, 2)}, Other: []games.Phrase{saying("passed", 1, 0)}, Watch: watch},
		{Move: 9, Seat: 1, Change: -40, Made: []games.Phrase{saying("placed.grey", 1, 2), saying("passed", 0, 0)}, Other: []games.Phrase{saying("placed.grey", 1, 2), saying("passed", 0, 0)}, Watch: watch},
	}
	scene.Layout(scene.Screen, scene.Safe)
	var got []string
	for _, l := range scene.turns.lines {
		got = append(got, l.when+"|"+l.points+"|"+l.why)
		pagetest.Touchable(t, scene.stage.Kit, l.when, l.button.Rect())
	}
	want := []string{
		"Move 3|−16%|" + a + " places a grey tile with 1 match. Better: " + a + " places a gold tile with 3 matches, puts 6 coins on the tile.",
		"Move 8|+10%|" + b + " places a grey tile with 2 matches. A good player would have chosen: " + b + " passes.",
		"Move 9|−4%|" + b + " places a grey tile with 2 matches. " + a + " passes. The board shows what was better.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("said is\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for range 60 {
		if d.State["focus"] == "results.turning.1" {
			break
		}
		d.Key(ui.Next)
	}
	if scene.turns.marked == nil || scene.curve.Mark != 8 {
		t.Errorf("the graph points at move %d", scene.curve.Mark)
	}
	d.Key(ui.Confirm)
	d.Want("replay")
	if watched != 1 {
		t.Errorf("%d replays were opened", watched)
	}
	scene.turns.list = nil
	scene.Layout(scene.Screen, scene.Safe)
	if len(scene.turns.lines) != 0 || !strings.Contains(scene.turns.line, "Nobody gave much away") {
		t.Errorf("without any it says %q", scene.turns.line)
	}
}

// TestTurningsAreSeenWhole shows the longest of lines on all screens and with large words: each can be reached with keys, and is then seen as a whole,
// or where it is higher than the view bit by bit.
func TestTurningsAreSeenWhole(t *testing.T) {
	pagetest.Long(t)
	for _, tag := range []string{"de", "uk"} {
		d, scene := endOfRituals(t, tag, 1.5)
		for n := 0; !scene.turns.known && n < 3000; n++ {
			d.Tick()
		}
		one := []games.Phrase{saying("placed.gold", 0, 3), saying("coins-placed", 0, 6)}
		other := []games.Phrase{saying("placed.grey", 0, 2), saying("coins-placed", 0, 4)}
		scene.turns.list = []table.Turning{
			{Move: 13, Seat: 0, Change: -164, Made: one, Other: other}, {Move: 28, Seat: 1, Change: 95, Made: other, Other: one},
			{Move: 29, Seat: 1, Change: -40, Made: one, Other: one},
		}
		for _, size := range pagetest.Sizes {
			d.Resize(size)
			for i := range scene.turns.list {
				d.FocusOn(page.Numbered("results.turning.", i))
				l, body := &scene.turns.lines[i], scene.Places.Body.Grow(.1)
				pagetest.Touchable(t, scene.stage.Kit, l.when, l.rect)
				if l.rect.H <= body.H != body.Holds(l.rect) || l.rect.Y < body.Y {
					t.Errorf("%s, %v: line %d is at %v, and %v is seen", tag, size, i, l.rect, body)
				}
				for n := 0; l.rect.Bottom() > body.Bottom() && n < 8; n++ {
					seen := l.rect.Bottom()
					d.Key(ui.Down)
					if l.rect.Bottom() < seen-body.H || d.State["focus"] != page.Numbered("results.turning.", i) {
						t.Fatalf("%s, %v: line %d goes on to %v and %v, not all of it was seen", tag, size, i, l.rect, d.State["focus"])
					}
				}
				if l.rect.Bottom() > body.Bottom() {
					t.Errorf("%s, %v: the end of line %d at %v is never seen", tag, size, i, l.rect)
				}
			}
		}
	}
}

// TestALongTurningFitsALowWindow: with large words on the smallest screen, what was done and what could have been, three things each, are seen at once
// between bar and ledge, whose buttons stand in one row (issue 36, row 31).
func TestALongTurningFitsALowWindow(t *testing.T) {
	for _, tag := range []string{"de", "fr", "uk"} {
		d, scene := endOfRituals(t, tag, 1.5)
		for n := 0; !scene.turns.known && n < 3000; n++ {
			d.Tick()
		}
		long := []games.Phrase{saying("placed.gold", 0, 3), saying("coins-placed", 0, 6), saying("placed.grey", 0, 2)}
		scene.turns.list = []table.Turning{{Move: 13, Seat: 0, Change: -164, Made: long, Other: slices.Concat(long[2:], long[:2])}}
		d.Resize(ui.Sz(360, 640))
		if l := scene.turns.lines[0]; l.rect.H > scene.Places.Body.H || len(l.why) < 150 {
			t.Errorf("%s: %q is %v high in a window of %v", tag, l.why, l.rect.H, scene.Places.Body.H)
		}
		for _, b := range scene.Places.Buttons {
			if b.Y != scene.Places.Buttons[0].Y {
				t.Errorf("%s: the buttons stand at %v", tag, scene.Places.Buttons)
			}
		}
	}
}

// TestReviewWaitsWhileTheResultsAreLeft goes from the results to the replay: nothing is looked for behind it.
func TestReviewWaitsWhileTheResultsAreLeft(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	review := &fakeReview{left: 1 << 30}
	scene.turns.review, scene.turns.known = review, false
	d.Tick()
	scene.stage.Push(scene.outcome.Replay(0))
	d.Tick()
	d.Want("replay")
	before := review.left
	for range 30 {
		d.Tick()
	}
	if review.left != before {
		t.Errorf("%d steps were made behind the replay", before-review.left)
	}
}

// TestATurningSaysWhyToTheOnlyPerson has a reason for what would have been better: it speaks to the only person who decided, and names whoever else did.
func TestATurningSaysWhyToTheOnlyPerson(t *testing.T) {
	_, scene := endOfRituals(t, "en", 1)
	turning := table.Turning{
		Seat: 0, Change: -164, Made: []games.Phrase{saying("placed.grey", 0, 1)}, Other: []games.Phrase{saying("placed.gold", 0, 3)},
		Why:      games.Phrase{Key: "hint.ritual.line", Args: []games.Arg{games.SeatArg("name", 0)}},
		WhyNamed: games.Phrase{Key: "hint.ritual.line.named", Args: []games.Arg{games.SeatArg("name", 0)}},
	}
	own, named := "your line grows", scene.outcome.Sitters[0].Name+"’s line grows"
	for _, c := range []struct {
		persons [2]bool
		says    string
	}{{[2]bool{true, false}, own}, {[2]bool{true, true}, named}, {[2]bool{false, true}, named}, {[2]bool{false, false}, named}} {
		sitters := slices.Clone(scene.outcome.Sitters)
		sitters[0].Person, sitters[1].Person = c.persons[0], c.persons[1]
		for _, made := range []bool{false, true} {
			one := turning
			if made {
				one.Other = one.Made
			}
			if words := turningWords(scene.stage, sitters, one); !strings.HasSuffix(words, c.says+".") {
				t.Errorf("persons %v: it says %q", c.persons, words)
			}
		}
	}
	turning.Why, turning.WhyNamed = games.Phrase{}, games.Phrase{}
	if words := turningWords(scene.stage, scene.outcome.Sitters, turning); !strings.HasSuffix(words, "3 matches.") {
		t.Errorf("without a reason it says %q", words)
	}
}
