package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

const (
	// openTicks is how long a touch may belong to nobody. A palm that rests on the glass must not hold up the match.
	openTicks = 45
	// grasp is the least distance, in dp, within which a touch means a rune.
	grasp = 28
)

// open lets all hands go, since the clock no longer runs.
func (h *handwork) open() {
	for i := range h.grips.list {
		if p := &h.grips.list[i]; p.home == 0 {
			p.lost = p.lost || p.races && !p.got
			h.release(i)
		}
	}
	h.grips.claimed = h.grips.claimed[:0]
	h.cursors.rest()
}

// decided lets go of the runes for which a seat came too late: they glide back. A hand that has waited on a rune that
// is its own gives it to the picture, in which it flies.
func (h *handwork) decided(events []rules.Event) {
	for _, e := range events {
		got, own := e.(rules.Snatched)
		for i := range h.grips.list {
			if p := &h.grips.list[i]; own && p.seat == got.Seat && p.rune == got.Rune && !p.lost {
				if p.got = true; p.waits {
					p.home = 1
				}
			}
		}
		late, ok := e.(rules.ClaimMissed)
		for i := range h.grips.list {
			if p := &h.grips.list[i]; ok && p.seat == late.Seat && p.rune == late.Rune {
				p.lost = true
				h.release(i)
			}
		}
	}
}

// snatch reads the claims of this tick. A single person's touch belongs to that person's seat at once. Where several
// persons share the glass, a touch belongs to the seat whose tray the rune is brought to, and counts from the tick of
// the touch. Until that is known, nothing later is settled.
func (h *handwork) snatch(c *ui.Context, want *table.Want[rules.Move]) {
	g := &h.grips
	for _, p := range c.Rest().Pointers {
		h.grip(p, want)
	}
	if r := g.typed - 1; r >= 0 && h.options.actor >= 0 {
		h.claim(h.options.actor, r, h.Given.Tick, want)
	}
	g.typed = 0
	if h.Given.Controls && h.Sel.Sheet == boards.NoSheet {
		h.steer(c.Rest(), want)
	}
	for i := range g.list {
		p := &g.list[i]
		if p.seat == games.Nobody && !p.lost {
			if h.Given.Tick-p.tick > openTicks {
				h.release(i)
			} else {
				want.Undecided = true
			}
		}
	}
	if limit, on := h.Given.View.Limit(); on && h.Given.Tick >= int(limit) {
		m := rules.Move{Kind: rules.TimeUp}
		if h.Given.View.Phase() == rules.RunPhase { // only this seat's run ends
			m.Kind = rules.Done
		}
		for _, s := range h.Given.Movers {
			h.Ask(s, m, want)
		}
	}
}

func (h *handwork) grip(p ui.Pointer, want *table.Want[rules.Move]) {
	g := &h.grips
	at := -1
	for i := range g.list {
		if g.list[i].id == p.ID && g.list[i].home == 0 && !g.list[i].waits {
			at = i
		}
	}
	if at >= 0 && p.Phase == ui.Press { // another finger with the same number
		h.release(at)
		at = -1
	}
	switch {
	case p.Phase == ui.Press && h.Sel.Sheet != boards.NoSheet: // the touch closes the sheet
	case p.Phase == ui.Press && at < 0:
		one := len(h.Given.Movers) == 1
		if r, from := h.under(p.At); r >= 0 && !(one && g.holds(r)) {
			now := grip{id: p.ID, rune: r, at: p.At, from: from, seat: games.Nobody, tick: h.Given.Tick,
				races: h.Given.Far && h.Given.View.Phase() == rules.SnatchPhase}
			if one {
				now.seat = h.Given.Movers[0]
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

// brought gives a grip to the seat whose tray it has reached.
func (h *handwork) brought(at int, want *table.Want[rules.Move]) {
	p := &h.grips.list[at]
	if p.seat != games.Nobody || p.lost {
		return
	}
	for _, s := range h.Given.Movers {
		if t := h.places.tray(s); t != nil && t.Place().Has(p.at) {
			p.seat = s
			p.lost = !h.claim(s, p.rune, p.tick, want)
			return
		}
	}
}

// release lets a rune go: it glides into the well or, if the seat does not get it, back to where it lay.
func (h *handwork) release(at int) {
	p := &h.grips.list[at]
	p.lost = p.lost || p.seat == games.Nobody
	if h.undecided(p) {
		p.waits, p.at = true, p.from
		return
	}
	p.home = 1 / float64(wellTicks)
	if h.Given.Frame.Kit.Look.ReducedMotion {
		p.home = 1
	}
}

// undecided reports whether a room on another device has yet to tell who was first to reach the rune of a grip.
func (h *handwork) undecided(p *grip) bool {
	return p.races && h.Given.Clocked && !p.lost && !p.got
}

// under returns the nearest face-up rune within reach of a fingertip, and where it lies; NoRune if there is none.
func (h *handwork) under(p ui.Point) (rules.Rune, ui.Point) {
	best, where, nearest := rules.NoRune, ui.Point{}, math.Inf(1)
	l := h.places.lens
	within := max(l.scale*rules.DiscRadius/1000, h.Given.Frame.Kit.Dp(grasp))
	for _, d := range h.Model.discs {
		at := l.Screen(ui.Pt(d.x, d.y))
		if far := math.Hypot(at.X-p.X, at.Y-p.Y); d.up && d.rune != rules.Destiny && far <= within && far < nearest &&
			h.places.window.Has(at) {
			best, where, nearest = d.rune, at, far
		}
	}
	return best, where
}

// claim asks for a rune in the tick of its touch or, if the seat has a claim in that tick, in the next tick without
// one. It reports whether the claim is legal.
func (h *handwork) claim(s games.Seat, r rules.Rune, tick int, want *table.Want[rules.Move]) bool {
	first, _, _ := h.Given.View.Window(s)
	tick = max(tick, int(first))
	for slices.Contains(h.grips.claimed, claimed{s, tick}) {
		tick++
	}
	m := rules.Move{Kind: rules.Claims, Tick: int32(tick)}
	for i := range m.Claims {
		m.Claims[i] = rules.NoRune
	}
	m.Claims[s] = r
	if !h.Ask(s, m, want) {
		return false
	}
	h.grips.claimed = append(h.grips.claimed, claimed{s, tick})
	return true
}
