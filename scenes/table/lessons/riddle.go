package lessons

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games/lesson"
	"runehall/ui"
)

// riddle is the part of a course that only puzzles need: what speaks for the answer, and the tries that were reported.
// Reasons are found while the learner still looks, since the answer changes the position.
type riddle struct {
	why     Explanation
	ponders bool
	told    Attempt
}

// ponder looks on for what speaks for the answer, and reports each try through [Table].Tried.
func (l *Course) ponder(c *ui.Context) {
	script, r := l.plot, &l.riddle
	if !script.Lesson.Riddle {
		return
	}
	if r.why == nil && script.Asks() {
		r.told = script.Riddle
		r.why, r.ponders = l.table.Explain(), true
	}
	if r.ponders {
		r.ponders = !l.table.Breath.Think(r.why.Step)
		l.Due = l.Due || !r.ponders
		c.Moves(true)
	}
	if r.told != script.Riddle {
		r.told = script.Riddle
		l.table.Tried(r.told)
	}
}

// OfferAnswer is called when the learner wants a hint. It asks whether to give up; if that is done or the riddle is
// solved, it lights the move that is meant.
func (l *Course) OfferAnswer() {
	if !l.plot.Asks() {
		return
	}
	if a := l.plot.Riddle; a.Shown || a.Solved {
		l.ShowMeant()
		return
	}
	l.table.Notify(ui.IconHint, l.table.Stage.Text("day.give-up.ask"), l.table.Stage.Kit.Palette.Gold, ui.Button{
		Kind: ui.SlateButton, Text: l.table.Stage.Text("day.give-up"), OnTap: l.giveUp,
	})
}

// giveUp gives up, and lights the move that is meant.
func (l *Course) giveUp() {
	if a := &l.plot.Riddle; !a.Solved {
		a.Shown = true
	}
	l.table.Notify(ui.NoIcon, "", ui.Color{}, ui.Button{})
	l.ShowMeant()
}

// riddleWords returns a puzzle's words: what is asked, what a wrong move did, or why the answer is right.
func (l *Course) riddleWords() string {
	script := l.plot
	step, a := script.Step(), script.Riddle
	switch {
	case script.Stray && step.Within > 0 && a.Shown:
		return l.did("last", step)
	case script.Stray && step.Within > 0:
		return l.did("far", step)
	case script.Stray:
		return l.did("other", step)
	case script.Is(lesson.Ask) && script.Ends && !a.Shown:
		return l.table.Stage.Text("day.ends")
	case script.Is(lesson.Ask) && a.Shown && step.Within > 0:
		return l.table.Stage.Text("day.see.flick")
	case script.Is(lesson.Ask) && a.Shown:
		return l.answerToSee()
	case script.Is(lesson.Ask) && step.Within > 0:
		return l.table.Stage.Text("learn.day.flick", lang.Num("mm", step.Within/tenths),
			lang.Num("n", max(1, step.Tries-a.Tries)))
	case script.Is(lesson.Ask):
		//says:keys learn.day.{best,takes,turn}
		return l.table.Stage.Text("learn.day." + step.Key)
	}
	return l.answerWords()
}

// answerToSee tells what the answer does, once that is known: not everything about a move can be lit.
func (l *Course) answerToSee() string {
	if said := l.riddle.why.Said(); !l.riddle.ponders && len(said) > 0 {
		return l.table.Stage.Text("day.see", lang.Str("what", l.table.Speaker.Teller.Say(said[0])))
	}
	return l.table.Stage.Text("day.see.bare")
}

// tenths is how many units of a flick's distance make a millimetre.
const tenths = 10

// did tells in a message what the last move did.
func (l *Course) did(key string, step *lesson.Step) string {
	what := l.table.Did()
	if what == "" {
		what = l.table.Stage.Text("day.allowed")
	}
	return l.table.Stage.Text("day."+key, lang.Str("what", what), lang.Num("mm", step.Within/tenths))
}

// answerWords tells what the answer does, and what speaks for it. For a flick, how near it came says enough.
func (l *Course) answerWords() string {
	what, a := l.table.Did(), l.plot.Riddle
	var reasons []string
	for _, p := range l.plot.Lesson.Why {
		reasons = append(reasons, l.table.Speaker.Teller.Say(p))
	}
	why := strings.Join(reasons, ", ")
	switch {
	case what != "" && why != "":
		what = l.table.Stage.Text("table.hint.why", lang.Str("what", what), lang.Str("why", why))
	case what == "":
		what = why
	}
	key := "right"
	if a.Shown {
		key = "was"
	}
	said := l.table.Stage.Text("day." + key + ".bare")
	if what != "" {
		said = l.table.Stage.Text("day."+key, lang.Str("what", what))
	}
	return said
}

// riddleLine says which try it is, or how the puzzle has ended.
func (l *Course) riddleLine() string {
	switch a := l.plot.Riddle; {
	case a.Solved:
		return l.table.Stage.Text("day.solved", lang.Num("n", a.Tries))
	case a.Shown:
		return l.table.Stage.Text("day.shown")
	default:
		return l.table.Stage.Text("day.try", lang.Num("n", a.Tries+1))
	}
}
