package table

import (
	"fmt"
	"strings"

	"runehall/assets/art"
	"runehall/games"
	"runehall/games/lesson"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Door opens tables of one game to callers that do not know its types.
type Door interface {
	// Info returns the description of the game's rules and options, for reading only.
	Info() *games.Info
	// Levels lists the ids of the computer players that a new match can seat, the weakest first.
	Levels() []string
	// Shows returns the picture of a choice of an option, if there is one.
	Shows(option, choice string) (art.ID, bool)
	// Controls returns the option, and its choice, with which each person has a control of its own; "": the game has
	// none.
	Controls() (option, choice string)
	// Samples returns a function that draws a choice better than its picture, and reports whether it could; nil: there
	// is none.
	Samples(k *ui.Kit) func(c *ui.Canvas, choice string, r ui.Rect) bool
	// Signs returns a function that draws those things of the rulebook that are no clauses; nil: there is none.
	Signs(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect)
	// Figures lists the positions that the rulebook shows. Easel paints them.
	Figures() []Figure
	Easel(st *stage.Stage) Easel
	// Begin sets up a new match.
	Begin(setup games.Setup, players []games.Player) (Sitting, error)
	// Link returns a record of the game as a link.
	Link(record *games.Record) (string, error)
	// Elsewhere returns the scene of a match that is kept in a room elsewhere. The error says why it cannot be played
	// here.
	Elsewhere(st *stage.Stage, at *Elsewhere, ways Ways) (stage.Scene, error)
	// Learn returns the scene of a lesson, which is never stored. The error says why it cannot be played.
	Learn(st *stage.Stage, l *lesson.Lesson, ways Ways) (stage.Scene, error)
	// Resume begins to load a match from a record, and Follow from a link. The error says what is wrong with the head.
	Resume(record *games.Record) (Coming, error)
	Follow(link *games.Link) (Coming, error)
}

// Coming is a match that is being loaded from a record or a link. Its moves are played in portions, since all moves of
// a long match take longer than a frame.
type Coming interface {
	// Step plays up to n moves, and reports whether nothing is left. Every one takes well under a millisecond.
	Step(n int) (done bool)
	// Left counts the steps that are left, at most.
	Left() int
	// Err returns why the match ends before its last step, and Sitting the match up to there; for a wrong link Sitting
	// is nil. Both are nil until all is played.
	Err() error
	Sitting() Sitting
}

// Sitting is a match that is ready to be shown.
type Sitting interface {
	// Record returns the record so far, for reading only.
	Record() *games.Record
	// Over reports whether the match has ended.
	Over() bool
	// Rank returns the rank of each seat, from 1; nil before the end.
	Rank() []int8
	// Points returns each seat's points, from which the ranks come; nil before the end.
	Points() []int32
	// Moves counts the moves made, and Standing says how the match stands.
	Moves() int
	Standing() games.Standing
	// Ended returns what statistics remember of a match, and Outcome everything about its end. The match must be over.
	Ended() Ended
	Outcome(st *stage.Stage) Outcome
	// Replay returns the scene in which the match is watched, beginning after a number of its moves. It shows
	// everything once the match is over, and only public things before.
	Replay(st *stage.Stage, moves int) stage.Scene
	// Table returns the scene of the match, which writes its record through keeper.
	Table(st *stage.Stage, keeper Keeper, ways Ways) (stage.Scene, error)
}

// Ways are the calls that lead from a table to other screens.
type Ways struct {
	// Pause opens the menu.
	Pause func(Menu)
	// Results shows how the match ended.
	Results func(Outcome)
	// Rules shows a clause of a game. why says what the clause has refused, if anything.
	Rules func(game, clause, why string)
	// Fail shows an error after which the table cannot go on.
	Fail func(error)
	// Save gives the person the match as a file, whether it is stored or not, and says so; in tests it may be nil.
	Save func(text []byte, said func(line string, err error))
	// Learned leads on from a lesson that was played to its end.
	Learned func(l *lesson.Lesson)
	// Tried is called after each try at a riddle, with how far somebody has come. Begun is how far that was before.
	Tried func(Attempt)
	Begun Attempt
	// Prize is what a riddle brings once it has ended.
	Prize Prize
	// Come returns where others find the room of the match, the link that leads there, and the code to type instead;
	// "": nowhere. With sits the link lets them take a seat, or come back to theirs; otherwise they watch, and there is
	// no code. Seats opens the page with the seats. Only the host's screen has them; elsewhere both are nil.
	Come  func(sits bool) (at, link, code string)
	Seats func()
	// GoOver goes over to the next match of a room, once the results of this one have been seen; nil: there is no room.
	GoOver func()
	// Leave gives up the record's writer.
	Leave func()
	// Name is the name of the stored match. Room is the link of the room, for a match that is kept elsewhere.
	Name, Room string
}

// Menu tells the pause menu what it can show of a match, and do with it.
type Menu struct {
	Game string
	// Behind draws the table, which lies dimmed under the menu. Fit lays it out again when the screen has another size.
	Behind func(c *ui.Canvas)
	Fit    func(screen, safe ui.Rect)
	// Match says where the match stands, and Standing how each seat does, in words that everybody may know; nil: the
	// board does not say. Sitters are the players at the table, and OnTurn is the seat whose turn it is, or
	// games.Nobody.
	Match    func() string
	Standing func(s games.Seat) string
	Sitters  []Sitter
	OnTurn   games.Seat
	// Sitting is the match as it stands, to be handed on. It is nil in a lesson, which is not kept, and for a match
	// that is kept elsewhere.
	Sitting Sitting
	// Room is the room elsewhere that keeps the match; nil: it is kept here.
	Room *Elsewhere
	// Reset takes back the moves of the present turn; nil: there are none.
	Reset func()
	// Redo makes again what was undone; nil: nothing was undone.
	Redo func()
	// Hint looks for a good move; nil: nobody here is to move, or the table has a button for it.
	Hint func()
	// Again begins the next match of a room; nil: this one goes on, or nobody at this device can.
	Again func()
	// Resign gives up a match that is kept elsewhere, and End asks the others to end it without a result; nil: nobody
	// at this device can. Resigner names who gives up, where several persons are at this device.
	Resign, End func()
	Resigner    string
	// Calm asks the others to begin the match again without a race; nil: no hands race in it, or there is nobody to
	// ask.
	Calm func()
}

// NewDoor makes the door to a game.
func NewDoor[C games.Core[C, M, E], M comparable, E any, V any](kind Kind[C, M, E, V]) Door {
	return &door[C, M, E, V]{kind}
}

type door[C games.Core[C, M, E], M comparable, E any, V any] struct{ kind Kind[C, M, E, V] }

func (d *door[C, M, E, V]) Info() *games.Info { return &d.kind.Def.Info }

func (d *door[C, M, E, V]) Levels() []string {
	ids := make([]string, len(d.kind.Levels))
	for i, l := range d.kind.Levels {
		ids[i] = l.ID
	}
	return ids
}

func (d *door[C, M, E, V]) Shows(option, choice string) (art.ID, bool) {
	id, ok := d.kind.Shows[option+"."+choice]
	return id, ok
}

func (d *door[C, M, E, V]) Controls() (option, choice string) {
	option, choice, _ = strings.Cut(d.kind.Controls, ".")
	return option, choice
}

func (d *door[C, M, E, V]) Samples(k *ui.Kit) func(c *ui.Canvas, choice string, r ui.Rect) bool {
	if d.kind.Samples == nil {
		return nil
	}
	return d.kind.Samples(k)
}

func (d *door[C, M, E, V]) Signs(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect) {
	if d.kind.Signs == nil {
		return nil
	}
	return d.kind.Signs(k)
}

func (d *door[C, M, E, V]) Begin(setup games.Setup, players []games.Player) (Sitting, error) {
	m, err := games.NewMatch(d.kind.Def, setup, players)
	if err != nil {
		return nil, fmt.Errorf("table: %w", err)
	}
	return &sitting[C, M, E, V]{&d.kind, m}, nil
}

func (d *door[C, M, E, V]) Learn(st *stage.Stage, l *lesson.Lesson, ways Ways) (stage.Scene, error) {
	script, err := newTutor(d.kind.Def, l)
	if err != nil {
		return nil, fmt.Errorf("table: %w", err)
	}
	m, err := games.NewMatch(d.kind.Def, l.Setup, l.Players)
	if err != nil {
		return nil, fmt.Errorf("table: %w", err)
	}
	for i, move := range script.moves[:script.Begins] {
		if _, refusal := m.Make(script.Lesson.Seat(i), move); refusal != nil {
			// It cannot be refused: newTutor has made the same moves.
			return nil, fmt.Errorf("table: lesson %s: move %d: %w", l.ID, i+1, refusal)
		}
	}
	s, err := newTable(st, &d.kind, m, forgetful{}, ways)
	if err != nil {
		return nil, err
	}
	s.learn(script)
	return s, nil
}

// forgetful is a Keeper that stores nothing.
type forgetful struct{}

func (forgetful) Append(_ []byte, done func(error)) { done(nil) }

func (d *door[C, M, E, V]) Link(record *games.Record) (string, error) {
	return games.WriteLink(d.kind.Def, record)
}

func (d *door[C, M, E, V]) Resume(record *games.Record) (Coming, error) {
	r, err := games.NewResuming(d.kind.Def, record)
	if err != nil {
		return nil, fmt.Errorf("table: %w", err)
	}
	return &coming[C, M, E, V]{r, &d.kind}, nil
}

func (d *door[C, M, E, V]) Follow(link *games.Link) (Coming, error) {
	u, err := games.NewUnlinking(d.kind.Def, link)
	if err != nil {
		return nil, fmt.Errorf("table: %w", err)
	}
	return &coming[C, M, E, V]{u, &d.kind}, nil
}

// coming is the [Coming] of a game: it turns what was loaded into a [Sitting].
type coming[C games.Core[C, M, E], M comparable, E any, V any] struct {
	playing[C, M, E, V]
	kind *Kind[C, M, E, V]
}

// playing is a record or a link whose moves are being played.
type playing[C games.Core[C, M, E], M comparable, E any, V any] interface {
	games.Playing
	Match() *games.Match[C, M, E, V]
}

func (c *coming[C, M, E, V]) Sitting() Sitting {
	m := c.Match()
	if m == nil {
		return nil
	}
	return &sitting[C, M, E, V]{c.kind, m}
}

type sitting[C games.Core[C, M, E], M comparable, E any, V any] struct {
	kind  *Kind[C, M, E, V]
	match *games.Match[C, M, E, V]
}

func (s *sitting[C, M, E, V]) Record() *games.Record { return s.match.Record() }

func (s *sitting[C, M, E, V]) Moves() int { return len(s.match.Made()) }

func (s *sitting[C, M, E, V]) Standing() games.Standing {
	result, over := s.match.Core().Result()
	return games.Standing{Moves: s.Moves(), Over: over, Result: result}
}

func (s *sitting[C, M, E, V]) Over() bool {
	_, over := s.match.Core().Result()
	return over
}

func (s *sitting[C, M, E, V]) Rank() []int8 {
	result, over := s.match.Core().Result()
	if !over {
		return nil
	}
	return result.Rank[:s.match.Record().Setup.Seats]
}

func (s *sitting[C, M, E, V]) Points() []int32 {
	result, over := s.match.Core().Result()
	if !over {
		return nil
	}
	return result.Points[:s.match.Record().Setup.Seats]
}

func (s *sitting[C, M, E, V]) Ended() Ended { return ended(s.kind, s.match) }

func (s *sitting[C, M, E, V]) Outcome(st *stage.Stage) Outcome {
	return outcome(st, s.kind, s.match)
}

func (s *sitting[C, M, E, V]) Replay(st *stage.Stage, moves int) stage.Scene {
	return newReplay(st, s.kind, s.match, moves)
}

func (s *sitting[C, M, E, V]) Table(st *stage.Stage, keeper Keeper, ways Ways) (stage.Scene, error) {
	return newTable(st, s.kind, s.match, keeper, ways)
}
