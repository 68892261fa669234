package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// artifact returns the artifact that has to be placed, or that the chosen smithy would make; NoColour for none.
func artifact(o *options, s *selection) rules.Colour {
	if c, ok := o.view.Artifact(); ok {
		return c
	}
	if unpaid(o, s) {
		return o.forges[s.smithy].Artifact
	}
	return rules.NoColour
}

func fits(o *options, s *selection, f fieldAt) bool {
	return slices.Contains(freeFields(o, s), rules.FieldAt(f))
}

func freeFields(o *options, s *selection) []rules.FieldAt {
	c := artifact(o, s)
	if c == rules.NoColour {
		return nil
	}
	return o.view.Places(o.view.OnTurn(), c)
}

// placing returns the field where the artifact will be placed: the chosen field, or else the proposed one. It returns
// false if there is none.
func placing(o *options, s *selection) (fieldAt, bool) {
	if s.at != (fieldAt{}) {
		return s.at, true
	}
	return proposedField(o, freeFields(o, s))
}

// proposedField returns the field in the fuller row, which gains most. A wild artifact takes the wild field if that is
// free, so that the coloured fields stay free.
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
