package toss

import (
	"math"
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
	claims []reached

	flights  motion.Flights[flight]
	flashes  motion.Flashes[flash]
	noises   motion.Noises[thing]
	contacts []ui.Point // of the table, in millimetres, at which something is heard in this tick
}

// disc is a rune on the table, or over it while it is thrown.
type disc struct {
	rune  rules.Rune // NoRune for a reader who cannot know it
	up    bool
	x, y  float64 // in millimetres from the middle of the table
	angle float64 // of its sign, in radians clockwise
	flips float64 // how often it still turns over before it lands, in parts of a turn
	lift  float64 // how high it flies, from 0 to 1
	fresh float64 // from 1 to 0: how much of its fading in is left, with reduced motion
}

// lies returns a disc at rest.
func lies(d rules.Disc) disc {
	return disc{rune: d.Rune, up: d.Up, x: float64(d.X) / 1000, y: float64(d.Y) / 1000, angle: float64(d.Angle) * tenthDegree}
}

const tenthDegree = 3.14159265358979 / 1800

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

func (p *seatModel) has(r rules.Rune) bool {
	return slices.Contains(p.loot, r) || slices.Contains(p.well, r)
}

// gain adds runes to a loot, and lose takes runes away, wherever they lie.
func (p *seatModel) gain(runes ...rules.Rune) {
	p.loot = slices.Concat(p.loot, runes)
	slices.Sort(p.loot)
}

func (p *seatModel) lose(runes ...rules.Rune) {
	without := func(list []rules.Rune) []rules.Rune {
		return slices.DeleteFunc(slices.Clone(list), func(r rules.Rune) bool { return slices.Contains(runes, r) })
	}
	p.loot, p.well = without(p.loot), without(p.well)
}

func (p *seatModel) snatches(r rules.Rune) {
	p.well = append(slices.Clone(p.well), r)
	slices.Sort(p.well)
}

// disc returns the place of a rune among the discs, or -1.
func (m *model) disc(r rules.Rune) int {
	return slices.IndexFunc(m.discs, func(d disc) bool { return d.rune == r && (d.up || r == rules.Destiny) })
}

func (m *model) thing(i int) thing {
	if r := m.discs[i].rune; r != rules.NoRune {
		return things.Nth(piece, r)
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

// twinOf returns the seat whose Balance rune is the twin of a rune, or games.Nobody.
func (m *model) twinOf(r rules.Rune) games.Seat {
	for s := range games.Seat(m.seats) {
		if m.who[s].balance == r.Partner() {
			return s
		}
	}
	return games.Nobody
}

func (m *model) snatched(r rules.Rune) bool {
	for s := range m.seats {
		if slices.Contains(m.who[s].well, r) {
			return true
		}
	}
	return false
}

// apart reports whether a rune of a seat is the twin of another seat's Balance rune: it is set apart until the thefts (TOS-9).
func (m *model) apart(s games.Seat, r rules.Rune) bool {
	owner := m.twinOf(r)
	return owner >= 0 && owner != s
}

// runes returns how many runes a seat has in its loot, as they count at the end; twins that are set apart do not yet.
func (m *model) runes(s games.Seat) (n int) {
	for c := rules.Black; c <= rules.White; c++ {
		n += m.pile(s, c)
	}
	return n
}

// pile returns how many runes of a colour a seat has in its loot.
func (m *model) pile(s games.Seat, c rules.Colour) (n int) {
	p := &m.who[s]
	for _, list := range [...][]rules.Rune{p.loot, p.well} {
		for _, r := range list {
			if r.Colour() == c && !m.apart(s, r) {
				n++
			}
		}
	}
	return n
}

// contest is a flick contest as it is shown; without seats there is none.
type contest struct {
	purpose rules.Purpose
	repeat  int
	seats   []games.Seat
	flicks  [games.MaxSeats]attempt
	moving  []disc     // Destiny and the rune on its way, while one is flicked
	last    games.Seat // who has flicked last, or games.Nobody
	tape    float64    // how far the tape has been drawn out after that, up to 1
}

// strays reports whether the runes of the present or the last flick leave the half of the table before an edge: then all of the table must be seen.
func (c *contest) strays(e rules.Edge) bool {
	list := c.moving
	if len(list) == 0 && c.last >= 0 {
		list = c.flicks[c.last].rest[:]
	}
	return slices.ContainsFunc(list, func(d disc) bool {
		return d.x*e.X+d.y*e.Y < -ahead || math.Abs(d.x*e.Y-d.y*e.X) > aside
	})
}

// attempt is how near a seat came.
type attempt struct {
	there    bool
	counts   int // what is compared, in tenths of a millimetre
	distance int // at rest, in tenths of a millimetre; known of the last flick only
	touched  bool
	rest     [2]disc // Destiny and the flicked rune, likewise
}

// story is what is told of the settling: its step, and the event that is being told.
type story struct {
	step  rules.Step
	none  bool // in the round nothing could be snatched
	rung  rules.Rung
	event rules.Event         // nil: the step as such
	had   [games.MaxSeats]int // how many runes the seats had before the event
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
