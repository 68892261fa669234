package stage

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strconv"
)

// storedForm is how a setting lies in the store. Most are stored as they are, under their id; some keep the form that
// an older version gave them, so that what people have chosen is not lost.
type storedForm struct {
	key   string // empty: the setting's id
	read  func(text json.RawMessage) (any, error)
	write func(value any) any
}

// key is the key under which the row is stored.
func (r *Setting) key() string { return cmp.Or(r.stored.key, r.ID) }

// storedAs returns the form of a setting whose value V is stored as an S.
func storedAs[S, V any](key string, read func(S) V, write func(V) S) storedForm {
	return storedForm{
		key: key,
		read: func(text json.RawMessage) (any, error) {
			var s S
			err := json.Unmarshal(text, &s)
			return read(s), err
		},
		write: func(value any) any { return write(value.(V)) },
	}
}

func same[T any](v T) T { return v }

// storedOff stores a switch inverted: the stored value is true while the switch is off.
func storedOff(key string) storedForm {
	not := func(v bool) bool { return !v }
	return storedAs(key, not, not)
}

// storedDown stores a volume as its distance from full volume: 0 is full volume, 1 is silence.
func storedDown(key string) storedForm {
	return storedAs(key, func(down float64) float64 { return 1 - down },
		func(up float64) float64 { return math.Round(100*(1-up)) / 100 })
}

// storedSecond stores a choice of two as a boolean: true is the second.
func storedSecond(key, first, second string) storedForm {
	return storedAs(key, func(is bool) string {
		if is {
			return second
		}
		return first
	}, func(id string) bool { return id == second })
}

// storedNumber stores a choice among numbers as a number. A stored number that is no choice is read as the nearest one.
func storedNumber(choices []string) storedForm {
	return storedAs("", func(v float64) string {
		return slices.MinFunc(choices, func(a, b string) int {
			return cmp.Compare(math.Abs(number(a)-v), math.Abs(number(b)-v))
		})
	}, number)
}

func number(id string) float64 {
	v, err := strconv.ParseFloat(id, 64)
	if err != nil {
		panic("stage: the choice " + id + " is no number")
	}
	return v
}
