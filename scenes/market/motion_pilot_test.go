//go:build pilot

package market

import (
	"testing"

	"runehall/assets/art"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// film is a board whose pictures are taken while it moves.
type film = boardtest.Film[*rules.Game, rules.Move, rules.Event, rules.View, *Board]

func newFilm(t *testing.T, m *match, w, h int, reader games.Seat) *film {
	t.Helper()
	boardtest.Shelved(art.Fox) // the pictures have been loaded
	r := newRig(m, boardtest.Screen{W: float64(w), H: float64(h), Scale: 1, Tag: "en"}, reader)
	r.Kit.SetArt(boardtest.Shelf())
	return boardtest.NewFilm(r.bench)
}

func TestMotionPictures(t *testing.T) {
	boardtest.MotionPictures(t, "motion", func(s boardtest.Screen) *film {
		return newFilm(t, newMatch(t, 3, houses[1], 21), int(s.W), int(s.H), 0)
	}, map[string]int{
		"CardTaken": 2, "CardsDrawn": 1, "CardsPaid": 1, "CollectorGone": 1, "CollectorPlaced": 2, "DuelBegun": 2,
		"DuelHeld": 2, "DuelYielded": 1, "InterestTaken": 1, "MainLaid": 1, "OutpostDestroyed": 1, "OutpostJoined": 1,
		"OutpostPlaced": 1, "RuneTaken": 2, "RunesPaid": 1, "StoreGivenUp": 1, "StoreLost": 1, "TollPaid": 1,
	}, nil)
}

// TestMovingFrameAllocatesNothing lets one thing of each kind fly, and everything flash that can. Once all pictures are
// made, neither a tick nor its frame allocates anything of its own.
func TestMovingFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	f := newFilm(t, newMatch(t, 3, nil, 5), 1100, 700, 0)
	for f.Board.Model.fight.Card == rules.Hidden {
		f.Move()
		f.Settle()
	}
	b := f.Board
	m := &b.Model
	over, under, chest := things.The(heap), things.The(deck), storeAt(1, rules.RedMain)
	flights := []flight{
		cardFlight(0, rules.Thief, cardAt(0, 0), over), {course: flipCourse, card: 7, from: under, to: cardAt(0, 1)},
		runeHop(rules.Red, runeBay(rules.Red), chest),
		{kind: outpostCargo, seat: 1, from: bayAt(bayOutposts), to: chest},
		{kind: outpostCargo, course: fallCourse, seat: 1, from: chest, to: bayAt(bayOutposts)},
		{kind: collectorCargo, seat: 0, from: bayAt(bayCollectors), to: chest},
	}
	flashes := []flash{
		{kind: flashThing, at: over}, {kind: flashSeat, at: chipOf(1)},
		{kind: flashFox, at: cardAt(1, 0), to: cardAt(0, 0)}, {kind: flashClash},
		{kind: flashChain, at: chest}, {kind: flashRefused, at: over},
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
		b.Timeline.Add(motion.InStep(runs(long, func(m *model, t float64) { m.turned, m.crack = t, 2*t }), 0))
	}
	f.MovesQuietly(begin, func() {
		if len(m.flights.All) != len(flights) || len(m.flashes.All) != len(flashes) {
			t.Fatalf("%d things fly, %d flash", len(m.flights.All), len(m.flashes.All))
		}
	})
}
