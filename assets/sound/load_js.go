package sound

import "runehall/internal/fetch"

// folder is where the files are, beside the page.
const folder = "sound/"

// Load fetches a file that the manifest names, and hands it over later, from within the browser's event loop.
func Load(file string, done func(data []byte, err error)) {
	fetch.Bytes(folder+file, func(data []byte) { done(data, nil) })
}
