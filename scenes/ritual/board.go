package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/camera"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Rituals. It implements [table.Board] and only wires its parts: each of them knows those above it,
// and none below.
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
	_ table.Asker[rules.Move, rules.View]              = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{given: table.NewGiven[rules.View]()}
	g, p, s, h := &b.given, &b.places, &b.show, &b.player
	first := parts{g, p, s}
	b.places = places{given: g, eye: camera.NewEye(manner, &subject{given: g, show: s, player: h})}
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
	b.artist.layout(f, b.given.Looks(f))
	b.given.Lay(f)
	b.words.layout()
	b.show.layout()
	b.places.forget()
	b.arrange()
	b.places.eye.Refit(f.Screen)
}

// Sync makes the display model from a view and forgets what the view does not allow.
func (b *Board) Sync(v rules.View) {
	first, other := b.given.See(v)
	b.show.sync()
	b.player.rest()
	if other {
		b.player.look()
	}
	b.refresh()
	b.show.dim.Set(b.dimming())
	b.arrange()
	if first || !b.places.eye.Free {
		b.places.eye.Centre(first)
	}
}

// Tell appends the steps that show events. The view is that after the move.
func (b *Board) Tell(events []rules.Event, v rules.View) {
	b.given.View = v
	b.show.tell(events)
	b.player.hint.Out()
	b.refresh()
}

// Step plays one tick of what moves by itself.
func (b *Board) Step() {
	b.given.Note(b.show.step())
	b.arrange()
	b.show.dims(b.dimming())
	b.player.step()
	b.places.eye.Step(b.show.shown(), b.player.pointers.Pinching())
}

// Shown reports whether every move told has been shown.
func (b *Board) Shown() bool { return b.show.shown() }

// Finish shows every move told at once.
func (b *Board) Finish() {
	b.show.finish()
	b.player.held.Rest()
	b.arrange()
}

// Moving reports whether the picture will change without any input.
func (b *Board) Moving() bool {
	return b.show.moving() || b.player.moving() || b.places.eye.Moving()
}

// Draw draws field, seats and ledge.
func (b *Board) Draw(c *ui.Canvas) { b.artist.draw(c) }

// Headline returns where the match stands, and who is to do what.
func (b *Board) Headline() (match, turn games.Phrase) {
	b.freshen()
	return b.words.match, b.words.turn
}

// Draft returns what the golden button would do, and whether it can be done now.
func (b *Board) Draft() (label games.Phrase, ready bool) { return b.words.golden() }

// Drop forgets draft and selection, and reports whether there was one.
func (b *Board) Drop() bool { return b.given.Note(b.player.drop()) }

// Drops reports whether there is anything that Drop would forget.
func (b *Board) Drops() bool { return b.player.drops() }

// Hint lights a proposed move, if the reader may know it.
func (b *Board) Hint(m rules.Move) bool { return b.given.Note(b.player.propose(m)) }

// AppendHinted appends where a proposed move is lit.
func (b *Board) AppendHinted(dst []ui.Rect) []ui.Rect { return b.player.appendHinted(dst) }

// Show leads to the place on the board that an event is about.
func (b *Board) Show(e rules.Event) bool { return b.show.point(e) }

// Private reports whether a seat that must act needs its own view: to choose between its rituals (RIT-30).
func (b *Board) Private(v rules.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}
