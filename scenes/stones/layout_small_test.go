package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestDoorsHaveTheirWords opens matches on each screen and in several languages. The word of each door must have room
// in a legible size.
func TestDoorsHaveTheirWords(t *testing.T) {
	seen := 0
	for _, s := range boardtest.Screens {
		for _, tag := range []string{"en", "de", "fr", "uk"} {
			s.Tag = tag
			m := newMatch(t, 3, nil, 21)
			r := newRig(m, s, m.Play.View(games.All).OnTurn())
			r.Look()
			for a := range actions {
				r.Tick(ui.Input{})
				r.selects(selection{action: a})
				r.Tick(ui.Input{})
				k := r.Board.Given.Frame.Kit
				style := k.Type.Label.Sized(k.Legible)
				for i, door := range r.Board.places.ledge.doors {
					if door.Empty() {
						continue
					}
					seen++
					if word := r.Board.words.fixed.doors[i]; k.Measure(word, style, 0).W > door.W-2*k.Gap.XS+1 ||
						k.LineHeight(style) > door.H-2*k.Gap.XS {
						t.Errorf("%vx%v at %v: %q has no room on a door of %v", s.W, s.H, s.Scale, word, door.Size())
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("there are no doors")
	}
}

// TestRuneStonesToPickAreNamed lays out a trade on each screen and in several languages. Below the rune of each stone
// to pick there must be room for its caption.
func TestRuneStonesToPickAreNamed(t *testing.T) {
	bare := 0
	for _, s := range boardtest.Screens {
		for _, tag := range []string{"en", "de", "fr", "uk"} {
			s.Tag = tag
			b := newRig(newMatch(t, 3, nil, 21), s, 0).Board
			f := &b.Given.Frame
			l := arrange(f, arrangement{seats: 3, front: 0, mode: trading, hand: 4})
			for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
				tile, text := l.ledge.trade.stones[kind], b.words.fixed.captions[kind]
				if tile.Empty() {
					t.Errorf("%vx%v at %v: there is no tile for %q", s.W, s.H, s.Scale, text)
				}
				if f.Kit.InDp(tile.W) >= kindBare {
					continue
				}
				bare++
				if rune, caption := captioned(f.Kit, text, kindRoom(f.Kit, tile)); caption.Empty() ||
					rune.H < f.Kit.Dp(18) {
					t.Errorf("%vx%v at %v: %q has %v and its rune %v on a tile of %v", s.W, s.H, s.Scale, text, caption,
						rune, tile.Size())
				}
			}
		}
	}
	if bare == 0 {
		t.Error("no tile is narrow")
	}
}

// TestCardsThatAreNotChosenAreWhole looks at hand cards. While abilities are carried out or a smithy is paid, they must
// stand upright and whole. Where cards are chosen, they must have room to rise below the tabs.
func TestCardsThatAreNotChosenAreWhole(t *testing.T) {
	boardtest.EachFrame(t, New().Need, 2, 4, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range moments(seats) {
			l := arrange(f, a)
			for i, r := range l.ledge.hand {
				if ratio := r.W / r.H; (a.mode == stepping || a.mode == paying) &&
					(ratio < tall.Least-.02 || ratio > tall.Most+.02) {
					t.Errorf("%+v: card %d is %v", a, i, r.Size())
				}
				if up := r.Move(ui.Pt(0, -rise(f.Kit, r.H))); a.mode == choosing &&
					up.Overlaps(ui.Bounding(l.ledge.tabs[:]...)) {
					t.Errorf("%+v: card %d at %v rises over the tabs %v", a, i, r, l.ledge.tabs)
				}
			}
			if t.Failed() {
				return
			}
		}
	})
}

// TestAnOrdinalLiesOnThePicture places the badge that says which card of several this one is. It may cover neither the
// card's own number, nor its magic, nor its ability, and may leave the card only by a little.
func TestAnOrdinalLiesOnThePicture(t *testing.T) {
	for _, size := range []ui.Size{ui.Sz(83, 115), ui.Sz(56, 78), ui.Sz(40, 57), ui.Sz(83, 66), ui.Sz(75, 62),
		ui.Sz(180, 250)} {
		card := ui.Rc(100, 100, size.W, size.H)
		d := max(9, min(14, card.W*.14, card.H*.2))
		at := ordinal(card, d)
		disc := ui.RectAround(at, ui.Sz(2*d, 2*d))
		if disc.Bottom() > card.Bottom()-abilityHigh(card)+1 {
			t.Errorf("on %v it lies at %v, over what the card can do", size, disc)
		}
		if disc.Y < card.Y+card.H*.12 || disc.Right() > card.Right()+d*.3 || disc.X < card.X+card.W*.4 {
			t.Errorf("on %v it lies at %v", size, disc)
		}
	}
}
