//go:build pilot

package stones

import (
	"bytes"
	"image"
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	rules "runehall/games/stones"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// play makes random moves until seat 0 is on turn and the view is as wanted. It returns false if the match ends first.
func (f *film) play(until func(v rules.View) bool) bool {
	for range 900 {
		v := f.Match.Play.View(0)
		if v.Phase() == rules.OverPhase {
			return false
		}
		if v.OnTurn() == 0 && until(v) {
			f.Board.Sync(v)
			f.Look()
			f.Tick(ui.Input{})
			return true
		}
		f.Match.Random()
	}
	return false
}

// selects replaces the selection, as a person's taps would.
func (f *film) selects(change func(s *selection)) {
	b := f.Board
	s := selection{}
	change(&s)
	b.Sel = s
	b.Given.Note(true)
	b.Arrange()
	b.Freshen()
}

// choiceAt is a kind of position, with two selections that must look different.
type choiceAt struct {
	name   string
	until  func(v rules.View) bool
	before func(f *film, s *selection)
	after  func(f *film, s *selection)
}

func none(*film, *selection) {}

// pays reports whether seat 0 can pay a smithy with gems in more than one way.
func pays(v rules.View, at rules.Smithy) bool {
	f := v.Forging(0, at)
	return v.Phase() == rules.TurnPhase && f.WhyNot == nil && len(f.Payments) > 1
}

// chosenAt are choices in all modes.
var chosenAt = []choiceAt{
	{"tab", turn, none, func(_ *film, s *selection) { s.action = useAbilities }},
	{"hand card", turn, none, func(f *film, s *selection) { s.take(f.Board.player.options.hand[0]) }},
	{"order", turn, func(f *film, s *selection) {
		s.action = useAbilities
		s.take(f.Board.player.options.hand[0])
		s.take(f.Board.player.options.hand[1])
	}, func(f *film, s *selection) {
		s.action = useAbilities
		s.take(f.Board.player.options.hand[1])
		s.take(f.Board.player.options.hand[0])
	}},
	{"slot", turn, func(f *film, s *selection) { s.take(f.Board.player.options.hand[0]) }, func(f *film, s *selection) {
		s.take(f.Board.player.options.hand[0])
		s.slots[1] = true
	}},
	{"payment", func(v rules.View) bool { return pays(v, rules.Plain1) }, func(_ *film, s *selection) {
		s.action, s.forges, s.smithy = forge, true, rules.Plain1
	}, func(f *film, s *selection) {
		s.action, s.forges, s.smithy = forge, true, rules.Plain1
		ways := f.Match.Play.View(0).Forging(0, rules.Plain1).Payments
		s.pay = tilesOf(ways[0])
		if own := payment(f.Board.player.options, &selection{forges: true, smithy: rules.Plain1}); s.pay == own {
			s.pay = tilesOf(ways[1])
		}
	}},
	{"row", func(v rules.View) bool { return v.Phase() == rules.PlacePhase && len(v.Places(0, mustArtifact(v))) > 1 },
		func(f *film, s *selection) {
			at := f.Match.Play.View(0).Places(0, mustArtifact(f.Match.Play.View(0)))[0]
			s.at = fieldAt(at)
		}, func(f *film, s *selection) {
			at := f.Match.Play.View(0).Places(0, mustArtifact(f.Match.Play.View(0)))[1]
			s.at = fieldAt(at)
		}},
	{"icon", func(v rules.View) bool { return giving(v) != rules.Hidden }, func(f *film, s *selection) {
		s.card, s.icon = giving(f.Match.Play.View(0)), 1
	}, func(f *film, s *selection) { s.card, s.icon = giving(f.Match.Play.View(0)), 2 }},
	{"gem of the die", func(v rules.View) bool { r, ok := v.Rolled(); return ok && r.Die == rules.DieGem }, none,
		func(_ *film, s *selection) { s.gem = rules.Red }},
	{"row to trade in", func(v rules.View) bool {
		return v.Phase() == rules.TradePhase && v.RowPoints(0, rules.Upper) > 0
	}, none, func(_ *film, s *selection) { s.trade[rules.Upper] = true }},
	{"rune stone", func(v rules.View) bool {
		return v.Phase() == rules.TradePhase && v.RowPoints(0, rules.Upper) > 0 && v.TakesStone(0) &&
			!v.Has(0, rules.HandStone)
	}, func(_ *film, s *selection) { s.trade[rules.Upper] = true }, func(_ *film, s *selection) {
		s.trade[rules.Upper], s.picks[0] = true, rules.HandStone
	}},
}

// turn reports whether an action is to be chosen, with a few cards in the hand.
func turn(v rules.View) bool { return v.Phase() == rules.TurnPhase && v.HandSize(0) > 2 }

func mustArtifact(v rules.View) rules.Colour { c, _ := v.Artifact(); return c }

// giving returns a played card that gives a choice and has not been begun.
func giving(v rules.View) rules.Card {
	_, _, open := v.Open()
	for _, c := range v.Played().Cards() {
		face, _ := v.Face(0, c)
		if v.Phase() == rules.AbilityPhase && !open && !v.Finished().Has(c) && face.Kind == rules.ChoiceAbility &&
			len(v.AppendMoves(nil, 0)) > 0 {
			return c
		}
	}
	return rules.Hidden
}

// TestWhatIsChosenIsSeen chooses something in each mode, on a phone and on a desk. The picture must change. Each of
// these positions is then drawn again and again, which must allocate nothing.
func TestWhatIsChosenIsSeen(t *testing.T) {
	for _, size := range [][2]int{{412, 915}, {1440, 900}} {
		for _, p := range chosenAt {
			t.Run(p.name, func(t *testing.T) {
				var f *film
				for seed := uint64(0); ; seed++ {
					if f = newFilm(t, 2, seed, size[0], size[1], 0); f.play(p.until) {
						break
					}
					if seed > 60 {
						t.Fatal("there is no such moment")
					}
				}
				f.selects(func(s *selection) { p.before(f, s) })
				plain := slices.Clone(f.Picture().Pix)
				f.selects(func(s *selection) { p.after(f, s) })
				if bytes.Equal(plain, f.Picture().Pix) {
					t.Error("it is not seen")
				}
				f.steady(t)
			})
		}
	}
}

// steady draws the board again and again. The board itself must allocate nothing.
func (f *film) steady(t *testing.T) {
	pixel := make([]byte, 4)
	pilot.InFrame(func() {
		corner := f.Screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		least := ^uint64(0)
		for range 12 {
			before, after := runtime.MemStats{}, runtime.MemStats{}
			runtime.ReadMemStats(&before)
			f.Board.Step()
			f.Brush.Begin(f.Screen)
			f.Board.Draw(f.Brush)
			runtime.ReadMemStats(&after)
			corner.ReadPixels(pixel)
			least = min(least, after.Mallocs-before.Mallocs)
		}
		if least > 0 {
			t.Errorf("a frame allocates %d times", least)
		}
	})
}

// TestHintsAreSeen proposes moves of all kinds. Every thing that the move is about must light up, or the door behind
// which it lies.
func TestHintsAreSeen(t *testing.T) {
	seen, doors := map[rules.MoveKind]int{}, 0
	for seed := range uint64(32) {
		wide, high := 412, 915
		if seed%2 > 0 {
			wide, high = 360, 640
		}
		f := newFilm(t, 2, seed, wide, high, 0)
		for n := 0; n < 40 && f.play(func(v rules.View) bool { return true }); n++ {
			o := f.Board.player.options
			for _, m := range o.moves {
				list := about(o, &f.Board.Model, m)
				if seen[m.Kind] > 2 || len(list) == 0 {
					continue
				}
				seen[m.Kind]++
				f.selects(func(*selection) {})
				plain := f.Picture()
				if !f.Board.Hint(m) {
					t.Fatalf("the hint of %v is not shown", m)
				}
				for range 30 {
					f.Tick(ui.Input{})
				}
				lit := f.Picture()
				for _, on := range list {
					if on.Kind == icon && m.Card != f.Board.words.step.card {
						continue // the icons of another card do not show
					}
					to := f.Board.places.way(on)
					if r := f.Board.Things.Place(to); !r.Empty() && same(plain, lit, r) {
						t.Errorf("%v is about %+v, and %+v is not lit", m, on, to)
					}
					if to.Kind == door {
						doors++
					}
				}
				f.Board.Proposed.Out()
			}
			f.Match.Random()
		}
	}
	for _, k := range []rules.MoveKind{rules.Lay, rules.Buy, rules.Use, rules.UseIcon, rules.IconCard, rules.Exchange,
		rules.Accept, rules.Forge, rules.Place, rules.Trade} {
		if seen[k] == 0 {
			t.Errorf("no %v was proposed: %v", k, seen)
		}
	}
	if doors == 0 {
		t.Error("nothing of what was proposed lay behind a door")
	}
}

// same reports whether two pictures agree within a rectangle.
func same(a, b *image.RGBA, r ui.Rect) bool {
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		from, to := a.PixOffset(int(r.X), y), a.PixOffset(int(r.Right()), y)
		if !bytes.Equal(a.Pix[from:to], b.Pix[from:to]) {
			return false
		}
	}
	return true
}
