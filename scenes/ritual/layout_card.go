package ritual

import "runehall/ui"

// cardPlaces is where the parts of an open card lie.
type cardPlaces struct {
	name, sign, text, foot ui.Rect
}

// leastText is the smallest size of a card's text, in dp of the device, whatever the scale of the interface.
const leastText = 15

func cardText(k *ui.Kit) ui.TextStyle {
	s := k.Type.Small
	s.Size = max(s.Size, leastText*k.Look.Device)
	return s
}

// arrangeCard places the parts of a card in r: the text gets what it needs, and the sign the rest. On a wide card the
// sign stands beside the words, if there is room.
func arrangeCard(k *ui.Kit, r ui.Rect, text string, foot bool) cardPlaces {
	var p cardPlaces
	in := r.Inset(ui.Even(min(r.W, r.H) * .08))
	words := func(in ui.Rect) {
		p.name, in = in.CutTop(min(max(k.LineHeight(k.Type.Name), r.H*.12), in.H*.3), 0)
		if foot {
			p.foot, in = in.CutBottom(k.LineHeight(k.Type.Label)*1.1, 0)
		}
		p.text = in
	}
	if r.W > 1.1*r.H {
		sign, beside := in.CutLeft(min(in.H, in.W*.26, k.Dp(120)), min(k.Gap.M, in.W*.03))
		if words(beside); fits(k, text, p.text.Size()) {
			p.sign = sign.Fit(ui.Sz(1, 1))
			return p
		}
		words(in)
		return p
	}
	words(in)
	in = p.text
	need := k.Measure(text, cardText(k), in.W).H
	if side := min(in.H-need-k.Gap.S, in.W*.75); side >= k.Dp(28) {
		p.sign, p.text = in.CutTop(side, 0)
		p.sign = p.sign.Fit(ui.Sz(1, 1))
	}
	return p
}

// styled returns the largest style in which a text, wrapped, fits into a room, and whether it fits in a legible size at
// all.
func styled(k *ui.Kit, text string, room ui.Size) (ui.TextStyle, bool) {
	s := cardText(k)
	for least := leastText * k.Look.Device; ; s.Size = max(least, s.Size*.95) {
		if holds(k, room, text, s) {
			return s, true
		}
		if s.Size <= least {
			return s, false
		}
	}
}

func fits(k *ui.Kit, text string, room ui.Size) bool {
	_, ok := styled(k, text, room)
	return ok
}

func holds(k *ui.Kit, room ui.Size, text string, style ui.TextStyle) bool {
	all := k.Measure(text, style, room.W)
	return room.W > 0 && all.W <= room.W && all.H <= room.H
}

// leastName is the least size of a card's name, as a share of its usual one.
const leastName = .6

// named returns the largest style in which a card's name fits into a room, at most a share of the usual size, and
// whether it fits at all.
func named(k *ui.Kit, name string, room ui.Size, most float64) (ui.TextStyle, bool) {
	for size := most; ; size -= .1 {
		switch style := k.Type.Name.Scaled(max(leastName, size)); {
		case holds(k, room, name, style):
			return style, true
		case size <= leastName:
			return style, false
		}
	}
}

// readable reports whether a card of a size can show each of the texts in a legible size.
func readable(k *ui.Kit, size ui.Size, texts []string) bool {
	for _, text := range texts {
		if !fits(k, text, arrangeCard(k, ui.Rect{W: size.W, H: size.H}, text, true).text.Size()) {
			return false
		}
	}
	return true
}

// readableIn returns the size of a card in a room at which all texts are legible: upright if possible, otherwise as
// wide as they need.
func readableIn(k *ui.Kit, room ui.Size, texts []string) ui.Size {
	high := min(room.H, k.Dp(388))
	if size := ui.Sz(min(high*.72, room.W), high); readable(k, size, texts) {
		return size
	}
	size := ui.Sz(0, min(room.H, k.Dp(300)))
	for f := .5; f <= 1; f += .125 {
		if size.W = room.W * f; size.W >= size.H*.72 && readable(k, size, texts) {
			return size
		}
	}
	return ui.Sz(room.W, room.H)
}
