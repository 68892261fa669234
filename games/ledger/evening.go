package ledger

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// Evening is the matches that the same people played one after the other, in all games, in rooms and at one screen.
// Nothing is stored of it: it is found in the lines.
type Evening struct {
	// Lines are its matches, in the order in which they ended; for reading only.
	Lines []Line
	// People are the persons who played, whoever won most first.
	People []Guest
}

// Guest is how a person fared in an evening.
type Guest struct {
	Name string
	// Wins counts the matches that the person won, alone or with others, and Played all that they played to the end.
	Wins, Played int
	// Place is 1 for whoever won most; with as many wins the place is the same.
	Place int
	// Face is the seat at which they sat last, for reading only, and At its number.
	Face *Seat
	At   int
}

// eveningGap is how long after the end of a match the next one of the evening may end, in seconds.
const eveningGap = 6 * 60 * 60

// Evenings finds the evenings in the lines of a [Book], which are in the order in which the matches ended; the last one
// comes last. A match belongs to an evening if at least two of its persons have played in it, and its last match ended
// at most six hours before. So whoever comes later or leaves earlier belongs there, and neither midnight nor the time
// zone matters. Matches of fewer than two persons belong to no evening.
func Evenings(lines []Line) []Evening {
	var all []Evening
	var open []int // the evenings that may go on, the one with the latest match last
	for i := range lines {
		l := &lines[i]
		names := l.persons()
		if len(names) < 2 {
			continue
		}
		open = slices.DeleteFunc(open, func(e int) bool { return !all[e].lasts(l.Ended) })
		at := len(open) - 1
		for at >= 0 && all[open[at]].knows(names) < 2 {
			at--
		}
		e := len(all)
		if at >= 0 {
			e = open[at]
			open = slices.Delete(open, at, at+1)
		} else {
			all = append(all, Evening{})
		}
		open = append(open, e)
		all[e].add(l)
	}
	for i := range all {
		all[i].rank()
	}
	return all
}

// Has reports whether a match belongs to the evening, by the match's [Key].
func (e *Evening) Has(match string) bool {
	return slices.ContainsFunc(e.Lines, func(l Line) bool { return l.Match == match })
}

// persons returns the names of all persons at a match, wherever they sat, each once.
func (l *Line) persons() []string {
	var names []string
	for i := range l.Seats {
		if l.Seats[i].Person() {
			names = append(names, l.Seats[i].Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// PersonAt returns the best seat of a person at a match, wherever they sat, and its number; nil: they did not play.
func (l *Line) PersonAt(name string) (best *Seat, at int) {
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Person() && s.Name == name && (best == nil || s.Rank < best.Rank) {
			best, at = s, i
		}
	}
	return best, at
}

// Player returns the looks and the name of who sat there.
func (s *Seat) Player() games.Player {
	return games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name}
}

// lasts reports whether a match that ended then can belong to the evening.
func (e *Evening) lasts(ended string) bool {
	last, known := second(e.Lines[len(e.Lines)-1].Ended)
	now, known2 := second(ended)
	return known && known2 && now-last <= eveningGap
}

// second counts the seconds to a time in the form of [Line].Ended from the same moment on for all times; false: there
// is no such time. The package knows no clock, and so no package time.
func second(ended string) (n int, ok bool) {
	if !stamped(ended) {
		return 0, false
	}
	var part [6]int
	for i, at := range []struct{ from, to int }{{0, 4}, {5, 7}, {8, 10}, {11, 13}, {14, 16}, {17, 19}} {
		part[i], _ = strconv.Atoi(ended[at.from:at.to]) // all digits: stamped has looked
	}
	year, month, day := part[0], part[1], part[2]
	if month < 1 || month > 12 || day < 1 || day > 31 {
		return 0, false
	}
	if month -= 2; month <= 0 { // leap days come last in years that begin in March
		year, month = year-1, month+12
	}
	days := 365*year + year/4 - year/100 + year/400 + (367*month)/12 + day
	return ((days*24+part[3])*60+part[4])*60 + part[5], true
}

// knows counts those of some persons who have played in the evening.
func (e *Evening) knows(names []string) (n int) {
	for _, name := range names {
		if slices.ContainsFunc(e.People, func(g Guest) bool { return g.Name == name }) {
			n++
		}
	}
	return n
}

// add adds the next match.
func (e *Evening) add(l *Line) {
	e.Lines = append(e.Lines, *l)
	for _, name := range l.persons() {
		at := slices.IndexFunc(e.People, func(g Guest) bool { return g.Name == name })
		if at < 0 {
			at = len(e.People)
			e.People = append(e.People, Guest{Name: name})
		}
		g := &e.People[at]
		g.Face, g.At = l.PersonAt(name)
		g.Played++
		if g.Face.Rank == 1 {
			g.Wins++
		}
	}
}

// rank orders the people: most wins first, then fewest matches, then by name.
func (e *Evening) rank() {
	slices.SortStableFunc(e.People, func(a, b Guest) int {
		return cmp.Or(b.Wins-a.Wins, a.Played-b.Played, strings.Compare(a.Name, b.Name))
	})
	for i := range e.People {
		e.People[i].Place = i + 1
		if i > 0 && e.People[i].Wins == e.People[i-1].Wins {
			e.People[i].Place = e.People[i-1].Place
		}
	}
}
