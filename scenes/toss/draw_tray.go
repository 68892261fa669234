package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawTray(c *ui.Canvas, t *trayPlaces) {
	if t.Chip.Empty() || int(t.Seat) >= a.Model.seats {
		return
	}
	a.drawWood(c, t)
	p := &a.Model.who[t.Seat]
	a.drawDish(c, t, p.balance)
	if well := t.Turned.OutRect(t.well); !t.well.Empty() && (len(p.well) > 0 || !t.shares()) {
		a.drawWell(c, t, well, p.well)
		if t.shares() {
			return
		}
	}
	for colour, r := range t.loot {
		if !r.Empty() {
			a.drawLoot(c, t, r, &a.words.piles[t.Seat][colour])
		}
	}
}

// drawWood draws the tray itself, with the seat's name and what the seat does.
func (a *artist) drawWood(c *ui.Canvas, t *trayPlaces) {
	s, m := t.Seat, &a.Model
	defer c.Unturn(c.Turn(t.Turned))
	look := trayLook{}
	col := a.Given.Color(s)
	if a.words.active[s] {
		look.ring = &col
	}
	a.painter.tray(c, t.Chip, look)
	boards.Badge(c, a.Given.Frame.Sitters, s, t.badge)
	a.painter.bag(c, t.bag)
	if a.Given.Sits(s) {
		boards.Label(c, a.Given.Frame.Sitters[s].Name, c.Type.Name, t.name, ui.AlignLeft)
	}
	style := c.Type.Label.In(c.Palette.Text)
	if m.missed(s) > 0 {
		style = style.In(c.Palette.Blood.Mix(c.Palette.Cream, .6))
	}
	if t.state.H > c.Dp(24) {
		style.Size = c.Type.Body.Size
	}
	boards.Label(c, a.words.states[s], style, t.state, ui.AlignLeft)
	a.painter.sum(c, m.runes(s), t.sum)
	if !t.done.Empty() {
		c.Box(t.done, c.Radius.Button, ui.Flat(c.Palette.Slate))
		boards.Label(c, a.words.done, c.Type.Body, t.done, ui.AlignCenter)
	}
}

func (a *artist) drawDish(c *ui.Canvas, t *trayPlaces, balance rules.Rune) {
	if t.dish.Empty() {
		return
	}
	r := t.Turned.OutRect(t.dish)
	a.painter.balance(c, r.Center(), min(r.W, r.H)/2/dishSize*.96, balance, turnOf(t))
}

func turnOf(t *trayPlaces) float64 { return float64(t.Turned.Turns) * math.Pi / 2 }

func (a *artist) drawWell(c *ui.Canvas, t *trayPlaces, well ui.Rect, runes []rules.Rune) {
	var ring *ui.Color
	if a.places.made.mode == snatching && !a.Model.who[t.Seat].done {
		col := a.Given.Color(t.Seat)
		ring = &col
	}
	a.painter.well(c, well, ring)
	if side := wellSlot(t.well, 0, 1).W; !t.shares() { // empty places for runes to come
		for i := len(runes); float64(i+1)*side*1.08 < t.well.W; i++ {
			a.painter.empty(c, t.Turned.Out(wellSlot(t.well, i, i+1).Center()), side*.4)
		}
	}
	for i, r := range runes {
		if a.handwork.grips.holds(r) {
			continue
		}
		at := t.Turned.OutRect(wellSlot(t.well, i, len(runes)))
		a.painter.rune(c, at.Center(), min(at.W, at.H)/2/ringAt, runeLook{rune: r, turn: turnOf(t), ground: int(r)})
	}
}

// drawLoot draws the pairs of a colour side by side, closer together if there are many, with the number of runes.
func (a *artist) drawLoot(c *ui.Canvas, t *trayPlaces, r ui.Rect, p *pile) {
	number, room := r.CutBottom(min(r.H*.34, c.Dp(18)), 0)
	if r.H < c.Dp(40) {
		number, room = r.CutRight(min(r.W*.34, c.Dp(20)), 0)
	}
	// small enough for four pairs side by side
	radius := min(room.H*.4, t.dish.H*.34, room.W/(2.9+.8*float64(max(0, min(len(p.runes), 4)-1))))
	step := 0.0
	if n := len(p.runes); n > 1 {
		step = min(radius*1.3, (room.W-2.6*radius)/float64(n-1))
	}
	first := ui.Pt(room.Center().X-step*float64(len(p.runes)-1)/2, room.Center().Y)
	a.painter.loot(c, t.Turned.Out(first), radius, step, p.runes, turnOf(t))
	before := c.Turn(t.Turned)
	a.painter.count(c, p.count, number)
	c.Unturn(before)
}
