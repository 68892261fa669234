package learn

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/lesson"
	"runehall/games/puzzle"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// boards are pictures of positions of lessons and puzzles, painted by the boards of their games. One is painted a tick,
// once it has come into sight and the pictures of its game are there; then it is kept. Together they take no more than
// boardPixels.
type boards struct {
	stage   *stage.Stage
	lib     *library.Library
	easels  map[string]table.Easel
	puzzles map[string][]puzzle.Puzzle // by game
	kept    map[view]*ui.Picture
	recent  []view // the most recently seen at the end
	due     []view
	failed  map[view]bool
	look    ui.Look
}

// view is what is seen of a position: lesson is "" for the puzzle of a day.
type view struct {
	lesson string
	day    int
	small  bool // only a part is shown
	size   ui.Size
}

// boardPixels bounds the memory of all pictures, in pixels: those in sight on a large screen have room.
const boardPixels = 3 << 20

func newBoards(st *stage.Stage, lib *library.Library) boards {
	return boards{
		stage: st, lib: lib, easels: map[string]table.Easel{}, puzzles: map[string][]puzzle.Puzzle{}, kept: map[view]*ui.Picture{},
		failed: map[view]bool{},
	}
}

// of returns the picture of a position in sight, or nil until it is painted.
func (b *boards) of(v view) *ui.Picture {
	if p := b.kept[v]; p != nil {
		if i := slices.Index(b.recent, v); i >= 0 && i < len(b.recent)-1 {
			b.recent = append(slices.Delete(b.recent, i, i+1), v)
		}
		return p
	}
	if !b.failed[v] && v.size.W >= 1 && v.size.H >= 1 && !slices.Contains(b.due, v) {
		b.due = append(b.due, v)
	}
	return nil
}

// game returns the game of a view.
func (v view) game() string {
	if v.lesson == "" {
		game, _ := puzzle.GameOf(v.day)
		return game
	}
	game, _, _ := strings.Cut(v.lesson, ".")
	return game
}

// step paints one of the pictures that were asked for, and forgets the others: who still needs them asks again. It
// reports whether it has painted, or would paint another one at once.
func (b *boards) step() (moves bool) {
	if now := b.stage.Kit.Look; now != b.look {
		b.drop()
		b.look = now
		return true
	}
	due := b.due
	b.due = b.due[:0]
	for _, v := range due {
		if !b.ready(v) {
			continue
		}
		if err := b.paint(v); err != nil {
			b.failed[v] = true
			b.stage.Log.Error("a position has no picture", "lesson", v.lesson, "day", v.day, "error", err)
		}
		return true
	}
	return false
}

// waits reports whether a picture in sight is not there yet.
func (b *boards) waits() bool { return len(b.due) > 0 }

// ready reports whether a view can be painted: the pictures of its game are there, which this begins to load, and so is
// the file of its puzzle.
func (b *boards) ready(v view) bool {
	k := b.stage.Kit
	game, ok := b.lib.Game(v.game())
	there := ok && game.Door != nil
	if k.Illustrated() {
		for _, id := range game.Pictures {
			if !k.There(id) {
				k.Prefetch(id)
				there = false
			}
		}
	}
	if v.lesson == "" && b.puzzles[game.ID] == nil {
		there = false
		learn.FetchPuzzles(game.ID, func() {
			b.stage.Soon(func() {
				if list, err := learn.Puzzles(game.ID); err == nil {
					b.puzzles[game.ID] = list
				} else {
					b.failed[v] = true
				}
			})
		})
	}
	return there
}

func (b *boards) paint(v view) error {
	game := v.game()
	door, _ := b.lib.Door(game)
	sitting, err := b.sitting(door, v)
	if err != nil {
		return err
	}
	if b.easels[game] == nil {
		b.easels[game] = door.Easel(b.stage)
	}
	crop := cropOf(game, v)
	least := b.stage.Kit.Dp(leastPainted)
	f := max(crop.zoom, least/v.size.W)
	picture := b.easels[game].Sitting(sitting, ui.Sz(math.Ceil(v.size.W*f), math.Ceil(v.size.H*f)))
	if picture == nil {
		return fmt.Errorf("learn: the boards of %s cannot be shown", game)
	}
	if f > 1 {
		whole := picture
		at := (ui.Rect{W: v.size.W, H: v.size.H}).Place(ui.Sz(v.size.W*crop.zoom, v.size.H*crop.zoom), .5, crop.high)
		picture = b.stage.Kit.Paint(int(v.size.W), int(v.size.H), func(c *ui.Canvas) { c.DrawIn(whole, at, ui.White) })
		whole.Drop()
	}
	b.kept[v], b.recent = picture, append(b.recent, v)
	for b.pixels() > boardPixels && len(b.recent) > 1 {
		b.forget(b.recent[0])
	}
	return nil
}

func (b *boards) pixels() (n int) {
	for _, p := range b.kept {
		n += p.Pixels()
	}
	return n
}

// leastPainted is how wide a board is painted at least, in dp: on a smaller one its words would have no room. It is
// then drawn smaller.
const leastPainted = 300

// crop says how much larger than the whole board a part of it is shown, and from which height, from 0 for its top.
type crop struct{ zoom, high float64 }

// crops show what makes a board look like its game.
var crops = map[string]crop{"ritual": {1.6, .5}, "masters": {1.6, .5}, "stones": {1.35, .22},
	"toss": {1.15, .5}, "market": {1.3, .25}}

// cropOf returns the part of a board that is shown: all of it where it is not to be small.
func cropOf(game string, v view) crop {
	if c, ok := crops[game]; ok && v.small {
		return c
	}
	return crop{1, .5}
}

// sitting plays the match of a lesson or a puzzle up to what is asked last.
func (b *boards) sitting(door table.Door, v view) (table.Sitting, error) {
	if v.lesson != "" {
		l, err := learn.Read(v.lesson)
		if err != nil {
			return nil, err
		}
		record, err := l.Record(door.Info())
		if err != nil {
			return nil, err
		}
		moves := 0
		for _, step := range l.Steps {
			if step.Kind == lesson.Ask {
				moves = step.Moves
			}
		}
		return played(door.Resume(record.UpTo(moves)))
	}
	_, round := puzzle.GameOf(v.day)
	list := b.puzzles[door.Info().ID]
	asked := list[puzzle.Of(round, len(list))]
	link, err := games.ParseLink(asked.Link)
	if err != nil {
		return nil, err
	}
	whole, err := played(door.Follow(link))
	if err != nil {
		return nil, err
	}
	return played(door.Resume(whole.Record().UpTo(asked.At)))
}

// played plays all moves of a match.
func played(coming table.Coming, err error) (table.Sitting, error) {
	if err != nil {
		return nil, err
	}
	for !coming.Step(1 << 10) {
	}
	if err := coming.Err(); err != nil {
		return nil, err
	}
	return coming.Sitting(), nil
}

// forget gives the memory of a picture back.
func (b *boards) forget(v view) {
	if p := b.kept[v]; p != nil {
		p.Drop()
		delete(b.kept, v)
	}
	b.recent = slices.DeleteFunc(b.recent, func(o view) bool { return o == v })
}

// drop gives all memory back.
func (b *boards) drop() {
	for v := range b.kept {
		b.forget(v)
	}
	b.due = nil
	clear(b.easels)
}
