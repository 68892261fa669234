package stage

import (
	"image"
	"log/slog"
	"time"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/rooms/away"
	"runehall/internal/store"
	"runehall/internal/words"
	"runehall/ui"
)

// Stage is what every scene may use. There is one; scenes keep a pointer to it, and share nothing else.
type Stage struct {
	Kit   *ui.Kit
	Book  *lang.Book
	Store *store.Store
	Log   *slog.Logger
	// Ledger is the book of the matches that were finished here.
	Ledger *Ledger
	// Diary is what became of the puzzles of the days here.
	Diary *Diary
	// Now returns the time here, whose date says which puzzle is asked; nil: the system's.
	Now func() time.Time
	// Zone returns a moment in the device's present time zone; nil: the zone at the start of the program. Scenes call
	// [Stage.Here] instead.
	Zone func(time.Time) time.Time
	// Known is what was learnt about the stored records.
	Known    *Knowledge
	Settings Settings
	// Desktop says that the program has its own window: it can be quit and shown full screen, and its files have paths.
	Desktop bool
	// Lamp says that the program can keep the screen on.
	Lamp bool
	// Tips says that a first match tells the rules, as far as the settings want it.
	Tips bool
	// Clock returns how much time has passed since some moment, so that computer players leave each frame its time;
	// nil: they think in counted steps, and every run goes by the same ticks.
	Clock func() time.Duration
	// Aside runs work beside the loop of the game, for instance a computer player's thinking, and returns at once; nil:
	// there is no such place, or nothing may depend on how fast it is.
	Aside func(work func())
	// Rival is a foreign program that can be seated; nil: there is none.
	Rival *games.RivalKind
	// Seed returns the seed of a new match.
	Seed func() uint64
	// ChooseFile lets the person choose a record and opens its table; nil: the program offers no files to choose.
	ChooseFile func()
	// Share offers to send an exported record or to save it elsewhere; nil: the person is shown its path.
	Share func(path string)
	// Address is what a link begins with. Copy puts a text on the clipboard and calls done in a later tick; SendLink
	// passes a link on in the system's own way. Copy and SendLink are nil if the system has no such thing.
	Address string
	Copy    func(text string, done func(err error))
	// ShowText shows a text so that it can be selected by hand, for texts that cannot be copied. KeepText writes a text
	// to a file and returns where. nil: not possible here.
	ShowText func(text string)
	KeepText func(text string) (place string, err error)
	// OpenFile opens a file in the system's own program for it; nil: not here.
	OpenFile func(place string) error
	// Paste reads the clipboard and calls got in a later tick; nil: it cannot be read. OpenText opens the table of a
	// record, a collection or a link in a text, or says why it cannot.
	Paste    func(got func(text string, err error))
	OpenText func(text []byte)
	SendLink func(link string)
	// OpenPage opens the program as a page in a browser, for screen readers; nil: these are told of the window.
	OpenPage func() error
	// StartHost starts a host of rooms, and calls started in a later tick, with the host or the reason why there is
	// none. CanHost reports whether it can be called.
	StartHost func(started func(h *Host, err error))
	CanHost   func() bool
	// Served reports whether the page that this is comes from a host of rooms, so that a code alone leads to a room
	// there; nil: this is no page.
	Served func() bool
	// Missing reports whether files could not be fetched that lie beside the program, and FetchAgain asks for them once
	// more.
	Missing    func() bool
	FetchAgain func()
	// Forgets says that nothing is kept, and why, or "" if all is; nil: all is.
	Forgets func() string
	// Lasting says whether the system, for instance a browser, may delete what is stored: "" if not, "week" if it does
	// so after a week without a visit, "full" if space runs short, "asks" if the person has to allow keeping it. Hold
	// asks for it to be kept; if that would ask the person, it does so only if pressed. Both are nil if nothing is ever
	// deleted.
	Lasting func() string
	Hold    func(pressed bool)
	// Notices returns whether the system shows notices of this program: "yes", "asks" if the person has to allow it, ""
	// if it does not. AskNotices lets the system ask the person. Both are nil if there are no notices.
	Notices    func() string
	AskNotices func()
	// Renew starts a newer version of the program in place of this one. It calls blocked if another window still uses
	// this version. nil: there is no newer version.
	Renew func(blocked func())
	// Apply puts new settings into effect, stores them, and has everything laid out again.
	Apply func(Settings)
	// Pixels returns the pixels of a picture from the engine's memory.
	Pixels func(p *ui.Picture) *image.RGBA
	// Soon has something done in the next tick. Any goroutine may call it.
	Soon func(do func())
	// Wake has a tick run soon, when something has arrived from outside.
	Wake func()
	// GiveUp stops reading for a scene that has not opened yet; nil: nothing is being read.
	GiveUp func()
	// Pads reports whether a gamepad has been connected since the start.
	Pads func() bool
	// Caps returns what is printed on the keys of a control ([ui.Source.Caps]).
	Caps func(c ui.Control) (lead, take string)
	// OnSound is called with each effect and where on the screen it comes from; it may be nil.
	OnSound func(e sound.Effect, from ui.Point)

	// Dial opens a line to a host of rooms. Room is the room that the program is in, which is polled every tick; nil:
	// it is in none.
	Dial away.Dial
	Room *away.Client
	// RoomHost is the host of that room, if this device is it; nil: another one is.
	RoomHost *Host
	// Evening keeps the matches that end in that room.
	Evening Evening

	changes []Change
	work    []func() (done bool)
}

// FromHost reports whether this is the page of a host of rooms, which a page learns only after its start.
func (s *Stage) FromHost() bool { return s.Served != nil && s.Served() }

// Do has some work done in later ticks, a part in each, so that no frame has to wait for it: part does one, and reports
// whether it was the last. Several works are done one after another.
func (s *Stage) Do(part func() (done bool)) { s.work = append(s.work, part) }

// Work does a part of the work that there is.
func (s *Stage) Work() {
	if len(s.work) > 0 && s.work[0]() {
		s.work = s.work[1:]
	}
}

// Working reports whether there is work to do.
func (s *Stage) Working() bool { return len(s.work) > 0 }

// Change is a change to the stack of scenes, made between two ticks.
type Change struct {
	Kind  ChangeKind
	Scene Scene
}

// ChangeKind is the kind of a change.
type ChangeKind uint8

const (
	// PushScene puts a scene on top.
	PushScene ChangeKind = iota
	// PopScene removes the topmost scene. If it is the last one, the program asks whether to quit.
	PopScene
	// ReplaceScene replaces the topmost scene.
	ReplaceScene
	// HomeScene removes all but the first scene.
	HomeScene
)

// Push puts a scene on top after this tick.
func (s *Stage) Push(scene Scene) { s.changes = append(s.changes, Change{PushScene, scene}) }

// Pop removes the topmost scene after this tick.
func (s *Stage) Pop() { s.changes = append(s.changes, Change{Kind: PopScene}) }

// Replace replaces the topmost scene after this tick.
func (s *Stage) Replace(scene Scene) { s.changes = append(s.changes, Change{ReplaceScene, scene}) }

// Home goes back to the first scene after this tick.
func (s *Stage) Home() { s.changes = append(s.changes, Change{Kind: HomeScene}) }

// Changes returns the changes asked for since the last call, in order.
func (s *Stage) Changes() []Change {
	c := s.changes
	s.changes = nil
	return c
}

// Sound plays an effect that comes from a place on the screen.
func (s *Stage) Sound(e sound.Effect, from ui.Point) {
	if s.OnSound != nil {
		s.OnSound(e, from)
	}
}

// Text returns a message in the present language.
func (s *Stage) Text(key string, args ...lang.Arg) string { return s.Book.Text(key, args...) }

// Clause returns the title of a clause, or its id if it has none.
func (s *Stage) Clause(id string) string { return words.Clause(s.Book, id) }

// Say puts a phrase into words, naming seats by the names of their sitters.
func (s *Stage) Say(p games.Phrase, sitters []Sitter) string {
	return words.Say(s.Book, p, func(seat games.Seat) string { return sitters[seat].Name })
}
