package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
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
	b.free = false
	goal := b.fit()
	if now {
		b.cam, b.goal, b.glide = goal, goal, 0
		b.sharpen()
		return
	}
	b.glideTo(goal)
}

// fit returns the camera that shows the whole board.
func (b *Board) fit() camera {
	focus := middle(b.last)
	if b.sel.draft {
		focus = middle(b.sel.cell)
	}
	c := fitted(b.places.field, b.extent(), focus, b.zoom)
	if snapped := floorLevel(c.Radius); snapped >= b.zoom.finger {
		c.Radius = snapped
	}
	return c
}

// follow keeps the whole board in sight as it grows, as long as nobody has moved the camera.
func (b *Board) follow() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	if goal := b.fit(); goal != b.goal {
		b.glideTo(goal)
	}
}

// glideTo sends the camera on its way.
func (b *Board) glideTo(goal camera) {
	b.from, b.goal, b.glides = b.cam, goal, b.pace(cameraTime)
	b.glide = b.glides
	if b.frame.Kit.Look.ReducedMotion {
		b.cam, b.glide = goal, 0
	}
}

// jump puts the camera where a person moved it.
func (b *Board) jump(c camera) {
	b.cam = c.clamped(b.extent())
	b.goal, b.glide, b.free = b.cam, 0, true
}

// reveal brings a cell into sight if it is not.
func (b *Board) reveal(c rules.Cell) {
	at := b.cam.screen(b.places.field, middle(c))
	if b.places.field.Grow(-b.cam.Radius).Has(at) {
		return
	}
	b.glideTo(camera{At: middle(c), Radius: b.cam.Radius}.clamped(b.extent()))
	b.free = true
}

// expose pans as little as brings the whole of a cell into sight, as far as the board's edge lets it.
func (b *Board) expose(c rules.Cell) {
	r := b.cam.Radius
	field := b.places.field.Inset(ui.Sides(r*math.Sqrt(3)/2, r))
	at := b.at(c)
	to := ui.Pt(max(field.X, min(at.X, field.Right())), max(field.Y, min(at.Y, field.Bottom())))
	if field.Empty() || to == at {
		return
	}
	if goal := b.cam.panned(to.Sub(at)).clamped(b.extent()); goal != b.cam {
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
	rests := b.glide == 0 && !b.hands.steers()
	if f := b.cam.Radius / b.crisp; rests || b.crisp == 0 || f > mostBlownUp || f < mostShrunk {
		b.crisp = ceilLevel(b.cam.Radius)
	}
}

// at returns where the middle of a cell is on the screen.
func (b *Board) at(c rules.Cell) ui.Point { return b.cam.screen(b.places.field, middle(c)) }

// cell returns the cell under a point of the screen.
func (b *Board) cell(p ui.Point) rules.Cell { return cellAt(b.cam.plane(b.places.field, p)) }
