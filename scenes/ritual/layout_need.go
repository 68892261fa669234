package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// need returns how much room the board wants for seats and ledge. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	k := r.Kit
	th := &k.Theme
	dock := ui.Sz(th.Dp(272), th.Dp(104))
	if r.Low {
		n := table.Need{Seats: max(th.Dp(178), 4*stage.MinTouch(k)), Ledge: th.Dp(78), Dock: dock}
		w := th.InDp(r.Screen.W)
		n.Rail = th.Dp(max(150, min(258, w*.31)))
		if w < 600 { // no room for the bar's tools in the column
			n.Seats = th.Dp(116)
		}
		if th.InDp(r.Screen.H) < 400 { // nor for the tray above the golden button
			n.Golden = n.Rail * .6
		}
		return n
	}
	if !r.Portrait {
		n := boards.Landscape{Seats: 272, Share: .31, Ledge: 138, Low: 108}.Need(r, dock)
		if table.Tablet(k, r.Screen) {
			n.Ledge = th.Dp(2*deskTile + deskLine)
		}
		return n
	}
	rows, chips, tiles := r.Seats/2, 96.0, 92.0
	h := th.InDp(r.Screen.H)
	switch {
	case table.Tablet(k, r.Screen):
		tiles = 2 * deskTile
	case tight(th, r.Screen.H):
		rows, chips, tiles = 1, 30, 40
	case h < 780:
		chips, tiles = 74, 72
		if r.Seats > 3 {
			chips = 52
		}
	}
	n := boards.Portrait(r, rows, chips, tiles, dock)
	if !table.Tablet(k, r.Screen) { // on a tablet the line stands beside the golden button
		n.Ledge += reasonHigh(k, r.Screen.H) + th.Gap.XS
	}
	if pilesBelow(th, r.Screen.H) {
		n.Seats += pilesRow(k) + th.Gap.XS
	}
	return n
}
