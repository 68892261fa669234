package ledger

import (
	"bytes"
	"slices"
	"strings"
)

// Book holds the lines of a ledger, each match once. The zero Book is empty.
type Book struct {
	// Who returns the same text for all spellings of a person's name (Anna is anna). Set it before adding lines; nil:
	// every spelling is another person. Lines then have the spelling from the person's last match, but [Book.Text]
	// keeps each name as it was typed.
	Who func(name string) string

	lines []Line
	whose map[string]string // from each spelling to the person, by Who
	spelt map[string]string // from each person to their last spelling
	known map[string]string // from each match to when it ended
	bad   int
	looks int // how often lines were compared or moved; for tests
}

// Read adds the lines of a stored text, and returns how many of them are new. Damaged lines, and an incomplete last
// line, are skipped and counted by [Book.Bad].
func (b *Book) Read(text []byte) (added int) {
	r := b.Begin(text)
	for !r.Step(1 << 20) {
	}
	return r.Added
}

// Reading reads a stored text a few lines at a time, so that a long one holds nobody up.
type Reading struct {
	// Added is how many lines were new. It is set once all are read.
	Added int

	book  *Book
	rest  []byte
	lines []Line
	done  bool
}

// Begin begins to read a stored text, as [Book.Read] does. The text must not change until all of it is read.
func (b *Book) Begin(text []byte) *Reading { return &Reading{book: b, rest: text} }

// Step reads the next n lines, and reports whether all are read. Only then does the book have them.
func (r *Reading) Step(n int) (done bool) {
	for ; n > 0 && len(r.rest) > 0; n-- {
		raw, rest, _ := bytes.Cut(r.rest, []byte{'\n'})
		r.rest = rest
		l, err := parse(raw)
		if err != nil {
			r.book.bad++
			continue
		}
		r.lines = append(r.lines, l)
	}
	if len(r.rest) == 0 && !r.done {
		r.done = true
		r.Added = len(r.book.Add(r.lines...))
	}
	return r.done
}

// Add adds matches, and returns those that are new. A match that is there already stays as it is.
func (b *Book) Add(lines ...Line) (fresh []Line) {
	for i := range lines {
		if b.Has(lines[i].Match) {
			continue
		}
		if b.known == nil {
			b.known = map[string]string{}
		}
		b.known[lines[i].Match] = lines[i].Ended
		fresh = append(fresh, lines[i])
	}
	b.merge(slices.Clone(fresh))
	return fresh
}

// merge puts new lines in their places among the others, which are ordered by when the matches ended; lines of the same
// second stay in the order in which they came. Whatever the order of the new lines, a stored line moves at most once,
// and only if its match ended after the first new one.
func (b *Book) merge(fresh []Line) {
	if len(fresh) == 0 {
		return
	}
	defer b.unite()
	slices.SortStableFunc(fresh, b.earlier)
	old := len(b.lines)
	b.lines = append(b.lines, fresh...)
	to := len(b.lines) - 1
	for from, left := old-1, len(fresh)-1; left >= 0; to-- {
		if from >= 0 && b.earlier(b.lines[from], fresh[left]) > 0 {
			b.lines[to] = b.lines[from]
			from--
			continue
		}
		b.lines[to] = fresh[left]
		left--
	}
}

// earlier compares when two matches ended.
func (b *Book) earlier(l, o Line) int {
	b.looks++
	return strings.Compare(l.Ended, o.Ended)
}

// unite gives each person the same spelling in all lines.
func (b *Book) unite() {
	if b.Who == nil {
		return
	}
	if b.spelt == nil {
		b.whose, b.spelt = map[string]string{}, map[string]string{}
	}
	for i := range b.lines {
		for j := range b.lines[i].Seats {
			if s := &b.lines[i].Seats[j]; s.Person() {
				b.spelt[b.who(s.asTyped())] = s.asTyped()
			}
		}
	}
	for i := range b.lines {
		l, own := &b.lines[i], false
		for j := range l.Seats {
			typed := l.Seats[j].asTyped()
			shown := b.Spelt(typed)
			if !l.Seats[j].Person() || l.Seats[j].Name == shown {
				continue
			}
			if !own { // the caller's copy of the line must not change
				l.Seats, own = slices.Clone(l.Seats), true
			}
			l.Seats[j].Name, l.Seats[j].typed = shown, typed
		}
	}
}

func (b *Book) who(name string) string {
	who, ok := b.whose[name]
	if !ok {
		who = b.Who(name)
		b.whose[name] = who
	}
	return who
}

// Spelt returns the book's spelling for a person. A name that is not in the book stays as it is.
func (b *Book) Spelt(name string) string {
	if b.spelt == nil {
		return name
	}
	if spelt, ok := b.spelt[b.who(name)]; ok {
		return spelt
	}
	return name
}

// Has reports whether a match is in the book, by its [Key].
func (b *Book) Has(match string) bool {
	_, ok := b.known[match]
	return ok
}

// Ended returns when a match ended, in the form of [Line]; "" if it is not in the book.
func (b *Book) Ended(match string) string { return b.known[match] }

// Bad returns how many lines were damaged.
func (b *Book) Bad() int { return b.bad }

// Len returns the number of matches.
func (b *Book) Len() int { return len(b.lines) }

// Lines returns the matches of a game ("": of all games), in the order in which they ended. They are for reading only.
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

// Text returns the whole book in its stored form.
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

// People returns the names of the persons who played, beginning with those who played most.
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

// Faces returns, for each person, the seat at which they sat last.
func (b *Book) Faces() map[string]Face {
	faces := map[string]Face{}
	for i := range b.lines {
		for at := range b.lines[i].Seats {
			if s := &b.lines[i].Seats[at]; s.Counts() {
				if f, ok := faces[s.Name]; !ok || f.line < i {
					faces[s.Name] = Face{s, at, i}
				}
			}
		}
	}
	return faces
}

// Face is how a person looked in a match: a seat, and its number.
type Face struct {
	Seat *Seat // for reading only
	At   int   // from 0
	line int
}

// people returns the names of the persons of a match, each once, in alphabetical order.
func (l *Line) people() []string {
	var names []string
	for i := range l.Seats {
		if l.Seats[i].Counts() {
			names = append(names, l.Seats[i].Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Of returns a person's best seat in a match, or nil.
func (l *Line) Of(name string) *Seat {
	var best *Seat
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Counts() && s.Name == name && (best == nil || s.Rank < best.Rank) {
			best = s
		}
	}
	return best
}
