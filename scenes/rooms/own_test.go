//go:build !js

package rooms

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheChosenSeatColoursThePage chooses a seat on a phone: the page has the colour of that seat from then on. Before,
// it shows what wins and who sits at the game's table.
func TestTheChosenSeatColoursThePage(t *testing.T) {
	for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(360, 640), ui.Sz(915, 412), ui.Sz(1440, 900)} {
		w := newHouse(t)
		b := pagetest.NewBench(t, size, "en", 1)
		s := NewJoin(b.Stage, w.enter(false, true), JoinWays{Sit: func(games.Seat) {}, Watch: func() {}, Leave: func() {}})
		b.Open(s)
		first := s.own()
		b.FocusOn("room.seat.1")
		b.Tap("room.seat.1")
		if second := s.own(); first == nil || second == nil || second.Color == first.Color || second.Color != s.seats.rows[1].look.Color {
			t.Errorf("%v: the colours are %v, then %v", size, first, second)
		}
		if len(s.shows.Looks) != 3 || !s.shows.Free[0] || s.shows.Free[2] {
			t.Errorf("%v: at the table sit %v, free are %v", size, s.shows.Looks, s.shows.Free)
		}
		if goal := b.Stage.Text("setup.goal.masters"); s.brief.Text != goal || len(s.about.Items) == 0 {
			t.Errorf("%v: it does not say what wins: %q", size, s.brief.Text)
		}
	}
}

// TestTheStepsHaveRoom lays the three pictures out at many widths in all languages' longest words: their lines are not
// smaller than labels, and pictures and lines lie apart.
func TestTheStepsHaveRoom(t *testing.T) {
	for _, tag := range []string{"en", "de", "uk", "fr"} {
		for _, scale := range []float64{1, 1.5} {
			b := pagetest.NewBench(t, ui.Sz(360, 640), tag, scale)
			k := b.Stage.Kit
			var w steps
			w.fill(b.Stage)
			for _, wide := range []float64{260, 300, 360, 480, 600} {
				high := w.Measure(k, ui.Sz(wide, 0)).H
				w.Layout(k, ui.Rc(0, 0, wide, high))
				style := w.style(k, wide)
				for i, r := range w.places {
					_, words := r.CutTop(w.side(k, wide), k.Gap.XS)
					if at := k.Measure(w.words[i], style, words.W); at.H > words.H+1 || style.Size < k.Type.Label.Size-.1 {
						t.Errorf("%s ×%v, %v wide: %q has %v and takes %v, in letters of %v", tag, scale, wide, w.words[i], words, at, style.Size)
					}
				}
			}
		}
	}
}
