package gate

import (
	"errors"

	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// roomKey is where the store keeps the host's link to the last room of a game that was made here. It holds the host's
// secret, as the folder of the rooms holds all others.
func roomKey(game string) string { return "room." + game }

// keepRoom keeps the way back into a room that is made here; "" forgets it.
func keepRoom(st *stage.Stage, game, link string) {
	st.Store.SetSetting(roomKey(game), []byte(link), func(err error) {
		if err != nil {
			st.Log.Error("the way back into a room cannot be kept", "error", err)
		}
	})
}

// Again keeps the way back into a room whose next match has begun, if it is made here: it may have been forgotten when
// the last one had ended. was is the game of the match before: if this one is of another game, the set-up of that game
// no longer leads into the room.
func (g *Gate) Again(at *table.Elsewhere, link talk.Link, was string) {
	if at.Host && (g.Stage.RoomHost != nil && g.Stage.RoomHost.Shared || link.Page == g.Stage.Address) {
		game := at.Room.State().Game
		keepRoom(g.Stage, game, link.String())
		if was != game {
			keepRoom(g.Stage, was, "")
		}
	}
}

// Last finds the last room of a game that was made here, and what goes on with it.
func (g *Gate) Last(game string, found func(goOn func())) {
	g.Stage.Store.Setting(roomKey(game), func(text []byte, err error) {
		link, ok := talk.ReadLink(string(text))
		switch {
		case ok && link.Enter.Host != "":
			found(func() {
				v := &inviting{Gate: g, make: talk.Make{Game: game}, link: link, again: true}
				v.begin()
			})
		case err != nil && !errors.Is(err, store.ErrNotFound):
			g.Stage.Log.Error("the way back into a room cannot be read", "error", err)
		}
	})
}
