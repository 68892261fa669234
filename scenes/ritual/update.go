package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) table.Want[rules.Move] {
	b.take(s)
	b.refreshed()
	var want table.Want[rules.Move]
	b.buttons.update(b, c)
	b.stop(c)
	in := c.Rest()
	b.steer(b.hands.Read(in, sight{b}), in)
	b.keys(c, in)
	for _, g := range b.buttons.pressed {
		b.do(g, &want)
	}
	for _, g := range b.hands.Gestures {
		b.do(meaning(g), &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	want.Considers = b.options.phase == rules.TurnPhase && (b.sel.card != rules.Hidden || b.sel.panel == cardPanel)
	b.refreshed()
	return want
}

// take notes what the table says in this tick.
func (b *Board) take(s table.State) {
	old := b.state
	b.state = s
	if !b.Shown() && old.Front >= 0 && old.Reader == s.Reader {
		b.state.Front = old.Front // the ledge changes hands when the picture has caught up
	}
	b.state.Movers = old.Movers // the table's own slice may change under us
	moved := !slices.Equal(old.Movers, s.Movers)
	if moved {
		b.state.Movers = slices.Clone(s.Movers)
	}
	if moved || old.Drafts != s.Drafts || old.Reader != s.Reader || old.Answering != s.Answering {
		b.refresh()
	}
	if old.Thinking != s.Thinking || old.Front != b.state.Front || old.Bare != s.Bare {
		b.touched()
	}
	if s.Answering && !old.Answering && len(b.options.cards) > 0 || b.options.phase == rules.DrawPhase && b.options.actor == b.options.reader && b.options.actor >= 0 && b.sel.panel == noPanel && moved {
		b.sel.panel = cardPanel
		b.touched()
	}
	b.arrange()
}

// refreshed makes panels and words anew if something has changed since the last time.
func (b *Board) refreshed() {
	if !b.dirty || b.frame.Kit == nil || !b.synced {
		return
	}
	b.dirty = false
	b.panels()
	b.write()
}

// do carries out one gesture.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if g.kind == openSeat || g.kind == openCards && len(b.options.held()) == 0 {
		if b.curtained(g.seat) {
			want.Opens, want.Open = true, g.seat
		}
		return
	}
	b.Finish()
	b.hinted = false
	sel, m, made := intent(b.options, b.sel, g)
	b.stir(&b.sel, &sel)
	if sel != b.sel {
		laid := sel.draft && (!b.sel.draft || sel.cell != b.sel.cell)
		if e, ok := handled(&b.sel, &sel); ok {
			b.sound(e, b.place(&sel))
		}
		b.sel = sel
		b.touched()
		if laid {
			b.expose(sel.cell)
		}
	}
	if !made || b.options.actor < 0 {
		return
	}
	seat := b.options.actor
	if why := b.view.WhyNot(seat, m); why != nil {
		want.Why, want.At = why, b.moveRect(m)
		b.refuse(m)
		return
	}
	want.Made, want.Seat, want.Move = true, seat, m
	if b.sel.draft || b.hands.Dropped && lays(m) {
		b.model.settled, b.model.settling = true, lain{cell: m.Cell, tile: m.Tile, turn: m.Turn} // it lies there already
	}
	b.sel = b.sel.cleared()
	b.touched()
}

// lays reports whether a move lays a tile.
func lays(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver }

// moveRect returns where on the screen a move is about.
func (b *Board) moveRect(m rules.Move) ui.Rect {
	switch m.Kind {
	case rules.Place, rules.BuildOver, rules.PickCell:
		r := b.cam.Scale
		return ui.RectAround(b.at(m.Cell), ui.Sz(r*math.Sqrt(3), 2*r))
	case rules.RevealAt:
		for _, p := range b.places.seats {
			if p.seat == m.Target {
				return p.place()
			}
		}
	}
	if !b.over.rect.Empty() {
		return b.over.rect
	}
	return b.places.ledge.rect
}

// steer moves the camera as fingers, wheel and keys ask.
func (b *Board) steer(w hands.CameraInput, in *ui.Input) {
	field := b.places.field
	switch {
	case w.Pinch && w.Before != w.After:
		b.jump(b.cam.Pinched(field, w.Before, w.After, b.zoom))
	case w.Pan != ui.Point{}:
		b.jump(b.cam.Panned(w.Pan))
	}
	if w.Centre || b.buttons.centred {
		b.centre(false)
	}
	if in.Wheel.Y != 0 {
		b.wheel(in)
	}
}

// wheel turns the tile that the mouse carries or points at, and otherwise zooms.
func (b *Board) wheel(in *ui.Input) {
	mouse, ok := in.Pointer(ui.MousePointer)
	if !ok {
		return
	}
	on := b.hit(mouse.At)
	carried := b.hands.Carrying() != nil
	switch {
	case carried, on.kind == onHandTile, on.kind == onLedge, on.kind == onField && b.drafted(on.cell):
		steps := 1
		if in.Wheel.Y > 0 {
			steps = -1
		}
		b.hands.Add(hands.Gesture[target]{Kind: hands.Turn, Steps: steps})
	case on.kind == onField:
		b.zoomBy(math.Pow(camera.KeyZoom, max(-3, min(in.Wheel.Y, 3))), mouse.At)
	}
}

// zoomBy zooms by a factor, to a size at which pictures are sharp.
func (b *Board) zoomBy(factor float64, under ui.Point) {
	radius := b.zoom.Clamp(b.cam.Scale * factor)
	if snapped := baked.Ceil(radius); math.Abs(snapped-radius) < .08*radius {
		radius = b.zoom.Clamp(snapped)
	}
	b.jump(b.cam.Zoomed(b.places.field, under, radius/b.cam.Scale, b.zoom))
}

// hit returns what lies at a point of the screen.
func (b *Board) hit(p ui.Point) target {
	if b.sel.panel != noPanel {
		if t, on := b.hitPanel(p); on {
			return t
		}
	}
	for i := range b.places.seats {
		s := &b.places.seats[i]
		p := s.turned.In(p)
		if s.rituals.AtLeast(ui.Sz(b.frame.Kit.Touch, b.frame.Kit.Touch)).Intersect(s.chip).Has(p) && b.curtained(s.seat) {
			return target{kind: onRituals, seat: s.seat}
		}
		if s.chip.Has(p) {
			return target{kind: onSeat, seat: s.seat}
		}
	}
	l := &b.places.ledge
	if l.rect.Has(p) {
		if b.state.Bare {
			return target{kind: onLedge}
		}
		for i, r := range l.hand {
			if r.Has(p) {
				return target{kind: onHandTile, index: i}
			}
		}
		if l.cards.AtLeast(ui.Sz(b.frame.Kit.Touch, b.frame.Kit.Touch)).Has(p) {
			return target{kind: onCards, seat: b.state.Front}
		}
		return target{kind: onLedge}
	}
	if !b.places.field.Has(p) {
		return target{}
	}
	if b.sel.panel != noPanel {
		return target{kind: onOutside}
	}
	return target{kind: onField, cell: b.cell(p)}
}

// hitPanel returns what of the open panel lies at a point, and false beside it.
func (b *Board) hitPanel(p ui.Point) (target, bool) {
	for i, r := range b.over.items {
		if !r.Has(p) {
			continue
		}
		switch b.sel.panel {
		case cardPanel:
			return target{kind: onCard, index: i}, true
		case pilePanel:
			return target{kind: onDiscard, index: i}, true
		}
		return target{kind: onOpenTile, seat: b.sel.seat, tile: b.model.hands[b.sel.seat][i]}, true
	}
	return target{kind: onPanel}, b.over.rect.Has(p)
}

// drafted reports whether the draft lies on a cell.
func (b *Board) drafted(c rules.Cell) bool { return b.sel.draft && b.sel.cell == c }

// lift returns how far a carried tile floats above a finger.
func (b *Board) lift() float64 { return b.frame.Kit.Dp(56) }

// front returns the hand on the ledge, if it is the actor's to lay.
func (b *Board) front() []rules.TileID {
	if b.state.Front < 0 {
		return nil
	}
	return b.model.hands[b.state.Front]
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (b *Board) mine() bool {
	return b.options.actor == b.state.Front && b.options.actor != games.Nobody
}
