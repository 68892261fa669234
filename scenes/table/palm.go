package table

import (
	"runehall/ui"
)

// palm is the hand of a seat on a phone, while another screen shows the table to all: it has nearly all of the phone. What lies on the field is only
// looked at then; a tap on it, and the tool in the bar, lead to the whole table and back. When the next step is made on the field, the table comes by
// itself, and the hand when that is done.
type palm struct {
	there  bool // the phone is such a hand
	alone  bool // there is the hand alone now, and not the whole table
	afield bool // the next step is made on the field
	table  bool // what somebody wants instead of what comes by itself, as long as that stays the same: the table, or
	hand   bool // the hand
	strip  ui.Button
}

const (
	// handField is the least part of the screen's height that is left of the field beside a hand.
	handField = .19
	// handRail is the part of a low screen's width that a hand has.
	handRail = .64
)

// holds reports whether a screen without its insets is one that a hand holds.
func holds(k *ui.Kit, screen ui.Size) bool {
	return Low(k, screen) || screen.Portrait() && !Tablet(k, screen)
}

// inHand returns what a board is given that needs so much, where its hand is all that matters: the seats are seen on the other screen.
func (p *places) inHand(k *ui.Kit, safe ui.Rect, n Need) Need {
	n.Seats, n.Ledge = 0, safe.H
	if n.Rail > 0 {
		n.Rail, n.Golden = safe.W, k.Dp(190)
	}
	return n
}

func (p *places) fieldShare(s sight) float64 {
	switch {
	case p.hand:
		return handField
	case p.portrait && s.asks != nil && s.recap == nil: // a recap needs its own room there
		return askedField
	}
	return fieldShare
}

func (p *places) railShare() float64 {
	if p.hand {
		return handRail
	}
	return railShare
}

// turn shows the table in place of the hand, or the other way round.
func (w *palm) turn() { w.table, w.hand = w.alone, !w.alone }

// settle says what is shown from now on, on a phone whose next step is made on the field or not.
func (w *palm) settle(there, afield bool) {
	if w.there = there; !there {
		w.alone, w.table, w.hand = false, false, false
		return
	}
	if w.afield != afield {
		w.afield, w.table, w.hand = afield, false, false
	}
	w.alone = w.hand || !w.afield && !w.table
}

func (w *palm) layout(k *ui.Kit, p *places) {
	if w.strip.OnTap = w.turn; !p.hand {
		w.strip.Layout(k, ui.Rect{})
		return
	}
	w.strip.Layout(k, p.field)
}

func (w *palm) update(c *ui.Context) {
	if w.alone && !w.strip.Rect().Empty() {
		w.strip.Update(c)
	}
}

func (w *palm) report(r *Report) {
	r.State["hand"] = w.alone
	if w.alone {
		r.Stop(&w.strip, "table.strip", w.strip.Rect())
	}
}

// turnPalm lets hand and table take turns. While things fly they stay where they are.
func (s *Table[C, M, E, V]) turnPalm(k *ui.Kit) {
	p := s.play
	there := p.apart != nil && p.apart.at.Hand && p.parts.handy != nil && p.parts.handy.Hands() && !p.over() && holds(k, s.safe.Size())
	was := s.palm.alone
	afield := s.palm.afield
	if s.board.Shown() && p.stored() {
		afield = there && p.parts.handy.Afield()
	}
	if s.palm.settle(there, afield); s.palm.alone != was {
		s.stale = true
	}
}

// palmWords gives the tool that leads from the hand to the table and back its sign and its name.
func (s *Table[C, M, E, V]) palmWords() {
	tool := &s.tools[toolHint]
	if !s.palm.there {
		tool.Icon, s.names[tool] = ui.IconHint, "table.hint"
		return
	}
	key := "table.room.hand"
	if tool.Icon = ui.IconCard; s.palm.alone {
		tool.Icon, key = ui.IconSeats, "table.room.table"
	}
	tool.Label, s.names[tool] = s.stage.Text(key), "table.hand"
	tool.Hint = tool.Label
	s.palm.strip.Label = s.stage.Text("table.room.table")
}
