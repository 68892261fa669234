package table

type goldenAct int

const (
	nothing     goldenAct = iota // there is no golden button
	showResults                  // of a match that is over
	closeRecap
	makeDraft
	decline     // to answer
	shutCurtain // that is open
	openCurtain // of the seat that must act on what only it may see
	awaitDraft  // it says what it would do, and cannot be pressed yet
)

func (s *Table[C, M, E, V]) goldenAct() goldenAct {
	draft, ready := s.board.Draft()
	switch {
	case s.covered():
		return nothing
	case s.play.over():
		return showResults
	case s.recap.open && !s.recap.aside:
		return closeRecap
	case ready && draft.Key != "":
		return makeDraft
	case s.mayDecline():
		return decline
	case s.eyes.open:
		return shutCurtain
	case s.private() >= 0 && !s.eyes.shut():
		return openCurtain
	case draft.Key != "":
		return awaitDraft
	}
	return nothing
}

// covered reports whether something of the board lies over the golden button. A recap that has taken the board's place lies over that.
func (s *Table[C, M, E, V]) covered() bool {
	over := s.play.parts.covering
	return over != nil && over.Covers() && (!s.recap.open || s.recap.aside)
}

func (s *Table[C, M, E, V]) goldenWords(act goldenAct) string {
	switch act {
	case showResults:
		return s.stage.Text("table.results")
	case closeRecap:
		return s.stage.Text("table.recap.on")
	case decline:
		if q := &s.play.asked.question; q.named() {
			return s.say(q.Declines)
		}
		return s.stage.Text("table.decline")
	case shutCurtain:
		return s.stage.Text("curtain.shut")
	case openCurtain:
		return s.stage.Text("curtain.open", nameArg(s.name(s.private())))
	case makeDraft, awaitDraft:
		draft, _ := s.board.Draft()
		return s.spoken[2].say(draft, s.say)
	}
	return ""
}

// press is the golden button.
func (s *Table[C, M, E, V]) press() {
	switch s.goldenAct() {
	case showResults:
		s.endTicks = resultTicks + 1
		s.results()
	case closeRecap:
		s.recap.open = false
	case makeDraft:
		s.recap.open = false // the board does not read what is pressed beside it
		s.confirm = true
	case decline:
		s.make(s.play.must(), s.play.asked.question.Decline)
	case shutCurtain:
		s.sendAway()
	case openCurtain:
		s.lowerCurtain(s.private())
	}
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
	return p.match.Core().Check(p.must(), p.asked.question.Decline) == nil
}
