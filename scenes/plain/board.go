package plain

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
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
	opened    Thing // which is explained
}

// model is what is on the screen: a view, and what lights up.
type model[V any] struct {
	view    *V
	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[Thing]
}

// New returns a board that shows nothing yet.
func New[M comparable, E any, V View[M]](def Def[M, E, V]) *Board[M, E, V] {
	b := &Board[M, E, V]{Board: new(boards.Board[M, E, V, model[V], selection[M], Kind]), plain: def}
	b.catalogue = things.Kinds[Kind]{Game: def.Game, Of: append([]things.Kind[Kind]{
		nothing: {Inert: true}, Offer: {Name: "offer"}, More: {Name: "more", Single: true}, Closer: {Name: "close", Single: true}, Sheet: {Name: "sheet", Single: true},
	}, def.Kinds...)}
	b.Init(boards.Def[M, E, V, model[V], selection[M], Kind]{
		Kinds: &b.catalogue,
		About: boards.About[M, E, V, model[V], Kind]{
			Move:  def.About,
			Event: func(_ *model[V], e E) []Thing { return def.Of(e) },
			Knows: func(m M) bool { return len(def.About(b.Given.View, m)) > 0 },
		},
		Places: boards.Places[Kind]{
			Need:    b.need,
			Arrange: b.place,
			Forget:  func() { b.places = places[M, V]{} },
			Aim:     b.aim,
		},
		Sheets: boards.Sheets[Kind]{
			Open: func() *boards.Sheet { return &b.places.sheet.Sheet },
			Says: func() (title string, notes []boards.Note) { return b.places.sheet.title, b.places.sheet.notes },
		},
		Telling: boards.Telling[M, E, V, model[V], Kind]{
			Model:  func(v V) model[V] { return model[V]{view: &v} },
			Noises: func(m *model[V]) *motion.Noises[Thing] { return &m.noises },
			Steps:  b.steps,
			Light:  func(t Thing) ui.Step[model[V]] { return lit[V](flash{at: t}, glowTicks) },
			Shake:  func(t Thing) ui.Step[model[V]] { return lit[V](flash{at: t, refused: true}, refuseTicks) },
		},
		Choosing: boards.Choosing[M, selection[M], Kind]{
			Renew: b.renew, Intent: b.intent, Back: back[M],
			Handed: func(selection[M], bool) selection[M] { return selection[M]{} },
			Handled: func(before, after selection[M], g boards.Gesture[Kind]) (sound.Effect, bool) {
				return sound.Tick, before != after && !g.Looks()
			},
		},
		Pointing: boards.Pointing[Kind]{Mark: b.mark, Explains: b.explains},
		Focus: boards.Focus[Kind]{
			Stops:    func(t Thing) bool { return !b.catalogue.Of[t.Kind].Inert },
			Numbered: func() []Thing { return b.places.ledge },
		},
		Words: boards.Words{
			Headline: func() (match, turn games.Phrase) { return def.Headline(b.Given.View) },
			Golden:   b.golden,
		},
		Reports: boards.Reports[Kind]{
			Add:  func(r *table.Report) { r.State[def.Game+".ready"] = b.Sel.planned > 0 },
			Says: b.says,
		},
		Artist: boards.Artist{Draw: b.draw},
	})
	return b
}

// golden says what the chosen move does, the first if there are several.
func (b *Board[M, E, V]) golden() (label games.Phrase, ready bool) {
	if b.Sel.planned == 0 {
		return games.Phrase{}, false
	}
	return b.plain.Does(b.Sel.moves[0]), true
}
