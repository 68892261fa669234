// Package stage is what all screens share: the definition of a [Scene], the [Stage] that each gets in place of globals,
// the settings, what screens report to tests, and the backgrounds.
//
// It knows no scene and no game.
package stage
