package table

import (
	"runehall/games"
	"runehall/scenes/table/apart"
)

// goldenAct is what the button in the golden place does. It is golden for a next step. Declining to answer and leaving
// off have the same place, but are never golden.
type goldenAct int

const (
	nothing     goldenAct = iota // there is no such button
	goOn                         // to the lesson's next words
	showResults                  // when the match is over
	leaveRoom                    // when the match has ended without a result
	nextMatch                    // the same, when the next one has begun in the room
	closeRecap
	makeDraft
	leaveOff       // makeDraft, but it gives up something that could still be done
	decline        // to answer the question
	declineForGood // decline, after the button has asked whether to give up
	openCurtain    // of the seat that must act on its own secrets
	awaitDraft     // it shows what the draft would do, and cannot be pressed yet
)

func (a goldenAct) gilded() bool {
	return a != nothing && a != decline && a != declineForGood && a != leaveOff
}

func (s *Table[C, M, E, V]) goldenAct() goldenAct {
	draft, ready := s.board.Draft()
	switch {
	case s.guide.Course.LeadsOn():
		return goOn
	case s.play.parts.covers() && !s.recap.Over():
		return nothing
	case s.play.over():
		return endAct(s.play.apart, s.guide.Course.On() || !s.board.Shown())
	case s.recap.Over():
		return closeRecap
	case ready && draft.Key != "" && !s.play.sends():
		if board := s.play.parts.leaving; board != nil && board.Leaves() {
			return leaveOff
		}
		return makeDraft
	case !s.board.Shown() && draft.Key == "":
		return nothing // what is asked next comes when all can be seen
	case s.mayDecline() && s.sure:
		return declineForGood
	case s.mayDecline():
		return decline
	case s.private() >= 0 && s.eyes.Seat < 0:
		return openCurtain
	case draft.Key != "":
		return awaitDraft
	}
	return nothing
}

// endAct returns what the golden button does once a match is over. A nil line stands for one that is kept here. Nothing
// leads to the results as long as the last move is still on its way, and in a lesson, which leads on itself (later).
func endAct(a *apart.Line, later bool) goldenAct {
	switch {
	case later:
		return nothing
	case a.Unsettled() && a.At.Room.Begun():
		return nextMatch
	case a.Unsettled():
		return leaveRoom
	case !a.Counts():
		return nothing // what everybody held has not been told yet
	default:
		return showResults
	}
}

// nobody is called for the button of the question that says that nobody answers. Giving up asks first.
func (s *Table[C, M, E, V]) nobody() {
	if q := &s.play.asked; s.rests > 0 {
		return
	} else if q.Named() && !q.Looks && !s.sure {
		s.sure = true
		s.rest()
		return
	}
	s.sure = false
	s.play.asked.Choose(games.Nobody)
}

// press is called for the golden button.
func (s *Table[C, M, E, V]) press() {
	if s.rests > 0 {
		return
	}
	switch s.goldenAct() {
	case goOn:
		s.guide.Course.ReadOn()
	case showResults:
		s.end.Pass()
		s.results()
	case leaveRoom:
		s.stage.Pop()
	case nextMatch:
		s.ways.GoOver()
	case closeRecap:
		s.recap.Open = false
	case makeDraft, leaveOff:
		s.recap.Open = false // the board does not read what is pressed beside it
		s.confirm = true
	case decline:
		if s.sure = s.play.asked.Named(); s.sure {
			s.rest()
			return
		}
		s.carryOut(s.play.must(), s.play.asked.Decline, s.play.person)
	case declineForGood:
		s.carryOut(s.play.must(), s.play.asked.Decline, s.play.person)
	case openCurtain:
		s.lowerCurtain(s.private())
	}
}

// mayDecline reports whether the golden button declines to answer: for the only person, or behind the curtain.
func (s *Table[C, M, E, V]) mayDecline() bool {
	p := s.play
	if !p.asked.On || !p.stored() || !s.board.Shown() {
		return false
	}
	may := p.known.Check(p.must(), p.asked.Decline) == nil // the reader of this view is the seat itself
	if s.eyes.Open {
		return p.asked.Looker(p.must()) == s.eyes.Seat && may
	}
	only, ok := sole(p.persons)
	if !ok || p.must() != only {
		return false
	}
	_, auto := p.declines(only)
	return !auto && may
}
