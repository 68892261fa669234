package ui

type paceMode uint8

const (
	paceActive  paceMode = iota // vsync, 60 ticks a second
	paceQuiet                   // only when something happens
	pacePolling                 // as paceQuiet, and 15 times a second to see a gamepad
)

// The timing of the pace.
const (
	quietTicks = 15 // ticks without news before it is quiet
	pollRate   = 15 // checks of a gamepad per second
)

// paceState is the pure part of a pace.
type paceState struct {
	mode  paceMode
	calm  int  // ticks since the last news
	polls int  // ticks in pacePolling since the last paint
	look  bool // the tick was asked for by Look alone
}

// step returns the mode after a tick, and whether the tick must be painted. active is input or motion, woken a call
// of Wake, pad a connected gamepad.
func (s *paceState) step(active, woken, pad bool) (mode paceMode, paint bool) {
	was, look := s.mode, s.look
	s.look = false
	s.calm++
	if active || woken {
		s.calm = 0
	}
	switch {
	case active, was == paceActive && s.calm < quietTicks:
		s.mode = paceActive
	case pad:
		s.mode = pacePolling
	default:
		s.mode = paceQuiet
	}
	switch {
	case active, woken, s.mode == paceActive, was == paceQuiet && !look:
		// A tick without news in quiet mode means that the window was uncovered, for which there is no event.
		paint = true
	case was == pacePolling:
		// While polling, most such ticks just check the gamepad; an uncovered window waits for up to a second.
		s.polls++
		paint = s.polls >= pollRate
	}
	if paint {
		s.polls = 0
	}
	return s.mode, paint
}
