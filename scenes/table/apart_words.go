package table

import (
	"fmt"
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/room"
	"runehall/ui"
)

// lineMark is what the words depend on where the match is kept elsewhere.
type lineMark struct {
	down, sent, ended, full bool
	shut                    bool
	asked                   room.Asked
	steps                   int
	left                    int // seconds
	rest                    [games.MaxSeats]int
	runs                    [games.MaxSeats]bool
}

func (a *afar[C, M, E, V]) mark() lineMark {
	if a == nil {
		return lineMark{}
	}
	m := lineMark{down: a.down(), sent: a.sent != nil, ended: a.state.End != nil, full: a.full(), shut: a.shut(), steps: a.state.Steps}
	if left, runs := a.at.Room.Left(); runs {
		m.left = seconds(left)
	}
	for i := range a.state.Seats {
		left, runs, _ := a.at.Room.Rest(games.Seat(i))
		m.rest[i], m.runs[i] = seconds(left), runs
	}
	if a.state.Asked != nil {
		m.asked = *a.state.Asked
	}
	return m
}

// lineKey is the key of what there is to say of the line, or of an end without a result; "" if there is nothing.
func (s *Table[C, M, E, V]) lineKey() string {
	switch a := s.play.apart; {
	case a == nil:
		return ""
	case a.shut():
		return "table.room.shut"
	case a.down():
		return "table.room.moment"
	case a.unsettled() && a.state.End.Why == room.ByAgreement:
		return "table.room.agreed"
	case a.unsettled():
		return "table.room.resigned"
	case a.full():
		return "table.room.full"
	case !s.play.stored():
		return "table.room.sent"
	default:
		return ""
	}
}

// lineWords says how the line stands in the place of whose turn it is, where it covers nothing.
func (s *Table[C, M, E, V]) lineWords(whose games.Seat) {
	key := s.lineKey()
	if key == "" {
		s.clockWords(whose)
		return
	}
	s.turn, s.acting = s.stage.Text(key), false
	if key == "table.room.resigned" {
		if left := s.play.apart.remains(); left >= 0 {
			s.turn = s.stage.Text("table.room.won", nameArg(s.name(left)))
		}
	}
	s.heardTurn = s.turn
	if key != "table.room.sent" {
		s.whose = nil
	}
}

// clockWords says beside whose turn it is how much time is left, where the room has a clock. The host's clock decides.
func (s *Table[C, M, E, V]) clockWords(whose games.Seat) {
	if !s.play.ticking() || s.turn == "" {
		return
	}
	if left, runs := s.play.apart.at.Room.Left(); runs {
		s.timeLeft = clockText(seconds(left))
		name := ""
		if whose >= 0 {
			name = s.name(whose)
		}
		s.turn = timedTurn(s.turn, s.timeLeft, name, s.fits)
	}
}

// timedTurn says a turn with the time that is left for it. Where that has no room the name is left out, which a coin before it tells, or else what is done:
// the time is read in any case.
func timedTurn(turn, left, name string, fits func(string) bool) string {
	said := turn + " · " + left
	if name == "" || fits(said) {
		return said
	}
	if what, named := strings.CutPrefix(turn, name); named {
		if short := strings.TrimLeft(what, ": \u00a0\u202f") + " · " + left; fits(short) {
			return short
		}
	}
	return name + " · " + left
}

// clockText writes seconds as clocks do.
func clockText(n int) string {
	if n >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", n/3600, n/60%60, n%60)
	}
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// seconds rounds up: at 0 the time is over.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// ticking reports whether clocks run of a room elsewhere.
func (p *play[C, M, E, V]) ticking() bool {
	if p.apart == nil || p.apart.down() || p.apart.state.End != nil {
		return false
	}
	_, runs := p.apart.at.Room.Left()
	for i := range p.apart.state.Seats {
		_, total, _ := p.apart.at.Room.Rest(games.Seat(i))
		runs = runs || total
	}
	return runs
}

// unsettled reports whether the match has ended without a result.
func (a *afar[C, M, E, V]) unsettled() bool { return a.state.End != nil && a.state.End.Result == nil }

// reseat lays the table out for those who sit there now.
func (s *Table[C, M, E, V]) reseat() {
	if s.play.reseated {
		s.play.reseated = false
		if seat := s.eyes.seat; seat >= 0 && !s.play.isPerson(seat) { // its hand is on a device of its own now
			s.leaveCurtain()
			s.eyes.away()
			s.board.Drop()
		}
		s.Layout(s.screen, s.safe)
	}
}

// tellRoom says what the room did not do, and why.
func (s *Table[C, M, E, V]) tellRoom() {
	a := s.play.apart
	if a == nil {
		return
	}
	if a.declined {
		a.declined = false
		s.notify(ui.IconClose, s.stage.Text("table.room.declined"), s.stage.Kit.Palette.Edge, ui.Button{})
	}
	if shut := a.shut(); shut && !a.parted {
		a.parted = true
		a.refused = refused{on: true, reason: a.at.Room.Reason()}
	}
	if full := a.full(); full != a.filled { // nobody need have moved to come to that: a computer player cannot go on either
		if a.filled = full; full && !a.refused.on {
			a.refused = refused{on: true, reason: "room.refusal.full"}
		}
	}
	if !a.refused.on {
		return
	}
	reason, clause := a.refused.reason, a.refused.clause
	a.refused = refused{}
	if !s.stage.Book.Has(reason) { // a host of another version has its own
		reason = room.NoSuchDeed.Reason
	}
	more := ui.Button{}
	text := s.stage.Text(reason)
	if s.stage.Book.Has("clause." + clause) {
		more = ui.Button{
			Kind: ui.SlateButton, Text: s.stage.Text("table.why", lang.Str("clause", clause)),
			OnTap: func() { s.ways.Rules(s.play.kind.Def.ID, clause, text) },
		}
	}
	s.notify(ui.IconClose, text, s.stage.Kit.Palette.Blood, more)
	s.stage.Sound(sound.Refuse, s.places.toast.Center())
}
