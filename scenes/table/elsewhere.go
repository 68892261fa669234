package table

import (
	"errors"
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/stage"
)

// Elsewhere is a match that is kept in a room on another device, and as what this device takes part in it.
type Elsewhere struct {
	// Room is the device's end of the room. It was entered, and its state is known. The table never polls it.
	Room *away.Client
	// Seat is the one that the device took, or [games.Public].
	Seat games.Seat
	// Hand says that a screen which all share shows the table: on a phone there is the hand of Seat alone, until somebody wants the table.
	Hand bool
	// Host says that the device knows the secret of the host: its screen plays for the seats of persons that nobody took.
	Host bool
}

// ErrAtOnce is the error of a match in which hands reach for the same things at the same moment: across devices nobody could say who was first.
var ErrAtOnce = errors.New("hands that act at the same moment need one device")

// fits returns why a door does not lead to the match, or nil. It stands apart from the door so that the page holds it once, and not for each game.
func (at *Elsewhere) fits(d Door) error {
	state, info := at.Room.State(), d.Info()
	switch {
	case state == nil || state.Game != info.ID:
		return fmt.Errorf("table: no room with a match of %s", info.ID)
	case state.Version != info.Version:
		return fmt.Errorf("table: a room with version %d of the rules of %s", state.Version, state.Game)
	case AtOnce(d, state.Options):
		return fmt.Errorf("table: %w", ErrAtOnce)
	default:
		return nil
	}
}

// AtOnce reports whether hands act at the same moment in a match with such options.
func AtOnce(d Door, options map[string]string) bool {
	option, choice := d.Controls()
	return option != "" && options[option] == choice
}

func (d *door[C, M, E, V]) Elsewhere(st *stage.Stage, at *Elsewhere, ways Ways) (stage.Scene, error) {
	if err := at.fits(d); err != nil {
		return nil, err
	}
	board := d.kind.Board()
	p, err := newPlayApart(&d.kind, at, partsOf[M, V](board))
	if err != nil {
		return nil, err
	}
	return newTableOf(st, p, board, ways), nil
}

// newPlayApart takes part in a match that is kept elsewhere.
func newPlayApart[C games.Core[C, M, E], M comparable, E any, V any](kind *Kind[C, M, E, V], at *Elsewhere, parts parts[M, V]) (*play[C, M, E, V], error) {
	a := &afar[C, M, E, V]{def: kind.Def, at: at}
	if err := a.takeIn(); err != nil {
		return nil, err
	}
	p := &play[C, M, E, V]{kind: kind, known: a, apart: a, parts: parts, scratch: kind.Def.Blank()}
	p.persons = a.own()
	p.recallApart()
	p.begin()
	return p, nil
}

// recallApart says of all moves so far where they come from.
func (p *play[C, M, E, V]) recallApart() {
	p.origins = p.origins[:0]
	p.growApart()
}

// growApart says that of the moves since: a move of a seat that is played here is a person's.
func (p *play[C, M, E, V]) growApart() {
	for n := len(p.origins); n < p.known.Moves(); n++ {
		from := fromTable
		if p.isPerson(p.known.Mover(n)) {
			from = fromPerson
		}
		p.origins = append(p.origins, from)
	}
}

// begins reports whether nothing has happened yet.
func (p *play[C, M, E, V]) begins() bool {
	if p.apart != nil {
		return p.known.Moves() == 0
	}
	return len(p.match.Record().Steps) == 0
}

// reads returns who reads if somebody is to: what that one may know has yet to come from elsewhere.
func (p *play[C, M, E, V]) reads(wanted games.Seat) games.Seat {
	if p.apart != nil {
		return p.apart.read(wanted)
	}
	return wanted
}

// seenNow returns how much has been told, for whoever has just looked. How many events somebody is told depends on who reads; elsewhere what everybody is
// told counts.
func (p *play[C, M, E, V]) seenNow() int {
	told := p.known.Told()
	if p.apart == nil {
		return len(told)
	}
	seen := 0
	for _, t := range told {
		if _, known := p.kind.Def.Redact(t.Event, games.Public); known {
			seen++
		}
	}
	return seen
}

// sitting returns who sits where.
func (s *Table[C, M, E, V]) sitting() []Sitter {
	list := s.stage.Sitters(s.play.known.Players())
	for i := range list {
		list[i].Apart = s.play.apart != nil && list[i].Person && !s.play.isPerson(games.Seat(i))
	}
	return list
}

// keepUp goes on by one change of the room, once the picture has caught up with the one before.
func (p *play[C, M, E, V]) keepUp(shown, free bool) error {
	a := p.apart
	news, err := a.next(shown || p.running())
	if err != nil {
		return err
	}
	if news.again {
		p.epoch++
		p.origins = p.origins[:0]
	}
	p.reseated = p.reseated || news.seats
	if news.any {
		p.persons = a.own()
		p.growApart()
		p.begin()
	}
	p.declineApart(shown)
	if a.late != nil && a.state.Steps > a.late.After {
		p.again()
	}
	if a.refused.on && !a.refused.seen {
		a.refused.seen = true
		p.epoch++ // the board forgets what it was about to do
	}
	p.runApart(shown, free)
	return nil
}

// declineApart answers for a person at this device who has said, with the others here, that nobody answers.
func (p *play[C, M, E, V]) declineApart(shown bool) {
	s := p.must()
	if !shown || !p.asked.on || len(p.persons) < 2 || !p.isPerson(s) || p.asked.choice == s || p.asked.waits(p.persons) || !p.stored() || p.apart.behind() {
		return
	}
	decline := p.kind.Def.Moves.Text(p.asked.question.Decline) // whether it may is the seat's own business, and the room knows
	p.apart.do(room.Deed{Do: room.DoMove, Seat: s, After: p.apart.state.Steps, Move: decline})
}

// again wants a move once more that came too late only because others acted at the same time, as all had to.
func (p *play[C, M, E, V]) again() {
	d := *p.apart.late
	p.apart.late = nil
	m, err := p.kind.Def.Moves.Parse(d.Move)
	must := slices.Contains(p.acting, games.Acting{Seat: d.Seat, Must: true})
	if err != nil || !must || p.known.Check(d.Seat, m) != nil {
		p.apart.sent = nil
		p.apart.refused = refused{on: true, reason: room.Stale.Reason, deed: d}
		return
	}
	d.After = p.apart.state.Steps
	p.apart.do(d)
}

// sends reports whether a move is on its way that no clock belongs to.
func (p *play[C, M, E, V]) sends() bool {
	return p.apart != nil && p.apart.sent != nil && p.apart.sent.Do == room.DoMove && !p.timed.on
}

// send wants a move of a seat from the room.
func (p *play[C, M, E, V]) send(s games.Seat, m M) *games.Refusal {
	if refusal := p.known.Check(s, m); refusal != nil {
		return refusal
	}
	p.apart.do(room.Deed{Do: room.DoMove, Seat: s, After: p.apart.state.Steps, Move: p.kind.Def.Moves.Text(m)})
	return nil
}
