package stage

import (
	"slices"
	"strings"
)

// learnedKey is the key, in the stored settings, for lessons and answers.
const learnedKey = "learned"

// Learned reports whether a lesson, given by its id, was played to its end. Given the id of a game, it reports whether
// somebody was asked about playing that game's lessons.
func (s Settings) Learned(id string) bool { return slices.Contains(strings.Fields(s.learned), id) }

// WithLearned returns the settings after that.
func (s Settings) WithLearned(id string) Settings {
	if !s.Learned(id) {
		s.learned += id + " "
	}
	return s
}
