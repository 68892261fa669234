package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view
// to the next. It knows no rules: what may be done is asked of the view.
type model struct {
	seats int
	round int
	first games.Seat
	phase rules.Phase
	turn  games.Seat // the seat that is waited for, in phases where one seat acts
	bag   int
	ended bool

	discs   []disc // the runes on the table, Destiny first
	who     [games.MaxSeats]seatModel
	fell    []disc // where runes lay when they had fallen, to show where hands have reached
	run     []disc // the discs before the own run that the reader sees, to lie there again when the run has ended
	contest contest

	// clock is the tick of the snatch or race that is shown.
	clock float64
	story story
	race  race
	// claims are the claims of the race that is played back, by tick.
	claims []raceClaim

	flights  motion.Flights[flight]
	flashes  motion.Flashes[flash]
	noises   motion.Noises[thing]
	contacts []ui.Point // points of the table where something is heard in this tick, in millimetres
}

type seatModel struct {
	hand    int // how many runes it has drawn to throw
	thrown  bool
	balance rules.Rune   // the Balance rune, or NoRune
	loot    []rules.Rune // its loot by number, without what lies in the well
	well    []rules.Rune // runes of this round that are not settled yet, including twins that are set apart
	done    bool
}

// holds returns the seat that holds the bag, who is the round's first player (TOS-5); games.Nobody once the match is
// over.
func (m *model) holds() games.Seat {
	if m.ended {
		return games.Nobody
	}
	return m.first
}

// disc returns the index of a rune among the discs, or -1 if it does not lie there face up. Destiny always does.
func (m *model) disc(r rules.Rune) int {
	return slices.IndexFunc(m.discs, func(d disc) bool { return d.rune == r && (d.up || r == rules.Destiny) })
}

func (m *model) thing(i int) thing {
	if r := m.discs[i].rune; r != rules.NoRune {
		return pieceOf(r)
	}
	return things.Nth(back, i)
}

// index returns the index of a thing among the discs, or -1 if it is no rune on the table.
func (m *model) index(t thing) int {
	return slices.IndexFunc(m.discs, func(d disc) bool { return d.rune == rules.Rune(t.N) && t.Kind == piece })
}

// up reports whether a thing is a rune that lies face up on the table.
func (m *model) up(t thing) bool { i := m.index(t); return i >= 0 && m.discs[i].up }

// spot returns the place where a disc came to rest. The rune may have been taken since.
func (m *model) spot(d disc) thing {
	return things.Nth(spot, slices.IndexFunc(m.fell, func(f disc) bool { return f.x == d.x && f.y == d.y }))
}

// contact returns a point of the table as a thing, for a sound that is heard there now.
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

// story is how far the settling has been told: its step, and the event that is being told.
type story struct {
	step  rules.Step
	none  bool // whether nothing could be snatched in the round
	rung  rules.Rung
	event rules.Event         // nil: the step itself is told
	had   [games.MaxSeats]int // how many runes the seats had before the event
	told  []told              // what has happened so far, without what happens in every round
}

// told is an event of the settling, with how many runes the seats had before it.
type told struct {
	event rules.Event
	had   [games.MaxSeats]int
}

// race is the playback of own runs on one clock (TOS-41).
type race struct {
	on          bool
	slow        bool       // whether it is slow, for a photo finish
	photo       rules.Rune // the rune that both reach for in it
	first, late games.Seat
	behind      int32   // how many ticks the late seat is behind the first
	from        float64 // the tick from which on it is slow
}

// raceClaim is a claim of a race. It is late if another seat had taken the rune before.
type raceClaim struct {
	seat games.Seat
	rune rules.Rune
	tick int32
	late bool
}

// missed returns how recently a seat came too late, from 1 for just now to 0.
func (m *model) missed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashMissed && f.seat == s })
}

func (m *model) lying(s games.Seat, r rules.Rune) thing {
	if i := slices.Index(m.who[s].well, r); i >= 0 {
		return wellOf(s, i)
	}
	return lootOf(s, r.Colour())
}

// felt returns the place where a rune came to rest in the last throw.
func (m *model) felt(r rules.Rune) thing {
	return things.Nth(spot, max(0, slices.IndexFunc(m.fell, func(d disc) bool { return d.rune == r })))
}

// gist is all of the picture that words and buttons depend on. They are made anew when it changes.
type gist struct {
	shown, slow       bool
	lines, round, bag int
	told              int // how many lines of the settling
	phase             rules.Phase
	rung              rules.Rung
	tenths            int // tenths of a second of a race
	flicked           games.Seat
	flicks            bool // whether a flicked rune is on its way
	runes             [games.MaxSeats]int
	who               [games.MaxSeats][3]bool // whether each has thrown, is done, or came too late
}
