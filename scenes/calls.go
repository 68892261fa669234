package scenes

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/mixer"
	"runehall/internal/rooms/away"
	"runehall/scenes/stage"
)

// calls is what a person at a device of their own in a room was last told about their turn.
type calls struct {
	room *away.Client
	seat games.Seat
	mine bool
	told bool // the platform shows it
}

// callTurn calls the person at this device when their turn begins, and takes that back when it is over. At the table
// itself the turn has a sound of its own, once the picture has come so far. Whoever has just taken the seat looks at
// it, and is not called aloud.
func (a *App) callTurn() {
	c, client := &a.calls, a.stage.Room
	seat, mine := games.Public, false
	if client != nil && client.State() != nil {
		seat, mine = client.State().Reader, client.State().Calls()
	}
	if client != nil && client.Status() != away.Here { // nothing is known while the line is down
		mine = c.mine && client == c.room && client.Status() == away.Away
	}
	begins := mine && !c.mine && client == c.room && seat == c.seat
	c.room, c.seat, c.mine = client, seat, mine
	a.summon()
	if begins {
		a.callAloud()
	}
}

// summon tells the platform whether it is the turn of the person at this device.
func (a *App) summon() {
	c := &a.calls
	if c.mine == c.told || a.config.Summon == nil {
		return
	}
	c.told = c.mine
	words := ""
	if c.mine {
		words = a.stage.Text("room.yours")
	}
	a.config.Summon(words)
}

// callAloud calls the person by what can be felt and heard.
func (a *App) callAloud() {
	if a.config.Buzz != nil {
		a.config.Buzz()
	}
	hidden := a.config.Hidden != nil && a.config.Hidden()
	if top := a.stack.top(); hidden || top != nil && !atTable(top.scene) {
		a.mixer.Call(mixer.Cue{Effect: sound.Turn})
	}
}

// atTable reports whether a scene is a table, which has sounds of its own.
func atTable(s stage.Scene) bool { return s.Name() == "table" }
