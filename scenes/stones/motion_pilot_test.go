//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/boardtest"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// film is a board of which pictures are taken while it moves.
type film struct {
	*boardtest.Film[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
}

func newFilm(t *testing.T, seats int, seed uint64, w, h int, reader games.Seat) *film {
	t.Helper()
	boardtest.Shelved(maskIDs[rules.Green]) // the pictures have come
	r := newRig(newMatch(t, seats, nil, seed), boardtest.Screen{W: float64(w), H: float64(h), Scale: 1, Tag: "en"}, reader)
	r.Kit.SetArt(boardtest.Shelf())
	return &film{boardtest.NewFilm(r.bench)}
}

// move makes a random move and tells it. It returns its events.
func (f *film) move() []rules.Event {
	events, on := f.Move()
	if !on {
		f.T.Fatal("the match is over")
	}
	return events
}

// TestMotionPictures writes pictures of what moves: cards that are drawn, played, bought and burn, gems, the die, the forge, a row that is
// traded in, a rune stone that rises, the throne.
func TestMotionPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range []struct {
		w, h   int
		reader games.Seat
	}{{1440, 900, 0}, {412, 915, 0}} {
		f := newFilm(t, 3, 21, s.w, s.h, s.reader)
		taken := map[string]int{}
		for want := map[string]int{
			"CardsDrawn": 1, "CardsPlayed": 1, "CardBought": 1, "CardLost": 2, "GemsTaken": 2, "GemsPaid": 1, "DieRolled": 2, "ArtifactForged": 1,
			"ArtifactPlaced": 1, "RowTraded": 1, "StoneTaken": 1, "PointsScored": 1, "ThroneReached": 1, "DisplayTaken": 1, "CardLaid": 1,
		}; len(want) > 0; {
			take := ""
			seat := f.Match.Play.View(games.All).OnTurn()
			for _, e := range f.move() {
				name := games.EventName(e)
				if want[name] > 0 && take == "" {
					take = name
				}
			}
			if take == "" {
				f.Settle()
				continue
			}
			if want[take]--; want[take] == 0 {
				delete(want, take)
			}
			taken[take]++
			for n := 0; f.Board.Timeline.Moving() && n < 120; n++ {
				if n%5 == 0 {
					pilot.Keep(t, fmt.Sprintf("motion-%dx%d-%s%d-seat%d-%03d", s.w, s.h, take, taken[take], seat, n), f.Picture())
				}
				f.Tick(ui.Input{})
			}
			f.Settle()
		}
	}
}

// TestMovingFrameAllocatesNothing lets one thing of each kind fly, and everything flash that can: once all pictures are made a tick and
// its frame allocate nothing of their own.
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
		{course: burnCourse, card: c, from: from, to: theDiscards}, {kind: gemCargo, colour: rules.Red, from: from, to: purseOf(0, rules.Red)},
		{kind: oreCargo, from: things.The(supply), to: purseOf(1, anOre)}, artifactFlight(rules.Red, smithyOf(rules.Plain1), square),
		{kind: artifactCargo, colour: rules.Red, course: sinkCourse, from: square, to: square}, {kind: stoneCargo, stone: rules.HandStone, from: stoneOf(2), to: things.Own(ownStone, 0)},
		{kind: pointCargo, points: 6, from: square, to: pinAt(0, 20)}, {kind: dieCargo, course: hopCourse, die: rules.DieTwo, from: from, to: m.dieThing()},
	}
	flashes := []flash{
		{kind: flashThing, at: from}, {kind: flashChip, at: chipOf(1)}, {kind: flashSparks, at: smithyOf(rules.Plain2)}, {kind: flashThrone, at: pinAt(1, 65)},
		{kind: flashStone, at: ownStoneOf(0, rules.MagicStone)}, {kind: flashRefused, at: from},
	}
	begin := func() {
		const long = 240
		b.Sync(b.Given.View)
		b.Freshen()
		for i := range flights {
			flights[i].Ticks = long
		}
		b.Timeline.Add(flown(motion.Flying[model, flight]{Ticks: long, Take: func(*model) []flight { return flights }, Land: func(*model) {}}))
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
