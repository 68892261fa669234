package served

import (
	"io"
	"net/http"
)

// HostPath is the file that tells a page whether its server can make rooms. Every build of the page contains it, and
// says no; a host of rooms answers for it.
const HostPath = "/host.json"

// hasRooms is the answer of a host of rooms.
const hasRooms = `{"rooms": true}` + "\n"

// HasRooms answers for [HostPath] that rooms can be made here.
func HasRooms(w http.ResponseWriter, _ *http.Request) {
	setHeaders(w.Header())
	w.Header().Set("Content-Type", types[".json"])
	w.Header().Set("Cache-Control", "no-store")
	_, _ = io.WriteString(w, hasRooms) // if the client has gone away there is nobody to tell
}
