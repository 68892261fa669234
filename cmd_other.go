//go:build !js

package main

// subcommands are what the first argument may name instead of opening the window.
var subcommands = map[string]func([]string, console) error{"sim": simulate, "replay": replay}
