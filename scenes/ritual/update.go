package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) table.Want[rules.Move] {
	b.take(s)
	b.freshen()
	var want table.Want[rules.Move]
	for _, g := range b.hand.read(c) {
		b.do(g, &want)
	}
	want.Considers = b.hand.considers()
	b.freshen()
	return want
}

// take notes what the table says in this tick.
func (b *Board) take(s table.State) {
	c := b.given.Take(s, b.show.shown())
	if c.Moves {
		b.refresh()
	}
	if c.Words || b.hand.asked(c) {
		b.stale = true
	}
	b.arrange()
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (b *Board) refresh() {
	b.hand.refresh()
	b.places.eye.Grew()
	b.stale = true
}

// arrange places everything anew if what there is to place has changed.
func (b *Board) arrange() {
	if b.given.Ready() && b.places.arrange(&b.show.model) {
		b.hand.place()
		b.hand.offer() // an open hand may have grown or shrunk
	}
}

// changed notes whether words and buttons no longer fit, and returns it.
func (b *Board) changed(so bool) bool {
	b.stale = b.stale || so
	return so
}

// freshen makes panels and words anew if something has changed since the last time.
func (b *Board) freshen() {
	if b.stale && b.given.Ready() {
		b.stale = false
		b.hand.offer()
		b.words.write()
	}
}

// dimming returns 1 where the board steps back behind a panel or a revealed card, and otherwise 0.
func (b *Board) dimming() float64 {
	if b.show.reveals() || b.hand.sel.panel != noPanel {
		return 1
	}
	return 0
}

// do carries out one gesture.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if seat, opens := b.hand.opens(g); opens {
		if b.show.curtained(seat) {
			want.Opens, want.Open = true, seat
		}
		return
	}
	b.Finish()
	before := b.hand.sel
	m, made := b.hand.act(g)
	b.stale = b.stale || b.hand.sel != before
	if made {
		b.hand.ask(m, want)
		b.stale = b.stale || want.Made
	}
}
