package boardtest

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// turn plays until a move is made, and returns false once the match is over.
func (w *transcript[C, M, E, V, B]) turn(n int) bool {
	w.T.Helper()
	w.chance = games.NewChance(w.Match.Play.Record().Setup.Seed, uint64(1000+n))
	seat, move, on := w.Match.choose()
	if !on {
		return false
	}
	w.brief = n >= 6 && n%w.every > 0
	w.told = !w.brief && w.tried%3 == 0
	if !w.brief {
		w.tried++
	}
	switch n {
	case 7, 23:
		w.told = true
		w.step("the last move is taken back", w.undo)
		return true
	case 12, 15:
		w.step("the screen is turned", func() {
			w.screen.W, w.screen.H = w.screen.H, w.screen.W
			w.Board.Layout(w.frame())
			w.Tick(ui.Input{})
		})
	}
	w.ask()
	if w.shared && w.Reader >= 0 && w.Reader != seat {
		w.step("the curtain shuts", func() { w.looks(games.Public) })
	}
	if !w.persons(seat) || !w.shared && w.Reader != seat {
		w.drive(seat, move)
		return true
	}
	w.person(n, seat, move)
	return true
}

// person lets a person at this board try several things, and then move if none of them was a move.
func (w *transcript[C, M, E, V, B]) person(n int, seat games.Seat, move M) {
	w.T.Helper()
	if w.shared && w.Reader < 0 && w.chance.IntN(3) == 0 {
		w.step(fmt.Sprintf("the curtain of seat %d opens", seat), func() { w.looks(seat) })
	}
	w.State.Drafts = n%5 != 4
	made, acts := w.Made, 0
	if !w.brief {
		acts = w.chance.IntN(9)
	}
	for range acts {
		if w.act(); w.Made > made {
			return
		}
		if w.opens >= 0 {
			w.step("the curtain that the board wants is opened", func() { w.looks(w.opens) })
		}
	}
	if acts > 0 && w.chance.IntN(2) == 0 {
		w.step("the draft is dropped", func() { w.answer(fmt.Sprint("was there: ", w.Dropped())) })
	}
	w.step(w.says(seat, move), func() { w.Play(seat, move) })
}

// end shows everything.
func (w *transcript[C, M, E, V, B]) end() {
	w.T.Helper()
	if _, over := w.Match.Play.Core().Result(); !over {
		w.T.Fatal("the match is not over")
	}
	w.brief, w.told = false, true
	w.step("everything is shown", func() { w.looks(games.All) })
}

// looks lets another one look.
func (w *transcript[C, M, E, V, B]) looks(reader games.Seat) {
	w.Reader, w.opens = reader, games.Nobody
	w.Board.Sync(w.Match.Play.View(reader))
	w.Look()
	w.Tick(ui.Input{})
}

// undo takes the last move back.
func (w *transcript[C, M, E, V, B]) undo() {
	w.T.Helper()
	if _, err := w.Match.Play.Undo(len(w.Match.Play.Made()) - 1); err != nil {
		w.T.Fatal(err)
	}
	w.looks(w.Reader)
}

// drive lets somebody move who does not use this board: a computer player, which is first waited for, or a person
// elsewhere.
func (w *transcript[C, M, E, V, B]) drive(seat games.Seat, move M) {
	w.T.Helper()
	if !w.persons(seat) && w.chance.IntN(3) == 0 {
		w.State.Thinking, w.State.Movers = seat, nil
		w.step(fmt.Sprintf("seat %d thinks", seat), func() { w.Tick(ui.Input{}) })
	}
	play := func() { w.Play(seat, move) }
	if w.chance.IntN(6) > 0 {
		w.step(w.says(seat, move), play)
		return
	}
	w.hurry(deed{what: w.says(seat, move) + ", in a hurry"}, play, func() {
		for range 3 {
			w.Tick(ui.Input{})
		}
		w.Board.Finish()
		w.note(kindAnswer, fmt.Sprintf("finished shown %v, moving %v", w.Board.Shown(), w.Board.Moving()))
		w.Settle()
	})
}

func (w *transcript[C, M, E, V, B]) says(seat games.Seat, move M) string {
	return fmt.Sprintf("seat %d: %s", seat, w.Match.Play.Def().Moves.Text(move))
}

func (w *transcript[C, M, E, V, B]) persons(s games.Seat) bool {
	return w.Match.Play.Record().Players[s].Driver == games.Person
}

// ask lets the table cover the ledge while it asks everybody whether they answer.
func (w *transcript[C, M, E, V, B]) ask() {
	asker, ok := any(w.Board).(table.Asker[M, V])
	if !ok {
		return
	}
	q, open := asker.Question(w.Match.Play.View(games.Public))
	if !open {
		return
	}
	w.step("everybody is asked: "+phrase(q.Ask)+", "+phrase(q.About)+fmt.Sprint(", ", q.By, " ", q.Seats), func() {
		w.State.Bare = true
		w.Tick(ui.Input{})
	})
	w.Look()
	w.State.Answering = w.Reader >= 0
}

// names lists what can be pressed, sorted.
func (w *transcript[C, M, E, V, B]) names() (all []string, places map[string]ui.Rect) {
	places = w.Targets()
	for name := range places {
		all = append(all, name)
	}
	slices.Sort(all)
	return all, places
}
