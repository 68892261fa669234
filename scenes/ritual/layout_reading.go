package ritual

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// shapeReading lays cards out small, with a sheet for the chosen one to be read on: below them or, in a wide room,
// beside them.
func shapeReading(k *ui.Kit, count int, room ui.Size, gap float64) panelShape {
	n, least := float64(count), stage.MinTouch(k)
	s := panelShape{beside: room.W > 1.7*room.H}
	line := min(k.LineHeight(k.Type.Small)*2, room.H*.14)
	if s.beside {
		high := min(room.H, k.Dp(150))
		w := max(least, min(high*.7, (room.W*.45-(n-1)*gap)/n))
		s.item = ui.Sz(w, min(high, w/.7))
		items := n*w + (n-1)*gap
		s.sheet = ui.Sz(min(k.Dp(420), room.W-items-2*gap), max(0, room.H-line-gap))
		s.info = ui.Sz(s.sheet.W, line)
		s.Size = ui.Sz(items+2*gap+s.sheet.W, room.H)
		return s
	}
	high := max(least, min(k.Dp(110), room.H*.22))
	w := max(least, min(high*.7, (room.W-(n-1)*gap)/n))
	s.item = ui.Sz(w, high)
	s.sheet = ui.Sz(min(room.W, k.Dp(420)), max(0, room.H-high-line-2*gap))
	s.sheet.H = max(0, min(s.sheet.H, s.sheet.W*1.1))
	s.info = ui.Sz(s.sheet.W, line)
	s.Size = ui.Sz(max(n*w+(n-1)*gap, s.sheet.W), high+gap+s.sheet.H+gap+line)
	return s
}

// foldedCard is the greatest height of a ritual that shows only its name and sign, in dp.
const foldedCard = 150

// shapeFolded lays out cards while none of them is read: no larger than their names need, so that the board stays in
// sight over them.
func shapeFolded(k *ui.Kit, count int, room ui.Size, gap float64) panelShape {
	n, least := float64(count), stage.MinTouch(k)
	line := min(k.LineHeight(k.Type.Small)*2, room.H*.3)
	w := max(least, min(k.Dp(foldedCard)*.7, (room.W-(n-1)*gap)/n))
	s := panelShape{item: ui.Sz(w, max(least, min(w/.7, room.H-line-gap)))}
	s.info = ui.Sz(min(room.W, max(n*w+(n-1)*gap, k.Dp(300))), line)
	s.Size = ui.Sz(max(n*w+(n-1)*gap, s.info.W), s.item.H+gap+line)
	return s
}

// readAlone gives the body of a low panel to the sheet: the cards, and the words about them, take the place of the
// title.
func (p *panelPlaces) readAlone(body ui.Rect, side float64, n int, gap float64) {
	for i := range n {
		p.items = append(p.items, ui.Rc(p.title.X+float64(i)*(side+gap), p.title.Y, side, side))
	}
	_, p.info = p.title.CutLeft(float64(n)*(side+gap), 0)
	p.title, p.sheet = ui.Rect{}, body
}
