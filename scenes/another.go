package scenes

import (
	"runehall/games"
	"runehall/games/ledger"
	eveningpage "runehall/scenes/evening"
	"runehall/scenes/matches"
	"runehall/scenes/setup"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// playable are the games of which a match can be set up.
func playable() (ids []string) {
	for _, door := range shelves.Doors() {
		ids = append(ids, door.Info().ID)
	}
	return ids
}

// another opens the set-up of a game for those who have just played. ways returns where it leads.
func another(st *stage.Stage, game string, players []games.Player,
	ways func(door table.Door, s func() *setup.Scene) setup.Ways) {
	door, ok := shelves.Door(game)
	if !ok {
		return
	}
	var s *setup.Scene
	s = setup.New(st, door, func() []matches.Match { return nil }, ways(door, func() *setup.Scene { return s }))
	s.Along(players)
	st.Push(s)
}

// anotherHere sets up another game at this screen, whose table takes the place of the one whose results are shown.
func anotherHere(st *stage.Stage, game string, players []games.Player) {
	another(st, game, players, func(door table.Door, _ func() *setup.Scene) setup.Ways {
		return setupWays(st, door, func(scene stage.Scene) {
			st.Pop() // the set-up
			st.Pop() // the results
			st.Replace(scene)
		})
	})
}

// eveningOf returns what shows the evening of a match; nil: it is the only match of its evening. due reports whether
// the results below are to go over to the next match; nil: never.
func eveningOf(st *stage.Stage, sitting table.Sitting, due func(c *ui.Context) bool) func() {
	if sitting == nil {
		return nil
	}
	evenings, at := eveningpage.Found(st, ledger.Key(sitting.Record()))
	if at < 0 {
		return nil
	}
	return func() {
		s := eveningpage.New(st, evenings, at)
		s.Due = due
		st.Push(s)
	}
}

// lastEvening returns what shows the last evening of all; nil: there has been none.
func lastEvening(st *stage.Stage) func() {
	evenings, _ := eveningpage.Found(st, "")
	if len(evenings) == 0 {
		return nil
	}
	return func() { st.Push(eveningpage.New(st, evenings, len(evenings)-1)) }
}
