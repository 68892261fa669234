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
	// Log receives what goes wrong; nil: messages are dropped.
	Log *slog.Logger
	// Lang is the language of this run; it overrides the settings. Empty: the language of the settings, or
	// else of Locale.
	Lang string
	// Locale is the system's own language, in any of its spellings ("de_DE.UTF-8").
	Locale string
	// Scale is the interface scale of this run; it overrides the settings. 0: the scale of the settings.
	Scale float64
	// Wishes are what the system asked of all programs when this one was started; see [App.SetWishes].
	Wishes stage.Wishes
	// Clock returns how much time has passed since some moment. Computer players use it to leave each frame its time.
	// Nil: they think in counted steps, and every run takes the same ticks.
	Clock func() time.Duration
	// Aside runs work beside the loop of the game, and returns at once. Computer players think there. Nil: they think
	// in what each tick leaves.
	Aside func(work func())
	// Now returns the present time here; its date decides which puzzle is the day's. Nil: the system's.
	Now func() time.Time
	// Here returns a moment in the time zone of the device, which may have changed since the start. Nil: the zone of
	// the start.
	Here func(time.Time) time.Time
	// Seed is the seed of the first new match; the next ones count up from it. 0: every match gets a random seed.
	Seed uint64
	// Open is the text of a record: the program goes straight to its table.
	Open []byte
	// OpenFailed is why a match handed over from outside could not be put into Open; the program shows the reason over
	// the title. Nil: no failure.
	OpenFailed error
	// Place is what KeepPlace was last called with by a run that was torn away. The program goes straight back there,
	// or begins at the title if the place cannot be opened as it was left.
	Place string
	// KeepPlace is called with where the person is, whenever that changes: at the table of a stored match, at its
	// results, in its replay, or at a set-up; empty everywhere else. It may be nil.
	KeepPlace func(place string)
	// Lasting returns whether somebody other than the person may empty what is stored, as browsers do: "" if not,
	// "week" if it happens after a week without a visit, "full" if space runs short, "asks" if the person has to allow
	// that it is kept. Hold asks for it to be kept; where that means asking the person, it does so only if pressed.
	// Both are nil where nobody empties anything.
	Lasting func() string
	Hold    func(pressed bool)
	// Speaks is called within a tick with the language of the program, at first and whenever it changes. A page tells
	// it to the browser, and to what reads the page aloud. It may be nil.
	Speaks func(tag string)
	// KeepGoesOn is called within a tick with whether the title has a match to continue, once that is known and
	// whenever it changes. A platform that shows a title of its own while the program loads leaves room for that
	// button. It may be nil.
	KeepGoesOn func(goesOn bool)
	// NoTips leaves out the tips of a first match, whatever the settings say.
	NoTips bool
	// ShowPlaces draws the name and the rectangle of each reported thing over the screen, for developers.
	ShowPlaces bool
	// Gallery goes straight to the gallery of all widgets and materials.
	Gallery bool
	// Input is played in place of the devices, to its end.
	Input *ui.Tape
	// CachedSettings is a copy of the stored settings, empty if there is none: the first frame uses it instead of
	// waiting for the store, whose settings replace it once they arrive. Nil: the first frame waits, which is right
	// where the store answers at once.
	CachedSettings []byte
	// CacheSettings is given the text of the settings whenever it is read or stored, for the next run's CachedSettings;
	// it may be nil.
	CacheSettings func(settings []byte)
	// Speaker plays music and effects; nil: nothing does.
	Speaker mixer.Speaker
	// OnCue is called with each effect that is heard, or would be if there were a speaker; it may be nil.
	OnCue func(mixer.Cue)
	// ChooseFile asks the person for a file and returns at once. Later, from any goroutine, it calls chosen with the
	// file's content or with what went wrong; it does not if nothing was chosen. Nil: the program offers no files to
	// choose.
	ChooseFile func(chosen func(text []byte, err error))
	// Desktop says that the program has a window of its own, and files with paths: neither holds in browsers or on
	// phones.
	Desktop bool
	// Rival is a computer player of another program, which set-ups can seat; nil: there is none. Each seat at a table
	// has its own run of it.
	Rival *games.RivalKind
	// Share is called within a tick with the path of an exported record, on systems where people cannot get at files
	// themselves. It offers to send the file, or to save it elsewhere. Nil: the person is shown the path.
	Share func(path string)
	// Address is the address of a page with this program; links to matches begin with it. Empty: HomePage or, if there
	// is none, an address that leads to the installed program.
	Address string
	// Copy puts a text on the system's clipboard, and calls copied later, from any goroutine; nil: there is no
	// clipboard.
	Copy func(text string, copied func(err error))
	// ShowText shows a text over the program to be selected by hand, with a line that says how, and a button with the
	// word done that hides it. Nil: the text goes into a file, by KeepReport.
	ShowText func(text, how, done string)
	// Paste reads the system's clipboard, and calls got later, from any goroutine; nil: no clipboard can be read.
	Paste func(got func(text string, err error))
	// Dial opens a line to a host of rooms; nil: the platform's way to do so.
	Dial away.Dial
	// Hidden reports whether nothing is drawn, so that no ticks come, as in a hidden page; it may be called at any
	// time. Nil: that never happens.
	Hidden func() bool
	// Awake is called within a tick when the screen must not go dark any longer, with why, in words that a system may
	// show; and with "" when it may go dark again. Nil: nothing here can keep it on, and the setting is not offered.
	Awake func(why string)
	// Buzz lets the device vibrate for a moment, because its person's turn begins; it may be nil.
	Buzz func()
	// Summon is called when the turn of the person at this device begins in a room, with words for wherever a person
	// who looks elsewhere sees them, and with "" when it is over. It may be called while nothing is drawn. It may be
	// nil.
	Summon func(words string)
	// Notices returns whether the system shows notices of this program: "yes", "asks" if the person has to allow it, ""
	// if it does not. AskNotices lets the system ask the person; it is called within a tick, after a press. Nil: there
	// are no notices.
	Notices    func() string
	AskNotices func()
	// OpenPage is called within a tick. It opens the program as a page in a browser, for people whose screen reader is
	// told nothing about the program's window. It fails if the files of the page are not beside the program. Nil: it is
	// not offered.
	OpenPage func() error
	// StartHost starts a host of rooms, and calls started once, from any goroutine: when the host runs, or with why
	// there is none (a [stage.HostError]). CanHost reports whether there can be one, which a page learns only after its
	// start. Nil: nobody can be invited from here.
	StartHost func(started func(h *stage.Host, err error))
	CanHost   func() bool
	// Served reports whether this is the page of a host of rooms, which it learns only after its start; nil: this is no
	// page.
	Served func() bool
	// SendLink is called within a tick, on systems that have their own way to pass an address on to somebody; nil:
	// there is none.
	SendLink func(link string)
	// Leave is called within a tick when the person goes back from the first screen, to return to whatever was there
	// before this program. Nil: the first screen has no way back.
	Leave func()
	// Deep is called within a tick with whether going back leads anywhere within the program, at first and whenever
	// that changes; it may be nil.
	Deep func(deep bool)
	// FetchAgain fetches the files again that SetMissing has reported; nil: there are none to fetch.
	FetchAgain func()
	// Report is called at the end of each tick in which the description of the screen has changed, with one JSON object
	// without a line break; nil: the screen is not described.
	Report func(line []byte)
	// Aloud carries descriptions of the screen to screen readers, and what they ask for back; nil: there are none. The
	// screen is described only while somebody listens. Its wake must wake Pace.
	Aloud *aloud.Teller
	// KeepReport stores the report of a failure under a name and returns where it is; nil: reports are only logged.
	KeepReport func(name string, text []byte) (place string, err error)
	// OpenFile opens a file in the system's own program for it; nil: there is none.
	OpenFile func(place string) error
}
