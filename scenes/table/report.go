package table

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Report collects what a scene says of itself for tests.
type Report = stage.Report

// seatName returns the stable name of a seat's part of the screen.
func seatName(prefix string, s games.Seat) string { return prefix + strconv.Itoa(int(s)) }

// Report says what can be pressed and what everybody may know.
func (s *Table[C, M, E, V]) Report(r *Report) {
	s.names.Report(r)
	p := s.play
	if !s.eyes.shut() && !s.log.open && !s.recap.read() {
		s.board.Report(r)
	}
	r.State["game"] = p.kind.Def.ID
	r.State["moves"] = p.known.Moves()
	r.State["over"] = p.over()
	r.State["stored"] = p.stored()
	r.State["seat"] = s.publicSeat()
	r.State["viewer"] = -1
	if s.eyes.open {
		r.State["viewer"] = int(s.eyes.seat)
	}
	r.State["draft"] = s.drafting()
	if s.golden {
		r.State["gold"] = s.goldenAct().gilded()
	}
	if p.apart != nil {
		r.State["room"] = s.lineKey()
		s.palm.report(r)
		s.reportClocks(r)
	}
	if p.moment.on {
		r.State["decided"] = len(p.moment.persons)
	}
	if p.running() {
		r.State["tick"] = p.timed.tick
	}
	if text := s.toast.Text(); text != "" {
		r.State["toast"] = text
		if s.refuses {
			r.State["toast.refuses"] = true
		}
	}
	for _, said := range s.speeches() {
		r.State[said.what+".at"], r.State[said.what+".of"] = said.at, said.of
	}
	if s.toast.Cut() {
		r.Stop(&s.toast, "table.toast", s.toast.Rect())
	}
	if t := &s.tips; t.shown >= 0 {
		r.State["tip"], r.State["tip.next"] = t.list[t.shown].ID, t.bubble.Next
		r.Stop(&t.bubble, "table.tip", t.bubble.Rect())
		r.Stop(&t.bubble.Away, "table.tip.away", t.bubble.Away.Rect())
		r.Stop(&t.bubble.More, "table.tip.rule", t.bubble.More.Rect())
	}
	if s.learns() {
		s.reportLesson(r)
	}
	if s.captioned() {
		r.State["caption"] = s.caption.text
	}
	s.log.report("log.line.", r)
	s.recap.report(r)
	if overlay := s.overlay(); overlay != "" {
		r.State["overlay"] = overlay
	}
	r.Busy = r.Busy || s.board.Moving() || p.busy(s.free()) || s.awaitsObvious() || !p.stored() || s.hint.on || s.stale || s.rests > 0 || s.dealing.on || s.curtain.shown.Moving() || s.ends()
}

// publicSeat returns the seat that the match waits for. It is -1 where several act at once, and while seats are asked for answers,
// since nobody is to know which one is being asked.
func (s *Table[C, M, E, V]) publicSeat() int {
	if s.play.asked.on || s.play.over() || s.play.moment.on || s.play.timed.on {
		return -1
	}
	return max(-1, int(s.play.must()))
}

// overlay names what covers the board.
func (s *Table[C, M, E, V]) overlay() string {
	switch {
	case s.dealing.on:
		return "dealing"
	case s.celebrates():
		return "celebration"
	case s.log.open:
		return "log"
	case s.eyes.shut():
		return "curtain"
	case s.recap.read():
		return "recap"
	case s.asking:
		return "question"
	}
	return ""
}

// reportLesson says how far a lesson has come, and what its bubble offers.
func (s *Table[C, M, E, V]) reportLesson(r *Report) {
	l, script := &s.course, s.play.script
	r.State["lesson"], r.State["lesson.step"], r.State["lesson.tries"] = script.lesson.ID, script.at, script.tries
	r.State["lesson.stray"], r.State["lesson.over"] = script.stray, l.over
	r.State["lesson.lit"] = len(s.board.AppendHinted(nil)) > 0
	if finding := s.play.parts.finding; finding != nil {
		if names := finding.AppendHintedNames(nil); len(names) > 0 {
			r.State["lesson.hinted"] = names
		}
	}
	if script.lesson.Riddle {
		r.State["riddle.tries"], r.State["riddle.solved"], r.State["riddle.shown"] = script.riddle.Tries, script.riddle.Solved, script.riddle.Shown
		r.Busy = r.Busy || s.riddle.ponders
	}
	if !l.shown {
		return
	}
	r.State["lesson.says"] = l.bubble.Text
	if step := script.step(); step != nil && !script.stray {
		r.State["lesson.key"] = step.Key
		targets := s.tipTargets().all
		for _, name := range step.Things {
			if at, ok := s.find(name, targets); ok {
				r.State["lesson.at."+name] = at
			}
		}
	}
	r.Stop(&l.bubble, "table.lesson", l.bubble.Rect())
	switch l.bubble.Away.Icon {
	case ui.IconRulebook:
		r.Stop(&l.bubble.Away, "table.lesson.rule", l.bubble.Away.Rect())
	case ui.IconClose:
		r.Stop(&l.bubble.Away, "table.lesson.away", l.bubble.Away.Rect())
	}
}
