package ritual

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

// coinFlights returns coins of a seat on their way, one after another: those of a stack from its top, and onto one from
// where its coins end.
func coinFlights(s games.Seat, n int, from, to spot) (fs []flight) {
	base := to.index
	for i := range n {
		from.index, to.index = i, base+i
		if from.kind == spotCell {
			from.index = n - 1 - i
		}
		fs = append(fs, coinFlight(s, from, to))
	}
	return motion.InTurn(fs, staggerTicks)
}

// coinsFly is a step in which a seat's coins fly; they are heard and glint as they land. The numbers of tray and tile count
// with them. Begin and land change what else there is to change, and may be nil.
func coinsFly(s games.Seat, n int, from, to spot, begin func(m *model), pass func(m *model, gone, come int), land func(m *model)) []step {
	list := flown(flying{
		Ticks: motion.Lasting(n, coinTicks, staggerTicks),
		Take: func(m *model) []flight {
			if begin != nil {
				begin(m)
			}
			return coinFlights(s, n, from, to)
		},
		Pass: pass,
		Land: func(m *model) {
			pass(m, n, n)
			if land != nil {
				land(m)
			}
		},
	})
	heard := coinSound(n)
	if to.kind == spotTray {
		heard = sound.CoinsBack
	}
	return sounding(append(list, glints(n, to)), landed(n), heard, to)
}

func tellCoinsPlaced(e rules.CoinsPlaced) []step {
	return coinsFly(e.Seat, e.Coins, spot{kind: spotTray, seat: e.Seat}, spot{kind: spotCell, cell: e.Cell, index: e.On - e.Coins}, nil,
		func(m *model, gone, come int) {
			m.tray[e.Seat] = e.Tray + e.Coins - gone
			m.coinsOn(e.Cell, e.Seat, e.On-e.Coins+come)
		}, nil)
}

func tellCoinsReturned(e rules.CoinsReturned) []step {
	return coinsFly(e.Seat, e.Coins, spot{kind: spotCell, cell: e.Cell}, spot{kind: spotTray, seat: e.Seat}, nil,
		func(m *model, gone, come int) {
			m.coinsOn(e.Cell, e.Seat, e.Coins-gone)
			m.tray[e.Seat] = e.Tray - e.Coins + come
		}, nil)
}

func tellShapePaid(e rules.ShapePaid) []step {
	owner := e.Shape.Owner
	return append(coinsFly(owner, e.Coins, spot{kind: spotTray, seat: owner}, spot{kind: spotShape, shape: e.Shape}, nil,
		func(m *model, gone, _ int) { m.tray[owner] = e.Tray + e.Coins - gone },
		func(m *model) { m.addShape(e.Shape) }), shapeLit(e.Shape, true)...)
}

// shapeLit lets light run along a line or circle, and sound, once its coins lie there; a new one is drawn out with it.
func shapeLit(s rules.Shape, grows bool) []step {
	chime := sound.Line
	if s.Kind == rules.Circle {
		chime = sound.Circle
	}
	run := motion.Afterwards(lit(flash{kind: flashShape, shape: s, grows: grows}, shapeTicks(s)+glowTicks))
	return sounding([]step{run, motion.Pause[model](shapeTicks(s))}, 0, chime, spot{kind: spotShape, shape: s})
}

func tellShapeGrew(e rules.ShapeGrew) []step {
	return append(now(func(m *model) {
		for _, s := range e.From {
			m.removeShape(s)
		}
		m.addShape(e.To)
	}), shapeLit(e.To, false)...)
}

func tellShapeBroken(e rules.ShapeBroken) []step {
	owner := e.Shape.Owner
	return coinsFly(owner, e.Coins, spot{kind: spotShape, shape: e.Shape}, spot{kind: spotTray, seat: owner},
		func(m *model) {
			m.removeShape(e.Shape)
			for _, s := range e.Left {
				m.addShape(s)
			}
		},
		func(m *model, _, come int) { m.tray[owner] = e.Tray - e.Coins + come }, nil)
}
