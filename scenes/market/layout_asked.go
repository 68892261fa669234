package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// Sizes of what is said about a duel while everybody is asked, in dp.
const (
	askedNotes = 3   // how many things are said at most; the first ones matter most
	noteLow    = 46  // least height of one
	noteHigh   = 84  // and the most
	askedLow   = 78  // least height of the seat that defends itself
	askedHigh  = 110 // and the most above the words
	askedWide  = 500 // from which width on it lies beside them
)

// ask places what a public question is about: the seat that defends itself, and words beside it or below it.
func (s *setter) ask() {
	room := s.f.About
	if !s.a.asked || room.Empty() {
		return
	}
	k, dp, at := s.k, s.k.Dp, &s.asked
	pad := k.Gap.XS
	var seat ui.Rect
	if k.InDp(room.W) >= askedWide {
		room = room.Place(ui.Sz(room.W, min(room.H, askedNotes*dp(noteHigh)+2*pad)), .5, .5)
		seat, room = room.CutLeft(min(room.W*.42, dp(360)), k.Gap.S)
	} else if rest := room.H - dp(askedLow) - pad; rest >= 2*dp(noteLow)+2*pad {
		notes := min(askedNotes, float64(int((rest-2*pad)/dp(noteLow))))
		seat, room = room.CutTop(max(dp(askedLow), min(dp(askedHigh), room.H-notes*dp(noteHigh))), pad)
	}
	at.tray = room
	notes := max(1, min(askedNotes, int((room.H-2*pad)/dp(noteLow))))
	at.notes = boards.Sheet{Size: 1, Lines: room.Inset(ui.Insets{Top: pad, Right: k.Gap.S, Bottom: pad, Left: pad}).Grid(notes, 1, 0)}
	if !seat.Empty() {
		at.seat = s.shows(boards.SeatPlace{Seat: s.a.asks, Chip: seat})
	}
}
