package ritual

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

// pour is coins of a seat that go from one thing to another. From and to return the two ends of coin i; under is how
// many coins lie at the target already.
type pour struct {
	seat     games.Seat
	coins    int
	from, to func(i int) thing
	under    int
}

func always(t thing) func(i int) thing { return func(int) thing { return t } }

// flights returns the flights of the coins, one after another: from the top of a stack downwards, onto the top of
// another.
func (p *pour) flights() (fs []flight) {
	for i := range p.coins {
		f := coinFlight(p.seat, p.from(i), p.to(i))
		f.under = [2]int{p.coins - 1 - i, p.under + i}
		fs = append(fs, f)
	}
	return motion.InTurn(fs, staggerTicks)
}

// coinsFly is a step in which a seat's coins fly; they sound and glint as they land. Pass changes the numbers of tray
// and tile for coins that are gone and have come. Begin and land change anything else, and may be nil.
func coinsFly(p pour, begin func(m *model), pass func(m *model, gone, come int), land func(m *model)) []step {
	list := flown(flying{
		Ticks: motion.Lasting(p.coins, coinTicks, staggerTicks),
		Take: func(m *model) []flight {
			if begin != nil {
				begin(m)
			}
			return p.flights()
		},
		Pass: pass,
		Land: func(m *model) {
			pass(m, p.coins, p.coins)
			if land != nil {
				land(m)
			}
		},
	})
	heard := coinSound(p.coins)
	if p.to(0).Kind == tray {
		heard = sound.CoinsBack
	}
	glint := lit(flash{kind: flashGlint, coins: p.coins, to: p.to, under: p.under},
		motion.Lasting(p.coins, coinTicks, staggerTicks)+glintTicks)
	return sounding(append(list, glint), firstLands(p.coins), heard, p.to(0))
}

func tellCoinsPlaced(e rules.CoinsPlaced) []step {
	return coinsFly(pour{e.Seat, e.Coins, always(trayOf(e.Seat)), always(hexAt(e.Cell)), e.On - e.Coins}, nil,
		func(m *model, gone, come int) {
			m.tray[e.Seat] = e.Tray + e.Coins - gone
			m.coinsOn(e.Cell, e.Seat, e.On-e.Coins+come)
		}, nil)
}

func tellCoinsReturned(e rules.CoinsReturned) []step {
	return coinsFly(pour{e.Seat, e.Coins, always(hexAt(e.Cell)), always(trayOf(e.Seat)), 0}, nil,
		func(m *model, gone, come int) {
			m.coinsOn(e.Cell, e.Seat, e.Coins-gone)
			m.tray[e.Seat] = e.Tray - e.Coins + come
		}, nil)
}

func tellShapePaid(e rules.ShapePaid) []step {
	owner := e.Shape.Owner
	return append(coinsFly(pour{owner, e.Coins, always(trayOf(owner)), between(e.Shape), 0}, nil,
		func(m *model, gone, _ int) { m.tray[owner] = e.Tray + e.Coins - gone },
		func(m *model) { m.addShape(e.Shape) }), shapeLit(e.Shape, true)...)
}

// shapeLit lets light and sound run along a line or circle once its coins lie there. If it grows, its band is drawn out
// with the light.
func shapeLit(s rules.Shape, grows bool) []step {
	chime := sound.Line
	if s.Kind == rules.Circle {
		chime = sound.Circle
	}
	run := motion.Afterwards(lit(flash{kind: flashShape, shape: s, grows: grows}, shapeTicks(s)+glowTicks))
	return sounding([]step{run, motion.Pause[model](shapeTicks(s))}, 0, chime, gap(s, 0))
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
	return coinsFly(pour{owner, e.Coins, between(e.Shape), always(trayOf(owner)), 0},
		func(m *model) {
			m.removeShape(e.Shape)
			for _, s := range e.Left {
				m.addShape(s)
			}
		},
		func(m *model, _, come int) { m.tray[owner] = e.Tray - e.Coins + come }, nil)
}
