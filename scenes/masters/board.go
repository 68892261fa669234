package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Rune Masters. It implements [table.Board].
type Board struct {
	frame  table.Frame
	places places
	laid   arrangement // what places were made for

	view     rules.View
	synced   bool
	model    model
	timeline ui.Timeline[model]

	state   table.State
	options *options
	sel     selection
	aim     aim
	hands   hands
	motions motions
	stops   stops
	buttons buttons
	hint    rules.Move
	hinted  bool
	beat    int // ticks of what breathes

	cam, goal, from camera
	crisp           float64 // side of a section for which the pictures of the board are made
	glide, glides   int     // ticks that the camera is still under way to its goal, and all of them
	free            bool    // a person has moved the camera
	zoom            zoomRange
	grew            bool       // the board may have outgrown what the camera shows
	last            rules.Laid // laid last

	art     *artist
	words   words
	dirty   bool // words and panels are out of date
	peeking bool // the key that looks beneath is held
	aims    bool // the focus goes to the field
	which   bool // the focus goes to the buttons of the runes that can be ignored
	over    choicePlaces
	peeks   []rules.Laid // beneath the cell that is looked at
	caught  bool         // the picture had caught up at the last tick
}

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{options: &options{actor: games.Nobody, reader: games.Public}, buttons: newButtons()}
	b.state.Front, b.state.Thinking, b.state.Reader = games.Nobody, games.Nobody, games.Public
	b.buttons.wire(b)
	return b
}

// Need returns how much room the board wants for seats and ledge.
func (b *Board) Need(r table.Room) table.Need { return need(r) }

// Layout takes a new frame.
func (b *Board) Layout(f table.Frame) {
	if b.art == nil || b.frame.Kit != f.Kit || b.art.look != f.Kit.Look {
		b.art = newArtist(f.Kit)
	}
	b.frame = f
	b.words = newWords(f)
	b.touched()
	b.zoom = newZoomRange(&f.Kit.Theme)
	b.timeline.Speed, b.timeline.Reduced = f.Speed, f.Kit.Look.ReducedMotion
	b.laid = arrangement{}
	b.arrange()
	b.centre(true)
}

// arrange places everything anew if what there is to place has changed.
func (b *Board) arrange() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	a := arrangement{seats: b.model.seats, front: b.state.Front}
	for s := range games.Seat(b.model.seats) {
		a.hands[s] = len(b.model.hands[s])
	}
	if a == b.laid {
		return
	}
	b.laid = a
	b.places = arrange(&b.frame, a)
	b.buttons.place(b)
	b.touched()
}

// Sync makes the display model from a view and forgets what the view does not allow.
func (b *Board) Sync(v rules.View) {
	first := !b.synced
	looked := b.synced && b.view.Reader() != v.Reader()
	b.view, b.synced, b.hinted = v, true, false
	b.model = modelOf(v)
	b.timeline.Clear()
	if looked {
		b.sel = b.sel.cleared()
	}
	b.motions.rest()
	b.refresh()
	b.arrange()
	if first || !b.free {
		b.centre(first)
	}
}

// Tell appends the steps that show events. The view is that after the move.
func (b *Board) Tell(events []rules.Event, v rules.View) {
	b.view, b.hinted = v, false
	for _, e := range events {
		list := voiced(e, steps(e, v))
		if e, ok := e.(rules.CardPlayed); ok {
			b.last = rules.Laid{Card: e.Card, Cell: e.Cell, Turn: e.Turn}
			if b.model.settled && b.model.settling == b.last {
				list[0].Ticks, list[0].Sound = pressTicks, nil // it lies there already, as the draft that was just made and heard
			}
		}
		b.timeline.Add(list...)
	}
	b.refresh()
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (b *Board) refresh() {
	b.options = newOptions(b.view, b.actor(), b.state.Drafts)
	b.sel = b.sel.kept(b.options)
	b.grew = true
	b.touched()
}

// touched notes that what is shown besides the model has changed: words and panels are made anew before the next frame.
func (b *Board) touched() { b.dirty = true }

// actor returns whose moves the reader makes now: its own, or with the curtain shut those of the person who must move,
// as far as they use nothing hidden.
func (b *Board) actor() games.Seat {
	reader := b.view.Reader()
	for _, s := range b.state.Movers {
		if s == reader {
			return s
		}
	}
	if reader >= 0 || len(b.state.Movers) == 0 {
		return games.Nobody
	}
	return b.state.Movers[0]
}

// Step plays one tick of what moves by itself.
func (b *Board) Step() {
	b.timeline.Update(&b.model)
	b.motions.play()
	b.listen()
	if shown := b.Shown(); shown != b.caught {
		b.caught = shown
		b.touched()
	}
	b.arrange()
	if b.glide > 0 {
		b.glide--
		t := 1 - float64(b.glide)/float64(b.glides)
		b.cam = b.from.towards(b.goal, ui.OutCubic(t))
	}
	if b.hinted {
		b.beat++
	}
	b.sharpen()
	if b.grew && b.Shown() && b.glide == 0 && !b.free {
		b.grew = false
		b.follow()
	}
	b.refreshed()
}

// Shown reports whether every move told has been shown.
func (b *Board) Shown() bool { return b.timeline.Shown() }

// Finish shows every move told at once.
func (b *Board) Finish() {
	b.timeline.Finish(&b.model)
	b.motions.rest()
	b.listen()
	b.arrange()
}

// hintTicks is how long a hint breathes: three times 1.6 s. Then it stays lit.
var hintTicks = ui.Ticks(4800)

// Moving reports whether the picture will change without any input.
func (b *Board) Moving() bool {
	return b.timeline.Moving() || b.motions.moving() || b.crisp != math.Round(b.cam.Side) || b.glide > 0 || b.hinted && b.beat < hintTicks && !b.frame.Kit.Look.ReducedMotion
}

// Drop forgets draft and selection, and reports whether there was one.
func (b *Board) Drop() bool {
	if !b.sel.anything() {
		return false
	}
	b.sel = b.sel.cleared()
	b.touched()
	return true
}

// Hint lights a proposed move. A move with a hidden card is shown to its own seat only.
func (b *Board) Hint(m rules.Move) bool {
	if m.Card != rules.Hidden && b.view.Reader() < 0 {
		return false
	}
	b.sel = b.sel.cleared()
	switch m.Kind {
	case rules.Play, rules.Ignore:
		b.sel.card, b.sel.turns[m.Card] = m.Card, m.Turn
		b.sel.draft, b.sel.cell, b.sel.cursor = true, m.Cell, m.Cell
		b.expose(area(b.sel.laid()))
	case rules.Discard, rules.PutBeside:
		b.sel.card = m.Card
	case rules.PlaceMaster, rules.PlaceToken:
		b.sel.cursor = m.Cell
		b.expose(ui.Rc(float64(m.Cell.X), float64(m.Cell.Y), 1, 1))
	}
	b.hint, b.hinted, b.beat = m, true, 0
	b.touched()
	return true
}

// Show leads to the place on the board that an event is about.
func (b *Board) Show(e rules.Event) bool {
	var c rules.Cell
	switch e := e.(type) {
	case rules.CardPlayed:
		c = e.Cell
	case rules.RuneIgnored:
		c = e.Cell
	case rules.MasterPlaced:
		c = e.Cell
	case rules.TokenPlaced:
		c = e.Cell
	case rules.AreaScored:
		c = e.Cell
	default:
		return false
	}
	b.glideTo(camera{At: middle(c), Side: b.cam.Side}.clamped(b.extent()))
	b.free = true
	b.timeline.Add(lit(flash{kind: flashCell, cell: c, ticks: glowTicks}))
	return true
}
