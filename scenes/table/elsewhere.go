package table

import (
	"errors"
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/past"
	"runehall/scenes/table/timed"
)

// Elsewhere says which room on another device keeps the match, and what part this device has in it.
type Elsewhere = apart.Elsewhere

// ErrAtOnce is returned for a match in which hands reach for the same things at the same moment, in a room whose host
// does not say who was first.
var ErrAtOnce = errors.New("a host that does not put hands in order")

// ErrVersion is returned for a match of which this program plays another version.
var ErrVersion = errors.New("another version of the rules")

// fits returns why a door does not lead to the match, or nil. It is a function without the game's types, so that the
// page's program holds it once and not for each game.
func fits(at *Elsewhere, d Door) error {
	state, info := at.Room.State(), d.Info()
	switch {
	case state == nil || state.Game != info.ID:
		return fmt.Errorf("table: no room with a match of %s", info.ID)
	case state.Version != info.Version:
		return fmt.Errorf("table: a room of %s by version %d: %w", state.Game, state.Version, ErrVersion)
	case AtOnce(d, state.Options) && !state.Races:
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
	p.timed = timed.NewApart[C, M, E](parts.clocked)
	p.shown = shownMatch[C, M, E, V]{kind.Def, nil, a, &p.timed}
	p.persons = a.Own()
	p.noteOriginsApart()
	p.begin()
	return p, nil
}

// noteOriginsApart notes where the moves since the last call come from: moves of seats that are played here are a
// person's.
func (p *play[C, M, E, V]) noteOriginsApart() {
	for n := len(p.past.Origins); n < p.known.Moves(); n++ {
		from := past.Table
		if p.isPerson(p.known.Mover(n)) {
			from = past.Person
		}
		p.past.Origins = append(p.past.Origins, from)
	}
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
	news, err := a.Next(shown || p.timed.Running(), p.far.take)
	if err != nil {
		return err
	}
	if news.Again {
		p.epoch++
		p.past.Origins = p.past.Origins[:0]
	}
	p.reseated = p.reseated || news.Seats
	if news.Any {
		p.persons = a.Own()
		p.noteOriginsApart()
		p.begin()
	}
	p.declineApart(shown)
	if late, ok := a.Again(); ok {
		p.far.again(late, p.acting)
	}
	if a.Refuses() {
		p.epoch++ // the board forgets its draft
	}
	p.runApart(shown, free)
	return nil
}

// declineApart declines a question for a person at this device, once all persons here have said that nobody answers, or
// if everybody knows that this one cannot.
func (p *play[C, M, E, V]) declineApart(shown bool) {
	s := p.must()
	idle := slices.Contains(p.asked.Idle, s)
	if !shown || !p.asked.On || len(p.persons) < 2 && !idle || !p.isPerson(s) || p.asked.Choice == s ||
		p.asked.Waits() || !p.stored() || p.apart.Behind() {
		return
	}
	// Whether the seat may decline depends on what it holds: the room decides.
	p.far.ask(s, p.asked.Decline)
}

// sends reports whether a move is on its way, in a phase without a clock.
func (p *play[C, M, E, V]) sends() bool {
	return p.apart.Moving() && !p.timed.On
}
