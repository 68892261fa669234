package market

import (
	rules "runehall/games/market"
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
	if !want.Made {
		b.given.Note(b.player.goOn(&want))
	}
	b.arrange()
	b.freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if b.player.opens(g) {
		if b.player.curtained() {
			want.Opens, want.Open = true, b.given.Front
		}
		return
	}
	if !g.looks() {
		b.Finish()
	}
	before := b.player.sel
	m, made := b.player.act(g)
	b.given.Note(made || b.player.sel != before)
	switch e, ok := handled(&before, &b.player.sel); {
	case made:
		b.player.ask(m, want)
	case ok && g.kind == tap && g.on.Kind != act: // a button is heard without this
		b.given.Sound(e, b.places.things.Touched(g.on).Center())
	}
}
