package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Menhirs. It implements [table.Board] and only wires its parts, of which each knows those
// before it.
type Board struct {
	given  table.Given[rules.View]
	places places
	show   show
	player player
	words  words
	artist artist
}

// parts are those that all later ones know.
type parts struct {
	given  *table.Given[rules.View]
	places *places
	show   *show
}

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
	_ table.Standing                                   = (*Board)(nil)
	_ table.Covering                                   = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{given: table.NewGiven[rules.View]()}
	g, p, s, h := &b.given, &b.places, &b.show, &b.player
	first := parts{g, p, s}
	b.places = places{given: g}
	b.show = show{given: g, places: p}
	b.show.timeline = motion.NewTimeline(&s.model, &s.model.noises, s.heard)
	b.player = newPlayer(first)
	b.player.wire()
	b.words = words{parts: first, player: h}
	b.artist = artist{parts: first, player: h, words: &b.words}
	return b
}

// Need returns how much room the board wants for seats and ledge.
func (b *Board) Need(r table.Room) table.Need { return need(r) }

// Layout takes a new frame.
func (b *Board) Layout(f table.Frame) {
	b.given.Lay(f)
	b.artist.layout()
	b.show.layout()
	b.words.layout()
	b.places.made = arrangement{}
	b.arrange()
}

// arrange places everything anew if what there is to place has changed.
func (b *Board) arrange() {
	if b.given.Ready() && b.places.arrange(b.player.arrangement()) {
		b.given.Note(true)
	}
}

// Sync makes the display model from a view and forgets what the view does not allow.
func (b *Board) Sync(v rules.View) {
	_, other := b.given.See(v)
	b.player.sync(other)
	b.show.sync()
	b.refresh()
	b.arrange()
}

// Tell appends the steps that show events. The view is that after the move.
func (b *Board) Tell(events []rules.Event, v rules.View) {
	b.given.View = v
	for _, e := range events {
		b.show.tell(e)
	}
	b.show.settle()
	b.player.told()
	b.refresh()
}

// refresh finds out anew what can be done.
func (b *Board) refresh() {
	b.player.refresh()
	b.given.Note(true)
}

// Step plays one tick of what moves by itself.
func (b *Board) Step() {
	b.given.Note(b.show.timeline.Step()) // words and buttons keep step with the picture
	b.player.step()
	b.places.growth.Step()
	b.arrange()
	b.freshen()
}

// freshen makes words and buttons anew if they no longer fit what is shown.
func (b *Board) freshen() {
	if b.given.Renews() {
		b.player.offer()
		b.words.write()
	}
}

// Shown reports whether every move told has been shown.
func (b *Board) Shown() bool { return b.show.shown() }

// Finish shows every move told at once.
func (b *Board) Finish() {
	b.show.timeline.Finish()
	b.arrange()
}

// Moving reports whether the picture will change without any input.
func (b *Board) Moving() bool {
	return b.show.timeline.Moving() || b.player.moving() || b.places.growth.Moving()
}

// Headline returns where the match stands, and who is to do what.
func (b *Board) Headline() (match, turn games.Phrase) {
	b.freshen()
	return b.words.match, b.words.turn
}

// Draft returns what the golden button would do, and whether it can be done now.
func (b *Board) Draft() (label games.Phrase, ok bool) { return b.words.golden() }

// Covers reports whether the sheet that is open lies over the golden button.
func (b *Board) Covers() bool { return b.places.sheet.Covers(&b.given.Frame) }

// Drop forgets what is chosen, and reports whether there was anything.
func (b *Board) Drop() bool { return b.given.Note(b.player.drop()) }

// Drops reports whether there is anything that Drop would forget.
func (b *Board) Drops() bool { return b.player.drops() }

// Hint lights a proposed move, if the reader may know it.
func (b *Board) Hint(m rules.Move) bool { return b.given.Note(b.player.propose(m)) }

// AppendHinted appends where a proposed move is lit.
func (b *Board) AppendHinted(dst []ui.Rect) []ui.Rect { return b.player.appendHinted(dst) }

// Show leads to the place on the board that an event is about.
func (b *Board) Show(e rules.Event) bool { return b.show.point(e) }

// Draw draws field, seats and ledge.
func (b *Board) Draw(c *ui.Canvas) { b.artist.draw(c) }
