package things

import (
	"fmt"

	"runehall/games"
	"runehall/scenes/hands"
)

// Thing is one thing on a board: of which kind, whose, which of them, and how it lies. The zero value is nothing.
type Thing[K ~uint8] struct {
	Kind K
	Seat games.Seat // whose it is, where seats have their own
	N    int16      // which one of its kind, or the column of a cell
	M    int16      // its row, where things lie in rows or on a plane
	// how it lies or which side of it is meant, where one place can be taken in several ways; names leave it out
	Way int8
}

// The returns the only thing of a kind.
func The[K ~uint8](kind K) Thing[K] { return Thing[K]{Kind: kind} }

// Nth returns one of the things of a kind that belong to nobody.
func Nth[K ~uint8, N integer](kind K, n N) Thing[K] { return Thing[K]{Kind: kind, N: int16(n)} }

// Own returns the thing of a kind of which a seat has one.
func Own[K ~uint8](kind K, s games.Seat) Thing[K] { return Thing[K]{Kind: kind, Seat: s} }

// OwnNth returns one of a seat's things of a kind.
func OwnNth[K ~uint8, N integer](kind K, s games.Seat, n N) Thing[K] {
	return Thing[K]{Kind: kind, Seat: s, N: int16(n)}
}

type integer interface {
	~int | ~int8 | ~int16 | ~uint8
}

// Kind is what a board says once of all things of a kind.
type Kind[K ~uint8] struct {
	Name string // in reports: "store"
	// in reports, where it is not of the seat in front, if that is another word: "their-store"
	Theirs string
	Part   func(n, m int) string // which one, in reports; where it is nil, N
	Single bool                  // there is one, or one of each seat
	Seated bool                  // each seat has its own
	Bed    bool                  // other things lie in it: where one does, that one is meant
	// where such a thing is while it has no place of its own: on the chip of its seat, behind a door
	In    K
	InNth int16      // which one of those, where each has a number
	Role  hands.Role // what a pointer can do with it; nothing stands for hands.Field
	Inert bool       // a pointer can do nothing with it
}

// Kinds are the kinds of things on the boards of a game. The first one is nothing.
type Kinds[K ~uint8] struct {
	Game string // the id, with which names begin
	Of   []Kind[K]
}

// In returns in what a thing is while it has no place of its own, or nothing.
func (k *Kinds[K]) In(t Thing[K]) Thing[K] {
	kind := &k.Of[t.Kind]
	in := Thing[K]{Kind: kind.In, N: kind.InNth}
	if k.Of[in.Kind].Seated {
		in.Seat = t.Seat
	}
	return in
}

// Role returns what a pointer can do with a thing.
func (k *Kinds[K]) Role(t Thing[K]) hands.Role {
	switch kind := &k.Of[t.Kind]; {
	case t.Kind == 0 || kind.Inert:
		return hands.Nothing
	case kind.Role == hands.Nothing:
		return hands.Field
	default:
		return kind.Role
	}
}

// Name returns what a thing is called in reports, such as "market.store.red" for one of the seat in front and
// "market.their-store.1.red" for that of another.
func (k *Kinds[K]) Name(t Thing[K], front games.Seat) string {
	kind := &k.Of[t.Kind]
	name := k.Game + "." + kind.Name
	switch {
	case !kind.Seated, kind.Theirs != "" && t.Seat == front:
	case kind.Theirs != "":
		name = fmt.Sprintf("%s.%s.%d", k.Game, kind.Theirs, t.Seat)
	default:
		name = fmt.Sprintf("%s.%d", name, t.Seat)
	}
	switch {
	case kind.Single:
		return name
	case kind.Part != nil:
		return name + "." + kind.Part(int(t.N), int(t.M))
	}
	return fmt.Sprintf("%s.%d", name, t.N)
}

// Stop returns what has the focus where a thing is: things of the seat in front are the same whoever sits there, so
// that the focus stays where it is when the ledge changes hands.
func (k *Kinds[K]) Stop(t Thing[K], front games.Seat) Thing[K] {
	if t.Seat == front && k.Of[t.Kind].Theirs != "" {
		t.Seat = games.Nobody
	}
	return t
}

// Parts returns a Part that names things by a list.
func Parts(names ...string) func(n, _ int) string {
	return func(n, _ int) string { return names[n] }
}
