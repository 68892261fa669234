package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Update reads the input of a tick and returns what the person wants.
func (b *Board) Update(c *ui.Context, s table.State) (want table.Want[rules.Move]) {
	changes := b.given.Take(s, b.Shown())
	if changes.Moves {
		b.refresh()
	}
	b.given.Note(b.player.asked(changes))
	b.arrange()
	b.freshen()
	for _, g := range b.player.read(c) {
		b.do(g, &want)
	}
	want.Considers = b.player.considers()
	b.freshen()
	return want
}

func (b *Board) refresh() {
	b.player.refresh()
	b.places.eye.Grew()
	b.given.Note(true)
}

func (b *Board) arrange() {
	if b.given.Ready() && b.places.arrange(&b.show.model) {
		b.player.place()
		b.player.offer() // an open hand may have grown or shrunk
	}
}

// freshen makes panels and words anew if something has changed since the last time.
func (b *Board) freshen() {
	if b.given.Renews() {
		b.player.offer()
		b.words.write()
	}
}

// dimming returns 1 where the board steps back behind a panel or a revealed card, and otherwise 0.
func (b *Board) dimming() float64 {
	if b.show.reveals() || b.player.sel.panel != noPanel {
		return 1
	}
	return 0
}

// do carries out one gesture.
func (b *Board) do(g gesture, want *table.Want[rules.Move]) {
	if seat, opens := b.player.opens(g); opens {
		if b.show.curtained(seat) {
			want.Opens, want.Open = true, seat
		}
		return
	}
	b.Finish()
	before := b.player.sel
	if m, made := b.player.act(g); made {
		b.player.ask(m, want)
	}
	b.given.Note(b.player.sel != before || want.Made)
}
