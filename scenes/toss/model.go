package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view to the next.
// Nothing in it is a rule: what may be done is asked of the view.
type model struct {
	seats int
	round int
	first games.Seat
	phase rules.Phase
	turn  games.Seat // who is waited for, in phases in which one seat acts
	bag   int
	ended bool

	discs   []disc // on the table, Destiny first
	who     [games.MaxSeats]seatModel
	fell    []disc // where runes lay when they had fallen, to show where somebody reached
	run     []disc // the discs before the own run that the reader sees: they lie there again when the run has ended
	contest contest

	// clock is the tick of a snatch or of a race as it is shown.
	clock float64
	story story
	race  race
	// claims are the claims of the race that is played back, by their ticks.
	claims []raceClaim

	flights  motion.Flights[flight]
	flashes  motion.Flashes[flash]
	noises   motion.Noises[thing]
	contacts []ui.Point // of the table, in millimetres, at which something is heard in this tick
}

type seatModel struct {
	hand    int // runes that it has drawn to throw
	thrown  bool
	balance rules.Rune   // or NoRune
	loot    []rules.Rune // by number, without what lies in the well
	well    []rules.Rune // runes of this round that are not settled yet, twins that are set apart among them
	done    bool
}

// holds returns the seat that holds the bag, the round's first player (TOS-5); when the match is over, games.Nobody.
func (m *model) holds() games.Seat {
	if m.ended {
		return games.Nobody
	}
	return m.first
}

// disc returns the place of a rune among the discs, or -1.
func (m *model) disc(r rules.Rune) int {
	return slices.IndexFunc(m.discs, func(d disc) bool { return d.rune == r && (d.up || r == rules.Destiny) })
}

func (m *model) thing(i int) thing {
	if r := m.discs[i].rune; r != rules.NoRune {
		return pieceOf(r)
	}
	return things.Nth(back, i)
}

// index returns the place among the discs of a thing, or -1 if it does not lie on the table.
func (m *model) index(t thing) int {
	return slices.IndexFunc(m.discs, func(d disc) bool { return d.rune == rules.Rune(t.N) && t.Kind == piece })
}

// up reports whether a thing is a rune that lies face up on the table.
func (m *model) up(t thing) bool { i := m.index(t); return i >= 0 && m.discs[i].up }

// spot returns where a disc came to rest that lies on the table, or has been taken off it.
func (m *model) spot(d disc) thing {
	return things.Nth(spot, slices.IndexFunc(m.fell, func(f disc) bool { return f.x == d.x && f.y == d.y }))
}

// contact returns a point of the table at which something is heard now.
func (m *model) contact(x, y float64) thing {
	m.contacts = append(m.contacts, ui.Pt(x, y))
	return things.Nth(contact, len(m.contacts)-1)
}

func (m *model) lift(r rules.Rune) (d disc, there bool) {
	i := m.disc(r)
	if i < 0 {
		return disc{rune: r, up: true}, false
	}
	d = m.discs[i]
	m.discs = slices.Delete(slices.Clone(m.discs), i, i+1)
	return d, true
}

// story is what is told of the settling: its step, and the event that is being told.
type story struct {
	step  rules.Step
	none  bool // in the round nothing could be snatched
	rung  rules.Rung
	event rules.Event         // nil: the step as such
	had   [games.MaxSeats]int // how many runes the seats had before the event
	told  []told              // what has happened in it so far, without what happens in every round
}

// told is an event of the settling, with how many runes the seats had before it.
type told struct {
	event rules.Event
	had   [games.MaxSeats]int
}

// race is the playback of own runs on one clock (TOS-41).
type race struct {
	on          bool
	slow        bool       // a photo finish
	photo       rules.Rune // what is being reached for in it
	first, late games.Seat
	behind      int32   // ticks between the first and the late one
	from        float64 // when it slows down
}

// raceClaim is a claim of a race. Late: another seat had taken the rune.
type raceClaim struct {
	seat games.Seat
	rune rules.Rune
	tick int32
	late bool
}

// missed returns how fresh it is that a seat came too late, from 1 to 0.
func (m *model) missed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashMissed && f.seat == s })
}

func (m *model) lying(s games.Seat, r rules.Rune) thing {
	if i := slices.Index(m.who[s].well, r); i >= 0 {
		return wellOf(s, i)
	}
	return lootOf(s, r.Colour())
}

// felt returns the spot of a rune.
func (m *model) felt(r rules.Rune) thing {
	return things.Nth(spot, max(0, slices.IndexFunc(m.fell, func(d disc) bool { return d.rune == r })))
}

// gist is all of the picture on which words and buttons depend.
type gist struct {
	shown, slow       bool
	lines, round, bag int
	told              int // lines of the settling
	phase             rules.Phase
	rung              rules.Rung
	tenths            int // of a race
	flicked           games.Seat
	flicks            bool // something is on its way
	runes             [games.MaxSeats]int
	who               [games.MaxSeats][3]bool // has thrown, is done, came too late
}
