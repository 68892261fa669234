package stage

import (
	"slices"
	"strings"
)

// learnedKey is the key of what was learnt, in the stored settings.
const learnedKey = "learned"

// Learned reports whether a lesson was played to its end, by its id; or whether somebody was asked about playing along at a game, by that of the
// game.
func (s Settings) Learned(id string) bool { return slices.Contains(strings.Fields(s.learned), id) }

// WithLearned returns the settings after that.
func (s Settings) WithLearned(id string) Settings {
	if !s.Learned(id) {
		s.learned += id + " "
	}
	return s
}
