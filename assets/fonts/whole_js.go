package fonts

import "runehall/internal/fetch"

// wholes are the whole typefaces that have been fetched.
var wholes = fetch.Texts{}

func whole(id ID) []byte { return wholes[wholeFiles[id-WholeBody]] }

// FetchWhole gets the whole typefaces, and calls done when all of them are here, from within the browser's event loop.
func FetchWhole(done func()) { wholes.Get("font/whole/", wholeFiles[:], done) }
