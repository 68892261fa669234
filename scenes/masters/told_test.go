package masters

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestWhatIsHeldIsTold holds cards of the hand, masters and runes, on many screens: a panel below the bar says what
// they are, in words that have room beside their picture, and goes away when they are let go.
func TestWhatIsHeldIsTold(t *testing.T) {
	told := map[string]int{}
	for i, screen := range overlays {
		m := newMatch(t, 3, everything, uint64(60+i))
		m.Randoms(20 + i)
		r := newRig(m, screen, m.Play.View(games.All).OnTurn())
		list := []thing{}
		for n := range r.Board.player.front() {
			list = append(list, cardAt(r.Board.Given.Front, n))
		}
		for _, c := range r.Board.Given.View.AppendRunes(nil) {
			list = append(list, sectionAt(c.Cell))
		}
		for _, on := range list {
			r.acts(gesture{Kind: boards.Beneath, On: on})
			a, w := &r.Board.artist, &r.Board.words
			what := fmt.Sprintf("%vx%v at %v in %s: %v", screen.W, screen.H, screen.Scale, screen.Tag, on)
			if w.told.Title == "" || len(w.told.Lines) == 0 {
				t.Fatalf("%s: it is told %q, %q", what, w.told.Title, w.told.Lines)
			}
			p := a.placeTold(r.Kit)
			boardtest.Inside(t, what, p.Rect, ui.Bounding(r.Board.Given.Frame.Field, r.Board.Given.Frame.Ledge))
			if p.Rect.Overlaps(r.Board.Given.Frame.Primary) {
				t.Errorf("%s: the panel at %v lies under the golden button", what, p.Rect)
			}
			if r.Kit.InDp(r.Board.places.field.H) > 300 && p.Rect.Overlaps(r.Board.places.panel.says) {
				t.Errorf("%s: the panel at %v lies over the words at %v", what, p.Rect, r.Board.places.panel.says)
			}
			if high := r.Board.words.told.High(r.Kit, p.Words.W); high > p.Words.H+1 || p.Words.Overlaps(p.Picture) ||
				p.Picture.Empty() {
				t.Errorf("%s: words of %v in %v beside %v", what, high, p.Words, p.Picture)
			}
			told[kindOfTold(r, on)]++
			r.acts(gesture{Kind: boards.BeneathEnd})
			if w.told.Title != "" || r.Board.Sel.peek {
				t.Fatalf("%s: it is still told", what)
			}
		}
	}
	for _, kind := range []string{"card", "master", "token", "rune"} {
		if told[kind] == 0 {
			t.Errorf("no %s was told of: %v", kind, told)
		}
	}
}

func kindOfTold(r *rig, on thing) string {
	if on.Kind == hand {
		return "card"
	}
	switch c, _ := r.Board.Given.View.At(cellOf(on)); {
	case c.Master >= 0:
		return "master"
	case c.Token >= 0:
		return "token"
	}
	return "rune"
}

// TestACardIsTold holds a card of the hand, with a finger, and with the key while it has the focus. The panel says how
// many places it fits, and letting go does not choose it.
func TestACardIsTold(t *testing.T) {
	r := started(t, 12)
	r.Board.Drop()
	r.Tick(ui.Input{})
	card := cardAt(r.Board.Given.Front, 0)
	held := func() bool { return r.Board.Sel.peek && r.Board.Sel.peeked == card }
	r.Peeks(r.Target("masters.card.0"), held, func() bool { return r.Board.Sel.peek })
	if r.Board.Sel.card != rules.Hidden {
		t.Error("a card that was only looked at is chosen")
	}
	n := 0
	for _, m := range r.Board.player.options.plays {
		if m.Card == r.Board.player.front()[0] && m.Kind == rules.Play {
			n++
		}
	}
	r.acts(gesture{Kind: boards.Beneath, On: card})
	if lines := r.Board.words.told.Lines; n == 0 || !strings.Contains(strings.Join(lines, " "), fmt.Sprint(n)) {
		t.Errorf("of a card that fits in %d places it is told %q", n, lines)
	}
}

// acts gives a gesture to the board, and brings its words up to date.
func (r *rig) acts(g gesture) {
	r.Board.Act(g)
	r.Board.Given.Note(true)
	r.Board.Freshen()
}
