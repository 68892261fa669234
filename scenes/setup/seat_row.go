package setup

import (
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// seatRow is the row of a seat in the set-up: coin, name, person or computer, the computer's level, and a button that
// removes the seat.
type seatRow struct {
	look     ui.SeatLook
	colour   string // its name
	computer bool
	coin     ui.Button // handles pointer and focus; the coin is drawn in its place
	name     ui.TextField
	driver   ui.Segment
	flip     ui.Button // in place of driver where it is narrow
	level    levelPicker
	remove   ui.Button

	form  seatRowForm
	rect  ui.Rect
	parts seatRowPlaces
}

// label says what the parts are to those who hear them, where a sign says it to the others.
func (w *seatRow) label(st *stage.Stage, name string, seat int) {
	of := func(what string) string { return st.Text("aloud.of", lang.Str("name", name), lang.Str("what", what)) }
	w.coin.Label, w.coin.More = st.Text("setup.look", lang.Str("name", name)), w.colour
	w.name.Label, w.driver.Label = st.Text("aloud.name", lang.Num("n", seat+1)), name
	w.flip.Label, w.flip.More = of(w.who()), st.Text("aloud.flip")
	w.remove.Label = st.Text("aloud.remove", lang.Str("name", name))
	w.level.weaker.Label, w.level.strong.Label = of(st.Text("aloud.weaker")), of(st.Text("aloud.stronger"))
	w.level.round.Label = of(w.level.name())
	w.level.weaker.More, w.level.strong.More, w.level.round.More = w.level.manner(), w.level.manner(),
		st.Text("aloud.stronger")
}

// Layout places the parts. A choice of who plays that is too wide for its row loses its icons.
func (w *seatRow) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.form = w.fit(k, r.W)
	w.parts, _ = arrangeSeatRow(k, r, w.form, w.computer, w.wants(k))
	w.name.Plain = true
	w.coin.Layout(k, w.parts.coin)
	w.name.Layout(k, w.parts.name)
	w.remove.Layout(k, w.parts.remove)
	w.driver.Layout(k, w.parts.driver)
	w.flip.Text = ""
	if w.form == twoLines {
		w.flip.Text = w.who()
		if w.flip.Measure(k, ui.Size{}).W > w.parts.driver.W {
			w.flip.Icon = ui.NoIcon
		}
	}
	w.flip.Layout(k, w.parts.driver)
	w.level.narrow, w.level.named = w.form != wideLine, w.form != slimLine
	w.level.Layout(k, w.parts.level)
}

func (w *seatRow) fit(k *ui.Kit, width float64) seatRowForm {
	for range 2 {
		if form := seatRowFormOf(k, width, w.wants(k)); form == wideLine {
			return form
		}
		for i := range w.driver.Choices {
			w.driver.Choices[i].Icon = ui.NoIcon
		}
	}
	return seatRowFormOf(k, width, w.wants(k))
}

func (w *seatRow) wants(k *ui.Kit) seatRowWants {
	return seatRowWants{driver: w.driver.Measure(k, ui.Size{}), level: w.level.width(k)}
}

// Measure returns the row's height.
func (w *seatRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, h := arrangeSeatRow(k, ui.Rect{W: room.W}, w.fit(k, room.W), w.computer, w.wants(k))
	return ui.Sz(room.W, h)
}

// Rect returns the row's place.
func (w *seatRow) Rect() ui.Rect { return w.rect }

// who says who plays: person or computer.
func (w *seatRow) who() string {
	if w.computer {
		return w.driver.Choices[1].Text
	}
	return w.driver.Choices[0].Text
}

// line is what stands below the name.
func (w *seatRow) line() string {
	switch {
	case w.form == wideLine:
		return w.colour
	case w.form == twoLines:
		return ""
	case w.computer:
		return w.who() + " · " + w.level.name()
	}
	return w.who()
}

// Update updates the parts.
func (w *seatRow) Update(c *ui.Context) {
	w.coin.Update(c)
	w.name.Update(c)
	if w.form == wideLine {
		w.driver.Update(c)
	} else {
		w.flip.Update(c)
	}
	if w.computer {
		w.level.Update(c)
	}
	w.remove.Update(c)
}

// Draw draws the row on slate.
func (w *seatRow) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	side := min(w.parts.coin.W, w.parts.coin.H)
	c.Coin(w.look, w.parts.coin.Center(), side/2*.92)
	w.name.Draw(c)
	c.TextIn(w.line(), c.Type.Small, w.parts.line.Inset(ui.Insets{Left: c.Gap.XS}), ui.AlignLeft|ui.AlignMiddle)
	if w.form == wideLine {
		w.driver.Draw(c)
	} else {
		w.flip.Draw(c)
	}
	if w.computer {
		w.level.Draw(c)
	}
	w.remove.Draw(c)
}

type seatRowForm uint8

const (
	wideLine seatRowForm = iota // with words for everything
	slimLine                    // who plays is one button, and the level another
	twoLines                    // coin and name above who plays
)

// seatRowWants is what the parts of a row want that depend on the language.
type seatRowWants struct {
	driver ui.Size
	level  float64 // the width with buttons on both sides
}

type seatRowPlaces struct{ coin, name, line, driver, level, remove ui.Rect }

// seatRowFormOf returns the form that a width allows. It is pure.
func seatRowFormOf(k *ui.Kit, width float64, wants seatRowWants) seatRowForm {
	gap, small := k.Gap.S, stage.MinTouch(k)
	switch {
	case width >= 7*gap+k.Touch+k.Dp(96)+wants.driver.W+wants.level+k.Touch:
		return wideLine
	case width >= 6*gap+2*small+k.Dp(84)+k.Touch+pipsWidth(k):
		return slimLine
	}
	return twoLines
}

// arrangeSeatRow places the parts of a row. It is pure.
func arrangeSeatRow(k *ui.Kit, r ui.Rect, form seatRowForm, computer bool,
	wants seatRowWants) (p seatRowPlaces, height float64) {
	pad, gap, small := k.Gap.S, k.Gap.S, stage.MinTouch(k)
	line := k.LineHeight(k.Type.Small)
	high := small + line - k.Gap.XS // of name and line
	if form == twoLines {
		height = 2*pad + small + gap + k.Touch
		in := r.Place(ui.Sz(r.W-2*pad, height-2*pad), .5, .5)
		if r.H == 0 {
			in.Y = r.Y + pad
		}
		first, second := in.CutTop(small, gap)
		p.coin, first = first.CutLeft(small, gap)
		p.remove, p.name = first.CutRight(small, gap)
		p.driver = second
		if computer {
			cells := second.Columns(gap, ui.Share(1), ui.Share(1))
			p.driver, p.level = cells[0], cells[1]
		}
		return p, height
	}
	coin := small
	if form == wideLine {
		coin = k.Touch
	}
	height = max(high, k.Touch, coin) + pad
	if form == wideLine {
		height = max(height, wants.driver.H+pad)
	}
	in := ui.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: max(r.H, height)}
	cut := func(w float64) ui.Rect {
		var cell ui.Rect
		cell, in = in.CutRight(w, gap)
		return cell.Place(ui.Sz(w, k.Touch), .5, .5)
	}
	p.coin, in = in.CutLeft(coin, gap)
	p.coin = p.coin.Place(ui.Sz(coin, coin), .5, .5)
	p.remove = cut(coin)
	if form == wideLine {
		p.driver = cut(wants.driver.W).Place(wants.driver, .5, .5)
		if computer { // a person's name has the room
			p.level = cut(wants.level)
		}
	} else {
		p.driver = cut(k.Touch)
		if computer {
			p.level = cut(pipsWidth(k))
		}
	}
	words := in.Place(ui.Sz(in.W, high), 0, .5)
	p.name, _ = words.CutTop(small, 0)
	p.line, _ = words.CutBottom(line, 0)
	return p, height
}
