package chronicle

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Match is what a chronicle needs to know of a match. Moves are counted from 1; events of the set-up belong to move 0.
type Match interface {
	// Events counts the events so far.
	Events() int
	// Event returns an event by its index.
	Event(n int) Event
	// Mover returns whose move it was. Revealed reports whether the move is known to have shown somebody something new.
	Mover(move int) games.Seat
	Revealed(move int) bool
}

// Event is an event with only what everybody may know.
type Event struct {
	Move int
	// Known says that everybody may know of the event, and Spoke that Says has words for it.
	Known, Spoke bool
	Says         games.Phrase
}

// Board is what the lines of a log or recap need of the board: a tap on a line leads to its place there.
type Board interface {
	// Show leads to the place that the n-th event is about, and reports whether there is one that everybody may know.
	Show(n int) bool
	// Picture returns a function that draws a small picture of the n-th event; nil: it has none.
	Picture(n int) func(c *ui.Canvas, r ui.Rect)
	// Forced reports whether the n-th event belongs to a move that was the only one a person could make.
	Forced(n int) bool
}

// Line is an event in words, with only what everybody may know.
type Line struct {
	// Move is the number of moves up to the event, its own included. Moves that are still secret do not count.
	Move   int
	Phrase games.Phrase
	Told   int // index of the event
}

// Chronicle lists what has happened, for the log and for recaps. It holds only public events, whoever looks.
type Chronicle struct {
	Lines []Line

	told   int // events read so far
	epoch  int
	move   int  // of the event read last
	known  bool // everybody knows something of this move
	secret int  // how many moves, up to this one, are still secret
}

// Read adds the lines of all events since the last call. epoch counts how often the match has gone back; with a new one
// everything is read again.
func (c *Chronicle) Read(m Match, epoch int) {
	if c.epoch != epoch {
		*c = Chronicle{epoch: epoch}
	}
	for n := m.Events(); c.told < n; c.told++ {
		e := m.Event(c.told)
		if e.Move > 0 {
			c.counts(e.Move, e.Known, m.Revealed(e.Move))
		}
		if e.Known && e.Spoke {
			c.Lines = append(c.Lines, Line{Move: e.Move - c.secret, Phrase: e.Says, Told: c.told})
		}
	}
}

// Last returns the lines of the last move that have a seat as their subject.
func (c *Chronicle) Last() (last []Line) {
	for i := len(c.Lines) - 1; i >= 0 && c.Lines[i].Move == c.Lines[len(c.Lines)-1].Move; i-- {
		if Subject(c.Lines[i].Phrase) >= 0 {
			last = append([]Line{c.Lines[i]}, last...)
		}
	}
	return last
}

// counts notes whether anything is known of a move. The number of secret moves could tell what they did, so these are
// left out of the count until something is revealed.
func (c *Chronicle) counts(move int, known, revealed bool) {
	if move != c.move {
		c.move, c.known = move, revealed
		if c.secret++; revealed {
			c.secret = 0
		}
	}
	if known && !c.known {
		c.known = true
		c.secret--
	}
}

// hearLines is how many of the log's last lines a screen reader tells somebody who begins to listen.
const hearLines = 8

// Hear gives the last lines to a screen reader, which reads out each one once.
func (c *Chronicle) Hear(h *stage.Heard, t *Teller) {
	for i := max(0, len(c.Lines)-hearLines); i < len(c.Lines); i++ {
		h.Logs("log", i+1, t.Say(c.Lines[i].Phrase))
	}
}
