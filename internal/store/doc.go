// Package store keeps what must survive the program: the records of matches, and small settings.
//
// It knows bytes, not games: a record is a text that only grows, line by line, and package games defines its meaning.
// Only the scenes, the apps and the commands import it.
//
// # Shape
//
// Every operation returns at once and reports its outcome to a callback, which runs inside [Store.Poll] on the
// goroutine that polls (the game loop, once per tick). When a callback is ready, [Config].Wake is called, from any
// goroutine. So the same code runs on the desktop, where a record is written during the call, and in the browser, where
// everything takes a while.
//
//	s.Create("ritual", head, func(w *store.Writer, err error) { … })
//	w.Append(line, func(err error) { … })   // nil: acknowledged, the next move may be made
//	s.Flush()                               // at pause and exit
//
// # Promises
//
// An acknowledged append survives whenever the program ends. On the desktop it has been passed to the system in one
// write before Append returns; right after, another goroutine syncs it to the disk, and so does [Store.Flush]. A failed
// append leaves the record as it was, and can be repeated with the same bytes. Appending to a record that is no longer
// in its folder fails in the same way. A record has only one writer: a second program or tab gets [ErrBusy]. No
// operation overwrites a record: new ones always get a new name. When a damaged record is cut, the original is kept
// beside it.
//
// If nothing can be written into the folder, new things are kept in memory (see Config.Forgets), and old ones can still
// be read. If the file system has no locks, signs of life in matches/.writers replace them. A file gets its name only
// when it is complete. Files far longer than any match are not read. Files that a killed program left unfinished are
// removed after a day.
//
// # Where things are
//
//	Linux    $XDG_DATA_HOME/runehall, or ~/.local/share/runehall
//	Windows  %AppData%\Runehall
//	macOS    ~/Library/Application Support/Runehall
//	browser  the IndexedDB database "runehall" of the page's origin
//
// or the folder that [Config].Dir names (in the browser the database "runehall-DIR"). In it, matches/ID.runehall is a
// record, matches/ID.damaged (-2, -3 …) the original of one that was cut, settings/KEY a setting; journals/NAME what
// [Store.AddToJournal] adds; exports/ holds the copies that [Store.Export] makes, and reports/ what [Store.KeepReport]
// writes.
package store
