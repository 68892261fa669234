package table

import "runehall/games"

// origin says how a move came about.
type origin uint8

const (
	fromPerson   origin = iota
	fromTable           // by a computer player, or by the table for a person who does not answer: no person decided it
	fromRules           // by the table, as the only move that a person could make
	fromObvious         // by the table, as a step that nobody would decide otherwise ([games.Def].Obvious)
	fromTogether        // by several seats at the same moment, or by hands on a clock: it is never taken back
)

// auto reports whether no person decided the move.
func (o origin) auto() bool { return o == fromTable || o == fromRules || o == fromObvious }

// recallOrigins finds out how the moves of a resumed match came about.
func (p *play[C, M, E, V]) recallOrigins() {
	made := p.match.Made()
	if len(made) == 0 {
		return
	}
	core := p.kind.Def.New(p.match.Record().Setup, nil)
	for _, m := range made {
		p.origins = append(p.origins, p.originOf(core, m))
		p.kind.Def.Again(core, m)
	}
}

// originOf returns how a move came about that was made in a position.
func (p *play[C, M, E, V]) originOf(core C, m games.Made[M]) origin {
	public := p.kind.Def.View(core, games.Public)
	if p.kind.joint(core) {
		return fromTogether
	}
	if p.parts.clocked != nil {
		if _, _, on := p.parts.clocked.Clock(public); on {
			return fromTogether
		}
	}
	s, move, forced := p.kind.Def.Forced(public)
	switch {
	case p.thinkers.Play(m.Seat):
		return fromTable
	case forced && s == m.Seat && move == m.Move:
		return fromRules
	}
	return fromPerson
}

// ownTold returns how many events there were after a person's own last move.
func (p *play[C, M, E, V]) ownTold(s games.Seat) int {
	told := p.known.Told()
	last := 0
	for n := p.known.Moves() - 1; n >= 0 && last == 0; n-- {
		if p.known.Mover(n) == s && !p.origins[n].auto() {
			last = n + 1
		}
	}
	at := len(told)
	for at > 0 && told[at-1].Move > last {
		at--
	}
	if last == 0 {
		return 0
	}
	return at
}
