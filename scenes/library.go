package scenes

import (
	"slices"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/assets/sound"
	"runehall/scenes/gallery"
	"runehall/scenes/table"
)

// library is where the scenes take games and texts from.
type library struct {
	games []game
	// book returns the messages of a language.
	book func(tag string) (*lang.Book, error)
	// rules returns the rulebook of a game in a language.
	rules func(game, tag string) (*rules.Book, error)
}

// game is a line of the registry.
type game struct {
	id string
	// door leads to its tables; nil: it has no board yet, and comes soon.
	door table.Door
	// music and pictures are those of its tables, and shows the pictures of choices at the set-up.
	music    sound.Music
	pictures []art.ID
	shows    map[string]art.ID
	// tips are what its first match says.
	tips []table.Tip
	// feats are what its matches can be remembered for.
	feats []feat
	// exhibits are what the gallery shows of its board.
	exhibits gallery.Exhibits
}

// feat is something that a match of a game can be remembered for, and the rule that it shows.
type feat struct{ id, clause string }

// gameOf returns a line of the registry, and false if there is no such game.
func (l *library) gameOf(id string) (game, bool) {
	i := slices.IndexFunc(l.games, func(g game) bool { return g.id == id })
	if i < 0 {
		return game{}, false
	}
	return l.games[i], true
}

// doors lists the doors to the games that can be played, in the order in which they are offered.
func (l *library) doors() []table.Door {
	var list []table.Door
	for _, g := range l.games {
		if g.door != nil {
			list = append(list, g.door)
		}
	}
	return list
}

// doorOf returns the door of a game, and false if there is none.
func (l *library) doorOf(id string) (table.Door, bool) {
	g, _ := l.gameOf(id)
	return g.door, g.door != nil
}
