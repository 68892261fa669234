package boards

import (
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Portrait returns the room that a board wants on a screen that is higher than wide, in dp: rows of chips of a height,
// and a ledge for pieces of a height above the golden button.
func Portrait(r table.Room, rows int, chip, hand float64, dock ui.Size) table.Need {
	k := r.Kit
	return table.Need{
		Seats: float64(rows)*max(k.Dp(chip), stage.MinTouch(k)) + float64(rows-1)*k.Gap.XS,
		Ledge: k.Dp(hand) + k.Gap.S + r.Primary.H,
		Dock:  dock,
	}
}

// Landscape is the room that a board wants on a screen that is wider than high, in dp.
type Landscape struct {
	Seats float64 // width of the column of seats on a wide screen
	Share float64 // part of the width of a narrow screen
	Ledge float64 // height of the ledge on a high screen
	Low   float64 // on a low one
}

// Need returns that room. On the lowest screens the ledge is as high as the golden button.
func (l Landscape) Need(r table.Room, dock ui.Size) table.Need {
	th := &r.Kit.Theme
	w, h := th.InDp(r.Screen.W), th.InDp(r.Screen.H)
	n := table.Need{Seats: th.Dp(l.Seats), Ledge: th.Dp(l.Ledge), Dock: dock}
	if w < 1000 {
		n.Seats = th.Dp(max(150, min(l.Seats, w*l.Share)))
	}
	switch {
	case h < 360:
		n.Ledge = r.Primary.H
	case h < 640:
		n.Ledge = max(th.Dp(l.Low), r.Primary.H)
	}
	return n
}
