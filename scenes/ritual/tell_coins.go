package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func tellCoinsDealt(e rules.CoinsDealt) []step {
	return now(func(m *model) { m.tray[e.Seat] = e.Coins })
}

// coinFlights returns coins of a seat on their way, one after another.
func coinFlights(s games.Seat, n int, from, to spot) (fs []flight) {
	for i := range n {
		from.index, to.index = i, i
		fs = append(fs, flight{from: from, to: to, coin: s, tile: rules.NoTile, delay: stagger(i, n)})
	}
	return fs
}

func tellCoinsPlaced(e rules.CoinsPlaced) []step {
	return flown(coinTicks+e.Coins*coinStagger, ui.InOutCubic,
		func(m *model) []flight {
			m.tray[e.Seat] -= e.Coins
			return coinFlights(e.Seat, e.Coins, spot{kind: spotTray, seat: e.Seat}, spot{kind: spotCell, cell: e.Cell})
		},
		func(m *model) {
			m.tray[e.Seat] = e.Tray
			m.coinsOn(e.Cell, e.Seat, e.On)
		})
}

func tellCoinsReturned(e rules.CoinsReturned) []step {
	return flown(coinTicks+e.Coins*coinStagger, ui.InOutCubic,
		func(m *model) []flight {
			m.coinsOn(e.Cell, e.Seat, 0)
			return coinFlights(e.Seat, e.Coins, spot{kind: spotCell, cell: e.Cell}, spot{kind: spotTray, seat: e.Seat})
		},
		func(m *model) { m.tray[e.Seat] = e.Tray })
}

func tellShapePaid(e rules.ShapePaid) []step {
	owner := e.Shape.Owner
	return append(flown(coinTicks+e.Coins*coinStagger, ui.InOutCubic,
		func(m *model) []flight {
			m.tray[owner] -= e.Coins
			return coinFlights(owner, e.Coins, spot{kind: spotTray, seat: owner}, spot{kind: spotShape, shape: e.Shape})
		},
		func(m *model) {
			m.tray[owner] = e.Tray
			m.addShape(e.Shape)
		}),
		lit(0, flash{line: true, shape: e.Shape}))
}

func tellShapeGrew(e rules.ShapeGrew) []step {
	return append(now(func(m *model) {
		for _, s := range e.From {
			m.removeShape(s)
		}
		m.addShape(e.To)
	}), lit(0, flash{line: true, shape: e.To}))
}

func tellShapeBroken(e rules.ShapeBroken) []step {
	owner := e.Shape.Owner
	return flown(coinTicks+e.Coins*coinStagger, ui.InOutCubic,
		func(m *model) []flight {
			m.removeShape(e.Shape)
			for _, s := range e.Left {
				m.addShape(s)
			}
			return coinFlights(owner, e.Coins, spot{kind: spotShape, shape: e.Shape}, spot{kind: spotTray, seat: owner})
		},
		func(m *model) { m.tray[owner] = e.Tray })
}
