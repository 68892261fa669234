package matches

import (
	"errors"
	"maps"
	"slices"
	"time"

	"runehall/games"
	"runehall/internal/rooms/away"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// Evening keeps the matches that end in the room that the program is in: it stores their records beside the other
// matches, and counts them for those who sat here.
type Evening struct {
	Stage *stage.Stage
	Lib   *library.Library

	room  *away.Client
	ended map[int]*ended // by the number of the match in the room
	asked *asked
}

// ended is a match of the room that has ended.
type ended struct {
	reading *Reading
	sitting table.Sitting // nil: it is not read yet, or no match
	id      string        // of the record; "": it is not stored yet
	failed  bool
	fresh   [games.MaxSeats][]string
	show    Shown // the results, if they are on the screen
}

// asked is the wish to see the results of a match.
type asked struct {
	room   *away.Client
	match  int
	until  time.Time
	show   func(o table.Outcome, id string) Shown
	cannot func()
}

// Shown is the scene that shows results. It can be told what was achieved for the first time.
type Shown interface {
	stage.Scene
	TellNew(fresh [games.MaxSeats][]string)
}

// mostEnded is how many matches of a room stay ready to be shown.
const mostEnded = 2

// longWait is how long results wait for the record. It is sent together with the end of the match.
const longWait = 5 * time.Second

// Results shows the results of a match of the room with show, once this device has its record. If none comes, as from
// an older host, it calls cannot.
func (e *Evening) Results(room *away.Client, match int, show func(o table.Outcome, id string) Shown, cannot func()) {
	e.asked = &asked{room, match, time.Now().Add(longWait), show, cannot}
	room.WakeIn(longWait)
	e.answer()
}

// Take takes what has come from the room. It is called in every tick.
func (e *Evening) Take() {
	if room := e.Stage.Room; room != nil {
		if room != e.room {
			e.room, e.ended = room, map[int]*ended{}
		}
		for r, ok := room.NextRecord(); ok; r, ok = room.NextRecord() {
			e.take(r)
		}
	}
	e.answer()
}

// answer shows the results that are asked for, if they are there.
func (e *Evening) answer() {
	a := e.asked
	if a == nil {
		return
	}
	m := e.ended[a.match]
	switch {
	case a.room != e.Stage.Room: // it was left meanwhile
		e.asked = nil
	case a.room == e.room && m != nil && m.id != "":
		e.asked = nil
		m.show = a.show(m.sitting.Outcome(e.Stage), m.id)
		m.show.TellNew(m.fresh)
		e.Stage.Push(m.show)
	case m != nil && m.failed, !time.Now().Before(a.until):
		e.asked = nil
		a.cannot()
	}
}

// take reads a record that has come, counts the match, and stores it.
func (e *Evening) take(r away.Record) {
	m := &ended{reading: NewReading(e.Lib, r.Text)}
	e.ended[r.Match] = m
	maps.DeleteFunc(e.ended, func(match int, _ *ended) bool { return match <= r.Match-mostEnded })
	all := e.Stage.RoomHost != nil && e.Stage.RoomHost.Shared // everybody sits around this screen
	breath := stage.Breath{Clock: e.Stage.Clock}
	e.Stage.Do(func() (done bool) {
		breath.Draw()
		if !breath.Think(m.reading.Step) {
			return false
		}
		e.read(m, r, all)
		return true
	})
}

// errUnended is why a record from a room is not kept.
var errUnended = errors.New("matches: a room sends the record of a match that is not over")

func (e *Evening) read(m *ended, r away.Record, all bool) {
	st := e.Stage
	sitting, err := m.reading.Result()
	if err == nil && !sitting.Over() {
		err = errUnended
	}
	if m.reading = nil; err != nil {
		m.failed = true
		st.Log.Error("the record of a match in a room cannot be read", "error", err)
		return
	}
	m.sitting = sitting
	players := sitting.Record().Players
	at := func(s games.Seat) bool {
		return players[s].Driver == games.Person && (all || slices.Contains(r.Own, s))
	}
	here := false
	for s := range players {
		here = here || at(games.Seat(s))
	}
	if here { // whoever only watched has it to watch again
		remember(st, e.Lib, sitting.Ended(), time.Now(), func(s games.Seat) bool { return !at(s) },
			func(fresh [games.MaxSeats][]string) {
				if m.fresh = fresh; m.show != nil {
					m.show.TellNew(fresh)
				}
			})
	}
	game := sitting.Record().Game
	Keep(st, game, sitting.Record().Text(), func(id string, err error) {
		if m.id = id; err != nil {
			st.Log.Error("a match in a room cannot be stored", "error", err)
			m.id = game // it can be watched now, and is gone afterwards
		}
	})
}
