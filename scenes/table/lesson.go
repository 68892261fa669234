package table

import (
	"maps"
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/games/lesson"
	"runehall/ui"
)

// course is what a table shows of a lesson: its words, one bubble at a time.
type course struct {
	bubble ui.Bubble
	shown  bool
	due    bool
	lit    bool // the learner is shown what is meant
	fresh  bool // that has just become so: what was chosen on the board gives way to it
	// nowhere says that what is meant is about nothing that could be lit, such as the end of a turn.
	nowhere bool
	away    bool // the learner has put the words away, until something is tried
	tries   int  // that there were when it was last filled
	step    int
	over    bool // the way on was taken
}

// learns reports whether the table plays a lesson.
func (s *Table[C, M, E, V]) learns() bool { return s.play.script != nil }

// speaks reports whether a lesson has something to say now, and nothing covers the board.
func (s *Table[C, M, E, V]) speaks() bool {
	p := s.play
	if p.script == nil || s.course.over || s.eyes.shut() || s.log.open || s.recap.read() || s.asking || !s.board.Shown() || !p.stored() {
		return false
	}
	return p.script.stray || p.script.step() == nil || !p.script.is(lesson.Move)
}

// leadsOn reports whether the lesson waits for somebody to go on, and for nothing else.
func (s *Table[C, M, E, V]) leadsOn() bool {
	if !s.speaks() {
		return false
	}
	p := s.play
	return p.script.stray || p.script.step() == nil || p.script.is(lesson.Say) || p.freed()
}

// readOn goes on when something was read.
func (s *Table[C, M, E, V]) readOn() {
	if !s.leadsOn() || s.rests > 0 {
		return
	}
	script := s.play.script
	s.tips.block, s.tips.left = s.course.bubble.Rect(), restTicks
	s.rest()
	s.course.due = true
	switch {
	case script.stray:
		s.change(s.play.retract)
		return
	case s.play.freed() || script.step() == nil:
		s.learned()
		return
	}
	if script.read(); script.step() == nil {
		s.learned()
	}
}

// learned leads on from the end of a lesson.
func (s *Table[C, M, E, V]) learned() {
	s.course.over, s.course.shown = true, false
	s.ways.Learned(s.play.script.lesson)
}

// showMeant lights what is meant.
func (s *Table[C, M, E, V]) showMeant() {
	if !s.play.asks() {
		return
	}
	s.course.lit, s.course.fresh, s.course.away, s.course.due = true, true, false, true
	s.light()
}

// light lights what is meant, also while a part of it has been chosen: what is left of it is sought then.
func (s *Table[C, M, E, V]) light() {
	if !s.play.asks() || !s.course.lit {
		return
	}
	if s.course.fresh {
		s.course.fresh = false
		s.board.Drop()
	}
	if len(s.board.AppendHinted(nil)) == 0 && !s.course.nowhere {
		if m, ok := s.play.meant(s.play.match.Core(), s.play.script.step()); ok {
			s.board.Hint(m)
			s.course.nowhere = len(s.board.AppendHinted(nil)) == 0 && !s.board.Moving()
		}
	}
}

// teach says what a lesson has to say. What is meant is lit after the first try of something else.
func (s *Table[C, M, E, V]) teach(c *ui.Context) {
	if s.play.script == nil {
		return
	}
	s.ponderRiddle(c)
	l, script := &s.course, s.play.script
	l.due = l.due || s.glance.due || s.board.Moving() || s.stale
	if l.step != script.at {
		l.step, l.lit, l.away, l.tries, l.due = script.at, false, false, 0, true
		l.nowhere = false
		l.fresh = false
	}
	if l.tries != script.tries {
		l.tries, l.lit, l.fresh, l.away, l.due = script.tries, script.shows(), true, false, true
	}
	if !s.speaks() || s.toast.Shown() {
		l.due = l.due || l.shown
		l.shown = false
		return
	}
	if !l.due || s.glance.aside {
		return
	}
	l.due = false
	l.nowhere = l.nowhere && !c.Input().Active() // what is chosen may have brought it onto the screen
	s.light()
	if l.shown = !l.away; l.shown {
		s.fillBubble(c)
	}
	c.Moves(true)
}

// fillBubble fills the bubble of a lesson, and lays it beside what it speaks of.
func (s *Table[C, M, E, V]) fillBubble(c *ui.Context) {
	l, step := &s.course, s.play.script.step()
	b := &l.bubble
	b.Text, b.Away, b.OnNext = s.lessonWords(), ui.Button{}, nil
	if s.leadsOn() { // the golden button says so
		b.OnNext = s.readOn
		if clause := s.taught(); clause != "" {
			b.Away = ui.Button{Icon: ui.IconRulebook, Hint: s.stage.Text("table.tip.rule"), OnTap: func() { s.ways.Rules(s.play.kind.Def.ID, clause, "") }}
		}
	} else {
		b.Away = ui.Button{Icon: ui.IconClose, Hint: s.stage.Text("table.tip.away"), OnTap: func() { l.away, l.due = true, true }}
	}
	there := s.tipTargets()
	targets, at := there.all, ui.Rect{}
	b.Spare = s.board.AppendHinted(b.Spare[:0])
	b.Choose = s.chosenFrom(b.Choose[:0], there)
	if s.play.script.lesson.Riddle && !s.leadsOn() { // everything on the board may be looked at; what can be pressed must not lie beneath
		b.Spare = slices.AppendSeq(b.Spare, maps.Values(there.lit))
	}
	if step != nil && !s.play.script.stray {
		for i, name := range step.Things {
			r, ok := s.find(name, targets)
			if ok && i == 0 {
				at = r
			} else if ok {
				b.Spare = append(b.Spare, r)
			}
		}
	}
	if s.golden {
		b.Spare = append(b.Spare, s.places.primary)
	}
	b.Most = s.mostSaid()
	b.Point(c.Kit, s.places.tips(), at, s.shown(targets))
}

// chosenFrom appends what words do not lie on where they can: all of a kind that is spoken of in general and, if a move is asked for, what is lit, what
// can be pressed of the kinds that are named, or anything on the board where none is, and the pieces on a small plane.
func (s *Table[C, M, E, V]) chosenFrom(dst []ui.Rect, there pointable) []ui.Rect {
	step := s.play.script.step()
	if step == nil || s.play.script.stray {
		return dst
	}
	kinds := []string{s.tips.game + "."}
	if asks := !s.leadsOn(); !asks || len(step.Things) > 0 {
		kinds = kinds[:0]
		for _, thing := range step.Things {
			for one := range strings.SplitSeq(thing, "/") {
				if kind := one[:strings.LastIndex(one, ".")+1]; asks || kind == one {
					kinds = append(kinds, kind)
				}
			}
		}
	}
	if finding := s.play.parts.finding; finding != nil && !s.leadsOn() {
		if s.smallField() { // a move is about what lies there, or goes beside it
			dst = finding.AppendShown(dst)
		} else {
			dst = finding.AppendKept(dst)
		}
	}
	if !s.leadsOn() {
		dst = slices.AppendSeq(dst, maps.Values(there.lit))
	}
	for name, r := range there.all {
		if _, lit := there.lit[name]; lit && !s.leadsOn() {
			continue
		}
		if slices.ContainsFunc(kinds, func(kind string) bool { return strings.HasPrefix(name, kind) }) {
			dst = append(dst, r)
		}
	}
	return dst
}

// find returns where a thing lies that a lesson names.
func (s *Table[C, M, E, V]) find(name string, targets map[string]ui.Rect) (ui.Rect, bool) {
	for one := range strings.SplitSeq(name, "/") {
		if finding := s.play.parts.finding; finding != nil {
			if at, ok := finding.Find(one); ok {
				return at, true
			}
		}
		if at, ok := pointedAt(one, targets); ok {
			return at, true
		}
	}
	return ui.Rect{}, false
}

// lessonWords says what the lesson has to say now.
func (s *Table[C, M, E, V]) lessonWords() string {
	script := s.play.script
	switch step := script.step(); {
	case script.lesson.Riddle:
		return s.riddleWords()
	case script.stray:
		what := s.strayWords()
		if what == "" {
			return s.stage.Text("learn.other")
		}
		return s.stage.Text("learn.other.does", lang.Str("what", what))
	case s.play.freed():
		return s.stage.Text("learn.freed")
	case step != nil:
		//says:keys learn.{@lessons}
		return s.stage.Text(script.lesson.Message(step))
	}
	return s.stage.Text("learn.freed")
}

// strayWords says what the last move did: what the log says of it, but for who did it.
func (s *Table[C, M, E, V]) strayWords() string {
	const most = 2
	var said []string
	moves := len(s.play.match.Made())
	for _, told := range s.play.match.Told() {
		if told.Move != moves || len(said) == most {
			continue
		}
		if event, ok := s.play.kind.Def.Redact(told.Event, s.reader); ok {
			if phrase, ok := s.play.kind.Def.Say(event); ok {
				said = append(said, s.say(phrase))
			}
		}
	}
	return strings.Join(said, ". ")
}

// taught returns the clause that is taught by what is said now: the next one that is named.
func (s *Table[C, M, E, V]) taught() string {
	script := s.play.script
	for _, step := range script.lesson.Steps[min(script.at, len(script.lesson.Steps)):] {
		if step.Kind == lesson.Teach {
			return step.Clauses[0]
		}
	}
	return ""
}

// leadsOnWords says what going on does.
func (s *Table[C, M, E, V]) leadsOnWords() string {
	script := s.play.script
	switch {
	case script.stray:
		return s.stage.Text("learn.back")
	case script.lesson.Riddle:
		return s.stage.Text("day.done")
	case s.play.freed() || script.at >= len(script.lesson.Steps) || s.last():
		if script.lesson.Leads() {
			return s.stage.Text("learn.match")
		}
		return s.stage.Text("learn.finish")
	}
	return s.stage.Text("learn.next")
}

// last reports whether nothing is said behind what is said now.
func (s *Table[C, M, E, V]) last() bool {
	said, all := s.play.script.lesson.Notes(s.play.script.at + 1)
	return said == all && s.play.script.is(lesson.Say)
}

// courseLine says how far the lesson has come.
func (s *Table[C, M, E, V]) courseLine() string {
	if s.play.script.lesson.Riddle {
		return s.riddleLine()
	}
	said, all := s.play.script.lesson.Notes(s.play.script.at + 1)
	return s.stage.Text("learn.step", lang.Num("n", max(1, said)), lang.Num("of", all))
}
