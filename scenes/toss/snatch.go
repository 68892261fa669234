package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// grips are the hands that snatch with pointers (TOS-40).
type grips struct {
	list    []grip
	typed   rules.Rune // what keys reach for in this tick, plus one
	claimed []claimed
}

// claimed is a tick in which a seat's hand has reached for something: it does so once in a tick.
type claimed struct {
	seat games.Seat
	tick int
}

// grip is a finger or the mouse on a rune.
type grip struct {
	id   ui.PointerID
	rune rules.Rune
	at   ui.Point
	from ui.Point   // where the rune lay on the screen
	seat games.Seat // whose hand it is, or games.Nobody while that is not known
	tick int        // in which it was touched
	lost bool       // somebody else was first
	home float64    // how far the rune has glided into the well since it was let go, up to 1; 0 while it is held
}

const (
	// openTicks is how long a touch may be nobody's: a palm that rests is none.
	openTicks = 45
	// grasp is how far from its middle a rune is touched, in dp, where it is smaller than that.
	grasp = 28
)

// step plays a tick: what was let go glides home.
func (g *grips) step() {
	keep := g.list[:0]
	for _, p := range g.list {
		if p.home > 0 {
			p.home += 1 / float64(wellTicks)
		}
		if p.home < 1 {
			keep = append(keep, p)
		}
	}
	g.list = keep
}

// moving reports whether anything glides.
func (g *grips) moving() bool {
	for i := range g.list {
		if g.list[i].home > 0 {
			return true
		}
	}
	return false
}

// open lets all hands go: the clock no longer runs.
func (h *player) open() {
	for i := range h.grips.list {
		if h.grips.list[i].home == 0 {
			h.release(i)
		}
	}
	h.grips.claimed = h.grips.claimed[:0]
	h.cursors.rest()
}

// missed lets a hand go that came too late: what it held glides back.
func (h *player) missed(s games.Seat, r rules.Rune) {
	for i := range h.grips.list {
		if p := &h.grips.list[i]; p.seat == s && p.rune == r {
			p.lost = true
			h.release(i)
		}
	}
}

// holds reports whether a hand holds a rune, or it glides home.
func (g *grips) holds(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && !p.lost {
			return true
		}
	}
	return false
}

// lifts reports whether a rune is off the table in a hand, or on its way from there, even if only back.
func (g *grips) lifts(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && (!p.lost || p.home > 0) {
			return true
		}
	}
	return false
}

// snatch reads what hands reach for in this tick. One person's touch is that seat's at once. Where several persons share the glass it is
// whose tray it is brought to, and counts from when it was made: till then nothing later is settled.
func (h *player) snatch(c *ui.Context, want *table.Want[rules.Move]) {
	g := &h.grips
	for _, p := range c.Rest().Pointers {
		h.grip(p, want)
	}
	if r := g.typed - 1; r >= 0 && h.options.actor >= 0 {
		h.claim(h.options.actor, r, h.given.Tick, want)
	}
	g.typed = 0
	if h.given.Controls && h.sel.sheet == noSheet {
		h.steer(c.Rest(), want)
	}
	for i := range g.list {
		p := &g.list[i]
		if p.seat == games.Nobody && !p.lost {
			if h.given.Tick-p.tick > openTicks {
				h.release(i)
			} else {
				want.Undecided = true
			}
		}
	}
	if limit, on := h.given.View.Limit(); on && h.given.Tick >= int(limit) {
		m := rules.Move{Kind: rules.TimeUp}
		if h.given.View.Phase() == rules.RunPhase { // only this run ends
			m.Kind = rules.Done
		}
		for _, s := range h.given.Movers {
			h.wants(s, m, want)
		}
	}
}

// grip follows a pointer.
func (h *player) grip(p ui.Pointer, want *table.Want[rules.Move]) {
	g := &h.grips
	at := -1
	for i := range g.list {
		if g.list[i].id == p.ID && g.list[i].home == 0 {
			at = i
		}
	}
	if at >= 0 && p.Phase == ui.Press { // another finger under the same number
		h.release(at)
		at = -1
	}
	switch {
	case p.Phase == ui.Press && h.sel.sheet != noSheet: // it closes that
	case p.Phase == ui.Press && at < 0:
		one := len(h.given.Movers) == 1
		if r, from := h.under(p.At); r >= 0 && !(one && g.holds(r)) {
			now := grip{id: p.ID, rune: r, at: p.At, from: from, seat: games.Nobody, tick: h.given.Tick}
			if one {
				now.seat = h.given.Movers[0]
				now.lost = !h.claim(now.seat, r, now.tick, want)
			}
			g.list = append(g.list, now)
		}
	case at < 0:
	case p.Phase == ui.Drag:
		g.list[at].at = p.At
		h.brought(at, want)
	case p.Phase == ui.Release:
		g.list[at].at = p.At
		h.brought(at, want)
		h.release(at)
	default:
		h.release(at)
	}
}

// brought looks whether a rune has come to a tray: then it is that seat's hand.
func (h *player) brought(at int, want *table.Want[rules.Move]) {
	p := &h.grips.list[at]
	if p.seat != games.Nobody || p.lost {
		return
	}
	for _, s := range h.given.Movers {
		if t := h.places.tray(s); t != nil && t.Place().Has(p.at) {
			p.seat = s
			p.lost = !h.claim(s, p.rune, p.tick, want)
			return
		}
	}
}

// release lets go: the rune glides home, and one that the hand does not get back to where it lay.
func (h *player) release(at int) {
	p := &h.grips.list[at]
	p.lost = p.lost || p.seat == games.Nobody
	p.home = 1 / float64(wellTicks)
	if h.given.Frame.Kit.Look.ReducedMotion {
		p.home = 1
	}
}

// under returns the rune that a touch means, and where it lies: the nearest one that lies face up, within reach of a fingertip.
func (h *player) under(p ui.Point) (rules.Rune, ui.Point) {
	best, where, nearest := rules.NoRune, ui.Point{}, math.Inf(1)
	l := h.places.lens
	within := max(l.scale*rules.DiscRadius/1000, h.given.Frame.Kit.Dp(grasp))
	for _, d := range h.show.model.discs {
		at := l.Screen(ui.Pt(d.x, d.y))
		if far := math.Hypot(at.X-p.X, at.Y-p.Y); d.up && d.rune != rules.Destiny && far <= within && far < nearest && h.places.window.Has(at) {
			best, where, nearest = d.rune, at, far
		}
	}
	return best, where
}

// claim asks for a rune in the tick in which it was touched, or the next one in which the same hand reached for nothing else. It reports
// whether it can be had.
func (h *player) claim(s games.Seat, r rules.Rune, tick int, want *table.Want[rules.Move]) bool {
	first, _, _ := h.given.View.Window(s)
	tick = max(tick, int(first))
	for slices.Contains(h.grips.claimed, claimed{s, tick}) {
		tick++
	}
	m := rules.Move{Kind: rules.Claims, Tick: int32(tick)}
	for i := range m.Claims {
		m.Claims[i] = rules.NoRune
	}
	m.Claims[s] = r
	if !h.wants(s, m, want) {
		return false
	}
	h.grips.claimed = append(h.grips.claimed, claimed{s, tick})
	return true
}

// wants adds what a seat's hand does in this tick, and reports whether it can be done.
func (h *player) wants(s games.Seat, m rules.Move, want *table.Want[rules.Move]) bool {
	if why := h.given.View.WhyNot(s, m); why != nil {
		h.refuse(m, why, want)
		return false
	}
	want.Hands = append(want.Hands, games.Chosen[rules.Move]{Seat: s, Move: m})
	return true
}
