package table

import (
	"strings"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/ui"
)

// ask lowers the curtain for a seat that must act on its own secrets, or that wants to answer.
func (s *Table[C, M, E, V]) ask() {
	if s.eyes.seat >= 0 || !s.board.Shown() || !s.play.stored() {
		return
	}
	if looker := s.play.looker(); looker >= 0 {
		s.lowerCurtain(looker)
		return
	}
	if seat := s.private(); seat >= 0 && s.dismissed != s.dismissal(seat) {
		s.lowerCurtain(seat)
	}
}

// dismissal says whose curtain was sent away, and when: until a move is made it does not come back by itself.
type dismissal struct {
	seat  games.Seat
	moves int
}

func (s *Table[C, M, E, V]) dismissal(seat games.Seat) dismissal {
	return dismissal{seat, s.play.known.Moves()}
}

// private returns the person who must act on what only that seat may see, or games.Nobody.
func (s *Table[C, M, E, V]) private() games.Seat {
	must := s.play.must()
	if s.play.parts.secret == nil || s.eyes.home != games.Public || must < 0 || !s.play.isPerson(must) || s.play.asked.on || s.play.only.ok {
		return games.Nobody
	}
	if !s.play.parts.secret.Private(s.play.public, must) {
		return games.Nobody
	}
	return must
}

// staysPrivate reports whether a seat must act at once again after a move, on what only it may see. A refused move changes nothing.
func (p *play[C, M, E, V]) staysPrivate(s games.Seat, m M) bool {
	if p.parts.secret == nil || p.moment.on || p.timed.on || p.apart != nil {
		return false
	}
	after := p.kind.Def.Blank()
	p.core().CloneInto(after)
	after.Apply(s, m)
	if _, over := after.Result(); over {
		return false
	}
	for _, a := range after.AppendActing(nil) {
		if a.Seat != s {
			return false
		}
	}
	view := p.kind.Def.View(after, games.Public)
	_, _, forced := p.kind.Def.Forced(view)
	return !forced && p.parts.secret.Private(view, s)
}

// lowerCurtain covers the table with the curtain of a person's seat, for that person to open.
func (s *Table[C, M, E, V]) lowerCurtain(seat games.Seat) {
	if !s.play.isPerson(seat) || !s.eyes.lower(seat) {
		return
	}
	s.recap.open = false
	s.refresh()
	s.root.Focus(&s.curtain.rope)
	s.stage.Sound(sound.Curtain, s.curtain.cloth.area.Center())
}

// Shut prepares for the program being left: it covers at once what an open curtain shows, and throws away decisions under way
// at a joint moment or on a running clock.
func (s *Table[C, M, E, V]) Shut() {
	s.away = true
	s.play.abandon()
	defer s.refresh()
	if !s.eyes.lost() {
		return
	}
	s.noteSeen()
	s.recap.open = false
	s.curtain.shown.Set(1) // at once: the window may be seen by others
}

// sendAway takes the curtain away although no move was made behind it.
func (s *Table[C, M, E, V]) sendAway() {
	if s.eyes.open {
		s.noteSeen()
	}
	s.play.unchoose()
	s.dismissed = s.dismissal(s.eyes.seat)
	s.eyes.away()
	s.recap.open = false
	s.board.Drop()
	s.refresh()
	s.root.Focus(&s.primary)
}

// noteSeen remembers that the seat behind the curtain is up to date: its next recap begins here.
func (s *Table[C, M, E, V]) noteSeen() {
	if s.eyes.seat >= 0 {
		s.eyes.seen[s.eyes.seat] = s.play.seenNow()
	}
}

// rope opens the shut curtain once its rope has been held for long enough.
func (s *Table[C, M, E, V]) rope(c *ui.Context) {
	if s.eyes.veiled {
		return
	}
	held := s.curtain.update(c, s.root.RingShown())
	seat := s.eyes.seat
	if seat < 0 {
		return // it was sent away
	}
	if s.eyes.hold(held) {
		s.stage.Sound(sound.Curtain, s.curtain.cloth.area.Center())
		s.play.opened(seat)
		s.openRecap(seat)
		s.noteSeen()
		s.relay()
		s.refresh()
		s.root.Focus(&s.primary)
	}
	s.curtain.held = float64(s.eyes.held) / float64(holdTicks)
}

// row makes the line of an event: at the head of a turn with the emblem of who took it, below that without the name.
func (s *Table[C, M, E, V]) row(lines []Line, i int) *row {
	l := lines[i]
	r := &row{text: s.say(l.Phrase), seat: subject(l.Phrase), heads: true, note: s.note(lines, i)}
	if board, ok := any(s.board).(Illustrated[E]); ok {
		if event, known := s.play.kind.Def.Redact(s.play.known.Told()[l.told].Event, games.Public); known {
			r.picture = board.Picture(event)
		}
	}
	if r.seat < 0 {
		return r
	}
	r.look, r.own = s.sitters[r.seat].Look, s.play.isPerson(r.seat) && len(s.play.persons) == 1
	if r.heads = i == 0 || subject(lines[i-1].Phrase) != r.seat; !r.heads {
		if rest, ok := strings.CutPrefix(r.text, s.name(r.seat)+" "); ok {
			r.text = rest
		}
	}
	return r
}

// note says in the first line of a move that it was the only one that a person could make. Of steps that merely needed no decision it says nothing:
// that may follow from what the person holds, and a record does not know it.
func (s *Table[C, M, E, V]) note(lines []Line, i int) string {
	move := s.play.known.Told()[lines[i].told].Move
	if move == 0 || i > 0 && lines[i-1].Move == lines[i].Move || s.play.origins[move-1] != fromRules {
		return ""
	}
	return s.stage.Text("table.forced")
}

// rows makes the lines of a sheet; tapped, each leads to its place on the board.
func (s *Table[C, M, E, V]) rows(lines []Line, of *sheet) []*row {
	rows := make([]*row, len(lines))
	for i, l := range lines {
		r := s.row(lines, i)
		told := s.play.known.Told()[l.told].Event
		r.tapped = func() {
			event, ok := s.play.kind.Def.Redact(told, games.Public)
			if ok && s.board.Show(event) {
				of.open = false
			}
		}
		if l.Move > 0 && r.heads {
			r.number = s.stage.Text("table.log.move", countArg(l.Move))
		}
		rows[i] = r
	}
	return rows
}
