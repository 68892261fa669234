package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
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
		b.do(b.meaning(g), &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	if b.which { // keys go on to the buttons that say which rune is ignored
		b.which = false
		c.Focus(&b.buttons.choices[0])
	}
	b.takeAim()
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
	if moved || old.Drafts != s.Drafts || old.Reader != s.Reader {
		b.refresh()
	}
	if old.Thinking != s.Thinking || old.Front != b.state.Front || old.Bare != s.Bare {
		b.touched()
	}
	b.arrange()
}

// refreshed makes panels and words anew if something has changed since the last time.
func (b *Board) refreshed() {
	if !b.dirty || b.frame.Kit == nil || !b.synced {
		return
	}
	b.takeAim()
	b.dirty = false
	b.panels()
	b.write()
}

// do carries out one gesture.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if g.kind == openHand || g.kind == chooseCard && b.hiddenCard(g.index) {
		if b.curtained(b.state.Front) {
			want.Opens, want.Open = true, b.state.Front
		}
		return
	}
	b.Finish()
	b.hinted = false
	if g.kind == tapCursor && b.sel.draft && len(b.options.ignores(nil, b.sel.laid())) > 1 {
		b.which = true
		return
	}
	sel, m, made := intent(b.options, b.sel, g)
	b.stir(&b.sel, &sel)
	if sel != b.sel {
		laid := sel.draft && (!b.sel.draft || sel.cell != b.sel.cell)
		if e, ok := handled(&b.sel, &sel); ok {
			b.sound(e, b.place(&sel))
		}
		b.sel = sel
		b.touched()
		switch {
		case laid:
			b.expose(area(sel.laid()))
		case g.kind == moveCursor:
			b.expose(cellArea(sel.cursor))
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
		b.model.settled, b.model.settling = true, rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn} // it lies there already
	}
	b.sel = b.sel.cleared()
	b.touched()
}

// hiddenCard reports whether the card of an index on the ledge is one that the reader does not know.
func (b *Board) hiddenCard(index int) bool {
	hand := b.front()
	return index >= 0 && index < len(hand) && hand[index] == rules.Hidden
}

// lays reports whether a move lays a card.
func lays(m rules.Move) bool { return m.Kind == rules.Play || m.Kind == rules.Ignore }

// moveRect returns where on the screen a move is about.
func (b *Board) moveRect(m rules.Move) ui.Rect {
	switch m.Kind {
	case rules.Play, rules.Ignore:
		return b.rect(area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}))
	case rules.PlaceMaster, rules.PlaceToken:
		return b.rect(ui.Rc(float64(m.Cell.X), float64(m.Cell.Y), 1, 1))
	}
	if m.Kind == rules.Draw || m.Kind == rules.DrawExtra {
		return b.places.deck
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

// wheel turns the card that the mouse carries or points at, and otherwise zooms.
func (b *Board) wheel(in *ui.Input) {
	mouse, ok := in.Pointer(ui.MousePointer)
	if !ok {
		return
	}
	on := b.hit(mouse.At)
	switch {
	case b.hands.Carrying() != nil, on.kind == onHandCard, on.kind == onLedge, on.kind == onField && (b.drafted(on.cell) || b.aim.on && covers(b.aim.laid, on.cell)):
		steps := 1
		if in.Wheel.Y > 0 {
			steps = -1
		}
		b.hands.Add(hands.Gesture[target]{Kind: hands.Turn, Steps: steps})
	case on.kind == onField:
		b.zoomBy(math.Pow(camera.KeyZoom, max(-3, min(in.Wheel.Y, 3))), mouse.At)
	}
}

// zoomBy zooms by a factor, to a whole number of pixels, so that pictures are sharp.
func (b *Board) zoomBy(factor float64, under ui.Point) {
	side := math.Round(b.zoom.Clamp(b.cam.Scale * factor))
	b.jump(b.cam.Zoomed(b.places.field, under, side/b.cam.Scale, b.zoom))
}

// hit returns what lies at a point of the screen.
func (b *Board) hit(p ui.Point) target {
	l := &b.places.ledge
	if l.rect.Has(p) {
		if b.state.Bare {
			return target{kind: onLedge}
		}
		for i, r := range l.hand {
			if r.Has(p) {
				return target{kind: onHandCard, index: i}
			}
		}
		return target{kind: onLedge}
	}
	switch {
	case !b.places.field.Has(p):
		return target{}
	case b.places.deck.Has(p) && b.sel.card == rules.Hidden && b.cornered() && !b.state.Bare:
		return target{kind: onDeck} // its button takes the pointer where a card can be drawn
	}
	return target{kind: onField, cell: cellAt(b.plane(p))}
}

// drafted reports whether the draft lies on a cell.
func (b *Board) drafted(c rules.Cell) bool { return b.sel.draft && covers(b.sel.laid(), c) }

// lift returns how far a carried card floats above a finger.
func (b *Board) lift() float64 { return b.frame.Kit.Dp(64) }

// front returns the hand on the ledge.
func (b *Board) front() []rules.Card {
	if b.state.Front < 0 {
		return nil
	}
	return b.model.hands[b.state.Front]
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (b *Board) mine() bool {
	return b.options.actor == b.state.Front && b.options.actor != games.Nobody
}

// place returns where on the screen a selection is about.
func (b *Board) place(s *selection) ui.Point {
	down, pressed := b.hands.Down()
	switch {
	case s.draft:
		return b.at(area(s.laid()).Center())
	case s.pick:
		return b.at(middle(s.picked))
	case pressed:
		return down
	}
	return b.places.ledge.rect.Center()
}
