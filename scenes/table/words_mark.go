package table

import (
	"runehall/games"
	"runehall/scenes/table/apart"
)

// mark is everything that the words round the board depend on, except the board's own selection, which changes only
// with input. The words are made again when a mark changes, so that a tick in which something merely moves allocates
// nothing.
type mark struct {
	moves, epoch, passed, wants  int
	stand                        int
	must, choice, eyes           games.Seat
	stored, shown, over          bool
	open, log, recap, folded     bool
	asked, thinks, hints, failed bool
	deciding, clocked, captioned bool
	draft                        string
	line                         apart.Mark
	step, tries                  int  // of a lesson, like the next two
	stray, speaks, undecided     bool //
	ready, covered               bool
	palmed, alone                bool
}

func (s *Table[C, M, E, V]) mark() mark {
	p := s.play
	draft, ready := s.board.Draft()
	m := mark{
		draft: draft.Key, ready: ready, covered: p.parts.covers() && !s.recap.Over(),
		moves: p.known.Moves(), epoch: p.epoch, passed: len(p.asked.Passed), wants: len(p.asked.Wants),
		stand: len(p.moment.persons), deciding: p.moment.on, clocked: p.timed.Running(),
		must: p.must(), choice: p.asked.Choice, eyes: s.eyes.Seat,
		stored: p.stored(), shown: s.board.Shown(), over: p.over(),
		open: s.eyes.Open, log: s.log.Open, recap: s.recap.Open, folded: s.recap.Folded,
		palmed: s.palm.There, alone: s.palm.Alone, captioned: s.captioned(), line: p.apart.Mark(),
		asked: p.asked.On, thinks: p.thinkers.Wait().On, hints: s.hint.on, failed: p.storage.err != nil && !s.toast.Shown(),
	}
	if s.guide.Course.On() {
		m.step, m.tries, m.stray, m.speaks = p.script.At, p.script.Tries, p.script.Stray, s.guide.Course.Speaks()
		m.undecided = s.guide.Course.Undecided()
	}
	return m
}
