package scenes

import (
	"errors"
	"fmt"
	"strings"

	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/results"
	"runehall/scenes/setup"
	"runehall/scenes/stage"
)

// matched is the scene of a stored match. Match returns its id.
type matched interface{ Match() string }

// elsewhere is the scene of a match that may be kept in a room on another device. Room returns the link to the room, or
// "" if the match is kept here.
type elsewhere interface{ Room() string }

// watched is the scene where a match is watched. At returns how many of its moves have been made in the position that
// is shown.
type watched interface{ At() int }

// notePlace tells the platform where the person is, so that the program can come back there after it was torn away.
func (a *App) notePlace() {
	var p place
	for _, l := range a.stack.layers {
		switch s := l.scene.(type) {
		case *setup.Scene:
			if p.kind == atRoom { // another game is set up there, to which the room's results lead
				break
			}
			p = place{kind: atSetup, id: s.Door.Info().ID, seating: s.Text}
		case matched:
			if e, ok := s.(elsewhere); ok && e.Room() != "" {
				p = place{kind: atRoom, id: e.Room()}
				break
			}
			p = place{kind: atMatch, id: s.Match()}
		case *results.Scene:
			if s.Of() == "" {
				break
			}
			p = place{kind: atResults, id: s.Of()}
		case watched:
			if p.kind == atResults {
				p.kind, p.moves = atReplay, s.At()
			}
		}
	}
	if p == a.place {
		return
	}
	a.place = p
	if a.config.KeepPlace != nil {
		a.config.KeepPlace(p.String())
	}
}

// errElsewhere is why the program begins at the title although it was torn away from a match. The title says what
// became of the match.
var errElsewhere = errors.New("the match is over or damaged")

// comeBack opens the place that notePlace has noted, over the title. If the place cannot be opened as it was left, it
// opens the title alone.
func (a *App) comeBack(text string) {
	p, err := readPlace(text)
	atTitle := func(err error) {
		kind, _, _ := strings.Cut(text, " ") // what follows may hold secrets
		a.stage.Log.Warn("the program cannot come back to where it was", "place", kind, "error", err)
		a.openTitle()
	}
	switch {
	case err != nil:
		atTitle(err)
	case p.kind == atSetup:
		a.backToSetup(p, atTitle)
	case p.kind == atMatch:
		a.backToMatch(p, atTitle)
	case p.kind == atRoom:
		a.backToRoom(p, atTitle)
	default:
		a.backToResults(p, atTitle)
	}
}

// backToSetup opens a set-up as it was left.
func (a *App) backToSetup(p place, atTitle func(error)) {
	door, ok := shelves.Door(p.id)
	if !ok {
		atTitle(fmt.Errorf("scenes: no game is called %q", p.id))
		return
	}
	under := a.openTitle()
	s := setupOf(a.stage, door, under.Matches().Past)
	s.Restore(p.seating)
	a.stage.Push(s)
}

// backToRoom enters a room again. The device's secret opens the seat that it had.
func (a *App) backToRoom(p place, atTitle func(error)) {
	link, ok := talk.ReadLink(p.id)
	if !ok {
		atTitle(errors.New("scenes: the place is no room"))
		return
	}
	gateOf(a.stage).Open(link, func() { a.openTitle() })
}

func (a *App) backToMatch(p place, atTitle func(error)) {
	st := a.stage
	under := func() { a.openTitle() }
	matches.ReadStored(st, &shelves, p.id, under, func(r *matches.Reading, put func(stage.Scene)) {
		sitting, err := r.Result()
		if sitting != nil && (sitting.Over() || err != nil) {
			err = errElsewhere
		}
		if err != nil {
			a.afterAll(err, atTitle)
			return
		}
		st.Store.Open(p.id, func(w *store.Writer, text []byte, err error) {
			if err == nil && !r.Holds(text) {
				err = errElsewhere
				w.Close()
			}
			if err != nil {
				a.afterAll(err, atTitle)
				return
			}
			resume(st, w, r, put)
		})
	})
}

// afterAll goes to the title because the place cannot be opened after all. The title is opened by atTitle, unless it is
// open already.
func (a *App) afterAll(err error, atTitle func(error)) {
	if !a.started {
		atTitle(err)
		return
	}
	a.stage.Log.Warn("the program cannot come back to where it was", "error", err)
	a.stage.Home()
}

// backToResults opens the results of a match. If the person was watching its replay, it opens that over them, at the
// same move.
func (a *App) backToResults(p place, atTitle func(error)) {
	st := a.stage
	under := func() { a.openTitle() }
	matches.ReadStored(st, &shelves, p.id, under, func(r *matches.Reading, put func(stage.Scene)) {
		o, err := r.Outcome(st)
		if err != nil {
			a.afterAll(err, atTitle)
			return
		}
		put(resultsOf(st, o, p.id))
		if p.kind == atReplay {
			st.Push(o.Replay(p.moves))
		}
	})
}
