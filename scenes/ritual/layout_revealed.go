package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/ui"
)

// revealed places n revealed cards: beside the field, or over it where the open panel or question leaves room.
func (p *places) revealed(n int) revealedPlaces {
	k := p.Given.Frame.Kit
	if p.aside > 0 {
		return cornerPlaces(k, p.overButtons(p.Sel.panel), n)
	}
	room, beside := p.room, p.Sel.panel == noPanel
	if beside {
		room = p.free
	}
	if !p.panel.rect.Empty() {
		room.H = max(0, min(room.Bottom(), p.panel.rect.Y)-room.Y)
	}
	// the public question may reach over the ledge
	if asked := p.Given.Frame.Asked; p.Given.Bare && !asked.Empty() && !p.Given.Frame.Rail {
		room.H = max(0, min(room.Bottom(), asked.Y-stage.BandHeight(k)-k.Gap.S)-room.Y)
	}
	var last revealedCard
	if n <= len(p.Model.chain) {
		last = p.Model.chain[n-1]
	}
	if p.shown.room != room || p.shown.n != n || p.shown.last != last { // measuring texts takes time: keep the result
		p.shown.room, p.shown.n, p.shown.last = room, n, last
		var ok bool
		if p.shown.places, ok = arrangeBeside(k, room, n, p.texts); !ok && beside {
			p.shown.places, ok = arrangeTold(k, room, p.said(last))
		}
		if !ok || !beside {
			p.shown.places = arrangeRevealed(k, p.over(room).Inset(ui.Even(k.Gap.S)), n, p.texts)
		}
	}
	return p.shown.places
}

// over returns the room for cards that lie over the board: from the top bar down to where a room ends.
func (p *places) over(room ui.Rect) ui.Rect {
	all := p.room
	all.H = max(0, min(all.Bottom(), room.Bottom())-all.Y)
	return all
}

// leastBeside is how much of the board must stay in sight beside revealed cards, in dp. If it would be less, they lie
// over the board.
var leastBeside = ui.Sz(200, 64)

// arrangeBeside places n revealed cards beside the board, with the words over them: at the foot of a high room, at the
// right of a wide one. It reports false if cards and board do not both have room.
func arrangeBeside(k *ui.Kit, room ui.Rect, n int, texts []string) (r revealedPlaces, ok bool) {
	words, gap := k.Dp(36), k.Gap.XS // for two lines
	if !room.Size().Portrait() {
		words = k.Dp(56) // for three lines over a narrow column
	}
	r.form, r.shift = cardFull, min(k.Dp(28), room.W*.06)
	further := ui.Sz(float64(n-1)*r.shift, float64(n-1)*r.shift*.25)
	least := ui.Sz(k.Dp(leastBeside.W), k.Dp(leastBeside.H))
	if room.Size().Portrait() {
		wide := min(room.W-2*gap, k.Dp(520))
		for high := k.Dp(84); high+further.H+words+2*gap+least.H <= room.H; high += k.Dp(8) {
			card := ui.Sz(wide-further.W, high)
			if !readable(k, card, texts) {
				continue
			}
			strip, board := room.CutBottom(high+further.H+words+2*gap, 0)
			strip = strip.Place(ui.Sz(wide, strip.H-gap), .5, 0)
			r.banner, strip = strip.CutTop(words, gap)
			r.first = ui.Rc(strip.X, strip.Y, card.W, card.H)
			r.board = board
			r.die = dieAbove(k, r.board)
			return r, true
		}
		return r, false
	}
	high := min(room.H-2*gap-words-further.H, k.Dp(388))
	for wide := max(k.Dp(150), min(k.Dp(264), room.W*.26)); wide+further.W+2*gap+least.W <= room.W &&
		wide <= k.Dp(440); wide += k.Dp(10) {
		card := ui.Sz(wide, min(high, wide*1.45))
		if high <= 0 || !readable(k, card, texts) {
			continue
		}
		column, board := room.CutRight(wide+further.W+2*gap, 0)
		column = column.Inset(ui.Sides(gap, 0)).Place(ui.Sz(wide+further.W, card.H+further.H+words+gap), .5, .5)
		r.banner, column = column.CutTop(words, gap)
		r.first = ui.Rc(column.X, column.Y, card.W, card.H)
		r.board = board
		r.die = dieAbove(k, r.board)
		return r, true
	}
	return r, false
}

// dieAbove returns the place of the die, in the lower right corner of the board that is left.
func dieAbove(k *ui.Kit, board ui.Rect) ui.Rect {
	side := min(k.Dp(52), board.H*.5)
	return board.Inset(ui.Even(k.Gap.S)).Place(ui.Sz(side, side), 1, 1)
}

// toldCard holds the few lines that a revealed card is told in.
type toldCard struct{ who, text string }

// said returns who reveals a card, and what the card does. For a card that is still on its way it returns the longest
// text, to keep enough room.
func (p *places) said(c revealedCard) toldCard {
	if c.card == rules.Hidden {
		return toldCard{text: slices.MaxFunc(p.texts, func(a, b string) int { return len(a) - len(b) })}
	}
	return toldCard{p.Given.Frame.Say(revealed(c)), p.texts[c.does-rules.Hidden-1]}
}

// toldBoard is the least height of the board over a card that is told in few lines, in dp.
const toldBoard = 56

// arrangeTold places a revealed card at the foot of a room, in few lines of the smallest type: who reveals it, and its
// text. It is for rooms where the full card and the board would not both fit, and reports false if these lines do not
// fit either.
func arrangeTold(k *ui.Kit, room ui.Rect, c toldCard) (r revealedPlaces, ok bool) {
	if !room.Size().Portrait() && room.W > k.Dp(420) {
		return r, false
	}
	room = room.Inset(ui.Sides(k.Gap.XS, 0))
	name, words := toldStyles(k)
	in := room.W - 2*k.Gap.S
	high := k.Measure(c.who, name, in).H + k.Measure(c.text, words, in).H + 2*k.Gap.S
	r.form = cardTold
	r.first, r.board = room.CutBottom(high, k.Gap.XS)
	r.die = dieAbove(k, r.board)
	return r, r.board.H >= k.Dp(toldBoard)
}

// toldStyles returns the styles of a card that is told in few lines: for the line that says who reveals it, and for its
// text.
func toldStyles(k *ui.Kit) (who, text ui.TextStyle) {
	least := leastText * k.Look.Device
	text = cardText(k)
	text.Size = least
	return k.Type.Strong.Sized(max(least, min(k.Type.Strong.Size, least*1.1))), text
}

// arrangeRevealed places n revealed cards in the middle of a room, or at the foot of a high one, so large that their
// texts can be read. The banner is over them, and the die beside.
func arrangeRevealed(k *ui.Kit, room ui.Rect, n int, texts []string) revealedPlaces {
	var r revealedPlaces
	// two lines of small words at least
	r.banner, room = room.CutTop(max(min(k.Dp(40), room.H*.2), 2.7*k.Legible), k.Gap.XS)
	r.shift = min(k.Dp(40), room.W*.08)
	further := float64(n-1) * r.shift
	size := readableIn(k, ui.Sz(max(0, room.W-further), max(0, room.H-further*.25)), texts)
	r.form = cardFull
	down := .5
	if room.Size().Portrait() { // the seats are above
		down = 1
	}
	r.first = ui.Rc(room.Center().X-(size.W+further)/2, room.Y+(room.H-size.H-further*.25)*down, size.W, size.H)
	r.banner.Y = r.first.Y - k.Gap.XS - r.banner.H // close over them: further up it would hide the seats
	die := min(k.Dp(56), room.H*.3)
	right := r.first.Right() + further
	r.die = ui.Rc(min(right+k.Gap.M, room.Right()-die), r.first.Bottom()-die, die, die)
	return r
}

// cornerName is the least height of a card in a corner that bears its name, in dp.
const cornerName = 96

// cornerPlaces places n revealed cards small: at the left edge of a wide field with the die below them, or along the
// top of a high one with the die and the words beside. The rest of the field is left for the board.
func cornerPlaces(k *ui.Kit, field ui.Rect, n int) (r revealedPlaces) {
	if field.Size().Portrait() {
		high := min(k.Dp(72), field.H*.2)
		r.form, r.shift = cardSign, high*.18
		r.first = ui.Rc(field.X+k.Gap.S, field.Y+k.Gap.S, high*.7, high)
		last := r.card(n - 1)
		r.die = ui.Rc(last.Right()+k.Gap.S, last.Bottom()-high*.5, high*.5, high*.5)
		r.banner = ui.Rc(r.die.Right()+k.Gap.XS, r.first.Y, max(0, field.Right()-r.die.Right()-2*k.Gap.XS),
			min(high, k.Dp(56)))
		_, r.board = field.CutTop(last.Bottom()-field.Y, k.Gap.XS)
		return r
	}
	high := min(k.Dp(112), field.H*.3)
	if r.form = cardName; high < k.Dp(cornerName) {
		r.form, high = cardSign, min(k.Dp(84), high)
	}
	r.shift = high * .18
	r.first = ui.Rc(field.X+k.Gap.XS, field.Y+k.Gap.S, high*.7, high)
	r.die = ui.Rc(r.first.X, r.card(n-1).Bottom()+k.Gap.XS, high*.5, high*.5)
	_, r.board = field.CutLeft(r.whole(n).Right()-field.X, k.Gap.XS)
	return r
}
