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
	for _, g := range b.hand.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	if !want.Made {
		b.given.Note(b.hand.goOn(&want))
	}
	b.arrange()
	b.freshen()
	return want
}

// do carries out one gesture, and asks the view about the move that comes of it.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if b.hand.opens(g) {
		if b.hand.curtained() {
			want.Opens, want.Open = true, b.given.Front
		}
		return
	}
	if !g.looks() {
		b.Finish()
	}
	before := b.hand.sel
	m, made := b.hand.act(g)
	b.given.Note(made || b.hand.sel != before)
	switch e, ok := handled(&before, &b.hand.sel); {
	case made:
		b.hand.ask(m, want)
	case ok && g.kind == tap && g.on.kind != onAct: // a button is heard without this
		b.given.Sound(e, b.places.at(g.on).Center())
	}
}
