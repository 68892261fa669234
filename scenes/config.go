package scenes

import (
	"log/slog"

	"runehall/internal/mixer"
	"runehall/internal/store"
	"runehall/ui"
)

// Config is what the program is started with.
type Config struct {
	// Store keeps matches and settings; nil: nothing outlives the program. Its Wake must be that of Pace.
	Store *store.Store
	// Pace is shared with whatever wakes the loop; nil: a new one.
	Pace *ui.Pace
	// Log gets what went wrong; nil: it is dropped.
	Log *slog.Logger
	// Lang is the language for this run, over the settings; empty: that of the settings, or else that of Locale.
	Lang string
	// Locale is the system's own language, in any of its spellings ("de_DE.UTF-8").
	Locale string
	// Scale is the interface scale for this run, over the settings; 0: that of the settings.
	Scale float64
	// Seed gives the first new match its seed, and the following ones the numbers after it; 0: each is drawn.
	Seed uint64
	// Open is the text of a record: the program goes straight to its table.
	Open []byte
	// Gallery goes straight to the gallery of all widgets and materials.
	Gallery bool
	// Input is played in place of the devices, to its end.
	Input *ui.Tape
	// Early is a copy of the stored settings, empty if there is none: the first frame does not wait for the store, whose
	// word counts once it comes. Nil: the first frame waits, as it should where the store answers at once.
	Early []byte
	// Copy is called with the settings' text whenever it is read or stored, for the next run's Early; nil: nobody keeps it.
	Copy func(settings []byte)
	// Speaker plays music and effects; nil: nothing does.
	Speaker mixer.Speaker
	// Heard is told of each effect that is heard, or would be if there were a speaker; nil: nobody is.
	Heard func(mixer.Cue)
	// Choose asks the person for a file and returns at once; chosen may be called later, from any goroutine, with the
	// file's content or with what went wrong, and is not called where nothing was chosen. Nil: nobody can be asked.
	Choose func(chosen func(text []byte, err error))
	// Desktop says that the program has a window of its own and files with paths; false in the browser and on phones.
	Desktop bool
	// Share is called within a tick with the path of a record that was exported, where the person cannot reach files by
	// themselves: to send it, or to keep it elsewhere. Nil: it is told where the file is.
	Share func(path string)
	// Leave is called within a tick when the person goes back from the first screen, to whatever was there before this
	// program; nil: there is no way back from it.
	Leave func()
	// Report is called at the end of each tick whose report of the screen differs from the last one, with one JSON
	// object and no line break; nil: no report is made.
	Report func(line []byte)
	// Keep is called with a name and a text that are worth keeping after a failure, and returns where they are; nil: they
	// are only logged.
	Keep func(name string, text []byte) (place string, err error)
}
