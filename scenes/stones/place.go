package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// fieldAt is a field of a power row.
type fieldAt rules.FieldAt

// fieldOf returns the field that a target of kind onField means.
func fieldOf(index int) fieldAt {
	return fieldAt{Row: rules.Row(index / fields), Field: fieldOrder[index%fields]}
}

// index returns the index of the target that a field is.
func (f fieldAt) index() int {
	i := slices.Index(fieldOrder[:], f.Field)
	if i < 0 {
		return -1
	}
	return int(f.Row)*fields + i
}

// move returns the move that places the forged artifact there.
func (f fieldAt) move() rules.Move { return rules.Move{Kind: rules.Place, Row: f.Row, Field: f.Field} }

// artifact returns what is placed or will be, and NoColour if nothing.
func artifact(o *options, s *selection) rules.Colour {
	if c, ok := o.view.Artifact(); ok {
		return c
	}
	if unpaid(o, s) {
		return o.forges[s.smithy].Artifact
	}
	return rules.NoColour
}

// free reports whether what is placed may lie on a field.
func free(o *options, s *selection, f fieldAt) bool {
	return slices.Contains(freeFields(o, s), rules.FieldAt(f))
}

// freeFields lists the fields for what is placed.
func freeFields(o *options, s *selection) []rules.FieldAt {
	c := artifact(o, s)
	if c == rules.NoColour {
		return nil
	}
	return o.view.Places(o.view.OnTurn(), c)
}

// place returns the field on which the artifact comes: the one chosen, or the one proposed, and false where there is none.
func place(o *options, s *selection) (fieldAt, bool) {
	if s.at != (fieldAt{}) {
		return s.at, true
	}
	return proposedField(o, freeFields(o, s))
}

// proposedField returns the field in the row that gains most, which is the fuller one; a wild artifact takes the wild field, if that is
// free, so that it takes none from the coloured ones.
func proposedField(o *options, list []rules.FieldAt) (best fieldAt, ok bool) {
	most := -1
	for _, at := range list {
		worth := 2 * o.row(at.Row)
		if at.Field == rules.White {
			worth++
		}
		if worth > most {
			best, most = fieldAt(at), worth
		}
	}
	return best, most >= 0
}
