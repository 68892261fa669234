package stage

import (
	"log/slog"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/store"
	"runehall/internal/words"
	"runehall/ui"
)

// Stage is what every scene may use. There is one; scenes keep a pointer to it, and nothing else is shared.
type Stage struct {
	Kit      *ui.Kit
	Book     *lang.Book
	Store    *store.Store
	Log      *slog.Logger
	Settings Settings
	// Desktop says that the program has a window of its own: it can be quit and shown full screen, and files have paths.
	Desktop bool
	// Seed returns the seed of a new match.
	Seed func() uint64
	// ChooseFile lets the person choose a record from outside and opens its table; nil: there is nothing to choose with.
	ChooseFile func()
	// Share hands an exported record to the person; nil: they find it where it is.
	Share func(path string)
	// Apply takes new settings: it stores them and lays everything out again.
	Apply func(Settings)
	// Wake runs a tick soon, when something has come from outside.
	Wake func()
	// OnSound is called with each effect and where on the screen it comes from; it may be nil.
	OnSound func(e sound.Effect, from ui.Point)

	changes []Change
}

// Change is what is to be done to the stack of scenes between two ticks.
type Change struct {
	Kind  ChangeKind
	Scene Scene
}

// ChangeKind tells changes apart.
type ChangeKind uint8

const (
	// PushScene puts a scene on top.
	PushScene ChangeKind = iota
	// PopScene takes the topmost scene away. Where it is the last one the program asks whether to quit.
	PopScene
	// ReplaceScene puts a scene in place of the topmost one.
	ReplaceScene
	// HomeScene takes away all but the first scene.
	HomeScene
)

// Push puts a scene on top after this tick.
func (s *Stage) Push(scene Scene) { s.changes = append(s.changes, Change{PushScene, scene}) }

// Pop takes the topmost scene away after this tick.
func (s *Stage) Pop() { s.changes = append(s.changes, Change{Kind: PopScene}) }

// Replace puts a scene in place of the topmost one after this tick.
func (s *Stage) Replace(scene Scene) { s.changes = append(s.changes, Change{ReplaceScene, scene}) }

// Home goes back to the first scene after this tick.
func (s *Stage) Home() { s.changes = append(s.changes, Change{Kind: HomeScene}) }

// Changes returns what was asked for since the last call, in order.
func (s *Stage) Changes() []Change {
	c := s.changes
	s.changes = nil
	return c
}

// Sound lets an effect be heard from a place on the screen.
func (s *Stage) Sound(e sound.Effect, from ui.Point) {
	if s.OnSound != nil {
		s.OnSound(e, from)
	}
}

// Text returns a message in the language of the program.
func (s *Stage) Text(key string, args ...lang.Arg) string { return s.Book.Text(key, args...) }

// Say puts a phrase into words, with the names of those who sit at the seats.
func (s *Stage) Say(p games.Phrase, sitters []Sitter) string {
	return words.Say(s.Book, p, func(seat games.Seat) string { return sitters[seat].Name })
}
