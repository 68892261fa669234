package scenes

import (
	"errors"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
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
	if !ok { // a later program has more games
		failed(st.Text("room.other-version"))
		return
	}
	scene, err := door.Elsewhere(st, at, roomWays(st, at, link))
	switch {
	case errors.Is(err, table.ErrAtOnce):
		failed(st.Text("table.room.at-once"))
	case errors.Is(err, table.ErrVersion):
		failed(st.Text("room.other-version"))
	case err != nil:
		st.Log.Error("a room cannot be shown", "error", err)
		failed(st.Text("room.refusal.not-understood"))
	default:
		put(scene)
	}
}

// roomWays returns the ways that lead from such a table to other screens.
func roomWays(st *stage.Stage, at *table.Elsewhere, link talk.Link) table.Ways {
	v := &visit{stage: st, at: at, link: link}
	ways := table.Ways{
		Pause:   func(m table.Menu) { st.Push(roomPause(st, m, link)) },
		Results: v.results,
		Rules:   func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail: func(err error) {
			v.over = true // no invitation in place of what went wrong
			gate.Leave(st, at.Room)
			fail(st, err)
		},
		GoOver: v.goOver,
		Leave: func() {
			if !v.over {
				gateOf(st).LeaveTable(at, link)
			}
		},
		Room: link.String(),
	}
	if at.Host {
		g := gateOf(st)
		ways.Come = func(sits bool) (string, string, string) { return g.Come(at.Room, link, sits) }
		ways.Seats = func() { g.Menu(at, link) }
	}
	return ways
}

// visit is the time of this device at the table of one match in a room.
type visit struct {
	stage *stage.Stage
	at    *table.Elsewhere
	link  talk.Link
	shown bool // the results have been shown
	over  bool // it has gone over to the next match
}

// results opens the results of the match. As soon as this device has the record they are those of a match at one
// screen; without it they show what the table has been told.
func (v *visit) results(o table.Outcome) {
	st := v.stage
	show := func(o table.Outcome, id string) matches.Shown {
		v.shown = true
		ways := resultWays(st, o, id)
		ways.Room = v.room()
		ways.Other = v.other(ways.Room)
		ways.Evening = func() func() { return eveningOf(st, o.Sitting, ways.Room.Due) }
		s := results.New(st, o, id, ways)
		s.Arrive()
		return s
	}
	evening, _ := st.Evening.(*matches.Evening)
	evening.Results(v.at.Room, o.Match, show, func() { st.Push(show(o, "")) })
}

// room returns how the results lead on to the next match of the room. Whoever sits may begin it, and the host.
func (v *visit) room() *results.Room {
	client := v.at.Room
	r := &results.Room{
		Begun:  client.Begun,
		Next:   v.next,
		Closed: func() bool { return v.at.Hand && client.Status() == away.Away && client.Closed() },
		GoOver: func() {
			if !v.over {
				v.stage.Pop()
				v.goOver()
			}
		},
	}
	sits := client.Seat() >= 0
	if v.at.Host {
		for _, s := range client.State().Seats {
			sits = sits || s.Free
		}
	}
	if r.Watches = !sits; !sits && !v.at.Host {
		return r
	}
	after := client.State().Steps
	r.Again = func() {
		client.Do(room.Deed{Do: room.DoAgain, After: after}, func(a away.Answer) {
			if !a.Done {
				r.Refused()
				v.stage.Push(page.NewRefusal(v.stage, v.stage.Text(stage.RefusalKey(v.stage.Book, a.Reason))))
			}
		})
	}
	return r
}

// goOver goes over to the next match of the room, once the results of this one have been seen.
func (v *visit) goOver() {
	end := v.at.Room.State().End
	if v.over || !v.at.Room.Begun() || !v.shown && end != nil && end.Result != nil {
		return
	}
	v.over = true
	was := v.at.Room.State().Game
	v.at.Room.GoOver()
	gateOf(v.stage).Again(v.at, v.link, was)
	next := *v.at
	next.Seat = max(games.Public, v.at.Room.Seat()) // who gave up, or ran out of time, has a seat again
	next.Hand = v.link.Hand && next.Seat >= 0       // in another game this device may have lost its seat, or got one
	roomTable(v.stage, &next, v.link, v.stage.Replace)
}
