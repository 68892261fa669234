package scenes

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/results"
	"runehall/scenes/setup"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// other returns what sets up another game in the room, which its host may; nil: this device is not the host.
func (v *visit) other(r *results.Room) func(game string) {
	st, client := v.stage, v.at.Room
	if !v.at.Host {
		return nil
	}
	after := client.State().Steps
	return func(game string) {
		another(st, game, peopleOf(client.State().Seats), func(door table.Door, s func() *setup.Scene) setup.Ways {
			return setup.Ways{
				Begin: func(set games.Setup, players []games.Player, _ func(error)) {
					deed := room.Deed{Do: room.DoOther, After: after, Match: matchOf(door.Info().ID, set, players)}
					client.Do(deed, func(a away.Answer) {
						if !a.Done {
							s().Refused(st.Text(stage.RefusalKey(st.Book, a.Reason)))
							return
						}
						r.Chosen()
						s().Begun()
					})
				},
				Rules: func() { st.Push(rulebookOf(st, door.Info().ID, "", "")) },
				Watch: true,
			}
		})
	}
}

// peopleOf returns who sits in a room. Whoever gave up, or ran out of time, is a person again in the next match.
func peopleOf(sitters []room.Sitter) (players []games.Player) {
	for _, s := range sitters {
		p := games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name}
		if s.Resigned || s.Late {
			p.Driver = games.Person
		}
		players = append(players, p)
	}
	return players
}

// matchOf returns a match that was set up, as a room is asked for it. The host draws the seed.
func matchOf(game string, set games.Setup, players []games.Player) *room.Match {
	m := &room.Match{Game: game, Options: set.Options, Starts: set.Starts}
	for _, p := range players {
		m.Seats = append(m.Seats, room.Sitter{Driver: p.Driver, Colour: p.Colour, Emblem: p.Emblem, Name: p.Name})
	}
	return m
}

// next says which other game has begun in the room, and whether it has no seat for whoever had one here; "": neither is
// so.
func (v *visit) next() string {
	st, client := v.stage, v.at.Room
	game, seat, ok := client.Following()
	switch name := lang.Phrase("game", "game."+game); {
	case !ok || !st.Book.Has("game."+game):
		return ""
	case client.Seat() >= 0 && seat < 0:
		return st.Text("table.room.next.watch", name)
	case game != client.State().Game:
		return st.Text("table.room.next.other", name)
	}
	return ""
}
