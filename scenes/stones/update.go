package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) (want table.Want[rules.Move]) {
	b.take(s)
	b.freshen()
	for _, g := range b.hand.read(c) {
		b.do(g, &want)
	}
	if s.Confirm {
		b.do(gesture{kind: confirm}, &want)
	}
	if !want.Made {
		b.stale = b.hand.goOn(&want) || b.stale
	}
	b.arrange()
	b.freshen()
	return want
}

// take notes what the table says in this tick.
func (b *Board) take(s table.State) {
	changes := b.given.Take(s, b.Shown())
	if changes.Moves {
		b.refresh()
	}
	b.stale = b.stale || changes.Words
	b.arrange()
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
	b.stale = b.stale || b.hand.sel != before
	switch e, ok := handled(&before, &b.hand.sel); {
	case made:
		b.hand.ask(m, want)
		b.stale = true
	case ok && g.kind == tap && g.on.kind != onAct: // a button is heard without this
		b.given.Sound(e, b.places.at(g.on).Center())
	}
}
