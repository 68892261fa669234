package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/camera"
	"runehall/ui"
)

const (
	// normalRadius is the circumradius of a hexagon at zoom 1, in dp. Lengths on the plane are in such radii, with the middle of
	// cell 0,0 at the origin.
	normalRadius = 46.0
	// fitMargin is the room that a fitted board leaves on each side, in hexagons.
	fitMargin = 0.55
)

// extent returns the part of the plane that holds the board: all tiles and the cells round them.
func (b *Board) extent() ui.Rect {
	b.extents = b.view.AppendFrontier(b.extents[:0])
	for i := range b.model.tiles {
		b.extents = append(b.extents, b.model.tiles[i].cell)
	}
	return area(b.extents)
}

// centre brings the whole board into sight, gliding or at once.
func (b *Board) centre(now bool) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	b.cam.Free = false
	goal := b.fit()
	if now {
		b.cam.GlideTo(goal, 0)
		b.sharpen()
		return
	}
	b.glideTo(goal)
}

// fit returns the view of the whole board: of the normal size or a little more, on a large field an eleventh of its height.
func (b *Board) fit() camera.View {
	focus := middle(b.last)
	if b.sel.draft {
		focus = middle(b.sel.cell)
	}
	field := b.places.field
	v := camera.Fitted(field, b.extent().Grow(fitMargin), focus, max(b.zoom.Normal*1.25, field.H/11), b.zoom)
	if snapped := baked.Floor(v.Scale); snapped >= b.zoom.Finger {
		v.Scale = snapped
	}
	return v
}

// follow keeps the whole board in sight as it grows, as long as nobody has moved the camera.
func (b *Board) follow() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	if goal := b.fit(); goal != b.cam.Goal() {
		b.glideTo(goal)
	}
}

// glideTo sends the camera on its way.
func (b *Board) glideTo(goal camera.View) { b.cam.GlideTo(goal, b.pace(camera.GlideTime)) }

// jump puts the camera where a person moved it.
func (b *Board) jump(v camera.View) { b.cam.Jump(v.Clamped(b.extent())) }

// reveal brings a cell into sight if it is not.
func (b *Board) reveal(c rules.Cell) {
	at := b.cam.Screen(b.places.field, middle(c))
	if b.places.field.Grow(-b.cam.Scale).Has(at) {
		return
	}
	b.glideTo(camera.View{At: middle(c), Scale: b.cam.Scale}.Clamped(b.extent()))
	b.cam.Free = true
}

// expose pans as little as brings the whole of a cell into sight, as far as the board's edge lets it.
func (b *Board) expose(c rules.Cell) {
	r := b.cam.Scale
	field := b.places.field.Inset(ui.Sides(r*math.Sqrt(3)/2, r))
	at := b.at(c)
	to := ui.Pt(max(field.X, min(at.X, field.Right())), max(field.Y, min(at.Y, field.Bottom())))
	if field.Empty() || to == at {
		return
	}
	if goal := b.cam.Panned(to.Sub(at)).Clamped(b.extent()); goal != b.cam.View {
		b.glideTo(goal)
	}
}

// Pictures are made for a camera at rest; while it moves those that are there are drawn larger or smaller, up to these
// factors.
const (
	mostShrunk  = .55
	mostBlownUp = 1.5
)

// sharpen chooses the size at which the pictures of the board are made.
func (b *Board) sharpen() {
	rests := !b.cam.Gliding() && !b.hands.Pinching()
	if f := b.cam.Scale / b.crisp; rests || b.crisp == 0 || f > mostBlownUp || f < mostShrunk {
		b.crisp = baked.Ceil(b.cam.Scale)
	}
}

// at returns where the middle of a cell is on the screen.
func (b *Board) at(c rules.Cell) ui.Point { return b.cam.Screen(b.places.field, middle(c)) }

// cell returns the cell under a point of the screen.
func (b *Board) cell(p ui.Point) rules.Cell { return cellAt(b.cam.Plane(b.places.field, p)) }
