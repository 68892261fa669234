// Package stage is what all screens share: what a [Scene] is, the [Stage] that each gets instead of globals, the settings, what
// a screen reports to tests, and the grounds below everything.
//
// It knows no scene and no game.
package stage
