//go:build !js

package rules

import "embed"

//go:embed common market masters ritual stones toss
var files embed.FS

// Fetch gets the rulebooks of games in a language; they are embedded, so that done is called at once.
func Fetch(_ []string, _ string, done func()) { done() }
