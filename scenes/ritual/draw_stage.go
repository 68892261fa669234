package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/ui"
)

// drawStage draws the revealed cards in the middle, each answer overlapping what it answers, who revealed what, and the
// die. While something on the board is to be pointed at they lie in a corner.
func (b *Board) drawStage(c *ui.Canvas) {
	chain := b.model.chain
	if len(chain) == 0 {
		return
	}
	s := b.stagePlaces(len(chain))
	for i, link := range chain {
		b.drawCard(c, s.card(i), link.card, s.form, true)
	}
	if b.model.die > 0 {
		drawDie(c, s.die.Move(ui.Pt(0, -b.model.hop*s.die.H*.7)), b.model.die)
	}
	if s.banner.Empty() {
		return
	}
	text := c.Measure(b.words.banner, c.Type.Strong, 0).W + c.Gap.L*2
	banner := s.banner.Place(ui.Sz(min(s.banner.W, text), s.banner.H), .5, .5)
	c.Box(banner, banner.H/2, ui.Flat(c.Palette.Ink.Fade(.92)))
	c.Frame(banner, banner.H/2, c.Hairline, ui.Flat(c.Palette.Brass.Fade(.7)))
	c.TextIn(b.words.banner, c.Type.Strong, banner.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
}

// aside reports whether the revealed cards lie in a corner: their user chooses something on the board or in a hand.
func (b *Board) aside() bool {
	return b.options.phase == rules.ChoicePhase && b.Shown()
}

// stagePlaces is where revealed cards lie.
type stagePlaces struct {
	first  ui.Rect // the ritual
	shift  float64 // of each further card to the right
	form   cardForm
	banner ui.Rect
	die    ui.Rect
}

func (s *stagePlaces) card(i int) ui.Rect {
	return s.first.Move(ui.Pt(s.shift*float64(i), s.shift*.25*float64(i)))
}

// stagePlaces places n revealed cards in what an open panel leaves of the stage, or in a corner of the field.
func (b *Board) stagePlaces(n int) stagePlaces {
	k := b.frame.Kit
	if b.aside() {
		return b.cornerPlaces(n)
	}
	room := b.places.field
	if !b.over.rect.Empty() {
		room = b.places.stage
		room.H = max(0, min(room.Bottom(), b.over.rect.Y)-room.Y)
	}
	if asked := b.frame.Asked; b.state.Bare && !asked.Empty() { // the public question may reach over the ledge
		room.H = max(0, min(room.Bottom(), asked.Y-stage.BandHeight(k)-k.Gap.S)-room.Y)
	}
	room = room.Inset(ui.Even(k.Gap.S))
	var s stagePlaces
	s.banner, room = room.CutTop(min(k.Dp(44), room.H), k.Gap.S)
	die := min(k.Dp(56), room.H*.3)
	high := min(k.Dp(340), room.H)
	s.shift = min(k.Dp(40), room.W*.1)
	wide := max(0, min(high*.72, room.W-float64(n-1)*s.shift-2*(die+k.Gap.M)))
	high = min(high, wide/.72)
	switch w := dps(&k.Theme, wide); {
	case w >= 150:
		s.form = cardFull
	case w >= 84:
		s.form = cardName
	}
	whole := wide + float64(n-1)*s.shift
	s.first = ui.Rc(room.Center().X-whole/2, room.Y+(room.H-high)/2, wide, high)
	s.die = ui.Rc(s.first.X+whole+k.Gap.M, s.first.Center().Y-die/2, die, die)
	return s
}

// cornerPlaces places n revealed cards small in the upper left corner of the field, with the die beside them.
func (b *Board) cornerPlaces(n int) stagePlaces {
	k := b.frame.Kit
	high := min(k.Dp(84), b.places.field.H*.3)
	s := stagePlaces{form: cardSign, shift: high * .25}
	s.first = ui.Rc(b.places.field.X+k.Gap.S, b.places.field.Y+k.Gap.S, high*.7, high)
	x := s.first.Right() + float64(n-1)*s.shift + k.Gap.S
	s.die = ui.Rc(x, s.first.Center().Y-high*.25, high*.5, high*.5)
	return s
}

// pips are the pips of a die on a grid of 3 × 3, by number.
var pips = [7]string{1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}

// drawDie draws a die that shows a number.
func drawDie(c *ui.Canvas, r ui.Rect, number int) {
	p := &c.Palette
	radius := r.W * .18
	c.Shadow(r.Move(ui.Pt(0, r.H*.08)), radius, r.W*.16, p.Shadow)
	c.Box(r, radius, ui.Shade(p.Bone, p.Bone.Mix(p.Oak, .2)))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Oak.Fade(.6)))
	for _, at := range pips[number] {
		i := int(at - '0')
		c.Disc(ui.Pt(r.X+r.W*(.25+.25*float64(i%3)), r.Y+r.H*(.25+.25*float64(i/3))), r.W*.085, p.ParchmentInk)
	}
}
