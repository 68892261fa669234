package boards

import (
	"slices"

	"runehall/games"
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Board is the half of a board that is the same in every game. It implements [table.Board] with the functions of a
// [Def], follows pointers and keys, and keeps what is shown, chosen, planned and proposed. A game's board embeds a
// Board and calls Init first.
type Board[M comparable, E any, V View[M], Model any, Sel comparable, K ~uint8] struct {
	Given    table.Given[V]
	Things   things.Spread[K]
	Model    Model
	Timeline motion.Timeline[Model, things.Thing[K]]
	Growth   Growth   // how far an explained thing has grown from its place
	Dim      ui.Tween // 1: the board is dimmed behind something that lies over it

	// Where the field is a plane, these are its eye, the motion of the chosen piece, and its buttons.
	Eye     camera.Eye
	Held    motion.Held
	Corners Corners
	aside   ui.Point // how far the middle of the chosen piece was off when it began to turn, on the plane

	// Actor is the seat whose moves the reader makes now, or games.Nobody.
	Actor    games.Seat
	Sel      Sel
	Plan     Plan[M]
	Proposed motion.Hint[M]

	def      *Def[M, E, V, Model, Sel, K]
	unchosen Sel // the selection in its initial state
	headline struct{ match, turn games.Phrase }
	gestures []Gesture[K]  // the gestures of this tick
	want     table.Want[M] // what the gestures lead to
	Pointers hands.Hands[things.Thing[K]]
	Lead     Lead
	stops    stops[things.Thing[K]]
	peeks    peekKey
	// keyed is what had the focus when the key for looking beneath was pressed, as long as that key is held.
	keyed things.Thing[K]
}

// Init makes the board one that shows nothing yet.
func (b *Board[M, E, V, Model, Sel, K]) Init(def Def[M, E, V, Model, Sel, K]) {
	b.def, b.Actor, b.unchosen = &def, games.Nobody, b.Sel
	b.Given = table.NewGiven[V]()
	b.Timeline = motion.NewTimeline(&b.Model, def.Telling.Noises(&b.Model), func(n motion.Noise[things.Thing[K]]) {
		b.Given.Sound(n.Effect, b.Things.At(n.At).Center())
	})
	if b.stops.Same = def.Focus.Same; def.Focus.Same == nil {
		b.stops.Same = func(t things.Thing[K]) things.Thing[K] { return def.Kinds.Stop(t, b.Given.Front) }
	}
	if p := def.Plane; p != nil {
		b.Eye, b.Held = camera.NewEye(p.Manner, p.Subject), motion.NewHeld(p.Handling)
		b.Corners.Wire(func(steps int) { b.Press(Gesture[K]{Kind: Turn, Steps: steps}) })
	}
}

// call calls the functions that there are.
func call(list ...func()) {
	for _, f := range list {
		if f != nil {
			f()
		}
	}
}

// Need returns how much room the board wants for seats and ledge.
func (b *Board[M, E, V, Model, Sel, K]) Need(r table.Room) table.Need { return b.def.Places.Need(r) }

// Layout takes a new frame.
func (b *Board[M, E, V, Model, Sel, K]) Layout(f table.Frame) {
	b.Given.Lay(f)
	b.Timeline.Tempo = f.Tempo()
	b.look()
	b.Things.Finger(stage.MinTouch(f.Kit))
	call(b.def.Artist.Layout, b.def.Words.Layout, b.def.Places.Forget)
	b.Arrange()
	if b.def.Plane != nil {
		b.Eye.Refit(f.Screen)
	}
}

// Arrange places everything again if something that has to be placed has changed.
func (b *Board[M, E, V, Model, Sel, K]) Arrange() {
	if b.Given.Ready() && b.def.Places.Arrange() {
		call(b.def.Buttons.Place, b.def.Places.Spread)
		b.Given.Note(true)
	}
}

// Freshen writes words and buttons again if they no longer fit the picture.
func (b *Board[M, E, V, Model, Sel, K]) Freshen() {
	if b.Given.Renews() {
		call(b.def.Buttons.Write, b.def.Words.Write)
		b.headline.match, b.headline.turn = b.def.Words.Headline()
	}
}

// Refresh computes again what can be done.
func (b *Board[M, E, V, Model, Sel, K]) Refresh() {
	b.Actor = b.Given.Actor(b.Given.View.Reader())
	b.Sel = b.def.Choosing.Renew(b.Sel)
	b.Eye.Grew()
	b.Given.Note(true)
}

// Sync builds the display model from a view, and drops everything that the view does not allow. It drops a plan as
// well, with one exception: while a move of the plan is under way, and only the curtain behind which it was planned has
// closed for it, the same person goes on.
func (b *Board[M, E, V, Model, Sel, K]) Sync(v V) {
	first, other := b.Given.See(v)
	b.Proposed.Out()
	if !other || !b.Plan.Waits {
		b.Plan = Plan[M]{}
	}
	b.Sel = b.def.Choosing.Handed(b.Sel, other)
	b.Model = b.def.Telling.Model(v)
	b.Timeline.Clear()
	b.rest()
	b.Held.Rest()
	b.Refresh()
	b.Arrange()
	b.settle()
	b.Dim.Set(b.dimming())
	if b.def.Plane != nil && (first || !b.Eye.Free) {
		b.Eye.Centre(first)
	}
}

// Tell appends the steps that show the events of a move. The next move of a plan may follow, if it still can; a move
// that nobody planned ends a plan.
func (b *Board[M, E, V, Model, Sel, K]) Tell(events []E, v V) {
	b.Given.View = v
	b.Timeline.Add(b.steps(events, v)...)
	b.Proposed.Out()
	b.told()
	b.Refresh()
}

// steps returns how the events of a move get into the picture.
func (b *Board[M, E, V, Model, Sel, K]) steps(events []E, v V) (list []ui.Step[Model]) {
	of := &b.def.Telling
	if of.Steps != nil {
		return of.Steps(events, v)
	}
	if of.Before != nil {
		list = append(list, of.Before(v))
	}
	for _, e := range events {
		list = append(list, of.Event(e, v)...)
	}
	if of.After != nil {
		list = append(list, of.After(v))
	}
	return list
}

// Step plays one tick of what moves by itself.
func (b *Board[M, E, V, Model, Sel, K]) Step() {
	b.Given.Note(b.tick()) // words and buttons keep step with the picture
	b.Proposed.Step()
	b.Growth.Step()
	b.Held.Step()
	b.Arrange()
	b.dim()
	if b.def.Plane != nil {
		b.Eye.Step(b.Shown(), b.Pointers.Pinching())
	}
	b.Freshen()
}

func (b *Board[M, E, V, Model, Sel, K]) tick() (turned bool) {
	if b.def.Motion.Tick != nil {
		return b.def.Motion.Tick()
	}
	return b.Timeline.Step()
}

// dim darkens or lightens the board, depending on whether something lies over it. With reduced motion it still fades.
func (b *Board[M, E, V, Model, Sel, K]) dim() {
	ticks := b.Given.Frame.Tempo().Ticks(dimTime)
	if ticks == 0 {
		ticks = ui.Ticks(dimLeast)
	}
	b.Dim.To(b.dimming(), ticks, ui.InOutCubic)
	b.Dim.Update()
}

// dimming returns 1 where the board is dark, or on the way to that, and otherwise 0.
func (b *Board[M, E, V, Model, Sel, K]) dimming() float64 {
	if b.def.Artist.Dims != nil && b.def.Artist.Dims() {
		return 1
	}
	return 0
}

// dimTime is how long the board steps back, in milliseconds, and dimLeast how long with reduced motion.
const dimTime, dimLeast = 200, 120

// Shown reports whether every move told has been shown.
func (b *Board[M, E, V, Model, Sel, K]) Shown() bool {
	return b.Timeline.Shown() && (b.def.Motion.Waits == nil || !b.def.Motion.Waits())
}

// Finish shows every move told at once.
func (b *Board[M, E, V, Model, Sel, K]) Finish() {
	b.Timeline.Add(b.rest()...)
	b.Timeline.Finish()
	b.Held.Rest()
	b.Arrange()
	b.settle()
}

// rest returns the steps that were held back.
func (b *Board[M, E, V, Model, Sel, K]) rest() []ui.Step[Model] {
	if b.def.Motion.Rest == nil {
		return nil
	}
	return b.def.Motion.Rest()
}

// settle lets nothing move by itself any more that the timeline does not play.
func (b *Board[M, E, V, Model, Sel, K]) settle() {
	if b.def.Motion.Settle != nil {
		b.def.Motion.Settle()
	}
}

// Moving reports whether the picture will change without input, or a plan goes on. A plan only counts while somebody
// can act, since a lesson may hold it up as long as its learner reads. With reduced motion a hint does not breathe.
func (b *Board[M, E, V, Model, Sel, K]) Moving() bool {
	_, due := b.Plan.Due()
	of := &b.def.Motion
	return due && b.Actor >= 0 || b.Timeline.Moving() || of.Waits != nil && of.Waits() ||
		of.Moves != nil && of.Moves() ||
		b.Growth.Moving() || b.Dim.Moving() || b.Proposed.Moving() && !b.Given.Frame.Kit.Look.ReducedMotion ||
		b.def.Plane != nil && (b.Held.Moving() || b.Eye.Moving())
}

// Headline returns how the match stands, and who has to do what.
func (b *Board[M, E, V, Model, Sel, K]) Headline() (match, turn games.Phrase) {
	b.Freshen()
	return b.headline.match, b.headline.turn
}

// Draft returns what the golden button would do, and whether it can be pressed.
func (b *Board[M, E, V, Model, Sel, K]) Draft() (label games.Phrase, ready bool) {
	return b.def.Words.Golden()
}

// Makes returns the first move that the golden button would make.
func (b *Board[M, E, V, Model, Sel, K]) Makes() (m M, ok bool) {
	if b.Actor < 0 || len(b.Plan.Moves) > 0 {
		return m, false
	}
	_, next := b.def.Choosing.Intent(b.Sel, Gesture[K]{Kind: Confirm})
	return next.Next()
}

// Drop undoes one thing: it stops a plan and closes what lies over the board, or else clears the selection. It reports
// whether there was anything to undo.
func (b *Board[M, E, V, Model, Sel, K]) Drop() bool {
	there := len(b.Plan.Moves) > 0 || b.def.Choosing.Back(b.Sel) != b.Sel
	b.Plan.Drop()
	b.Sel = b.def.Choosing.Back(b.Sel)
	return b.Given.Note(there)
}

// Drops reports whether a person has opened or chosen anything that Drop would forget.
func (b *Board[M, E, V, Model, Sel, K]) Drops() bool {
	of := &b.def.Choosing
	return len(b.Plan.Moves) > 0 || of.Back(b.Sel) != b.Sel && (of.Itself == nil || !of.Itself(b.Sel))
}

// Hint lights a proposed move, if the reader may know it, and changes nothing that is chosen.
func (b *Board[M, E, V, Model, Sel, K]) Hint(m M) bool {
	if !b.def.About.Knows(m) {
		return false
	}
	b.Proposed.Light(m)
	if b.def.Places.Expose != nil {
		for _, t := range b.def.About.Move(b.Given.View, m) {
			b.def.Places.Expose(t)
		}
	}
	return b.Given.Note(true)
}

// AppendHinted appends where a proposed move is lit.
func (b *Board[M, E, V, Model, Sel, K]) AppendHinted(dst []ui.Rect) []ui.Rect {
	if !b.Proposed.On {
		return dst
	}
	if b.def.Pointing.Hinted != nil {
		return b.def.Pointing.Hinted(dst)
	}
	for t, at := range b.Things.Each {
		if b.mark(t)&Hinted != 0 {
			dst = append(dst, at)
		}
	}
	return dst
}

// Show lights what an event is about, and moves the eye there on a plane. It reports whether there is anything to
// light.
func (b *Board[M, E, V, Model, Sel, K]) Show(e E) bool {
	list := b.def.About.Event(&b.Model, e)
	if p := b.def.Plane; p != nil {
		at := slices.IndexFunc(list, p.Lead)
		list = list[max(0, at) : at+1]
	}
	for _, t := range list {
		b.Timeline.Add(b.def.Telling.Light(t))
	}
	return len(list) > 0
}

// Hands reports whether a phone can show a seat's hand alone. Afield reports whether the next step is made on the
// field, or on what lies over it.
func (b *Board[M, E, V, Model, Sel, K]) Hands() bool { return b.def.Secrets.Afield != nil }

// Afield implements [table.Handy].
func (b *Board[M, E, V, Model, Sel, K]) Afield() bool {
	return b.def.Secrets.Afield != nil && b.def.Secrets.Afield()
}

// Lit reports whether anything can be done on the field, and on the ledge.
func (b *Board[M, E, V, Model, Sel, K]) Lit() (field, ledge bool) {
	f := &b.Given.Frame
	for t, at := range b.Things.Each {
		if b.mark(t)&Lit != 0 {
			field, ledge = field || f.Field.Has(at.Center()), ledge || f.Ledge.Has(at.Center())
		}
	}
	return field, ledge
}

// Draw draws field, seats and ledge.
func (b *Board[M, E, V, Model, Sel, K]) Draw(c *ui.Canvas) { b.def.Artist.Draw(c) }

// Covers reports whether the sheet that is open lies over the golden button.
func (b *Board[M, E, V, Model, Sel, K]) Covers() bool {
	return b.def.Sheets.Open != nil && b.def.Sheets.Open().Covers(&b.Given.Frame)
}
