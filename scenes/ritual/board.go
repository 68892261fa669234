package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Rituals. It implements [table.Board].
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
	hands   hands.Hands[target]
	motions motions
	stops   stops
	buttons buttons
	hint    rules.Move
	hinted  bool

	cam   camera.Glider
	crisp float64 // radius for which the pictures of the board are made
	zoom  camera.Limits

	art      *artist
	words    words
	dirty    bool // words and panels are out of date
	peeking  bool // the key that looks beneath is held
	aims     bool // the focus goes to the field as soon as cells are lit
	over     panelPlaces
	discards []discarded  // in the pile panel
	extents  []rules.Cell // reused by extent
	lits     []rules.Cell
	last     rules.Cell // on which a tile was laid last
	grew     bool       // the board may have outgrown what the camera shows
	beat     int        // ticks of what breathes
	caught   bool       // the picture had caught up at the last tick
}

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Asker[rules.Move, rules.View]              = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{sel: nothing(), options: &options{actor: games.Nobody, reader: games.Public}, buttons: newButtons()}
	b.state.Front, b.state.Thinking, b.state.Reader = games.Nobody, games.Nobody, games.Public
	b.buttons.wire(b)
	return b
}

// Need returns how much room the board wants for seats and ledge.
func (b *Board) Need(r table.Room) table.Need { return need(r) }

// Layout takes a new frame.
func (b *Board) Layout(f table.Frame) {
	changed := b.art == nil || b.frame.Kit == nil || b.frame.Kit != f.Kit || b.art.look != f.Kit.Look || b.art.version != f.Kit.ArtVersion() || b.sitters(f)
	b.frame = f
	if changed {
		b.art = newArtist(f.Kit, f.Sitters)
	}
	b.art.forget(cardPicture)
	b.words = newWords(f)
	b.touched()
	b.zoom = camera.NewLimits(&f.Kit.Theme, normalRadius, hexWidth)
	b.timeline.Speed, b.timeline.Reduced = f.Speed, f.Kit.Look.ReducedMotion
	b.laid = arrangement{}
	b.arrange()
	b.centre(true)
}

// sitters reports whether the looks of those at the table changed.
func (b *Board) sitters(f table.Frame) bool {
	if len(f.Sitters) != len(b.frame.Sitters) {
		return true
	}
	for i, s := range f.Sitters {
		if s.Look != b.frame.Sitters[i].Look {
			return true
		}
	}
	return false
}

// arrange places everything anew if what there is to place has changed.
func (b *Board) arrange() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	a := arrangement{seats: b.model.seats, front: b.state.Front, plain: b.model.cards() == 0}
	for s := range games.Seat(b.model.seats) {
		a.hands[s] = len(b.model.hands[s])
	}
	if a.front >= 0 {
		a.rituals = b.model.rituals[a.front]
		a.known = a.front == b.model.reader
	}
	if a == b.laid {
		return
	}
	b.laid = a
	b.places = arrange(&b.frame, a)
	b.buttons.place(b)
	b.panels() // an open hand may have grown or shrunk
}

// Sync makes the display model from a view and forgets what the view does not allow.
func (b *Board) Sync(v rules.View) {
	first := !b.synced
	looked := b.synced && b.view.Reader() != v.Reader()
	b.view, b.synced, b.hinted = v, true, false
	b.model = modelOf(v)
	b.timeline.Clear()
	b.refresh()
	if looked {
		b.sel = b.sel.cleared()
		if len(b.model.held) > 0 && b.shared() { // whoever opens the own curtain wants to see the rituals
			b.sel.panel = cardPanel
		}
	}
	b.motions.rest()
	b.motions.dim.Set(b.dimming())
	b.arrange()
	if first || !b.cam.Free {
		b.centre(first)
	}
}

// shared reports whether several persons share the screen.
func (b *Board) shared() bool {
	persons := 0
	for _, s := range b.frame.Sitters {
		if s.Person {
			persons++
		}
	}
	return persons > 1
}

// Tell appends the steps that show events. The view is that after the move.
func (b *Board) Tell(events []rules.Event, v rules.View) {
	b.view, b.hinted = v, false
	for _, e := range events {
		list := voiced(e, steps(e))
		switch e := e.(type) {
		case rules.Placed:
			b.last = e.Cell
			list = b.pressed(list, e.Tile)
		case rules.BuiltOver:
			b.last = e.Cell
			list = b.pressed(list, e.Tile)
		}
		b.timeline.Add(list...)
	}
	b.refresh()
}

// pressed shortens the steps of a laid tile that lies on its cell already, as a draft that was just made: it only lifts
// and comes down.
func (b *Board) pressed(list []step, t rules.TileID) []step {
	if b.model.settled && b.model.settling.tile == t {
		list[0].Ticks = dropTicks
	}
	return list
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (b *Board) refresh() {
	b.options = newOptions(b.view, b.state.Actor(b.view.Reader()), b.state.Drafts)
	b.sel = b.sel.kept(b.options)
	b.grew = true
	b.touched()
}

// touched notes that what is shown besides the model has changed: words and panels are made anew before the next frame.
func (b *Board) touched() { b.dirty = true }

// Step plays one tick of what moves by itself.
func (b *Board) Step() {
	b.timeline.Update(&b.model)
	b.listen()
	if shown := b.Shown(); shown != b.caught {
		b.caught = shown
		b.touched()
	}
	b.arrange()
	b.move()
	b.cam.Step()
	if b.hinted {
		b.beat++
	}
	b.sharpen()
	if b.grew && b.Shown() && !b.cam.Gliding() && !b.cam.Free {
		b.grew = false
		b.follow()
	}
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

// Moving reports whether the picture will change without any input.
func (b *Board) Moving() bool {
	return b.timeline.Moving() || b.motions.moving() || b.crisp != baked.Ceil(b.cam.Scale) || b.cam.Gliding() || b.hinted && b.beat < hintTicks && !b.frame.Kit.Look.ReducedMotion
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

// hintTicks is how long a hint breathes: three times 1.6 s. Then it stays lit.
var hintTicks = ui.Ticks(4800)

// Hint lights a proposed move. A move with a hidden card is shown to its own seat only.
func (b *Board) Hint(m rules.Move) bool {
	switch m.Kind {
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut, rules.Forgo, rules.Decline:
		if b.view.Reader() < 0 {
			return false
		}
	}
	b.sel = b.sel.cleared()
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		b.sel.tile, b.sel.turns[m.Tile], b.sel.cursor = m.Tile, m.Turn, m.Cell
		b.reveal(m.Cell)
	case rules.PickCell:
		b.reveal(m.Cell)
	case rules.TakeTile:
		b.sel.panel, b.sel.seat = handPanel, b.view.Holder(m.Tile)
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut:
		b.sel.panel = cardPanel
	}
	b.hint, b.hinted, b.beat = m, true, 0
	b.touched()
	return true
}

// Show leads to the place on the board that an event is about.
func (b *Board) Show(e rules.Event) bool {
	var c rules.Cell
	switch e := e.(type) {
	case rules.Placed:
		c = e.Cell
	case rules.BuiltOver:
		c = e.Cell
	case rules.CoinsPlaced:
		c = e.Cell
	case rules.CoinsReturned:
		c = e.Cell
	case rules.ShapePaid:
		c = e.Shape.Cell
	case rules.ShapeGrew:
		c = e.To.Cell
	case rules.ShapeBroken:
		c = e.Shape.Cell
	default:
		return false
	}
	b.glideTo(camera.View{At: middle(c), Scale: b.cam.Scale}.Clamped(b.extent()))
	b.cam.Free = true
	b.timeline.Add(lit(flash{kind: flashCell, cell: c, ticks: glowTicks}))
	return true
}
