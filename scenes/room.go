package scenes

import (
	"errors"

	"runehall/internal/rooms/talk"
	"runehall/scenes/gate"
	"runehall/scenes/page"
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
		Results: func(o table.Outcome) { st.Push(resultsOf(st, o, "")) },
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
