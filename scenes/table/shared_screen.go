package table

import (
	"slices"
	"strconv"
	"strings"

	"runehall/games"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// onlyShows reports whether this screen shows the table and no seat is played at it: people watch, or it is a host's
// screen that all share, and each person has a device of their own. While a free seat is played here, its place stays
// on the ledge in the turns of the others too, so that the board lies still.
func onlyShows[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V]) bool {
	return s.play.apart.ShowsToAll() && len(s.play.persons) == 0 && !s.eyes.Open
}

// sharedNeed returns what a board needs on a screen at which nobody plays: no hand on the ledge, but the plates of all
// seats. n is what the board needs elsewhere.
func sharedNeed(k *ui.Kit, safe ui.Rect, seats int, n Need, code bool) Need {
	if Low(k, safe.Size()) && n.Rail > 0 {
		n.Rail, n.Golden = min(n.Rail, k.Dp(240)), 0
		return n
	}
	wide := safe.W - 2*k.Gap.XL
	if code && safe.W >= k.Dp(apart.CodeTable) {
		wide -= codeWide(k, safe, k.Dp(apart.MostCode)) + k.Gap.L
	}
	if n.Ledge = apart.PlatesHigh(k, seats, wide, safe.H); code {
		n.Ledge = max(n.Ledge, k.Dp(apart.LeastCode))
	}
	if n.Shared > 0 {
		n.Ledge += n.Shared + k.Gap.S
	}
	return n
}

// share parts the ledge of a screen at which nobody plays: above, what the board needs for what lies there now; below,
// the plates of the seats.
func (p *places) share(k *ui.Kit, n Need) {
	if !p.shared {
		return
	}
	if p.plates = p.ledge; n.Shared <= 0 {
		p.ledge.H = 1 // boards take the width of their fields from it, so it is not empty
		return
	}
	p.ledge, p.plates = p.plates.CutTop(min(n.Shared, p.plates.H*.45), k.Gap.S)
	if !p.rail && !p.portrait {
		p.primary = p.plates.Place(p.primary.Size(), 1, .5)
	}
}

// plateRoom returns where the plates of the seats stand: on the ledge, without the button in the golden place if there
// is one.
func (p *places) plateRoom(k *ui.Kit, button bool) ui.Rect {
	r := p.plates
	switch {
	case !button:
	case p.rail:
		r.H = p.primary.Y - k.Gap.S - r.Y
	default:
		r.W = p.primary.X - k.Gap.M - r.X
	}
	return r
}

// tellLastMove writes what happened last, as far as the picture has come, on a phone that shows a hand; and whose
// device this is.
func tellLastMove[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V]) {
	s.own = nil
	a := s.play.apart
	if a == nil {
		return
	}
	if own := a.At.Seat; own >= 0 && int(own) < len(s.teller.Sitters) {
		s.own = &s.teller.Sitters[own].Look
	}
	s.lastMove.Down = a.Down()
	if s.places.lastMove.Empty() || !s.board.Shown() {
		return
	}
	s.chronicle.Read(s.story, s.play.epoch)
	s.lastMove.Text, s.lastMove.Look = "", nil
	if lines := s.chronicle.Last(); len(lines) > 0 {
		k := s.stage.Kit
		s.lastMove.Look = &s.teller.Sitters[chronicle.Subject(lines[0].Phrase)].Look
		s.lastMove.Text = s.teller.Last(lines, func(int, games.Seat) int { return 0 }, func(text string) bool {
			return s.lastMove.Fits(k, text)
		})
	}
}

// fillPlates writes the plates of all seats. turn is the seat whose turn it is, as far as the picture has come, or
// games.Nobody where several act together.
func fillPlates[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V], turn games.Seat) {
	if s.plates.List = s.plates.List[:0]; !s.laid.shared {
		return
	}
	for i, sitter := range s.teller.Sitters {
		seat := games.Seat(i)
		together := turn < 0 && slices.Contains(s.play.acting, games.Acting{Seat: seat, Must: true})
		plate := apart.Plate{Sitter: sitter, Turn: (seat == turn || together) && !s.play.over()}
		if board := s.play.parts.standing; board != nil {
			standing := board.Standing(seat)
			plate.Says = s.teller.Say(standing)
			for _, arg := range standing.Args {
				if arg.Name == "n" && arg.Kind == games.ArgNumber {
					plate.Number = strconv.Itoa(arg.Number)
					plate.Says = strings.TrimLeft(strings.TrimPrefix(plate.Says, plate.Number), " \u00a0\u202f")
				}
			}
		}
		s.plates.List = append(s.plates.List, plate)
	}
	s.plates.Fit(s.stage.Kit, s.places.plateRoom(s.stage.Kit, s.golden))
}
