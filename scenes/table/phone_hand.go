package table

import (
	"runehall/assets/lang"
	"runehall/ui"
)

const (
	// handField is the least part of the screen's height for the strip of field beside a hand.
	handField = .18
	// tallField is the same on a tall screen, from tallHand on, in dp at the interface scale.
	tallField, tallHand = .19, 800
	// handRail is the part of a low screen's width that a hand has.
	handRail = .64
)

// isPhone reports whether a screen without its insets is a phone's.
func isPhone(k *ui.Kit, screen ui.Size) bool {
	return Low(k, screen) || screen.Portrait() && !Tablet(k, screen)
}

// handNeed returns what a board needs on a phone that shows a hand alone: no seats, which are seen on the shared
// screen, and all the rest of the phone for the hand. n is what the board needs elsewhere.
func (p *places) handNeed(k *ui.Kit, safe ui.Rect, n Need) Need {
	n.Seats, n.Ledge = 0, safe.H
	if n.Rail > 0 {
		n.Rail, n.Golden = safe.W, k.Dp(190)
	}
	return n
}

func (p *places) fieldShare(k *ui.Kit, safe ui.Rect) float64 {
	switch {
	case p.hand && safe.H >= k.Dp(tallHand):
		return tallField
	case p.hand:
		return handField
	}
	return fieldShare
}

func (p *places) railShare() float64 {
	if p.hand {
		return handRail
	}
	return railShare
}

// turnPalm shows the hand or the table, as the next step needs. It changes nothing while things fly.
func (s *Table[C, M, E, V]) turnPalm(k *ui.Kit) {
	p := s.play
	there := p.apart != nil && p.apart.At.Hand && p.parts.handy != nil && p.parts.handy.Hands() && !p.over() &&
		isPhone(k, s.safe.Size())
	was := s.palm.Alone
	afield := s.palm.Afield
	if s.board.Shown() && p.stored() {
		afield = there && p.parts.handy.Afield()
	}
	if s.palm.Settle(there, afield); s.palm.Alone != was {
		s.stale = true
	}
}

// palmWords gives sign and name to the tool that leads from the hand to the table and back; elsewhere it is the tool
// for hints.
func (w *chrome) palmWords(text func(key string, args ...lang.Arg) string) {
	tool := &w.tools[toolHint]
	if !w.palm.There {
		tool.Icon, w.names[tool] = ui.IconHint, "table.hint"
		return
	}
	key := "table.room.hand"
	if tool.Icon = ui.IconCard; w.palm.Alone {
		tool.Icon, key = ui.IconSeats, "table.room.table"
	}
	tool.Label, w.names[tool] = text(key), "table.hand"
	tool.Hint = tool.Label
	w.palm.Strip.Label = text("table.room.table")
}
