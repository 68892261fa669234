package library

import (
	"slices"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/assets/sound"
	"runehall/scenes/gallery"
	"runehall/scenes/table"
)

// Library is where the scenes take games and texts from.
type Library struct {
	Games []Game
	// Book reads the messages of a language; see [Library.Messages].
	Book func(tag string) (*lang.Book, error)
	// Rules reads the rulebook of a game in a language; see [Library.Rulebook].
	Rules func(game, tag string) (*rules.Book, error)
}

// Game is a line of the registry.
type Game struct {
	ID string
	// Door leads to its tables; nil: it has no board yet, and comes soon.
	Door table.Door
	// Music and pictures are those of its tables, and shows the pictures of choices at the set-up.
	Music    sound.Music
	Pictures []art.ID
	Shows    map[string]art.ID
	// Tips are what its first match says.
	Tips []table.Tip
	// Feats are what its matches can be remembered for.
	Feats []Feat
	// Exhibits are what the gallery shows of its board.
	Exhibits gallery.Exhibits
}

// Feat is something that a match of a game can be remembered for, and the rule that it shows.
type Feat struct{ ID, Clause string }

// Messages returns the messages of a language, which can name the numbers of the games' rules.
func (l *Library) Messages(tag string) (*lang.Book, error) {
	book, err := l.Book(tag)
	if err != nil {
		return nil, err
	}
	for _, door := range l.Doors() {
		book.Know(door.Info().Numbers)
	}
	return book, nil
}

// Rulebook returns the rulebook of a game in the language of some messages, with the numbers that these know.
func (l *Library) Rulebook(game string, messages *lang.Book) (*rules.Book, error) {
	book, err := l.Rules(game, messages.Tag())
	if err != nil {
		return nil, err
	}
	book.Fill(messages.Fill)
	return book, nil
}

// Game returns a line of the registry, and false if there is no such game.
func (l *Library) Game(id string) (Game, bool) {
	i := slices.IndexFunc(l.Games, func(g Game) bool { return g.ID == id })
	if i < 0 {
		return Game{}, false
	}
	return l.Games[i], true
}

// Doors lists the doors to the games that can be played, in the order in which they are offered.
func (l *Library) Doors() []table.Door {
	var list []table.Door
	for _, g := range l.Games {
		if g.Door != nil {
			list = append(list, g.Door)
		}
	}
	return list
}

// Door returns the door of a game, and false if there is none.
func (l *Library) Door(id string) (table.Door, bool) {
	g, _ := l.Game(id)
	return g.Door, g.Door != nil
}
