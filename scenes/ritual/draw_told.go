package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// drawTold shows a tile that is held as a large picture with words, away from the finger. A tile on the board is shown
// with those beneath it, the uppermost first. Draw it over revealed cards, which would hide it.
func (a *artist) drawTold(c *ui.Canvas) {
	what := &a.words.told
	if !a.Sel.peek || what.Title == "" {
		return
	}
	p := a.placeTold(c.Kit)
	c.Panel(p.Rect)
	x := p.Picture.X
	for i, t := range a.toldTiles() {
		wide := p.Unit * math.Sqrt(3)
		a.painter.drawTile(c, t.tile, t.turn, ui.Pt(x+wide/2, p.Picture.Center().Y), p.Unit, p.Unit,
			[]float64{1, .8}[min(i, 1)])
		x += wide + c.Gap.XS
	}
	what.Draw(c, p.Words)
}

// toldTiles returns the tile that is held and the tiles beneath it, the uppermost first. The list is valid until the
// next call.
func (a *artist) toldTiles() []covered {
	a.beneath = a.beneath[:0]
	if t := a.Sel.peeked; isHandTile(t) {
		if front := a.front(); int(t.N) < len(front) {
			a.beneath = append(a.beneath, covered{front[t.N], a.Sel.turns[front[t.N]]})
		}
		return a.beneath
	}
	if at, there := a.Model.at(cellOf(a.Sel.peeked)); there {
		t := &a.Model.tiles[at]
		a.beneath = append(a.beneath, covered{t.tile, t.turn})
		for i := range t.under {
			a.beneath = append(a.beneath, t.under[len(t.under)-1-i])
		}
	}
	return a.beneath
}

// placeTold places the picture and its words over the field; on small screens over seats and ledge too. The golden
// button stays in sight. A unit is the radius of a tile.
func (a *artist) placeTold(k *ui.Kit) boards.ToldPlace {
	f, n := &a.Given.Frame, float64(len(a.toldTiles()))
	rooms := []ui.Rect{f.Field, ui.Bounding(f.Field, f.Seats), ui.Bounding(f.Field, f.Seats, f.Ledge)}
	if all := &rooms[2]; !f.Rail {
		all.H = f.Primary.Y - all.Y // leave the golden button free
	}
	for i := range rooms {
		rooms[i] = rooms[i].Grow(-k.Gap.S)
	}
	return a.words.told.Place(k, &boards.ToldForm{
		Rooms: rooms, Units: []float64{64, 52, 42, 34, 26}, Widest: 250,
		Picture: func(radius float64) ui.Size { return ui.Sz(n*radius*math.Sqrt(3)+(n-1)*k.Gap.XS, 2*radius) },
		From: func(room ui.Rect) (ui.Point, float64) {
			if isHandTile(a.Sel.peeked) {
				return ui.Pt(room.Center().X, room.Bottom()), 0
			}
			return a.Things.At(a.Sel.peeked).Center(), a.Eye.Scale + k.Gap.S
		},
	})
}
