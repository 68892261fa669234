package toss

import (
	"runehall/games"
	"runehall/scenes/boards"
)

// player is what persons do at the board: the options, what these and the selection come to, the sheets, the focus.
type player struct {
	parts
	options *options
	sheets  sheets
	now     upshot

	acts   boards.Acts[actKind]
	begun  begin
	on     thing // the rune that had the focus last; place is its index among the discs
	place  int
	finger bool // whether the last pointer was a finger
	let    bool // whether a pointer was let go in this tick
	keys   bool // whether keys or a gamepad were used last

	beats func() bool // whether the meter runs
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// renew finds the options of the present view, and drops from a selection what they no longer allow.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts && p.Given.Stays)
	return s.kept(p.options)
}

// mark returns how a thing is marked. A rune is marked only while it is seen.
func (p *player) mark(t thing) boards.Mark {
	if onTable(t) && !p.Model.up(t) {
		return 0
	}
	return p.now.marks[t]
}

type begin struct {
	mode    mode
	actor   games.Seat
	clocked bool
}
