package boards

import (
	"fmt"
	"strings"

	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
)

// Heard describes an explanation to screen readers: by its title, by the titles of its first lines (those that say how
// the thing stands), and with all its text as a note.
func (e *Explanation[S]) Heard(say func(p games.Phrase) string, lines int) aloud.Thing {
	if len(e.Lines) == 0 && e.Title.Key == "" {
		return aloud.Thing{}
	}
	title, notes := e.Said(say)
	var stands, all []string
	for i, n := range notes {
		if i < lines && n.Title != title {
			stands = append(stands, n.Title)
		}
		all = append(all, n.Title+": "+n.Text)
	}
	return aloud.Thing{Label: title, Value: strings.Join(stands, ", "), Note: strings.Join(all, " ")}
}

// State returns how something that is marked stands.
func (m Mark) State() aloud.State { return aloud.State{Lit: m&Lit != 0, Selected: m&Chosen != 0} }

// HearNotes describes the notes of an explanation to screen readers, line by line, each at its place.
func HearNotes(h *stage.Heard, s *Sheet, notes []Note) {
	for i, n := range notes {
		if i < len(s.Lines) {
			h.Shows(fmt.Sprintf("note.%d", i), aloud.Thing{Role: aloud.Text, Label: n.Title + ": " + n.Text},
				s.Lines[i])
		}
	}
}
