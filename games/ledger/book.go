package ledger

import (
	"bytes"
	"slices"
	"strings"
)

// Book holds the lines of a ledger, each match once. The zero Book is empty.
type Book struct {
	lines []Line
	known map[string]bool
	bad   int
}

// Read adds the lines of a stored text, and returns how many of them are new. What is damaged is skipped, as is an incomplete last
// line: [Book.Bad] counts it.
func (b *Book) Read(text []byte) (added int) {
	for raw := range bytes.Lines(text) {
		l, err := parse(bytes.TrimSuffix(raw, []byte{'\n'}))
		switch {
		case err != nil:
			b.bad++
		case b.Add(l):
			added++
		}
	}
	return added
}

// Add adds a match and reports whether it was new. One that is there already stays as it is.
func (b *Book) Add(l Line) bool {
	if b.known[l.Match] {
		return false
	}
	if b.known == nil {
		b.known = map[string]bool{}
	}
	b.known[l.Match] = true
	// Lines are kept in the order in which the matches ended, those of the same second in the order in which they came.
	at, _ := slices.BinarySearchFunc(b.lines, l.Ended, func(o Line, ended string) int {
		if o.Ended <= ended {
			return -1
		}
		return 1
	})
	b.lines = slices.Insert(b.lines, at, l)
	return true
}

// Has reports whether a match is in the book, by its [Key].
func (b *Book) Has(match string) bool { return b.known[match] }

// Bad counts the lines that were damaged.
func (b *Book) Bad() int { return b.bad }

// Len counts the matches.
func (b *Book) Len() int { return len(b.lines) }

// Lines returns the matches of a game, or of all games for "", in the order in which they ended. It is for reading only.
func (b *Book) Lines(game string) []Line {
	if game == "" {
		return b.lines
	}
	var list []Line
	for _, l := range b.lines {
		if l.Game == game {
			list = append(list, l)
		}
	}
	return list
}

// Text returns the whole book as it is stored.
func (b *Book) Text() ([]byte, error) {
	var text []byte
	var err error
	for i := range b.lines {
		if text, err = b.lines[i].Append(text); err != nil {
			return nil, err
		}
	}
	return text, nil
}

// People returns the names of the persons who played, whoever played most first.
func (b *Book) People() []string {
	count := map[string]int{}
	for i := range b.lines {
		for _, name := range b.lines[i].people() {
			count[name]++
		}
	}
	var names []string
	for name := range count {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, o string) int {
		if count[a] != count[o] {
			return count[o] - count[a]
		}
		return strings.Compare(a, o)
	})
	return names
}

// people returns the names of the persons of a match, each once, in alphabetical order.
func (l *Line) people() []string {
	var names []string
	for i := range l.Seats {
		if l.Seats[i].Person() {
			names = append(names, l.Seats[i].Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Of returns the best seat of a person in a match, or nil.
func (l *Line) Of(name string) *Seat {
	var best *Seat
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Person() && s.Name == name && (best == nil || s.Rank < best.Rank) {
			best = s
		}
	}
	return best
}
