//go:build ((linux && !android) || windows) && !ebitenginevmguest

package speaker

import _ "unsafe" // for linkname

// otoCreated is oto's flag that a context has been made. oto allows only one per process, and a context that has failed
// stays failed. Contexts share nothing else on these systems, so clearing the flag allows another one. (On macOS a
// context finds devices again by itself, and so it does on Windows while it lives.)
//
//go:linkname otoCreated github.com/ebitengine/oto/v3.contextCreated
var otoCreated bool

// renew allows a new context after one has failed. Nobody else in this program makes contexts, so it takes no lock.
func renew() { otoCreated = false }
