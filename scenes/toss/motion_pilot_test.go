//go:build pilot

package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// TestMotionPictures films matches by turns and those against a ghost, in which pairs are taken too often to be seen.
func TestMotionPictures(t *testing.T) {
	want := map[string]int{"Flicked": 1, "PlaybackBegan": 1, "RunesThrown": 1, "Snatched": 1, "Stolen": 1}
	every := map[string]int{"Flicked": 8, "PlaybackBegan": 30, "RunesThrown": 8, "Snatched": 8, "Stolen": 30}
	for _, way := range []string{"calm", "ghost"} {
		if way == "ghost" {
			delete(want, "Snatched")
		}
		boardtest.MotionPictures(t, "motion-"+way, func(s boardtest.Screen) *boardtest.Film[*rules.Game, rules.Move,
			rules.Event, rules.View, *Board] {
			return boardtest.NewFilm(newRig(newMatch(t, way, 3, 5), s, games.Public))
		}, want, every)
	}
}

// TestMovingFrameAllocatesNothing lets all runes of a throw tumble, something fly from each kind of place, and
// everything flash that can: once all pictures are made, a tick and its frame allocate nothing of their own.
func TestMovingFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	m := newMatch(t, "calm", 3, 5)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.CalmPhase && v.Round() > 1 })
	f := boardtest.NewFilm(newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1, Tag: "en"}, games.Public))
	b := f.Board
	s := &b.Model
	fell := s.spot(s.discs[1])
	fliers := []flight{
		{from: things.The(bag), to: dishOf(0), rune: 3, seat: games.Nobody},
		{from: things.The(bag), to: things.Own(hand, 1), rune: rules.NoRune, seat: games.Nobody},
		{from: fell, to: wellOf(1, 0), rune: 8, seat: 1}, {from: dishOf(2), to: lootOf(0, 1), rune: 20, seat: 0},
	}
	flashes := []flash{
		{kind: flashPlace, at: fell}, {kind: flashMissed, at: fell, seat: 1},
		{kind: flashReach, at: fell, to: trayOf(2), seat: 2, soon: true},
		{kind: flashDone, seat: 0}, {kind: flashRefused, at: fell},
	}
	begin := func() {
		const long = 240
		b.Sync(b.Given.View)
		b.Freshen()
		for i := range fliers {
			fliers[i].Way = motion.Way{Ticks: long}
		}
		of := func(m *model) *motion.Flights[flight] { return &m.flights }
		b.Timeline.Add(motion.Flown(motion.Flying[model, flight]{Ticks: long, Take: func(*model) []flight {
			return fliers
		}, Land: func(*model) {}, Of: of}))
		for _, one := range flashes {
			b.Timeline.Add(lit(one, long))
		}
		b.Timeline.Add(step{Ticks: long, With: true, Run: func(m *model, t float64) {
			for i := range m.discs[1:] {
				m.discs[i+1].flips, m.discs[i+1].lift = 1+t, t
			}
		}})
	}
	f.MovesQuietly(begin, func() {
		if len(s.flights.All) != len(fliers) || len(s.flashes.All) != len(flashes) {
			t.Fatalf("%d things fly, %d flash", len(s.flights.All), len(s.flashes.All))
		}
	})
}
