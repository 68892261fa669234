package matches

import (
	"bytes"
	"errors"
	"fmt"

	"runehall/games"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// Reading is a match on its way from a text to a table: the lines are read and its moves are played, so much at a time.
// What it brings is what result returns.
type Reading struct {
	lib     *library.Library
	text    []byte
	lines   *games.Parsing // nil: they are read
	coming  table.Coming   // nil: its moves are played, or are none
	all     int            // steps to play, as far as they are known
	damage  error
	sitting table.Sitting
	read    bool
}

// How much of a text is read, and how much of a match is played, between two looks at the clock: well under a
// millisecond of the first, and of the second a throw or two of Rune Toss, whose moves take longest.
const (
	linesAtOnce = 200
	movesAtOnce = 4
)

// NewReading begins to read a record, in whatever way its text was written by others.
func NewReading(lib *library.Library, text []byte) *Reading {
	return &Reading{lib: lib, text: text, lines: games.NewParsing(games.PlainText(text))}
}

// Follow begins to play a link. The error says why it is none, or belongs to no game that can be played here.
func Follow(lib *library.Library, link *games.Link) (*Reading, error) {
	door, ok := lib.Door(link.Head.Game)
	if !ok {
		return nil, UnknownGame(link.Head.Game)
	}
	coming, err := door.Follow(link)
	if err != nil {
		return nil, err
	}
	return &Reading{lib: lib, coming: coming, all: coming.Left()}, nil
}

// Step goes on for as long as a number of units of [stage.Breath] means, and reports whether all is read.
func (r *Reading) Step(units int) (done bool) {
	many := max(1, units/stage.UnitsAtOnce)
	switch {
	case r.lines != nil:
		if r.lines.Step(linesAtOnce * many) {
			r.begin()
		}
	case r.coming != nil:
		if r.coming.Step(movesAtOnce * many) {
			r.sitting = r.coming.Sitting()
			r.damage = errors.Join(r.damage, r.coming.Err())
			r.coming, r.read = nil, true
		}
	}
	return r.read
}

// begin begins to play the record whose lines have been read.
func (r *Reading) begin() {
	record, damage := r.lines.Record()
	r.lines, r.damage = nil, damage
	if record == nil {
		r.read = true
		return
	}
	door, ok := r.lib.Door(record.Game)
	if !ok {
		r.damage, r.read = UnknownGame(record.Game), true
		return
	}
	coming, err := door.Resume(record)
	if err != nil {
		r.damage, r.read = err, true
		return
	}
	r.coming, r.all = coming, coming.Left()
}

// UnknownGame is why the record of a game without a table here cannot be continued.
type UnknownGame string

// Error names the game.
func (g UnknownGame) Error() string { return fmt.Sprintf("matches: no game is called %q", string(g)) }

// linesPart is the part of the way to a table that reading the lines is; the rest is playing the moves.
const linesPart = .5

// Part returns how much of the way is done, from 0 to 1. A link has no lines.
func (r *Reading) Part() float64 {
	switch {
	case r.read:
		return 1
	case r.lines != nil:
		return linesPart * r.lines.Part()
	case r.coming == nil:
		return 0
	}
	played := 0.0
	if r.all > 0 {
		played = 1 - float64(r.Left())/float64(r.all)
	}
	if r.text == nil {
		return played
	}
	return linesPart + (1-linesPart)*played
}

// Left returns how many steps are yet to be played, as far as that is known.
func (r *Reading) Left() int {
	if r.coming == nil {
		return 0
	}
	return r.coming.Left()
}

// Result returns the match. Of one that is damaged it returns what stands before the damage, and what that is; where
// nothing can be gone on with, it returns nil and why.
func (r *Reading) Result() (table.Sitting, error) { return r.sitting, r.damage }

// Holds reports whether a text has been read here.
func (r *Reading) Holds(text []byte) bool {
	return r.sitting != nil && (bytes.Equal(r.text, text) ||
		r.damage == nil && bytes.Equal(r.sitting.Record().Text(), text))
}

// Appends reports whether the match can go on behind the text that was read.
func (r *Reading) Appends() bool { return bytes.HasPrefix(r.text, r.sitting.Record().Text()) }

// Finished returns the finished match that was read, or nil and why there is none.
func Finished(r *Reading) (table.Sitting, error) {
	sitting, err := r.Result()
	if sitting != nil && !sitting.Over() {
		return nil, errors.Join(errors.New("matches: the match is not over"), err)
	}
	return sitting, err
}

// FailedReading is the reading of a text that did not come.
func FailedReading(err error) *Reading { return &Reading{damage: err, read: true} }

// ReadingOf is the reading of a match that is here already.
func ReadingOf(sitting table.Sitting) *Reading {
	return &Reading{text: sitting.Record().Text(), sitting: sitting, read: true}
}

// InPlainForm replaces the text that was read by the record's own plain text.
func (r *Reading) InPlainForm() { r.text = r.sitting.Record().Text() }

// Outcome returns how the match that was read has ended, or why there is no finished one.
func (r *Reading) Outcome(st *stage.Stage) (table.Outcome, error) {
	sitting, err := Finished(r)
	if sitting == nil {
		return table.Outcome{}, err
	}
	return sitting.Outcome(st), nil
}
