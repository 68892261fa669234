package scenes

import (
	"errors"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ledger"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/archive"
	"runehall/scenes/credits"
	learnpage "runehall/scenes/learn"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/pause"
	"runehall/scenes/results"
	"runehall/scenes/settings"
	"runehall/scenes/setup"
	"runehall/scenes/share"
	"runehall/scenes/stage"
	"runehall/scenes/statistics"
	"runehall/scenes/table"
	"runehall/scenes/title"
)

// openText opens a text that came from outside: it stores a record and opens its table, takes in what a collection
// holds, offers the match of a link, and follows a link to a room.
func openText(st *stage.Stage, text []byte) {
	text = games.PlainText(text)
	if gateOf(st).OpenText(string(text)) {
		return
	}
	switch {
	case ledger.IsCollection(text):
		matches.TakeIn(st, &shelves, text, func(b matches.Brought, damage error) stage.Scene {
			s := statistics.New(st, &shelves)
			s.Took(b, damage)
			return s
		})
		return
	case !games.IsRecord(text): // a record may hold a link, in a name
		if link, ok := games.LinkIn(string(text)); ok {
			openLink(st, link)
			return
		}
	}
	r := matches.NewReading(&shelves, text)
	matches.Open(st, r, func(put func(stage.Scene)) {
		sitting, damage := r.Result()
		if sitting == nil {
			put(matches.NewUnopened(st, &shelves, damage))
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
		if damage != nil { // it is kept as it came, beside what is whole
			st.Store.Import(game, text, stored)
			return
		}
		matches.Keep(st, game, text, stored)
	})
}

// openLink plays the match of a link, and offers to watch it or to continue it.
func openLink(st *stage.Stage, text string) {
	link, err := games.ParseLink(text)
	if err != nil {
		st.Push(matches.NewUnopened(st, &shelves, err))
		return
	}
	r, err := matches.Follow(&shelves, link)
	if err != nil {
		st.Push(matches.NewUnopened(st, &shelves, err))
		return
	}
	matches.Open(st, r, func(put func(stage.Scene)) {
		sitting, err := r.Result()
		if sitting == nil {
			put(matches.NewUnopened(st, &shelves, err))
			return
		}
		put(offerOf(st, sitting))
	})
}

// offerOf returns the screen that offers a match from a link. It leads to the match's table, or to its results if the
// match is over.
func offerOf(st *stage.Stage, sitting table.Sitting) *share.Offer {
	return share.NewOffer(st, &shelves, sitting, func(id string) {
		if sitting.Over() {
			st.Push(resultsOf(st, sitting.Outcome(st), id))
			return
		}
		openRead(st, id, matches.ReadingOf(sitting), st.Push)
	})
}

// openMatch opens the table of a stored match over the present scene.
func openMatch(st *stage.Stage, id string) { openRead(st, id, nil, st.Push) }

// openRead opens the table of a stored match with put. Before, which may be nil, is an earlier reading: if the stored
// text is still the same, it is not read again.
func openRead(st *stage.Stage, id string, before *matches.Reading, put func(stage.Scene)) {
	st.Store.Open(id, func(w *store.Writer, text []byte, err error) {
		switch {
		case err != nil:
			failed := page.NewError(st, page.OpenError(st, err), "")
			if errors.Is(err, store.ErrBusy) { // the other window has to close it
				failed.Again(func() { st.Pop(); openMatch(st, id) })
			}
			put(failed)
		case before != nil && before.Holds(text):
			resume(st, w, before, put)
		default:
			if before != nil { // the match has gone further here
				st.Home()
			}
			r := matches.NewReading(&shelves, text)
			o := &page.Opening{Stage: st, Step: r.Step, Part: r.Part, Left: w.Close}
			o.Then = func(put func(stage.Scene)) { resume(st, w, r, put) }
			o.Begin()
		}
	})
}

// resume opens the table of a record that was read, with put. What cannot be continued is cut off; the store keeps the
// original.
func resume(st *stage.Stage, w *store.Writer, r *matches.Reading, put func(stage.Scene)) {
	sitting, damage := r.Result()
	if sitting == nil {
		w.Close()
		put(page.NewError(st, matches.Why(st, &shelves, damage), ""))
		return
	}
	if damage != nil {
		st.Log.Warn("a record is damaged", "id", w.ID(), "error", damage)
	}
	if plain := sitting.Record().Text(); !r.Appends() { // new lines would not fit what is stored
		w.Close()
		matches.Keep(st, sitting.Record().Game, plain, func(id string, err error) {
			if err != nil {
				put(page.NewError(st, page.OpenError(st, err), ""))
				return
			}
			r.InPlainForm()
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

// sit opens the table of a match with put, which pushes or replaces.
func sit(st *stage.Stage, sitting table.Sitting, w *store.Writer, put func(stage.Scene)) {
	scene, err := sitting.Table(st, matches.NewKeeper(w, st.Known), tableWays(st, w))
	if err != nil {
		w.Close()
		put(page.NewError(st, matches.Why(st, &shelves, err), ""))
		return
	}
	put(scene)
}

// tableWays returns the ways that lead from a table to other screens.
func tableWays(st *stage.Stage, w *store.Writer) table.Ways {
	return table.Ways{
		Pause: func(m table.Menu) { st.Push(pauseOf(st, m, w.ID())) },
		Results: func(o table.Outcome) {
			s := resultsOf(st, o, w.ID())
			matches.Remember(st, &shelves, w.ID(), o.Ended, time.Now(), s.TellNew)
			st.Push(s)
		},
		Rules: func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail:  func(err error) { fail(st, err) },
		Save:  func(text []byte, said func(string, error)) { saveMatch(st, w.ID(), text, said) },
		Leave: func() {
			w.Close()
			st.Known.Save(nil)
		},
		Name: w.ID(),
	}
}

// saveMatch saves a match as a file for the person, and calls said with what has to be told about that.
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
func begin(st *stage.Stage, door table.Door, setup games.Setup, players []games.Player, put func(stage.Scene),
	failed func(error)) {
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
		if st.Hold != nil { // from now on there is something to lose
			st.Hold(false)
		}
		sit(st, sitting, w, put)
	})
}

// resultsOf returns the results of a match whose record is stored under id.
func resultsOf(st *stage.Stage, o table.Outcome, id string) *results.Scene {
	s := results.New(st, o, id, resultWays(st, o, id))
	s.Arrive()
	return s
}

// resultWays returns the ways that lead on from such results.
func resultWays(st *stage.Stage, o table.Outcome, id string) results.Ways {
	return results.Ways{
		Again: func(setup games.Setup, players []games.Player, put func(stage.Scene)) {
			if door, ok := shelves.Door(o.Game); ok {
				begin(st, door, setup, renewed(players), put, func(err error) {
					st.Push(page.NewError(st, matches.Why(st, &shelves, err), ""))
				})
			}
		},
		Share:   func() { shareOf(st, id, o.Sitting) },
		Picture: func() { results.OpenKeepsake(st, &shelves, id, o.Sitting) },
		Other:   func(game string) { anotherHere(st, game, renewed(o.Players)) },
		Games:   playable(),
		Evening: func() func() { return eveningOf(st, o.Sitting, nil) },
	}
}

func archiveOf(st *stage.Stage, kept *matches.List) *archive.Scene {
	return archive.New(st, &shelves, kept, archive.Ways{
		Results:    func(o table.Outcome, id string, put func(stage.Scene)) { put(resultsOf(st, o, id)) },
		Statistics: func() { st.Push(statistics.New(st, &shelves)) },
		Evenings:   func() func() { return lastEvening(st) },
	})
}

// renewed returns the players of a match for another one: the same persons, and computer players in their present
// versions.
func renewed(players []games.Player) []games.Player {
	players = slices.Clone(players)
	for i := range players {
		players[i].Driver = bots.Renewed(players[i].Driver)
	}
	return players
}

// setupOf returns the set-up of the game behind a door.
func setupOf(st *stage.Stage, door table.Door, past func() []matches.Match) *setup.Scene {
	return setup.New(st, door, past, setupWays(st, door, st.Replace))
}

// setupWays returns the ways that lead on from such a set-up. put opens the table.
func setupWays(st *stage.Stage, door table.Door, put func(stage.Scene)) setup.Ways {
	ways := setup.Ways{
		Begin: func(setup games.Setup, players []games.Player, failed func(error)) {
			begin(st, door, setup, players, put, failed)
		},
		Rules: func() { st.Push(rulebookOf(st, door.Info().ID, "", "")) },
	}
	if st.StartHost != nil {
		ways.Invite = func(setup games.Setup, players []games.Player) {
			gateOf(st).Invite(door.Info().ID, setup, players)
		}
		ways.LastRoom = func(found func(goOn func())) { gateOf(st).Last(door.Info().ID, found) }
	}
	return ways
}

func titleOf(st *stage.Stage) *title.Scene {
	return title.New(st, &shelves, title.Ways{
		SetUp:    func(door table.Door, past func() []matches.Match) { sitDown(st, door, past) },
		Learn:    func() { st.Push(learnOf(st, "")) },
		Today:    func() (string, bool) { return learnpage.Waits(st) },
		Posters:  func() []page.Card { return postersOf(st) },
		Archive:  func(kept *matches.List) { st.Push(archiveOf(st, kept)) },
		Settings: func() { st.Push(settings.New(st)) },
		BringIn:  func() { st.Push(share.NewBringIn(st, gateOf(st).Follow)) },
		Credits:  func() { st.Push(credits.New(st, shelves.Doors())) },
		Rules:    func(game string) { st.Push(rulebookOf(st, game, "", "")) },
		Open:     func(id string) { openMatch(st, id) },
		Reopen:   func(id string, read *matches.Reading, put func(stage.Scene)) { openRead(st, id, read, put) },
	})
}

// shareOf opens the screen that hands on a match whose record is stored under id.
func shareOf(st *stage.Stage, id string, sitting table.Sitting) {
	share.Open(st, &shelves, id, sitting, st.Address == appAddress,
		func() { results.OpenKeepsake(st, &shelves, id, sitting) })
}

// pauseOf returns the menu of a match whose record is stored under id.
func pauseOf(st *stage.Stage, menu table.Menu, id string) *pause.Scene {
	ways := pause.Ways{
		Rules:    func() { st.Push(rulebookOf(st, menu.Game, "", "")) },
		Settings: func() { st.Push(settings.New(st)) },
		Share:    func() { shareOf(st, id, menu.Sitting) },
	}
	if gateOf(st).MayInvite(menu.Sitting) {
		ways.Room = func() {
			st.Pop()
			gateOf(st).InviteTo(menu.Sitting)
		}
	}
	return pause.New(st, menu, id, ways)
}

// roomPause returns the menu of a match in a room; link leads to the room.
func roomPause(st *stage.Stage, menu table.Menu, link talk.Link) *pause.Scene {
	return pause.New(st, menu, "", pause.Ways{
		Rules:    func() { st.Push(rulebookOf(st, menu.Game, "", "")) },
		Settings: func() { st.Push(settings.New(st)) },
		Room:     func() { gateOf(st).Menu(menu.Room, link) },
		Notices:  noticesOf(st, menu.Room),
	})
}

// slowClock is from which clock on, in seconds, a person may want to be called by a notice of the system: nobody sits
// beside the table for so long.
const slowClock = 3600

// noticesOf returns what has the system ask whether it may call the person at a device of their own; nil: there is
// nothing to ask, or nobody would wait for it.
func noticesOf(st *stage.Stage, at *table.Elsewhere) func() {
	if st.Notices == nil || at == nil || at.Seat < 0 || at.Room.State() == nil || st.Notices() != "asks" {
		return nil
	}
	if state := at.Room.State(); state.End != nil || max(state.Clock, state.Total) < slowClock {
		return nil
	}
	return st.AskNotices
}
