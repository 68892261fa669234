//go:build pilot

package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// film is a board that is photographed while it moves.
type film struct {
	*boardtest.Film[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
}

func newFilm(t *testing.T, seats int, seed uint64, w, h int, reader games.Seat) *film {
	t.Helper()
	boardtest.Shelved(maskIDs[rules.Green]) // as if the pictures had come
	r := newRig(newMatch(t, seats, nil, seed), boardtest.Screen{W: float64(w), H: float64(h), Scale: 1, Tag: "en"},
		reader)
	r.Kit.SetArt(boardtest.Shelf())
	return &film{boardtest.NewFilm(r.bench)}
}

// move makes a random move, tells it and returns its events.
func (f *film) move() []rules.Event {
	events, on := f.Move()
	if !on {
		f.T.Fatal("the match is over")
	}
	return events
}

func TestMotionPictures(t *testing.T) {
	boardtest.MotionPictures(t, "motion", func(s boardtest.Screen) *boardtest.Film[*rules.Game, rules.Move, rules.Event,
		rules.View, *Board] {
		return newFilm(t, 3, 21, int(s.W), int(s.H), 0).Film
	}, map[string]int{
		"ArtifactForged": 1, "ArtifactPlaced": 1, "CardBought": 1, "CardLaid": 1, "CardLost": 2, "CardsDrawn": 1,
		"CardsPlayed": 1, "DieRolled": 2, "DisplayTaken": 1, "GemsPaid": 1, "GemsTaken": 2, "PointsScored": 1,
		"RowTraded": 1, "StoneTaken": 1, "ThroneReached": 1,
	}, nil)
}

// TestMovingFrameAllocatesNothing lets one thing of each kind fly, and everything flash that can. Once all pictures are
// made, a tick and its frame may allocate nothing of their own.
func TestMovingFrameAllocatesNothing(t *testing.T) {
	f := newFilm(t, 3, 5, 1100, 700, 0)
	for f.Match.Play.View(games.All).Phase() != rules.AbilityPhase {
		f.move()
		f.Settle()
	}
	b := f.Board
	m := &b.Model
	c, from, square := m.display[2], slotAt(3), fieldAt{Row: rules.Upper, Field: rules.Red}.thing(0)
	flights := []flight{
		cardFlight(0, c, from, ownDiscardsOf(0)), {course: flipCourse, card: c, from: thePile, to: from},
		{course: burnCourse, card: c, from: from, to: theDiscards},
		{course: riseCourse, card: c, from: from, to: from},
		{course: tumbleCourse, card: c, from: from, to: ownDiscardsOf(0)},
		{kind: gemCargo, colour: rules.Red, from: from, to: purseOf(0, rules.Red)},
		{kind: oreCargo, from: things.The(supply), to: purseOf(1, anOre)},
		artifactFlight(rules.Red, smithyOf(rules.Plain1), square),
		{kind: artifactCargo, colour: rules.Red, course: sinkCourse, from: square, to: square},
		{kind: stoneCargo, stone: rules.HandStone, from: stoneOf(2), to: things.Own(ownStone, 0)},
		{kind: pointCargo, points: 6, from: square, to: pinAt(0, 20)},
		{kind: dieCargo, course: hopCourse, die: rules.DieTwo, from: from, to: m.dieThing()},
	}
	flashes := []flash{
		{kind: flashThing, at: from}, {kind: flashChip, at: chipOf(1)}, {kind: flashSparks, at: smithyOf(rules.Plain2)},
		{kind: flashStruck, at: ownDiscardsOf(0)}, {kind: flashThrone, at: pinAt(1, 65)},
		{kind: flashStone, at: ownStoneOf(0, rules.MagicStone)}, {kind: flashRefused, at: from},
	}
	begin := func() {
		const long = 240
		b.Sync(b.Given.View)
		b.Freshen()
		for i := range flights {
			flights[i].Ticks = long
		}
		b.Timeline.Add(flown(motion.Flying[model, flight]{Ticks: long, Take: func(*model) []flight { return flights },
			Land: func(*model) {}}))
		for _, one := range flashes {
			b.Timeline.Add(lit(one, long))
		}
	}
	f.MovesQuietly(begin, func() {
		if len(m.flights.All) != len(flights) || len(m.flashes.All) != len(flashes) {
			t.Fatalf("%d things fly, %d flash", len(m.flights.All), len(m.flashes.All))
		}
	})
}
