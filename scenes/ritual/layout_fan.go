package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/ui"
)

// tight reports whether a portrait screen is so low that nothing may be larger than fingers need it.
func tight(th *ui.Theme, height float64) bool { return th.InDp(height) < 520 }

// foldWide is the greatest width of a folded ritual, in dp.
const foldWide = 78

// foldedWide returns the least width of n rituals folded side by side in a row of a height, such that each can be
// touched.
func foldedWide(k *ui.Kit, n int, high float64) float64 {
	least := min(max(stage.MinTouch(k), k.Dp(36)), max(high*.7, stage.MinTouch(k)))
	return float64(n)*least + float64(n-1)*k.Gap.XS
}

// fold places rituals side by side in a room, folded: narrow ones show their signs alone.
func (p *ledgePlaces) fold(th *ui.Theme, a arrangement, room ui.Rect) {
	p.foldTo(a, room, th.Dp(foldWide), th.Gap.XS)
}

// foldTo is fold for a greatest width and a gap.
func (p *ledgePlaces) foldTo(a arrangement, room ui.Rect, most, gap float64) {
	n := float64(a.rituals)
	w := min((room.W-(n-1)*gap)/n, most)
	p.card = ui.Sz(w, min(room.H, w/.7))
	places := boards.Slots(room, a.rituals, p.card, gap)
	p.cards = ui.Bounding(places...)
	if a.known {
		p.faces = places
	}
}

func (p *ledgePlaces) fan(th *ui.Theme, a arrangement, room ui.Rect) {
	high := min(room.H, th.Dp(112))
	p.card = ui.Sz(min(high*.7, room.W), high)
	p.cards = room
	n := a.rituals
	if !a.known || n == 0 {
		step := p.card.W * .45
		width := min(room.W, max(p.card.W+float64(max(0, n-1))*step, th.Touch))
		p.cards = room.Place(ui.Sz(width, max(min(high, room.H), 0)), .5, .5)
		return
	}
	gap := min(th.Gap.S, room.W*.03)
	if w := min(high*.7, (room.W-float64(n-1)*gap)/float64(n)); w >= th.Dp(72) {
		all := room.Place(ui.Sz(float64(n)*w+float64(n-1)*gap, w/.7), .5, .5)
		p.faces, p.card = all.Grid(n, n, gap), ui.Sz(w, w/.7)
		return
	}
	p.tabs = true
	best := 0.0
	for columns := n; columns >= 1; columns-- {
		faces := room.Grid(n, columns, min(gap, th.Gap.XS))
		if legible := min(faces[0].W/th.Dp(112), faces[0].H/th.Dp(26)); legible > best {
			best, p.faces = legible, faces
		}
	}
	for i, r := range p.faces {
		p.faces[i] = r.Place(ui.Sz(min(r.W, th.Dp(190)), r.H), 0, .5)
	}
}
