package cards

import (
	"runehall/games"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/boards"
	"runehall/scenes/plain"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// field lays the seats in a row, the one in front first. Below it, or beside it where the field is wide, lie the deck
// with the number that is asked about, and the discards, each kind in a place of its own.
func field(f *table.Frame, v rules.View, front games.Seat, s *things.Spread[plain.Kind]) {
	k, gap := f.Kit, f.Kit.Gap.S
	seats, rest := f.Field.Inset(ui.Sides(gap, k.Gap.XS)).CutTop(max(stage.MinTouch(k),
		min(k.Dp(76), f.Field.H*.22)), gap)
	for i, at := range boards.Largest(seats, v.Seats, gap, ui.Sz(k.Dp(220), seats.H),
		boards.Shape{Least: .8, Most: chip.Most}) {
		s.Put(things.Own(seat, (max(0, front)+games.Seat(i))%games.Seat(v.Seats)), at)
	}
	left, right := rest.CutLeft(rest.W*2/7, gap)
	if rest.W < rest.H*1.5 {
		left, right = rest.CutTop(rest.H*.5, gap)
	}
	for i, at := range []ui.Rect{left, right} {
		s.Put(things.Nth(mat, i), at)
	}
	most := ui.Sz(k.Dp(150), k.Dp(210))
	piles := boards.Largest(left.Grow(-gap), 2, gap, most, shape)
	put := func(t plain.Thing, places []ui.Rect, i int) {
		if i < len(places) {
			s.Put(t, places[i])
		}
	}
	put(things.The(deck), piles, 0)
	if v.Played != rules.NoCard {
		put(things.The(played), piles, 1)
	}
	discards := boards.Largest(right.Grow(-gap), int(rules.Shield), gap, most, shape)
	for c := rules.One; c <= rules.Shield; c++ {
		if v.Discard[c] > 0 {
			put(things.Nth(discard, c), discards, int(c-rules.One))
		}
	}
}
