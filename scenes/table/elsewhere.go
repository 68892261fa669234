package table

import (
	"errors"
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
)

// Elsewhere says which room on another device keeps the match, and what part this device has in it.
type Elsewhere = apart.Elsewhere

// ErrAtOnce is returned for a match in which hands reach for the same things at the same moment: across devices nobody
// could say who was first.
var ErrAtOnce = errors.New("hands that act at the same moment need one device")

// fits returns why a door does not lead to the match, or nil. It is a function without the game's types, so that the
// page's program holds it once and not for each game.
func fits(at *Elsewhere, d Door) error {
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

// AtOnce reports whether several persons' hands act at the same moment in a match with such options.
func AtOnce(d Door, options map[string]string) bool {
	option, choice := d.Controls()
	return option != "" && options[option] == choice
}

func (d *door[C, M, E, V]) Elsewhere(st *stage.Stage, at *Elsewhere, ways Ways) (stage.Scene, error) {
	if err := fits(at, d); err != nil {
		return nil, err
	}
	board := d.kind.Board()
	p, err := newPlayApart(&d.kind, at, partsOf[M, V](board))
	if err != nil {
		return nil, err
	}
	return newTableOf(st, p, board, ways), nil
}

// newPlayApart returns the play of a match that is kept elsewhere.
func newPlayApart[C games.Core[C, M, E], M comparable, E any, V any](
	kind *Kind[C, M, E, V], at *Elsewhere, parts parts[M, V],
) (*play[C, M, E, V], error) {
	a := &roomMatch[C, M, E, V]{Line: &apart.Line{At: at}, def: kind.Def}
	if err := a.take(a.Present()); err != nil {
		return nil, err
	}
	p := &play[C, M, E, V]{kind: kind, known: a, apart: a.Line, far: a, parts: parts}
	p.persons = a.Own()
	p.recallOriginsApart()
	p.begin()
	return p, nil
}

// recallOriginsApart notes of all moves so far where they come from.
func (p *play[C, M, E, V]) recallOriginsApart() {
	p.origins = p.origins[:0]
	p.noteOriginsApart()
}

// noteOriginsApart notes where the moves since the last call come from: moves of seats that are played here are a
// person's.
func (p *play[C, M, E, V]) noteOriginsApart() {
	for n := len(p.origins); n < p.known.Moves(); n++ {
		from := fromTable
		if p.isPerson(p.known.Mover(n)) {
			from = fromPerson
		}
		p.origins = append(p.origins, from)
	}
}

// seenNow returns how many events have been told, for a seat that has just looked. For a match elsewhere the number
// depends on who reads, so there only events that everybody is told count.
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

// sitters returns who sits at each seat. here are the persons at this device; in a match that is kept elsewhere all
// other persons are marked as apart.
func sitters(st *stage.Stage, players []games.Player, elsewhere bool, here []games.Seat) []Sitter {
	list := st.Sitters(players)
	for i := range list {
		list[i].Apart = elsewhere && list[i].Person && !slices.Contains(here, games.Seat(i))
	}
	return list
}

// keepUp takes up the next change of the room, once the picture has caught up with the one before.
func (p *play[C, M, E, V]) keepUp(shown, free bool) error {
	a := p.apart
	news, err := a.Next(shown || p.running(), p.far.take)
	if err != nil {
		return err
	}
	if news.Again {
		p.epoch++
		p.origins = p.origins[:0]
	}
	p.reseated = p.reseated || news.Seats
	if news.Any {
		p.persons = a.Own()
		p.noteOriginsApart()
		p.begin()
	}
	p.declineApart(shown)
	if late, ok := a.Again(); ok {
		p.again(late)
	}
	if a.Refuses() {
		p.epoch++ // the board forgets its draft
	}
	p.runApart(shown, free)
	return nil
}

// declineApart declines a question for a person at this device, once all persons here have said that nobody answers.
func (p *play[C, M, E, V]) declineApart(shown bool) {
	s := p.must()
	if !shown || !p.asked.on || len(p.persons) < 2 || !p.isPerson(s) || p.asked.choice == s ||
		p.asked.waits(p.persons) || !p.stored() || p.apart.Behind() {
		return
	}
	// Whether the seat may decline depends on what it holds: the room decides.
	decline := p.kind.Def.Moves.Text(p.asked.decline)
	p.apart.Do(room.Deed{Do: room.DoMove, Seat: s, After: p.apart.State.Steps, Move: decline})
}

// again sends a move once more that came too late only because others acted at the same time, if it is still legal.
func (p *play[C, M, E, V]) again(d room.Deed) {
	m, err := p.kind.Def.Moves.Parse(d.Move)
	must := slices.Contains(p.acting, games.Acting{Seat: d.Seat, Must: true})
	if err != nil || !must || p.known.Check(d.Seat, m) != nil {
		p.apart.GiveUp()
		return
	}
	d.After = p.apart.State.Steps
	p.apart.Do(d)
}

// sends reports whether a move is on its way, in a phase without a clock.
func (p *play[C, M, E, V]) sends() bool {
	return p.apart.Moving() && !p.timed.on
}

// send asks the room to make a seat's move.
func (p *play[C, M, E, V]) send(s games.Seat, m M) *games.Refusal {
	if refusal := p.known.Check(s, m); refusal != nil {
		return refusal
	}
	p.apart.Do(room.Deed{Do: room.DoMove, Seat: s, After: p.apart.State.Steps, Move: p.kind.Def.Moves.Text(m)})
	return nil
}
