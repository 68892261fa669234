package scenes

import (
	"errors"

	"runehall/internal/rooms/talk"
	"runehall/scenes/gate"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/results"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// gateOf returns the gate that leads into rooms.
func gateOf(st *stage.Stage) *gate.Gate {
	return &gate.Gate{Stage: st, Shelves: &shelves,
		Table: func(at *table.Elsewhere, link talk.Link, put func(stage.Scene)) { roomTable(st, at, link, put) }}
}

// roomTable opens the table of a match that is kept in a room on another device.
func roomTable(st *stage.Stage, at *table.Elsewhere, link talk.Link, put func(stage.Scene)) {
	failed := func(text string) {
		gate.Leave(st, at.Room)
		put(page.NewError(st, text, ""))
	}
	door, ok := shelves.Door(at.Room.State().Game)
	if !ok {
		failed(st.Text("room.refusal.not-understood"))
		return
	}
	scene, err := door.Elsewhere(st, at, roomWays(st, at, link))
	switch {
	case errors.Is(err, table.ErrAtOnce):
		failed(st.Text("table.room.at-once"))
	case err != nil:
		st.Log.Error("a room cannot be shown", "error", err)
		failed(st.Text("room.refusal.not-understood"))
	default:
		put(scene)
	}
}

// roomWays returns the ways that lead from such a table to other screens.
func roomWays(st *stage.Stage, at *table.Elsewhere, link talk.Link) table.Ways {
	ways := table.Ways{
		Pause:   func(m table.Menu) { st.Push(roomPause(st, m, link)) },
		Results: func(o table.Outcome) { roomResults(st, at, o) },
		Rules:   func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail:    func(err error) { fail(st, err) },
		Leave:   func() { gate.Leave(st, at.Room) },
		Room:    link.String(),
	}
	if at.Host {
		g := gateOf(st)
		ways.Come = func() (string, string) { return g.Come(at.Room, link) }
		ways.Seats = func() { g.Menu(at, link) }
	}
	return ways
}

// roomResults opens the results of a match that has ended in a room. As soon as this device has the record they are
// those of a match at one screen; without it they show what the table has been told.
func roomResults(st *stage.Stage, at *table.Elsewhere, o table.Outcome) {
	show := func(o table.Outcome, id string) matches.Shown {
		ways := resultWays(st, o, id)
		ways.Room = true
		return results.New(st, o, id, ways)
	}
	evening, _ := st.Evening.(*matches.Evening)
	evening.Results(at.Room, o.Match, show, func() { st.Push(show(o, "")) })
}
