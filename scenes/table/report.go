package table

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Report collects what a scene says of itself for tests.
type Report = stage.Report

// seatName returns the name in reports of a seat's part of the screen.
func seatName(prefix string, s games.Seat) string { return prefix + strconv.Itoa(int(s)) }

// Report says what can be pressed, and what everybody may know.
func (s *Table[C, M, E, V]) Report(r *Report) {
	s.names.Report(r)
	p := s.play
	if !s.eyes.Shut() && !s.log.Open && !s.recap.Read() {
		s.board.Report(r)
	}
	s.consent.Clears(r)
	s.consent.Report(r)
	r.State["game"] = p.kind.Def.ID
	r.State["moves"] = p.known.Moves()
	r.State["over"] = p.over()
	r.State["stored"] = p.stored()
	r.State["seat"] = publicSeat(p)
	draft, ready := s.board.Draft()
	r.State["draft"] = ready && draft.Key != ""
	if s.golden {
		r.State["gold"] = s.primary.Kind == ui.PrimaryButton
	}
	if p.apart != nil {
		r.State["room"] = p.apart.Key(p.stored())
		s.palm.Report(r)
		s.clock.Report(r)
		s.lastMove.Report(r)
		s.late.Report(r)
		if s.own != nil {
			r.State["own"] = int(p.apart.At.Seat)
		}
		if s.laid.shared {
			s.plates.Report(r)
		}
	}
	if p.moment.on {
		r.State["decided"] = len(p.moment.persons)
	}
	if p.timed.Running() {
		r.State["tick"] = p.timed.Tick()
	}
	if s.captioned() {
		r.State["caption"] = s.caption.Text
	}
	s.front.report(r, p.over(), s.board.AppendHinted)
	r.Busy = r.Busy || s.board.Moving() || p.busy(s.free()) || s.awaitsObvious() || !p.stored() || s.hint.on ||
		s.ends() || s.caption.Holds()
}

// report adds what is shown besides the board. over says that the match has ended; hinted appends where a proposed move
// is lit.
func (w *front) report(r *Report, over bool, hinted func(dst []ui.Rect) []ui.Rect) {
	r.State["viewer"] = -1
	if w.eyes.Open {
		r.State["viewer"] = int(w.eyes.Seat)
	}
	w.toast.Report(r, hinted)
	w.guide.Tips.Report(r)
	w.guide.Course.Report(r)
	w.log.Report(r)
	w.recap.Report(r)
	if w.recap.Open && !w.eyes.Shut() {
		r.State["recap.at"], r.State["recap.of"] = w.places.recap, []ui.Rect{w.places.field, w.places.ledge}
	}
	if overlay := w.overlay(over); overlay != "" {
		r.State["overlay"] = overlay
	}
	r.Busy = r.Busy || w.stale || w.rests > 0 || w.dealing.On || w.curtain.Shown.Moving()
}

// publicSeat returns the seat that the match waits for. It is -1 where several act at once, and while seats are asked
// for answers, since nobody is to know which one is being asked.
func publicSeat[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V]) int {
	if p.asked.On || p.over() || p.moment.on || p.timed.On {
		return -1
	}
	return max(-1, int(p.must()))
}
