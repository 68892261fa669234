package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestWhatIsHeldIsTold holds a tile of the hand, a tile of the board and one on a stack, on every screen: it is shown
// large, with words, where all of that has room, and goes away when it is let go.
func TestWhatIsHeldIsTold(t *testing.T) {
	stacked := func(v rules.View) (c rules.Cell, ok bool) {
		for _, l := range v.AppendLaid(nil) {
			if l.Covers > 0 {
				return l.Cell, true
			}
		}
		return c, false
	}
	m := growing(t, 3, "adventurers", func(v rules.View) bool {
		_, ok := stacked(v)
		return ok && v.Phase() == rules.TurnPhase && len(v.Hand(v.OnTurn())) > 1
	})
	v := m.Play.View(games.Public)
	stack, _ := stacked(v)
	for _, s := range boardtest.Screens {
		r := newRig(m, s, games.Public)
		a := &r.Board.artist
		for _, on := range []thing{handTile(v.OnTurn(), 1), hexAt(v.AppendLaid(nil)[0].Cell), hexAt(stack)} {
			r.Board.Eye.Centre(true)
			if isHex(on) {
				r.Board.Eye.Show(middle(cellOf(on)))
				r.Settle()
			}
			at := r.Board.Things.At(on).Center()
			if on.Kind == hand {
				at = r.Board.places.ledge.hand[on.N].Center()
			}
			r.Peeks(at, func() bool { return r.Board.words.told.Title != "" && len(r.Board.words.told.Lines) > 1 },
				func() bool { return r.Board.words.told.Title != "" })
			r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
			p := a.placeTold(r.Kit)
			screen := r.Board.Given.Frame.Screen
			if p.Rect.Empty() || !screen.Holds(p.Rect) || !p.Rect.Holds(p.Picture) || !p.Rect.Holds(p.Words) ||
				p.Picture.Overlaps(p.Words) {
				t.Errorf("%vx%v at %v: %v is told of in %+v", s.W, s.H, s.Scale, on, p)
			}
			if f := &r.Board.Given.Frame; !f.Rail && p.Rect.Overlaps(f.Primary) {
				t.Errorf("%vx%v at %v: %v is told of in %v, over the golden button at %v", s.W, s.H, s.Scale, on,
					p.Rect, f.Primary)
			}
			if high := r.Board.words.told.High(r.Kit, p.Words.W); high > p.Words.H+1 {
				t.Errorf("%vx%v at %v: the words of %v are %v high, their room %v", s.W, s.H, s.Scale, on,
					high, p.Words.H)
			}
			// worth, owner, matches, what lies beneath
			if lines := r.Board.words.told.Lines; on == hexAt(stack) && len(lines) != 4 {
				t.Errorf("of a stack it says %q", lines)
			}
			if n := len(a.toldTiles()); on == hexAt(stack) && n < 2 || n == 0 {
				t.Errorf("%d tiles are shown of %v", n, on)
			}
			r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at)
		}
	}
}
