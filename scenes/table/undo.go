package table

import (
	"fmt"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/past"
)

// undoTo returns how many moves are left once the last person's move is undone, and false if it stands. With
// [games.OptionStays] every move stands. In a room its host decides.
func (p *play[C, M, E, V]) undoTo() (int, bool) {
	switch {
	case !p.stored() || p.known.Stays():
		return 0, false
	case p.apart != nil:
		return 0, p.apart.MayUndo()
	}
	return p.past.UndoTo(p.match.Made(), p.script.began())
}

// undo takes back the last person's move, and whatever the others have done since.
func (p *play[C, M, E, V]) undo() error {
	n, ok := p.undoTo()
	switch {
	case !ok:
		return nil
	case p.apart != nil:
		p.apart.Do(room.Deed{Do: room.DoUndo, Seat: p.apart.Undoes(), After: p.apart.State.Steps})
		return nil
	}
	return p.goBack(n)
}

// goBack undoes all but the first n moves of a match that is kept here; in a room its host does that, and the table
// follows. The first of the moves that it takes back must be a person's.
func (p *play[C, M, E, V]) goBack(n int) error {
	back := p.past.After(p.match.Made(), n)
	grown, err := p.match.Undo(n)
	if err != nil {
		return fmt.Errorf("table: %w", err)
	}
	p.past.Back(n, back)
	if p.script.learning() {
		if p.script.Stray { // a wrong move is not made again
			p.past.Undone = nil
		}
		p.script.Back(n)
	}
	p.epoch++
	p.storage.keep(grown)
	p.begin()
	return nil
}

// canRedo reports whether there is something to redo. The next new move makes it impossible.
func (p *play[C, M, E, V]) canRedo() bool { return p.stored() && len(p.past.Undone) > 0 }

// redo makes again what the last undo took back.
func (p *play[C, M, E, V]) redo() error {
	if !p.canRedo() {
		return nil
	}
	last := len(p.past.Undone) - 1
	again, rest := p.past.Undone[last], p.past.Undone[:last]
	for _, m := range again.Moves {
		if refusal := p.make(m.Seat, m.Move, m.From); refusal != nil {
			return fmt.Errorf("table: redo of move %q of seat %d: %w", p.kind.Def.Moves.Text(m.Move), m.Seat, refusal)
		}
	}
	p.past.Undone = rest
	return nil
}

// resetTo returns how many moves are left once the person whose turn it is has taken back this turn's moves, and false
// if there are none to take back.
func (p *play[C, M, E, V]) resetTo() (int, bool) {
	if p.apart != nil || !p.stored() || p.known.Stays() {
		return 0, false
	}
	return p.past.ResetTo(p.match.Made(), p.script.began(), p.must())
}

// reset takes back what the person whose turn it is has done in this turn.
func (p *play[C, M, E, V]) reset() error {
	n, ok := p.resetTo()
	if !ok {
		return nil
	}
	return p.goBack(n)
}

// originsOf finds out how the moves of a resumed match came about. computer says at which seats computer players sit.
func originsOf[C games.Core[C, M, E], M comparable, E any, V any](
	kind *Kind[C, M, E, V], match *games.Match[C, M, E, V], clocked Clocked[M, V], computer func(games.Seat) bool,
) (list past.Origins) {
	made := match.Made()
	if len(made) == 0 {
		return nil
	}
	core := kind.Def.New(match.Record().Setup, nil)
	of := func(m games.Made[M]) past.Origin {
		public := kind.Def.View(core, games.Public)
		if kind.joint(core) {
			return past.Together
		}
		if clocked != nil {
			if _, _, on := clocked.Clock(public); on {
				return past.Together
			}
		}
		s, move, forced := kind.Def.Forced(public)
		switch {
		case computer(m.Seat):
			return past.Table
		case forced && s == m.Seat && move == m.Move:
			return past.Rules
		}
		return past.Person
	}
	for _, m := range made {
		list = append(list, of(m))
		kind.Def.Again(core, m)
	}
	return list
}

// ownTold returns how many events there were after a person's own last move.
func ownTold[M comparable, E any, V any](known knownMatch[M, E, V], origins past.Origins, s games.Seat) int {
	last := origins.LastOf(s, known.Mover)
	if last == 0 {
		return 0
	}
	told := known.Told()
	at := len(told)
	for at > 0 && told[at-1].Move > last {
		at--
	}
	return at
}

// whyNoUndo says why the last move cannot be taken back; "" if it can, or if that is plain.
func whyNoUndo[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, p *play[C, M, E, V]) string {
	if !p.stored() || p.known.Stays() || p.apart != nil {
		return ""
	}
	switch p.past.WhyStands(p.match.Made(), p.script.began()) {
	case past.Nothing:
		return st.Text("table.undo.nothing")
	case past.Revealed:
		return st.Text("table.undo.revealed")
	case past.Looked:
		return st.Text("table.undo.looked")
	}
	return ""
}

// undoesOthers reports whether undo takes back the move of somebody else than the person whose turn it is at this
// screen, and whose. One alone at the screen takes back only their own.
func undoesOthers[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V], t *chronicle.Teller) (name string, others bool) {
	n, ok := p.undoTo()
	if !ok || p.apart != nil || len(p.persons) < 2 {
		return "", false
	}
	by := p.match.Made()[n].Seat
	for _, a := range p.acting {
		if a.Seat == by && a.Must {
			return "", false
		}
	}
	return t.Name(by), true
}
