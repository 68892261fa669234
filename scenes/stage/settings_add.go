package stage

import (
	"maps"
	"strings"
)

// Add returns the settings after those of another device were brought here. Lessons that were played and tips that were put away are so in both,
// and gamepads that have names there have them here. What has been chosen here stays: only where nobody has chosen anything, all that was chosen
// there is taken, but for what a window of its own is needed for. It tells which lessons are new, and whether anything of the choice was taken.
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
