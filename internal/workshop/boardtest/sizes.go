//go:build pilot

package boardtest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strconv"
	"testing"
	"time"

	"runehall/assets/art"
	"runehall/games"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// The shortest and the longest side of a screen, in device-independent pixels, at which nothing may break.
const (
	leastSide = 200
	mostSide  = 3840
)

// How many screens are tried at each table, and for how many ticks each.
const (
	screensEach = 20
	ticksEach   = 4
)

// EverySize draws matches in all their stages on screens of random sizes and scales, mostly small ones, while whatever
// can be pressed is pressed. Nothing may panic. RUNEHALL_SIZES sets the number of matches.
func EverySize[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, match func(t *testing.T, drivers []string, seed uint64, moves int) *Match[C, M, E, V],
	board func() table.Board[M, E, V],
) {
	t.Helper()
	shelf := art.NewShelf(func() {}, func(err error) { t.Error(err) })
	shelf.Open()
	matches := lane.Of[uint64](1, 2)
	if more, err := strconv.ParseUint(os.Getenv("RUNEHALL_SIZES"), 10, 64); err == nil {
		matches = more
	}
	for seed := range matches {
		chance := games.NewChance(seed, 17)
		drivers := []string{games.Person, games.Person, games.Person}
		if seed%2 == 0 {
			drivers = []string{games.Person, "random", "greedy"} // no curtain hides the hand
		}
		m := match(t, drivers, seed, chance.IntN(60))
		s := NewDrawnTable(t, m, 0, 0, 1, board)
		s.Kit.SetArt(shelf)
		h := &hand{game: m.Play.Def().ID + ".", chance: rand.New(rand.NewPCG(seed, 5))}
		what := ""
		sound := func(do func()) (ok bool) {
			ok = true
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("seed %d, %s: %v\n%s", seed, what, p, debug.Stack())
					ok = false
				}
			}()
			do()
			return ok
		}
		for n := range screensEach * ticksEach {
			ok := sound(func() {
				if n%ticksEach == 0 {
					size, look := screen(&chance)
					what = fmt.Sprintf("%vx%v at %v times %v", size.W, size.H, look.Interface, look.Device)
					s.Fit(size, look)
				}
				for shelf.Loading() {
					time.Sleep(time.Millisecond)
				}
				phase, where := h.next(s.Report, n)
				s.Tick(phase, where)
			})
			pilot.InFrame(func() { ok = sound(s.Paint) && ok })
			if !ok {
				return
			}
		}
	}
}

// screen returns a random size in physical pixels, and a look. Most sizes are small, and every third is no higher, or
// no wider, than a phone's short side.
func screen(chance *games.Chance) (ui.Size, ui.Look) {
	most := 1200.0
	if chance.IntN(16) == 0 {
		most = mostSide // drawing large pictures takes long
	}
	side := func() float64 {
		// Between 200 and 400 there are as many as between 400 and 800.
		return math.Round(leastSide * math.Pow(most/leastSide, float64(chance.IntN(1000))/999))
	}
	size := ui.Sz(side(), side())
	if chance.IntN(3) == 0 {
		size = ui.Sz(size.W, float64(leastSide+chance.IntN(250)))
		if chance.IntN(2) == 0 {
			size.W, size.H = size.H, size.W
		}
	}
	look := ui.Look{
		Interface: []float64{ui.MinInterface, 1, 1.25, 1.5, ui.MaxInterface}[chance.IntN(5)],
		Device:    []float64{1, 1, 1, 2}[chance.IntN(4)],
	}
	return ui.Sz(size.W*look.Device, size.H*look.Device), look
}
