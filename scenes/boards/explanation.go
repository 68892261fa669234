package boards

import (
	"runehall/games"
	"runehall/ui"
)

// Explanation explains a thing: a picture, its name, and a line for each of its parts. S is the type of the signs that
// a board draws. An Explanation without lines explains nothing.
type Explanation[S any] struct {
	Picture S
	Title   games.Phrase
	Lines   []Line[S]
}

// Line is one part of an explanation: a sign as it is drawn on the board, its name, and a sentence.
type Line[S any] struct {
	Sign        S
	Title, Text games.Phrase
}

// Add adds a line.
func (e *Explanation[S]) Add(sign S, title, text games.Phrase) {
	e.Lines = append(e.Lines, Line[S]{sign, title, text})
}

// Tell adds a line whose words are a message and, with ".text", a second one.
func (e *Explanation[S]) Tell(sign S, key string, args ...games.Arg) {
	e.Add(sign, games.Phrase{Key: key, Args: args}, games.Phrase{Key: key + ".text", Args: args})
}

// Said returns title and lines in the words of a language.
func (e *Explanation[S]) Said(say func(p games.Phrase) string) (title string, notes []Note) {
	for _, l := range e.Lines {
		notes = append(notes, Note{say(l.Title), say(l.Text)})
	}
	return say(e.Title), notes
}

// Growth animates the picture of an explained thing, from its place on the board to the explanation.
type Growth struct {
	from ui.Rect
	far  ui.Tween
}

// How long it grows, and how long it fades in with reduced motion, in milliseconds.
const (
	growTime = 220
	fadeTime = 120
)

// From starts at one place and ends at another. If from is empty, the picture is there at once.
func (g *Growth) From(from, to ui.Rect, tempo ui.Tempo) {
	g.from = from
	g.far.Set(1)
	switch {
	case from.Empty():
	case tempo.Reduced:
		g.from = to
		g.far.Set(0)
		g.far.To(1, ui.Ticks(fadeTime), ui.Linear)
	default:
		g.far.Set(0)
		g.far.To(1, tempo.Ticks(growTime), ui.OutCubic)
	}
}

// Step plays a tick.
func (g *Growth) Step() { g.far.Update() }

// Moving reports whether it is on its way.
func (g *Growth) Moving() bool { return g.far.Moving() }

// Faded returns how much of the sheet is seen, from 0 to 1.
func (g *Growth) Faded() float64 { return g.far.Value() }

// At returns where the picture is now on its way to a place.
func (g *Growth) At(to ui.Rect) ui.Rect {
	if !g.far.Moving() {
		return to
	}
	return g.from.Lerp(to, g.far.Value())
}
