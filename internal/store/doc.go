// Package store keeps what must survive the program: the records of matches, and small settings.
//
// It knows bytes, not games: a record is a text that only grows, line by line; package games defines what the text means. Only
// the scenes, the apps and the program's commands import it.
//
// # Shape
//
// Every operation returns at once and reports its outcome to a callback, which runs inside [Store.Poll], on the goroutine that
// polls (the game loop, once a tick). Whenever a callback waits for Poll, [Config].Wake is called, from any goroutine. The same
// code therefore runs on the desktop, where a record is written during the call, and in the browser, where everything takes a
// while.
//
//	s.Create("ritual", head, func(w *store.Writer, err error) { … })
//	w.Append(line, func(err error) { … })   // nil: acknowledged, the next move may be made
//	s.Flush()                               // at pause and exit
//
// # Promises
//
// An acknowledged append survives, whenever the program ends. On the desktop it has been handed to the system in one write
// before Append returns; it is synced to the disk right after, on another goroutine, and by [Store.Flush]. A failed append
// leaves the record as it was, and can be repeated with the same bytes; so does one to a record that is not in its folder any
// more. A record has one writer: a second program or tab gets [ErrBusy]. No operation overwrites a record: new ones always get a new name. When a damaged record is cut, the original is
// kept beside it.
//
// Where nothing can be written into the folder, memory keeps new things (see Config.Forgets), and what can be read there
// still is. Where the file system has no locks, signs of life in matches/.writers take their place. A file gets its name only
// once it is whole, and a file far longer than any match is not read. What a program left half written when it was killed is
// swept away a day later.
//
// # Where things are
//
//	Linux    $XDG_DATA_HOME/runehall, or ~/.local/share/runehall
//	Windows  %AppData%\Runehall
//	macOS    ~/Library/Application Support/Runehall
//	browser  the IndexedDB database "runehall" of the page's origin
//
// or the folder that [Config].Dir names (in the browser the database "runehall-DIR"). In it, matches/ID.runehall is a record,
// matches/ID.damaged (-2, -3 …) the original of one that was cut, settings/KEY a setting; journals/NAME what
// [Store.AddToJournal] adds; exports/ holds the copies that [Store.Export] makes, and reports/ what [Store.KeepReport] writes.
package store
