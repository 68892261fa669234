package lessons

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games/lesson"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Prize is what a puzzle brings once it has ended: a line to share that gives nothing away, and how many days in a row
// were solved.
type Prize struct {
	Line   func() string
	Streak func() int
	// Share gives the line to others, and reports in a message what became of that; nil: nothing can.
	Share func(said func(icon ui.Icon, key string))
}

// plaque is the parchment on which a puzzle's words stand, above the board: what is asked, what a wrong move did, and
// at the end the stamp with what speaks for the answer. The table gives it a place of its own, so it covers nothing.
type plaque struct {
	tone         tone
	over, words  string
	all          string // over, words and line
	line, streak string // of the prize; "": it has not been won
	narrow       bool   // the parchment is
	choose       bool   // nothing has been chosen yet since it was asked

	rect, sign, text, foot ui.Rect
	read, share            ui.Button
}

// tone is what the words are.
type tone uint8

const (
	asks tone = iota
	wrong
	right
	given // the answer was shown
)

// The lengths of a plaque, in dp: the stamp, how much of the parchment its frayed edge takes, and the row of the prize.
const plaqueStamp, plaqueEdge, plaqueFoot = 44, 9, 46

// A parchment narrower than narrowPlaque, in dp, has small words and none above them but at the end. A question longer
// than shortWords, in bytes, has small words everywhere.
const narrowPlaque, shortWords = 300, 90

// Plaque reports whether the words have a parchment above the board.
func (l *Course) Plaque() bool { return l.On() && l.plot.Lesson.Riddle }

// PlaqueSays returns everything that the height of the parchment depends on.
func (l *Course) PlaqueSays() string {
	if !l.Plaque() {
		return ""
	}
	p := &l.plaque
	if p.words == "" {
		l.writePlaque()
	}
	return p.all
}

// Place gives the parchment its place.
func (l *Course) Place(k *ui.Kit, r ui.Rect) {
	if !l.Plaque() {
		return
	}
	p := &l.plaque
	p.rect = r
	p.read.Layout(k, r)
	in := r.Inset(ui.Sides(k.Gap.L, k.Dp(plaqueEdge)))
	p.foot, p.sign = ui.Rect{}, ui.Rect{}
	if p.line != "" {
		p.foot, in = in.CutBottom(max(k.Dp(plaqueFoot), stage.MinTouch(k)), k.Gap.XS)
		at, _ := p.foot.CutRight(max(k.Touch, stage.MinTouch(k)), 0)
		p.share.Kind, p.share.Icon = ui.SlateButton, ui.IconExport
		p.share.Layout(k, at)
	}
	if p.tone != asks {
		p.sign, in = in.CutLeft(k.Dp(plaqueStamp), k.Gap.M)
	}
	p.text = in
}

// PlaqueHigh returns how high the parchment is for a width.
func (l *Course) PlaqueHigh(k *ui.Kit, width float64) float64 {
	p := &l.plaque
	inner := width - 2*k.Gap.L
	if p.tone != asks {
		inner -= k.Dp(plaqueStamp) + k.Gap.M
	}
	p.narrow = k.InDp(width) < narrowPlaque
	high := k.Measure(p.words, p.style(k), max(1, inner)).H
	if !p.plain() {
		high += k.Measure(p.over, p.overStyle(k), max(1, inner)).H
	}
	if p.tone != asks {
		high = max(high, k.Dp(plaqueStamp))
	}
	if high += 2 * k.Dp(plaqueEdge); p.line != "" {
		high += max(k.Dp(plaqueFoot), stage.MinTouch(k)) + k.Gap.XS
	}
	return high
}

func (p *plaque) overStyle(k *ui.Kit) ui.TextStyle {
	if p.tone == right || p.tone == given {
		return k.Type.Name.In(k.Palette.ParchmentInk)
	}
	return k.Type.Label.In(k.Palette.RedInk)
}

func (p *plaque) style(k *ui.Kit) ui.TextStyle {
	if p.tone == asks && len(p.words) <= shortWords && !p.narrow {
		return k.Type.Name.In(k.Palette.ParchmentInk)
	}
	return k.Type.Small.In(k.Palette.ParchmentInk)
}

// writePlaque writes what the puzzle says now.
func (l *Course) writePlaque() {
	p, st, script := &l.plaque, l.table.Stage, l.plot
	p.words, p.line, p.streak = l.riddleWords(), "", ""
	p.over = st.Text("learn.day.you", lang.Str("name", l.table.Speaker.Teller.Name(script.Lesson.Learner())))
	switch {
	case script.Stray:
		p.tone, p.over = wrong, st.Text("day.wrong")
	case script.Is(lesson.Ask):
		if p.tone = asks; p.narrow {
			p.words = p.over + " " + p.words
		}
	default:
		if p.tone != right && p.tone != given { // once: the answer stands in gold on the board
			l.table.Shine()
		}
		p.tone, p.over = right, l.riddleLine()
		if script.Riddle.Shown {
			p.tone = given
		}
		if prize := l.table.Prize; prize.Line != nil {
			p.line, p.streak = prize.Line(), ""
			if n := prize.Streak(); n > 0 {
				p.streak = st.Text("day.streak", lang.Num("n", n))
			}
		}
	}
	p.all = p.over + "\n" + p.words + "\n" + p.line
	p.read.OnTap = l.ReadOn
	p.share.Label = st.Text("day.copy")
	p.share.OnTap = func() {
		l.table.Prize.Share(func(icon ui.Icon, key string) {
			//says:keys {day.copied,day.uncopied}
			l.table.Notify(icon, st.Text(key), st.Kit.Palette.Moss, ui.Button{})
		})
	}
}

// Undecided reports whether a puzzle waits for a first choice: until then no move may look like the better one.
func (l *Course) Undecided() bool {
	return l.Plaque() && l.plaque.choose && l.plot.Asks() && !l.plot.Riddle.Shown && l.plot.Step().Within == 0
}

// Decides notes that the learner has begun to choose: any press counts but one on the golden button, which focused says
// has the focus.
func (l *Course) Decides(in *ui.Input, golden ui.Rect, focused bool) {
	if !l.Undecided() {
		return
	}
	chosen := in.Pressed != 0 && !(focused && in.Pressed.Has(ui.Confirm))
	for _, p := range in.Pointers {
		chosen = chosen || p.Phase == ui.Press && !golden.Has(p.At)
	}
	if chosen {
		l.plaque.choose, l.Due = false, true
	}
}

// Verdict says what has become of the last try, in the place of whose turn it would be; "": the puzzle still asks.
func (l *Course) Verdict() string {
	switch {
	case !l.Plaque() || l.plot.Asks():
		return ""
	case l.plot.Stray:
		return l.table.Stage.Text("day.wrong")
	}
	return l.riddleLine()
}

// pressPlaque lets the parchment be pressed: a tap reads on, and at the end the line can be shared.
func (l *Course) pressPlaque(c *ui.Context) {
	p := &l.plaque
	if p.line != "" && l.table.Prize.Share != nil {
		p.share.Update(c)
	}
	if l.LeadsOn() {
		p.read.Label = p.words
		p.read.Update(c)
	}
}

// draw draws the parchment.
func (p *plaque) draw(c *ui.Canvas, shares bool) {
	if p.rect.Empty() {
		return
	}
	pal := &c.Palette
	c.Parchment(p.rect)
	if !p.sign.Empty() {
		mid, r := ui.Pt(p.sign.Center().X, p.text.Y+c.Dp(plaqueStamp)/2), c.Dp(plaqueStamp)/2
		tint, icon := pal.Blood, ui.IconClose
		switch p.tone {
		case right:
			tint, icon = pal.RedInk, ui.IconCheck
		case given:
			tint, icon = pal.ParchmentInk, ui.IconEye
		}
		c.Circle(mid, r, c.Outline, tint)
		c.Disc(mid, r-2*c.Outline, tint)
		c.Icon(icon, ui.RectAround(mid, ui.Sz(2*r, 2*r)), r*1.2, pal.Parchment)
	}
	rest := p.text
	if !p.plain() {
		var over ui.Rect
		over, rest = p.text.CutTop(c.Measure(p.over, p.overStyle(c.Kit), p.text.W).H, 0)
		c.Paragraph(p.over, p.overStyle(c.Kit), over, ui.AlignLeft)
	}
	c.Paragraph(p.words, p.style(c.Kit), rest, ui.AlignLeft)
	if p.foot.Empty() {
		return
	}
	c.HLine(p.foot.X, p.foot.Y-c.Gap.XS/2, p.foot.W, pal.ParchmentInk.Fade(.3))
	words := p.foot
	if shares {
		words.W -= p.share.Rect().W + c.Gap.S
		p.share.Draw(c)
	}
	line, streak := words, ui.Rect{}
	if p.streak != "" {
		line, streak = words.CutTop(words.H/2, 0)
	}
	drawLine(c, p.line, line)
	c.TextIn(p.streak, c.Type.Label.In(pal.RedInk), streak, ui.AlignLeft|ui.AlignMiddle)
}

// drawLine draws the line to share. The typefaces have no discs and circles: those of its tries are drawn.
func drawLine(c *ui.Canvas, text string, r ui.Rect) {
	ink := c.Palette.ParchmentInk
	style := c.Type.Label.In(ink)
	words := strings.TrimRight(text, "○●– ")
	c.TextIn(words, style, r, ui.AlignLeft|ui.AlignMiddle)
	at := ui.Pt(r.X+c.Measure(words, style, 0).W+c.Gap.M, r.Center().Y)
	for _, sign := range text[len(words):] {
		switch sign {
		case '○':
			c.Circle(at, c.Dp(4.5), c.Outline, c.Palette.RedInk)
		case '●':
			c.Disc(at, c.Dp(5), c.Palette.RedInk)
		case '–':
			c.HLine(at.X-c.Dp(4), at.Y, c.Dp(8), ink)
		default:
			continue
		}
		at.X += c.Gap.L
	}
}

// plain reports whether the words stand alone.
func (p *plaque) plain() bool { return p.narrow && (p.tone == asks || p.tone == wrong) }

// says returns everything that stands on the parchment, for whoever hears it.
func (p *plaque) says() string {
	return strings.TrimSpace(p.words + " " + p.streak)
}

// hearPlaque tells screen readers what stands on the parchment, and how to share its line.
func (l *Course) hearPlaque(h *stage.Heard) {
	p := &l.plaque
	if !l.LeadsOn() { // there is nothing to press
		h.Labels("table.lesson", p.says())
	}
	if p.line != "" && l.table.Prize.Share != nil {
		h.Says("table.share", aloud.Thing{Role: aloud.Button, Label: p.share.Label, Note: p.line})
	}
}
