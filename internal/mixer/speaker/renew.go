//go:build ((linux && !android) || windows) && !ebitenginevmguest

package speaker

import _ "unsafe" // for the name of another package

// otoCreated is oto's note that a context has been made. It allows one in a process, and a context that has failed stays so; all else of a
// context here is its own, so another one may follow. (On macOS a context finds devices again by itself, as it does on Windows while it
// lives.)
//
//go:linkname otoCreated github.com/ebitengine/oto/v3.contextCreated
var otoCreated bool

// renew allows another context in the place of one that has failed. Nobody else in this program makes contexts.
func renew() { otoCreated = false }
