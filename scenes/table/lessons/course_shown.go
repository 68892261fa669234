package lessons

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Press lets the words be pressed.
func (l *Course) Press(c *ui.Context) {
	switch {
	case l.Plaque():
		l.pressPlaque(c)
	case l.shown:
		l.bubble.Update(c)
	}
}

// Draw draws the words while they are shown.
func (l *Course) Draw(c *ui.Canvas) {
	switch {
	case l.Plaque():
		l.plaque.draw(c, l.table.Prize.Share != nil)
	case l.shown:
		l.bubble.Draw(c)
	}
}

// PutAway puts the words away if they have a button for that, and reports whether it did.
func (l *Course) PutAway() bool {
	if !l.shown || l.bubble.Away.Icon != ui.IconClose {
		return false
	}
	l.bubble.Away.OnTap()
	return true
}

// Hear gives the words to a screen reader.
func (l *Course) Hear(h *stage.Heard) {
	if l.Plaque() {
		l.hearPlaque(h)
		if l.shown {
			h.Tells("lesson", l.plaque.says(), false)
		}
		return
	}
	if l.shown {
		l.bubble.Away.Label = l.bubble.Away.Hint
		h.Tells("lesson", l.bubble.Text, false)
	}
}

// Report says how far the lesson has come, and what its bubble offers.
func (l *Course) Report(r *stage.Report) {
	if l.plot == nil {
		return
	}
	script := l.plot
	r.State["lesson"], r.State["lesson.step"], r.State["lesson.tries"] = script.Lesson.ID, script.At, script.Tries
	r.State["lesson.stray"], r.State["lesson.over"] = script.Stray, l.over
	r.State["lesson.lit"] = len(l.table.Board.AppendHinted(nil)) > 0
	finding := l.table.Room().Board
	if finding != nil {
		if names := finding.AppendHintedNames(nil); len(names) > 0 {
			r.State["lesson.hinted"] = names
		}
	}
	if script.Lesson.Riddle {
		r.State["riddle.tries"], r.State["riddle.solved"], r.State["riddle.shown"] =
			script.Riddle.Tries, script.Riddle.Solved, script.Riddle.Shown
		r.Busy = r.Busy || l.riddle.ponders
	}
	if !l.shown {
		return
	}
	r.State["lesson.says"] = l.bubble.Text
	if l.Plaque() {
		r.State["lesson.says"] = l.plaque.says()
	}
	if step := script.Step(); step != nil && !script.Stray {
		r.State["lesson.key"] = step.Key
		targets := l.table.Look().All
		for _, name := range step.Things {
			if at, ok := find(name, targets, finding); ok {
				r.State["lesson.at."+name] = at
			}
		}
	}
	r.State["lesson.strip"] = l.bubble.Strip()
	if l.Plaque() {
		if r.Target("table.lesson", l.plaque.rect); l.LeadsOn() {
			r.Stop(&l.plaque.read, "table.lesson", l.plaque.rect)
		}
		if l.plaque.line != "" && l.table.Prize.Share != nil {
			r.Stop(&l.plaque.share, "table.share", l.plaque.share.Rect())
		}
		return
	}
	r.Stop(&l.bubble, "table.lesson", l.bubble.Rect())
	switch l.bubble.Away.Icon {
	case ui.IconRulebook:
		r.Stop(&l.bubble.Away, "table.lesson.rule", l.bubble.Away.Rect())
	case ui.IconClose:
		r.Stop(&l.bubble.Away, "table.lesson.away", l.bubble.Away.Rect())
	}
}
