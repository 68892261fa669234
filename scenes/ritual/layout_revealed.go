package ritual

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// revealedPlaces is where revealed cards lie.
type revealedPlaces struct {
	first  ui.Rect // the ritual
	shift  float64 // of each further card to the right
	form   cardForm
	banner ui.Rect // who reveals what; empty in a corner
	die    ui.Rect
}

func (r *revealedPlaces) card(i int) ui.Rect {
	return r.first.Move(ui.Pt(r.shift*float64(i), r.shift*.25*float64(i)))
}

// revealed places n revealed cards in what an open panel or question leaves of the room, or in a corner of the field.
func (p *places) revealed(n int) revealedPlaces {
	k := p.given.Frame.Kit
	if p.aside {
		return cornerPlaces(k, p.field, n)
	}
	room := p.field
	if !p.panel.rect.Empty() {
		room = p.room
		room.H = max(0, min(room.Bottom(), p.panel.rect.Y)-room.Y)
	}
	if asked := p.given.Frame.Asked; p.given.Bare && !asked.Empty() { // the public question may reach over the ledge
		room.H = max(0, min(room.Bottom(), asked.Y-stage.BandHeight(k)-k.Gap.S)-room.Y)
	}
	return arrangeRevealed(k, room.Inset(ui.Even(k.Gap.S)), n)
}

// arrangeRevealed places n revealed cards in the middle of a room, with the banner over them and the die beside.
func arrangeRevealed(k *ui.Kit, room ui.Rect, n int) revealedPlaces {
	var r revealedPlaces
	r.banner, room = room.CutTop(min(k.Dp(44), room.H), k.Gap.S)
	die := min(k.Dp(56), room.H*.3)
	high := min(k.Dp(340), room.H)
	r.shift = min(k.Dp(40), room.W*.1)
	wide := max(0, min(high*.72, room.W-float64(n-1)*r.shift-2*(die+k.Gap.M)))
	high = min(high, wide/.72)
	switch w := k.InDp(wide); {
	case w >= 150:
		r.form = cardFull
	case w >= 84:
		r.form = cardName
	}
	whole := wide + float64(n-1)*r.shift
	r.first = ui.Rc(room.Center().X-whole/2, room.Y+(room.H-high)/2, wide, high)
	r.die = ui.Rc(r.first.X+whole+k.Gap.M, r.first.Center().Y-die/2, die, die)
	return r
}

// cornerPlaces places n revealed cards small in the upper left corner of the field, with the die beside them.
func cornerPlaces(k *ui.Kit, field ui.Rect, n int) revealedPlaces {
	high := min(k.Dp(84), field.H*.3)
	r := revealedPlaces{form: cardSign, shift: high * .25}
	r.first = ui.Rc(field.X+k.Gap.S, field.Y+k.Gap.S, high*.7, high)
	x := r.first.Right() + float64(n-1)*r.shift + k.Gap.S
	r.die = ui.Rc(x, r.first.Center().Y-high*.25, high*.5, high*.5)
	return r
}
