package table

import (
	"slices"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// obvious is the step that the person whose turn it is would not decide otherwise ([games.Def].Obvious), and for how long it has stood. It is looked
// for once a position and reader.
type obvious[M comparable] struct {
	in    looked
	seat  games.Seat
	move  M
	there bool
	ticks int
}

// looked is a position and who looks at it.
type looked struct {
	moves, epoch int
	reader       games.Seat
	stored       bool
}

// obviousWindow is how long such a step stands until the table makes it: long enough to see it, and to press Undo instead.
var obviousWindow = ui.Ticks(900)

// awaitsObvious reports whether the table is about to make a step that needs no decision. It follows from what the reader sees.
func (s *Table[C, M, E, V]) awaitsObvious() bool {
	p, o := s.play, &s.obvious
	if p.kind.Def.Obvious == nil || !stage.Obvious.On(s.stage.Settings) {
		return false
	}
	in := looked{p.known.Moves(), p.epoch, s.reader, p.stored()}
	if in != o.in {
		*o = obvious[M]{in: in, seat: p.must()}
		if s.decides(o.seat) {
			o.move, o.there = p.kind.Def.Obvious(p.view(s.reader), o.seat)
		}
	}
	return o.there && s.board.Shown() && !s.considers && !s.log.open && !s.recap.read() && !s.eyes.shut() && !s.covered()
}

// decides reports whether a person decides now, alone and without haste, and did not take the last step back: that step would be made again
// at once.
func (s *Table[C, M, E, V]) decides(seat games.Seat) bool {
	p := s.play
	alone := !p.leads() && !p.asked.on && !p.moment.on && !p.timed.on && !p.only.ok
	return alone && p.stored() && !p.over() && p.isPerson(seat) && (s.reader == seat || s.reader == games.Public) && len(p.undone) == 0
}

// makeObvious lets the step that needs no decision stand for a while, and then makes it. A press begins that anew.
func (s *Table[C, M, E, V]) makeObvious(in *ui.Input) {
	o := &s.obvious
	if !s.awaitsObvious() || pressed(in) || held(in) {
		o.ticks = 0
		return
	}
	if o.ticks++; o.ticks < s.play.paced(obviousWindow) {
		return
	}
	o.there = false // a refusal, which a game that keeps to its own rules never gives, is told once
	s.carryOut(o.seat, o.move, s.play.stepOn)
}

// stepOn makes a step that needs no decision for a person.
func (p *play[C, M, E, V]) stepOn(s games.Seat, m M) *games.Refusal { return p.make(s, m, fromObvious) }

// held reports whether a pointer is down.
func held(in *ui.Input) bool {
	return slices.ContainsFunc(in.Pointers, func(p ui.Pointer) bool { return p.Phase == ui.Press || p.Phase == ui.Drag })
}
