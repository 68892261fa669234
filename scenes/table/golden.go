package table

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/ui"
)

// goldenAct is what the button in the golden place does. It is golden where that is the next step of somebody who goes on; declining to answer and
// leaving off have the same place, and are never golden.
type goldenAct int

const (
	nothing     goldenAct = iota // there is no such button
	goOn                         // with a lesson
	showResults                  // of a match that is over
	leaveRoom                    // in which the match has ended without a result
	closeRecap
	makeDraft
	leaveOff       // makeDraft, where that leaves out what could still be done
	decline        // to answer
	declineForGood // to answer, pressed once more: what it costs was asked about
	openCurtain    // of the seat that must act on what only it may see
	awaitDraft     // it says what it would do, and cannot be pressed yet
)

// gilded reports whether the button is golden.
func (a goldenAct) gilded() bool {
	return a != nothing && a != decline && a != declineForGood && a != leaveOff
}

// restTicks is for how long a button that has come under a pointer which has just pressed there does nothing.
var restTicks = ui.Ticks(340)

func (s *Table[C, M, E, V]) goldenAct() goldenAct {
	draft, ready := s.board.Draft()
	switch {
	case s.learns() && s.leadsOn():
		return goOn
	case s.covered():
		return nothing
	case s.play.apart != nil && s.play.apart.unsettled():
		return leaveRoom
	case s.play.over() && !s.play.counts():
		return nothing // what everybody held has yet to be told
	case s.play.over():
		return showResults
	case s.recap.read() && !s.recap.aside:
		return closeRecap
	case ready && draft.Key != "" && !s.play.sends():
		if board := s.play.parts.leaving; board != nil && board.Leaves() {
			return leaveOff
		}
		return makeDraft
	case s.mayDecline() && s.sure:
		return declineForGood
	case s.mayDecline():
		return decline
	case s.private() >= 0 && s.eyes.seat < 0:
		return openCurtain
	case draft.Key != "":
		return awaitDraft
	}
	return nothing
}

// goes reports whether the button is golden and can be pressed.
func (s *Table[C, M, E, V]) goes() bool {
	return s.golden && s.primary.Kind == ui.PrimaryButton && !s.primary.Disabled
}

// covered reports whether something of the board lies over the golden button. A recap that has taken the board's place lies over that.
func (s *Table[C, M, E, V]) covered() bool {
	over := s.play.parts.covering
	return over != nil && over.Covers() && (!s.recap.read() || s.recap.aside)
}

func (s *Table[C, M, E, V]) goldenWords(act goldenAct) string {
	switch act {
	case goOn:
		return s.leadsOnWords()
	case showResults:
		return s.stage.Text("table.results")
	case leaveRoom:
		return s.stage.Text("table.room.leave")
	case closeRecap:
		return s.stage.Text("table.recap.on")
	case decline:
		return s.declineWords()
	case declineForGood:
		return s.stage.Text("table.sure", lang.Str("what", s.declineWords()))
	case openCurtain:
		return s.stage.Text("curtain.open", nameArg(s.name(s.private())))
	case makeDraft, leaveOff, awaitDraft:
		draft, _ := s.board.Draft()
		return s.spoken[2].say(draft, s.say)
	}
	return ""
}

// nobody is the button of the question that says that nobody answers. Giving up asks once.
func (s *Table[C, M, E, V]) nobody() {
	if q := &s.play.asked.question; s.rests > 0 {
		return
	} else if q.named() && !q.Looks && !s.sure {
		s.sure = true
		s.rest()
		return
	}
	s.sure = false
	s.play.choose(games.Nobody)
}

// declineWords says what not answering is: giving up, where the board has words for it.
func (s *Table[C, M, E, V]) declineWords() string {
	if q := &s.play.asked.question; q.named() {
		return s.say(q.Declines)
	}
	return s.stage.Text("table.decline")
}

// press is the golden button.
func (s *Table[C, M, E, V]) press() {
	if s.rests > 0 {
		return
	}
	switch s.goldenAct() {
	case goOn:
		s.readOn()
	case showResults:
		s.endTicks = resultTicks + 1
		s.results()
	case leaveRoom:
		s.stage.Pop()
	case closeRecap:
		s.recap.open = false
	case makeDraft, leaveOff:
		s.recap.open = false // the board does not read what is pressed beside it
		s.confirm = true
	case decline:
		if s.sure = s.play.asked.question.named(); s.sure {
			s.rest()
			return
		}
		s.make(s.play.must(), s.play.asked.question.Decline)
	case declineForGood:
		s.make(s.play.must(), s.play.asked.question.Decline)
	case openCurtain:
		s.lowerCurtain(s.private())
	}
}

// pressTicks is for how long a pointer that has pressed may press there once more without having read what has come there since.
var pressTicks = 2 * restTicks

// recentPress is where a pointer was put down last, and for how many ticks it counts as having just pressed there.
type recentPress struct {
	at   ui.Point
	left int
}

// rest lets the golden button do nothing for a moment.
func (s *Table[C, M, E, V]) rest() { s.rests = restTicks }

// restAfter lets the golden button rest when it has come to say something else under a pointer that has pressed there last: whoever taps twice in one
// place means what stood there at first.
func (s *Table[C, M, E, V]) restAfter(c *ui.Context) {
	s.pressed.left--
	for _, p := range c.Input().Pointers {
		if p.Phase == ui.Press {
			s.pressed = recentPress{p.At, pressTicks}
		}
	}
	if s.rests > 0 {
		s.rests--
	}
	c.Moves(s.rests > 0 || s.pressed.left > 0)
	now := pressable{s.golden && !s.primary.Disabled, s.primary.Text, s.places.primary}
	if s.asking {
		now = pressable{true, s.question.nobody.Text, s.question.nobody.Rect()}
	}
	if now != s.pressable && now.there && s.pressed.left > 0 && now.at.Has(s.pressed.at) {
		s.rest()
	}
	s.pressable = now
}

// pressable is what the button in the golden place, or in that of a question, says in a tick.
type pressable struct {
	there bool
	text  string
	at    ui.Rect
}

// mayDecline reports whether the golden button declines to answer: for the only person, or behind the curtain.
func (s *Table[C, M, E, V]) mayDecline() bool {
	p := s.play
	if !p.asked.on || !p.stored() || !s.board.Shown() {
		return false
	}
	if s.eyes.open {
		return p.looker() == s.eyes.seat && s.canDecline()
	}
	sole, ok := p.sole()
	if !ok || p.must() != sole {
		return false
	}
	_, auto := p.declines(sole)
	return !auto && s.canDecline()
}

// canDecline reports whether the seat that is asked may decline, as it knows itself.
func (s *Table[C, M, E, V]) canDecline() bool {
	p := s.play
	return p.known.Check(p.must(), p.asked.question.Decline) == nil
}
