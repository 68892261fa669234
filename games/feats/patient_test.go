package feats

import (
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/stones"
)

// patience is a player of Menhirs that never trades in a power row before it is full: the other computer players do not
// wait that long, and so do not earn some feats.
var patience = games.Level[*stones.Game, stones.Move]{ID: "patient",
	New: func(seed uint64) games.Thinker[*stones.Game, stones.Move] {
		def := *stones.Def
		def.Plain = func(g *stones.Game, s games.Seat) int {
			return stones.Def.Plain(g, s) + 5000*fullest(g, s)
		}
		for _, l := range bots.Levels(&def) {
			if l.ID == "greedy" {
				return &patient{Thinker: l.New(seed)}
			}
		}
		panic("feats: nobody is greedy")
	}}

// fullest returns how many artifacts lie in the fuller row of a seat.
func fullest(g *stones.Game, s games.Seat) (most int) {
	v := stones.Def.View(g, games.All)
	for _, r := range []stones.Row{stones.Upper, stones.Lower} {
		row := v.Row(s, r)
		most = max(most, row.Count())
	}
	return most
}

type patient struct {
	games.Thinker[*stones.Game, stones.Move]
	position *stones.Game
	seat     games.Seat
}

func (p *patient) Start(position *stones.Game, s games.Seat, must bool) {
	p.position, p.seat = position, s
	p.Thinker.Start(position, s, must)
}

func (p *patient) Step(n int) (games.Decision[stones.Move], bool) {
	full := fullest(p.position, p.seat) == fullRow
	for _, m := range p.position.AppendMoves(nil, p.seat) {
		v := stones.Def.View(p.position, games.All)
		if row := v.Row(p.seat, m.Row); m.Kind == stones.Trade && row.Count() == fullRow ||
			m.Kind == stones.End && v.Phase() == stones.TradePhase && !full {
			return games.Decision[stones.Move]{Move: m}, true
		}
	}
	return p.Thinker.Step(n)
}
