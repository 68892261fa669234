// Package store keeps what must survive the program: the records of matches, and small settings.
//
// It knows bytes, not games: a record is text that only grows, line by line. The rules of that text stand in package
// games. No package but the scenes and the program's commands imports it.
//
// # Shape
//
// Every operation returns at once and hands its outcome to a callback, which runs inside [Store.Poll], on the goroutine
// that polls (the game loop, once a tick). Whenever something waits for Poll, [Config].Wake is called, from any
// goroutine. So one code runs on the desktop, where a record is written inside the call, and in the browser, where
// everything takes a while.
//
//	s.Create("ritual", head, func(w *store.Writer, err error) { … })
//	w.Append(line, func(err error) { … })   // nil: acknowledged, the next move may be made
//	s.Flush()                               // at pause and exit
//
// # Promises
//
// An acknowledged append survives the end of the program at any moment; on the desktop it was handed to the system in
// one write before Append returned, and is synced to the disk right after by a goroutine, and by [Store.Flush]. A failed
// append leaves the record as it was, and can be repeated with the same bytes. A record has one writer: a second
// program or tab gets [ErrBusy]. No operation overwrites a record: new ones always get a new name. Where a record is cut
// because it is damaged, the original is kept beside it.
//
// # Where things are
//
//	Linux    $XDG_DATA_HOME/runehall, or ~/.local/share/runehall
//	Windows  %AppData%\Runehall
//	macOS    ~/Library/Application Support/Runehall
//	browser  the IndexedDB database "runehall" of the page's origin
//
// or the folder, in the browser the database "runehall-DIR", that [Config].Dir names. In it matches/ID.runehall is a
// record, matches/ID.damaged (-2, -3 …) the original of one that was cut, settings/KEY a setting; exports/ holds copies
// made by [Store.Export], and reports/ what [Store.KeepReport] kept.
package store
