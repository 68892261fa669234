//go:build !unix

package incoming

// dontWait is nothing: opening waits for nobody here.
const dontWait = 0
