package table

import "runehall/games"

// mark is everything that the words round the board depend on, but for the board's own selection, which changes with input only.
// The words are made again when it changes, so that a tick in which something merely moves allocates nothing.
type mark struct {
	moves, epoch, passed, wants  int
	stand                        int
	must, choice, eyes           games.Seat
	stored, shown, over          bool
	open, log, recap, folded     bool
	asked, thinks, hints, failed bool
	deciding, clocked, captioned bool
	draft                        string
	line                         lineMark
	step, tries                  int  // of a lesson
	stray, speaks                bool //
	ready, covered               bool
	palmed, alone                bool
}

func (s *Table[C, M, E, V]) mark() mark {
	p := s.play
	draft, ready := s.board.Draft()
	m := mark{
		draft: draft.Key, ready: ready, covered: s.covered(),
		moves: p.known.Moves(), epoch: p.epoch, passed: len(p.asked.passed), wants: len(p.asked.wants),
		stand: len(p.moment.persons), deciding: p.moment.on, clocked: p.running(),
		must: p.must(), choice: p.asked.choice, eyes: s.eyes.seat,
		stored: p.stored(), shown: s.board.Shown(), over: p.over(),
		open: s.eyes.open, log: s.log.open, recap: s.recap.open, folded: s.recap.folded,
		palmed: s.palm.there, alone: s.palm.alone, captioned: s.captioned(), line: p.apart.mark(),
		asked: p.asked.on, thinks: p.thought.on, hints: s.hint.on, failed: p.storeErr != nil && !s.toast.Shown(),
	}
	if s.learns() {
		m.step, m.tries, m.stray, m.speaks = p.script.at, p.script.tries, p.script.stray, s.speaks()
	}
	return m
}
