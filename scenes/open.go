package scenes

import (
	"errors"
	"fmt"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// openText stores a record that came from outside, or a link to one, and opens its table. What a collection holds is taken in.
func openText(st *stage.Stage, text []byte) {
	if ledger.IsCollection(text) {
		takeIn(st, text)
		return
	}
	if link, ok := games.LinkIn(string(text)); ok {
		openLink(st, link)
		return
	}
	record, err := games.ParseRecord(text)
	if record == nil {
		st.Push(newErrorScene(st, err.Error(), ""))
		return
	}
	if _, ok := doorOf(record.Game); !ok {
		st.Push(newErrorScene(st, noTable(st, record.Game), ""))
		return
	}
	stored := func(id string, err error) {
		if err != nil {
			st.Log.Error("a match cannot be stored", "error", err)
			st.Push(newErrorScene(st, openError(st, err), ""))
			return
		}
		openMatch(st, id)
	}
	if _, damage := sittingIn(text); damage != nil { // it is kept as it came, and adds nothing to what is whole
		st.Store.Import(record.Game, text, stored)
		return
	}
	keepRecord(st, record.Game, text, stored)
}

// openLink plays a link, and offers to watch its match or to go on with it.
func openLink(st *stage.Stage, text string) {
	link, err := games.ParseLink(text)
	if err != nil {
		st.Log.Warn("a link cannot be read", "error", err)
		st.Push(newErrorScene(st, st.Text("open.link"), ""))
		return
	}
	door, ok := doorOf(link.Head.Game)
	if !ok {
		st.Push(newErrorScene(st, noTable(st, link.Head.Game), ""))
		return
	}
	record, err := door.Unlink(link)
	if err != nil {
		st.Push(newErrorScene(st, err.Error(), ""))
		return
	}
	sitting, err := door.Resume(record)
	if err != nil {
		st.Push(newErrorScene(st, err.Error(), ""))
		return
	}
	st.Push(newOffer(st, sitting))
}

// openMatch opens the table of a stored match over the present scene.
func openMatch(st *stage.Stage, id string) {
	st.Store.Open(id, func(w *store.Writer, text []byte, err error) {
		if err != nil {
			st.Push(newErrorScene(st, openError(st, err), ""))
			return
		}
		if err := resume(st, w, text, st.Push); err != nil {
			w.Close()
			st.Push(newErrorScene(st, err.Error(), ""))
		}
	})
}

// noTable says why a game cannot be played here: its table is yet to come, or the game is unknown.
func noTable(st *stage.Stage, game string) string {
	if _, ok := gameOf(game); ok {
		return st.Text("open.soon", lang.Str("game", st.Text("game."+game)))
	}
	return st.Text("open.unknown", lang.Str("game", game))
}

// openError says why a record cannot be opened.
func openError(st *stage.Stage, err error) string { return storeWords(st, err, err.Error()) }

// sittingIn returns the match in the text of a record. Of one that is damaged it returns what stands before the damage, and what that is;
// where nothing can be gone on with, it returns nil and why.
func sittingIn(text []byte) (table.Sitting, error) {
	record, damage := games.ParseRecord(text)
	if record == nil {
		return nil, damage
	}
	door, ok := doorOf(record.Game)
	if !ok {
		return nil, fmt.Errorf("scenes: no game is called %q", record.Game)
	}
	sitting, err := door.Resume(record)
	return sitting, errors.Join(damage, err)
}

// resume opens the table of a record with put. What cannot be continued is cut off; the store keeps the original beside it.
func resume(st *stage.Stage, w *store.Writer, text []byte, put func(stage.Scene)) error {
	sitting, damage := sittingIn(text)
	if sitting == nil {
		return damage
	}
	if damage != nil {
		st.Log.Warn("a record is damaged", "id", w.ID(), "error", damage)
	}
	w.Truncate(len(sitting.Record().Text()), func(err error) {
		if err != nil {
			w.Close()
			put(newErrorScene(st, openError(st, err), ""))
			return
		}
		sit(st, sitting, w, put)
	})
	return nil
}

// sit opens the scene of a match with put, which pushes or replaces.
func sit(st *stage.Stage, sitting table.Sitting, w *store.Writer, put func(stage.Scene)) {
	scene, err := sitting.Table(st, w, tableWays(st, w))
	if err != nil {
		w.Close()
		put(newErrorScene(st, err.Error(), ""))
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
			remember(st, w.ID(), o, time.Now(), s.tellNew)
			st.Push(s)
		},
		Rules: func(game, clause, why string) { st.Push(newRules(st, game, clause, why)) },
		Fail:  func(err error) { fail(st, err) },
		Save:  func(text []byte, said func(string, error)) { saveMatch(st, w.ID(), text, said) },
		Leave: w.Close,
		Name:  w.ID(),
	}
}

// saveMatch gives the person a match as a file, and passes on what there is to say of it.
func saveMatch(st *stage.Stage, id string, text []byte, said func(line string, err error)) {
	st.Store.Save(id, text, func(place string, err error) {
		switch {
		case err != nil:
			st.Log.Error("a match cannot be saved as a file", "id", id, "error", err)
			said(storeWords(st, err, err.Error()), err)
		case st.Share != nil:
			st.Share(place)
		default:
			said(st.Text("share.saved", lang.Str("place", place)), nil)
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
