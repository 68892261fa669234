package toss

import (
	"runehall/games"
	"runehall/scenes/boards"
)

// player is what persons do at the board: the options, what they come to with the selection, the sheets, the focus.
type player struct {
	parts
	options *options
	sheets  sheets
	now     upshot

	acts   boards.Acts[actKind]
	begun  begin
	on     thing // the rune that had the focus last, and its place among the discs
	place  int
	finger bool // the last pointer was a finger
	let    bool // a pointer was let go in this tick
	keys   bool // keys or a gamepad were used last

	beats func() bool // reports whether the meter runs
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// renew sorts anew what can be done, and forgets what no longer can.
func (p *player) renew(s selection) selection {
	p.options = newOptions(p.Given.View, p.Actor, p.Given.Drafts && p.Given.Stays)
	return s.kept(p.options)
}

// mark returns how a thing stands; a rune only while it is seen.
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
