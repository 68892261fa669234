package thinkers

import (
	"runehall/games"
	"runehall/games/bots"
)

// program is a computer player that thinks in a program that is not ours. When the program cannot go on, a computer
// player of ours takes over, even in the middle of a decision. The match loses nothing.
type program[C games.Core[C, M, E], M comparable, E any, V any] struct {
	seat  games.Seat
	mind  *games.RivalMind[C, M, E, V] // nil once it has gone
	stand games.Thinker[C, M]
	lost  func(s games.Seat, why error)

	position C
	must     bool
}

func (p *program[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	p.position, p.must = position, must
	if p.mind == nil {
		p.stand.Start(position, s, must)
		return
	}
	p.mind.Start(position, s, must)
}

func (p *program[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if p.mind != nil {
		d, done := p.mind.Step(n)
		why := p.mind.Lost()
		if why == nil {
			return d, done
		}
		p.mind.Leave(games.RivalEnd{Line: "end", Forfeit: &games.RivalForfeit{Seat: p.seat, Did: why.Error()}})
		p.mind = nil
		p.lost(p.seat, why)
		p.stand.Start(p.position, p.seat, p.must)
	}
	return p.stand.Step(n)
}

// waiting reports whether the answer comes from outside, so that thinking longer would be of no use.
func (p *program[C, M, E, V]) waiting() bool {
	if p.mind != nil {
		return true
	}
	w, beside := p.stand.(interface{ waiting() bool })
	return beside && w.waiting()
}

// drop ends the work of the player in its place.
func (p *program[C, M, E, V]) drop() {
	if d, ok := p.stand.(interface{ drop() }); ok {
		d.drop()
	}
}

// Programs are the programs that play at a table.
type Programs[C games.Core[C, M, E], M comparable, E any, V any] []*program[C, M, E, V]

// Start starts the programs that the record of a match names for seats. Without a kind of programs, or if one does not
// start, the computer player that sits there keeps the seat. lost is called for each program that has to be replaced.
func (all *Programs[C, M, E, V]) Start(
	match *games.Match[C, M, E, V], kind *games.RivalKind, players *Players[C, M, E],
	lost func(s games.Seat, why error),
) {
	if _, over := match.Core().Result(); kind == nil || over {
		return
	}
	record, def := match.Record(), match.Def()
	for i, player := range record.Players {
		if player.Driver != games.RivalDriver {
			continue
		}
		rival, err := kind.Open()
		if err != nil {
			lost(games.Seat(i), err)
			continue
		}
		hello := games.NewRivalHello(&def.Info, record.Setup, games.Seat(i), players.Seed+uint64(i), kind.Seconds)
		p := &program[C, M, E, V]{
			seat: games.Seat(i), mind: games.NewRivalMind(def, rival, hello), stand: players.minds[i], lost: lost,
		}
		players.minds[i] = p
		*all = append(*all, p)
	}
}

// Dismiss ends the programs, and tells them how the match ended, if it has.
func (all Programs[C, M, E, V]) Dismiss(match *games.Match[C, M, E, V]) {
	end := games.RivalEnd{Line: "end"}
	for _, p := range all {
		if p.mind == nil {
			continue
		}
		if result, over := match.Core().Result(); over {
			end.Result = result.Told(len(match.Record().Players))
		}
		p.mind.Leave(end)
		p.mind = nil
	}
}

// StandIn is the level of our computer player in a program's place.
const StandIn = bots.Adept
