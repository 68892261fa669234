package ledger

import (
	"bytes"
	"slices"
	"strings"
)

// Book holds the lines of a ledger, each match once. The zero Book is empty.
type Book struct {
	// Who returns what is the same for all spellings of a person's name: Anna is anna. It is set before the first line comes; nil: every spelling is a
	// person of its own. Lines have the spelling of the person's last match; [Book.Text] has each as it was typed.
	Who func(name string) string

	lines []Line
	whose map[string]string // Who of each spelling
	spelt map[string]string // the last spelling of each person
	known map[string]string // when each match ended
	bad   int
	looks int // how often lines were compared or put elsewhere, which tests count
}

// Read adds the lines of a stored text, and returns how many of them are new. What is damaged is skipped, as is an incomplete last
// line: [Book.Bad] counts it.
func (b *Book) Read(text []byte) (added int) {
	r := b.Begin(text)
	for !r.Step(1 << 20) {
	}
	return r.Added
}

// Reading is a stored text that is read a few lines at a time, by whoever must not be held up by it.
type Reading struct {
	// Added is how many of the lines are new, once all are read.
	Added int

	book  *Book
	rest  []byte
	lines []Line
	done  bool
}

// Begin begins to read a stored text, as [Book.Read] does. The text must not change before all is read.
func (b *Book) Begin(text []byte) *Reading { return &Reading{book: b, rest: text} }

// Step reads the next n lines, and reports whether all are read. The book has them after the last one.
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

// Add adds matches and returns those that are new. One that is there already stays as it is.
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

// merge puts new lines among the others, in the order in which the matches ended; lines of the same second keep the order in which
// they came. In whatever order new lines come, a stored line moves at most once, and only if it ended later than the first new one.
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
			if !own { // whoever gave the line keeps it as it was
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

// Spelt returns the spelling under which the book has a person; a name that is not in it stays as it is.
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

// Faces returns the seat at which each person sat last, and which one of its match it was.
func (b *Book) Faces() map[string]Face {
	faces := map[string]Face{}
	for i := range b.lines {
		for at := range b.lines[i].Seats {
			if s := &b.lines[i].Seats[at]; s.Person() {
				if f, ok := faces[s.Name]; !ok || f.line < i {
					faces[s.Name] = Face{s, at, i}
				}
			}
		}
	}
	return faces
}

// Face is how a person looked in a match.
type Face struct {
	Seat *Seat // for reading only
	At   int   // from 0
	line int
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
