package table

import "runehall/games"

// origin says where a move comes from.
type origin uint8

const (
	fromPerson   origin = iota
	fromTable           // from a computer player, or said by the table for a person who does not answer: no person decided it
	fromRules           // the only move that a person could make, so that the table made it
	fromObvious         // a step that the person would not decide otherwise, so that the table made it ([games.Def].Obvious)
	fromTogether        // from several seats at the same moment, or from hands by a clock: it is never taken back
)

// auto reports whether no person decided the move.
func (o origin) auto() bool { return o == fromTable || o == fromRules || o == fromObvious }

// recall finds out where the moves of a resumed match come from.
func (p *play[C, M, E, V]) recall() {
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

// originOf returns where a move comes from that was made in a position.
func (p *play[C, M, E, V]) originOf(core C, m games.Made[M]) origin {
	public := p.kind.Def.View(core, games.Public)
	if p.joint(core) {
		return fromTogether
	}
	if p.parts.clocked != nil {
		if _, _, on := p.parts.clocked.Clock(public); on {
			return fromTogether
		}
	}
	s, move, forced := p.kind.Def.Forced(public)
	switch {
	case p.minds[m.Seat] != nil:
		return fromTable
	case forced && s == m.Seat && move == m.Move:
		return fromRules
	}
	return fromPerson
}
