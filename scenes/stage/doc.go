// Package stage is what all screens share: what a [Scene] is, the [Stage] that it gets instead of globals, the settings,
// what a screen reports for tests, and the grounds that lie under everything.
//
// It knows no scene and no game.
package stage
