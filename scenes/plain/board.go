package plain

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Board is a plain board.
type Board[M comparable, E any, V View[M]] struct {
	*boards.Board[M, E, V, model[V], selection[M], Kind]
	plain     Def[M, E, V]
	catalogue things.Kinds[Kind]
	player    player[M]
	places    places[M, V]
}

// model is what is on the screen: a view, and what lights up.
type model[V any] struct {
	view    *V
	flashes motion.Flashes[flash]
	noises  motion.Noises[Thing]
}

// flash is a thing that lights up, or shakes.
type flash struct {
	motion.Glow
	at      Thing
	refused bool
}

// Lengths of the steps, in ticks.
var (
	eventTicks  = ui.Ticks(250)
	glowTicks   = ui.Ticks(900)
	refuseTicks = ui.Ticks(600)
	shakeTicks  = ui.Ticks(200)
)

func lit[V any](f flash, ticks int) ui.Step[model[V]] {
	return motion.Lit(func(m *model[V]) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// New returns a board that shows nothing yet.
func New[M comparable, E any, V View[M]](def Def[M, E, V]) *Board[M, E, V] {
	b := &Board[M, E, V]{Board: new(boards.Board[M, E, V, model[V], selection[M], Kind]), plain: def}
	b.catalogue = things.Kinds[Kind]{Game: def.Game, Of: append([]things.Kind[Kind]{nothing: {Inert: true}, Offer: {Name: "offer"}}, def.Kinds...)}
	b.Init(boards.Def[M, E, V, model[V], selection[M], Kind]{
		Kinds:   &b.catalogue,
		Need:    need,
		Frame:   func() { b.places = places[M, V]{} },
		Place:   b.place,
		Spread:  func() {},
		Sheet:   func() *boards.Sheet { return &boards.Sheet{} },
		Model:   func(v V) model[V] { return model[V]{view: &v} },
		Noises:  func(m *model[V]) *motion.Noises[Thing] { return &m.noises },
		Event:   b.steps,
		After:   func(v V) ui.Step[model[V]] { return motion.Now(func(m *model[V]) { m.view = &v }) },
		Light:   func(t Thing) ui.Step[model[V]] { return lit[V](flash{at: t}, glowTicks) },
		Shake:   func(t Thing) ui.Step[model[V]] { return lit[V](flash{at: t, refused: true}, refuseTicks) },
		Draw:    b.draw,
		About:   def.About,
		Of:      func(_ *model[V], e E) []Thing { return def.Of(e) },
		Aim:     b.aim,
		Handed:  func(selection[M], bool) selection[M] { return selection[M]{} },
		Renew:   b.renew,
		Intent:  b.player.intent,
		Back:    func(selection[M]) selection[M] { return selection[M]{} },
		Curtain: func(boards.Gesture[Kind]) (means, may bool) { return false, false },
		Knows:   func(m M) bool { return len(def.About(b.Given.View, m)) > 0 },
		Handled: func(before, after selection[M], _ boards.Gesture[Kind]) (sound.Effect, bool) {
			return sound.Tick, before != after
		},
		Mark:     b.mark,
		Explains: func(Thing) bool { return false },
		Stands:   func(t Thing) Thing { return t },
		Focuses:  func(Thing) bool { return true },
		Numbered: func() []Thing { return b.places.ledge },
		Buttons:  func(*ui.Context) {},
		Write:    func() {},
		Headline: func() (match, turn games.Phrase) { return def.Headline(b.Given.View) },
		Golden:   b.golden,
		Report:   func(r *table.Report) { r.State[def.Game+".ready"] = b.Sel.ready },
		Name:     func(t Thing) string { return b.catalogue.Name(t, b.Given.Front) },
		Says: func(_ *stage.Heard, t Thing) aloud.Thing {
			return aloud.Thing{Label: b.places.text(t), State: b.mark(t).State()}
		},
		Open:  func() (title string, notes []boards.Note) { return "", nil },
		Tells: func(*stage.Heard) {},
	})
	return b
}

// steps light what an event is about.
func (b *Board[M, E, V]) steps(e E, _ V) []ui.Step[model[V]] {
	list := []ui.Step[model[V]]{motion.Pause[model[V]](eventTicks)}
	for _, t := range b.plain.Of(e) {
		list = append(list, lit[V](flash{at: t}, glowTicks))
	}
	return list
}

// golden says what the chosen move does.
func (b *Board[M, E, V]) golden() (label games.Phrase, ready bool) {
	if !b.Sel.ready {
		return games.Phrase{}, false
	}
	return b.plain.Does(b.Sel.move), true
}
