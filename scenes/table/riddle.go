package table

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/lesson"
	"runehall/ui"
)

// riddle is what a table needs of a puzzle besides its lesson: what speaks for the answer, and what was told of the tries. It is found out while the
// learner still looks, since afterwards the position is another one.
type riddle[C games.Core[C, M, E], M comparable, E any, V any] struct {
	why     *bots.Explanation[C, M, E, V]
	ponders bool
	told    Attempt
}

// ponderRiddle goes on finding out what speaks for the answer, and tells whoever keeps it how the learner does.
func (s *Table[C, M, E, V]) ponderRiddle(c *ui.Context) {
	script, r := s.play.script, &s.riddle
	if !script.lesson.Riddle {
		return
	}
	if r.why == nil && s.play.asks() {
		r.told = script.riddle
		r.why, r.ponders = bots.NewExplanation(s.play.kind.Def), true
		seat := script.lesson.Learner()
		r.why.Start(s.play.match.Core(), seat, seat, script.moves[script.step().Moves], s.play.seed())
	}
	if r.ponders {
		r.ponders = !s.play.breath.Think(r.why.Step)
		s.course.due = s.course.due || !r.ponders
		c.Moves(true)
	}
	if r.told != script.riddle {
		r.told = script.riddle
		s.ways.Tried(r.told)
	}
}

// offerAnswer asks whoever wants a hint whether to give up. Where that was done before, or the riddle is solved, what is meant is lit at once.
func (s *Table[C, M, E, V]) offerAnswer() {
	if !s.play.asks() {
		return
	}
	if a := s.play.script.riddle; a.Shown || a.Solved {
		s.showMeant()
		return
	}
	s.notify(ui.IconHint, s.stage.Text("day.give-up.ask"), s.stage.Kit.Palette.Gold, ui.Button{
		Kind: ui.SlateButton, Text: s.stage.Text("day.give-up"), OnTap: s.giveUp,
	})
}

// giveUp shows what is meant.
func (s *Table[C, M, E, V]) giveUp() {
	if a := &s.play.script.riddle; !a.Solved {
		a.Shown = true
	}
	s.toast.Hide()
	s.showMeant()
}

// riddleWords says what a puzzle has to say: what is asked, what another move did, or why the answer is one.
func (s *Table[C, M, E, V]) riddleWords() string {
	script := s.play.script
	step, a := script.step(), script.riddle
	switch {
	case script.stray && step.Within > 0 && a.Shown:
		return s.did("last", step)
	case script.stray && step.Within > 0:
		return s.did("far", step)
	case script.stray:
		return s.did("other", step)
	case script.is(lesson.Ask) && script.ends && !a.Shown:
		return s.stage.Text("day.ends")
	case script.is(lesson.Ask) && a.Shown && step.Within > 0:
		return s.stage.Text("day.see.flick")
	case script.is(lesson.Ask) && a.Shown:
		return s.answerToSee()
	case script.is(lesson.Ask) && step.Within > 0:
		return s.stage.Text("learn.day.flick", lang.Num("mm", step.Within/tenths), lang.Num("n", max(1, step.Tries-a.Tries)))
	case script.is(lesson.Ask):
		//says:keys learn.day.{best,takes}
		return s.stage.Text("learn.day." + step.Key)
	}
	return s.answerWords()
}

// answerToSee says what the answer does, as soon as that is known: not everything about a move can be lit.
func (s *Table[C, M, E, V]) answerToSee() string {
	if said := s.riddle.why.Said(); !s.riddle.ponders && len(said) > 0 {
		return s.stage.Text("day.see", lang.Str("what", s.say(said[0])))
	}
	return s.stage.Text("day.see.bare")
}

// tenths is how many units of a flick's distance make a millimetre.
const tenths = 10

// did says what the last move did, within a message.
func (s *Table[C, M, E, V]) did(key string, step *lesson.Step) string {
	what := s.strayWords()
	if what == "" {
		what = s.stage.Text("day.allowed")
	}
	return s.stage.Text("day."+key, lang.Str("what", what), lang.Num("mm", step.Within/tenths))
}

// mostReasons is how many reasons of an answer are told.
const mostReasons = 2

// answerWords says what the answer does, and what speaks for it: the reasons of hints or, where they have none, how it was found.
func (s *Table[C, M, E, V]) answerWords() string {
	what, a := s.strayWords(), s.play.script.riddle
	var reasons []string
	for _, r := range s.reasons(s.riddle.why.Reasons(), s.play.script.lesson.Learner()) {
		if len(reasons) < mostReasons {
			reasons = append(reasons, r.words)
		}
	}
	why := strings.Join(reasons, ", ")
	switch {
	case what != "" && why != "":
		what = s.stage.Text("table.hint.why", lang.Str("what", what), lang.Str("why", why))
	case what == "":
		what = why
	}
	key := "right"
	if a.Shown {
		key = "was"
	}
	said := s.stage.Text("day." + key + ".bare")
	if what != "" {
		said = s.stage.Text("day."+key, lang.Str("what", what))
	}
	if why == "" && s.play.kind.Def.Missed == nil { // how near a flick has come says all
		said += " " + s.stage.Text("day.trials")
	}
	return said
}

// riddleLine says which try it is, or what has become of the puzzle.
func (s *Table[C, M, E, V]) riddleLine() string {
	switch a := s.play.script.riddle; {
	case a.Solved:
		return s.stage.Text("day.solved", lang.Num("n", a.Tries))
	case a.Shown:
		return s.stage.Text("day.shown")
	default:
		return s.stage.Text("day.try", lang.Num("n", a.Tries+1))
	}
}
