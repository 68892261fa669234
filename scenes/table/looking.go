package table

import (
	"slices"
	"time"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/past"
	"runehall/ui"
)

// ask lowers the curtain for a seat that must act on its own secrets, or that wants to answer.
func (s *Table[C, M, E, V]) ask() {
	if s.eyes.Seat >= 0 || !s.board.Shown() || !s.play.stored() {
		return
	}
	if looker := s.play.asked.Looker(s.play.must()); looker >= 0 {
		s.lowerCurtain(looker)
		return
	}
	if seat := s.private(); seat >= 0 && s.dismissed != (dismissal{seat, s.play.known.Moves()}) {
		s.lowerCurtain(seat)
	}
}

// private returns the person who must act on secrets that only that seat may see, or games.Nobody.
func (s *Table[C, M, E, V]) private() games.Seat {
	must := s.play.must()
	if s.play.parts.secret == nil || s.eyes.Home != games.Public || must < 0 || !s.play.isPerson(must) ||
		s.play.asked.On || s.play.only.ok {
		return games.Nobody
	}
	if !s.play.parts.secret.Private(s.play.public, must) {
		return games.Nobody
	}
	return must
}

// staysPrivate reports whether a seat must act on its own secrets again right after a move in a position. An illegal
// move changes nothing.
func (k *Kind[C, M, E, V]) staysPrivate(core C, secret Secret[V], s games.Seat, m M) bool {
	after := k.Def.Blank()
	core.CloneInto(after)
	after.Apply(s, m)
	if _, over := after.Result(); over {
		return false
	}
	for _, a := range after.AppendActing(nil) {
		if a.Seat != s {
			return false
		}
	}
	view := k.Def.View(after, games.Public)
	_, _, forced := k.Def.Forced(view)
	return !forced && secret.Private(view, s)
}

// lowerCurtain covers the table with a person's curtain, for that person to open.
func (s *Table[C, M, E, V]) lowerCurtain(seat games.Seat) {
	if !s.play.isPerson(seat) || !s.eyes.Lower(seat) {
		return
	}
	s.recap.Open = false
	s.refresh()
	s.root.Focus(&s.curtain.Rope)
	s.stage.Sound(sound.Curtain, s.curtain.Middle())
}

// Shut is called when the program is left: it covers at once what an open curtain shows, and throws away decisions
// under way at a joint moment or on a running clock.
func (s *Table[C, M, E, V]) Shut() {
	s.away = true
	s.play.abandon()
	defer s.refresh()
	if !s.eyes.Lost() {
		return
	}
	s.eyes.Note(s.play.shown.seen)
	s.recap.Open = false
	s.curtain.Shown.Set(1) // at once: other people may see the window
}

// sendAway takes the curtain away although no move was made behind it.
func (s *Table[C, M, E, V]) sendAway() {
	if s.eyes.Open {
		s.eyes.Note(s.play.shown.seen)
	}
	if s.play.asked.Unchoose() {
		s.play.thinkers.Cancel()
	}
	s.dismissed = dismissal{s.eyes.Seat, s.play.known.Moves()}
	s.eyes.Away()
	s.recap.Open = false
	s.board.Drop()
	s.refresh()
	s.root.Focus(&s.primary)
}

// rope opens the shut curtain once its rope has been held for long enough, and then the recap.
func (s *Table[C, M, E, V]) rope(c *ui.Context) {
	if s.eyes.Veiled {
		return
	}
	held := s.curtain.Update(c, s.root.RingShown())
	seat := s.eyes.Seat
	if seat < 0 {
		return // it was sent away
	}
	var now time.Duration
	if s.stage.Clock != nil {
		now = s.stage.Clock()
	}
	if s.eyes.Hold(held, now) {
		s.stage.Sound(sound.Curtain, s.curtain.Middle())
		p := &s.play.past
		p.Openings = append(p.Openings, past.Opening{Moves: s.play.known.Moves(), Seat: seat})
		turns := chronicle.Since(s.story, s.eyes.SeenBy(seat, ownTold(s.play.known, p.Origins, seat)), s.stage.Book.Has)
		turns = slices.DeleteFunc(turns, func(t chronicle.Turn) bool { return t.By == seat && t.Seat == seat })
		s.openRecap(seat, turns, s.private() != seat, s.story)
		s.eyes.Note(s.play.shown.seen)
		s.relay()
		s.refresh()
		s.root.Focus(&s.primary)
	}
	s.curtain.Held = float64(s.eyes.Held) / float64(curtain.HoldTicks)
}
