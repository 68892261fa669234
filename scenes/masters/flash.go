package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashCard    flashKind = iota // a card has come down
	flashCell                     // a cell: somebody asked where it is, or a master came to stand there
	flashSeat                     // the chip of seat
	flashAreas                    // the areas of seat have changed their worth
	flashIgnore                   // the rune of cell is ignored
	flashMaster                   // a master of seat has come to stand on cell
	flashRefused                  // laid, or with a hidden card cell, was refused
)

// flash is something that happens for a moment besides the events. It is decoration: no step waits for it, and it ends
// by itself.
type flash struct {
	id    uint64
	kind  flashKind
	cell  rules.Cell
	laid  rules.Laid
	seat  games.Seat
	ticks int
	t     float64
	still bool // motion is reduced: it only fades
}

// lit is a flourish that begins together with the step before it.
func lit(f flash) step {
	var id uint64
	set := func(m *model, t float64, still bool) {
		for i := range m.flashes {
			if m.flashes[i].id == id {
				m.flashes[i].t, m.flashes[i].still = t, still
			}
		}
	}
	return step{
		Class: ui.FlourishStep, Ticks: f.ticks, With: true,
		Start: func(m *model) {
			m.started++
			id, f.id = m.started, m.started
			m.flashes = append(m.flashes, f)
		},
		Run:  func(m *model, t float64) { set(m, t, false) },
		Fade: func(m *model, t float64) { set(m, t, true) },
		End: func(m *model) {
			m.flashes = slices.DeleteFunc(m.flashes, func(f flash) bool { return f.id == id })
		},
	}
}

// afterwards lets a flourish wait until all moves before it have ended.
func afterwards(s step) step {
	s.With = false
	return s
}

// elapsed returns how long a flash has been seen, in ticks at normal speed.
func (f *flash) elapsed() float64 { return f.t * float64(f.ticks) }

// flashed returns how strongly a seat's chip, or its areas, are lit.
func (m *model) flashed(kind flashKind, s games.Seat) float64 {
	light := 0.0
	for i := range m.flashes {
		if f := &m.flashes[i]; f.kind == kind && f.seat == s {
			light = max(light, 1-f.t)
		}
	}
	return light
}
