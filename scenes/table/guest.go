package table

import (
	"runehall/games"
	"runehall/games/bots"
)

// guest is a computer player that thinks in a program that is not ours. When the program cannot go on, a computer
// player of ours takes over, even in the middle of a decision. The match loses nothing.
type guest[C games.Core[C, M, E], M comparable, E any, V any] struct {
	seat    games.Seat
	program *games.RivalMind[C, M, E, V] // nil once it has gone
	stand   games.Thinker[C, M]
	lost    func(s games.Seat, why error)

	position C
	must     bool
}

func (g *guest[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	g.position, g.must = position, must
	if g.program == nil {
		g.stand.Start(position, s, must)
		return
	}
	g.program.Start(position, s, must)
}

func (g *guest[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if g.program != nil {
		d, done := g.program.Step(n)
		why := g.program.Lost()
		if why == nil {
			return d, done
		}
		g.program.Leave(games.RivalEnd{Line: "end", Forfeit: &games.RivalForfeit{Seat: g.seat, Did: why.Error()}})
		g.program = nil
		g.lost(g.seat, why)
		g.stand.Start(g.position, g.seat, g.must)
	}
	return g.stand.Step(n)
}

// waiting reports whether the answer comes from outside, so that thinking longer would be of no use.
func (g *guest[C, M, E, V]) waiting() bool { return g.program != nil }

// seatPrograms starts the programs that the record names for seats. Without a kind of programs, or if one does not
// start, a computer player of ours keeps the seat. lost is called for each program that has to be replaced.
func (p *play[C, M, E, V]) seatPrograms(kind *games.RivalKind, lost func(s games.Seat, why error)) {
	if kind == nil || p.over() {
		return
	}
	record := p.match.Record()
	for i, player := range record.Players {
		if player.Driver != games.RivalDriver {
			continue
		}
		rival, err := kind.Open()
		if err != nil {
			lost(games.Seat(i), err)
			continue
		}
		hello := games.NewRivalHello(&p.kind.Def.Info, record.Setup, games.Seat(i), p.seed()+uint64(i), kind.Seconds)
		g := &guest[C, M, E, V]{
			seat: games.Seat(i), program: games.NewRivalMind(p.kind.Def, rival, hello), stand: p.minds[i], lost: lost,
		}
		p.minds[i] = g
		p.guests = append(p.guests, g)
	}
}

type guests[C games.Core[C, M, E], M comparable, E any, V any] []*guest[C, M, E, V]

// dismiss ends the programs, and tells them how the match ended, if it has.
func (all guests[C, M, E, V]) dismiss(match *games.Match[C, M, E, V]) {
	end := games.RivalEnd{Line: "end"}
	for _, g := range all {
		if g.program == nil {
			continue
		}
		if result, over := match.Core().Result(); over {
			end.Result = result.Told(len(match.Record().Players))
		}
		g.program.Leave(end)
		g.program = nil
	}
}

// standIn is the level of our computer player in a program's place.
const standIn = bots.Adept
