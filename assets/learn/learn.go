// Package learn has the lessons of the games: matches that are played along. docs/lesson-format.md describes their
// form. Their words are messages of package lang, under learn.<game>.<number>.
package learn

import (
	"embed"
	"io/fs"
	"strconv"

	"runehall/games/lesson"
)

//go:embed *.lesson
var files embed.FS

// IDs lists the lessons of a game in their order, by their ids.
func IDs(game string) []string {
	var list []string
	for n := 1; ; n++ {
		id := game + "." + strconv.Itoa(n)
		if _, err := fs.Stat(files, id+".lesson"); err != nil {
			return list
		}
		list = append(list, id)
	}
}

// Progress returns how many lessons of a game were learnt, of how many, and the first that was not, or "".
func Progress(game string, learnt func(id string) bool) (done, all int, next string) {
	ids := IDs(game)
	for _, id := range ids {
		switch {
		case learnt(id):
			done++
		case next == "":
			next = id
		}
	}
	return done, len(ids), next
}

// Read returns a lesson by its id.
func Read(id string) (*lesson.Lesson, error) {
	text, err := files.ReadFile(id + ".lesson")
	if err != nil {
		return nil, err
	}
	return lesson.Parse(id, text)
}
