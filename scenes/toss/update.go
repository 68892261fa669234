package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) (want table.Want[rules.Move]) {
	if b.given.Take(s, b.Shown()).Moves {
		b.refresh()
	}
	b.arrange()
	b.freshen()
	for _, g := range b.hand.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	b.hand.reach(c, &want) // throws, snatches and flicks
	b.arrange()
	b.freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if b.show.firm() { // told step by step: the next one, or all
		if g.kind == confirm || g.act == actSkip {
			b.show.skip(g.kind != confirm)
			b.given.Note(true)
			return
		}
	} else if !g.looks() && !b.given.Clocked {
		b.Finish()
	}
	if struck := g.on.kind == onMeter || g.on.kind == onBowl || g.on.kind == onFlicked; (g.kind == confirm || g.kind == tap && struck) && b.hand.strikes() {
		return
	}
	before := b.hand.sel
	m, made := b.hand.act(g)
	b.given.Note(made || b.hand.sel != before)
	if made {
		seat := b.hand.options.actor
		if g.on.kind == onDone { // each has its own
			seat = games.Seat(g.on.index)
		}
		b.hand.ask(seat, m, want)
	}
}
