package served

import (
	"io"
	"net/http"
)

// HostPath is the file by which a page finds out whether rooms can be made where it came from. Every build of the page has it, and says no; a host of rooms
// answers for it.
const HostPath = "/host.json"

// hasRooms is what a host of rooms says.
const hasRooms = `{"rooms": true}` + "\n"

// HasRooms answers for [HostPath] that rooms can be made here.
func HasRooms(w http.ResponseWriter, _ *http.Request) {
	setHeaders(w.Header())
	w.Header().Set("Content-Type", types[".json"])
	w.Header().Set("Cache-Control", "no-store")
	_, _ = io.WriteString(w, hasRooms) // if the client has gone away there is nobody to tell
}
