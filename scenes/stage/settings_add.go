package stage

import (
	"maps"
	"strings"
)

// Add merges the settings of another device. Lessons played and tips put away on either device count, and gamepads
// named on the other device are known here. Choices made here stay. Only if nothing has been chosen here are the other
// device's choices taken, except those for which a program needs a window of its own. learned are the lessons that are
// new here, and took says whether choices were taken.
func (s Settings) Add(other Settings) (both Settings, learned []string, took bool) {
	both = s
	if len(s.chosen) == 0 && s.controls == "" {
		for row, v := range other.chosen {
			if !row.Desktop {
				both, took = both.with(row, v), true
			}
		}
		both.controls = other.controls
		both.seen = s.seen // one of the rows makes it forgotten
	}
	for id := range strings.FieldsSeq(other.learned) {
		if !both.Learned(id) {
			learned = append(learned, id)
			both = both.WithLearned(id)
		}
	}
	for tip := range strings.FieldsSeq(other.seen) {
		both = both.WithTipSeen(tip)
	}
	both.pads = maps.Clone(s.pads)
	for name, said := range other.pads {
		if _, here := both.pads[name]; !here && len(both.pads) < mostPads {
			if both.pads == nil {
				both.pads = map[string]string{}
			}
			both.pads[name] = said
		}
	}
	return both, learned, took
}
