package toss

import (
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
	for _, g := range b.player.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	b.player.reach(c, &want) // throws, snatches and flicks
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
	if struck := g.on.Kind == meter || g.on.Kind == bowl || g.on.Kind == flicked; (g.kind == confirm || g.kind == tap && struck) && b.player.strikes() {
		return
	}
	before := b.player.sel
	m, made := b.player.act(g)
	b.given.Note(made || b.player.sel != before)
	if made {
		seat := b.player.options.actor
		if g.on.Kind == done { // each has its own
			seat = g.on.Seat
		}
		b.player.ask(seat, m, want)
	}
}
