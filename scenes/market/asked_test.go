package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestEverybodyIsToldOfTheDuel lets the table ask about duels. On every screen everybody is told how many cards the
// defending seat holds, whoever is in front, and nothing that depends on which cards they are. When nobody is asked any
// more, nothing is told.
func TestEverybodyIsToldOfTheDuel(t *testing.T) {
	for n, s := range boardtest.Screens {
		_, m := begun(t, true, func(o *options) bool {
			f, on := o.view.Duel()
			return on && f.Open && o.can(rules.Show) && len(o.hand) > 1
		})
		fight, _ := m.Play.View(games.All).Duel()
		told := func(m *match) (told []boards.Note, words string) {
			r := newRig(m, s, games.Public)
			r.State.Front, r.State.Bare, r.State.Movers = []games.Seat{fight.Seat, fight.Target}[n%2], true, nil
			r.Tick(ui.Input{})
			b := r.Board
			told, words = slices.Clone(b.words.asked), b.words.ringLine
			if has := len(b.places.asked.notes.Lines) > 0; has == b.Given.Frame.About.Empty() {
				t.Errorf("%v: something is told: %v, in %v", s, has, b.Given.Frame.About)
			}
			if b.Given.Frame.About.Empty() != (words == told[0].Title) {
				t.Errorf("%v: the ring says %q", s, words)
			}
			r.State.Bare = false
			r.Tick(ui.Input{})
			if len(b.words.asked) > 0 || len(b.places.asked.notes.Lines) > 0 {
				t.Errorf("%v: when nobody is asked any more %v is told", s, b.words.asked)
			}
			return told, words
		}
		first, text := told(m)
		held := explained("duel.hand", seatName(fight.Target),
			number("n", m.Play.View(games.All).HandSize(fight.Target)), number("card", int(fight.Card)))
		if want := boardtest.Frame(t, newRig(m, s, games.Public).Kit,
			New().Need, s, 2).Say(held); len(first) != askedNotes || first[0].Title != want {
			t.Errorf("%v: told is %q, not %q", s, first, want)
		}
		other := m.Play.Core()
		chance := games.NewChance(uint64(n), 1)
		other.Redeal(games.Public, &chance)
		if second, also := told(m); !slices.Equal(first, second) || text != also {
			t.Errorf("%v: of other cards is told %q, not %q", s, second, first)
		}
	}
}
