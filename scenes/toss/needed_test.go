package toss

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestEachModeHasItsThings checks that what a mode is about has a place on every screen, and has none in other modes.
func TestEachModeHasItsThings(t *testing.T) {
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range arrangements(seats) {
			l := arrange(f, a)
			there := func(what string, want bool, places ...ui.Rect) {
				t.Helper()
				for i, r := range places {
					if r.Empty() == want {
						t.Errorf("mode %d: %s %d has the place %v", a.mode, what, i, r)
					}
				}
			}
			count := func(what string, want int, places []ui.Rect) {
				t.Helper()
				if there(what, true, places...); len(places) != want {
					t.Errorf("mode %d: there are %d places for %s, want %d", a.mode, len(places), what, want)
				}
			}
			lanes, contest, own := 0, a.contest, &l.trays[0]
			if a.mode == racing {
				lanes = seats
			}
			there("before the table", a.throws, l.bowl, l.help)
			there("the meter", a.beats, l.meter)
			there("the parchment", a.mode == settling, l.story.rect, l.story.title, l.story.words)
			if a.mode == settling && a.steps {
				there("step", true, l.story.rungs[:]...)
			}
			count("choices", a.choices, l.choice)
			count("the ranking", contest, l.flick.ranking)
			there("the tape", a.mode == flicking, l.flick.tape, l.flick.line)
			count("lanes", lanes, l.race.lanes)
			there("the race", a.mode == racing, l.race.line, l.race.time, l.race.photo)
			there("beside the golden button", true, l.acts[0], l.acts[1])
			there("the loot", true, own.loot[:]...)
			takes := a.mode != watching && a.mode != throwing && a.mode != flicking
			there("the well", takes, own.well)
			for _, p := range l.trays[1:] {
				if takes && !p.loot[0].Empty() {
					there("another well", true, p.well)
				}
			}
		}
	})
}

// TestTheBowlIsOfWhoThrows checks that neither bowl nor meter is there while others throw.
func TestTheBowlIsOfWhoThrows(t *testing.T) {
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		if l := arrange(f, arrangement{seats: seats, front: 1, mode: throwing}); !l.bowl.Empty() || !l.meter.Empty() ||
			!l.help.Empty() {
			t.Errorf("while others throw the bowl is at %v, the meter at %v", l.bowl, l.meter)
		}
	})
}

// TestTheRaceIsSeenBesideItsPhoto checks that a photo covers at most half of the table, and nothing of it where there
// is room beside.
func TestTheRaceIsSeenBesideItsPhoto(t *testing.T) {
	beside := 0
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		l := arrange(f, arrangement{seats: seats, front: 1, mode: racing})
		both := l.race.photo.Intersect(l.window)
		if both.W*both.H > l.window.W*l.window.H*.5 {
			t.Errorf("the photo %v lies over the table in %v", l.race.photo, l.window)
		}
		if both.Empty() {
			beside++
		} else if l.window.W > 2*l.window.H {
			t.Errorf("beside a photo %v there is room in %v", l.race.photo, l.window)
		}
	})
	if beside == 0 {
		t.Error("the photo always lies over the table")
	}
}

// TestTrayAtTheThumb checks that on a phone held upright one's own tray is larger while runes are brought there, if few
// others need room, and of the usual size otherwise.
func TestTrayAtTheThumb(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for seats := 2; seats <= games.MaxSeats; seats++ {
		f := boardtest.Frame(t, kit, New().Need, boardtest.Screen{W: 412, H: 915, Scale: 1}, seats)
		high := map[mode]float64{}
		for _, a := range arrangements(seats) {
			high[a.mode] = arrange(&f, a).trays[0].Chip.H
		}
		for m, h := range high {
			if larger := seats < 4 && (m == snatching || m == taking); larger != (h > high[watching]) ||
				h < high[watching] {
				t.Errorf("%d seats: the own tray is %v high in mode %d, and %v where somebody else acts", seats, h, m,
					high[watching])
			}
		}
	}
}

// TestTraysOfOthersStayCompact checks that trays in the column of others are no higher than what they show.
func TestTraysOfOthersStayCompact(t *testing.T) {
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, seats int) {
		for _, p := range arrange(f, arrangement{seats: seats, front: 1}).trays[1:] {
			if !f.Portrait && p.Chip.H > f.Kit.Dp(145) {
				t.Errorf("the tray of seat %d is %v", p.Seat, p.Chip)
			}
		}
	})
}

// TestSumAndLootAreLegibleWithLargeWords looks at one's own tray on the smallest screen: the sum is as high as the tray
// where the name has no room, and the loot has the room of the well as long as nothing is brought there.
func TestSumAndLootAreLegibleWithLargeWords(t *testing.T) {
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, seats int) {
		if !f.Portrait || f.Kit.InDp(f.Ledge.W) > 300 {
			return
		}
		own := arrange(f, arrangement{seats: seats, front: 1, mode: taking}).trays[0]
		if own.name.Empty() && own.sum.H < own.Chip.H*.6 || !own.name.Empty() && own.name.W < f.Kit.Dp(44) {
			t.Errorf("in a tray of %v the name has %v, the sum %v", own.Chip, own.name, own.sum)
		}
		if room := own.loot[0]; !own.shares() || room.W < f.Kit.Dp(30) {
			t.Errorf("in a tray of %v a colour of the loot has %v", own.Chip, room)
		}
	})
}
