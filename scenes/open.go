package scenes

import (
	"errors"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/incoming"
	"runehall/internal/store"
	"runehall/internal/words"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// openText stores a record that came from outside, or a link to one, and opens its table. What a collection holds is taken in.
func openText(st *stage.Stage, text []byte) {
	text = games.PlainText(text)
	switch {
	case ledger.IsCollection(text):
		takeIn(st, text)
		return
	case !games.IsRecord(text): // in which a name may hold a link
		if link, ok := games.LinkIn(string(text)); ok {
			openLink(st, link)
			return
		}
	}
	r := newReading(text)
	openReading(st, r, func(put func(stage.Scene)) {
		sitting, damage := r.result()
		if sitting == nil {
			put(newUnopened(st, damage))
			return
		}
		stored := func(id string, err error) {
			if err != nil {
				st.Log.Error("a match cannot be stored", "error", err)
				put(page.NewError(st, page.OpenError(st, err), ""))
				return
			}
			openRead(st, id, r, put)
		}
		game := sitting.Record().Game
		if damage != nil { // it is kept as it came, and adds nothing to what is whole
			st.Store.Import(game, text, stored)
			return
		}
		keepRecord(st, game, text, stored)
	})
}

// openReading reads a match, and then calls then with what puts a scene on the stack.
func openReading(st *stage.Stage, r *reading, then func(put func(stage.Scene))) {
	o := &page.Opening{Stage: st, Step: r.step, Part: r.part, Then: then}
	o.Begin()
}

// readStored reads a stored match without taking it for writing, and passes it to then with what puts a scene on the stack. under opens what
// shall lie below that; it may be nil.
func readStored(st *stage.Stage, id string, under func(), then func(r *reading, put func(stage.Scene))) {
	st.Store.Read(id, func(text []byte, err error) {
		r := newReading(text)
		if err != nil {
			r = &reading{damage: err, read: true}
		}
		o := &page.Opening{Stage: st, Step: r.step, Part: r.part, Under: under}
		o.Then = func(put func(stage.Scene)) { then(r, put) }
		o.Begin()
	})
}

// openLink plays a link, and offers to watch its match or to go on with it.
func openLink(st *stage.Stage, text string) {
	link, err := games.ParseLink(text)
	if err != nil {
		st.Push(newUnopened(st, err))
		return
	}
	r, err := followLink(link)
	if err != nil {
		st.Push(newUnopened(st, err))
		return
	}
	openReading(st, r, func(put func(stage.Scene)) {
		sitting, err := r.result()
		if sitting == nil {
			put(newUnopened(st, err))
			return
		}
		put(newOffer(st, sitting))
	})
}

// openMatch opens the table of a stored match over the present scene.
func openMatch(st *stage.Stage, id string) { openRead(st, id, nil, st.Push) }

// openRead opens the table of a stored match with put. What was read of it before is not read again if it is still what is stored; it may
// be nil.
func openRead(st *stage.Stage, id string, before *reading, put func(stage.Scene)) {
	st.Store.Open(id, func(w *store.Writer, text []byte, err error) {
		switch {
		case err != nil:
			put(page.NewError(st, page.OpenError(st, err), ""))
		case before != nil && before.holds(text):
			resume(st, w, before, put)
		default:
			if before != nil { // more of the match is kept here
				st.Home()
			}
			r := newReading(text)
			o := &page.Opening{Stage: st, Step: r.step, Part: r.part, Left: w.Close}
			o.Then = func(put func(stage.Scene)) { resume(st, w, r, put) }
			o.Begin()
		}
	})
}

// noTable says why a game cannot be played here: its table is yet to come, or the game is unknown.
func noTable(st *stage.Stage, game string) string {
	if _, ok := gameOf(game); ok {
		return st.Text("open.soon", lang.Str("game", st.Text("game."+game)))
	}
	return st.Text("open.unknown", lang.Str("game", games.CleanName(game)))
}

// readError says why a record, a link or a collection cannot be opened, or handed on. Whatever went wrong, it is said in the person's language:
// the error itself goes to the log.
func readError(st *stage.Stage, err error) string {
	st.Log.Warn("a match cannot be opened", "error", err)
	if game, ok := errors.AsType[unknownGame](err); ok {
		return noTable(st, string(game))
	}
	if text, ok := words.Fault(st.Book, err); ok {
		return text
	}
	return page.OpenError(st, err)
}

// resume opens the table of a record that was read with put. What cannot be continued is cut off; the store keeps the original beside it.
func resume(st *stage.Stage, w *store.Writer, r *reading, put func(stage.Scene)) {
	sitting, damage := r.result()
	if sitting == nil {
		w.Close()
		put(page.NewError(st, readError(st, damage), ""))
		return
	}
	if damage != nil {
		st.Log.Warn("a record is damaged", "id", w.ID(), "error", damage)
	}
	if plain := sitting.Record().Text(); !r.appends() { // what is written would not fit to what stands there
		w.Close()
		keepRecord(st, sitting.Record().Game, plain, func(id string, err error) {
			if err != nil {
				put(page.NewError(st, page.OpenError(st, err), ""))
				return
			}
			r.text = plain
			openRead(st, id, r, put)
		})
		return
	}
	w.Truncate(len(sitting.Record().Text()), func(err error) {
		if err != nil {
			w.Close()
			put(page.NewError(st, page.OpenError(st, err), ""))
			return
		}
		sit(st, sitting, w, put)
	})
}

// sit opens the scene of a match with put, which pushes or replaces.
func sit(st *stage.Stage, sitting table.Sitting, w *store.Writer, put func(stage.Scene)) {
	scene, err := sitting.Table(st, noting{w, st.Known}, tableWays(st, w))
	if err != nil {
		w.Close()
		put(page.NewError(st, readError(st, err), ""))
		return
	}
	put(scene)
}

// tableWays returns the scenes that a table leads to.
func tableWays(st *stage.Stage, w *store.Writer) table.Ways {
	return table.Ways{
		Pause: func(m table.Menu) { st.Push(newPause(st, m, w.ID())) },
		Results: func(o table.Outcome) {
			s := newResults(st, o, w.ID())
			remember(st, w.ID(), o.Ended, time.Now(), s.tellNew)
			st.Push(s)
		},
		Rules: func(game, clause, why string) { st.Push(newRules(st, game, clause, why)) },
		Fail:  func(err error) { fail(st, err) },
		Save:  func(text []byte, said func(string, error)) { saveMatch(st, w.ID(), text, said) },
		Leave: func() {
			w.Close()
			st.Known.Save(nil)
		},
		Name: w.ID(),
	}
}

// saveMatch gives the person a match as a file, and passes on what there is to say of it.
func saveMatch(st *stage.Stage, id string, text []byte, said func(line string, err error)) {
	st.Store.Save(id, text, func(place string, err error) {
		switch {
		case err != nil:
			st.Log.Error("a match cannot be saved as a file", "id", id, "error", err)
			said(page.StoreWords(st, err, st.Text("store.unsaved")), err)
		case st.Share != nil:
			st.Share(place)
		default:
			said(page.SavedWords(st, place), nil)
		}
	})
}

// begin sets up a match, stores it, and opens its table with put.
func begin(st *stage.Stage, door table.Door, setup games.Setup, players []games.Player, put func(stage.Scene), failed func(error)) {
	sitting, err := door.Begin(setup, players)
	if err != nil {
		failed(err)
		return
	}
	st.Store.Create(door.Info().ID, sitting.Record().Text(), func(w *store.Writer, err error) {
		if err != nil {
			failed(err)
			return
		}
		sit(st, sitting, w, put)
	})
}

// newUnopened returns the scene for what came from outside and cannot be opened.
func newUnopened(st *stage.Stage, err error) *page.Error {
	text := readError(st, err)
	if e, ok := errors.AsType[*incoming.Error](err); ok {
		text = e.Text(st.Book)
	}
	return page.NewRefusal(st, text)
}
