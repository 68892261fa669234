package results

import (
	"runehall/scenes/page"
	"runehall/ui"
)

// leadsOn reports whether a match can be begun, or gone over to, from here.
func (s *Scene) leadsOn() bool {
	if r := s.ways.Room; r != nil {
		return r.Again != nil || r.begun
	}
	return !s.apart()
}

// buttons returns the buttons at the foot. The first of them stands where a table has its golden button: what it does
// can be taken back.
func (s *Scene) buttons(safe ui.Rect) []*ui.Button {
	switch {
	case s.apart() && s.leadsOn(): // whose match it is has the rest of it
		return []*ui.Button{&s.home, &s.rematch}
	case s.apart():
		return []*ui.Button{&s.home}
	case !s.leadsOn():
		return []*ui.Button{&s.replay, &s.share, &s.home}
	case safe.Size().Portrait() && safe.H < s.stage.Kit.Dp(page.LowPage): // one row; the way back leads to the hall too
		return []*ui.Button{&s.replay, &s.share, &s.rematch}
	}
	return []*ui.Button{&s.replay, &s.share, &s.home, &s.rematch}
}

// next reports whether the next match has begun in the room.
func (s *Scene) next() bool { return s.ways.Room != nil && s.ways.Room.begun }

// nextLine says so, or that the room is closed; "" otherwise.
func (s *Scene) nextLine() string {
	if r := s.ways.Room; r != nil && r.closed {
		return s.stage.Text("table.room.closed.next")
	}
	if !s.next() {
		return ""
	}
	if next := s.ways.Room.Next; next != nil && next() != "" {
		return next()
	}
	return s.stage.Text("table.room.next.begun")
}

// again goes over to the next match if it has begun, and else asks for it once.
func (r *Room) again() {
	switch {
	case r.Begun():
		r.GoOver()
	case !r.asked && r.Again != nil:
		r.asked = true
		r.Again()
	}
}

// Chosen is called when the host has begun the match that was set up here: the results lead there.
func (r *Room) Chosen() { r.asked = true }

// Refused is called when the host did not begin the next match: it can be asked for again.
func (r *Room) Refused() { r.asked = false }

// follow goes over to the next match once it is due. It reports whether it did.
func (r *Room) follow(c *ui.Context) bool {
	if !r.Due(c) {
		return false
	}
	r.GoOver()
	return true
}

// Due reports whether these results are to go over to the next match: somebody here has asked for it, or nobody sits
// here and nobody has touched the screen for a while. Whatever is on top asks in each tick: the results, or the sheet
// of the game night that lies over them.
func (r *Room) Due(c *ui.Context) bool {
	if !r.Begun() {
		return false
	}
	if r.still++; c.Input().Active() {
		r.still = 0
	}
	if !r.asked && !(r.Watches && r.still >= watchesOn) {
		c.Moves(r.Watches)
		return false
	}
	return true
}
