package ritual

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// revealed places n revealed cards in what an open panel or question leaves of the room, or beside the field.
func (p *places) revealed(n int) revealedPlaces {
	k := p.Given.Frame.Kit
	if p.aside > 0 {
		return cornerPlaces(k, p.free, n)
	}
	room := p.room
	if !p.panel.rect.Empty() {
		room.H = max(0, min(room.Bottom(), p.panel.rect.Y)-room.Y)
	}
	if asked := p.Given.Frame.Asked; p.Given.Bare && !asked.Empty() && !p.Given.Frame.Rail { // the public question may reach over the ledge
		room.H = max(0, min(room.Bottom(), asked.Y-stage.BandHeight(k)-k.Gap.S)-room.Y)
	}
	if p.shown.room != room || p.shown.n != n { // measuring texts takes its time
		p.shown.room, p.shown.n = room, n
		p.shown.places = arrangeRevealed(k, room.Inset(ui.Even(k.Gap.S)), n, p.texts)
	}
	return p.shown.places
}

// arrangeRevealed places n revealed cards in the middle of a room, or at the foot of a high one, with the banner over them and the die
// beside: so large that their texts can be read.
func arrangeRevealed(k *ui.Kit, room ui.Rect, n int, texts []string) revealedPlaces {
	var r revealedPlaces
	r.banner, room = room.CutTop(min(k.Dp(40), room.H*.2), k.Gap.XS)
	r.shift = min(k.Dp(40), room.W*.08)
	further := float64(n-1) * r.shift
	size := readableIn(k, ui.Sz(max(0, room.W-further), max(0, room.H-further*.25)), texts)
	r.form = cardFull
	down := .5
	if room.Size().Portrait() { // the seats are above
		down = 1
	}
	r.first = ui.Rc(room.Center().X-(size.W+further)/2, room.Y+(room.H-size.H-further*.25)*down, size.W, size.H)
	r.banner.Y = r.first.Y - k.Gap.XS - r.banner.H // right over them: further up it would hide the seats
	die := min(k.Dp(56), room.H*.3)
	right := r.first.Right() + further
	r.die = ui.Rc(min(right+k.Gap.M, room.Right()-die), r.first.Bottom()-die, die, die)
	return r
}

// cornerPlaces places n revealed cards small at the left edge of a field, with the die below them.
func cornerPlaces(k *ui.Kit, field ui.Rect, n int) revealedPlaces {
	high := min(k.Dp(84), field.H*.3)
	r := revealedPlaces{form: cardSign, shift: high * .18}
	r.first = ui.Rc(field.X+k.Gap.XS, field.Y+k.Gap.S, high*.7, high)
	r.die = ui.Rc(r.first.X, r.card(n-1).Bottom()+k.Gap.XS, high*.5, high*.5)
	return r
}
