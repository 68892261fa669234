package results

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// turnings are the moves of a match at which most was lost or won. They are looked for while the results are in sight,
// a little in each tick, and each leads to its place in the replay.
type turnings struct {
	review table.Review
	breath stage.Breath
	known  bool
	list   []table.Turning

	title, line string
	lines       []changeLine
	marked      *changeLine // under the pointer or with the focus ring, or nil
	watch       func(scene stage.Scene)
	rect        ui.Rect
}

// think goes on with the review, and reports whether all has become known now.
func (w *turnings) think() bool {
	if w.known {
		return false
	}
	w.breath.Draw()
	w.known = w.breath.Think(w.review.Step)
	if w.known {
		w.list, w.review = w.review.Turnings(), nil
	}
	return w.known
}

func (w *turnings) fill(st *stage.Stage, o *table.Outcome) {
	w.title, w.lines, w.marked = st.Text("results.turnings"), nil, nil
	switch {
	case !w.known:
		w.line = st.Text("results.turnings.wait")
	case len(w.list) == 0:
		w.line = st.Text("results.turnings.none")
	default:
		w.line = st.Text("results.turnings.line")
	}
	for _, t := range w.list {
		sitter := o.Sitters[t.Seat]
		l := changeLine{
			move: t.Move, look: sitter.Look, points: percent(st, t.Change),
			when: st.Text("results.move", lang.Num("n", t.Move)), why: turningWords(st, o.Sitters, t),
			button: ui.Button{OnTap: func() { w.watch(t.Watch()) }},
		}
		l.button.Label, l.button.More = l.when+": "+l.why, sitter.Name+" "+l.points
		w.lines = append(w.lines, l)
	}
}

// percent writes a change in thousandths as a percentage with its sign.
func percent(st *stage.Stage, change int) string {
	return st.Text("results.percent", lang.Str("n", signed((change+5*sign(change))/10, false)))
}

func sign(n int) int { return max(-1, min(n, 1)) }

// turningWords says what was done and what could have been done. Where both sound alike, or the alternative has no
// words, it refers to the board, which shows the alternative.
func turningWords(st *stage.Stage, sitters []table.Sitter, t table.Turning) string {
	say := func(list []games.Phrase) string {
		var words strings.Builder
		for i, p := range list {
			one := st.Say(p, sitters)
			// Whoever does it is named once; what comes of it is a sentence of its own.
			rest, named := strings.CutPrefix(one, sitters[t.Seat].Name+" ")
			switch {
			case i == 0:
				words.WriteString(one)
			case named:
				words.WriteString(", " + rest)
			default:
				words.WriteString(". " + one)
			}
		}
		return words.String()
	}
	made, other := say(t.Made), say(t.Other)
	if made == "" {
		made = sitters[t.Seat].Name
	}
	alike := other == "" || other == made
	args := []lang.Arg{lang.Str("made", made), lang.Str("other", other)}
	why := t.WhyNamed
	if alone(sitters, t.Seat) {
		why = t.Why
	}
	because := why.Key != ""
	if because {
		args = append(args, lang.Str("why", st.Say(why, sitters)))
	}
	switch {
	case t.Change > 0 && alike:
		return st.Text("results.turning.won.shown", args...)
	case t.Change > 0:
		return st.Text("results.turning.won", args...)
	case because && alike:
		return st.Text("results.turning.lost.shown.why", args...)
	case because:
		return st.Text("results.turning.lost.why", args...)
	case alike:
		return st.Text("results.turning.lost.shown", args...)
	}
	return st.Text("results.turning.lost", args...)
}

// alone reports whether a seat is that of the only person, who is spoken to.
func alone(sitters []table.Sitter, seat games.Seat) bool {
	persons := 0
	for i := range sitters {
		if sitters[i].Person {
			persons++
		}
	}
	return persons == 1 && sitters[seat].Person
}

// Update goes to the replay from a line.
func (w *turnings) Update(c *ui.Context) {
	w.marked = nil
	for i := range w.lines {
		l := &w.lines[i]
		l.button.Update(c)
		if c.Hovers(l.rect) || c.RingShown() && c.Focused(&l.button) {
			w.marked = l
		}
	}
}

func (w *turnings) name(names stage.Names) {
	for i := range w.lines {
		names[&w.lines[i].button] = page.Numbered("results.turning.", i)
	}
}

// Measure returns the height of the title, of the words below it, and of all lines.
func (w *turnings) Measure(k *ui.Kit, room ui.Size) ui.Size {
	inner := room.W - 2*turningsPad(k, room.W)
	h := 2*turningsPad(k, room.W) + w.headHeight(k, inner)
	for i := range w.lines {
		h += w.lines[i].height(k, inner) + k.Gap.XS
	}
	return ui.Sz(room.W, h)
}

func turningsPad(k *ui.Kit, width float64) float64 {
	if width < k.Dp(300) {
		return k.Gap.M
	}
	return k.Gap.L
}

func (w *turnings) headHeight(k *ui.Kit, inner float64) float64 {
	return k.Measure(w.title, k.Type.Section, inner).H + k.Measure(w.line, k.Type.Small, inner).H + k.Gap.S
}

// Layout places the lines.
func (w *turnings) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Grow(-turningsPad(k, r.W))
	_, in = in.CutTop(w.headHeight(k, in.W), 0)
	for i := range w.lines {
		l := &w.lines[i]
		l.rect, in = in.CutTop(l.height(k, in.W), k.Gap.XS)
		l.button.Layout(k, l.rect)
	}
}

// Rect returns the place of all.
func (w *turnings) Rect() ui.Rect { return w.rect }

// Draw draws the lines on parchment.
func (w *turnings) Draw(c *ui.Canvas) {
	c.Parchment(w.rect)
	ink := c.Palette.ParchmentInk
	in := w.rect.Grow(-turningsPad(c.Kit, w.rect.W))
	title, in := in.CutTop(c.Measure(w.title, c.Type.Section, in.W).H, 0)
	c.Paragraph(w.title, c.Type.Section.In(ink), title, ui.AlignLeft)
	line, _ := in.CutTop(c.Measure(w.line, c.Type.Small, in.W).H, 0)
	c.Paragraph(w.line, c.Type.Small.In(ink), line, ui.AlignLeft)
	for i := range w.lines {
		w.lines[i].draw(c, w.marked == &w.lines[i])
	}
}
