package scenes

import (
	"log/slog"
	"time"

	"runehall/games"
	"runehall/internal/aloud"
	"runehall/internal/mixer"
	"runehall/internal/rooms/away"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Config is what the program is started with. Every field may be left at its zero value.
type Config struct {
	// Store keeps matches and settings; nil: nothing outlives the program. Its Wake must wake Pace.
	Store *store.Store
	// Pace is shared with whatever wakes the loop; nil: a new one.
	Pace *ui.Pace
	// Log receives what goes wrong; nil: that is dropped.
	Log *slog.Logger
	// Lang is the language for this run; it goes before the settings. Empty: the language of the settings, or else of Locale.
	Lang string
	// Locale is the system's own language, in any of its spellings ("de_DE.UTF-8").
	Locale string
	// Scale is the interface scale for this run; it goes before the settings. 0: the scale of the settings.
	Scale float64
	// Wishes are what the system asked of all programs when this one was started; see [App.SetWishes].
	Wishes stage.Wishes
	// Clock returns how much time has passed since some moment: computer players leave each frame its time by it. Nil: they think in
	// counted steps, and every run goes by the same ticks.
	Clock func() time.Duration
	// Now returns the time here, whose date says which puzzle is the day's; nil: the system's.
	Now func() time.Time
	// Here returns a moment in the zone in which the device is now, which may be another one than at the start; nil: that of the start.
	Here func(time.Time) time.Time
	// Seed is the seed of the first new match; the next ones count up from it. 0: every match gets a random seed.
	Seed uint64
	// Open is the text of a record: the program goes straight to its table.
	Open []byte
	// OpenFailed is why a match handed over from outside could not be put into Open; the program shows the reason over the title. Nil: no failure.
	OpenFailed error
	// Place is what KeepPlace was last called with by a run that was torn away: the program goes straight back there, or begins at the
	// title if it cannot be opened as it was left.
	Place string
	// KeepPlace is called with where the person is, whenever that is another place: at the table of a stored match, at its results, in
	// its replay, or where a match is set up; empty everywhere else. It may be nil.
	KeepPlace func(place string)
	// Lasting says whether what is stored may be emptied by others than the person, as a browser does: "" if not, "week" if that happens after a week
	// without a visit, "full" if space runs short, "asks" if the person has to allow that it is kept. Hold asks for it to be kept, where that asks the
	// person only if pressed. Both are nil where nobody empties anything.
	Lasting func() string
	Hold    func(pressed bool)
	// Speaks is called within a tick with the language that the program speaks from now on, also with the first one: a page tells the browser and
	// what reads it aloud. It may be nil.
	Speaks func(tag string)
	// KeepGoesOn is called within a tick with whether the title has a match to go on with, once it is known and whenever it changes: a
	// platform that shows a title of its own before the program is there leaves its place free. It may be nil.
	KeepGoesOn func(goesOn bool)
	// NoTips leaves out the tips of a first match, whatever the settings say.
	NoTips bool
	// ShowPlaces draws the name and the rectangle of each thing that is reported over the screen, for developers.
	ShowPlaces bool
	// Gallery goes straight to the gallery of all widgets and materials.
	Gallery bool
	// Input is played in place of the devices, to its end.
	Input *ui.Tape
	// CachedSettings is a copy of the stored settings, empty if there is none: the first frame uses it instead of waiting for
	// the store, whose settings replace it once they arrive. Nil: the first frame waits, which is right where the store
	// answers at once.
	CachedSettings []byte
	// CacheSettings is given the text of the settings whenever it is read or stored, for the next run's CachedSettings; it may be nil.
	CacheSettings func(settings []byte)
	// Speaker plays music and effects; nil: nothing does.
	Speaker mixer.Speaker
	// OnCue is called with each effect that is heard, or would be if there were a speaker; it may be nil.
	OnCue func(mixer.Cue)
	// ChooseFile asks the person for a file and returns at once. Later, from any goroutine, it calls chosen with the file's
	// content or with what went wrong; it does not if nothing was chosen. Nil: the program offers no files to choose.
	ChooseFile func(chosen func(text []byte, err error))
	// Desktop says that the program has its own window, and files that have paths: not in the browser or on phones.
	Desktop bool
	// Rival is a program that is not ours, which set-ups seat; nil: there is none. Each seat at a table has a run of its own.
	Rival *games.RivalKind
	// Share is called within a tick with the path of an exported record, on systems where people cannot get at files
	// themselves: it offers to send the file or to save it elsewhere. Nil: the person is shown the path.
	Share func(path string)
	// Address is the address of a page with this program; links to matches begin with it. Empty: HomePage or, if there is none, an
	// address that leads to the installed program.
	Address string
	// Copy puts a text on the system's clipboard, and calls copied later, from any goroutine; nil: there is no clipboard.
	Copy func(text string, copied func(err error))
	// ShowText shows a text over the program, to be selected by hand, with a line about how, and the word of a button that hides it again; nil: the
	// text goes into a file, by KeepReport.
	ShowText func(text, how, done string)
	// Paste reads the system's clipboard, and calls got later, from any goroutine; nil: there is none that can be read.
	Paste func(got func(text string, err error))
	// Dial begins a line to a host of rooms; nil: that of the platform.
	Dial away.Dial
	// OpenPage is called within a tick, and opens the program as a page in a browser, where screen readers are told nothing of its window.
	// It fails if the files of the page are not beside the program. Nil: it is not offered.
	OpenPage func() error
	// StartHost starts a host of rooms, and calls started once, from any goroutine, when it runs or with why there is none (a [stage.HostError]).
	// CanHost reports whether there can be one, which a page learns after its start. Nil: nobody is invited from here.
	StartHost func(started func(h *stage.Host, err error))
	CanHost   func() bool
	// SendLink is called within a tick, on systems that have a way of their own to pass an address on to somebody; nil: there is none.
	SendLink func(link string)
	// Leave is called within a tick when the person goes back from the first screen, to return to whatever was there
	// before this program; nil: the first screen has no way back.
	Leave func()
	// Deep is called within a tick, once at first and whenever it changes, with whether going back leads anywhere within the program;
	// it may be nil.
	Deep func(deep bool)
	// FetchAgain asks once more for the files that SetMissing has reported; nil: there are none to fetch.
	FetchAgain func()
	// Report is called at the end of each tick in which the description of the screen has changed, with one JSON object
	// without a line break; nil: the screen is not described.
	Report func(line []byte)
	// Aloud carries descriptions of the screen to screen readers, and their acts back; nil: there are none. The screen is described only
	// while somebody listens. Its wake must wake Pace.
	Aloud *aloud.Teller
	// KeepReport stores the report of a failure under a name and returns where it is; nil: reports are only logged.
	KeepReport func(name string, text []byte) (place string, err error)
}
