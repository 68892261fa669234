package table

import (
	"slices"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/past"
	"runehall/ui"
)

// obviousStep is a step that nobody would decide otherwise ([games.Def].Obvious), and how long it has stood. It is
// looked for once for each position and reader.
type obviousStep[M comparable] struct {
	in    readerPosition
	seat  games.Seat
	move  M
	there bool
	ticks int
}

// readerPosition is a position and its reader.
type readerPosition struct {
	moves, epoch int
	reader       games.Seat
	stored       bool
}

// obviousWindow is how long such a step stands until the table makes it: long enough to see it, and to press Undo
// instead.
var obviousWindow = ui.Ticks(900)

// awaitsObvious reports whether the table is about to make a step that needs no decision. It depends only on what the
// reader sees.
func (s *Table[C, M, E, V]) awaitsObvious() bool {
	p, o := s.play, &s.obvious
	if p.kind.Def.Obvious == nil || !stage.Obvious.On(s.stage.Settings) {
		return false
	}
	in := readerPosition{p.known.Moves(), p.epoch, s.reader, p.stored()}
	if in != o.in {
		*o = obviousStep[M]{in: in, seat: p.must()}
		if decides(p, o.seat, s.reader) {
			o.move, o.there = p.kind.Def.Obvious(p.shown.view(s.reader), o.seat)
		}
	}
	return o.there && s.board.Shown() && !s.considers && !s.log.Open && !s.recap.Read() && !s.eyes.Shut() &&
		!s.play.parts.covers()
}

// decides reports whether a person decides now, alone, without a clock, and did not take the last step back: the table
// would make it again at once.
func decides[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V], seat, reader games.Seat) bool {
	alone := !p.script.Leads() && !p.asked.On && !p.moment.on && !p.timed.On && !p.only.ok
	return alone && p.stored() && !p.over() && p.isPerson(seat) && (reader == seat || reader == games.Public) &&
		len(p.past.Undone) == 0
}

// makeObvious lets the step stand for a while, and then makes it. With each press the time begins anew.
func (s *Table[C, M, E, V]) makeObvious(in *ui.Input) {
	o := &s.obvious
	if !s.awaitsObvious() || pressed(in) || held(in) {
		o.ticks = 0
		return
	}
	if o.ticks++; o.ticks < s.play.thinkers.Pace.Ticks(obviousWindow) {
		return
	}
	o.there = false // if a game against its own rules refuses the step, that is told once
	s.carryOut(o.seat, o.move, func(seat games.Seat, m M) *games.Refusal { return s.play.make(seat, m, past.Obvious) })
}

func held(in *ui.Input) bool {
	return slices.ContainsFunc(in.Pointers, func(p ui.Pointer) bool {
		return p.Phase == ui.Press || p.Phase == ui.Drag
	})
}
