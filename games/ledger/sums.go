package ledger

import (
	"maps"
	"slices"
	"strings"

	"runehall/games"
)

// Sums are a person's totals over some matches.
type Sums struct {
	// Matches counts the matches, Wins those that the person won, alone or with others.
	Matches, Wins int
	// Streak is the number of wins in a row up to the last match, and Longest the most wins in a row there ever were.
	Streak, Longest int
	// Best is the best result, in the game's own points, and Points the sum of all results. They make sense for matches
	// of one game only.
	Best, Points int
	// Lead is the greatest distance in points to the next seat in a match that the person won. Quickest is the fewest
	// moves of such a match. 0: no match was won.
	Lead, Quickest int
}

// Average returns the mean of the points in tenths, rounded.
func (s *Sums) Average() int {
	if s.Matches == 0 {
		return 0
	}
	tenths, half := 10*s.Points, s.Matches/2
	if tenths < 0 {
		half = -half
	}
	return (tenths + half) / s.Matches
}

// Sum adds up how a person did, in those of the lines in which they played.
func Sum(lines []Line, name string) (s Sums) {
	low := fewestWin(lines)
	for i := range lines {
		l := &lines[i]
		mine := l.Of(name)
		if mine == nil {
			continue
		}
		if s.Matches == 0 || low && mine.Points < s.Best || !low && mine.Points > s.Best {
			s.Best = mine.Points
		}
		s.Matches++
		s.Points += mine.Points
		if mine.Rank > 1 {
			s.Streak = 0
			continue
		}
		s.Wins++
		s.Streak++
		s.Longest = max(s.Longest, s.Streak)
		s.Lead = max(s.Lead, l.lead(mine))
		if s.Quickest == 0 || l.Moves < s.Quickest {
			s.Quickest = l.Moves
		}
	}
	return s
}

// fewestWin reports whether fewer points are better. It finds that out from the matches themselves.
func fewestWin(lines []Line) bool {
	for i := range lines {
		for _, a := range lines[i].Seats {
			for _, o := range lines[i].Seats {
				if a.Rank < o.Rank && a.Points != o.Points {
					return a.Points < o.Points
				}
			}
		}
	}
	return false
}

// lead returns how many points a winner is ahead of the nearest other seat.
func (l *Line) lead(mine *Seat) int {
	lead := -1
	for i := range l.Seats {
		s := &l.Seats[i]
		if s == mine {
			continue
		}
		away := max(s.Points-mine.Points, mine.Points-s.Points)
		if lead < 0 || away < lead {
			lead = away
		}
	}
	return max(0, lead)
}

// Row is how a person did in matches that share something: an opponent, a game, the choice of an option.
type Row struct {
	// What is what they share: the name of a person, the level of a computer player, a choice, a game.
	What string
	// Computer says that What is the level of a computer player.
	Computer bool
	// Matches counts the matches, and Wins those that the person won; against an opponent, those in which the person
	// came out ahead of it.
	Matches, Wins int
}

// Against returns a row for each opponent of a person, the most frequent first. Persons are named, and computer players
// go by the level that the function level returns for their driver.
func Against(lines []Line, name string, level func(driver string) string) []Row {
	type who struct {
		what     string
		computer bool
	}
	rows := map[who]*Row{}
	for i := range lines {
		l := &lines[i]
		mine := l.Of(name)
		if mine == nil {
			continue
		}
		best := map[who]int{} // each opponent's best rank
		for j := range l.Seats {
			s := &l.Seats[j]
			w := who{s.Name, false}
			if !s.Person() {
				w = who{level(s.Driver), true}
			} else if s.Name == name {
				continue
			}
			if rank, ok := best[w]; !ok || s.Rank < rank {
				best[w] = s.Rank
			}
		}
		for w, rank := range best {
			if rows[w] == nil {
				rows[w] = &Row{What: w.what, Computer: w.computer}
			}
			rows[w].add(mine.Rank < rank)
		}
	}
	return sorted(maps.Values(rows))
}

// ByGame returns a row for each game that a person played, the most frequent first.
func ByGame(lines []Line, name string) []Row {
	return by(lines, name, func(l *Line) string { return l.Game })
}

// ByChoice returns a row for each choice of an option with which a person played.
func ByChoice(lines []Line, name, option string) []Row {
	return by(lines, name, func(l *Line) string { return l.Options[option] })
}

// by returns a row for each kind of match. It leaves out matches of the kind "".
func by(lines []Line, name string, kind func(*Line) string) []Row {
	rows := map[string]*Row{}
	for i := range lines {
		l := &lines[i]
		mine, what := l.Of(name), kind(l)
		if mine == nil || what == "" {
			continue
		}
		if rows[what] == nil {
			rows[what] = &Row{What: what}
		}
		rows[what].add(mine.Rank == 1)
	}
	return sorted(maps.Values(rows))
}

func (r *Row) add(well bool) {
	r.Matches++
	if well {
		r.Wins++
	}
}

// sorted sorts rows by the number of matches, the most first, and then by name.
func sorted(rows func(func(*Row) bool)) []Row {
	var list []Row
	for r := range rows {
		list = append(list, *r)
	}
	slices.SortFunc(list, func(a, o Row) int {
		switch {
		case a.Matches != o.Matches:
			return o.Matches - a.Matches
		case a.Computer != o.Computer:
			return map[bool]int{true: 1, false: -1}[a.Computer]
		}
		return strings.Compare(a.What, o.What)
	})
	return list
}

// Family is a group of persons who played together, with or without computer players.
type Family struct {
	// Names are the persons' names, in alphabetical order.
	Names []string
	// Matches counts their matches. Wins counts those that each of them won, in the order of Names; a shared win counts
	// for each.
	Matches int
	Wins    []int
	// Others counts the matches that only computer players won.
	Others int
}

// Families returns all groups of at least two persons who played, the most frequent first.
func Families(lines []Line) []Family {
	var list []Family
	known := map[[games.MaxSeats]string]int{} // from a group to its index in the list
	for i := range lines {
		l := &lines[i]
		names := l.people()
		if len(names) < 2 {
			continue
		}
		var key [games.MaxSeats]string
		copy(key[:], names)
		at, ok := known[key]
		if !ok {
			at = len(list)
			known[key] = at
			list = append(list, Family{Names: names, Wins: make([]int, len(names))})
		}
		f := &list[at]
		f.Matches++
		anybody := false
		for n, name := range names {
			if l.Of(name).Rank == 1 {
				f.Wins[n]++
				anybody = true
			}
		}
		if !anybody {
			f.Others++
		}
	}
	slices.SortStableFunc(list, func(a, o Family) int { return o.Matches - a.Matches })
	return list
}

// Earned returns, by feat, the first match in which a person earned each feat of a game.
func (b *Book) Earned(game, name string) map[string]Line {
	first := map[string]Line{}
	name = b.Spelt(name)
	for _, l := range b.Lines(game) {
		for i := range l.Seats {
			s := &l.Seats[i]
			if !s.Counts() || s.Name != name {
				continue
			}
			for _, feat := range s.Feats {
				if _, ok := first[feat]; !ok {
					first[feat] = l
				}
			}
		}
	}
	return first
}

// New returns the feats that the persons of a match earned in it for the first time, by seat. The match may be in the
// book already.
func (b *Book) New(l Line) [games.MaxSeats][]string {
	var fresh [games.MaxSeats][]string
	for i := range l.Seats {
		s := &l.Seats[i]
		if !s.Counts() {
			continue
		}
		earned := b.Earned(l.Game, s.Name)
		for _, feat := range s.Feats {
			if first, ok := earned[feat]; !ok || first.Match == l.Match {
				fresh[i] = append(fresh[i], feat)
			}
		}
	}
	return fresh
}
